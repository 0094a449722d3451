"""JSON as people hand it in: a file or standard input, refused with one clear sentence."""

import gc
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rules.limits import MOST_PLAYERS, MOST_ROUNDS
from rules.options import cut, excerpt

STANDARD_INPUT: Final = "-"
LARGEST: Final = 16 << 20
"""Bytes that are read: a hundred rounds of twelve players take one in fifty of them."""
MARKS: Final = (b"[", b"{", b",", b":")
MOST_MARKS: Final = 600_000
"""So many values no sheet has, whatever its names hold: it is refused before memory is filled with them."""
LONGEST_PATH: Final = 300
"""Characters of a path that a sentence repeats."""


class SourceError(Exception):
    """What cannot be read as JSON: the id of a text of `sheet.ftl`, and what it takes."""

    def __init__(self, text: str, **values: str | int) -> None:
        super().__init__(text)
        self.text = text
        self.values = values


def read_json(path: str) -> object:
    """Read a JSON file, or standard input for "-". SourceError `sheet-…` for whatever is in the way."""
    return parse(_bytes(path))


def parse(content: bytes) -> object:
    """Read JSON: UTF-8, no key twice in an object, no NaN. SourceError `sheet-…`."""
    if sum(map(content.count, MARKS)) > MOST_MARKS:
        raise SourceError("sheet-too-much", rounds=MOST_ROUNDS, players=MOST_PLAYERS)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SourceError("sheet-not-utf8", at=error.start + 1) from error
    gc.disable()  # JSON makes no cycles: a million lists would be looked through again and again in vain
    try:
        value: object = json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise SourceError("sheet-not-json", line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise SourceError("sheet-too-deep") from error
    except ValueError as error:  # json hands on what int() says of thousands of digits
        raise SourceError("sheet-number-too-long") from error
    finally:
        gc.enable()
    return value


def _bytes(path: str) -> bytes:
    shown_path = cut(path, LONGEST_PATH)
    try:
        if path == STANDARD_INPUT:
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(path).open("rb") as file:
                content = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise SourceError("sheet-file-missing", path=shown_path) from error
    except (OSError, ValueError) as error:  # a ValueError where the path holds a null character
        if path == STANDARD_INPUT:
            raise SourceError("sheet-no-input") from error
        raise SourceError("sheet-file-unreadable", path=shown_path) from error
    if len(content) > LARGEST:
        raise SourceError("sheet-too-large", high=LARGEST >> 20)
    return content


def _no_key_twice(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    values = dict(pairs)
    if len(values) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise SourceError("sheet-key-twice", key=excerpt(key))
            seen.add(key)
    return values


def _no_number(given: str) -> object:
    raise SourceError("sheet-no-number", given=given)
