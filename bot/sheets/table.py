"""A score sheet as a table that a person reads: each round with its reasons, then the standings."""

import sys
from io import StringIO
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.texts import Words, signed
from bot.texts.sentences import text_id, why_sentence
from rules.contract import Line
from rules.sheet import Sheet, answer

NAME_WIDTH: Final = 16
LINE_BREAK: Final = "\n"


def sheet_table(sheet: Sheet, words: Words) -> str:
    """Draw the rounds, the standings and what comes next; as wide as the terminal, 80 when piped."""
    drawn = StringIO()
    in_terminal = sys.stdout.isatty()
    console = Console(file=drawn, force_terminal=in_terminal, markup=False, emoji=False, highlight=False)
    console.print(Text(words(text_id("sheet-game", sheet.form.game.name)), style="bold"))
    if sheet.form.game.scores(sheet.state):
        console.print(_rounds(sheet, words))
    else:
        console.print(Text(words("sheet-nothing-played")))
    console.print(Text(words("sheet-standings"), style="bold"))
    console.print(_standings(sheet, words))
    console.print(Text(_ending(sheet, words)))
    return "\n".join(line.rstrip() for line in drawn.getvalue().rstrip().split("\n"))


def _rounds(sheet: Sheet, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    beside = sheet.form.beside(sheet.state)
    table.add_column(words("sheet-column-round"), justify="right")
    table.add_column(words("sheet-column-player"), max_width=NAME_WIDTH, overflow="fold")
    table.add_column(words("sheet-column-points"), justify="right", no_wrap=True)
    table.add_column(words("sheet-column-total"), justify="right", no_wrap=True)
    for key in beside[0] if beside else ():
        table.add_column(words(text_id("sheet-column", key)), justify="right")
    table.add_column(words("sheet-column-why"), overflow="fold")
    for number, score in enumerate(sheet.form.game.scores(sheet.state), start=1):
        for seat, name in enumerate(sheet.names):
            points = score.points[seat]
            table.add_row(
                Text(str(number) if seat == 0 else ""),
                Text(name),
                Text("–" if points is None else signed(points)),
                Text(signed(score.totals[seat]).lstrip("+")),
                *(Text(str(values[seat])) for values in (beside[number - 1].values() if beside else ())),
                Text(_reasons(sheet, words, number, seat)),
                end_section=seat == len(sheet.names) - 1,
            )
    return table


def _reasons(sheet: Sheet, words: Words, number: int, seat: int) -> str:
    game = sheet.form.game
    lines = game.why(sheet.state, number, seat)
    return LINE_BREAK.join(_reason(sheet, words, line, alone=len(lines) == 1) for line in lines)


def _reason(sheet: Sheet, words: Words, line: Line, *, alone: bool) -> str:
    sentence = why_sentence(words, sheet.form.game.name, line, sheet.names)
    return sentence if alone or not line.points else f"{signed(line.points)} {sentence}"


def _standings(sheet: Sheet, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(words("sheet-column-rank"), justify="right")
    table.add_column(words("sheet-column-player"), overflow="fold")
    table.add_column(words("sheet-column-total"), justify="right")
    for row in sheet.form.game.standings(sheet.state):
        score = signed(row.score).lstrip("+")
        table.add_row(Text(str(row.rank)), Text(sheet.names[row.seat]), Text(score))
    return table


def _ending(sheet: Sheet, words: Words) -> str:
    said = answer(sheet)
    winners = [sheet.names[seat] for seat in sheet.form.game.winners(sheet.state)]
    if winners:
        return words("sheet-won" if len(winners) == 1 else "sheet-won-together", winners=", ".join(winners))
    coming = said["next"]
    values = coming if isinstance(coming, dict) else {}
    who = str(values.get(sheet.form.first))
    rest = {key: value for key, value in values.items() if key != sheet.form.first}
    return words(text_id("sheet-next", sheet.form.first), player=who, **rest)
