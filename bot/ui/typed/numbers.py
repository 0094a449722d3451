"""Whole numbers as people type them: "−3", "–3", "+5", " 7 "."""

import re
from typing import Final

from bot.tables.model import TableError

SIGNS: Final = str.maketrans(
    {"−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "﹣": "-", "－": "-", "＋": "+"}
)
WHOLE: Final = re.compile(r"[+-]?\s*\d{1,6}")
SHOWN: Final = 40


def read_number(typed: str) -> int:
    """Read a whole number. TableError `not_a_number`."""
    text = typed.translate(SIGNS).strip()
    if not WHOLE.fullmatch(text):
        raise TableError("not_a_number", given=typed.strip()[:SHOWN] or "–")
    return int(re.sub(r"\s", "", text))
