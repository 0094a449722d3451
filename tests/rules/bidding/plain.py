"""The plainest game of hidden bids, complete: what `rules.bidding` has, put together, and a way to score."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.bidding import checks, entries, leaving, samples
from rules.bidding import play as bidding
from rules.bidding import state as bidding_state
from rules.bidding.checks import BIDS, TRICKS, check_present, check_wanted, check_width
from rules.bidding.entries import Bid, Declaration
from rules.bidding.hands import largest_hand, rescheduled, up_and_down
from rules.bidding.play import by_seat, finished, gathered, revealed
from rules.bidding.state import PlayedRound, check_played, is_past_schedule, leaders, scores, standings
from rules.contract import Ask, Back, Chance, Game, Joined, Left, Line, RuleError, Seat, Setup
from rules.options import check_known
from rules.rounds import counted
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


def check(state: State, seat: Seat, part: Part) -> None:
    """Refuse a bid or a declaration that cannot be, whatever the others say."""
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
    return () if is_past_schedule(state) else tuple(map(Bid, samples.legal_bids(state, seat)))


def sample(state: State, seat: Seat, others: Mapping[Seat, Part], chance: Chance) -> Declaration | None:
    """Make up what a seat declares of the tricks that are left beside `others`."""
    if seat not in by_seat(state.bids or ()):
        return None
    declared = {other: own for other, own in others.items() if isinstance(own, Declaration)}
    left = range(samples.tricks_left(state, declared) + 1)
    return Declaration(tricks=samples.tricks_by_chance(state, left, declared, chance))


def gather(state: State, parts: Mapping[Seat, Part]) -> Bids | Result:
    """Make the bids or the result of these parts, and try it."""
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
    match entry:
        case Bids(bids):
            return by_seat(bids)
        case Result():
            return by_seat(entry.declarations)
    return {}


def apply(state: State, entry: Entry) -> State:
    """Return the state after the entry."""
    _check_going_on(state)
    match entry:
        case Bids(bids):
            return revealed(state, bids, check)
        case Result():
            return _score(state, entry)
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


def _score(state: State, result: Result) -> State:
    check_wanted(state, TRICKS)
    bids, declarations = state.bids or (), result.declarations
    check_width(state, declarations)
    for seat, own in by_seat(declarations).items():
        check(state, seat, own)
    checks.check_all_declared(state, declarations)
    checks.check_sum(state, declarations)
    gained = tuple(points(bid, own) for bid, own in zip(bids, declarations, strict=True))
    played = PlayedRound(
        cards=state.cards,
        dealer=state.dealer,
        bids=bids,
        declarations=declarations,
        score=counted(scores(state), gained),
    )
    return finished(state, played)


def _check_going_on(state: State) -> None:
    if is_past_schedule(state):
        raise RuleError("game_over")


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
