"""Names at a table: cleaned, of bearable length, no two equal."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from bot.tables.model import TableError
from rules.names import apart_from, as_seen, is_blank

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
    """Return a name that the eye tells from the others: "Tom (2)"."""
    return apart_from(name, {as_seen(other) for other in others}, key=as_seen, fit=_fitted)


def _fitted(name: str, ending: str) -> str:
    return name[: LONGEST - len(ending)].rstrip() + ending


def _invisible(character: str) -> bool:
    category = unicodedata.category(character)
    return (category[0] == "C" and character not in JOINERS) or category in ("Zl", "Zp")
