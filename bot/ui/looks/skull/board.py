"""Skull's board: mats, discs, who is out, who starts; and what one person may enter."""

from collections.abc import Collection

import discord

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.frame import framed, text
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.message import Button, Message
from bot.ui.kit.names import marked
from bot.ui.looks.skull.titles import COLOUR, rows, state_of, title
from rules.contract import Seat
from rules.skull.game import discs_in_play, first_of_round


def board(table: View, words: Words, *, unreachable: Collection[Seat] = frozenset()) -> Message:
    """Show the table to all, with the two ways a challenge can end."""
    del unreachable
    state = state_of(table)
    embed = discord.Embed(
        title=title(table, words), description=text(table, [], rows(table, words), words), colour=COLOUR
    )
    embed.set_footer(text=words("skull-most", count=discs_in_play(state)))
    return framed(table, words, content=starts(table, words), embed=embed, buttons=outcomes(table, words))


def panel(table: View, seat: Seat, words: Words, *, own: bool = True) -> Message:
    """Offer the two ways a challenge can end; any seat may enter them."""
    del seat, own
    if table.ask is None:
        return Message(content=words("board-not-begun" if table.state is None else "board-over"))
    return Message(content=starts(table, words), rows=in_rows(outcomes(table, words)))


def starts(table: View, words: Words) -> str:
    """Say which challenge comes and who starts."""
    state, ask = state_of(table), table.ask
    first = first_of_round(state)
    if ask is None or first is None:
        return words("board-over")
    return words("skull-board", round=ask.round, player=marked(table.names)[first])


def outcomes(table: View, words: Words) -> list[Button]:
    """Make the buttons for a challenge won and a challenge failed."""
    return [
        button(words, "skull-won", table, "won", style="primary"),
        button(words, "skull-failed", table, "failed"),
    ]
