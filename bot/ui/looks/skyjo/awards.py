"""What stood out in a finished game of Skyjo."""

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.rounds import best_round
from bot.ui.kit.names import marked
from bot.ui.looks.skyjo.titles import state_of
from rules.skyjo.game import why


def awards(table: View, words: Words) -> tuple[str, ...]:
    """Name the best round, the most removed columns, the most doubled finisher."""
    state = state_of(table)
    names = marked(table.names)
    codes = [
        [line.code for number in range(1, len(state.rounds) + 1) for line in why(state, number, seat)]
        for seat in range(len(names))
    ]
    made = [best_round(table, words, lowest=True)]
    for text, counted in (
        ("final-columns", ("column_removed", "column_gone")),
        ("final-doubled", ("doubled",)),
    ):
        counts = [sum(code in counted for code in own) for own in codes]
        best = [seat for seat, count in enumerate(counts) if count == max(counts)]
        if max(counts) and len(best) == 1:
            made.append(words(text, players=names[best[0]], count=max(counts)))
    return tuple(filter(None, made))
