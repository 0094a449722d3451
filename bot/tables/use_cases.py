"""All that changes a table that is there, by name. `Tables.change` runs one, `Tables.check` only tries it.

Each is a function of an `Edit` (the table as it was, and what becomes of it) and of what the person said.
TableError says what the table forbids, RuleError what the game does.
"""

from bot.tables.correcting import correct
from bot.tables.ending import end, reopen
from bot.tables.hosting import answer_claim, claim_host, hand_over
from bot.tables.language import choose_language
from bot.tables.late import accept, add_seat, ask_for_seat, give_left, give_seat_to
from bot.tables.lobby import (
    add_guest,
    begin,
    choose_first,
    move,
    reorder,
    seat_picked,
    seat_voices,
)
from bot.tables.mend import drop, redo, undo
from bot.tables.options import choose_options
from bot.tables.play import enter, give, let_stand, reveal, revise, take_back
from bot.tables.seats import join, leave, remove

__all__ = [
    "accept",
    "add_guest",
    "add_seat",
    "answer_claim",
    "ask_for_seat",
    "begin",
    "choose_first",
    "choose_language",
    "choose_options",
    "claim_host",
    "correct",
    "drop",
    "end",
    "enter",
    "give",
    "give_left",
    "give_seat_to",
    "hand_over",
    "join",
    "leave",
    "let_stand",
    "move",
    "redo",
    "remove",
    "reopen",
    "reorder",
    "reveal",
    "revise",
    "seat_picked",
    "seat_voices",
    "take_back",
    "undo",
]
