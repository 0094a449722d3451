"""Marks by which the bot knows its own messages again: an argument in a button, which nobody sees.

Discord gives a nonce back only to who sends it, so the mark is what remains after a crash between
sending a message and writing down that it was sent.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import discord

from bot.tables.model import Post, Table
from bot.texts import Words
from bot.ui.message import Button, Message, Press, Row, Select

CUSTOM_ID_LIMIT: Final = 100
SIGN: Final = "@"
LOBBY: Final = f"{SIGN}lobby"


def board_mark(table: Table) -> str:
    """Give the mark of the board that the table shows now: its moment, and the round that is asked for."""
    return f"{SIGN}board.{table.moment}.{table.ask.round if table.ask else 0}"


def post_mark(post: Post) -> str:
    """Give the mark of a post: the entry it tells of, and how."""
    return f"{SIGN}{post.seq}.{post.kind}"


def marked(message: Message, mark: str, table: Table, words: Words) -> Message:
    """Give the message with its mark in the first button that has room; one is added where there is none."""
    rows: list[Row] = []
    done = False
    for row in message.rows:
        if done or isinstance(row, Select):
            rows.append(row)
            continue
        buttons = list(row)
        for at, button in enumerate(buttons):
            if not done and isinstance(button.press, Press):
                press = replace(button.press, args=(*button.press.args, mark))
                if len(str(press)) <= CUSTOM_ID_LIMIT:
                    buttons[at] = replace(button, press=press)
                    done = True
        rows.append(tuple(buttons))
    if not done:
        press = Press("scores", table.id, table.moment, (mark,))
        rows.append((Button(label=words("tabletop-scores-button"), press=press),))
    return replace(message, rows=tuple(rows))


def mark_of(message: discord.Message, table: int) -> str | None:
    """Read the mark of one of our messages; None where it has none, or belongs to another table."""
    for custom_id in _custom_ids(message.components):
        press = Press.read(custom_id)
        if press is None or press.table != table:
            continue
        for arg in press.args:
            if arg.startswith(SIGN):
                return arg
    return None


def _custom_ids(components: Iterable[object]) -> Iterable[str]:
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if isinstance(custom_id, str):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
