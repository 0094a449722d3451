"""The Undo button: it names what it undoes, and can never undo anything newer."""

from bot.tables.model import Step, Table
from bot.tables.replay import kind_and_round
from bot.texts import Words
from bot.ui.boards.buttons import button
from bot.ui.message import Button


def undo_button(table: Table, words: Words) -> Button:
    """Make the button that undoes the last entry; disabled where there is none."""
    if not table.steps:
        return button(words, "board-undo", table, "undo", 0, disabled=True)
    return undo_step(table, table.steps[-1], words)


def reveals(table: Table, step: Step) -> bool:
    """Tell whether this entry showed what had been hidden, and asked the next question."""
    return (
        step.asked is not None
        and step.asked.hidden
        and kind_and_round(step.asked) != kind_and_round(table.game.ask(step.after))
    )


def undo_step(table: Table, step: Step, words: Words) -> Button:
    """Make the button that undoes this entry, while it is the last."""
    scored = len(table.game.scores(step.after))
    if step.asked is not None and scored > len(table.game.scores(step.before)):
        return button(words, f"board-undo-{step.asked.kind}", table, "undo", step.seq, round=scored)
    if reveals(table, step):
        return button(words, "board-undo-reveal", table, "undo", step.seq)
    return button(words, "board-undo-last", table, "undo", step.seq)
