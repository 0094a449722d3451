"""Games of Skull King made up at random, and anything at all that could be entered."""

from hypothesis import strategies as st

from rules.bidding.state import bidders, present
from rules.contract import Back, Left, RuleError, Setup, Shared
from rules.skullking.abilities import BID_CHANGES, WAGERS
from rules.skullking.editions import Edition
from rules.skullking.entries import Bid, Bids, Bonuses, Deal, Declaration, Entry, LostTricks, Result
from rules.skullking.game import GAME
from rules.skullking.options import Options, Scoring
from rules.skullking.state import State, is_over

ROUNDS = st.lists(st.integers(1, 10), min_size=1, max_size=3).map(tuple)
OPTIONS = st.builds(
    Options,
    structure=st.just("custom"),
    rounds=ROUNDS,
    scoring=st.sampled_from(Scoring),
    edition=st.sampled_from(Edition),
    kraken=st.booleans(),
    whale=st.booleans(),
    loot=st.booleans(),
    bonus_on_miss=st.booleans(),
    house_rules=st.booleans(),
)
SETUPS: st.SearchStrategy[Setup[Options]] = st.integers(2, 8).flatmap(
    lambda seats: st.builds(Setup, seats=st.just(seats), first=st.integers(0, seats - 1), options=OPTIONS)
)
SEATS = st.integers(-2, 9)
COUNTS = st.integers(-2, 12)
ANY_BONUSES = st.builds(
    Bonuses,
    fourteens=COUNTS,
    black_fourteen=st.booleans(),
    mermaids=COUNTS,
    pirates=COUNTS,
    skull_king=st.booleans(),
    other=st.integers(),
)
ANY_DECLARATION = st.builds(
    Declaration,
    tricks=COUNTS,
    bonuses=st.just(Bonuses()) | ANY_BONUSES,
    loot_with=st.lists(SEATS, max_size=3).map(tuple),
    wager=st.sampled_from((0, 10, 20, -10, 7)),
    bid_change=st.integers(-2, 2),
)
ANY_BID = st.builds(Bid, COUNTS, st.booleans())
ANY_PART = ANY_BID | ANY_DECLARATION | st.builds(LostTricks, COUNTS)
ANY_ENTRY: st.SearchStrategy[Entry] = (
    st.builds(Deal, COUNTS)
    | st.builds(Bids, st.lists(st.none() | ANY_BID, min_size=0, max_size=9).map(tuple))
    | st.builds(
        Result,
        declarations=st.lists(st.none() | ANY_DECLARATION, min_size=0, max_size=9).map(tuple),
        lost=COUNTS,
    )
    | st.builds(Left, SEATS)
    | st.builds(Back, SEATS)
    | st.just(Shared())
)


@st.composite
def shares(draw: st.DrawFn, total: int, among: int) -> list[int]:
    """Cut a number of tricks into shares at random."""
    cuts = sorted(draw(st.lists(st.integers(0, total), min_size=among - 1, max_size=among - 1)))
    return [high - low for low, high in zip([0, *cuts], [*cuts, total], strict=True)]


@st.composite
def bids_for(draw: st.DrawFn, state: State) -> Bids:
    here = present(state)
    out = draw(st.sets(st.sampled_from(here), max_size=len(here) - 1))
    ball = state.setup.options.scoring is Scoring.RASCAL
    one = st.builds(Bid, st.integers(0, state.cards), st.booleans() if ball else st.just(False))
    playing = [seat for seat in here if seat not in out]
    return Bids(tuple(draw(one) if seat in playing else None for seat in range(state.setup.seats)))


@st.composite
def result_for(draw: st.DrawFn, state: State) -> Result:
    """A result that adds up; a random bonus, wager or Loot may still be too much for the deck."""
    playing = bidders(state)
    tricks = dict(zip(playing, draw(shares(state.cards, len(playing))), strict=True))
    winners = [seat for seat in playing if tricks[seat]]
    declarations: dict[int, Declaration] = {}
    for seat in playing:
        won = tricks[seat]
        bonuses = Bonuses(
            fourteens=draw(st.integers(0, 1)) if won else 0, other=draw(st.sampled_from((0, 5)))
        )
        allies = [ally for ally in winners if ally != seat] if state.setup.options.loot else []
        loot = draw(st.lists(st.sampled_from(allies), max_size=1)) if allies else []
        declarations[seat] = Declaration(
            tricks=won,
            bonuses=bonuses,
            loot_with=tuple(loot),
            wager=draw(st.sampled_from(WAGERS)) if won else 0,
            bid_change=draw(st.sampled_from(BID_CHANGES)) if won else 0,
        )
    return Result(declarations=tuple(declarations.get(seat) for seat in range(state.setup.seats)))


@st.composite
def games(draw: st.DrawFn, steps: int = 10) -> tuple[list[Entry], list[State]]:
    """A random game: the entries that were taken, and the state before and after each."""
    state = GAME.start(draw(SETUPS))
    entries: list[Entry] = []
    states = [state]
    for _ in range(draw(st.integers(1, steps))):
        if is_over(state):
            break
        usual: st.SearchStrategy[Bids | Result] = bids_for(state) if state.bids is None else result_for(state)
        entry: Entry = draw(ANY_ENTRY if draw(st.integers(0, 3)) == 0 else usual)
        try:
            state = GAME.apply(state, entry)
        except RuleError:
            continue
        entries.append(entry)
        states.append(state)
    return entries, states
