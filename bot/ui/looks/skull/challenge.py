"""A challenge entered step by step: the challenger, then how many, or whose skull.

Nothing is kept in between: what was chosen so far stands in the buttons.
"""

from collections.abc import Sequence
from typing import Final

from bot.tables.view import View
from bot.texts import Words
from bot.ui.kit.buttons import PER_ROW, button, in_rows, worded
from bot.ui.kit.message import Button, Choice, Message, Press, Row, Select
from bot.ui.kit.names import marked, plain
from bot.ui.looks.skull.titles import state_of
from rules.contract import Seat
from rules.skull.entries import Failed, Won
from rules.skull.game import discs_in_play, must_name_next, playing

NOT_NOTED: Final = "-"
SEATS_PER_ROW: Final = 3
MOST_BUTTONS: Final = 4 * PER_ROW - 1
"""Numbers of discs that have a button of their own; higher ones stand in a select below."""


def challenge(table: View, action: str, args: Sequence[str], words: Words) -> Message | Won | Failed:
    """Ask for the next thing that a challenge needs; the entry, once nothing is missing.

    `action`: "won" or "failed"; `args`: the challenger, then the bid or "-"; or the challenger,
    the skull's owner, and who starts where the challenger names it.
    """
    if table.ask is None:
        return Message(content=words("board-over"))
    if not args:
        return _ask_challenger(table, action, words)
    challenger, *rest = args
    if action == "won":
        return _won(table, int(challenger), rest, words)
    return _failed(table, int(challenger), [int(arg) for arg in rest], words)


def _won(table: View, challenger: Seat, rest: Sequence[str], words: Words) -> Message | Won:
    if rest:
        return Won(challenger=challenger, bid=None if rest[0] == NOT_NOTED else int(rest[0]))
    most = discs_in_play(state_of(table))
    numbers = [
        worded(str(bid), table, "won", challenger, bid) for bid in range(1, min(most, MOST_BUTTONS) + 1)
    ]
    skip = button(words, "skull-not-noted", table, "won", challenger, NOT_NOTED)
    rows: tuple[Row, ...] = in_rows([*numbers, skip])
    if most > MOST_BUTTONS:
        choices = tuple(Choice(label=str(bid), value=str(bid)) for bid in range(MOST_BUTTONS + 1, most + 1))
        press = Press("won", table.id, table.moment, (str(challenger),))
        rows += (Select(placeholder=words("skull-more-discs"), press=press, choices=choices),)
    return Message(
        content=words("skull-ask-bid", player=marked(table.names)[challenger]),
        rows=rows,
    )


def _failed(table: View, challenger: Seat, rest: Sequence[Seat], words: Words) -> Message | Failed:
    names, state = marked(table.names), state_of(table)
    if not rest:
        others = [seat for seat in playing(state) if seat != challenger]
        buttons = [
            *_own_skull(table, challenger, others, words),
            *_seats(table, others, "failed", challenger),
        ]
        return Message(
            content=words("skull-ask-skull", player=names[challenger]), rows=in_rows(buttons, SEATS_PER_ROW)
        )
    skull, *chosen = rest
    entry = Failed(challenger=challenger, skull=skull, next=chosen[0] if chosen else None)
    if not chosen and must_name_next(state, challenger, skull):
        others = [seat for seat in playing(state) if seat != challenger]
        return Message(
            content=words("skull-ask-next", player=names[challenger]),
            rows=in_rows(_seats(table, others, "failed", challenger, skull), SEATS_PER_ROW),
        )
    return entry


def _own_skull(table: View, challenger: Seat, others: Sequence[Seat], words: Words) -> list[Button]:
    """Offer the own skull; where that puts the challenger out, once for each whom it may let start."""
    if not must_name_next(state_of(table), challenger, challenger):
        return [button(words, "skull-own", table, "failed", challenger, challenger)]
    names = plain(table.names)
    return [
        button(words, "skull-own-next", table, "failed", challenger, challenger, other, player=names[other])
        for other in others
    ]


def _ask_challenger(table: View, action: str, words: Words) -> Message:
    buttons = _seats(table, playing(state_of(table)), action)
    return Message(content=words(f"skull-ask-{action}"), rows=in_rows(buttons, SEATS_PER_ROW))


def _seats(table: View, seats: Sequence[Seat], action: str, *before: object) -> list[Button]:
    names = plain(table.names)
    return [worded(names[seat], table, action, *before, seat) for seat in seats]


def typed(entry: Won | Failed) -> tuple[str, ...]:
    """Return what a button carries to record this challenge."""
    failed = entry if isinstance(entry, Failed) else None
    numbers = (entry.challenger, entry.bid, failed and failed.skull, failed and failed.next)
    words = [NOT_NOTED if number is None else str(number) for number in numbers]
    return ("failed" if failed else "won", *words)
