"""Oh Hell as a game: its functions, put together."""

from typing import Final

from rules.bidding.plain import check, legal, sample, split
from rules.bidding.state import check_played, leaders, scores, standings
from rules.contract import Game, Line, Seat
from rules.ohhell.entries import Entry, Part
from rules.ohhell.hands import FEWEST_SEATS, MOST_SEATS
from rules.ohhell.play import (
    Options,
    State,
    apply,
    ask,
    gather,
    is_over,
    read_options,
    start,
)
from rules.ohhell.scoring import line


def winners(state: State) -> tuple[Seat, ...]:
    """Name who has the highest total, once the game is over; equal totals win together."""
    return leaders(state) if is_over(state) else ()


def dealer(state: State) -> Seat | None:
    """Name who deals the round at the table; the seat to the left plays first."""
    return None if is_over(state) else state.dealer


def terms(state: State) -> object:
    """Return what bids are made for: how many cards."""
    return () if is_over(state) else state.cards


def why(state: State, number: int, seat: Seat) -> tuple[Line, ...]:
    """Return the line that a seat's points come from. RuleError `no_such_round`, `no_such_seat`."""
    check_played(state, number, seat)
    played = state.played[number - 1]
    return (line(played.bids[seat], played.declarations[seat]),)


GAME: Final[Game[Options, State, Part, Entry]] = Game(
    name="ohhell",
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    wins="highest",
    options=Options,
    part=Part,
    entry=Entry,
    read_options=read_options,
    start=start,
    ask=ask,
    check=check,
    legal=legal,
    sample=sample,
    gather=gather,
    split=split,
    apply=apply,
    scores=scores,
    standings=standings,
    winners=winners,
    first_of_round=dealer,
    why=why,
    terms=terms,
)
