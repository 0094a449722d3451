"""Why something cannot be, as one sentence: whatever was typed, harmless and no longer than a message."""

from typing import Final

from bot.tables.model import Table, TableError
from bot.texts import Words
from bot.texts.sentences import filled, rule_sentence, text_id
from bot.ui.kit.lengths import CUT, shortened
from bot.ui.kit.links import NOWHERE
from bot.ui.kit.names import escape, marked
from bot.ui.kit.send import CONTENT_LIMIT
from rules.contract import Fact, RuleError

NOBODY: Final = "none"
"""Stands in sentences for a host that there is not."""
NO_GAME: Final = "tally"
"""Stands for the game where there is none: its commands belong to no game."""
NAMES: Final = frozenset({"host", "name", "players"})
"""Facts that are names as people typed them: shown without markdown."""
FINISHED: Final = "reason"
"""A fact that is a sentence already."""
FACT_LIMIT: Final = 100
LIST_LIMIT: Final = 400
"""Characters that one fact, or a list of them, takes in a sentence."""
FINISHED_LIMIT: Final = 1_000
"""Characters that Fluent puts into another text."""
MOST_LISTED: Final = 20
"""Numbers or seats in a list."""
LARGEST: Final = 10**18
"""A number beyond this says no more than that it is too large."""


def rule_said(error: RuleError, words: Words, table: Table | None) -> str:
    """Say what the rules refuse, with the names of the table's seats."""
    facts = {key: _within(key, fact) for key, fact in error.facts.items()}
    names = () if table is None else marked(table.names)
    return shortened(rule_sentence(words, RuleError(error.code, **facts), names), CONTENT_LIMIT)


def table_said(error: TableError, words: Words, table: Table | None, link: str | None) -> str:
    """Say what a table forbids. `link`: where the table is."""
    facts = {key: _within(key, fact) for key, fact in error.facts.items()}
    values = filled(words, facts, () if table is None else marked(table.names))
    values.setdefault("host", NOBODY)
    values.setdefault("game", table.game.name if table else NO_GAME)
    values.setdefault("link", link or NOWHERE)
    return shortened(words(text_id("tabletop", error.code), **values), CONTENT_LIMIT)


def _within(key: str, fact: Fact) -> Fact:
    """Return a fact as a sentence can hold it."""
    if isinstance(fact, int):
        return fact if abs(fact) < LARGEST else CUT
    if isinstance(fact, str):
        short = shortened(fact, FINISHED_LIMIT if key == FINISHED else FACT_LIMIT)
        return escape(short) if key in NAMES else short
    if isinstance(fact, tuple) and any(isinstance(each, str) for each in fact):
        kept: list[str] = []
        for each in fact:
            kept.append(str(_within(key, str(each))))
            if sum(map(len, kept)) > LIST_LIMIT:
                return (*kept[:-1], CUT)
        return tuple(kept)
    return fact[:MOST_LISTED] if isinstance(fact, tuple) else fact
