"""Twelve cards and lines of points as people type them."""

import pytest

from bot.tables.model import Table, TableError
from bot.ui.controls.skyjo.cards import read_grid
from bot.ui.looks.skyjo.cards import typed_grid
from bot.ui.typed.lines import lines_to_fill, parts_typed
from bot.ui.typed.numbers import read_number
from rules.points.entries import Points
from rules.points.game import GAME as POINTS
from rules.skyjo.entries import Grid
from rules.skyjo.game import GAME as SKYJO
from tests.kit.replayed_tables import begun, drafted, lobby

ROWS = ((5, 1, 2, 3), (5, 4, 6, 7), (5, 8, 9, 10))
GONE = ((None, 1, 2, 3), (None, 4, 6, 7), (None, 8, 9, 10))


@pytest.mark.parametrize(
    ("typed", "rows"),
    [
        ("5 1 2 3 / 5 4 6 7 / 5 8 9 10", ROWS),
        ("5 1 2 3/5 4 6 7/5 8 9 10", ROWS),
        ("5,1,2,3\n5, 4, 6, 7\n5 8 9 10\n", ROWS),
        ("5 1 2 3\r\n\r\n5 4 6 7 | 5 8 9 10 ;", ROWS),
        ("5 1 2 3 5 4 6 7 5 8 9 10", ROWS),
        ("+5 1 2 3 / 5 4 6 7 / 5 8 9 10", ROWS),
        ("x 1 2 3 / X 4 6 7 / × 8 9 10", GONE),
        ("- 1 2 3 / – 4 6 7 / − 8 9 10", GONE),
        (". 1 2 3 / _ 4 6 7 / x 8 9 10", GONE),
        ("−2 –2 ‑1 -1 / 0 0 0 0 / — 1 1 1", ((-2, -2, -1, -1), (0, 0, 0, 0), (None, 1, 1, 1))),
    ],
)
def test_cards_are_read_row_by_row(typed: str, rows: tuple[tuple[int | None, ...], ...]) -> None:
    assert read_grid(typed, finisher=True) == Grid(rows, finisher=True)


@pytest.mark.parametrize(
    "typed", ["5 1 2 three", "1 2 3.5", "1 2 5-1", "1 2 ٣x", "1 2 1e3", "=1", "1 2 12345"]
)
def test_what_is_no_card_is_refused_by_name(typed: str) -> None:
    with pytest.raises(TableError) as refused:
        read_grid(typed, finisher=False)
    assert refused.value.code == "cards_unreadable"
    assert str(refused.value.facts["given"]) in typed


@pytest.mark.parametrize("rows", [ROWS, GONE, ((-2, 0, 12, None),) * 3])
def test_cards_written_down_are_read_again(rows: tuple[tuple[int | None, ...], ...]) -> None:
    assert read_grid(typed_grid(Grid(rows)), finisher=False) == Grid(rows)


NAMES = ("Tom", "Tom 2", "12: seven", "Jean-Luc", "Zoë x")


def table(*names: str) -> Table:
    return begun(lobby(POINTS, names or NAMES))


def read(typed: str, at: Table) -> dict[int, int]:
    parts = parts_typed(at, typed, lambda text: Points(read_number(text)))
    return {seat: part.points for seat, part in parts.items()}


@pytest.mark.parametrize(
    "typed",
    [
        "Tom: 1\nTom 2: 2\n12: seven: -3\nJean-Luc: 4\nZoë x: 5",
        "Tom 1\nTom 2 2\n12: seven −3\nJean-Luc 4\nZoë x 5",
        "zoe\u0308 X = +5\n\n  TOM 1  \ntom 2 : 2\n12: Seven\u00a0: –3\njean-luc=4\n",
    ],
)
def test_lines_are_known_by_their_names(typed: str) -> None:
    assert read(typed, table()) == {0: 1, 1: 2, 2: -3, 3: 4, 4: 5}


def test_accents_may_be_left_out_where_one_player_is_meant() -> None:
    assert read("Lea 80\ntom: 3", table("Léa", "Tom")) == {0: 80, 1: 3}
    assert read("Lea 80\nLéa: 3", table("Léa", "Lea")) == {0: 3, 1: 80}
    with pytest.raises(TableError) as refused:
        read("Lea 80\nLéa: 3", table("Léa", "Lèa"))
    assert refused.value.code == "which_of"
    assert refused.value.facts["seats"] == (0, 1)


def test_what_was_entered_is_kept_and_never_shown() -> None:
    entered = drafted(table("Léa", "Tom"), {0: Points(41)})
    assert lines_to_fill(entered) == "Léa: ✅\nTom: "
    assert read("Léa: ✅\nTom: 3", entered) == {0: 41, 1: 3}
    assert read("Tom: 3", entered) == {0: 41, 1: 3}
    assert read("Léa: 2\nTom: 3", entered) == {0: 2, 1: 3}


@pytest.mark.parametrize("sign", ["x", "X", "-", "–", "−"])
def test_who_takes_no_part_is_left_out(sign: str) -> None:
    entered = drafted(table("Léa", "Tom"), {1: Points(41)})
    assert read(f"Léa: 3\nTom: {sign}", entered) == {0: 3}


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("Léa: 3\nNobody: 4", "no_such_player"),
        ("12\n13", "line_unreadable"),
        ("Léa: three\nTom: 4", "line_unreadable"),
        ("Léa: 3\nTom: 4\nLéa: 5", "line_twice"),
        ("Léa: 3", "lines_missing"),
        ("Léa: 3\nTom:", "lines_missing"),
        ("Léa: ✅\nTom: 4", "lines_missing"),
        ("Léa: 3-4\nTom: 4", "not_a_number"),
    ],
)
def test_lines_that_say_nothing_sure_are_refused(typed: str, code: str) -> None:
    with pytest.raises(TableError) as refused:
        read(typed, table("Léa", "Tom"))
    assert refused.value.code == code


def test_strange_names_come_back_as_they_are_offered() -> None:
    names = (
        "**Bold** _Anna_",
        "@everyone everywhere",
        "שלום עולם",
        "👩‍👩‍👧‍👦 family 🎉",
        "Zoë̶̶̶̶",
        "7",
        "x",
        "漢字" * 9,
    )
    at = begun(lobby(SKYJO, names))
    typed = "\n".join(f"{line} {seat}" for seat, line in enumerate(lines_to_fill(at).splitlines()))
    assert read(typed, at) == {seat: seat for seat in range(len(names))}
