"""How a game of Oh Hell moves: what it asks, how parts make an entry, what an entry does."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.bidding import checks, samples
from rules.bidding import play as bidding
from rules.bidding import state as bidding_state
from rules.bidding.checks import BIDS, TRICKS, check_present, check_wanted, check_width
from rules.bidding.entries import Bid, Declaration
from rules.bidding.leaving import come_back, join, leave
from rules.bidding.play import by_seat, finished, gathered, revealed
from rules.bidding.state import PlayedRound, is_past_schedule, scores
from rules.contract import Ask, Back, Chance, Left, RuleError, Seat, Setup
from rules.ohhell.entries import Bids, Entry, Part, Result
from rules.ohhell.hands import FEWEST_SEATS, MOST_SEATS, rescheduled, scheduled
from rules.ohhell.scoring import points
from rules.options import check_known
from rules.rounds import counted
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


def check(state: State, seat: Seat, part: Part) -> None:
    """Refuse a bid or a declaration that cannot be, whatever the others say.

    RuleError `game_over`, `no_such_seat`, `seat_left`, `not_now`, `bid_out_of_range`, `stands_out`,
    `tricks_out_of_range`.
    """
    _check_going_on(state)
    check_present(state, seat)
    if isinstance(part, Bid):
        check_wanted(state, BIDS)
        checks.check_bid(state, seat, part.tricks)
    else:
        check_wanted(state, TRICKS)
        checks.check_tricks(state, seat, part.tricks)


def legal(state: State, seat: Seat) -> tuple[Bid, ...]:
    """List every bid of a seat that is asked for one."""
    return () if is_over(state) else tuple(Bid(tricks) for tricks in samples.legal_bids(state, seat))


def sample(state: State, seat: Seat, others: Mapping[Seat, Part], chance: Chance) -> Declaration | None:
    """Make up what a seat declares of the tricks that are left beside `others`."""
    if seat not in bidding.by_seat(state.bids or ()):
        return None
    declared = {other: own for other, own in others.items() if isinstance(own, Declaration)}
    left = samples.tricks_left(state, declared)
    return Declaration(tricks=samples.tricks_by_chance(state, range(left + 1), declared, chance))


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


def split(state: State, entry: Entry) -> Mapping[Seat, Part]:
    """Return the parts of bids or of a result; other entries have none."""
    del state
    if isinstance(entry, Bids):
        return by_seat(entry.bids)
    if isinstance(entry, Result):
        return by_seat(entry.declarations)
    return {}


def apply(state: State, entry: Entry) -> State:
    """Return the state after the entry. RuleError `game_over`, or what the entry itself breaks."""
    _check_going_on(state)
    match entry:
        case Bids(bids):
            return revealed(state, bids, check)
        case Result():
            return _score(state, entry)
        case Left(seat):
            return leave(state, seat)
        case Back(seat):
            return come_back(state, seat)
    rounds = rescheduled(state.rounds, len(state.played), state.setup.seats + 1)
    return join(state, entry, MOST_SEATS, rounds)


def _score(state: State, result: Result) -> State:
    check_wanted(state, TRICKS)
    bids, declarations = state.bids or (), result.declarations
    check_width(state, declarations)
    for seat, own in by_seat(declarations).items():
        check(state, seat, own)
    checks.check_all_declared(state, declarations)
    checks.check_sum(state, declarations)
    gained = tuple(points(bid, own) for bid, own in zip(bids, declarations, strict=True))
    played: PlayedRound[Any, Any] = PlayedRound(
        cards=state.cards,
        dealer=state.dealer,
        bids=bids,
        declarations=declarations,
        score=counted(scores(state), gained),
    )
    return finished(state, played)


def _check_going_on(state: State) -> None:
    if is_over(state):
        raise RuleError("game_over")
