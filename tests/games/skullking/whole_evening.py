"""Whole evenings of Skull King over the wire, invented: by command alone, and by button and form alone."""

import random
from collections.abc import Sequence
from typing import Any

from rules.sheet import answer, read
from tests.kit.playground_client import Json, Playground
from tests.kit.whole_evenings import WholeEvening
from tests.kit.wire_evening import eventually, moment_of, pressable, sheet_totals
from tests.kit.wire_other_games import OtherEvening, totals_in

TWO = ("Léa", "Tom")
THREE = (*TWO, "Camille")
EIGHT = (*THREE, "Nico", "Manon", "Patou", "Zoé", "Hugo")

ACTS = 2
"""What a person does in a round: one act to bet, one to declare."""

Played = list[dict[str, Any]]


class SkullKing(OtherEvening):
    """A table of Skull King."""

    game = "skullking"

    async def declared_by_message(self, who: str, moment: str) -> Json:
        """Wait for the direct message that took the bet at this moment to ask for the tricks."""

        async def look() -> Json | None:
            for message in reversed(await self.playground.dms(self.people[who])):
                if pressable(message, "tricks") and int(moment_of(message, "tricks")) > int(moment):
                    return message
            return None

        return await eventually(look, f"tricks to declare in {who}'s direct message")

    async def asked_after(self, moment: str, round_: int) -> Json:
        """Wait for the board that asks for what comes after this moment of the table."""

        async def look() -> Json | None:
            board = await self.board(round_)
            return None if moment_of(board, "mine") == moment else board

        return await eventually(look, f"the board of round {round_} after moment {moment}")


def invented(names: Sequence[str], rounds: Sequence[int], seed: int) -> Played:
    """Invent an evening: bids, tricks that add up, now and then a bonus, a Kraken, or Graybeard's tricks."""
    chance = random.Random(seed)
    ghost = len(names) == len(TWO)
    played: Played = []
    for cards in rounds:
        lost = 1 if not ghost and cards > len(THREE) and chance.random() < 0.3 else 0
        tricks = dict.fromkeys(names, 0)
        for _ in range(cards - lost):
            winner = chance.choice([*names, None] if ghost else names)
            if winner is not None:
                tricks[winner] += 1
        bids = {
            name: max(0, min(cards, won + chance.choice((0, 0, 0, -1, 1)))) for name, won in tricks.items()
        }
        best = max(names, key=lambda name: tricks[name])
        bonuses = {best: {"black_fourteen": True}} if tricks[best] and chance.random() < 0.5 else {}
        played.append(
            {"cards": cards, "bids": bids, "tricks": tricks, "lost_tricks": lost, "bonuses": bonuses}
        )
    return played


def totals(names: Sequence[str], played: Played) -> dict[str, int]:
    """Return what the score sheet says of an evening."""
    rounds = [each["cards"] for each in played]
    sheet = {"game": "skullking", "players": [*names], "options": {"rounds": rounds}, "played": played}
    return sheet_totals(answer(read(sheet)))


async def by_command(
    playground: Playground, names: Sequence[str], played: Played, *, locale: str = "en-US"
) -> SkullKing:
    """Play an evening by commands alone; it must end as the score sheet says."""
    evening = await SkullKing.gathered(playground, names, locale=locale)
    rounds = ",".join(str(each["cards"]) for each in played)
    await evening.type(names[0], f"new rounds:{rounds}{leviathan(names)}")
    for name in names[1:]:
        await evening.type(name, "join")
    await evening.type(names[0], "begin")
    for each in played:
        evening.acts.clear()
        for name in names:
            said = await evening.type(name, f"bet tricks:{each['bids'][name]}")
            assert said["outcome"] == "message"
            assert said["message"]["ephemeral"]
        if each["lost_tricks"]:
            await evening.type(names[0], "round lost:1")
        for name in names:
            bonus = " black_fourteen:True" if name in each["bonuses"] else ""
            await evening.type(name, f"result tricks:{each['tricks'][name]}{bonus}")
        assert {evening.acts[name] for name in names[1:]} == {ACTS}
    await check_end(evening, names, played)
    return evening


async def by_button(
    playground: Playground, names: Sequence[str], played: Played, *, locale: str = "en-US"
) -> SkullKing:
    """Play an evening by buttons and forms alone; bets go by direct message and by "My bet" in turn."""
    rounds = ",".join(str(each["cards"]) for each in played)
    options = f"rounds:{rounds}{leviathan(names)}"
    evening = await SkullKing.seated(playground, names, options=options, locale=locale)
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
        if each["lost_tricks"]:
            await evening.press(names[-1], await evening.offering("lost", 1), "lost", 1)
        for seat, name in enumerate(names):
            await declare(evening, board, seat, name, each)
    await check_end(evening, names, played)
    return evening


async def declare(evening: SkullKing, board: Json, seat: int, name: str, each: dict[str, Any]) -> None:
    """Declare the tricks of one seat: "as bet", by number, or in the form of bonuses (a miss has none)."""
    panel = (await evening.press(name, board, "mine"))["message"]
    exact = each["tricks"][name] == each["bids"][name]
    if exact and name in each["bonuses"]:
        form = await evening.press(name, panel, "bonuses")
        await evening.send(name, form, taken=["black-fourteen"])
        return
    await evening.press(name, panel, "tricks", seat, each["tricks"][name], *(("bet",) if exact else ()))


async def check_end(evening: SkullKing, names: Sequence[str], played: Played) -> None:
    """Compare the final leaderboard with the score sheet."""
    final = await evening.final()
    assert totals_in(final) == totals(names, played)
    assert final["attachments"][0]["description"]


def leviathan(names: Sequence[str]) -> str:
    """Bring the Kraken in where it is not by itself, among three."""
    return " kraken:True" if len(names) == len(THREE) else ""


CARDS_DEALT = {TWO: (1, 3, 5, 7, 9), EIGHT: (2, 5, 8)}
"""In the rounds of a whole evening, by its players."""


async def whole_by_command(playground: Playground, names: tuple[str, ...], *, locale: str) -> SkullKing:
    """Invent an evening and play it by commands alone."""
    return await by_command(playground, names, invented(names, CARDS_DEALT[names], 1), locale=locale)


async def whole_by_button(playground: Playground, names: tuple[str, ...], *, locale: str) -> SkullKing:
    """Invent an evening and play it by buttons and forms alone."""
    return await by_button(playground, names, invented(names, CARDS_DEALT[names], 2), locale=locale)


EVENING = WholeEvening(
    by_command=whole_by_command, by_button=whole_by_button, fewest=TWO, most=EIGHT, begins="Manche 1"
)
