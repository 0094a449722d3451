"""The Undo button: it names what it undoes, and can never undo anything newer."""

from dataclasses import replace

from bot.tables.consequences import MOVES
from bot.tables.kinds import RecordKind
from bot.tables.records import Step
from bot.tables.replay import kind_and_round
from bot.tables.view import View
from bot.texts import Words
from bot.texts.sentences import text_id
from bot.ui.boards.waiting import waiting
from bot.ui.kit.buttons import button
from bot.ui.kit.message import MOST_ROWS, AnySelect, Button, Message
from bot.ui.kit.names import plain
from rules.contract import TABLE, Ask


def undo_button(table: View, words: Words) -> Button:
    """Make the button that undoes the newest thing that stands; disabled where there is none."""
    if table.newest_held is not None:
        return drop_button(table, table.newest_held, words)
    newest = next((record for record in table.records if record.seq == table.last), None)
    if not table.steps:
        return button(words, "board-undo", table, "undo", 0, disabled=True)
    if newest is None or newest.kind == RecordKind.ENTRY:
        return undo_step(table, table.steps[-1], words)
    if newest.kind == RecordKind.OPTIONS:
        return button(words, "board-undo-options", table, "undo", newest.seq)
    corrected = {newest.concerns, *(seq for seq, _ in newest.entries)}
    asked = next((step.asked for step in table.steps if step.seq in corrected), None)
    return undo_correction(table, newest.seq, asked, words)


def drop_button(table: View, number: int, words: Words) -> Button:
    """Make the button that lets go of a correction that waits, while it is the newest."""
    round_, seat = next(where for where, held in table.held_corrections.items() if held.number == number)
    text, player = ("board-drop", "") if seat == TABLE else ("board-drop-of", plain(table.names)[seat])
    game = table.game.name
    return button(words, text, table, "drop", number, round=round_, game=game, player=player)


def undo_correction(table: View, seq: int, asked: Ask | None, words: Words) -> Button:
    """Make the button that undoes this correction of what was asked, while it is the newest."""
    if asked is None:
        return button(words, "board-undo-last", table, "undo", seq)
    game = table.game.name
    return button(words, "board-undo-correction", table, "undo", seq, round=asked.round, game=game)


def stand_button(table: View, words: Words) -> Button:
    """Make the button that closes a round as it was before it was undone."""
    kind = "" if table.ask is None else table.ask.kind
    return button(words, f"board-stand-{kind}", table, "stand", style="success")


def with_stand(panel: Message, table: View, words: Words, *, may: bool) -> Message:
    """Say in a panel that all is in as it was before an undo; `may`: with the button that lets it stand."""
    if not table.waits:
        return panel
    panel = replace(panel, content=f"{panel.content}\n{waiting(table, words)}")
    return _with_button(panel, stand_button(table, words)) if may else panel


def reveals(table: View, step: Step) -> bool:
    """Return whether this entry showed what had been hidden, and asked the next question."""
    return (
        step.asked is not None
        and step.asked.hidden
        and kind_and_round(step.asked) != kind_and_round(table.game.ask(step.after))
    )


def undo_step(table: View, step: Step, words: Words) -> Button:
    """Make the button that undoes this entry, while it is the last."""
    if type(step.entry) in MOVES:
        player = plain(table.names)[step.entry.seat]
        text = text_id("board-undo", MOVES[type(step.entry)])
        return button(words, text, table, "undo", step.seq, player=player)
    scored = len(table.game.scores(step.after))
    if step.asked is not None and scored > len(table.game.scores(step.before)):
        return button(words, f"board-undo-{step.asked.kind}", table, "undo", step.seq, round=scored)
    if reveals(table, step):
        return button(words, "board-undo-reveal", table, "undo", step.seq)
    return button(words, "board-undo-last", table, "undo", step.seq)


def _with_button(panel: Message, button: Button) -> Message:
    """Put a button below all others, or beside the last ones where no row is left."""
    if len(panel.rows) < MOST_ROWS:
        return replace(panel, rows=(*panel.rows, (button,)))
    *rows, last = panel.rows
    return panel if isinstance(last, AnySelect) else replace(panel, rows=(*rows, (*last, button)))
