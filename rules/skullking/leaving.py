"""Who leaves a game, who comes back, who joins late."""

from collections.abc import Mapping
from dataclasses import replace

from rules.contract import Back, Joined, Left, Seat
from rules.seats import FEWEST_PRESENT, check_join, one_seat_more, widened
from rules.skullking.checks import refusal
from rules.skullking.deck import MOST_SEATS, most_cards, scheduled
from rules.skullking.entries import Declaration, Part
from rules.skullking.state import State, bidders, next_dealer, present, scores


def move(state: State, entry: Left | Back | Joined) -> State:
    """Return the state after somebody left, came back or joined. RuleError as each of them."""
    match entry:
        case Left(seat):
            return leave(state, seat)
        case Back(seat):
            return come_back(state, seat)
    return join(state, entry)


def leave(state: State, seat: Seat) -> State:
    """Let a seat go with its score and rank; a bid it had is void. RuleError `too_few_left` for the last two.

    The tricks it had won are nobody's: in that round tricks may be missing. When nobody who bid is
    left, the round begins again. If it dealt, the next seat to the left stands for it. With one seat
    left there is nobody to play: end the table instead.
    """
    _check_known(state, seat)
    if seat in state.left:
        raise refusal(state, "already_left", seat=seat)
    if len(present(state)) <= FEWEST_PRESENT:
        raise refusal(state, "too_few_left", seat=seat, low=FEWEST_PRESENT)
    gone = replace(state, left=tuple(sorted((*state.left, seat))))
    if state.bids is not None and state.bids[seat] is not None:
        bids = tuple(None if own == seat else bid for own, bid in enumerate(state.bids))
        gone = replace(gone, bids=bids, walked_out=state.walked_out + 1)
        if not bidders(gone):
            gone = replace(gone, bids=None, graybeard=False, walked_out=0)
    if state.dealer != seat:
        return gone
    return replace(gone, dealer=next_dealer(state.setup.seats, gone.left, seat))


def come_back(state: State, seat: Seat) -> State:
    """Take a seat again, from the next bids on. RuleError `no_such_seat`, `not_left`."""
    _check_known(state, seat)
    if seat not in state.left:
        raise refusal(state, "not_left", seat=seat)
    return replace(state, left=tuple(other for other in state.left if other != seat))


def join(state: State, joined: Joined) -> State:
    """Add a seat before the bids; the rounds to come deal what the deck has for so many.

    Cards that were edited for fewer hands are as planned again where there are not enough. RuleError as
    `check_join`, `joined_in_the_midst`.
    """
    if state.bids is not None:
        raise refusal(state, "joined_in_the_midst")
    check_join(joined, state.setup.seats, MOST_SEATS, scores(state))
    setup, played = one_seat_more(state.setup), len(state.played)
    enough = state.dealt is not None and state.dealt <= most_cards(setup.seats, setup.options)
    wider = widened(scores(state), joined)
    return replace(
        state,
        setup=setup,
        rounds=(*state.rounds[:played], *scheduled(setup.seats, setup.options)[played:]),
        dealt=state.dealt if enough else None,
        played=tuple(
            replace(own, bids=(*own.bids, None), declarations=(*own.declarations, None), score=score)
            for own, score in zip(state.played, wider, strict=True)
        ),
    )


def without(state: State, seat: Seat, parts: Mapping[Seat, Part]) -> Mapping[Seat, Part]:
    """Let the part of who leaves go, and the alliances with that one: the trick's winner is not there."""
    del state
    return {other: _alone(part, seat) for other, part in parts.items() if other != seat}


def _alone(part: Part, gone: Seat) -> Part:
    if not isinstance(part, Declaration):
        return part
    return replace(
        part,
        loot_with=tuple(ally for ally in part.loot_with if ally != gone),
        took_loot=tuple(ally for ally in part.took_loot if ally != gone),
    )


def _check_known(state: State, seat: Seat) -> None:
    if not 0 <= seat < state.setup.seats:
        raise refusal(state, "no_such_seat", given=seat, high=state.setup.seats)
