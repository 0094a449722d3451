"""A game under way: what was agreed, every finished round, and the round at the table."""

from dataclasses import dataclass
from typing import Final

from rules.bidding import state as bidding
from rules.bidding.state import is_past_schedule, leaders
from rules.limits import MOST_ROUNDS
from rules.skullking.deck import most_cards
from rules.skullking.entries import Bid, Declaration
from rules.skullking.options import Options

TIE: Final = 2
"""How many a tie takes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRound(bidding.PlayedRound[Bid, Declaration]):
    """A finished round. `lost`: tricks that nobody won."""

    lost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class State(bidding.State[Options, Bid, Declaration]):
    """`rounds`: the cards of each scheduled round, after the deck's cap.

    `dealt`: the cards of the round at the table, where they were edited; `graybeard`: his ghost holds a
    hand in it; `shared`: the tied win was shared.
    """

    played: tuple[PlayedRound, ...] = ()
    dealt: int | None = None
    graybeard: bool = False
    shared: bool = False

    @property
    def cards(self) -> int:
        """Return the cards dealt to each in the round at the table.

        An extra round deals as many as the one before it, where nobody joined since (no rulebook says;
        our choice).
        """
        if self.dealt is not None:
            return self.dealt
        if is_past_schedule(self):
            return min(self.played[-1].cards, most_cards(self.setup.seats, self.setup.options))
        return self.rounds[len(self.played)]


def is_extra(state: State) -> bool:
    """Return whether the round at the table is one more than planned, to break a tie (S0)."""
    return is_past_schedule(state)


def is_over(state: State) -> bool:
    """Return whether the game has ended: all rounds played, and one leader, or the win shared.

    While two seats or more are tied for first, one more round is played (S0, EN24). Only first place
    is broken (PLAN §4.1). After a hundred rounds those still tied share the win: a sheet holds no
    more (our choice).
    """
    if not is_extra(state) or state.bids is not None:
        return False
    return state.shared or len(leaders(state)) < TIE or len(state.played) >= MOST_ROUNDS
