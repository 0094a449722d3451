"""Why a round brought what it did: the sum line by line, for one person's eyes."""

from bot.tables.view import View
from bot.texts import Words, signed
from bot.texts.sentences import why_sentence
from bot.ui.boards.standings import number_text
from bot.ui.kit.buttons import in_rows, worded
from bot.ui.kit.message import Choice, Message, Press, Row, Select
from bot.ui.kit.names import marked, plain
from rules.contract import Seat


def why(table: View, round_: int, seat: Seat, words: Words) -> Message:
    """Show the sum behind a seat's points in a finished round, with doors to other rounds and seats."""
    score = table.game.scores(table.state)[round_ - 1]
    names = marked(table.names)
    lines = [
        f"`{signed(line.points):>5}` {why_sentence(words, table.game.name, line, names)}"
        for line in table.game.why(table.state, round_, seat)
    ]
    points = score.points[seat]
    before = score.totals[seat] - (points or 0)
    content = words(
        "scores-why-title" if points is not None else "scores-why-out",
        game=table.game.name,
        player=names[seat],
        round=round_,
        points=signed(points or 0),
        before=number_text(before),
        total=number_text(score.totals[seat]),
    )
    return Message(content="\n".join((content, *lines)), rows=_doors(table, round_, seat, words))


def _doors(table: View, round_: int, seat: Seat, words: Words) -> tuple[Row, ...]:
    last, game = len(table.game.scores(table.state)), table.game.name
    before, after = words("scores-why-before", game=game), words("scores-why-after", game=game)
    rows: tuple[Row, ...] = in_rows(
        [
            worded(before, table, "why", max(round_ - 1, 0), seat, disabled=round_ == 1),
            worded(after, table, "why", round_ + 1, seat, disabled=round_ == last),
        ]
    )
    others = tuple(
        Choice(label=name, value=str(other), chosen=other == seat)
        for other, name in enumerate(plain(table.names))
    )
    press = Press("whyof", table.id, table.moment, (str(round_),))
    return (*rows, Select(placeholder=words("scores-why-whose"), press=press, choices=others))
