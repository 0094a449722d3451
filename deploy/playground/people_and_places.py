"""Adding and changing people and channels through the control interface."""

from deploy.playground import access
from deploy.playground.errors import ControlError
from deploy.playground.gateway import Gateway
from deploy.playground.objects import LOCALES
from deploy.playground.permissions import read_names
from deploy.playground.roles import names_of, read_nick, read_roles, set_roles
from deploy.playground.telling import set_archived, set_members, sync_threads, tell_place
from deploy.playground.voice import Voice
from deploy.playground.world import SPOKEN, THREADS, Channel, Guild, Json, Kind, Person, World

NAME_MOST = 100
KINDS = (Kind.TEXT, *SPOKEN, *THREADS)
BOT = "bot"


class Places:
    """The people at the playground and the places where they meet."""

    def __init__(self, world: World, gateway: Gateway, voice: Voice) -> None:
        self._world = world
        self._voice = voice
        self._gateway = gateway

    async def add_person(self, asked: Json) -> Json:
        """Let somebody join the server."""
        name = read_name(asked, "A person")
        locale = read_locale(asked) if asked.get("locale") else None
        dms_open = _dms_open(asked)
        person = self._world.add_person(name, locale)
        person.dms_open = dms_open
        person.moderator = bool(asked.get("moderator"))
        person.bot = bool(asked.get("bot"))
        self._world.changed({"people": True})
        return show_person(self._world, person, self._world.guild)

    async def change_person(self, asked: Json) -> Json:
        """Change what is given."""
        person, guilds = self._world.person(asked["id"]), self._guilds(asked)
        nick = read_nick(asked) if "nick" in asked else None
        roles = read_roles(asked) if "roles" in asked else None
        if "locale" in asked:
            person.locale = read_locale(asked)
        if "dms" in asked:
            person.dms_open = _dms_open(asked)
        if "member" in asked:
            self._come_or_go(person, asked)
        if "moderator" in asked:
            person.moderator = bool(asked["moderator"])
        for guild in guilds:
            if nick is not None:
                person.nicks[guild.id] = nick
            if roles is not None:
                set_roles(self._world, self._gateway, person, guild, roles)
        self._voice.leave(person)
        self._world.changed({"people": True})
        return show_person(self._world, person, guilds[0])

    async def add_channel(self, asked: Json) -> Json:
        """Create a channel or a thread and tell the bot."""
        name = read_name(asked, "A channel")[:NAME_MOST]
        guild = self._world.server(asked["server"]) if "server" in asked else self._world.guild
        kind = str(asked.get("kind") or "text")
        if kind not in KINDS:
            raise ControlError(f"`kind` is one of {', '.join(KINDS)}.")
        members = self._read_members(asked) if kind == Kind.PRIVATE_THREAD or "members" in asked else []
        if members and kind != Kind.PRIVATE_THREAD:
            raise ControlError("Only a private thread has `members`.")
        channel = self._world.add_channel(name, Kind(kind), read_names(asked.get("denied") or []), guild)
        channel.members = members
        if channel.kind in THREADS:
            tell_place(self._world, self._gateway, channel, "THREAD_CREATE", {"newly_created": True})
        else:
            tell_place(self._world, self._gateway, channel, "CHANNEL_CREATE")
        self._world.changed({"channels": True})
        return show_channel(channel)

    async def change_channel(self, asked: Json) -> Json:
        """Change what is given."""
        channel = self._world.place(asked["id"])
        if channel.kind is Kind.DM:
            raise ControlError("Direct messages cannot be changed.")
        if "denied" in asked:
            self._deny(channel, read_names(asked["denied"] or []))
        self._change_thread(channel, asked)
        if asked.get("deleted"):
            self._delete(channel)
        self._world.changed({"channels": True})
        return show_channel(channel) | {"deleted": bool(asked.get("deleted"))}

    def _deny(self, channel: Channel, denied: frozenset[str]) -> None:
        hidden = not access.sees(self._world, channel)
        channel.denied = denied
        event = "THREAD_UPDATE" if channel.kind in THREADS else "CHANNEL_UPDATE"
        tell_place(self._world, self._gateway, channel, event)
        if hidden and access.sees(self._world, channel) and channel.kind not in THREADS:
            sync_threads(self._world, self._gateway, channel)

    def _change_thread(self, channel: Channel, asked: Json) -> None:
        if channel.kind not in THREADS and asked.keys() & {"archived", "locked"}:
            raise ControlError("Only threads can be archived or locked.")
        if "members" in asked:
            if channel.kind is not Kind.PRIVATE_THREAD:
                raise ControlError("Only a private thread has `members`.")
            set_members(self._world, self._gateway, channel, self._read_members(asked))
        if "locked" in asked and channel.locked != asked["locked"]:
            channel.locked = bool(asked["locked"])
            tell_place(self._world, self._gateway, channel, "THREAD_UPDATE")
        if "archived" in asked:
            set_archived(self._world, self._gateway, channel, archived=bool(asked["archived"]))

    def _read_members(self, asked: Json) -> list[str]:
        """Read who is in a private thread: people, and the bot by its id or as "bot"."""
        given = dict.fromkeys(str(one) for one in asked.get("members") or [])
        bots = (BOT, self._world.bot_id)
        return [self._world.bot_id if one in bots else self._world.person(one).id for one in given]

    def _guilds(self, asked: Json) -> list[Guild]:
        """Return the server that is meant, or all."""
        if "server" in asked:
            return [self._world.server(asked["server"])]
        return list(self._world.guilds.values())

    def _come_or_go(self, person: Person, asked: Json) -> None:
        """Join or leave: one server, or all of them."""
        if "server" not in asked:
            person.member, person.left = bool(asked["member"]), []
            return
        one = {self._world.server(asked["server"]).id}
        left = set(person.left) if person.member else set(self._world.guilds)
        person.member, person.left = True, sorted(left - one if asked["member"] else left | one)

    def _delete(self, channel: Channel) -> None:
        for thread in self._world.guild_channels():
            if thread.parent == channel.id:
                self._world.channels.pop(thread.id, None)
        self._voice.empty(channel)
        self._world.channels.pop(channel.id, None)
        tell_place(
            self._world,
            self._gateway,
            channel,
            "THREAD_DELETE" if channel.kind in THREADS else "CHANNEL_DELETE",
        )


def show_person(world: World, person: Person, guild: Guild) -> Json:
    """Show a person on the control interface, as a server knows them."""
    return {
        "id": person.id,
        "name": person.name,
        "locale": person.locale,
        "dms": "open" if person.dms_open else "closed",
        "moderator": person.moderator,
        "bot": person.bot,
        "member": any(person.belongs_to(one) for one in world.guilds.values()),
        "left": person.left,
        "nick": person.nicks.get(guild.id) or None,
        "roles": names_of(person, guild),
        "voice": person.voice,
    }


def show_channel(channel: Channel) -> Json:
    """Show a channel on the control interface."""
    return {
        "id": channel.id,
        "name": channel.name,
        "kind": channel.kind.value,
        "server": channel.server,
        "parent": channel.parent,
        "archived": channel.archived,
        "locked": channel.locked,
        "members": channel.members,
        "denied": sorted(channel.denied),
    }


def read_name(asked: Json, whose: str) -> str:
    """Read a name; refuse one that is missing."""
    name = str(asked.get("name") or "").strip()
    if not name:
        raise ControlError(f"{whose} needs a name.")
    return name


def read_locale(asked: Json) -> str:
    """Read a language; refuse one that Discord does not have."""
    locale = str(asked["locale"])
    if locale not in LOCALES:
        raise ControlError(f"Discord has no locale {locale}.")
    return locale


def _dms_open(asked: Json) -> bool:
    dms = asked.get("dms") or "open"
    if dms not in ("open", "closed"):
        raise ControlError("`dms` is open or closed.")
    return bool(dms == "open")
