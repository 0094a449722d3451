"""Texts shortened to what Discord takes."""

import pytest

from bot.ui.kit.form import Form, TextField
from bot.ui.kit.lengths import as_many, shortened, units
from bot.ui.kit.message import Press
from bot.ui.kit.names import COLUMNS, cut, width
from tests.kit.limits_checker import breaches_of_form


@pytest.mark.parametrize(
    ("text", "most", "shown"),
    [
        ("Léa", 3, "Léa"),
        ("Léa, Tom", 6, "Léa,…"),
        ("𝕸𝕸𝕸", 6, "𝕸𝕸𝕸"),
        ("𝕸𝕸𝕸", 5, "𝕸𝕸…"),
        ("𝕸𝕸𝕸", 4, "𝕸…"),
        (r"ab\*cd", 4, "ab…"),
        ("a👩\u200d👧b", 5, "a👩…"),
        ("ab cd", 4, "ab…"),
        ("", 0, ""),
    ],
)
def test_a_text_is_cut_to_so_many_units(text: str, most: int, shown: str) -> None:
    assert shortened(text, most) == shown
    assert units(shown) <= most


def test_as_many_lines_are_kept_as_find_room() -> None:
    assert as_many(["12345", "12345", "1"], 11) == ["12345", "12345"]
    assert as_many(["12345", "12345", "1"], 10) == ["12345"]
    assert as_many(["𝕸𝕸𝕸"], 5) == []


def test_a_name_of_piled_up_marks_takes_no_more_room_than_a_wide_one() -> None:
    piled = "𝕸\U0001d167\U0001d168" * 10
    assert units(cut(piled)) <= 2 * COLUMNS
    assert cut(piled).endswith("…")
    assert cut("ที่รักของฉัน") == "ที่รักของฉัน"
    assert width(cut("👩\u200d👩\u200d👧\u200d👦" * 4)) <= COLUMNS


def test_a_form_takes_what_stands_in_it_however_its_letters_are_counted() -> None:
    field = TextField(name="name", label="Name", value="𝕸" * 40, longest=40)
    form = Form(title="Options", press=Press("options", 1, 1), fields=(field,))
    assert breaches_of_form(form) == []
