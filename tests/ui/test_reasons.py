"""Every sentence about an error fits into a message, whatever its facts are, in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.tables.model import TableError
from bot.texts import LOCALES, words
from bot.ui.kit.send import CONTENT_LIMIT
from bot.ui.request.reasons import rule_said, table_said
from rules.contract import SEAT_FACTS, RuleError
from rules.skullking.game import GAME
from tests.kit.parsed_texts import messages, variables
from tests.kit.replayed_tables import begun, lobby

NAMES = ("*" * 32, "@everyone <@123> <#4> [x](y) `z`", "\u05d0" * 32, *("W" * 31 + str(n) for n in range(5)))
TABLE = begun(lobby(GAME, NAMES))
LINK = "https://discord.com/channels/" + "/".join(["9" * 19] * 3)
LONGEST: tuple[Any, ...] = (
    "w" * 6_000,
    "*" * 6_000,
    ("`" * 500,) * 500,
    tuple(range(1_000)),
    10**4_000,
    -(10**4_000),
)
SEATS: tuple[Any, ...] = (7, 10**30, tuple(range(8)))
INSIDE = {"barrier", "round", "bonus", "quoted"}
"""What the texts inside other texts ask for."""
COUNTED = frozenset({"round", "sheet_round", "count"})
"""What is never more than a number that we have counted ourselves."""


def facts(needed: set[str]) -> Iterator[dict[str, Any]]:
    """Return each fact in its longest forms, all at once."""
    for at in range(len(LONGEST)):
        yield {
            name: 10 if name in COUNTED else SEATS[at % 3] if name in SEAT_FACTS else LONGEST[at]
            for name in (needed | INSIDE) - {"who", "host", "game", "link"}
        }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("subject", ["tabletop", "error"])
def test_no_sentence_about_an_error_is_longer_than_a_message(locale: str, subject: str) -> None:
    said = words(locale)
    for name, message in messages(locale, subject).items():
        code = name.removeprefix(f"{subject}-").replace("-", "_")
        needed = variables(message).names
        if needed & {"sentence", "code"}:  # a frame of another one; no error of a table
            continue
        if needed == {"quoted"}:  # the end of other sentences
            continue
        for each in facts(needed):
            if "who" in needed:
                each |= {"seats": tuple(range(8)), "tricks": (10,) * 8}
            if subject == "error":
                sentence = rule_said(RuleError(code, **each), said, TABLE)
            else:
                sentence = table_said(TableError(code, **each), said, TABLE, LINK)
            assert 0 < len(sentence) <= CONTENT_LIMIT, name


def test_names_are_shown_as_they_were_typed() -> None:
    error = TableError("no_such_player", given="x", players=("_Léa_",))
    assert r"\_Léa\_" in table_said(error, words("en"), None, None)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_ends_in_a_link_that_is_not_there(locale: str) -> None:
    for name, message in messages(locale, "tabletop").items():
        needed = variables(message).names
        if "link" in needed and needed <= {"link", "game", "host"}:
            code = name.removeprefix("tabletop-").replace("-", "_")
            sentence = table_said(TableError(code), words(locale), TABLE, None)
            assert sentence.endswith("."), sentence
            assert "–" not in sentence
