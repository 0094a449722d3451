"""Plain points in a score sheet: each player's points of each round."""

from typing import Final

from rules.contract import RuleError
from rules.points.entries import Entry, Scores
from rules.points.game import GAME, Options, State
from rules.sheet_form import Names, Played, SheetForm, by_player, check_keys, players, whole

KEYS: Final = ("scores", "out")


def read_round(state: State, played: Played, names: Names) -> tuple[Entry, ...]:
    """Read a round: each player's points, or who stood out.

    RuleError `sheet_…`, `sheet_value_missing`, `sheet_out_scored`.
    """
    round_ = len(state.rounds) + 1
    check_keys(played, KEYS, round_)
    said = by_player(played, "scores", names, round_)
    out = {*players(played, "out", names, round_), *state.away}
    points: list[int | None] = []
    for seat in range(state.setup.seats):
        if seat in said and seat in out:
            raise RuleError("sheet_out_scored", round=round_, seat=seat)
        if seat not in said and seat not in out:
            raise RuleError("sheet_value_missing", round=round_, seat=seat, key="scores")
        points.append(whole(said[seat], "scores", round_, seat) if seat in said else None)
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
    read_round=read_round,
    write_round=write_round,
    write_options=write_options,
    coming=coming,
)
