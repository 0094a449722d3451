"""How a refused value is repeated: as JSON has it, cut to what a sentence can hold."""

from typing import Any

import pytest

from rules.options import LONGEST_SHOWN, as_json, excerpt

SHOWN: list[tuple[Any, str, str]] = [
    ("2", "2", '"2"'),
    (2, "2", "2"),
    (True, "true", "true"),
    (None, "null", "null"),
    (1.0, "1.0", "1.0"),
    (float("inf"), "Infinity", "Infinity"),
    (["skullking"], '["skullking"]', '["skullking"]'),
    ({"é": [None, True]}, '{"é": [null, true]}', '{"é": [null, true]}'),
    ("\ud800", "\\ud800", '"\\ud800"'),
    ("x" * 41, "x" * 39 + "…", '"' + "x" * 38 + "…"),
    ([1] * 10**6, "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,…", "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,…"),
    (10**5000, "…", "…"),
    ([7, 10**5000], "[7…", "[7…"),
]


@pytest.mark.parametrize(("value", "as_text", "written"), SHOWN, ids=[row[2][:12] for row in SHOWN])
def test_a_value_is_shown_as_it_stands(value: Any, as_text: str, written: str) -> None:
    assert excerpt(value) == as_text
    assert as_json(value) == written
    assert len(excerpt(value)) <= LONGEST_SHOWN + 6
