"""Whole evenings of Skyjo over the wire, invented: by command alone, and by button and form alone."""

import random
from typing import Any

from tests.kit.playground_client import Playground
from tests.kit.whole_evenings import WholeEvening
from tests.kit.wire_evening import sheet_totals
from tests.kit.wire_other_games import OtherEvening, sheet_answer, totals_in

TWO = ("Léa", "Tom")

THREE = ("Léa", "Tom", "Camille")

EIGHT = (*THREE, "Nico", "Manon", "Patou", "Zoé", "Hugo")

CARDS = "5 1 2 3 / 5 4 6 7 / 5 8 9 10"

ACTS = 2
"""What a person does at most in a round."""

Played = list[dict[str, Any]]


class Skyjo(OtherEvening):
    game = "skyjo"


def invented(names: tuple[str, ...], threshold: int, seed: int) -> Played:
    """Invent an evening up to its end: totals, now and then twelve cards, somebody who closes."""
    chance = random.Random(seed)
    played: Played = []
    while not played or not sheet_answer("skyjo", names, played, threshold=threshold)["over"]:
        grids = {
            name: [[chance.randint(-2, 12) for _ in range(4)] for _ in range(3)]
            for name in names
            if chance.random() < 0.2
        }
        scores = {name: chance.randint(-5, 45) for name in names if name not in grids}
        played.append({"finisher": chance.choice(names), "scores": scores, "grids": grids})
    return played


def totals(names: tuple[str, ...], played: Played, threshold: int) -> dict[str, int]:
    return sheet_totals(sheet_answer("skyjo", names, played, threshold=threshold))


def typed(grid: list[list[int]], between: str = " / ") -> str:
    return between.join(" ".join(map(str, row)) for row in grid)


async def by_command(playground: Playground, names: tuple[str, ...], *, locale: str = "en-US") -> Skyjo:
    """Play an evening by commands alone; it must end as the score sheet says."""
    played = invented(names, 100, len(names))
    evening = await Skyjo.seated(playground, names, locale=locale)
    for each in played:
        evening.acts.clear()
        for name in names:
            closed = {"finisher": True} if name == each["finisher"] else {}
            if name in each["grids"]:
                await evening.command(name, "grid", cards=typed(each["grids"][name]), **closed)
            else:
                await evening.command(name, "score", points=each["scores"][name], **closed)
        assert max(evening.acts.values()) == 1
    assert totals_in(await evening.final()) == totals(names, played, 100)
    return evening


async def by_button(playground: Playground, names: tuple[str, ...], *, locale: str = "en-US") -> Skyjo:
    """Play an evening by buttons and forms alone; it must end as the score sheet says."""
    played = invented(names, 50, 10 + len(names))
    evening = await Skyjo.seated(playground, names, options="threshold:50", locale=locale)
    for round_, each in enumerate(played, 1):
        board = await evening.board(round_)
        evening.acts.clear()
        for name in names:
            closed = ["closed"] if name == each["finisher"] else []
            if name in each["grids"]:
                form = await evening.press(name, board, "grid")
                await evening.send(name, form, cards=typed(each["grids"][name], "\n"), closed=closed)
            else:
                form = await evening.press(name, board, "total")
                await evening.send(name, form, points=str(each["scores"][name]), closed=closed)
        assert max(evening.acts.values()) == ACTS
    assert totals_in(await evening.final()) == totals(names, played, 50)
    return evening


EVENING = WholeEvening(by_command=by_command, by_button=by_button, fewest=TWO, most=EIGHT, begins="Manche 1")
