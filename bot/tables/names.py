"""Names at a table: cleaned, of bearable length, no two equal."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from bot.tables.model import TableError
from rules.names import as_seen, is_blank

LONGEST: Final = 32
"""Characters of a name, as on Discord."""
SOMEONE: Final = "someone"
"""Stands where the name of a person stood who was forgotten."""
JOINERS: Final = frozenset("\u200c\u200d")
"""Invisible, but part of many scripts and emoji."""


def guest_name(text: str) -> str:
    """Clean a name that somebody typed. TableError `bad_name`: empty, too long, invisible characters."""
    name = text.strip()
    if not 1 <= len(name) <= LONGEST or is_blank(name) or any(_invisible(character) for character in name):
        raise TableError("bad_name", low=1, high=LONGEST, given=len(name))
    return name


def display_name(text: str) -> str:
    """Clean a display name: Discord allows more than a table can show."""
    name = "".join(" " if character.isspace() else character for character in text)
    name = "".join(character for character in name if not _invisible(character)).strip()
    name = name[:LONGEST].strip()
    return "?" if is_blank(name) else name


def unlike(name: str, others: Iterable[str]) -> str:
    """Tell a name apart from the others, to the eye: "Tom (2)"."""
    taken = {as_seen(other) for other in others}
    if as_seen(name) not in taken:
        return name
    number = 2
    while as_seen(told_apart := _numbered(name, number)) in taken:
        number += 1
    return told_apart


def _numbered(name: str, number: int) -> str:
    ending = f" ({number})"
    return name[: LONGEST - len(ending)].rstrip() + ending


def _invisible(character: str) -> bool:
    category = unicodedata.category(character)
    return (category[0] == "C" and character not in JOINERS) or category in ("Zl", "Zp")
