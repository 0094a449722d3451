"""What one seat may say by itself, whatever the others say."""

from rules.bidding import checks as bidding
from rules.bidding.checks import BIDS, TRICKS, check_present, check_tricks, check_wanted, refusal
from rules.bidding.state import bidders
from rules.contract import TABLE, RuleError, Seat
from rules.limits import HIGHEST_OTHER, LOWEST_OTHER
from rules.skullking.abilities import BID_CHANGES, WAGERS
from rules.skullking.deck import LARGEST_DECK, most_lost_tricks
from rules.skullking.entries import Bid, Declaration, LostTricks, Part
from rules.skullking.options import Scoring
from rules.skullking.plausible import implausible_alone
from rules.skullking.state import State, is_over


def check(state: State, seat: Seat, part: Part) -> None:
    """RuleError if this part cannot be, by itself, in the round at the table.

    `game_over`, `no_such_seat`, `seat_left`, `not_now`, `stands_out`, and those of the part itself.
    A part of the whole table (lost tricks) stands at the seat `TABLE`.
    """
    if is_over(state):
        raise RuleError("game_over")
    check_wanted(state, BIDS if isinstance(part, Bid) else TRICKS)
    if isinstance(part, LostTricks):
        _check_whole_table(state, seat)
        check_lost(state, part.tricks)
        return
    check_present(state, seat)
    if isinstance(part, Bid):
        check_bid(state, seat, part)
    else:
        check_declaration(state, seat, part)


def check_bid(state: State, seat: Seat, bid: Bid) -> None:
    """Allow a bid of 0 tricks up to as many as cards were dealt (PLAN §4.4; OLD).

    RuleError `bid_out_of_range`, `cannonball_off` where the scoring is not Rascal's (EN21).
    """
    bidding.check_bid(state, seat, bid.tricks)
    if bid.cannonball and state.setup.options.scoring is not Scoring.RASCAL:
        raise refusal(state, "cannonball_off", seat=seat)


def check_lost(state: State, lost: int) -> None:
    """At most one trick is lost to the Kraken and one to the White Whale, where they are played with (S4).

    RuleError `lost_out_of_range`.
    """
    most = most_lost_tricks(state.setup.options)
    if not 0 <= lost <= most:
        raise refusal(state, "lost_out_of_range", given=lost, low=0, high=most)


def check_declaration(state: State, seat: Seat, declaration: Declaration) -> None:
    """Allow a bidder from 0 to all tricks, and nothing without the trick that it takes.

    RuleError `stands_out`, `tricks_out_of_range`, and those of bonuses, abilities, Loot and deck.
    """
    check_tricks(state, seat, declaration.tricks)
    _check_bonuses(state, seat, declaration)
    _check_wager(state, seat, declaration)
    _check_bid_change(state, seat, declaration)
    _check_loot(state, seat, declaration)
    if not state.setup.options.house_rules:
        for doubt in implausible_alone(state, seat, declaration):
            raise doubt


def _check_whole_table(state: State, seat: Seat) -> None:
    if seat != TABLE:
        raise refusal(state, "not_for_a_seat", seat=seat)


def _check_bonuses(state: State, seat: Seat, declaration: Declaration) -> None:
    """Allow as many of a card as the box has cards, and a house bonus of bearable size.

    RuleError `bonus_negative`, `bonus_too_many`, `other_out_of_range`; `bonus_without_trick`: a 14 or
    capture takes a trick (derived). How many of each card there are: `plausible`.
    """
    bonuses = declaration.bonuses
    counts = {
        "fourteens": bonuses.fourteens,
        "black_fourteen": int(bonuses.black_fourteen),
        "mermaids": bonuses.mermaids,
        "pirates": bonuses.pirates,
        "skull_king": int(bonuses.skull_king),
    }
    for bonus, count in counts.items():
        if count < 0:
            raise refusal(state, "bonus_negative", seat=seat, bonus=bonus, given=count, low=0)
        if count > LARGEST_DECK:
            raise refusal(state, "bonus_too_many", seat=seat, bonus=bonus, given=count, high=LARGEST_DECK)
        if count and not declaration.tricks:
            raise refusal(state, "bonus_without_trick", seat=seat, bonus=bonus, given=count)
    if not LOWEST_OTHER <= bonuses.other <= HIGHEST_OTHER:
        raise refusal(
            state,
            "other_out_of_range",
            seat=seat,
            given=bonuses.other,
            low=LOWEST_OTHER,
            high=HIGHEST_OTHER,
        )


def _check_wager(state: State, seat: Seat, declaration: Declaration) -> None:
    """RuleError `wager_unknown`, `wager_without_trick`: Rascal must win one (EN21)."""
    if declaration.wager not in WAGERS:
        raise refusal(state, "wager_unknown", seat=seat, given=declaration.wager, choices=WAGERS)
    if declaration.wager and not declaration.tricks:
        raise refusal(state, "wager_without_trick", seat=seat, given=declaration.wager)


def _check_bid_change(state: State, seat: Seat, declaration: Declaration) -> None:
    """RuleError `bid_change_unknown`, `bid_change_without_trick` (EN21), `bid_change_out_of_range`.

    The new bid is from 0 to the cards dealt: no rulebook says so, no other can be made.
    """
    change = declaration.bid_change
    if change not in BID_CHANGES:
        raise refusal(state, "bid_change_unknown", seat=seat, given=change, low=-1, high=1)
    if change and not declaration.tricks:
        raise refusal(state, "bid_change_without_trick", seat=seat, given=change)
    bid = (state.bids or ())[seat]
    cards = state.cards
    if change and bid is not None and not 0 <= bid.tricks + change <= cards:
        raise refusal(
            state, "bid_change_out_of_range", seat=seat, given=change, bid=bid.tricks, low=0, high=cards
        )


def _check_loot(state: State, seat: Seat, declaration: Declaration) -> None:
    """RuleError `loot_off`, `loot_with_oneself` (S4), `loot_ally_unknown`: one who plays the round."""
    if declaration.loot_with and not state.setup.options.loot:
        raise refusal(state, "loot_off", seat=seat)
    for ally in declaration.loot_with:
        if ally == seat:
            raise refusal(state, "loot_with_oneself", seat=seat)
        if ally not in bidders(state):
            raise refusal(state, "loot_ally_unknown", seat=seat, ally=ally)
