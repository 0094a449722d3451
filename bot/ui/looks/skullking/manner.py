"""What Skull King has of its own among the games of hidden bids: cannonballs, bonuses, Loot, lost tricks."""

from collections.abc import Sequence
from typing import Final

from bot.tables.view import View
from bot.texts import Words
from bot.ui.kit.buttons import button, worded
from bot.ui.kit.message import Button, Style
from bot.ui.looks.bidding.manner import Manner, More
from bot.ui.looks.bidding.panel import CHOSEN
from bot.ui.looks.skullking.loot import UNCONFIRMED, claims, confirmations, corrections, declarations
from bot.ui.looks.skullking.lost import lost_buttons, lost_drafted, may_be_lost
from bot.ui.looks.skullking.scores import after_round, short
from bot.ui.looks.skullking.titles import declared, leviathans, state_of
from rules.contract import Seat
from rules.skullking.abilities import is_made
from rules.skullking.entries import Bid, LostTricks
from rules.skullking.options import Options, Scoring


def on_board(table: View, words: Words) -> More:
    """Add lost tricks, and the Loots that wait for their ally: now, and in corrections of past rounds."""
    held, confirming = corrections(table, words)
    state, doubt = state_of(table), table.trouble
    if state.bids is None:
        return More(lines=held, below=confirming)
    lost = lost_drafted(table)
    maybe = doubt is not None and may_be_lost(doubt, state)
    waits_for_ally = doubt is not None and doubt.code == UNCONFIRMED
    asking = confirmations(table, words) if waits_for_ally else lost_buttons(table, words)
    taken = sum(own.tricks for own in declarations(table).values())
    return More(
        problem=words("skullking-maybe-lost", cards=leviathans(state.setup.options)) if maybe else "",
        declared=words("skullking-declared-lost", taken=taken, cards=state.cards, lost=lost) if lost else "",
        lines=held,
        below=[*asking, *confirming],
    )


def on_panel(table: View, seat: Seat, words: Words, *, yours: bool) -> More:
    """Add the shots below a bet; bonuses, claims of Loot and lost tricks to a declaration."""
    state, doubt = state_of(table), table.trouble
    if state.bids is None:
        return More(beside=_shots(table, seat, words) if plays_rascal(state.setup.options) else ())
    told = doubt is not None and doubt.code == UNCONFIRMED
    return More(
        lines=[] if told else [claims(table, seat, words, yours=yours)],
        beside=[button(words, "skullking-bonuses", table, "bonuses", seat)],
        below=confirmations(table, words, ally=seat, yours=yours) or lost_buttons(table, words),
    )


def plays_rascal(options: Options) -> bool:
    """Return whether each bid also chooses between grapeshot and cannonball."""
    return options.scoring is Scoring.RASCAL


def _shots(table: View, seat: Seat, words: Words) -> Sequence[Button]:
    bid = table.drafts.get(seat)
    fired = bid.cannonball if isinstance(bid, Bid) else None
    made = []
    for shot, chosen in (("grape", fired is False), ("cannon", fired is True)):
        label = words(f"skullking-shot-{shot}")
        label = f"{CHOSEN} {label}" if chosen else label
        style: Style = "success" if chosen else "secondary"
        made.append(worded(label, table, "shot", seat, shot, style=style, disabled=fired is None))
    return made


def _bet(bid: Bid, words: Words) -> str:
    return words("skullking-with-cannonball", bid=bid.tricks) if bid.cannonball else str(bid.tricks)


def _mark(bid: Bid, words: Words) -> str:
    return words("skullking-cannonball") if bid.cannonball else ""


def _other(part: object, words: Words) -> str:
    return words("bidding-tricks", tricks=part.tricks if isinstance(part, LostTricks) else 0)


MANNER: Final = Manner(
    name="skullking",
    colour=0xC6A15B,
    short=short,
    revealed="skullking-yohoho",
    bet=_bet,
    mark=_mark,
    declared=declared,
    other=_other,
    on_board=on_board,
    on_panel=on_panel,
    after_round=after_round,
    exact=is_made,
)
