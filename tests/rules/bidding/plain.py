"""The plainest game of hidden bids, complete: what `rules.bidding` has, put together, and a way to score."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.bidding import entries, leaving
from rules.bidding import play as bidding
from rules.bidding import state as bidding_state
from rules.bidding.entries import Bid, Declaration
from rules.bidding.hands import largest_hand, rescheduled, up_and_down
from rules.bidding.plain import check, check_going_on, legal, sample, scored, split
from rules.bidding.play import gathered, revealed
from rules.bidding.state import check_played, is_past_schedule, leaders, scores, standings
from rules.contract import Ask, Back, Game, Joined, Left, Line, Seat, Setup
from rules.options import check_known
from rules.seats import check_setup

FEWEST: Final = 3
MOST: Final = 5
DECK: Final = 9
"""Enough for three cards each of three players, two of four, one of five."""
EXACT: Final = 10


@dataclass(frozen=True, slots=True)
class Bids(entries.Bids):
    """Every seat's bid, revealed together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(entries.Result):
    """What every seat won."""


Part = Bid | Declaration
Entry = Bids | Result | Left | Back | Joined


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """There is nothing to choose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State(bidding_state.State[Options, Bid, Declaration]):
    """A game under way."""


def largest(seats: int) -> int:
    """Return the cards of the largest hand."""
    return largest_hand(DECK, players=seats, most=DECK)


def read_options(options: Mapping[str, object]) -> Options:
    """Accept no option. RuleError `option_none`."""
    check_known(options, ())
    return Options()


def start(setup: Setup[Options]) -> State:
    """Begin: `setup.first` deals."""
    check_setup(setup, FEWEST, MOST)
    return State(setup=setup, rounds=up_and_down(largest(setup.seats)), dealer=setup.first)


def ask(state: State) -> Ask | None:
    """Ask for bids, then for tricks, until the last hand."""
    return None if is_past_schedule(state) else bidding.ask(state)


def gather(state: State, parts: Mapping[Seat, Part]) -> Bids | Result:
    """Make the bids or the result of these parts, and try it."""
    entry: Bids | Result
    if state.bids is None:
        entry = Bids(gathered(state, parts, Bid))
    else:
        entry = Result(declarations=gathered(state, parts, Declaration))
    apply(state, entry)
    return entry


def apply(state: State, entry: Entry) -> State:
    """Return the state after the entry."""
    check_going_on(state)
    match entry:
        case Bids(bids):
            return revealed(state, bids, check)
        case Result():
            return scored(state, entry, points)
        case Left(seat):
            return leaving.leave(state, seat)
        case Back(seat):
            return leaving.come_back(state, seat)
    most = largest(state.setup.seats + 1)
    rounds = rescheduled(state.rounds, len(state.played), up_and_down(most), most)
    return leaving.join(state, entry, MOST, rounds)


def points(bid: Bid | None, declared: Declaration | None) -> int | None:
    """Score ten and the tricks of an exact bid, else nothing; None where a seat took no part."""
    if bid is None or declared is None:
        return None
    return EXACT + declared.tricks if bid.tricks == declared.tricks else 0


def why(state: State, number: int, seat: Seat) -> tuple[Line, ...]:
    """Return the line of a seat's points; none where it took no part."""
    check_played(state, number, seat)
    gained = scores(state)[number - 1].points[seat]
    return () if gained is None else (Line(code="bid", points=gained, facts={}),)


GAME: Final[Game[Options, State, Part, Entry]] = Game(
    name="plain",
    fewest=FEWEST,
    most=MOST,
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
    winners=lambda state: leaders(state) if is_past_schedule(state) else (),
    first_of_round=lambda state: None if is_past_schedule(state) else state.dealer,
    why=why,
    terms=lambda state: () if is_past_schedule(state) else state.cards,
)
