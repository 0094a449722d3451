"""Standings as rows that a phone shows whole: numbers first, in one code span, the name last."""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.tables.model import Status
from bot.tables.view import View
from bot.texts import MINUS, Words, signed
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.look import Look
from bot.ui.kit.message import Message
from bot.ui.kit.names import COLUMNS, footed, listed, marked, width
from rules.contract import Score, Seat, Standing

PHONE: Final = 28
"""Columns that a phone shows in one line."""
NUMBER: Final = 5
"""Columns of a total or of a round's points."""
MEDALS: Final = ("🥇", "🥈", "🥉")
SHORTEST: Final = 4
"""Columns that even the name beside the longest numbers keeps."""
NOTHING: Final = "–"
"""Stands for what has not been entered; never 0."""
ZERO: Final = ("0", NOTHING)
"""Values that go without saying where nothing was said before."""


def rows(
    names: Sequence[str],
    standings: Sequence[Standing],
    *,
    score: Score | None = None,
    medals: bool = False,
    ends: Mapping[Seat, str] | None = None,
) -> tuple[str, ...]:
    """Return a row for each standing: rank, total, the round's points, name, medal or another end."""
    cells = []
    for standing in standings:
        numbers = [str(standing.rank), number_text(standing.score)]
        if score is not None:
            points = score.points[standing.seat]
            numbers.append(NOTHING if points is None else signed(points))
        cells.append(numbers)
    last = {
        standing.seat: MEDALS[standing.rank - 1]
        for standing in standings
        if medals and standing.rank <= len(MEDALS)
    }
    return aligned(names, [standing.seat for standing in standings], cells, ends or last)


def rows_or_names(table: View, ends: Mapping[Seat, str]) -> list[str]:
    """Return a row for each standing; before the first round, for each name that something stands behind."""
    if table.game.scores(table.state):
        return list(rows(table.names, table.game.standings(table.state), ends=ends))
    names = marked(table.names)
    return [f"**{names[seat]}** {end}" for seat, end in ends.items()]


def totals_now(table: View, words: Words) -> tuple[str, ...]:
    """Return a row a seat, with what the last round brought; medals once the game is over."""
    del words
    finished = table.game.scores(table.state)
    score = finished[-1] if finished and table.live else None
    over = table.status is Status.OVER
    return rows(table.names, table.game.standings(table.state), score=score, medals=over)


def aligned(
    names: Sequence[str],
    seats: Sequence[Seat],
    cells: Sequence[Sequence[str]],
    ends: Mapping[Seat, str],
    *,
    least: int = NUMBER,
) -> tuple[str, ...]:
    """Put each seat's cells under those of the row above, then its name and what ends the row.

    The name is cut so that the row, its end included, fits a phone.
    """
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    widths = [widths[0], *(max(least, digits) for digits in widths[1:])] if widths else []
    room = PHONE - sum(widths) - len(widths)
    made = []
    for seat, row in zip(seats, cells, strict=True):
        numbers = " ".join(cell.rjust(digits) for cell, digits in zip(row, widths, strict=True))
        end = ends.get(seat, "")
        columns = room - width(end) - 1 if end else room
        name = marked(names, max(SHORTEST, min(COLUMNS, columns)))[seat]
        made.append(" ".join(filter(None, (f"`{numbers}`", f"**{name}**", end))))
    return tuple(made)


def scores(table: View, look: Look, words: Words) -> Message:
    """Show the standings now, to one person or to all."""
    if table.state is None or not table.game.scores(table.state):
        return Message(content=words("scores-none"))
    standings = table.game.standings(table.state)
    embed = discord.Embed(title=look.title(table, words), description="\n".join(look.rows(table, words)))
    gone = [table.names[chair.seat] for chair in table.chairs if not chair.present]
    if gone:
        embed.set_footer(text=words("scores-left", players=listed(footed(gone))))
    content = leading(table, standings, words)
    return Message(content=content, embed=embed, rows=in_rows([button(words, "scores-why", table, "why")]))


def leading(table: View, standings: Sequence[Standing], words: Words) -> str:
    """Say who leads with how much, and what the others have, in one line."""
    names = marked(table.names)
    first = [row for row in standings if row.rank == 1]
    others = [f"{names[row.seat]} {number_text(row.score)}" for row in standings if row.rank > 1]
    return words(
        "scores-leading",
        players=listed([names[row.seat] for row in first]),
        count=len(first),
        game=table.game.name,
        total=first[0].score,
        others=listed(others),
        more=min(len(others), 1),
    )


def number_text(number: int) -> str:
    """Write a number with a true minus."""
    return str(number).replace("-", MINUS)
