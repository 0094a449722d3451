"""Names on a board: cut to columns, told apart, harmless."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts import LOCALES, words
from bot.ui.kit.names import COLUMNS, clean, cut, escape, listed, marked, plain, width

TEXTS = st.text(max_size=40)


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("Léa", 3),
        ("Le\u0301a", 3),
        ("日本", 4),
        ("🌸", 2),
        ("❤", 1),
        ("❤\ufe0f", 2),
        ("\u200b", 0),
        ("אברהם", 5),
        ("👩‍👩‍👧‍👦", 2),
        ("👍🏽", 2),
        ("🇫🇷", 2),
    ],
)
def test_columns_are_counted_as_a_phone_shows_them(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Tom", "Tom"),
        ("Maximilian Mustermann", "Maximilian Mu…"),
        ("日本語の名前が長い人", "日本語の名前…"),
        ("WWWWWWWWWWWWWW", "WWWWWWWWWW…"),
        ("  Tom\n\t Tom ", "Tom Tom"),
        ("\u202eevil\u202c", "evil"),
        ("a" + "\u0301" * 20, "á\u0301\u0301"),
        ("\u200b\u3164", "#1"),
        ("Anna und Familie 👩‍👩‍👧‍👦", "Anna und Fami…"),
        ("Anna & Co. 👩‍👩‍👧‍👦 Meier", "Anna & Co. 👩‍👩‍👧‍👦…"),
        ("🏴‍☠️" * 7, "🏴‍☠️" * 5 + "…"),
    ],
)
def test_a_name_is_shortened_and_cleaned(name: str, shown: str) -> None:
    assert plain([name]) == (shown,)


def test_names_that_look_the_same_are_told_apart() -> None:
    assert plain(["Tom", "TOM", "Tom (2)", "Ｔom"]) == ("Tom", "TOM (2)", "Tom (2) (2)", "Ｔom (3)")
    long = ["Maximilian Mustermann A", "Maximilian Mustermann B"]
    assert plain(long) == ("Maximilian Mu…", "Maximilia… (2)")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("_Tom_", r"\_Tom\_"),
        ("**Tom**", r"\*\*Tom\*\*"),
        ("@everyone", r"\@everyone"),
        ("<@1>", r"\<\@1\>"),
        ("[a](b)", r"\[a\](b)"),
        ("https://x", r"https\://x"),
        ("- Tom", r"\- Tom"),
        ("Jean-Luc", "Jean-Luc"),
        ("אברהם", "\u2068אברהם\u2069"),
    ],
)
def test_markdown_in_a_name_shows_as_it_was_typed(name: str, shown: str) -> None:
    assert escape(name) == shown


def test_a_list_of_names_says_how_many_it_leaves_out() -> None:
    assert listed(["Léa", "Tom", "Camille"], room=10, more=lambda count: f"{count} more") == "Léa, 2 more"
    assert (
        listed(["Léa", "Tom", "Camille"], room=30, more=lambda count: f"{count} more") == "Léa, Tom, Camille"
    )


@given(st.lists(TEXTS, min_size=1, max_size=8), st.integers(4, COLUMNS))
def test_no_name_is_wider_than_its_columns_nor_shown_twice(names: list[str], columns: int) -> None:
    shown = plain(names, columns)
    assert len(set(shown)) == len(names)
    assert all(name.strip() and "\n" not in name and width(name) <= max(columns, 7) for name in shown)
    assert len(marked(names)) == len(names)


@given(TEXTS)
def test_cleaning_and_cutting_twice_changes_nothing(name: str) -> None:
    assert clean(clean(name)) == clean(name)
    assert cut(cut(name)) == cut(name)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_that_ends_in_a_cut_name_ends_in_no_fourth_dot(locale: str) -> None:
    said = words(locale)("board-waiting", players=marked(["Maximilian Mustermann"])[0])
    assert said.endswith("Maximilian Mu…")
