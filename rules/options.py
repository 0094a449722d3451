"""Options read by their names: what is not known, or is no whole number in range, is refused."""

from collections.abc import Collection, Mapping
from typing import Final

from rules.contract import RuleError

MOST: Final = 1_000_000
"""The largest number that an option or a score may be: what a board can still show (our choice)."""
JSON_WORDS: Final = {True: "true", False: "false", None: "null"}
LONGEST_SHOWN: Final = 40
"""Characters of a refused value that a sentence repeats (our choice)."""


def check_known(options: Mapping[str, object], known: Collection[str]) -> None:
    """Refuse an option that the game does not have. RuleError `option_unknown`, `option_none`."""
    for name in options:
        if not known:
            raise RuleError("option_none", given=shown(name))
        if name not in known:
            raise RuleError("option_unknown", given=shown(name), choices=tuple(known))


def read_whole(value: object, low: int, high: int, code: str) -> int:
    """Give a whole number from `low` to `high`; `True` is none. RuleError `code`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise RuleError(code, given=shown(value), low=low, high=high)
    return value


def shown(value: object) -> str:
    """Write a refused value so that a sentence can name it: long ones cut, half characters escaped."""
    text = JSON_WORDS[value] if isinstance(value, bool | None) else str(value)
    text = text.encode(errors="backslashreplace").decode()
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
