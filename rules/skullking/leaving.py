"""Who leaves a game, who comes back, who joins late."""

from collections.abc import Mapping
from dataclasses import replace

from rules.bidding import leaving as bidding
from rules.bidding.leaving import come_back
from rules.contract import Back, Joined, Left, Seat
from rules.skullking.deck import MOST_SEATS, most_cards, scheduled
from rules.skullking.entries import Declaration, Part
from rules.skullking.state import State


def move(state: State, entry: Left | Back | Joined) -> State:
    """Return the state after somebody left, came back or joined. RuleError as each of them."""
    match entry:
        case Left(seat):
            return leave(state, seat)
        case Back(seat):
            return come_back(state, seat)
    return join(state, entry)


def leave(state: State, seat: Seat) -> State:
    """Let a seat go; where the round begins again, Graybeard has no hand yet. RuleError as in `bidding`."""
    gone = bidding.leave(state, seat)
    return replace(gone, graybeard=gone.graybeard and gone.bids is not None)


def join(state: State, joined: Joined) -> State:
    """Add a seat before the bids; the rounds to come deal what the deck has for so many.

    Cards that were edited for fewer hands are as planned again where there are not enough. RuleError as
    `check_join`, `joined_in_the_midst`.
    """
    options, seats = state.setup.options, state.setup.seats + 1
    wider = bidding.join(state, joined, MOST_SEATS, scheduled(seats, options))
    enough = state.dealt is not None and state.dealt <= most_cards(seats, options)
    return replace(wider, dealt=state.dealt if enough else None)


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
