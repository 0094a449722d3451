"""A game under way: what was agreed, every finished round, and the round at the table."""

from dataclasses import dataclass
from typing import Final

from rules.contract import Score, Seat, Setup, Standing
from rules.limits import MOST_ROUNDS
from rules.seats import ranked_apart
from rules.skullking.deck import most_cards
from rules.skullking.entries import Bid, Declaration
from rules.skullking.options import Options

TIE: Final = 2
"""How many a tie takes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRound:
    """A finished round, and its score once and for all."""

    cards: int
    dealer: Seat
    bids: tuple[Bid | None, ...]
    declarations: tuple[Declaration | None, ...]
    lost: int
    score: Score


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """`rounds`: the cards of each scheduled round, after the deck's cap.

    `dealer` deals the round at the table; `dealt`: its cards, where they were edited; `bids`: its
    bids, once revealed; `graybeard`: his ghost holds a hand in it. `left`: the seats that left the
    game; `walked_out`: how many of them left this round after they had bid; `shared`: the tied win
    was shared.
    """

    setup: Setup[Options]
    rounds: tuple[int, ...]
    dealer: Seat
    played: tuple[PlayedRound, ...] = ()
    dealt: int | None = None
    bids: tuple[Bid | None, ...] | None = None
    graybeard: bool = False
    left: tuple[Seat, ...] = ()
    walked_out: int = 0
    shared: bool = False


def round_number(state: State) -> int:
    """Count the round at the table, from 1."""
    return len(state.played) + 1


def totals(state: State) -> tuple[int, ...]:
    """Return every seat's points so far."""
    return state.played[-1].score.totals if state.played else (0,) * state.setup.seats


def present(state: State) -> tuple[Seat, ...]:
    """List the seats that have not left the game."""
    return tuple(seat for seat in range(state.setup.seats) if seat not in state.left)


def bidders(state: State) -> tuple[Seat, ...]:
    """List the seats that play the round at the table: those with a revealed bid."""
    return tuple(seat for seat, bid in enumerate(state.bids or ()) if bid is not None)


def scores(state: State) -> tuple[Score, ...]:
    """Return every finished round's points and the totals after it."""
    return tuple(played.score for played in state.played)


def standings(state: State) -> tuple[Standing, ...]:
    """Rank by total, highest first (S0); those who left, then those who never took part, come last."""
    return ranked_apart(scores(state), state.setup.seats, "highest", frozenset(state.left))


def leaders(state: State) -> tuple[Seat, ...]:
    """List the seats that share first place."""
    return tuple(row.seat for row in standings(state) if row.rank == 1)


def is_extra(state: State) -> bool:
    """Return whether the round at the table is one more than planned, to break a tie (S0)."""
    return len(state.played) >= len(state.rounds)


def is_over(state: State) -> bool:
    """Return whether the game has ended: all rounds played, and one leader, or the win shared.

    While two seats or more are tied for first, one more round is played (S0, EN24). Only first place
    is broken (PLAN §4.1). After a hundred rounds those still tied share the win: a sheet holds no
    more (our choice).
    """
    if not is_extra(state) or state.bids is not None:
        return False
    return state.shared or len(leaders(state)) < TIE or len(state.played) >= MOST_ROUNDS


def cards_now(state: State) -> int:
    """Count the cards dealt to each in the round at the table.

    An extra round deals as many as the one before it, where nobody joined since (no rulebook says; our
    choice).
    """
    if state.dealt is not None:
        return state.dealt
    if is_extra(state):
        return min(state.played[-1].cards, most_cards(state.setup.seats, state.setup.options))
    return state.rounds[len(state.played)]


def next_dealer(seats: int, left: tuple[Seat, ...], dealer: Seat) -> Seat:
    """Pass the deal to the left, over the seats that left the game (S0, EN21).

    >>> next_dealer(4, left=(2,), dealer=1), next_dealer(4, left=(), dealer=3)
    (3, 0)
    """
    following = (dealer + 1) % seats
    return next_dealer(seats, left, following) if following in left else following
