"""Whole evenings of plain points over the wire, invented: by command alone, and by button and form alone."""

import random
from typing import Any

from tests.kit.playground_client import Playground
from tests.kit.whole_evenings import WholeEvening
from tests.kit.wire_evening import sheet_totals
from tests.kit.wire_other_games import OtherEvening, sheet_answer, totals_in

TWO = ("Léa", "Tom")

THREE = ("Léa", "Tom", "Camille")

TWELVE = (*THREE, "Nico", "Manon", "Patou", "Zoé", "Hugo", "Inès", "Jo", "Kim", "Lou")

ACTS = 2
"""What a person does at most in a round."""

Played = list[dict[str, Any]]


class Points(OtherEvening):
    game = "points"


def invented(names: tuple[str, ...], rounds: int, seed: int) -> Played:
    chance = random.Random(seed)
    return [{"scores": {name: chance.randint(-20, 60) for name in names}} for _ in range(rounds)]


def totals(names: tuple[str, ...], played: Played, **options: Any) -> dict[str, int]:
    return sheet_totals(sheet_answer("points", names, played, **options))


async def by_command(playground: Playground, names: tuple[str, ...], *, locale: str = "en-US") -> Points:
    """Play an evening by commands alone; it must end as the score sheet says."""
    played = invented(names, 3, len(names))
    evening = await Points.seated(playground, names, options="wins:lowest rounds:3", locale=locale)
    for each in played:
        evening.acts.clear()
        for name in names:
            await evening.command(name, "score", points=each["scores"][name])
        assert max(evening.acts.values()) == 1
    found = totals_in(await evening.final())
    assert found == totals(names, played, wins="lowest", rounds=3)
    assert list(found.values()) == sorted(found.values())
    return evening


async def by_button(playground: Playground, names: tuple[str, ...], *, locale: str = "en-US") -> Points:
    """Play an evening by buttons and forms alone; it must end as the score sheet says."""
    played = invented(names, 3, 10 + len(names))
    evening = await Points.seated(playground, names, options="rounds:3", locale=locale)
    for round_, each in enumerate(played, 1):
        board = await evening.board(round_)
        evening.acts.clear()
        for name in names:
            form = await evening.press(name, board, "total")
            await evening.send(name, form, points=str(each["scores"][name]))
        assert max(evening.acts.values()) == ACTS
    assert totals_in(await evening.final()) == totals(names, played, rounds=3)
    return evening


EVENING = WholeEvening(by_command=by_command, by_button=by_button, fewest=TWO, most=TWELVE, begins="Manche 1")
