"""Skull King's board: who has bet, later what was bet and declared; never a bet before the reveal."""

from collections.abc import Callable, Collection, Sequence

import discord

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.frame import framed, text
from bot.ui.boards.standings import NOTHING, aligned, rows
from bot.ui.boards.waiting import closed, signs, trouble_sentence, waiting
from bot.ui.kit.buttons import button
from bot.ui.kit.message import Button, Message
from bot.ui.kit.names import footed, marked
from bot.ui.looks.skullking.loot import UNCONFIRMED, confirmations, corrections
from bot.ui.looks.skullking.titles import declared, leviathans, state_of, title
from rules.bidding.state import next_dealer, round_number, scores, standings
from rules.contract import TABLE, RuleError, Seat
from rules.skullking.deck import most_lost_tricks
from rules.skullking.entries import Bid, Declaration, LostTricks
from rules.skullking.options import Scoring
from rules.skullking.state import State, cards_now

COLOUR = 0xC6A15B
TRICKS = 2
"""Columns of a number of tricks."""


def board(table: View, words: Words, *, unreachable: Collection[Seat] = frozenset()) -> Message:
    """Show the round at the table to all."""
    state = state_of(table)
    return _bids(table, state, words, unreachable) if state.bids is None else _tricks(table, state, words)


def sum_sentence(state: State, words: Words) -> str:
    """Set the sum of the revealed bids against the cards."""
    cards = cards_now(state)
    total = sum(bid.tricks for bid in state.bids or () if bid is not None)
    text = "over" if total > cards else "under" if total < cards else "even"
    return words(f"skullking-sum-{text}", total=total, cards=cards, gap=abs(total - cards))


def lost_drafted(table: View) -> int:
    """Count the tricks that were said to be nobody's in the round at the table."""
    lost = table.drafts.get(TABLE)
    return lost.tricks if isinstance(lost, LostTricks) else 0


def lost_buttons(table: View, words: Words) -> list[Button]:
    """Make the buttons for tricks that nobody won: one for each card that can do it."""
    state = state_of(table)
    options = state.setup.options
    lost = lost_drafted(table)
    full = lost >= most_lost_tricks(options)
    made = [
        button(words, f"skullking-{card}-took", table, "lost", lost + 1, card, disabled=full)
        for card in ("kraken", "whale")
        if getattr(options, card)
    ]
    if lost:
        made.append(button(words, "skullking-none-lost", table, "lost", 0, "none"))
    return made


def lost_in_doubt(doubt: RuleError, state: State) -> bool:
    """Return whether tricks are missing that a card may have taken from everybody."""
    facts = doubt.facts
    if doubt.code != "tricks_do_not_add_up" or leviathans(state.setup.options) == "none":
        return False
    lost, declared = int(str(facts["lost"])), int(str(facts["declared"]))
    return declared + lost < cards_now(state) and lost < most_lost_tricks(state.setup.options)


def _bids(table: View, state: State, words: Words, unreachable: Collection[Seat]) -> Message:
    number, cards = round_number(state), cards_now(state)
    if scores(state):
        lines = list(rows(table.names, standings(state), ends=signs(table)))
    else:
        names = marked(table.names)
        lines = [f"**{names[seat]}** {sign}" for seat, sign in signs(table).items()]
    notes = [closed(table, unreachable, words)]
    content = words("skullking-board-bids", round=number, cards=cards, waiting=waiting(table, words))
    first = button(words, "skullking-my-bet", table, "mine", style="primary")
    return _message(table, words, content, text(table, notes, lines, words, _told(table, words)), first)


def _tricks(table: View, state: State, words: Words) -> Message:
    problem, doubt = trouble_sentence(table, words), table.trouble
    if doubt is not None and lost_in_doubt(doubt, state):
        problem += " " + words("skullking-maybe-lost", cards=leviathans(state.setup.options))
    content = problem or words(
        "skullking-board-tricks", round=round_number(state), waiting=waiting(table, words)
    )
    taken = sum(own.tricks for own in table.drafts.values() if isinstance(own, Declaration))
    lost = lost_drafted(table)
    notes = [
        words("skullking-declared", taken=taken, cards=cards_now(state), lost=lost)
        if table.drafts and not problem
        else "",
    ]
    waits_for_ally = doubt is not None and doubt.code == UNCONFIRMED
    asking = confirmations(table, words) if waits_for_ally else lost_buttons(table, words)
    first = button(words, "skullking-declare", table, "mine", style="primary")
    shown = text(table, notes, _tricks_rows(table, state, words), words, _told(table, words))
    return _message(table, words, content, shown, first, below=asking)


def _tricks_rows(table: View, state: State, words: Words) -> list[str]:
    """Return a row a bidder: the bid, the tricks declared, whether it has declared."""
    seats = [seat for seat, bid in enumerate(state.bids or ()) if bid is not None]
    cells = []
    for seat in seats:
        bid, own = (state.bids or ())[seat], table.drafts.get(seat)
        bet = str(bid.tricks) if bid is not None else NOTHING
        cells.append([bet, str(own.tricks) if isinstance(own, Declaration) else NOTHING])
    given = signs(table)
    shots = [bid.cannonball if bid is not None else False for bid in state.bids or ()]
    ends = {
        seat: f"{words('skullking-cannonball')} {given[seat]}" if shots[seat] else given[seat]
        for seat in seats
    }
    return [words("skullking-columns"), *aligned(table.names, seats, cells, ends, least=TRICKS)]


def _message(
    table: View, words: Words, content: str, shown: str, first: Button, *, below: Sequence[Button] = ()
) -> Message:
    state, names = state_of(table), footed(table.names)
    opener = next_dealer(state.setup.seats, state.left, state.dealer)
    held, confirming = corrections(table, words)
    shown = "\n\n".join((shown, *held))
    embed = discord.Embed(title=title(table, words), description=shown, colour=COLOUR)
    embed.set_footer(text=words("skullking-deals", dealer=names[state.dealer], opener=names[opener]))
    below = [*below, *confirming]
    return framed(table, words, content=content, embed=embed, buttons=[first], below=below)


def _told(table: View, words: Words) -> Callable[[object], str]:
    """Say in words what a correction that waits holds."""
    names = marked(table.names)

    def told(part: object) -> str:
        if isinstance(part, Declaration):
            return declared(part, names, words)
        if isinstance(part, Bid):
            return f"{words('skullking-part-bet')} {part.tricks}"
        tricks = part.tricks if isinstance(part, LostTricks) else 0
        return words("skullking-tricks", tricks=tricks)

    return told


def plays_rascal(state: State) -> bool:
    """Return whether each bid also chooses between grapeshot and cannonball."""
    return state.setup.options.scoring is Scoring.RASCAL
