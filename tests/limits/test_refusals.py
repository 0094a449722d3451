"""Every refusal, with the longest facts that there can be: whole, in every language, within a message."""

from typing import Final

import pytest

from bot.tables.model import TableError
from bot.texts import LOCALES, words
from bot.ui.kit.lengths import units
from bot.ui.kit.send import CONTENT_LIMIT
from bot.ui.request.reasons import rule_said, table_said
from rules.contract import SEAT_FACTS, Fact, RuleError
from rules.games import GAMES
from tests.kit.long_names import names
from tests.kit.parsed_texts import messages, variables
from tests.kit.replayed_tables import begun, lobby

LINK: Final = "https://discord.com/channels/" + "/".join(["9" * 19] * 3)
LARGEST: Final = 10**17
TIMES: Final = 40
"""How often a name stands in a text that somebody typed."""
GAME: Final = max(GAMES, key=lambda game: game.most)
LISTS: Final = frozenset({"seats", "tricks", "players", "choices", "topics", "cards"})
NUMBERS: Final = frozenset({"sheet_round", "later_seq"})
MADE_OF_OTHERS: Final = frozenset({"link", "who", "code"})


def facts(subject: str, kind: str, number: int) -> dict[str, Fact]:
    """Return each fact that any sentence of a subject takes, as large as it can be; a text, but for -1."""
    seats = tuple(range(GAME.most))
    made: dict[str, Fact] = {}
    for message in messages(LOCALES[0], subject).values():
        for name in variables(message).names - MADE_OF_OTHERS:
            if name in SEAT_FACTS:
                made[name] = seats if name in LISTS else seats[-1]
            elif name in LISTS:
                made[name] = tuple(names(kind, GAME.most))
            elif name == "game":  # its commands are named
                made[name] = max((game.name for game in GAMES), key=len)
            else:
                made[name] = number if number < 0 or name in NUMBERS else names(kind, 1)[0] * TIMES
    return {**made, "seats": seats, "tricks": (number,) * GAME.most}


@pytest.mark.parametrize("later", [False, True], ids=["now", "of a later entry"])
@pytest.mark.parametrize("number", [LARGEST, -LARGEST], ids=["texts", "numbers"])
@pytest.mark.parametrize("kind", ["struck", "piled"])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_refusal_is_too_long(locale: str, kind: str, number: int, *, later: bool) -> None:
    table, said = begun(lobby(GAME, names(kind, GAME.most))), words(locale)
    given = facts("error", kind, number) | ({"later_seq": number} if later else {})
    for text in messages(locale, "error"):
        code = text.removeprefix("error-").replace("-", "_")
        sentence = rule_said(RuleError(code, **given), said, table)
        assert units(sentence) < CONTENT_LIMIT, (code, sentence)
    given = facts("tabletop", kind, number)
    for text, message in messages(locale, "tabletop").items():
        if "code" in variables(message).names:  # of an error that nobody foresaw: four signs
            continue
        code = text.removeprefix("tabletop-").replace("-", "_")
        sentence = table_said(TableError(code, **given), said, table, LINK)
        assert units(sentence) < CONTENT_LIMIT, (code, sentence)
