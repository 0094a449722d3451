"""The chart of the totals over the rounds: SVG drawn here, turned into PNG.

Colour is never alone: each line has its own dashes and markers, and its name at its end. The
background is opaque, for a picture cannot know its reader's theme.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import as_file, files
from typing import Final
from xml.sax.saxutils import escape

import resvg_py

from bot.texts import MINUS, Words
from bot.ui.kit.lengths import shortened, units
from bot.ui.kit.names import cut, plain

PALETTE: Final = ("#78FCFF", "#F01BAE", "#C6F906", "#0390FF", "#FCFCD8", "#FC2A09", "#ED9CB4", "#668D63")
"""Told apart by people of any colour sight: smallest CIEDE2000 distance of any pair is 15."""
BACKGROUND: Final = "#1A1A1E"
TEXT: Final = "#E6E6EA"
SECONDARY: Final = "#A9ABB3"
GRID: Final = "#3A3B42"
DASHES: Final = ("", "14 8", "4 8", "18 8 4 8")
MOST_DESCRIBED: Final = 250
"""Characters of a picture's description; the library allows 256."""
KEPT: Final = 32
"""Pictures that are kept, of some 50 KB each: one takes 60 ms to draw."""

_WIDTH, _HEIGHT = 720, 480
_LEFT, _RIGHT, _TOP, _BOTTOM = 92, 236, 28, 72
_ZOOM: Final = 1.5
"""Drawn for a phone's width, and finer than it."""
_FONT: Final = 26
_LINE: Final = 5
_MARKER: Final = 7
_NAME_STEP: Final = 32
_MOST_TICKS: Final = 8
_DRAWN: Final = ((0x20, 0x0590), (0x05D0, 0x05EB), (0x0620, 0x06D4), (0x1E00, 0x2000), (0x2010, 0x2028))
"""Letters that the shipped font has: Latin, Greek, Cyrillic, Hebrew, Arabic."""


def chart(names: Sequence[str], totals: Sequence[Sequence[int]], order: Sequence[int], words: Words) -> bytes:
    """Draw each seat's total (points) after each round, as PNG.

    `totals[round][seat]`; `order`: the seats from first to last, which settles the names of
    those whose letters the font does not have ("#2").
    """
    return _png(drawing(names, totals, order, words))


@lru_cache(maxsize=KEPT)
def _png(svg: str) -> bytes:
    """Turn a drawing into PNG: the final board is drawn anew each time something about it is looked at."""
    with as_file(files("bot.ui") / "fonts" / "DejaVuSans.ttf") as font:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                zoom=_ZOOM,
                skip_system_fonts=True,
                font_files=[str(font)],
                font_family="DejaVu Sans",
            )
        )


def drawing(names: Sequence[str], totals: Sequence[Sequence[int]], order: Sequence[int], words: Words) -> str:
    """Draw the chart as SVG."""
    lines = [[0, *(after[seat] for after in totals)] for seat in range(len(names))]
    ticks = _ticks(min(map(min, lines)), max(map(max, lines)))
    low, high = ticks[0], ticks[-1]

    def x(round_: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * round_ / len(totals)

    def y(total: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (high - total) / (high - low)

    parts = [f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="{BACKGROUND}"/>']
    for tick in ticks:
        parts.append(_rule(y(tick), strong=tick == 0))
        parts.append(_text(_LEFT - 16, y(tick) + 9, _whole(tick), SECONDARY, "end"))
    parts.extend(
        _text(x(round_), _HEIGHT - _BOTTOM + 36, str(round_), SECONDARY, "middle")
        for round_ in _rounds(len(totals))
    )
    parts.append(_text(_LEFT, _HEIGHT - 8, words("chart-axis"), SECONDARY, "start"))
    ends = _spread([y(line[-1]) for line in lines], _TOP, _HEIGHT - _BOTTOM)
    shown = _drawable(names, order)
    for seat in reversed(order):
        points = [(x(round_), y(total)) for round_, total in enumerate(lines[seat])]
        parts.append(_line(seat, points))
        parts.append(_leader(seat, points[-1], ends[seat]))
    parts.extend(
        _text(_WIDTH - _RIGHT + 34, ends[seat] + 9, shown[seat], PALETTE[seat % len(PALETTE)], "start")
        for seat in order
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}" '
        f'viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="DejaVu Sans" font-size="{_FONT}">'
        + "".join(parts)
        + "</svg>"
    )


def description(
    names: Sequence[str],
    totals: Sequence[Sequence[int]],
    order: Sequence[int],
    words: Words,
    *,
    lowest: bool = False,
) -> str:
    """Say what the chart shows, in at most 250 characters: who ended where, since when the first led."""
    shown = plain(names)
    first, last = order[0], totals[-1]
    sentences = [words("chart-over", rounds=len(totals))]
    since = _first_since(totals, first, lowest=lowest)
    sentences.append(words("chart-first", player=shown[first], total=last[first], round=since))
    for seat in order[1:]:
        sentence = words("chart-next", player=shown[seat], total=last[seat])
        if units(" ".join((*sentences, sentence))) > MOST_DESCRIBED:
            break
        sentences.append(sentence)
    return shortened(" ".join(sentences), MOST_DESCRIBED)


def _first_since(totals: Sequence[Sequence[int]], seat: int, *, lowest: bool) -> int:
    """Find the first round since which this seat was never behind."""
    since = len(totals)
    for round_ in range(len(totals), 0, -1):
        after = totals[round_ - 1]
        if after[seat] != (min(after) if lowest else max(after)):
            break
        since = round_
    return since


def _ticks(low: int, high: int) -> list[int]:
    """Choose round numbers that enclose the totals."""
    span = max(high - low, 1)
    magnitude = 10 ** max(int(math.log10(span)) - 1, 0)
    step = next(size * magnitude for size in (1, 2, 5, 10, 20, 50, 100) if span / (size * magnitude) <= 6)
    first = math.floor(low / step) * step
    last = math.ceil(max(high, low + 1) / step) * step
    return list(range(first, last + step, step))


def _rounds(played: int) -> range:
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, played) if played / size <= _MOST_TICKS)
    return range(0 if step == 1 else step, played + 1, step)


def _spread(wanted: Sequence[float], top: float, bottom: float) -> list[float]:
    """Move the names apart, so that none covers another, keeping their order."""
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    placed = [0.0] * len(wanted)
    above = top - _NAME_STEP
    for seat in order:
        above = placed[seat] = max(wanted[seat], above + _NAME_STEP)
    below = bottom + _NAME_STEP
    for seat in reversed(order):
        below = placed[seat] = min(placed[seat], below - _NAME_STEP)
    return placed


def _line(seat: int, points: Sequence[tuple[float, float]]) -> str:
    colour = PALETTE[seat % len(PALETTE)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dash = DASHES[seat % len(DASHES)]
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    line = (
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{_LINE}" '
        f'stroke-linejoin="round"{dashes}/>'
    )
    every = max(1, len(points) // 12)
    marked = [point for at, point in enumerate(points) if at and (len(points) - 1 - at) % every == 0]
    return line + "".join(_marker(seat, x, y) for x, y in marked)


def _marker(seat: int, x: float, y: float) -> str:
    colour = PALETTE[seat % len(PALETTE)]
    if seat // len(DASHES) % 2 == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_MARKER}" fill="{colour}"/>'
    return (
        f'<rect x="{x - _MARKER:.1f}" y="{y - _MARKER:.1f}" width="{2 * _MARKER}" height="{2 * _MARKER}" '
        f'fill="{BACKGROUND}" stroke="{colour}" stroke-width="4"/>'
    )


def _leader(seat: int, end: tuple[float, float], name_y: float) -> str:
    """Draw the thin line from a line's end to its name."""
    colour = PALETTE[seat % len(PALETTE)]
    return (
        f'<line x1="{end[0]:.1f}" y1="{end[1]:.1f}" x2="{_WIDTH - _RIGHT + 28}" y2="{name_y:.1f}" '
        f'stroke="{colour}" stroke-width="1.5"/>'
    )


def _rule(y: float, *, strong: bool) -> str:
    colour, thickness = (SECONDARY, 2) if strong else (GRID, 1)
    return (
        f'<line x1="{_LEFT}" y1="{y:.1f}" x2="{_WIDTH - _RIGHT}" y2="{y:.1f}" '
        f'stroke="{colour}" stroke-width="{thickness}"/>'
    )


def _text(x: float, y: float, text: str, colour: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}">{escape(text)}</text>'


def _drawable(names: Sequence[str], order: Sequence[int]) -> tuple[str, ...]:
    """Return the names as the font can draw them; those it cannot become their place, "#2"."""
    shown = []
    for seat, name in enumerate(plain(names)):
        drawn = "".join(letter for letter in name if any(a <= ord(letter) < b for a, b in _DRAWN)).strip(" …")
        place = f"#{order.index(seat) + 1}"
        shown.append(cut(drawn) if any(letter.isalnum() for letter in drawn) else place)
    return tuple(shown)


def _whole(number: int) -> str:
    return str(number).replace("-", MINUS)
