"""Marks by which the bot knows its own messages again: an argument in a button, which nobody sees.

Discord gives a nonce back only to who sends it, so the mark is what remains after a crash between
sending a message and writing down that it was sent.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

import discord

from bot.tables.model import Post, Table
from bot.texts import Words
from bot.ui.kit.message import AnySelect, Button, Message, Press, Row

CUSTOM_ID_LIMIT: Final = 100
SIGN: Final = "@"
LOBBY: Final = f"{SIGN}lobby"
PROMPT: Final = f"{SIGN}prompt."


def board_mark(table: Table) -> str:
    """Return the mark of the board that the table shows now: its moment, and the round that is asked for."""
    return f"{SIGN}board.{table.moment}.{table.ask.round if table.ask else 0}"


def post_mark(post: Post) -> str:
    """Return the mark of a post: the entry it tells of, and how."""
    return f"{SIGN}{post.seq}.{post.kind}"


def prompt_mark(key: int) -> str:
    """Return the mark of a direct message: round and seat."""
    return f"{PROMPT}{key}"


def key_of_prompt(mark: str | None) -> int | None:
    """Read round and seat from the mark of a direct message; None where it has none."""
    key = (mark or "").removeprefix(PROMPT)
    return int(key) if mark is not None and mark.startswith(PROMPT) and key.isdigit() else None


def with_mark(message: Message, mark: str, table: Table, words: Words) -> Message:
    """Return the message with its mark in the first button that has room; if none has, one is added."""
    with_mark = with_mark_if_pressable(message, mark)
    if with_mark is not None:
        return with_mark
    press = Press("scores", table.id, table.moment, (mark,))
    button = Button(label=words("tabletop-scores-button"), press=press)
    return replace(message, rows=(*message.rows, (button,)))


def with_mark_if_pressable(message: Message, mark: str) -> Message | None:
    """Return the message with its mark in the first button that has room; None where there is none."""
    rows: list[Row] = []
    done = False
    for row in message.rows:
        if done or isinstance(row, AnySelect):
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
    return replace(message, rows=tuple(rows)) if done else None


def mark_of(message: discord.Message, table: int) -> str | None:
    """Read the mark of one of our messages; None where it has none, or belongs to another table."""
    marks = (arg for press in presses_of(message, table) for arg in press.args if arg.startswith(SIGN))
    return next(marks, None)


def presses_of(message: discord.Message, table: int) -> Iterator[Press]:
    """Return what the buttons of one of our messages carry, as far as they are this table's."""
    for custom_id in _custom_ids(message.components):
        press = Press.read(custom_id)
        if press is not None and press.table == table:
            yield press


def _custom_ids(components: Iterable[object]) -> Iterable[str]:
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if isinstance(custom_id, str):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
