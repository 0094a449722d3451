"""What every board has: title, notes, rows, footer, and the permanent buttons in their fixed order."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import discord

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.undo import stand_button, undo_button
from bot.ui.kit.buttons import WORDY, button, in_rows
from bot.ui.kit.message import Button, Message
from bot.ui.kit.names import listed, marked
from rules.contract import TABLE, Seat

SEPARATOR: Final = ", "


def framed(
    table: View,
    words: Words,
    *,
    content: str,
    embed: discord.Embed,
    buttons: Sequence[Button],
    below: Sequence[Button] = (),
) -> Message:
    """Put a game's own buttons above those that every board has, in rows that fit a phone.

    `below`: the answers to a question, in rows of their own.
    """
    scored = bool(table.game.scores(table.state))
    looking = [
        button(words, "board-scores", table, "scores", disabled=not scored),
        button(words, "board-why", table, "why", disabled=not scored),
        button(words, "board-help", table, "help"),
    ]
    asking = [
        undo_button(table, words),
        button(words, "board-rules", table, "rules"),
        button(words, "board-menu", table, "menu"),
    ]
    buttons = [*buttons, *([stand_button(table, words)] if table.waits else [])]
    return Message(
        content=content, embed=embed, rows=(*in_rows(buttons, WORDY), *in_rows(below), looking, asking)
    )


def small(line: str) -> str:
    """Make a line of an embed small: what is said by the way."""
    return f"-# {line}"


def text(
    table: View,
    notes: Sequence[str],
    lines: Sequence[str],
    words: Words,
    told: Callable[[Any], str] | None = None,
) -> str:
    """Put the notes above the rows, and below them the corrections that wait; `told` says what one holds."""
    parts = ["\n".join(filter(None, notes)), "\n".join(lines)]
    names = marked(table.names)
    for number in sorted({round_ for round_, _ in table.held_corrections}):
        waiting = sorted(
            (seat, held.parts) for (round_, seat), held in table.held_corrections.items() if round_ == number
        )
        said = [
            _held(names, seat, SEPARATOR.join(told(part) for _, part in parts) if told else "", words)
            for seat, parts in waiting
        ]
        parts.append(words("board-pending", round=number, corrections=listed(said)))
    return "\n\n".join(filter(None, parts))


def _held(names: Sequence[str], seat: Seat, what: str, words: Words) -> str:
    who = words("board-pending-table") if seat == TABLE else names[seat]
    return f"{who} ({what})" if what else who
