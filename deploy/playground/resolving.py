"""People, roles and channels that are named in an act, and the objects that Discord sends with their ids."""

import re

from deploy.playground import guilds, members, objects
from deploy.playground.component_limits import (
    CHANNEL_SELECT,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    USER_SELECT,
)
from deploy.playground.errors import ControlError
from deploy.playground.world import Channel, Json, Person, World

ENTITY_SELECTS = (USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
MENTION = re.compile(r"<@!?(\d+)>")
NOT_IN_BRIEF = ("user", "deaf", "mute")


class Resolver:
    """Finds what is named in one act, by id, mention or name, and gathers it."""

    def __init__(self, world: World, channel: Channel) -> None:
        self._world = world
        self._guild = world.guild_of(channel)
        self.resolved: Json = {}

    def select(self, part: Json, values: list[str]) -> list[str]:
        """Find what is chosen in a select of people, roles or channels; give the ids. ControlError."""
        kind = part["type"]
        if kind == USER_SELECT:
            return [self.user(value) for value in values]
        if kind == ROLE_SELECT:
            return [self.role(value) for value in values]
        if kind == MENTIONABLE_SELECT:
            return [self.mentionable(value) for value in values]
        return [self.place(value, part.get("channel_types") or []) for value in values]

    def user(self, value: object) -> str:
        """Find somebody, or the bot. ControlError."""
        text = str(value).strip()
        mention = MENTION.fullmatch(text)
        wanted = mention[1] if mention else text.removeprefix("@")
        if wanted in (self._world.bot_id, objects.BOT_NAME):
            return self._keep_bot()
        person = self._world.people.get(wanted) or self._named(wanted)
        self._keep("users", person.id, objects.user(person))
        if self._guild is not None and person.belongs_to(self._guild):
            told = members.member(person, self._guild)
            may = str(members.granted(person, self._guild))
            self._keep("members", person.id, {**_brief(told), "permissions": may})
        return person.id

    def role(self, value: object) -> str:
        """Find a role of the server. ControlError."""
        wanted = str(value).strip().removeprefix("<@&").removesuffix(">").removeprefix("@")
        for role in [] if self._guild is None else guilds.guild(self._world, self._guild)["roles"]:
            if wanted in (role["id"], role["name"].removeprefix("@")):
                self._keep("roles", role["id"], role)
                return str(role["id"])
        raise ControlError(f"There is no role {value}.")

    def mentionable(self, value: object) -> str:
        """Find a role of the server, or somebody. ControlError."""
        try:
            return self.role(value)
        except ControlError:
            return self.user(value)

    def place(self, value: object, kinds: list[int]) -> str:
        """Find a channel of the server, of one of these kinds if there are any. ControlError."""
        wanted = str(value).strip().removeprefix("<#").removesuffix(">").removeprefix("#")
        for place in self._world.guild_channels(self._guild):
            shown = objects.channel(self._world, place)
            if wanted in (place.id, place.name) and (not kinds or shown["type"] in kinds):
                self._keep("channels", place.id, shown)
                return place.id
        raise ControlError(f"There is no channel {value}.")

    def _keep_bot(self) -> str:
        bot = self._world.bot_id
        self._keep("users", bot, objects.bot_user(self._world))
        if self._guild is not None:
            told = members.bot_member(self._world, self._guild)
            self._keep("members", bot, {**_brief(told), "permissions": "0"})
        return bot

    def _named(self, name: str) -> Person:
        found = [
            person for person in self._world.people.values() if person.name.casefold() == name.casefold()
        ]
        if not found:
            raise ControlError(f"There is nobody called {name}.")
        if len(found) > 1:
            raise ControlError(f"There are several people called {name}: give the id.")
        return found[0]

    def _keep(self, what: str, name: str, shown: Json) -> None:
        self.resolved.setdefault(what, {})[name] = shown


def _brief(member: Json) -> Json:
    return {key: value for key, value in member.items() if key not in NOT_IN_BRIEF}
