"""Bids and tricks in a score sheet: what a round says of each player, read and written.

A game hands in how it makes its own bids and results of these numbers, and the keys that only it has.
One that has no more to say than bids and tricks needs some thirty lines beside this
(`tests/rules/bidding/plain_sheet.py`).
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from rules.bidding.entries import Bids, Result
from rules.bidding.play import by_seat
from rules.bidding.state import AnyState, bids_shown, present, round_number
from rules.contract import AnyGame, Back, Left, RuleError, Seat
from rules.sheet_form import (
    ROUND_KEYS,
    STEP_KEYS,
    Names,
    Played,
    SheetForm,
    check_keys,
    numbers_by_seat,
    players,
    required,
)

Own = TypeVar("Own", bound=AnyState)
OwnBids = TypeVar("OwnBids", bound=Bids)
OwnResult = TypeVar("OwnResult", bound=Result)

BEFORE_TRICKS: Final = ("bids", "out", "walked_out")
"""What a round's course says in their place, where there is one."""
AFTER_BIDS: Final = ("tricks",)
STEPS: Final = ("bids",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What a round of a sheet says, by player, in tricks.

    `gone`: the bids of who left after the bids; `left`: who of them stayed away.
    """

    bids: dict[Seat, int]
    gone: dict[Seat, int]
    left: tuple[Seat, ...]
    out: tuple[Seat, ...]
    tricks: dict[Seat, int]


def parse_round(
    played: Played,
    names: Names,
    number: int,
    *,
    before: Collection[str] = BEFORE_TRICKS,
    after: Collection[str] = AFTER_BIDS,
) -> Said:
    """Read what a round says of bids and tricks, whatever went before it. RuleError `sheet_…`.

    `before`, `after`: every key of the game that stands for what is said up to the bids, and after them.
    `walked_out` names who left the game after bidding, with that bid: it is bid, then void.
    """
    if "course" in played:
        check_keys(played, (*after, *ROUND_KEYS), number)
    else:
        check_keys(played, (*before, *after, *ROUND_KEYS), number)
        required(played, "bids", number)
    required(played, "tricks", number)
    gone = numbers_by_seat(played, "walked_out", names, number)
    return Said(
        bids=numbers_by_seat(played, "bids", names, number),
        gone=gone,
        left=tuple(seat for seat in players(played, "left", names, number) if seat in gone),
        out=players(played, "out", names, number),
        tricks=numbers_by_seat(played, "tricks", names, number),
    )


def parse_step(step: Played, names: Names, number: int, *, steps: Collection[str] = STEPS) -> dict[Seat, int]:
    """Read the bids of a step of a round's course, in tricks. RuleError `sheet_…`.

    `steps`: every key that a step of the game's own may have.
    """
    check_keys(step, (*steps, *STEP_KEYS), number)
    required(step, "bids", number)
    return numbers_by_seat(step, "bids", names, number)


def check_players(
    state: AnyState, said: Said, beside: Mapping[str, Mapping[Seat, object]] | None = None
) -> None:
    """Refuse a round unless all who play have bid and tricks, and all who are out have nothing.

    `beside`: what else the game's round says of players, by its key. RuleError `stands_out`,
    `sheet_player_missing`.
    """
    number = round_number(state)
    bids: Mapping[Seat, object] = said.bids if state.bids is None else bids_shown(state)
    out = (*said.out, *said.gone) if state.bids is None else ()
    told: dict[str, Mapping[Seat, object]] = {"bids": bids, "tricks": said.tricks, **(beside or {})}
    for key, values in told.items():
        for seat in values:
            if seat in out:
                raise RuleError("stands_out", round=number, seat=seat, key=key)
            if seat not in bids:
                raise RuleError("sheet_player_missing", round=number, seat=seat, key="bids")
    for seat in present(state) if state.bids is None else bids:
        for key in ("bids", "tricks"):
            if seat not in out and seat not in told[key]:
                raise RuleError("sheet_player_missing", round=number, seat=seat, key=key)


def entries_of_round(
    state: AnyState, said: Said, bids: Callable[[Mapping[Seat, int]], OwnBids], result: OwnResult
) -> tuple[OwnBids | OwnResult | Left | Back, ...]:
    """Return the entries of a round whose players were checked; after a course only its result is missing.

    `bids` makes the game's entry of the tricks that each seat bid.
    """
    if state.bids is not None:
        return (result,)
    back = tuple(Back(seat) for seat in said.gone if seat in state.left)
    stays_away = {*said.left, *state.left}
    gone = tuple(Left(seat) for seat in said.gone)
    returned = tuple(Back(seat) for seat in said.gone if seat not in stays_away)
    return (*back, bids(said.bids | said.gone), *gone, *returned, result)


def bids_and_result(
    entries: Iterable[object], bids: type[OwnBids], result: type[OwnResult]
) -> tuple[OwnBids, OwnResult]:
    """Return the last bids among the entries of a finished round, and its result."""
    every = tuple(entries)
    revealed = [entry for entry in every if isinstance(entry, bids)]
    (ended,) = (entry for entry in every if isinstance(entry, result))
    return revealed[-1], ended


def write_round(
    state: AnyState,
    entries: Iterable[object],
    names: Names,
    *,
    first: Mapping[str, object] | None = None,
    beside: Mapping[str, object] | None = None,
) -> dict[str, object]:
    """Write a round as `parse_round` reads it.

    `first`: what the game writes before the bids; `beside`: what it writes after the tricks, without
    what is empty, zero or false.
    """
    del state
    bids, result = bids_and_result(entries, Bids, Result)
    bid, won, called = by_seat(bids.bids), by_seat(result.declarations), names.all
    written: dict[str, object] = {
        **(first or {}),
        "bids": {called[seat]: bid[seat].tricks for seat in won},
        "tricks": {called[seat]: own.tricks for seat, own in won.items()},
    }
    rest: dict[str, object] = {
        **(beside or {}),
        "out": [called[seat] for seat, own in enumerate(bids.bids) if own is None],
        "walked_out": {called[seat]: own.tricks for seat, own in bid.items() if seat not in won},
    }
    return written | {key: value for key, value in rest.items() if value}


def write_step(entry: Bids, names: Names) -> dict[str, object]:
    """Write a step of a round's course as `parse_step` reads it."""
    return {"bids": {names.all[seat]: own.tricks for seat, own in by_seat(entry.bids).items()}}


def settled(state: Own) -> Own:
    """Leave out what an unfinished round has entered."""
    return replace(state, bids=None, walked_out=0)


def coming(state: AnyState) -> dict[str, object]:
    """Say how many cards the round at the table deals to each."""
    return {"cards": state.cards}


def write_no_options(options: object) -> dict[str, object]:
    """Write nothing: there is nothing to choose."""
    del options
    return {}


def plain_form(
    game: AnyGame,
    *,
    parse_step: Callable[[Played, Names, int], Bids],
    read_round: Callable[[Any, Said], tuple[Any, ...]],
) -> SheetForm:
    """Return the form of a game without options whose rounds say bids and tricks, and nothing else.

    Its two functions make the game's own entries, of what `parse_step` and `parse_round` here return.
    """
    return SheetForm(
        game=game,
        first="dealer",
        parse_round=parse_round,
        read_round=read_round,
        write_round=write_round,
        write_options=write_no_options,
        coming=coming,
        in_the_midst=lambda said: said.left,
        parse_step=parse_step,
        write_step=write_step,
        in_course=BEFORE_TRICKS,
        settled=settled,
    )
