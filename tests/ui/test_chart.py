"""The chart: readable by everybody, whatever the names, and described in words."""

import xml.etree.ElementTree as ET
from itertools import pairwise

from bot.texts import words
from bot.ui.boards.chart import BACKGROUND, MOST_DESCRIBED, PALETTE, chart, description, drawing

EN, FR = words("en"), words("fr")
NAMES = ["Léa", "Tom", "Camille", "Max & <b>", "אברהם", "Zoë 🌸", "日本", "Nico"]
TOTALS = [tuple(10 * number * (seat - 3) for seat in range(8)) for number in range(1, 11)]
ORDER = list(range(7, -1, -1))
SVG = "{http://www.w3.org/2000/svg}"


def drawn(name: str) -> list[ET.Element]:
    return list(ET.fromstring(drawing(NAMES, TOTALS, ORDER, EN)).iter(f"{SVG}{name}"))  # noqa: S314 - our own drawing


def contrast(one: str, other: str) -> float:
    def luminance(colour: str) -> float:
        channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return sum(c * w for c, w in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_it_is_a_picture_with_an_opaque_background() -> None:
    assert chart(NAMES, TOTALS, ORDER, EN).startswith(b"\x89PNG")
    assert drawn("rect")[0].get("fill") == BACKGROUND


def test_every_colour_stands_out_from_the_background() -> None:
    assert all(contrast(colour, BACKGROUND) >= 4.5 for colour in PALETTE)


def test_no_two_lines_look_alike_without_colour() -> None:
    lines = drawn("polyline")
    looks = {(line.get("stroke-dasharray"), seat // 4) for seat, line in enumerate(reversed(lines))}
    assert len(lines) == len(looks) == 8
    assert all(float(line.get("stroke-width") or 0) >= 3 for line in lines)


def test_every_line_is_named_at_its_end_and_no_name_covers_another() -> None:
    texts = [text for text in drawn("text") if text.get("fill") in PALETTE]
    assert {text.text for text in texts} >= {"Léa", "Max & <b>", "אברהם", "Zoë", "#2"}
    heights = sorted(float(text.get("y") or 0) for text in texts)
    assert all(below - above >= 26 for above, below in pairwise(heights))


def test_it_is_described_in_words_within_discords_limit() -> None:
    assert description(["Léa", "Tom"], [(10, 20), (40, 30)], [0, 1], EN) == (
        "Totals over 2 rounds. Léa 40, ahead from round 2. Tom 30."
    )
    assert description(["Léa", "Tom"], [(-10, 20)], [0, 1], FR, lowest=True) == (
        "Totaux sur une manche. Léa −10, en tête depuis la manche 1. Tom 20."
    )
    assert len(description(["W" * 32] * 8, TOTALS, ORDER, FR)) <= MOST_DESCRIBED


def test_equal_or_single_totals_can_be_drawn() -> None:
    assert drawing(["Léa", "Tom"], [(0, 0)], [0, 1], EN)
    assert drawing(["Léa", "Tom"], [(1_000_000, -1_000_000)] * 50, [0, 1], EN)
