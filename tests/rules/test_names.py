"""Which names are the same: to the eye, and to who types one of them."""

import pytest

from rules.names import KnownNames, as_seen, folded, is_blank, trimmed

BLANKS = (
    "",
    " ",
    "\u3000",
    "\n\t",
    "\u2800",
    "\u200b",
    "\ufeff",
    "\x00\x07",
    "\u3164\ufe0f",
    "\u202e \u2069",
)


@pytest.mark.parametrize("text", [*BLANKS, "\u0301"])
def test_what_nobody_sees_is_blank(text: str) -> None:
    assert is_blank(text)
    assert is_blank(text * 3)


@pytest.mark.parametrize("text", ["a", "\u200bé", "0", "-", "❤\ufe0f", "日", "\U000e0041a"])
def test_what_is_seen_is_not_blank(text: str) -> None:
    assert not is_blank(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Léa", "Le\u0301a"),
        ("Bob", "B\u200bo\u2060b\ufeff"),
        ("Bob", "\u202eBob\u202c"),
        ("Anne Marie", " Anne\u3000\u2800 Marie\n"),
        ("❤", "❤\ufe0f"),
        ("Le\u0301a", "Le\u200b\u0301a"),
    ],
)
def test_names_that_look_the_same_are_written_the_same(one: str, other: str) -> None:
    assert as_seen(one) == as_seen(other)
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Éloïse", "eloise"),
        ("LÉA", "léa"),
        ("Ｔom", "tom"),
        ("Łukasz", "lukasz"),
        ("Søren", "soren"),
        ("STRAßE", "strasse"),
        ("Ångström", "angstrom"),
        ("İpek", "ipek"),
        ("Œdipe", "oedipe"),
    ],
)
def test_capitals_and_accents_are_left_out_when_a_name_is_typed(one: str, other: str) -> None:
    assert as_seen(one) != as_seen(other)
    assert folded(one) == folded(other)


@pytest.mark.parametrize("text", ["x", "❤\ufe0f", "e\u0301", "a\u200bb", "1 2\n3"])
def test_a_text_loses_what_nobody_sees_around_it(text: str) -> None:
    assert trimmed(f"\ufeff\u3000\x07{text}\n\u200b\u2800") == text
    assert trimmed("\ufeff\u3000") == ""


def test_letters_of_other_scripts_are_no_accents() -> None:
    assert folded("कि") != folded("कु")
    assert folded("אברהם") == "אברהם"


@pytest.mark.parametrize(
    ("names", "typed", "places"),
    [
        (("Léa", "Lea"), "Lea", (1,)),
        (("Léa", "Lea"), "Le\u0301a", (0,)),
        (("Léa", "Lea"), "lea", (0, 1)),
        (("Léa", "Lea"), "LÉA", (0,)),
        (("Léa", "Lèa"), "Lea", (0, 1)),
        (("Léa", "Lèa"), "lÊa", (0, 1)),
        (("Léa", "Tom"), "lea", (0,)),
        (("Lea", "Tom"), "Léa", (0,)),
        (("Tom", "TOM"), "tom", (0, 1)),
        (("Tom", "TOM"), "TOM", (1,)),
        (("Bob", "Bob\u200b"), "Bob\u200b", (1,)),
        (("Bob", "Bob\u200b"), "B\u200bob", (0, 1)),
        (("Tom", "\u2800"), "\u3164", (1,)),
        (("Tom", "Léa"), "\u200b", ()),
        (("Tom", "Léa"), "To", ()),
        ((), "Tom", ()),
    ],
)
def test_a_typed_name_means_those_that_it_fits(
    names: tuple[str, ...], typed: str, places: tuple[int, ...]
) -> None:
    assert KnownNames.of(names).meant(typed) == places
