"""A trick that nobody won is refused, with the sum, where the tricks declared leave no room for it."""

from collections.abc import Awaitable, Callable

import pytest

from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening

NAMES = ("Léa", "Tom", "Camille")

Lose = Callable[[Evening], Awaitable[Json]]


async def kraken(evening: Evening) -> Json:
    return await evening.press("Camille", await evening.offering("lost", 1, "kraken"), "lost", 1, "kraken")


async def whale(evening: Evening) -> Json:
    return await evening.press("Camille", await evening.offering("lost", 1, "whale"), "lost", 1, "whale")


async def command(evening: Evening) -> Json:
    return await evening.type("Camille", "round lost:1")


async def declared(playground: Playground, *tricks: int) -> Evening:
    """Have some declare their tricks of a round of five cards."""
    evening = await Evening.open(playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:5,5 kraken:True whale:True")
    for name in NAMES:
        await evening.type(name, "bet tricks:2")
    await evening.declaring(1)
    for name, won in zip(NAMES, tricks, strict=False):
        await evening.type(name, f"result tricks:{won}")
    return evening


@pytest.mark.parametrize("lose", [kraken, whale, command])
@pytest.mark.parametrize("tricks", [(3, 2), (3, 2, 1)])
async def test_no_trick_is_lost_beyond_the_cards(
    swift_playground: Playground, lose: Lose, tricks: tuple[int, ...]
) -> None:
    evening = await declared(swift_playground, *tricks)
    said = (await lose(evening))["message"]
    assert said["ephemeral"]
    for fact in (f"{sum(tricks)} tricks", "1 lost", "5 cards", "Léa 3", "Tom 2"):
        assert fact in said["content"]
    for name, won in (("Tom", 1), ("Camille", 1)):
        await evening.type(name, f"result tricks:{won}")
    await evening.board(2)


@pytest.mark.parametrize("lose", [kraken, whale, command])
async def test_a_trick_is_lost_where_there_is_room(swift_playground: Playground, lose: Lose) -> None:
    evening = await declared(swift_playground, 2, 2)
    await lose(evening)
    await evening.type("Camille", "result tricks:0")
    await evening.board(2)
