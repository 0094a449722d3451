"""Names of 32 characters, as wide and as long as people can make them, of several kinds."""

import random
import sys
import unicodedata
from typing import Final

from tests.kit.thorough import thoroughly

LONGEST: Final = 32
"""Characters of a name that Discord takes."""
KINDS: Final[dict[str, str]] = {
    "Chinese": "日本語の名前がとても長い人です",
    "Hangul": "긴이름을가진사람",
    "fullwidth": "ＷＭ＠％",
    "broad": "WM@%",
    "emoji": "👩‍👩‍👧‍👦🏴‍☠️",
    "flags": "🇫🇷🏳️‍🌈",
    "marks": "Z̴̢̡͎͖̈́͊á̷͚",
    "right-to-left": "אברהם בן דוד ",
    "markdown": "*_~|`\\",
    "struck": "*\u0301_\u0308~\u0301",
    "mentions": "<@1>[x](:#",
    "mathematical": "𝕸𝓦",
    "invisible": "a\u200d\ufe0f\u0301\u0308\u200d\ufe0f",
    "piled": "𝕸\U0001d167\U0001d168",
}
"""What a name of each kind is made of; of the last, letters and marks take two units each."""
WORST: Final = ("Chinese", "markdown", "struck", "piled")
"""Those of the kinds that come out longest: in columns, in letters, when escaped, in units."""
OTHERS: Final = ("emoji", "right-to-left", "mentions", "invisible")
SOME: Final = ("struck", "piled", *map(thoroughly, ("Chinese", "markdown", *OTHERS)))
"""Kinds for a test that takes long."""
AWKWARD: Final = (
    "**Maximilian** _von_ ~~Mustermann~~",
    "@everyone <@123> <#4> </new:5> `x`",
    "אברהם בן דוד המלך הגדול מירושלים",
    "Z̴̢̡͎͖̈́͊á̷͚l̸g̵o̶ Z̴̢̡͎͖̈́͊á̷͚l̸g̵o̶",
    "👩‍👩‍👧‍👦🏴‍☠️🌸👩‍👩‍👧‍👦🏴‍☠️🌸",
    "日本語の名前がとても長い人です日本語の名前がとても長い人です",
    "\u202eevil\u202c\u200b\u3164",
    "||||||||||||||||||||||||||||||||",
    "********************************",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "- 1. list",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW2",
)
"""One name of each sort at a table."""
DIGITS: Final = "0123456789AB"


def names(kind: str, count: int) -> list[str]:
    """Return so many names of this kind, which differ in their last letter alone; or "any" that there are."""
    if kind == "any":
        chance = random.Random(count)
        return ["".join(_any_letter(chance) for _ in range(LONGEST)) for _ in range(count)]
    body = (KINDS[kind] * LONGEST)[: LONGEST - 1]
    return [body + digit for digit in DIGITS[:count]]


def _any_letter(chance: random.Random) -> str:
    """Return a letter that is neither half of one nor a control."""
    while True:
        letter = chr(chance.randrange(sys.maxunicode + 1))
        if unicodedata.category(letter) not in ("Cs", "Cc", "Cn", "Co"):
            return letter
