"""Skyjo in a score sheet: who closed each round, totals or grids."""

from dataclasses import dataclass, replace
from typing import Final

from rules.contract import RuleError, Seat
from rules.sheet_form import (
    ROUND_KEYS,
    Names,
    Played,
    SheetForm,
    a_list,
    by_player,
    check_keys,
    numbers_by_seat,
    players,
    required,
    whole_number,
)
from rules.skyjo.entries import Card, Entry, Grid, Scores, Total
from rules.skyjo.game import GAME, Options, State
from rules.skyjo.scoring import Hand

KEYS: Final = ("finisher", "scores", "grids", "out")

Rows = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What a round of a sheet says: who closed it, totals before doubling, grids, who stood out."""

    finisher: Seat
    totals: dict[Seat, int]
    grids: dict[Seat, Rows]
    out: tuple[Seat, ...]


def parse_round(played: Played, names: Names, number: int) -> Said:
    """Read what a round says, whatever went before it. RuleError `sheet_…`."""
    check_keys(played, (*KEYS, *ROUND_KEYS), number)
    grids = by_player(played, "grids", names, number)
    return Said(
        finisher=names.seat(required(played, "finisher", number), "finisher", number),
        totals=numbers_by_seat(played, "scores", names, number),
        grids={seat: _rows(grid, number, seat) for seat, grid in grids.items()},
        out=players(played, "out", names, number),
    )


def read_round(state: State, said: Said) -> tuple[Entry, ...]:
    """Make the round of it: each player has a total, a grid, or stood out.

    RuleError `sheet_value_missing`, `sheet_value_twice`, `sheet_out_scored`.
    """
    round_, out = len(state.rounds) + 1, {*said.out, *state.away}
    hands: list[Hand | None] = []
    for seat in range(state.setup.seats):
        closed = seat == said.finisher
        check_said_once(seat, seat in said.totals, seat in said.grids, seat in out, round_)
        if seat in said.totals:
            hands.append(Total(said.totals[seat], closed))
        elif seat in said.grids:
            hands.append(Grid(said.grids[seat], closed))
        else:
            hands.append(None)
    return (Scores(hands=tuple(hands), finisher=said.finisher),)


def check_said_once(seat: Seat, total: bool, grid: bool, out: bool, round_: int) -> None:
    """Refuse a player with no value, with two, or with one although out of the round."""
    if out and (total or grid):
        raise RuleError("sheet_out_scored", round=round_, seat=seat)
    if total and grid:
        raise RuleError("sheet_value_twice", round=round_, seat=seat)
    if not (total or grid or out):
        raise RuleError("sheet_value_missing", round=round_, seat=seat, key="scores")


def write_round(state: State, entries: tuple[Entry, ...], names: Names) -> dict[str, object]:
    """Write a round as `read_round` reads it."""
    (entry,) = (entry for entry in entries if isinstance(entry, Scores))
    hands = list(enumerate(entry.hands))
    said: dict[str, object] = {
        "finisher": names.all[entry.finisher],
        "scores": {names.all[seat]: hand.points for seat, hand in hands if isinstance(hand, Total)},
        "grids": {
            names.all[seat]: [list(row) for row in hand.rows]
            for seat, hand in hands
            if isinstance(hand, Grid)
        },
        "out": [names.all[seat] for seat, hand in hands if hand is None],
    }
    del state
    return {key: value for key, value in said.items() if value}


def write_options(options: Options) -> dict[str, object]:
    """Write the threshold."""
    return {"threshold": options.threshold}


def settled(state: State) -> State:
    """Leave out who said that a hand closed the round: its player or the table."""
    return replace(state, entered=tuple(replace(entry, hands=_unsigned(entry)) for entry in state.entered))


def _unsigned(entry: Scores) -> tuple[Hand | None, ...]:
    return tuple(None if hand is None else replace(hand, finisher=False) for hand in entry.hands)


def coming(state: State) -> dict[str, object]:
    """Say nothing of the next round besides who starts it."""
    del state
    return {}


def _rows(value: object, round_: int, seat: Seat) -> Rows:
    rows = a_list(value, "grids", round_, seat)
    return tuple(
        tuple(
            None if card is None else whole_number(card, "grids", round_, seat)
            for card in a_list(row, "grids", round_, seat)
        )
        for row in rows
    )


FORM: Final = SheetForm(
    game=GAME,
    first="first",
    parse_round=parse_round,
    read_round=read_round,
    write_round=write_round,
    write_options=write_options,
    coming=coming,
    settled=settled,
)
