"""Skull King as a game: its functions, put together."""

from rules.bidding.state import check_played, leaders, scores, standings
from rules.contract import Game, Line, Seat
from rules.skullking.checks import check
from rules.skullking.deck import FEWEST_SEATS, MOST_SEATS
from rules.skullking.entries import Entry, Part
from rules.skullking.leaving import without
from rules.skullking.options import Options, advised, read_options
from rules.skullking.play import apply, ask, gather, split, start
from rules.skullking.results import check_beside
from rules.skullking.samples import legal, sample
from rules.skullking.scoring import round_lines
from rules.skullking.state import State, is_over


def winners(state: State) -> tuple[Seat, ...]:
    """Name who has the highest total of those who stayed, once the game is over (S0)."""
    return leaders(state) if is_over(state) else ()


def dealer(state: State) -> Seat | None:
    """Name who deals the round at the table; the seat to the left plays first (S0)."""
    return None if is_over(state) else state.dealer


def terms(state: State) -> object:
    """Return what bids are made for: how many cards, and how they will be scored."""
    return () if is_over(state) else (state.cards, state.setup.options.scoring)


def why(state: State, number: int, seat: Seat) -> tuple[Line, ...]:
    """Return the lines whose points add up to a seat's. RuleError `no_such_round`, `no_such_seat`."""
    check_played(state, number, seat)
    played = state.played[number - 1]
    return round_lines(state.setup.options, played.cards, played.bids, played.declarations)[seat]


GAME: Game[Options, State, Part, Entry] = Game(
    name="skullking",
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
    beside=check_beside,
    gather=gather,
    split=split,
    apply=apply,
    scores=scores,
    standings=standings,
    winners=winners,
    first_of_round=dealer,
    why=why,
    terms=terms,
    without=without,
    advise=advised,
)
