"""The texts: complete in every language, in the typography of each."""

import re
from collections.abc import Iterator

import pytest

from bot.texts import LOCALES
from tests.kit.parsed_texts import SUBJECTS, messages, variables


def french() -> Iterator[tuple[str, str]]:
    for subject in SUBJECTS:
        for name, message in messages("fr", subject).items():
            for text in variables(message).texts:
                yield name, text


@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_sentence_exists_in_every_language_with_the_same_values(subject: str) -> None:
    english = messages("en", subject)
    for locale in LOCALES[1:]:
        other = messages(locale, subject)
        assert set(other) == set(english)
        for name, message in english.items():
            assert variables(other[name]).names == variables(message).names, name


def test_a_sentence_stands_in_the_file_of_its_first_word() -> None:
    for subject in SUBJECTS:
        assert all(name.partition("-")[0] == subject for name in messages("en", subject))


def test_french_puts_a_no_break_space_before_high_punctuation() -> None:
    wrong = [
        (name, text)
        for name, text in french()
        if re.search(r"(?<![\u00a0:])[;!?](?=\s|$)", text) or re.search(r"(?<!\u00a0):(?=\s|$)", text)
        if not re.fullmatch(r"\s*[:;!?].*", text, re.DOTALL)
    ]
    assert wrong == []


@pytest.mark.parametrize("locale", LOCALES)
def test_apostrophes_and_ellipses_are_typographic(locale: str) -> None:
    for subject in SUBJECTS:
        for name, message in messages(locale, subject).items():
            for text in variables(message).texts:
                assert "'" not in text, name
                assert "..." not in text, name


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_begins_with_a_sign(locale: str) -> None:
    for subject in SUBJECTS:
        for name, message in messages(locale, subject).items():
            texts = variables(message).texts
            assert not texts or not re.match(r"[\u2190-\u2bff\U0001f000-\U0001faff]", texts[0]), name
