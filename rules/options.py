"""Options read by their names: what is not known, or is no whole number in range, is refused."""

import json
import re
from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Final, TypeVar

from rules.contract import RuleError
from rules.limits import MOST_NUMBER

MOST: Final = MOST_NUMBER
"""The largest number that an option or a score may be."""
LONGEST_SHOWN: Final = 40
"""Characters of a refused value that a sentence repeats (our choice)."""
A_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,9}", re.ASCII)
"""A text that would be a whole number without its quotation marks."""
FLAGS: Final = ("true", "false")

Choice = TypeVar("Choice", bound=StrEnum)


def check_known(options: Mapping[str, object], known: Collection[str]) -> None:
    """Refuse an option that the game does not have. RuleError `option_unknown`, `option_none`."""
    for name in options:
        if not known:
            raise RuleError("option_none", given=excerpt(name))
        if name not in known:
            raise RuleError("option_unknown", given=excerpt(name), choices=tuple(known))


def read_whole(value: object, low: int, high: int, code: str) -> int:
    """Return a whole number from `low` to `high`; `True` is none. RuleError `code`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise RuleError(code, given=excerpt(value), low=low, high=high, quoted=is_number_as_text(value))
    return value


def read_choice(kind: type[Choice], option: str, value: object) -> Choice:
    """Find what is chosen by its name; a number that is written like the name will do.

    RuleError `option_choice`.
    """
    said = str(value) if isinstance(value, int) and -MOST <= value <= MOST else value
    for choice in kind:
        if said == choice.value:
            return choice
    choices = tuple(choice.value for choice in kind)
    raise RuleError("option_choice", option=option, given=excerpt(value), choices=choices)


def excerpt(value: object) -> str:
    """Write a refused value so that a sentence can name it: a text as it is, all else as JSON.

    Long ones are cut, half characters escaped.
    """
    return cut(value if isinstance(value, str) else _json(value))


def as_json(value: object) -> str:
    """Write a refused value as JSON does, so that "2" and 2 can be told apart."""
    return cut(_json(value))


def cut(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Cut a text to what a sentence can repeat."""
    writable = text[: longest + 1].encode(errors="backslashreplace").decode()
    return writable if len(writable) <= longest else writable[: longest - 1] + "…"


def is_number_as_text(value: object) -> bool:
    """Return whether only quotation marks keep a value from being a whole number."""
    return isinstance(value, str) and A_NUMBER.fullmatch(value.strip()) is not None


def is_flag_as_text(value: object) -> bool:
    """Return whether only quotation marks keep a value from being true or false."""
    return isinstance(value, str) and value in FLAGS


def _json(value: object) -> str:
    """Write the beginning of a value: as much as is shown of it, however large it is."""
    text = ""
    try:
        for part in json.JSONEncoder(ensure_ascii=False, default=repr).iterencode(value):
            text += part
            if len(text) > LONGEST_SHOWN:
                break
    except ValueError:  # Python writes no number of thousands of digits
        return f"{text}…"
    return text
