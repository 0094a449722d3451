"""A round's points: the lines of each seat's sum, and nothing but their sum."""

from collections.abc import Sequence

from rules.contract import Line
from rules.skullking.abilities import changed_bid, harry_lines, is_made, wager_lines
from rules.skullking.bids import bid_line
from rules.skullking.bonuses import bonus_lines
from rules.skullking.editions import WORTH
from rules.skullking.entries import Bid, Declaration
from rules.skullking.loot import alliances, loot_lines
from rules.skullking.options import Options, Scoring
from rules.skullking.rascal import FULL, NOTHING, rascal_line, rascal_share

STOOD_OUT = (Line(code="stood_out", points=0, facts={}),)
"""The sum of a seat that took no part in the round."""


def round_lines(
    options: Options,
    cards: int,
    bids: Sequence[Bid | None],
    declarations: Sequence[Declaration | None],
) -> tuple[tuple[Line, ...], ...]:
    """Return the lines of every seat's sum for a round of so many cards."""
    said = tuple(zip(bids, declarations, strict=True))
    exact = tuple(
        bid is not None and declaration is not None and is_made(bid, declaration) for bid, declaration in said
    )
    pairs = alliances(declarations)
    each = WORTH[options.edition].loot
    return tuple(
        STOOD_OUT
        if bid is None or declaration is None
        else harry_lines(bid, declaration)
        + _bid_and_bonuses(options, cards, bid, declaration)
        + loot_lines(seat, pairs, exact, each)
        + wager_lines(declaration.wager, exact=exact[seat])
        for seat, (bid, declaration) in enumerate(said)
    )


def round_points(lines: Sequence[tuple[Line, ...]]) -> tuple[int | None, ...]:
    """Sum each seat's lines, in points; None for a seat that stood out."""
    return tuple(None if own is STOOD_OUT else sum(line.points for line in own) for own in lines)


def base_points(options: Options, cards: int, bid: Bid) -> int:
    """Return the points of a bid made exactly, without any bonus."""
    lines = _bid_and_bonuses(options, cards, bid, Declaration(tricks=bid.tricks))
    return sum(line.points for line in lines)


def _bid_and_bonuses(options: Options, cards: int, bid: Bid, declaration: Declaration) -> tuple[Line, ...]:
    bet, tricks = changed_bid(bid, declaration), declaration.tricks
    exact = bet == tricks
    if options.scoring is Scoring.RASCAL:
        line = rascal_line(bid=bet, tricks=tricks, cards=cards, cannonball=bid.cannonball)
        share = rascal_share(bid=bet, tricks=tricks, cannonball=bid.cannonball)
    else:
        line = bid_line(bid=bet, tricks=tricks, cards=cards)
        share = FULL if exact or options.bonus_on_miss else NOTHING
    return (line, *bonus_lines(declaration.bonuses, options.edition, share=share, exact=exact))
