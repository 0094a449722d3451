"""All that exists in the playground: its servers, people, channels, messages, commands, interactions."""

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
NO_LOCALE = "en-US"


class Kind(StrEnum):
    """What a channel is."""

    TEXT = "text"
    VOICE = "voice"
    STAGE = "stage"
    THREAD = "thread"
    PRIVATE_THREAD = "private-thread"
    DM = "dm"


THREADS = (Kind.THREAD, Kind.PRIVATE_THREAD)
SPOKEN = (Kind.VOICE, Kind.STAGE)
"""Where people hear each other; each has a chat of its own."""


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
    left: list[str] = field(default_factory=list)
    """The servers that this person has left one by one; without `member` it is all of them."""
    nicks: dict[str, str] = field(default_factory=dict)
    """The names by which this person goes in servers, by the servers' ids."""
    roles: dict[str, list[str]] = field(default_factory=dict)
    """The ids of this person's roles in servers, by the servers' ids."""
    voice: str | None = None
    """The id of the voice channel where this person is."""
    bot: bool = False
    """Another bot: it can be seen, chosen and heard, and does nothing by itself."""

    def belongs_to(self, guild: "Guild") -> bool:
        """Say whether this person is a member of a server."""
        return self.member and guild.id not in self.left


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
    locked: bool = False
    members: list[str] = field(default_factory=list)
    """Who is in a private thread, by id, the bot maybe among them."""
    parent: str | None = None
    recipient: str | None = None
    position: int = 0
    messages: dict[str, Message] = field(default_factory=dict)
    last_message_id: str | None = None
    server: str | None = None
    """The id of its server; None for direct messages."""


@dataclass(slots=True)
class File:
    """An uploaded file."""

    id: str
    channel: str
    name: str
    content: bytes
    content_type: str


class Standing(StrEnum):
    """How the bot was added to a server."""

    MEMBER = "member"
    COMMANDS_ONLY = "commands-only"
    """With the scope applications.commands alone: its commands work there, it is no member."""
    GONE = "gone"


@dataclass(slots=True)
class Guild:
    """A server."""

    id: str
    name: str
    locale: str
    bot_role: str
    owner: str
    community: bool = False
    bot_nick: str | None = None
    bot: Standing = Standing.MEMBER
    out: bool = False
    """Discord has lost it for a while: the bot hears nothing of it but interactions."""
    roles: list[Json] = field(default_factory=list)
    """The roles that were made for people: `id`, `name`, and `permissions` as a number."""
    denied: list[str] = field(default_factory=list)
    """Permissions that neither the bot's role nor @everyone has in this server."""

    @property
    def features(self) -> list[str]:
        """Return the names of what is turned on for the server."""
        return ["COMMUNITY"] if self.community else []

    @property
    def preferred_locale(self) -> str:
        """Return its language: only a server with the feature COMMUNITY can choose one.

        Source: Discord's documentation, "Guild Object", `preferred_locale`.
        """
        return self.locale if self.community else NO_LOCALE


class World:
    """The playground's state. It decides nothing; the other modules do."""

    def __init__(self, guild_locale: str = NO_LOCALE) -> None:
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.bot_id = self.ids.take()
        self.guilds: dict[str, Guild] = {}
        self.add_guild("Tallyho", guild_locale, community=guild_locale != NO_LOCALE)
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

    @property
    def guild(self) -> Guild:
        """Return the server that was there first."""
        return next(iter(self.guilds.values()))

    def server(self, guild_id: object) -> Guild:
        """Find a server for the control interface."""
        guild = self.guilds.get(str(guild_id))
        if guild is None:
            raise ControlError(f"There is no server {guild_id}.", 404)
        return guild

    def guild_of(self, channel: Channel) -> Guild | None:
        """Return the server of a channel; None for direct messages."""
        return None if channel.server is None else self.guilds[channel.server]

    def speakers(self, guild: Guild) -> list[tuple[Person, Channel]]:
        """List who is in a server's voice channels."""
        places = {channel.id: channel for channel in self.guild_channels(guild)}
        everybody = self.people.values()
        return [(person, places[person.voice]) for person in everybody if person.voice in places]

    def meet(self, person: Person) -> bool:
        """Say whether there is a server of which both the bot and this person are members."""
        return any(
            guild.bot is Standing.MEMBER and person.belongs_to(guild) for guild in self.guilds.values()
        )

    def add_guild(self, name: str, locale: str, *, community: bool) -> Guild:
        """Create a server of which the bot is a member."""
        guild = Guild(self.ids.take(), name, locale, self.ids.take(), self.ids.take(), community)
        self.guilds[guild.id] = guild
        return guild

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

    def add_channel(
        self, name: str, kind: Kind, denied: frozenset[str] = frozenset(), guild: Guild | None = None
    ) -> Channel:
        """Create a channel of a server (by default the first one); a thread hangs under its first channel."""
        guild = guild or self.guild
        position = len(self.guild_channels(guild))
        channel = Channel(self.ids.take(), name, kind, denied, position=position, server=guild.id)
        if kind in THREADS:
            channel.parent = self._parent_of_threads(guild)
        self.channels[channel.id] = channel
        return channel

    def open_dm(self, person: Person) -> Channel:
        """Return the bot's direct messages with somebody, opening them where there are none."""
        channel_id = self.dms.get(person.id)
        if channel_id is None:
            channel = Channel(self.ids.take(), person.name, Kind.DM, recipient=person.id)
            self.channels[channel.id] = channel
            self.dms[person.id] = channel_id = channel.id
            self.changed({"channels": True})
        return self.channels[channel_id]

    def guild_channels(self, guild: Guild | None = None) -> list[Channel]:
        """List the channels and threads of a server, or of all."""
        return [
            channel
            for channel in self.channels.values()
            if channel.kind is not Kind.DM and guild in (None, self.guild_of(channel))
        ]

    def new_token(self) -> str:
        """Make an interaction's secret."""
        return f"aW50ZXJhY3Rpb2{secrets.token_urlsafe(48)}"

    def _parent_of_threads(self, guild: Guild) -> str:
        for channel in self.guild_channels(guild):
            if channel.kind is Kind.TEXT:
                return channel.id
        return self.add_channel("general", Kind.TEXT, guild=guild).id
