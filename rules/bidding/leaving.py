"""Who leaves a game of hidden bids, who comes back, who joins late."""

from dataclasses import replace
from typing import TypeVar

from rules.bidding.checks import check_known, refusal
from rules.bidding.state import AnyState, bidders, next_dealer, present, scores
from rules.contract import Joined, Seat
from rules.seats import FEWEST_PRESENT, check_join, one_seat_more, widened

Own = TypeVar("Own", bound=AnyState)


def leave(state: Own, seat: Seat) -> Own:
    """Let a seat go with its score and rank; a bid it had is void. RuleError `too_few_left` for the last two.

    The tricks it had won are nobody's: in that round tricks may be missing. When nobody who bid is
    left, the round begins again. If it dealt, the next seat to the left stands for it. With one seat
    left there is nobody to play: end the table instead.
    """
    check_known(state, seat)
    if seat in state.left:
        raise refusal(state, "already_left", seat=seat)
    if len(present(state)) <= FEWEST_PRESENT:
        raise refusal(state, "too_few_left", seat=seat, low=FEWEST_PRESENT)
    gone = replace(state, left=tuple(sorted((*state.left, seat))))
    if state.bids is not None and state.bids[seat] is not None:
        bids = tuple(None if own == seat else bid for own, bid in enumerate(state.bids))
        gone = replace(gone, bids=bids, walked_out=state.walked_out + 1)
        if not bidders(gone):
            gone = replace(gone, bids=None, walked_out=0)
    if state.dealer != seat:
        return gone
    return replace(gone, dealer=next_dealer(state.setup.seats, gone.left, seat))


def come_back(state: Own, seat: Seat) -> Own:
    """Take a seat again, from the next bids on. RuleError `no_such_seat`, `not_left`."""
    check_known(state, seat)
    if seat not in state.left:
        raise refusal(state, "not_left", seat=seat)
    return replace(state, left=tuple(other for other in state.left if other != seat))


def join(state: Own, joined: Joined, most: int, rounds: tuple[int, ...]) -> Own:
    """Add a seat before the bids, to at most `most`.

    `rounds`: the cards of each round with one player more, from the first round of the game on; those
    already played stay as they are. In mid-game it must hold the rounds still to come: where the
    schedule of the larger table is shorter than what was played already, the game would end at once.
    Pass the planned hands then, capped by the deck, as `rules.bidding.hands.rescheduled` does.
    RuleError `joined_in_the_midst`, and as `check_join`.
    """
    if state.bids is not None:
        raise refusal(state, "joined_in_the_midst")
    check_join(joined, state.setup.seats, most, scores(state))
    played = len(state.played)
    return replace(
        state,
        setup=one_seat_more(state.setup),
        rounds=(*state.rounds[:played], *rounds[played:]),
        played=tuple(
            replace(own, bids=(*own.bids, None), declarations=(*own.declarations, None), score=score)
            for own, score in zip(state.played, widened(scores(state), joined), strict=True)
        ),
    )
