"""A game with a first round that is scored, and one thing of it that was wrong: Tom's part."""

from collections.abc import Awaitable, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Protocol

from tests.kit.brought_by_games import brought
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import buttons, eventually
from tests.kit.wire_other_games import OtherEvening, totals_in

NAMES = ("Léa", "Tom", "Camille")
"""Léa is host."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A game, and the options of its `new`."""

    game: str
    options: str = ""
    aspect: tuple[str, ...] = ()
    """What of a part is corrected, where the game asks that before it shows a form."""

    def __str__(self) -> str:
        return self.game


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake(Played):
    """How the rounds of a game are entered, and how Tom's part of round 1 is corrected."""

    rounds: tuple[tuple[tuple[str, str], ...], ...]
    """Who types what, round by round."""
    command: Mapping[str, object]
    form: Mapping[str, object]
    before: int
    after: int
    """Tom's total after round 1."""
    score: str
    """What Camille has after round 1, in words."""
    second: tuple[tuple[str, str], ...] = ()
    """Who types what in round 2, where what was typed in round 1 would be no round."""
    bets: int = 0
    """How many of a round's commands come before its tricks are asked for."""
    opens: str = "total"
    """The press of the board that opens, then, what is too late after the round: a panel, a form."""
    late: tuple[object, ...] = ()
    """The press on that panel which enters something; none: the form is sent."""

    @property
    def next_round(self) -> tuple[tuple[str, str], ...]:
        """Return who types what in round 2."""
        return self.second or self.rounds[0]


def each(verb: str, **values: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, f"{verb}{values.get(name, values.get('all', ''))}") for name in NAMES)


def said_by(typed: str) -> tuple[str, dict[str, str]]:
    """Return the verb of a command and what it was given."""
    verb, *given = typed.split()
    return verb, dict(option.split(":") for option in given)


class EnteredByButton(Protocol):
    """Enter by a game's buttons and forms what a command says."""

    def __call__(self, table: "Table", who: str, typed: str, round_: int) -> Awaitable[Json]: ...


class Table(OtherEvening):
    """An evening of whichever game."""

    async def play(self, *typed: tuple[str, str]) -> None:
        for who, text in typed:
            await self.type(who, text)

    async def enter(self, who: str, door: str, typed: str, round_: int = 1) -> Json:
        """Enter what a command says by it, or by the buttons and forms that do the same."""
        if door == "command":
            return await self.type(who, typed)
        by_button: EnteredByButton = brought(self.game, "first_round", "enter_by_button", FunctionType)
        return await by_button(self, who, typed, round_)

    async def tom(self) -> int:
        """Return Tom's total now."""
        return totals_in((await self.type("Camille", "scores"))["message"])["Tom"]

    async def opened(self, who: str, door: str, played: Played, round_: int = 1) -> Json:
        """Open the form that corrects Tom's part of a round, by the command or by buttons alone."""
        if door == "button":
            menu = (await self.press(who, await self.offering("menu"), "menu"))["message"]
            asked = await self.press(who, menu, "correct")
            if select := next((one for one in buttons(asked["message"] or {}) if "options" in one), None):
                asked = await self.playground.click(
                    self.people[who], asked["message"], custom_id=select["custom_id"], values=[str(round_)]
                )
        else:
            asked = await self.type(who, f"correct round:{round_}")
        if asked["outcome"] != "modal" and who == "Léa":
            asked = await self.press(who, asked["message"], "correct", round_, 1)
        if asked["outcome"] != "modal":
            asked = await self.press(who, asked["message"], "correct", round_, 1, *played.aspect)
        return asked

    async def correct(self, who: str, door: str, mistake: Mistake) -> Json:
        """Correct Tom's part of round 1."""
        if door == "command":
            return await self.command(who, "correct", round=1, **mistake.command)
        form = await self.opened(who, door, mistake)
        return await self.send(who, form, **mistake.form)

    async def told(self, who: str, says: str) -> Json:
        """Wait for a message in the channel that this person alone sees."""

        async def look() -> Json | None:
            seen = await self.playground.messages(self.channel, self.people[who])
            return next((m for m in reversed(seen) if m.get("ephemeral") and says in m["content"]), None)

        return await eventually(look, f"“{says}” for {who} alone")

    async def push(self, who: str, message: Json, label: str) -> Json:
        """Press the button whose words begin so."""
        words = [str(button.get("label")) for button in buttons(message)]
        found = next((one for one in words if one.startswith(label)), None)
        assert found is not None, words
        return await self.playground.click(self.people[who], message, found)


async def table_of(playground: Playground, mistake: Mistake, options: str | None = None) -> Table:
    """Seat everybody, and play the first round."""
    evening = await seated(playground, mistake, options)
    for number, typed in enumerate(mistake.rounds, 1):
        await evening.play(*typed)
        await evening.board(number + 1)
    return evening


async def in_lobby(playground: Playground, played: Played) -> Table:
    """Have everybody take a seat, and do not begin yet."""

    class Own(Table):
        game = played.game

    table = await Own.gathered(playground, NAMES)
    lobby = (await table.type(NAMES[0], f"new {played.options}".strip()))["message"]
    for name in NAMES[1:]:
        await table.press(name, lobby, "join")
    return table


async def seated(playground: Playground, played: Played, options: str | None = None) -> Table:
    """Seat everybody, and begin."""

    class Own(Table):
        game = played.game

    return await Own.seated(playground, NAMES, options=played.options if options is None else options)
