"""How a game moves: what it asks, how parts make an entry, what an entry does."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.contract import TABLE, Ask, Back, Joined, Left, RuleError, Score, Seat, Setup
from rules.seats import check_setup
from rules.skullking.checks import check_bid, check_seat, refusal
from rules.skullking.deck import FEWEST_SEATS, GRAYBEARD_PLAYERS, MOST_SEATS, most_cards, scheduled
from rules.skullking.entries import Bid, Bids, Deal, Declaration, Entry, LostTricks, Part, Result
from rules.skullking.leaving import move
from rules.skullking.loot import confirmed, unconfirmed
from rules.skullking.options import Options
from rules.skullking.results import check_result
from rules.skullking.scoring import round_lines, round_points
from rules.skullking.state import (
    PlayedRound,
    State,
    bidders,
    cards_now,
    is_extra,
    is_over,
    next_dealer,
    present,
    round_number,
    totals,
)
from rules.skullking.structures import FEWEST_CARDS


def start(setup: Setup[Options]) -> State:
    """Begin: `setup.first` deals. RuleError `too_few_seats`, `too_many_seats`, `no_such_seat`."""
    check_setup(setup, FEWEST_SEATS, MOST_SEATS)
    return State(setup=setup, rounds=scheduled(setup.seats, setup.options), dealer=setup.first)


def ask(state: State) -> Ask | None:
    """Ask for hidden bids of all who have not left, then for the tricks of those who bid."""
    if is_over(state):
        return None
    number = round_number(state)
    if state.bids is None:
        return Ask(kind="bids", round=number, seats=present(state), hidden=True)
    return Ask(kind="tricks", round=number, seats=bidders(state), hidden=False)


def gather(state: State, parts: Mapping[Seat, Part]) -> Bids | Result:
    """Make the bids or the result of these parts, and try it.

    A seat without a bid stands out for the round; a seat without tricks is refused, for unset is
    never zero. RuleError as `apply`, `not_now`, `not_for_a_seat` for a part that does not fit, and
    `loot_unconfirmed` while an ally has not confirmed who played the Loot in a trick it won.
    """
    for seat in parts:
        if seat != TABLE:
            check_seat(state, seat)
    entry = _bids(state, parts) if state.bids is None else _result(state, parts)
    apply(state, entry)
    for player, ally in unconfirmed(_declarations(parts)):
        raise refusal(state, "loot_unconfirmed", seat=player, ally=ally)
    return entry


def split(state: State, entry: Entry) -> Mapping[Seat, Part]:
    """Return the parts of bids or of a result, its alliances confirmed; other entries have none."""
    del state
    if isinstance(entry, Bids):
        return {seat: bid for seat, bid in enumerate(entry.bids) if bid is not None}
    if isinstance(entry, Result):
        declared = confirmed({seat: own for seat, own in enumerate(entry.declarations) if own is not None})
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


def _bids(state: State, parts: Mapping[Seat, Part]) -> Bids:
    bids: dict[Seat, Bid] = {}
    for seat, part in parts.items():
        if not isinstance(part, Bid):
            raise refusal(state, "not_now", wanted="bids")
        if seat == TABLE:
            raise refusal(state, "no_such_seat", given=seat, high=state.setup.seats)
        bids[seat] = part
    return Bids(tuple(bids.get(seat) for seat in range(state.setup.seats)))


def _result(state: State, parts: Mapping[Seat, Part]) -> Result:
    declarations: dict[Seat, Declaration] = {}
    lost = 0
    for seat, part in parts.items():
        match part:
            case Bid():
                raise refusal(state, "not_now", wanted="tricks")
            case LostTricks():
                lost = part.tricks
            case _:
                declarations[seat] = replace(part, took_loot=())
        if (seat == TABLE) != isinstance(part, LostTricks):
            raise refusal(state, "not_for_a_seat", seat=seat)
    return Result(declarations=tuple(declarations.get(seat) for seat in range(state.setup.seats)), lost=lost)


def _declarations(parts: Mapping[Seat, Part]) -> dict[Seat, Declaration]:
    return {seat: part for seat, part in parts.items() if isinstance(part, Declaration)}


def _deal(state: State, deal: Deal) -> State:
    """Cards dealt are edited before the bids only, from 1 to the largest hand (EN21; I11)."""
    if state.bids is not None:
        raise refusal(state, "not_now", wanted="tricks")
    most = most_cards(state.setup.seats, state.setup.options)
    if not FEWEST_CARDS <= deal.cards <= most:
        raise refusal(state, "cards_out_of_range", given=deal.cards, low=FEWEST_CARDS, high=most)
    return replace(state, dealt=deal.cards)


def _reveal(state: State, entry: Bids) -> State:
    """Show the bids. Graybeard plays where two players are left in the game (S0).

    He takes no hand for one who only stands out: three people sit there (our choice).
    """
    if state.bids is not None:
        raise refusal(state, "not_now", wanted="tricks")
    _check_width(state, entry.bids)
    for seat, bid in enumerate(entry.bids):
        if bid is not None:
            check_seat(state, seat)
            check_bid(state, seat, bid)
    if all(bid is None for bid in entry.bids):
        raise refusal(state, "nobody_bid")
    return replace(state, bids=entry.bids, graybeard=len(present(state)) == GRAYBEARD_PLAYERS)


def _score(state: State, result: Result) -> State:
    if state.bids is None:
        raise refusal(state, "not_now", wanted="bids")
    _check_width(state, result.declarations)
    check_result(state, result.declarations, result.lost)
    cards = cards_now(state)
    points = round_points(round_lines(state.setup.options, cards, state.bids, result.declarations))
    after = tuple(total + (won or 0) for total, won in zip(totals(state), points, strict=True))
    played = PlayedRound(
        cards=cards,
        dealer=state.dealer,
        bids=state.bids,
        declarations=result.declarations,
        lost=result.lost,
        score=Score(points=points, totals=after),
    )
    dealer = next_dealer(state.setup.seats, state.left, state.dealer)
    return replace(
        state,
        played=(*state.played, played),
        dealer=dealer,
        dealt=None,
        bids=None,
        graybeard=False,
        walked_out=0,
    )


def _share(state: State) -> State:
    """RuleError `nothing_to_share` unless an extra round is open and nobody has bid in it."""
    if not is_extra(state) or state.bids is not None:
        raise refusal(state, "nothing_to_share")
    return replace(state, shared=True)


def _check_width(state: State, row: Sequence[object]) -> None:
    if len(row) != state.setup.seats:
        raise refusal(state, "seats_do_not_match", given=len(row), wanted=state.setup.seats)
