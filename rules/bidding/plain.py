"""What a bidding game does whose parts say no more than bids and tricks, until its last hand."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rules.bidding import samples
from rules.bidding.checks import (
    BIDS,
    TRICKS,
    check_all_declared,
    check_bid,
    check_present,
    check_sum,
    check_tricks,
    check_wanted,
    check_width,
)
from rules.bidding.entries import Bid, Bids, Declaration, Result
from rules.bidding.play import by_seat, finished
from rules.bidding.state import AnyState, PlayedRound, is_past_schedule, scores
from rules.contract import Chance, RuleError, Seat
from rules.rounds import counted

Own = TypeVar("Own", bound=AnyState)
Part = Bid | Declaration


def check_going_on(state: AnyState) -> None:
    """RuleError `game_over` once the last hand is played."""
    if is_past_schedule(state):
        raise RuleError("game_over")


def check(state: AnyState, seat: Seat, part: Part) -> None:
    """Refuse a bid or a declaration that cannot be, whatever the others say.

    RuleError `game_over`, `no_such_seat`, `seat_left`, `not_now`, `bid_out_of_range`, `stands_out`,
    `tricks_out_of_range`.
    """
    check_going_on(state)
    check_present(state, seat)
    if isinstance(part, Bid):
        check_wanted(state, BIDS)
        check_bid(state, seat, part.tricks)
    else:
        check_wanted(state, TRICKS)
        check_tricks(state, seat, part.tricks)


def legal(state: AnyState, seat: Seat) -> tuple[Bid, ...]:
    """List every bid of a seat that is asked for one."""
    return () if is_past_schedule(state) else tuple(map(Bid, samples.legal_bids(state, seat)))


def sample(state: AnyState, seat: Seat, others: Mapping[Seat, Part], chance: Chance) -> Declaration | None:
    """Make up what a seat declares of the tricks that are left beside `others`."""
    if seat not in by_seat(state.bids or ()):
        return None
    declared = {other: own for other, own in others.items() if isinstance(own, Declaration)}
    left = range(samples.tricks_left(state, declared) + 1)
    return Declaration(tricks=samples.tricks_by_chance(state, left, declared, chance))


def split(state: AnyState, entry: object) -> Mapping[Seat, Part]:
    """Return the parts of bids or of a result; other entries have none."""
    del state
    if isinstance(entry, Bids):
        return by_seat(entry.bids)
    return by_seat(entry.declarations) if isinstance(entry, Result) else {}


def scored(state: Own, result: Result, points: Callable[[Bid | None, Declaration | None], int | None]) -> Own:
    """Return the state with the round scored; `points`: what a seat gains, None where it took no part.

    RuleError `not_now`, `seats_do_not_match`, `declarations_missing`, `tricks_do_not_add_up`, as `check`.
    """
    check_wanted(state, TRICKS)
    bids, declarations = state.bids or (), result.declarations
    check_width(state, declarations)
    for seat, own in by_seat(declarations).items():
        check(state, seat, own)
    check_all_declared(state, declarations)
    check_sum(state, declarations)
    gained = tuple(points(bid, own) for bid, own in zip(bids, declarations, strict=True))
    played: PlayedRound[Any, Any] = PlayedRound(
        cards=state.cards,
        dealer=state.dealer,
        bids=bids,
        declarations=declarations,
        score=counted(scores(state), gained),
    )
    return finished(state, played)
