"""Who is in which voice channel, and what a bot that asks for it hears of that.

Source: Discord's documentation, "Voice State Object", "Gateway Intents" and "Guild Create".
"""

from deploy.playground.acts import is_there
from deploy.playground.errors import ControlError
from deploy.playground.gateway import Gateway
from deploy.playground.guilds import voice_state
from deploy.playground.intents import VOICE_STATES
from deploy.playground.members import member
from deploy.playground.world import SPOKEN, Channel, Guild, Json, Person, Standing, World


class Voice:
    """The comings and goings in voice channels. A person is in one of them at most."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    async def move(self, asked: Json) -> Json:
        """Go into a voice channel, or out of the one where somebody is."""
        person = self._world.person(asked.get("person"))
        channel = self._world.place(asked["channel"]) if "channel" in asked else None
        if channel is not None and channel.kind not in SPOKEN:
            raise ControlError(f"{channel.name} is no voice channel.")
        if channel is not None and not is_there(self._world, person, channel):
            raise ControlError(f"{person.name} is not a member of the server.", 403)
        self.put(person, channel)
        return {"person": person.id, "channel": person.voice}

    def put(self, person: Person, channel: Channel | None) -> None:
        """Say where somebody is from now on; None: nowhere."""
        before = self._world.channels.get(person.voice or "")
        was = None if before is None else self._world.guild_of(before)
        now = None if channel is None else self._world.guild_of(channel)
        person.voice = None if channel is None else channel.id
        if was is not None and was is not now:
            self._tell(person, was, None)
        if now is not None and channel is not before:
            self._tell(person, now, channel)
        if channel is not before:
            self._world.changed({"people": True})

    def empty(self, channel: Channel) -> None:
        """Send everybody out of a channel, before it is gone."""
        for person in self._world.people.values():
            if person.voice == channel.id:
                self.put(person, None)

    def leave(self, person: Person) -> None:
        """Send somebody out of a server's channel who is not a member of that server any more."""
        channel = self._world.channels.get(person.voice or "")
        if channel is not None and not is_there(self._world, person, channel):
            self.put(person, None)

    def _tell(self, person: Person, guild: Guild, channel: Channel | None) -> None:
        if guild.bot is Standing.MEMBER:
            told = voice_state(person, channel) | {"guild_id": guild.id, "member": member(person, guild)}
            self._gateway.dispatch("VOICE_STATE_UPDATE", told, guild=guild, intents=VOICE_STATES)
