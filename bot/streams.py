"""Standard input, output and error as they may be: closed, full, gone, or not in UTF-8."""

import contextlib
import os
import sys
from typing import Final

PLAIN: Final = str.maketrans(
    {
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "‘": "'",
        "’": "'",
        "…": "...",
        "–": "-",
        "\N{MINUS SIGN}": "-",
        "\N{NO-BREAK SPACE}": " ",
    }
)
"""What stands for typographic marks where a terminal lacks them."""


class CannotPrintError(Exception):
    """Standard output is closed, or its disk is full."""


def make_ready() -> None:
    """Put something in the place of what was closed on the way in, so that no file of ours takes it.

    Reading and printing fail there as on a broken file; complaints go nowhere.
    """
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_WRONLY), "r", encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def print_out(text: str) -> None:
    """Print a line in UTF-8, whatever the terminal's own encoding. CannotPrintError.

    A reader that went away is no error.
    """
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode(errors="backslashreplace") + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        _give_up_printing()
    except OSError as error:
        _give_up_printing()
        raise CannotPrintError from error


def complain(sentence: str) -> None:
    """Write a line to standard error, in letters that it has; where that fails, there is nobody to tell."""
    encoding = sys.stderr.encoding or "utf-8"
    try:
        sentence.encode(encoding)
    except UnicodeEncodeError:
        sentence = sentence.translate(PLAIN).encode(encoding, "backslashreplace").decode(encoding)
    with contextlib.suppress(OSError):
        sys.stderr.write(sentence + "\n")
        sys.stderr.flush()


def _give_up_printing() -> None:
    """Let what is still unwritten go nowhere, or Python complains of it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
