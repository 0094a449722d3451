"""A message before it is sent: what boards are made of, and what a button carries."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import discord

from bot.tables.model import TableError

PREFIX: Final = "th"
ID: Final = re.compile(r"[0-9]{1,18}")
"""A table or a moment as a custom_id has it: what a database can count, in the digits that we write."""
NUMBER: Final = re.compile(r"[0-9]{1,9}")
Style = Literal["primary", "secondary", "success", "danger"]


MARK: Final = "@"
"""Begins an argument that tells messages apart and is no handler's business."""
AGAIN: Final = "@again"
"""Stands in the "Correct" button under a refused form."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a button or select carries in its custom_id: an action, at a table, at a moment.

    Never a secret: anyone in the channel can read a custom_id.
    """

    action: str
    table: int = 0
    moment: int = 0
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join((PREFIX, self.action, str(self.table), str(self.moment), *self.args))

    @classmethod
    def read(cls, custom_id: str) -> "Press | None":
        """Read a custom_id; None if it is none of ours."""
        prefix, *rest = custom_id.split(":")
        if prefix != PREFIX or len(rest) < 3 or not (ID.fullmatch(rest[1]) and ID.fullmatch(rest[2])):
            return None
        return cls(rest[0], int(rest[1]), int(rest[2]), tuple(rest[3:]))

    def word(self, at: int) -> str:
        """Return an argument, -1 for the last one. TableError `button_changed`: it has none there."""
        try:
            return self.args[at]
        except IndexError:
            raise TableError("button_changed") from None

    def number(self, at: int) -> int:
        """Return an argument that is a whole number from 0. TableError `button_changed`: it is none."""
        return whole_in_button(self.word(at))


def whole_in_button(text: str) -> int:
    """Read what a button or a choice carries as a whole number from 0. TableError `button_changed`."""
    if not NUMBER.fullmatch(text):
        raise TableError("button_changed")
    return int(text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A button: its words (at most 38 characters) and what it carries, or an address it opens."""

    label: str
    press: Press | str
    style: Style = "secondary"
    disabled: bool = False
    emoji: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One option of a select."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Select:
    """A select: its placeholder, what it carries, 1 to 25 choices."""

    placeholder: str
    press: Press
    choices: tuple[Choice, ...]
    fewest: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleSelect:
    """A select over the people of the server, whom Discord lists: its placeholder, what it carries.

    `most`: how many may be chosen at once, 1 to 25. Whom it lists is not ours to say: bots are among them.
    """

    placeholder: str
    press: Press
    most: int = 1


AnySelect = Select | PeopleSelect
Row = Sequence[Button] | AnySelect
MOST_CHOSEN: Final = 25
"""People that a select lets one choose at once."""
MOST_ROWS: Final = 5
"""Rows that a message holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    """A file with its description for those who do not see it."""

    name: str
    content: bytes
    description: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """Content (the essential line), an embed, rows of buttons, files. `silent`: no notification."""

    content: str
    embed: discord.Embed | None = None
    rows: tuple[Row, ...] = ()
    files: tuple[Attachment, ...] = ()
    silent: bool = True
