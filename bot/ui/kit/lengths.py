"""How long Discord holds a text to be, and texts shortened to that.

Its API counts code points, its clients UTF-16 units, of which most emoji are two: a text that is short
enough in units is so in both.
"""

from collections.abc import Sequence
from typing import Final

CUT: Final = "…"
_HALVES: Final = "\\\u200d "
"""What makes no sense as the last thing before what is missing: half an escape, half an emoji, a blank."""
_TWO_UNITS: Final = 0x10000


def units(text: str) -> int:
    """Count the UTF-16 units of a text."""
    return len(text) + sum(ord(letter) >= _TWO_UNITS for letter in text)


def shortened(text: str, most: int) -> str:
    """Return a text of at most so many units; where something is missing it ends in "…"."""
    if len(text) <= most // 2 or units(text) <= most:
        return text
    room = most - 1
    for at, letter in enumerate(text):
        room -= 1 + (ord(letter) >= _TWO_UNITS)
        if room < 0:
            return text[:at].rstrip(_HALVES) + CUT
    return text


def as_many(lines: Sequence[str], most: int) -> list[str]:
    """Return the first of these lines, as many as find room in so many units."""
    kept: list[str] = []
    for line in lines:
        most -= units(line) + 1
        if most < -1:
            break
        kept.append(line)
    return kept
