"""What cannot be said in a game of hidden bids, by one seat or by all together."""

from collections.abc import Sequence

from rules.bidding.entries import Declaration
from rules.bidding.state import AnyState, bidders, present, round_number
from rules.contract import Fact, RuleError, Seat

BIDS = "bids"
TRICKS = "tricks"
"""The two things that are asked in a round, one after the other."""


def refusal(state: AnyState, code: str, **facts: Fact) -> RuleError:
    """Return the error of what cannot be in the round at the table."""
    return RuleError(code, round=round_number(state), **facts)


def wanted(state: AnyState) -> str:
    """Return what is asked in the round at the table: bids, then tricks."""
    return BIDS if state.bids is None else TRICKS


def check_wanted(state: AnyState, kind: str) -> None:
    """RuleError `not_now` for bids once they are revealed, for tricks before."""
    if kind != wanted(state):
        raise refusal(state, "not_now", wanted=wanted(state))


def check_known(state: AnyState, seat: Seat) -> None:
    """RuleError `no_such_seat`."""
    if not 0 <= seat < state.setup.seats:
        raise refusal(state, "no_such_seat", given=seat, high=state.setup.seats)


def check_present(state: AnyState, seat: Seat) -> None:
    """RuleError `no_such_seat`, `seat_left`: nothing is asked of it."""
    check_known(state, seat)
    if seat not in present(state):
        raise refusal(state, "seat_left", seat=seat)


def check_bid(state: AnyState, seat: Seat, tricks: int) -> None:
    """Allow a bid of 0 tricks up to as many as cards were dealt. RuleError `bid_out_of_range`."""
    if not 0 <= tricks <= state.cards:
        raise refusal(state, "bid_out_of_range", seat=seat, given=tricks, low=0, high=state.cards)


def check_tricks(state: AnyState, seat: Seat, tricks: int) -> None:
    """Allow a bidder from 0 to all tricks. RuleError `stands_out`, `tricks_out_of_range`."""
    if seat not in bidders(state):
        raise refusal(state, "stands_out", seat=seat)
    if not 0 <= tricks <= state.cards:
        raise refusal(state, "tricks_out_of_range", seat=seat, given=tricks, low=0, high=state.cards)


def check_width(state: AnyState, row: Sequence[object]) -> None:
    """RuleError `seats_do_not_match` where a row has more or fewer seats than the table."""
    if len(row) != state.setup.seats:
        raise refusal(state, "seats_do_not_match", given=len(row), wanted=state.setup.seats)


def check_all_declared(state: AnyState, declarations: Sequence[Declaration | None]) -> None:
    """RuleError `declarations_missing`: unset is never zero."""
    missing = tuple(seat for seat in bidders(state) if declarations[seat] is None)
    if missing:
        raise refusal(state, "declarations_missing", seats=missing)


def check_sum(
    state: AnyState, declarations: Sequence[Declaration | None], *, lost: int = 0, fewer: bool = False
) -> None:
    """Refuse tricks that are not as many as the cards dealt. RuleError `tricks_do_not_add_up`.

    `lost`: tricks that nobody won; `fewer`: some may be missing, as where somebody walked out.
    """
    won = {seat: own.tricks for seat, own in enumerate(declarations) if own is not None}
    given, at_most = sum(won.values()) + lost, fewer or state.walked_out > 0
    if given > state.cards or (given < state.cards and not at_most):
        raise sum_refused(state, won, lost=lost, at_most=at_most)


def sum_refused(state: AnyState, won: dict[Seat, int], *, lost: int, at_most: bool) -> RuleError:
    """Return the error of tricks that are not as many as the cards dealt."""
    return refusal(
        state,
        "tricks_do_not_add_up",
        declared=sum(won.values()),
        lost=lost,
        cards=state.cards,
        at_most=at_most,
        seats=tuple(won),
        tricks=tuple(won.values()),
    )
