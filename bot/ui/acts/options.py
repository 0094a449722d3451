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
from bot.ui.request.controls import Forms
from bot.ui.request.visit import Visit

OPTIONS: Final = "options"


async def pressed(visit: Visit, press: Press, *, forms: Forms) -> None:
    """Give the host the game's form of options, and everybody else the options in words."""
    await show(visit, await visit.read(press.table), forms, press)


async def show(visit: Visit, table: Table, forms: Forms, press: Press | None = None) -> None:
    """Give the host the game's form of options, and everybody else the options in words."""
    if OPTIONS in forms and is_host(table, visit.act):
        opening = press or Press(OPTIONS, table.id, table.moment)
        await visit.form(await forms[OPTIONS].made(visit, opening))
    else:
        await visit.tell(look_of(table).summary(visit.view(table), visit.words))


async def choose(visit: Visit, table: int, options: Mapping[str, object]) -> None:
    """Change what is played, and say what came of it."""
    change = await visit.change(table, use_cases.choose_options, options)
    before, after, words = change.before, change.after, visit.words
    visit.desk.courier.wake(table)
    if before.status is Status.LOBBY:
        await visit.show(Message(content=look_of(after).summary(visit.view(after), words)))
        return
    told = happened_said(visit, change, "options_changed", "same")
    rows = in_rows([undo_button(visit.view(after), words)]) if after.last != before.last else ()
    await visit.show(Message(content="\n".join(told), rows=rows))
