"""What the bot asks of Discord when it starts."""

from tests.kit.playground_client import Json, Playground, Refused

GREETINGS = {"/api/v10/users/@me", "/api/v10/gateway/bot", "/api/v10/oauth2/applications/@me"}
"""What the library asks at each start."""


async def started(playground: Playground) -> list[Json]:
    """Start the bot, and give what it has asked of Discord when it has nothing left to do."""
    since = (await playground.calls())[-1]["n"]
    await playground.bot("start")
    while True:
        try:
            await playground.settle()
        except Refused:
            assert (await playground.status())["bot"] == "ready"  # it reads them all first
        else:
            return await playground.calls(since)
