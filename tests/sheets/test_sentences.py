"""Every code of the rules is a sentence in every language, and every text of the project is well set."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import bot.texts
from bot.__main__ import LANGUAGES
from bot.texts import LOCALES, words
from bot.texts.sentences import card_name, filled, rule_sentence, text_id, why_sentence
from rules.contract import Line, RuleError
from rules.games import GAMES
from rules.skullking.cards import Numbered, Special, Suit, called
from rules.skullking.trick import Reason
from tests.kit.random_games import played
from tests.sheets.codes_of_rules import Said, errors, lines, not_understood

FOLDER: Final = Path(bot.texts.__file__).parent
DERIVED: Final = {frozenset({"seats", "tricks"}): frozenset({"who"})}
"""What sentences may use besides the facts, where these facts are there."""
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
FILES: Final = sorted(path.relative_to(FOLDER / "en").name for path in (FOLDER / "en").glob("*.ftl"))


def messages(language: str, name: str) -> dict[str, ftl.Message]:
    resource = parse((FOLDER / language / name).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk
    said = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len({one.id.name for one in said}) == len(said)
    return {one.id.name: one for one in said}


def nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def variables(text: str, subject: dict[str, ftl.Message]) -> frozenset[str]:
    """Name what a text takes, what it refers to included."""
    found: set[str] = set()
    for node in nodes(subject[text]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ftl.MessageReference) and node.id.name in subject:
            found |= variables(node.id.name, subject)
    return frozenset(found)


def strings(message: ftl.Message) -> Iterator[str]:
    """Return the wording between the placeables, with a mark in the place of each."""
    for node in nodes(message):
        if isinstance(node, ftl.Pattern):
            yield "".join(
                part.value if isinstance(part, ftl.TextElement) else _placed(part) for part in node.elements
            )


def _placed(part: ftl.Placeable) -> str:
    if isinstance(part.expression, ftl.StringLiteral):
        return str(part.expression.parse()["value"])
    return "\N{OBJECT REPLACEMENT CHARACTER}"


def allowed(said: Said) -> frozenset[str] | None:
    if said.facts is None:
        return None
    more = [texts for facts, texts in DERIVED.items() if facts <= said.facts]
    return said.facts.union(*more)


def test_the_command_line_offers_the_languages_there_are() -> None:
    assert LANGUAGES == LOCALES


def test_every_code_in_the_rules_can_be_found_by_reading_them() -> None:
    assert not_understood() == ()


@pytest.mark.parametrize("language", LOCALES)
def test_every_error_is_a_sentence_that_takes_only_the_facts_it_has(language: str) -> None:
    texts = messages(language, "error.ftl")
    for said in errors():
        text = text_id("error", said.code)
        assert text in texts, said
        facts = allowed(said)
        assert facts is None or variables(text, texts) <= facts, said


def test_every_sentence_about_an_error_has_its_code() -> None:
    used = {text_id("error", said.code) for said in errors()}
    helping = {"error-at", "error-quoted", "error-seat", "error-bonus-name", "error-in-round", "error-later"}
    assert set(messages("en", "error.ftl")) == used | helping


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_line_of_a_sum_is_a_text_that_takes_only_the_facts_it_has(language: str, game: str) -> None:
    texts = messages(language, "why.ftl")
    for said in lines(game):
        text = text_id("why", game, said.code)
        assert text in texts, said
        assert said.facts is None or variables(text, texts) <= said.facts, said


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_whatever_is_played_can_be_explained(language: str, name: str) -> None:
    for seed in range(12):
        one = played(name, Random(seed))
        state, names = one.states[-1], [f"Player {seat}" for seat in range(one.setup.seats)]
        for number in range(1, len(one.game.scores(state)) + 1):
            for seat in range(one.setup.seats):
                for line in one.game.why(state, number, seat):
                    assert why_sentence(words(language), name, line, names)


@pytest.mark.parametrize("name", FILES)
def test_the_languages_have_the_same_texts_with_the_same_variables(name: str) -> None:
    english, french = (messages(language, name) for language in ("en", "fr"))
    assert set(english) == set(french)
    for text in english:
        assert variables(text, english) == variables(text, french), text


def test_the_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (FOLDER / "fr").glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_french_is_set_as_the_french_set_it(name: str) -> None:
    for text, message in messages("fr", name).items():
        for string in strings(message):
            plain = re.sub(r"https?://\S+|</?[a-z].*?>|`[^`]*`|<t:[^>]*>", "", string)
            where = f"{text}: {string}"
            assert not re.search(r"(?<![\N{NO-BREAK SPACE}:!?])[:;!?](?=\s|$|»)", plain), where
            assert not re.search(r"«(?!\N{NO-BREAK SPACE})|(?<!\N{NO-BREAK SPACE})»", plain), where
            assert "'" not in plain, where
            assert '"' not in plain, where
            assert "..." not in plain, where


@pytest.mark.parametrize("name", FILES)
def test_english_has_typographic_marks_too(name: str) -> None:
    for text, message in messages("en", name).items():
        for string in strings(message):
            plain = re.sub(r"`[^`]*`", "", string)
            assert not re.search(r"(?<=\w)'(?=\w)", plain), f"{text}: {string}"
            assert "..." not in plain, f"{text}: {string}"


@pytest.mark.parametrize("language", LOCALES)
def test_every_file_is_read_without_an_error(language: str) -> None:
    for name in FILES:
        FluentResource((FOLDER / language / name).read_text("utf-8"))


@pytest.mark.parametrize("language", LOCALES)
def test_every_card_and_every_verdict_has_a_name(language: str) -> None:
    for card in (*Special, *(Numbered(suit, 14) for suit in Suit)):
        assert card_name(words(language), called(card))
    for reason in Reason:
        assert words(language).has(text_id("verdict-reason", reason))
    assert card_name(words("fr"), "black 14") == "14 noir"
    assert card_name(words("fr"), "skull king") == "Skull King"
    assert card_name(words("fr"), "joker") == "joker"


def test_seats_become_names_and_who_is_not_named_a_number() -> None:
    error = RuleError("two_finishers", round=2, seat=0, other=1)
    assert rule_sentence(words("en"), error, ["Léa", "Tom"]).startswith("Round 2: both Léa and Tom are said")
    assert "player 1 and player 2" in rule_sentence(words("en"), error)
    assert "joueur 1 et joueur 2" in rule_sentence(words("fr"), error)


def test_who_declared_what_stands_together() -> None:
    facts = {"round": 5, "declared": 6, "lost": 0, "cards": 5, "at_most": False}
    error = RuleError("tricks_do_not_add_up", seats=(0, 1, 2), tricks=(2, 3, 1), **facts)
    names = ["Léa", "Tom", "Camille"]
    assert rule_sentence(words("en"), error, names) == (
        "Round 5: 6 tricks declared for 5 cards: Léa 2, Tom 3, Camille 1. Who corrects?"
    )
    assert rule_sentence(words("fr"), error, names).replace(NO_BREAK, " ") == (
        "Manche 5 : 6 plis déclarés pour 5 cartes : Léa 2, Tom 3, Camille 1. Qui corrige ?"
    )


def test_cards_in_errors_are_called_in_the_readers_language() -> None:
    error = RuleError("card_ambiguous", given="tig", choices=("tigress escape", "tigress pirate"))
    assert "Tigresse en Fuite, Tigresse en Pirate" in rule_sentence(words("fr"), error)
    double = RuleError("trick_too_many_of_card", card="black 14", given=2, high=1)
    assert f"14 noir{NO_BREAK}: 2 fois" in rule_sentence(words("fr"), double)


def test_what_is_absent_is_left_out_and_a_flag_is_one_or_zero() -> None:
    assert filled(words("en"), {"seat": 1, "bid": None, "halved": True, "old": False}, ["A", "B"]) == {
        "seat": "B",
        "halved": 1,
        "old": 0,
    }


def test_a_halved_bonus_says_so() -> None:
    line = Line(code="fourteens", points=5, facts={"count": 1, "each": 10, "halved": True})
    assert why_sentence(words("en"), "skullking", line) == "coloured 14: 1 × 10, half for a glancing blow"
    whole = Line(code="fourteens", points=10, facts={"count": 1, "each": 10, "halved": False})
    assert why_sentence(words("fr"), "skullking", whole).replace(NO_BREAK, " ") == "14 de couleur : 1 × 10"
