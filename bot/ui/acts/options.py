"""What is played: shown to everybody, changed by the host in the lobby and in mid-game."""

from collections.abc import Mapping
from typing import Final

from bot.tables import use_cases
from bot.tables.model import Status, Table
from bot.tables.rights import is_host
from bot.ui.acts.play import happened_said
from bot.ui.boards.undo import undo_button
from bot.ui.kit.buttons import in_rows
from bot.ui.kit.message import Message, Press
from bot.ui.looks import look_of
from bot.ui.request.context import Context
from bot.ui.request.controls import Forms

OPTIONS: Final = "options"


async def pressed(context: Context, press: Press, *, forms: Forms) -> None:
    """Give the host the game's form of options, and everybody else the options in words."""
    await show(context, await context.read(press.table), forms, press)


async def show(context: Context, table: Table, forms: Forms, press: Press | None = None) -> None:
    """Give the host the game's form of options, and everybody else the options in words."""
    if OPTIONS in forms and is_host(table, context.act):
        opening = press or Press(OPTIONS, table.id, table.moment)
        await context.form(await forms[OPTIONS].made(context, opening))
    else:
        await context.tell(look_of(table).summary(context.view(table), context.words))


async def choose(context: Context, table: int, options: Mapping[str, object]) -> None:
    """Change what is played, and say what came of it."""
    change = await context.change(table, use_cases.choose_options, options)
    before, after, words = change.before, change.after, context.words
    context.services.courier.wake(table)
    if before.status is Status.LOBBY:
        await context.show(Message(content=look_of(after).summary(context.view(after), words)))
        return
    told = happened_said(context, change, "options_changed", "same")
    rows = in_rows([undo_button(context.view(after), words)]) if after.last != before.last else ()
    await context.show(Message(content="\n".join(told), rows=rows))
