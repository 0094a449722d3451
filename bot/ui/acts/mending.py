"""Undo, redo, letting stand what was undone: what is done, and what can be done next."""

from bot.tables import use_cases
from bot.tables.model import Change
from bot.tables.rights import can_let_stand
from bot.texts.sentences import text_id
from bot.ui.acts import play
from bot.ui.boards.undo import stand_button, undo_button
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.message import Button, Message
from bot.ui.request.context import Context


async def undo(context: Context, table: int, seq: int | None = None) -> None:
    """Take the last entry back."""
    context.table = None  # what an undo would take now is told with a refusal
    await _tell_mended(context, await context.change(table, use_cases.undo, seq=seq))


async def drop(context: Context, table: int, number: int) -> None:
    """Let go of the newest correction that waits."""
    await _tell_mended(context, await context.change(table, use_cases.drop, number=number))


async def redo(context: Context, table: int, seq: int) -> None:
    """Put back what this undo took away."""
    await _tell_mended(context, await context.change(table, use_cases.redo, seq=seq))


async def let_stand(context: Context, table: int, moment: int) -> None:
    """Close a round that was undone as it was."""
    await play.tell_change(context, await context.change(table, use_cases.let_stand, moment=moment), None)


async def _tell_mended(context: Context, change: Change) -> None:
    """Tell what was undone, put back or let go of, what came of it, and what can be done next."""
    after = change.after
    words, told = context.words, change.happened[0]
    context.services.courier.wake(after.id)
    buttons: list[Button] = []
    if told == "undone":
        if after.waits and can_let_stand(after, context.act):
            buttons.append(stand_button(context.view(after), words))
        buttons.append(button(words, "board-redo", after, "redo", after.log_length))
    elif told == "redone":
        buttons = [undo_button(context.view(after), words)]
    elif told == "dropped":
        round_ = int(str((change.facts or {}).get("round")))
        buttons = [button(words, "form-correct-open", after, "correct", round_, round=round_)]
    said = [words(text_id("tabletop", told)), *play.happened_said(context, change)]
    await context.show(Message(content="\n".join(said), rows=in_rows(buttons)))
