"""A game of hidden bids under way: every finished round, and the round at the table."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.bidding.entries import Bid, Declaration
from rules.contract import Score, Seat, Setup, Standing
from rules.rounds import check_round
from rules.rounds import totals as totals_of
from rules.seats import check_seat, ranked_apart
from rules.seats import present as present_of

Chosen = TypeVar("Chosen")
"""The options of a game."""
OwnBid = TypeVar("OwnBid", bound=Bid)
OwnDeclaration = TypeVar("OwnDeclaration", bound=Declaration)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRound(Generic[OwnBid, OwnDeclaration]):
    """A finished round, and its score once and for all."""

    cards: int
    dealer: Seat
    bids: tuple[OwnBid | None, ...]
    declarations: tuple[OwnDeclaration | None, ...]
    score: Score


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Generic[Chosen, OwnBid, OwnDeclaration]):
    """`rounds`: the cards of each scheduled round.

    `dealer` deals the round at the table; `bids`: its bids, once revealed; `left`: the seats that left
    the game; `walked_out`: how many of them left this round after they had bid.

    Every game makes a class of its own of it, an empty one where it holds no more:
    `class State(bidding.State[Options, Bid, Declaration])`. An alias `State[Options, Bid, Declaration]`
    serves as a type, but cannot be called: its call sets an attribute that a class with slots refuses.
    """

    setup: Setup[Chosen]
    rounds: tuple[int, ...]
    dealer: Seat
    played: tuple[PlayedRound[OwnBid, OwnDeclaration], ...] = ()
    bids: tuple[OwnBid | None, ...] | None = None
    left: tuple[Seat, ...] = ()
    walked_out: int = 0

    @property
    def cards(self) -> int:
        """Return the cards dealt to each in the round at the table; after the last, as many as in it."""
        return self.rounds[min(len(self.played), len(self.rounds) - 1)]


AnyState = State[Any, Any, Any]


def round_number(state: AnyState) -> int:
    """Count the round at the table, from 1."""
    return len(state.played) + 1


def is_past_schedule(state: AnyState) -> bool:
    """Return whether every scheduled round is finished."""
    return len(state.played) >= len(state.rounds)


def present(state: AnyState) -> tuple[Seat, ...]:
    """List the seats that have not left the game."""
    return present_of(state.setup.seats, frozenset(state.left))


def bids_shown(state: AnyState) -> dict[Seat, Bid]:
    """Return the revealed bids, by seat; who stands out has none."""
    return {seat: bid for seat, bid in enumerate(state.bids or ()) if bid is not None}


def bidders(state: AnyState) -> tuple[Seat, ...]:
    """List the seats that play the round at the table: those with a revealed bid."""
    return tuple(bids_shown(state))


def stand_outs(state: AnyState) -> tuple[Seat, ...]:
    """List the seats that have not left, and have no bid among those revealed."""
    return tuple(seat for seat, bid in enumerate(state.bids or ()) if bid is None and seat not in state.left)


def scores(state: AnyState) -> tuple[Score, ...]:
    """Return every finished round's points and the totals after it."""
    return tuple(played.score for played in state.played)


def totals(state: AnyState) -> tuple[int, ...]:
    """Return every seat's points so far."""
    return totals_of(scores(state), state.setup.seats)


def standings(state: AnyState) -> tuple[Standing, ...]:
    """Rank by total, highest first; those who left, then those who never took part, come last."""
    return ranked_apart(scores(state), state.setup.seats, "highest", frozenset(state.left))


def leaders(state: AnyState) -> tuple[Seat, ...]:
    """List the seats that share first place."""
    return tuple(row.seat for row in standings(state) if row.rank == 1)


def opener(state: AnyState) -> Seat:
    """Name who plays first in the round at the table: the next to the dealer's left who has not left."""
    return next_dealer(state.setup.seats, state.left, state.dealer)


def next_dealer(seats: int, left: tuple[Seat, ...], dealer: Seat) -> Seat:
    """Pass the deal to the left, over the seats that left the game.

    >>> next_dealer(4, left=(2,), dealer=1), next_dealer(4, left=(), dealer=3)
    (3, 0)
    """
    following = (dealer + 1) % seats
    return next_dealer(seats, left, following) if following in left else following


def check_played(state: AnyState, number: int, seat: Seat) -> None:
    """Refuse a round that was not played, or an unknown seat. RuleError `no_such_round`, `no_such_seat`."""
    check_round(scores(state), number)
    check_seat(state.setup.seats, seat)
