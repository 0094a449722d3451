"""Yo-ho-ho: every bet at once, and their sum against the cards."""

import discord

from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.standings import aligned
from bot.ui.boards.undo import undo_step
from bot.ui.kit.buttons import in_rows
from bot.ui.kit.message import Message
from bot.ui.kit.names import footed, listed, marked
from bot.ui.looks.skullking.board import COLOUR, sum_sentence
from bot.ui.looks.skullking.titles import title_of
from rules.bidding.state import next_dealer, round_number
from rules.skullking.state import State, cards_now


def reveal(table: View, step: Step, words: Words) -> Message:
    """Show what everybody has bet."""
    state: State = step.after
    bids = state.bids or ()
    names, number = marked(table.names), round_number(state)
    seats = [seat for seat, bid in enumerate(bids) if bid is not None]
    shots = {
        seat: words("skullking-cannonball")
        for seat, bid in enumerate(bids)
        if bid is not None and bid.cannonball
    }
    cells = [[str(bid.tricks)] for bid in bids if bid is not None]
    lines = list(aligned(table.names, seats, cells, shots))
    out = [names[seat] for seat, bid in enumerate(bids) if bid is None and seat not in state.left]
    if out:
        lines.append(words("skullking-stand-out", players=listed(out), count=len(out)))
    lines += ["", sum_sentence(state, words)]
    embed = discord.Embed(
        title=title_of(state, number, cards_now(state), words), description="\n".join(lines), colour=COLOUR
    )
    opener = footed(table.names)[next_dealer(state.setup.seats, state.left, state.dealer)]
    embed.set_footer(text=words("skullking-opens", opener=opener))
    shown = listed([f"{names[seat]} {bid.tricks}" for seat, bid in enumerate(bids) if bid is not None])
    content = words("skullking-yohoho", round=number, bids=shown)
    return Message(content=content, embed=embed, rows=in_rows([undo_step(table, step, words)]))
