"""Skyjo in a score sheet: who closed each round, totals or grids."""

from typing import Final

from rules.contract import RuleError, Seat
from rules.sheet_form import Names, Played, SheetForm, a_list, by_player, check_keys, players, required, whole
from rules.skyjo.entries import Card, Entry, Grid, Scores, Total
from rules.skyjo.game import GAME, Options, State
from rules.skyjo.scoring import Hand

KEYS: Final = ("finisher", "scores", "grids", "out")


def read_round(state: State, played: Played, names: Names) -> tuple[Entry, ...]:
    """Read a round: each player's total before doubling or grid, and the finisher.

    RuleError `sheet_…`, `sheet_value_missing`, `sheet_value_twice`, `sheet_out_scored`.
    """
    round_ = len(state.rounds) + 1
    check_keys(played, KEYS, round_)
    finisher = names.seat(required(played, "finisher", round_), round_)
    totals = by_player(played, "scores", names, round_)
    grids = by_player(played, "grids", names, round_)
    out = {*players(played, "out", names, round_), *state.away}
    hands: list[Hand | None] = []
    for seat in range(state.setup.seats):
        closed = seat == finisher
        check_said_once(seat, seat in totals, seat in grids, seat in out, round_)
        if seat in totals:
            hands.append(Total(whole(totals[seat], "scores", round_, seat), closed))
        elif seat in grids:
            hands.append(Grid(_rows(grids[seat], round_, seat), closed))
        else:
            hands.append(None)
    return (Scores(hands=tuple(hands), finisher=finisher),)


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


def coming(state: State) -> dict[str, object]:
    """Say nothing of the next round besides who starts it."""
    del state
    return {}


def _rows(value: object, round_: int, seat: Seat) -> tuple[tuple[Card, ...], ...]:
    rows = [a_list(row, "grids", round_) for row in a_list(value, "grids", round_)]
    return tuple(
        tuple(None if card is None else whole(card, "grids", round_, seat) for card in row) for row in rows
    )


FORM: Final = SheetForm(
    game=GAME,
    first="first",
    read_round=read_round,
    write_round=write_round,
    write_options=write_options,
    coming=coming,
)
