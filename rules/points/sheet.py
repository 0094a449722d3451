"""Plain points in a score sheet: each player's points of each round."""

from dataclasses import dataclass
from typing import Final

from rules.contract import RuleError, Seat
from rules.points.entries import Entry, Scores
from rules.points.game import GAME, Options, State
from rules.sheet_form import ROUND_KEYS, Names, Played, SheetForm, check_keys, numbers_by_seat, players

KEYS: Final = ("scores", "out")


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What a round of a sheet says: each player's points, and who stood out."""

    scores: dict[Seat, int]
    out: tuple[Seat, ...]


def parse_round(played: Played, names: Names, number: int) -> Said:
    """Read what a round says, whatever went before it. RuleError `sheet_…`."""
    check_keys(played, (*KEYS, *ROUND_KEYS), number)
    return Said(
        scores=numbers_by_seat(played, "scores", names, number), out=players(played, "out", names, number)
    )


def read_round(state: State, said: Said) -> tuple[Entry, ...]:
    """Make the round of it: each player has points or stood out.

    RuleError `sheet_value_missing`, `sheet_out_scored`.
    """
    round_ = len(state.rounds) + 1
    out = {*said.out, *state.away}
    points: list[int | None] = []
    for seat in range(state.setup.seats):
        if seat in said.scores and seat in out:
            raise RuleError("sheet_out_scored", round=round_, seat=seat)
        if seat not in said.scores and seat not in out:
            raise RuleError("sheet_value_missing", round=round_, seat=seat, key="scores")
        points.append(said.scores.get(seat))
    return (Scores(tuple(points)),)


def write_round(state: State, entries: tuple[Entry, ...], names: Names) -> dict[str, object]:
    """Write a round as `read_round` reads it."""
    del state
    (entry,) = (entry for entry in entries if isinstance(entry, Scores))
    out = [names.all[seat] for seat, points in enumerate(entry.points) if points is None]
    scores = {names.all[seat]: points for seat, points in enumerate(entry.points) if points is not None}
    return {"scores": scores, "out": out} if out else {"scores": scores}


def write_options(options: Options) -> dict[str, object]:
    """Write what was chosen; what is absent is left out."""
    said = {"name": options.name or None, "wins": options.wins}
    ends = {"threshold": options.threshold, "rounds": options.rounds}
    return {key: value for key, value in {**said, **ends}.items() if value is not None}


def coming(state: State) -> dict[str, object]:
    """Say nothing of the next round besides who starts it."""
    del state
    return {}


FORM: Final = SheetForm(
    game=GAME,
    first="first",
    parse_round=parse_round,
    read_round=read_round,
    write_round=write_round,
    write_options=write_options,
    coming=coming,
)
