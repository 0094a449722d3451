"""A past round to be corrected: whose part of it, and what of it; what stands is said."""

from collections.abc import Sequence
from typing import Final

from bot.tables.model import Table
from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.standings import ZERO
from bot.ui.kit.buttons import button, in_rows, worded
from bot.ui.kit.look import Look
from bot.ui.kit.message import Choice, Message, Press, Select
from bot.ui.kit.names import listed, marked, plain
from rules.contract import Seat

ACTION: Final = "correct"
MOST_CHOICES: Final = 25
"""What a select holds; older rounds are corrected by the command, or from their sum."""


def which(table: View, words: Words) -> Message:
    """Ask which finished round is to be corrected; the newest come first."""
    game, finished = table.game.name, len(table.game.scores(table.state))
    newest = range(finished, max(finished - MOST_CHOICES, 0), -1)
    choices = tuple(
        Choice(label=words("form-correct-round", game=game, round=round_), value=str(round_))
        for round_ in newest
    )
    asked = words("form-correct-which", game=game)
    select = Select(placeholder=asked, press=Press(ACTION, table.id, table.moment), choices=choices)
    return Message(content=asked, rows=(select, (button(words, "board-back", table, "back"),)))


def whom(table: View, round_: int, seats: Sequence[Seat], words: Words) -> Message:
    """Ask whose part of a round is to be corrected."""
    names = plain(table.names)
    buttons = [worded(names[seat], table, ACTION, round_, seat) for seat in seats]
    return Message(content=words("form-correct-whom", round=round_), rows=in_rows(buttons))


def what(table: View, look: Look, round_: int, seat: Seat, words: Words, *, others: bool) -> Message:
    """Say what stands for a seat, and ask what of it is to be corrected; `others`: lead back to `whom`."""
    stands = listed(standing(table, look, round_, seat, words))
    content = words(
        "form-correct-what" if stands else "form-correct-stood-out",
        player=marked(table.names)[seat],
        round=round_,
        stands=stands,
    )
    buttons = [
        button(words, f"form-correct-of-{aspect}", table, ACTION, round_, seat, aspect)
        for aspect in (look.aspects if stands else look.aspects[:1])
    ]
    below = [button(words, "form-correct-others", table, ACTION, round_)] if others else []
    return Message(content=content, rows=(*in_rows(buttons), *in_rows(below)))


def seats_of(table: Table, round_: int) -> tuple[Seat, ...]:
    """List the seats that something was asked of in the round: those that can have a part in it."""
    asked = [step.asked for step in table.steps if step.asked is not None and step.asked.round == round_]
    return tuple(sorted({seat for ask in asked for seat in ask.seats}))


def standing(table: View, look: Look, round_: int, seat: Seat, words: Words) -> list[str]:
    """Say each thing that was entered for a seat in a round; nothing where it stood out."""
    said = []
    for step in table.steps:
        if step.asked is None or step.asked.round != round_:
            continue
        values = look.details(step.entry, seat, marked(table.names), words)
        said += [
            f"{name} {value}"
            for at, (name, value) in enumerate(values.items())
            if at == 0 or value not in ZERO
        ]
    return said
