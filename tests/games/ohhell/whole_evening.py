"""Whole evenings of Oh Hell over the wire, invented: by command alone, and by button alone."""

import random
from collections.abc import Sequence
from typing import Any

from rules.bidding.hands import up_and_down
from tests.kit.playground_client import Json, Playground
from tests.kit.whole_evenings import WholeEvening
from tests.kit.wire_evening import eventually, moment_of, sheet_totals
from tests.kit.wire_other_games import OtherEvening, sheet_answer, totals_in

THREE = ("Léa", "Tom", "Camille")
SEVEN = (*THREE, "Nico", "Manon", "Patou", "Zoé")
LARGEST = {THREE: 10, SEVEN: 7}
"""The largest hand, by who plays."""
ACTS = 2
"""What a person does in a round by command: one act to bet, one to declare."""

Played = list[dict[str, Any]]


class OhHell(OtherEvening):
    """A table of Oh Hell."""

    game = "ohhell"

    async def asked_after(self, moment: str, round_: int) -> Json:
        """Wait for the board that asks for what comes after this moment of the table."""

        async def look() -> Json | None:
            board = await self.board(round_)
            return None if moment_of(board, "mine") == moment else board

        return await eventually(look, f"the board of round {round_} after moment {moment}")


def invented(names: tuple[str, ...], seed: int) -> Played:
    """Invent an evening: tricks that add up, and bids of which most were right."""
    chance = random.Random(seed)
    played: Played = []
    for cards in up_and_down(LARGEST[names]):
        tricks = dict.fromkeys(names, 0)
        for _ in range(cards):
            tricks[chance.choice(names)] += 1
        bids = {
            name: max(0, min(cards, won + chance.choice((0, 0, 0, -1, 1)))) for name, won in tricks.items()
        }
        played.append({"bids": bids, "tricks": tricks})
    return played


async def by_command(playground: Playground, names: tuple[str, ...], *, locale: str = "en-US") -> OhHell:
    """Play an evening by commands alone; it must end as the score sheet says."""
    played = invented(names, len(names))
    evening = await OhHell.seated(playground, names, locale=locale)
    for each in played:
        evening.acts.clear()
        for name in names:
            await evening.command(name, "bet", tricks=each["bids"][name])
        for name in names:
            await evening.command(name, "tricks", tricks=each["tricks"][name])
        assert {evening.acts[name] for name in names} == {ACTS}
    await check_end(evening, names, played)
    return evening


async def by_button(playground: Playground, names: tuple[str, ...], *, locale: str = "en-US") -> OhHell:
    """Play an evening by buttons alone; bets go by direct message and by "My bet" in turn."""
    played = invented(names, 10 + len(names))
    evening = await OhHell.seated(playground, names, locale=locale)
    for number, each in enumerate(played, 1):
        board = await evening.board(number)
        moment = moment_of(board, "mine")
        for seat, name in enumerate(names):
            if (seat + number) % 2:
                asked = await evening.prompt(name, moment)
            else:
                asked = (await evening.press(name, board, "mine"))["message"]
            await evening.press(name, asked, "bet", seat, each["bids"][name])
        board = await evening.asked_after(moment, number)
        for seat, name in enumerate(names):
            panel = (await evening.press(name, board, "mine"))["message"]
            exact = each["tricks"][name] == each["bids"][name]
            await evening.press(
                name, panel, "tricks", seat, each["tricks"][name], *(("bet",) if exact else ())
            )
    await check_end(evening, names, played)
    return evening


async def check_end(evening: OhHell, names: Sequence[str], played: Played) -> None:
    """Compare the final leaderboard with the score sheet."""
    final = await evening.final()
    assert totals_in(final) == sheet_totals(sheet_answer("ohhell", names, played))
    assert final["attachments"][0]["description"]


EVENING = WholeEvening(
    by_command=by_command, by_button=by_button, fewest=THREE, most=SEVEN, begins="Manche 1"
)
