"""Names as a board can show them: cut to columns, told apart, harmless in Discord's markdown.

A name may hold anything a person typed: markdown, mentions, emoji, wide, combining or
right-to-left letters, invisible ones. On a board it takes at most `COLUMNS` columns of a phone.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

import wcwidth

from bot.ui.kit.lengths import CUT, units
from rules.names import apart_from

COLUMNS: Final = 14
"""Columns that a name may take (the rest of a phone's 28 holds the numbers)."""
UNITS: Final = 2
"""Units that a name may take for each of its columns: piled-up marks would break limits that columns keep."""
_MARKS: Final = 2
"""Combining marks that one letter keeps: more would run into the lines above and below."""
_REMEMBERED: Final = 512
"""Tables whose names are not worked out again for every line of a board."""
_JOINER: Final = "\u200d"
_EMOJI_LOOK: Final = "\ufe0f"
_BROAD: Final = frozenset("WMwm@%&")
_SLACK: Final = 2
"""Names stand in proportional type: these take half a column more, beyond what narrow letters spare."""
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
_MARKDOWN: Final = re.compile(r"([\\*_~`|<>@#\[\]:])")
_LIST_START: Final = re.compile(r"^([-+])")
_ISOLATE, _RELEASE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})


def width(text: str) -> int:
    """Count the columns that a text takes: wide letters and emoji two, marks none."""
    return wcwidth.width(text, control_codes="ignore")


def clean(name: str) -> str:
    """Take out of a name what nobody sees or what would spoil the line: controls, piled-up marks."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if letter in (_JOINER, _EMOJI_LOOK):
            if kept and kept[-1] not in (_JOINER, _EMOJI_LOOK, " "):
                kept.append(letter)
        elif category in ("Mn", "Me"):
            marks += 1
            if kept and marks <= _MARKS:
                kept.append(letter)
        elif category == "Zs" or letter in _BLANK_LETTERS or category in ("Zl", "Zp"):
            kept.append(" ")
        elif category not in _INVISIBLE:
            marks = 0
            kept.append(letter)
    return " ".join("".join(kept).strip(_JOINER + _EMOJI_LOOK).split())


def cut(text: str, columns: int = COLUMNS) -> str:
    """Shorten a text to so many columns; where something is missing it ends in "…"."""
    if _fits(text, columns):
        return text
    room = columns - width(CUT)
    kept = _first(wcwidth.iter_graphemes(text), room) or _first(text, room)
    return kept.rstrip(_JOINER + " ") + CUT


def _first(pieces: Iterable[str], columns: int) -> str:
    """Return the first of a text's pieces, as many as fit."""
    kept = ""
    for piece in pieces:
        if not _fits(kept + piece, columns):
            break
        kept += piece
    return kept


def plain(names: Sequence[str], columns: int = COLUMNS) -> tuple[str, ...]:
    """Return every seat's name cut and told apart, for places without markdown (buttons, charts)."""
    return _told_apart(tuple(names), columns)


def marked(names: Sequence[str], columns: int = COLUMNS) -> tuple[str, ...]:
    """Return every seat's name cut, told apart and escaped, for places with markdown."""
    return tuple(escape(name) for name in plain(names, columns))


def footed(names: Sequence[str], columns: int = COLUMNS) -> tuple[str, ...]:
    """Return every seat's name for a sentence without markdown (a footer)."""
    return tuple(_isolated(name, name) for name in plain(names, columns))


def escape(name: str) -> str:
    """Make a name show as it is: no markdown, no mention, no link; right-to-left kept to itself."""
    safe = _LIST_START.sub(r"\\\1", _MARKDOWN.sub(r"\\\1", name))
    return _isolated(name, safe)


def spelled(name: str) -> str:
    """Return one name as a sentence with markdown holds it: cleaned, cut and escaped."""
    return escape(cut(clean(name)))


def listed(names: Sequence[str], *, room: int | None = None, more: Callable[[int], str] | None = None) -> str:
    """Join names with commas; `room` columns at most, then what `more` says of those left out."""
    joined = ", ".join(names)
    if room is None or more is None or width(joined) <= room:
        return joined
    kept = list(names)
    while len(kept) > 1 and width(", ".join((*kept, more(len(names) - len(kept))))) > room:
        kept.pop()
    left_out = len(names) - len(kept)
    return ", ".join((*kept, more(left_out))) if left_out else joined


@lru_cache(maxsize=_REMEMBERED)
def _told_apart(names: tuple[str, ...], columns: int) -> tuple[str, ...]:
    def fitted(name: str, ending: str) -> str:
        return cut(name, columns - width(ending)) + ending

    shown: list[str] = []
    taken: set[str] = set()
    for seat, name in enumerate(names):
        shown.append(apart_from(clean(name) or f"#{seat + 1}", taken, key=_key, fit=fitted))
        taken.add(_key(shown[-1]))
    return tuple(shown)


def _isolated(name: str, shown: str) -> str:
    """Keep a name's right-to-left letters from turning the words around it."""
    if any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name):
        return f"{_ISOLATE}{shown}{_RELEASE}"
    return shown


def _fits(text: str, columns: int) -> bool:
    """Return whether a text takes at most so many columns, in even type and in proportional type."""
    if units(text) > UNITS * columns:
        return False
    columns_taken = width(text)
    broad = sum(letter in _BROAD for letter in text)
    return columns_taken <= columns and columns_taken + broad // 2 <= columns + _SLACK


def _key(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
