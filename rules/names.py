"""Players' names in sheets: what a name may be, and names put in the place of seats."""

import unicodedata
from collections.abc import Mapping
from typing import Final

from rules.contract import SEAT_FACTS, Fact, RuleError
from rules.limits import LONGEST_NAME
from rules.options import shown, written

NOT_IN_A_NAME: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode categories that would break a line or cannot be written."""


def player_name(value: object) -> str:
    """Give a player's name: a text of one line. RuleError `sheet_not_a_name`, `sheet_name_too_long`."""
    if isinstance(value, str) and len(value) > LONGEST_NAME:
        raise RuleError("sheet_name_too_long", given=shown(value), high=LONGEST_NAME)
    if not isinstance(value, str) or not value.strip() or _breaks(value):
        raise RuleError("sheet_not_a_name", given=written(value))
    return value


def with_names(facts: Mapping[str, Fact], names: tuple[str, ...]) -> dict[str, Fact]:
    """Put names in the place of seats; what is no seat of these stays as it is."""
    return {key: _named(fact, names) if key in SEAT_FACTS else fact for key, fact in facts.items()}


def _breaks(name: str) -> bool:
    return any(unicodedata.category(sign) in NOT_IN_A_NAME for sign in name)


def _named(fact: Fact, names: tuple[str, ...]) -> Fact:
    if isinstance(fact, tuple):
        return tuple(str(_named(each, names)) for each in fact)
    if isinstance(fact, int) and 0 <= fact < len(names):
        return names[fact]
    return fact
