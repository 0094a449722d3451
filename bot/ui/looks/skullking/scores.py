"""What is Skull King's in a finished round: the sum in short, lost tricks, what the deck does not hold."""

from collections.abc import Sequence

from bot.tables.records import Step
from bot.texts import Words, signed
from bot.texts.sentences import filled, text_id
from bot.ui.looks.skullking.titles import leviathans
from rules.contract import Line
from rules.skullking.results import warnings
from rules.skullking.state import State

WITHOUT_POINTS = frozenset({"bid_changed", "loot_unpaid", "bonuses_lost", "not_in_edition"})
"""Lines that explain and pay nothing."""
MOST_DOUBTS = 3
"""Doubts about a round that are told one by one."""


def short(line: Line, names: Sequence[str], words: Words) -> str:
    """Say a line of a sum in short; its points follow where they are not in the words."""
    text = words(text_id("skullking-short", line.code), **filled(words, line.facts, names))
    first = line.code.partition("_")[0] in ("exact", "missed", "zero", "rascal")
    return text if first or line.code in WITHOUT_POINTS else f"{text} {signed(line.points)}"


def after_round(step: Step, names: Sequence[str], words: Words) -> list[str]:
    """Say how many tricks nobody won, and what the deck does not hold where house rules let it pass."""
    state: State = step.after
    lost = lost_sentence(state, state.played[-1].lost, words)
    return [*filter(None, [lost]), *_doubts(step, names, words)]


def lost_sentence(state: State, lost: int, words: Words) -> str:
    """Say how many tricks nobody won, and by which cards; empty where each was won."""
    return words("skullking-lost", count=lost, cards=leviathans(state.setup.options)) if lost else ""


def _doubts(step: Step, names: Sequence[str], words: Words) -> list[str]:
    found = warnings(step.before, step.entry)
    said = [
        words(text_id("skullking-doubt", doubt.code), **filled(words, doubt.facts, names)) for doubt in found
    ]
    more = len(said) - MOST_DOUBTS
    return [*said[:MOST_DOUBTS], *([words("scores-more", count=more)] if more > 0 else [])]
