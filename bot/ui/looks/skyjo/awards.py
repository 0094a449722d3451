"""What stood out in a finished game of Skyjo."""

from collections.abc import Sequence

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.standings import whole
from bot.ui.kit.names import marked
from bot.ui.looks.skyjo.titles import state_of
from rules.skyjo.game import State, why


def awards(table: View, words: Words) -> tuple[str, ...]:
    """Name the best round, the most removed columns, the most doubled closer."""
    state = state_of(table)
    names = marked(table.names)
    codes = [
        [line.code for number in range(1, len(state.rounds) + 1) for line in why(state, number, seat)]
        for seat in range(len(names))
    ]
    made = [_best_round(state, names, words)]
    for text, counted in (
        ("final-columns", ("column_removed", "column_gone")),
        ("final-doubled", ("doubled",)),
    ):
        counts = [sum(code in counted for code in own) for own in codes]
        best = [seat for seat, count in enumerate(counts) if count == max(counts)]
        if max(counts) and len(best) == 1:
            made.append(words(text, players=names[best[0]], count=max(counts)))
    return tuple(filter(None, made))


def _best_round(state: State, names: Sequence[str], words: Words) -> str:
    scored = [
        (points, number, seat)
        for number, score in enumerate(state.rounds, 1)
        for seat, points in enumerate(score.points)
        if points is not None
    ]
    least = min(points for points, _, _ in scored)
    best = [(number, seat) for points, number, seat in scored if points == least]
    if len(best) != 1:
        return ""
    number, seat = best[0]
    return words("final-low-round", players=names[seat], points=whole(least), round=number)
