"""Forms of games that are entered as points: one's own, and everybody's at once."""

from collections.abc import Callable, Sequence

from bot.tables.model import Table, TableError
from bot.ui.acts import play
from bot.ui.kit.form import Field, Form, TextField
from bot.ui.kit.message import Press
from bot.ui.kit.names import plain
from bot.ui.request.context import Context
from bot.ui.typed.lines import lines_to_fill
from rules.contract import Seat


def title_for(context: Context, table: Table, seat: Seat) -> str:
    """Name the round, and the player where it is not who fills the form in."""
    round_ = 0 if table.ask is None else table.ask.round
    if table.seat_of(context.act.user) == seat:
        return context.words("form-points-title", round=round_)
    return context.words("form-points-title-of", round=round_, player=plain(table.names)[seat])


def _nothing_else(table: Table) -> Sequence[Field]:
    """Ask for nothing else."""
    del table
    return ()


async def everybody(
    context: Context, press: Press, also: Callable[[Table], Sequence[Field]] = _nothing_else
) -> Form:
    """Ask for everybody at once: all players fit into one field, `lines`, a line each; `also`: what else."""
    table = await play.fresh(context, press)
    if table.ask is None:
        raise TableError("not_begun")
    lines = TextField(
        name="lines",
        label=context.words("form-lines"),
        hint=context.words("form-lines-hint"),
        value=lines_to_fill(table),
        required=True,
        tall=True,
        longest=1_000,
    )
    title = context.words("form-round-title", round=table.ask.round)
    return Form(title=title, press=press, fields=(lines, *also(table)))
