"""How a game moves: what it asks, how parts make an entry, what an entry does."""

from collections.abc import Mapping
from dataclasses import replace

from rules.bidding import play as bidding
from rules.bidding.checks import BIDS, TRICKS, check_present, check_wanted, check_width, refusal
from rules.bidding.play import by_seat, finished, gathered, revealed, row
from rules.bidding.state import present, scores
from rules.contract import TABLE, Ask, Back, Joined, Left, RuleError, Seat, Setup
from rules.rounds import counted
from rules.seats import check_setup
from rules.skullking.checks import check_bid
from rules.skullking.deck import FEWEST_SEATS, GRAYBEARD_PLAYERS, MOST_SEATS, most_cards, scheduled
from rules.skullking.entries import Bid, Bids, Deal, Declaration, Entry, LostTricks, Part, Result
from rules.skullking.leaving import move
from rules.skullking.loot import confirmed, unconfirmed
from rules.skullking.options import Options
from rules.skullking.results import check_result
from rules.skullking.scoring import round_lines, round_points
from rules.skullking.state import PlayedRound, State, is_extra, is_over
from rules.skullking.structures import FEWEST_CARDS


def start(setup: Setup[Options]) -> State:
    """Begin: `setup.first` deals. RuleError `too_few_seats`, `too_many_seats`, `no_such_seat`."""
    check_setup(setup, FEWEST_SEATS, MOST_SEATS)
    return State(setup=setup, rounds=scheduled(setup.seats, setup.options), dealer=setup.first)


def ask(state: State) -> Ask | None:
    """Ask for hidden bids of all who have not left, then for the tricks of those who bid."""
    return None if is_over(state) else bidding.ask(state)


def gather(state: State, parts: Mapping[Seat, Part]) -> Bids | Result:
    """Make the bids or the result of these parts, and try it.

    A seat without a bid stands out for the round; a seat without tricks is refused, for unset is
    never zero. RuleError as `apply`, `not_now`, `not_for_a_seat` for a part that does not fit, and
    `loot_unconfirmed` while an ally has not confirmed who played the Loot in a trick it won.
    """
    for seat in parts:
        if seat != TABLE:
            check_present(state, seat)
    entry = Bids(gathered(state, parts, Bid)) if state.bids is None else _result(state, parts)
    apply(state, entry)
    for player, ally in unconfirmed(_declarations(parts)):
        raise refusal(state, "loot_unconfirmed", seat=player, ally=ally)
    return entry


def split(state: State, entry: Entry) -> Mapping[Seat, Part]:
    """Return the parts of bids or of a result, its alliances confirmed; other entries have none."""
    del state
    if isinstance(entry, Bids):
        return by_seat(entry.bids)
    if isinstance(entry, Result):
        declared = confirmed(by_seat(entry.declarations))
        lost: dict[Seat, Part] = {TABLE: LostTricks(entry.lost)} if entry.lost else {}
        return {**declared, **lost}
    return {}


def apply(state: State, entry: Entry) -> State:
    """Return the state after the entry, `Shared` where it is none of the others.

    RuleError `game_over`, or what the entry itself breaks.
    """
    if is_over(state):
        raise RuleError("game_over")
    match entry:
        case Deal():
            return _deal(state, entry)
        case Bids():
            return _reveal(state, entry)
        case Result():
            return _score(state, entry)
        case Left() | Back() | Joined():
            return move(state, entry)
        case _:
            return _share(state)


def _result(state: State, parts: Mapping[Seat, Part]) -> Result:
    for seat, part in parts.items():
        if isinstance(part, Bid):
            raise refusal(state, "not_now", wanted=TRICKS)
        if (seat == TABLE) != isinstance(part, LostTricks):
            raise refusal(state, "not_for_a_seat", seat=seat)
    lost = parts.get(TABLE)
    declared = {seat: replace(own, took_loot=()) for seat, own in _declarations(parts).items()}
    return Result(declarations=row(state, declared), lost=lost.tricks if isinstance(lost, LostTricks) else 0)


def _declarations(parts: Mapping[Seat, Part]) -> dict[Seat, Declaration]:
    return {seat: part for seat, part in parts.items() if isinstance(part, Declaration)}


def _deal(state: State, deal: Deal) -> State:
    """Cards dealt are edited before the bids only, from 1 to the largest hand (EN21; I11)."""
    check_wanted(state, BIDS)
    most = most_cards(state.setup.seats, state.setup.options)
    if not FEWEST_CARDS <= deal.cards <= most:
        raise refusal(state, "cards_out_of_range", given=deal.cards, low=FEWEST_CARDS, high=most)
    return replace(state, dealt=deal.cards)


def _reveal(state: State, entry: Bids) -> State:
    """Show the bids. Graybeard plays where two players are left in the game (S0).

    He takes no hand for one who only stands out: three people sit there (our choice).
    """
    shown = revealed(state, entry.bids, check_bid)
    return replace(shown, graybeard=len(present(state)) == GRAYBEARD_PLAYERS)


def _score(state: State, result: Result) -> State:
    check_wanted(state, TRICKS)
    bids = state.bids or ()
    check_width(state, result.declarations)
    check_result(state, result.declarations, result.lost)
    points = round_points(round_lines(state.setup.options, state.cards, bids, result.declarations))
    played = PlayedRound(
        cards=state.cards,
        dealer=state.dealer,
        bids=bids,
        declarations=result.declarations,
        lost=result.lost,
        score=counted(scores(state), points),
    )
    return replace(finished(state, played), dealt=None, graybeard=False)


def _share(state: State) -> State:
    """RuleError `nothing_to_share` unless an extra round is open and nobody has bid in it."""
    if not is_extra(state) or state.bids is not None:
        raise refusal(state, "nothing_to_share")
    return replace(state, shared=True)
