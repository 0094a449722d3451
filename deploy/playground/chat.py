"""What people write to each other: ordinary messages, which a slash-command bot does not hear."""

from deploy.playground import messages
from deploy.playground.acts import place_of
from deploy.playground.errors import ControlError
from deploy.playground.gateway import Gateway
from deploy.playground.message_limits import CONTENT
from deploy.playground.telling import set_archived, tell_posted
from deploy.playground.world import Json, World

TIMES_MOST = 1_000


class Chat:
    """People's own messages."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    async def say(self, asked: Json) -> list[Json]:
        """Write a message, once or several times; give the messages."""
        person, channel = place_of(self._world, asked)
        text, times = asked.get("text", "").strip(), asked.get("times", 1)
        if not 1 <= len(text) <= CONTENT:
            raise ControlError(f"`text` takes 1 to {CONTENT} characters, not {len(text)}.")
        if not 1 <= times <= TIMES_MOST:
            raise ControlError(f"`times` goes from 1 to {TIMES_MOST}.")
        if channel.archived:
            set_archived(self._world, self._gateway, channel, archived=False)
        written = [messages.say(self._world, channel, person, text) for _ in range(times)]
        for message in written:
            tell_posted(self._world, self._gateway, channel, message)
        return [message.data for message in written]
