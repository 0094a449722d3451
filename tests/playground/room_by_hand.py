"""A channel where somebody acts and the bot answers by hand."""

import asyncio

from tests.kit.hand_bot import HandBot, Rest
from tests.kit.playground_client import Json, Playground

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
BUTTON: Json = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


class Act:
    """Something somebody does, while the bot answers by hand."""

    def __init__(self, reaction: asyncio.Task[Json], interaction: Json, rest: Rest) -> None:
        self.interaction = interaction
        self._reaction = reaction
        self._rest = rest

    async def answer(self, kind: int, data: object = None) -> tuple[int, Json]:
        """Answer the interaction."""
        path = f"interactions/{self.interaction['id']}/{self.interaction['token']}/callback?with_response=1"
        return await self._rest.call(
            "POST", path, {"type": kind, **({"data": data} if data else {})}, headers={}
        )

    async def webhook(self, method: str, path: str = "", body: object = None) -> tuple[int, Json]:
        """Use the interaction's token."""
        base = f"webhooks/{self.interaction['application_id']}/{self.interaction['token']}"
        return await self._rest.call(method, base + path, body, headers={})

    async def reaction(self) -> Json:
        """Return what the person sees."""
        return await self._reaction


class Room:
    """A channel, somebody in it, and a bot by hand."""

    def __init__(
        self, playground: Playground, rest: Rest, hand: HandBot, channel: Json, person: Json
    ) -> None:
        self.playground = playground
        self.channel = channel
        self.person = person
        self.rest = rest
        self._hand = hand

    @property
    def bot_id(self) -> str:
        """Return the id of the bot, which is its application's too."""
        return self._hand.user_id

    async def begins(self, doing: object) -> Act:
        """Do something that the bot hears of as an interaction."""
        assert asyncio.iscoroutine(doing)
        task: asyncio.Task[Json] = asyncio.create_task(doing)
        return Act(task, await self._hand.event("INTERACTION_CREATE"), self.rest)

    async def says(self, text: str = "/say") -> Act:
        """Type a command."""
        return await self.begins(self.playground.type(self.person, self.channel, text))

    async def asks(self) -> Act:
        """Ask for completions."""
        return await self.begins(
            self.playground.type(self.person, self.channel, "/say what:a", focused="what")
        )

    async def presses(self, message: Json) -> Act:
        """Press Go."""
        return await self.begins(self.playground.click(self.person, message, "Go"))

    async def sends(self, opened: Json) -> Act:
        """Send a form."""
        return await self.begins(self.playground.submit(self.person, opened, a="typed"))

    async def button(self, flags: int = 0) -> Json:
        """Let the bot show a button; give the message."""
        act = await self.says()
        _, answer = await act.answer(MESSAGE, {"content": "press", "components": [BUTTON], "flags": flags})
        message: Json = answer["resource"]["message"]
        await act.reaction()
        return message

    async def refusal(self, act: Act, kind: int, data: object = None) -> tuple[int, int]:
        """Answer; give the status and Discord's code."""
        status, answer = await act.answer(kind, data)
        return status, answer.get("code", 0)


async def post(rest: Rest, room: Json, **body: object) -> Json:
    status, message = await rest.call("POST", f"channels/{room['id']}/messages", {"content": "x", **body})
    assert status == 200, message
    answer: Json = message
    return answer
