"""Every bet at once, and their sum against the cards."""

import discord

from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.standings import aligned
from bot.ui.boards.undo import undo_step
from bot.ui.kit.buttons import in_rows
from bot.ui.kit.message import Message
from bot.ui.kit.names import footed, listed, marked
from bot.ui.looks.bidding.manner import Manner
from bot.ui.looks.bidding.titles import title_of
from rules.bidding.state import AnyState, bids_shown, opener, round_number, stand_outs


def reveal(manner: Manner, table: View, step: Step, words: Words) -> Message:
    """Show what everybody has bet."""
    state: AnyState = step.after
    names, number = marked(table.names), round_number(state)
    bids = bids_shown(state)
    marks = {seat: manner.mark(bid, words) for seat, bid in bids.items()}
    lines = list(aligned(table.names, list(bids), [[str(bid.tricks)] for bid in bids.values()], marks))
    out = [names[seat] for seat in stand_outs(state)]
    if out:
        lines.append(words("bidding-stand-out", players=listed(out), count=len(out)))
    lines += ["", sum_sentence(state, words)]
    embed = discord.Embed(
        title=title_of(manner, state, number, state.cards, words),
        description="\n".join(lines),
        colour=manner.colour,
    )
    embed.set_footer(text=words("bidding-opens", opener=footed(table.names)[opener(state)]))
    shown = listed([f"{names[seat]} {bid.tricks}" for seat, bid in bids.items()])
    content = words(manner.revealed, round=number, bids=shown)
    return Message(content=content, embed=embed, rows=in_rows([undo_step(table, step, words)]))


def sum_sentence(state: AnyState, words: Words) -> str:
    """Set the sum of the revealed bids against the cards."""
    total = sum(bid.tricks for bid in bids_shown(state).values())
    text = "over" if total > state.cards else "under" if total < state.cards else "even"
    return words(f"bidding-sum-{text}", total=total, cards=state.cards, gap=abs(total - state.cards))
