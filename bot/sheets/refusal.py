"""What cannot be read or played, as the one line that a person gets."""

import unicodedata
from typing import Final

from bot.sheets.source import SourceError
from bot.texts import words
from bot.texts.sentences import rule_sentence
from rules.contract import RuleError

NOT_IN_A_LINE: Final = frozenset({"Cc", "Zl", "Zp"})
"""Unicode categories that would break the line."""
TURNING: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Bidirectional controls, with which a name could turn the rest of the line around."""


def refusal(error: SourceError | RuleError, language: str) -> str:
    """Say what is wrong, where and what to do, on one line."""
    spoken = words(language)
    if isinstance(error, SourceError):
        return one_line(spoken(error.text, **error.values))
    return one_line(rule_sentence(spoken, error))


def one_line(sentence: str) -> str:
    """Keep a sentence on one line, whatever names and values it repeats."""
    return "".join(" " if _breaks(sign) else sign for sign in sentence)


def _breaks(sign: str) -> bool:
    return unicodedata.category(sign) in NOT_IN_A_LINE or unicodedata.bidirectional(sign) in TURNING
