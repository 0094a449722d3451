"""How a game of Oh Hell moves: what it asks, how parts make an entry, what an entry does."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.bidding import play as bidding
from rules.bidding import state as bidding_state
from rules.bidding.checks import check_present
from rules.bidding.entries import Bid, Declaration
from rules.bidding.leaving import come_back, join, leave
from rules.bidding.plain import check, check_going_on, scored
from rules.bidding.play import gathered, revealed
from rules.bidding.state import is_past_schedule
from rules.contract import Ask, Back, Left, Seat, Setup
from rules.ohhell.entries import Bids, Entry, Part, Result
from rules.ohhell.hands import FEWEST_SEATS, MOST_SEATS, rescheduled, scheduled
from rules.ohhell.scoring import points
from rules.options import check_known
from rules.seats import check_setup


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Oh Hell has no options."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State(bidding_state.State[Options, Bid, Declaration]):
    """A game under way: it holds nothing that other games of hidden bids do not."""


def read_options(options: Mapping[str, object]) -> Options:
    """Accept no option. RuleError `option_none`."""
    check_known(options, ())
    return Options()


def start(setup: Setup[Options]) -> State:
    """Begin: `setup.first` deals. RuleError `too_few_seats`, `too_many_seats`, `no_such_seat`."""
    check_setup(setup, FEWEST_SEATS, MOST_SEATS)
    return State(setup=setup, rounds=scheduled(setup.seats), dealer=setup.first)


def is_over(state: State) -> bool:
    """Return whether the last round is played; equal totals share the win (as commonly played)."""
    return is_past_schedule(state)


def ask(state: State) -> Ask | None:
    """Ask for hidden bids of all who have not left, then for the tricks of those who bid."""
    return None if is_over(state) else bidding.ask(state)


def gather(state: State, parts: Mapping[Seat, Part]) -> Bids | Result:
    """Make the bids or the result of these parts, and try it. A seat without a bid stands out for the round.

    RuleError as `apply`, and `not_now` for a part that does not fit.
    """
    for seat in parts:
        check_present(state, seat)
    entry: Bids | Result
    if state.bids is None:
        entry = Bids(gathered(state, parts, Bid))
    else:
        entry = Result(declarations=gathered(state, parts, Declaration))
    apply(state, entry)
    return entry


def apply(state: State, entry: Entry) -> State:
    """Return the state after the entry. RuleError `game_over`, or what the entry itself breaks."""
    check_going_on(state)
    match entry:
        case Bids(bids):
            return revealed(state, bids, check)
        case Result():
            return scored(state, entry, points)
        case Left(seat):
            return leave(state, seat)
        case Back(seat):
            return come_back(state, seat)
    rounds = rescheduled(state.rounds, len(state.played), state.setup.seats + 1)
    return join(state, entry, MOST_SEATS, rounds)
