"""What a seat may bid, and tricks made up by chance that fit beside those declared before."""

from collections.abc import Mapping

from rules.bidding.entries import Declaration
from rules.bidding.state import AnyState, bidders, present
from rules.contract import Chance, Seat


def legal_bids(state: AnyState, seat: Seat) -> range:
    """Return the tricks that a seat may bid now: none where it is not asked."""
    asked = state.bids is None and seat in present(state)
    return range(state.cards + 1 if asked else 0)


def tricks_left(state: AnyState, declared: Mapping[Seat, Declaration], kept: int = 0) -> int:
    """Count the tricks that nobody has declared yet, without those that are kept for something else."""
    return max(0, state.cards - sum(own.tricks for own in declared.values()) - kept)


def tricks_by_chance(
    state: AnyState, left: range, declared: Mapping[Seat, Declaration], chance: Chance, *, fewer: bool = False
) -> int:
    """Make up how many tricks a seat won, of as many as `left` holds: the last to declare won all of them.

    `fewer`: some may be nobody's, as where somebody walked out.
    """
    sharing = sum(seat not in declared for seat in bidders(state)) + (fewer or state.walked_out > 0)
    return left[0] + sum(chance.randint(1, sharing) == 1 for _ in left[1:])
