"""What the bot asks of Discord for direct messages, and what its board says of them."""

from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, eventually


async def openings(playground: Playground, since: int) -> list[Json]:
    return [call for call in await playground.calls(since) if call["path"].endswith("/users/@me/channels")]


async def behind_the_board(evening: Evening, *names: str, round_: int = 1) -> None:
    """Wait until the board says of just these people that no direct message comes to them."""

    async def look() -> bool:
        said = (await evening.board(round_))["embeds"][0]["description"].split("\n\n")[0]
        told = said if "No direct message for" in said else ""
        return {name for name in evening.people if name in told} == set(names)

    await eventually(look, f"a board that names {names}")
