"""All that exists in the playground: its server, people, channels, messages, commands, interactions."""

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from deploy.playground.errors import UNKNOWN_CHANNEL, ControlError, DiscordError
from deploy.playground.snowflakes import Clock, Snowflakes

Json = dict[str, Any]

CALLS_KEPT = 100_000
NONCE_SECONDS = 300.0
TOKEN_SECONDS = 15 * 60.0


class Kind(StrEnum):
    """What a channel is."""

    TEXT = "text"
    VOICE = "voice"
    THREAD = "thread"
    DM = "dm"


@dataclass(slots=True)
class Person:
    """Somebody at the playground."""

    id: str
    name: str
    username: str
    locale: str
    joined_at: str
    dms_open: bool = True
    moderator: bool = False
    member: bool = True


@dataclass(slots=True)
class Message:
    """A message as Discord shows it, and who may see it."""

    data: Json
    audience: str | None = None
    dismissed: bool = False
    token: str | None = None
    pinned_at: str | None = None


@dataclass(slots=True)
class Channel:
    """A place to post: a server's channel or thread, or the bot's direct messages with one person."""

    id: str
    name: str
    kind: Kind
    denied: frozenset[str] = frozenset()
    archived: bool = False
    archived_at: str | None = None
    parent: str | None = None
    recipient: str | None = None
    position: int = 0
    messages: dict[str, Message] = field(default_factory=dict)
    last_message_id: str | None = None


@dataclass(slots=True)
class File:
    """An uploaded file."""

    id: str
    channel: str
    name: str
    content: bytes
    content_type: str


@dataclass(slots=True)
class Guild:
    """The one server."""

    id: str
    name: str
    locale: str
    bot_role: str
    owner: str


class World:
    """The playground's state. It decides nothing; the other modules do."""

    def __init__(self, guild_locale: str = "en-US") -> None:
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.bot_id = self.ids.take()
        self.guild = Guild(self.ids.take(), "Tallyho", guild_locale, self.ids.take(), self.ids.take())
        self.default_locale = guild_locale
        self.url = ""
        self.people: dict[str, Person] = {}
        self.channels: dict[str, Channel] = {}
        self.dms: dict[str, str] = {}
        self.commands: dict[str, list[Json]] = {}
        self.command_puts = 0
        self.files: dict[str, File] = {}
        self.nonces: dict[tuple[str, str], tuple[str, float]] = {}
        self.calls: deque[Json] = deque(maxlen=CALLS_KEPT)
        self.call_count = 0
        self.violations: list[Json] = []
        self.watchers: list[Callable[[Json], None]] = []

    def changed(self, what: Json) -> None:
        """Tell those who watch that something visible has changed."""
        for watcher in self.watchers:
            watcher(what)

    def person(self, person_id: object) -> Person:
        """Find a person for the control interface."""
        person = self.people.get(str(person_id))
        if person is None:
            raise ControlError(f"There is no person {person_id}.", 404)
        return person

    def place(self, channel_id: object) -> Channel:
        """Find a channel for the control interface."""
        channel = self.channels.get(str(channel_id))
        if channel is None:
            raise ControlError(f"There is no channel {channel_id}.", 404)
        return channel

    def channel(self, channel_id: str) -> Channel:
        """Find a channel for the bot."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise DiscordError(UNKNOWN_CHANNEL)
        return channel

    def message(self, message_id: object) -> tuple[Channel, Message]:
        """Find a message anywhere, for the control interface."""
        wanted = str(message_id)
        for channel in self.channels.values():
            message = channel.messages.get(wanted)
            if message is not None:
                return channel, message
        raise ControlError(f"There is no message {message_id}.", 404)

    def add_person(self, name: str, locale: str | None = None) -> Person:
        """Let somebody join the server."""
        person_id = self.ids.take()
        username = (
            "".join(letter for letter in name.lower() if letter.isascii() and letter.isalnum()) or "guest"
        )
        person = Person(
            person_id,
            name,
            f"{username[:20]}{person_id[-4:]}",
            locale or self.default_locale,
            self.clock.iso(),
        )
        self.people[person_id] = person
        return person

    def add_channel(self, name: str, kind: Kind, denied: frozenset[str] = frozenset()) -> Channel:
        """Create a channel of the server; a thread hangs under its first text channel."""
        position = sum(channel.kind is not Kind.DM for channel in self.channels.values())
        channel = Channel(self.ids.take(), name, kind, denied, position=position)
        if kind is Kind.THREAD:
            channel.parent = self._parent_of_threads()
        self.channels[channel.id] = channel
        return channel

    def open_dm(self, person: Person) -> Channel:
        """Give the bot's direct messages with somebody, opening them where there are none."""
        channel_id = self.dms.get(person.id)
        if channel_id is None:
            channel = Channel(self.ids.take(), person.name, Kind.DM, recipient=person.id)
            self.channels[channel.id] = channel
            self.dms[person.id] = channel_id = channel.id
            self.changed({"channels": True})
        return self.channels[channel_id]

    def guild_channels(self) -> list[Channel]:
        """List the server's channels and threads."""
        return [channel for channel in self.channels.values() if channel.kind is not Kind.DM]

    def new_token(self) -> str:
        """Make an interaction's secret."""
        return f"aW50ZXJhY3Rpb2{secrets.token_urlsafe(48)}"

    def _parent_of_threads(self) -> str:
        for channel in self.channels.values():
            if channel.kind is Kind.TEXT:
                return channel.id
        return self.add_channel("general", Kind.TEXT).id


def furnish(world: World) -> None:
    """Set the table: four people and two places."""
    world.add_channel("card-table", Kind.TEXT)
    world.add_channel("Game night", Kind.VOICE)
    for name, locale in (("Léa", "fr"), ("Tom", "en-GB"), ("Camille", "fr"), ("Nico", "en-US")):
        world.add_person(name, locale)
