"""The host enters a whole round: one seat after the other, a summary, Confirm.

Nothing is kept in between: what was entered so far stands in the buttons, which only the host sees.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.view import View
from bot.texts import Words
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.message import Button, Message
from bot.ui.kit.names import listed, marked
from bot.ui.looks.bidding.panel import digits
from bot.ui.looks.bidding.titles import state_of
from rules.bidding.state import AnyState

OUT = "-"
"""Stands for a seat that stands out for the round."""


def walk(table: View, given: Sequence[str], words: Words) -> Message:
    """Ask for the next seat's bid or tricks; once all are given, show them and ask to confirm.

    `given`: a number or "-" for each seat of the ask, as far as it was entered.
    """
    ask = table.ask
    if ask is None or table.state is None:
        return Message(content=words("board-nothing"))
    state = state_of(table)
    names = marked(table.names)
    so_far = listed(
        [f"**{names[seat]}** {_shown(value)}" for seat, value in zip(ask.seats, given, strict=False)]
    )
    if len(given) < len(ask.seats):
        player = names[ask.seats[len(given)]]
        at = {"place": len(given) + 1, "places": len(ask.seats)}
        question = words(f"bidding-walk-{ask.kind}", player=player, **at)
        content = f"{question}\n{so_far}" if so_far else question
    else:
        total = sum(int(value) for value in given if value != OUT)
        content = words(f"bidding-walk-all-{ask.kind}", given=so_far, total=total, cards=state.cards)
    return Message(content=content, rows=_rows(table, state, given, words))


def _rows(table: View, state: AnyState, given: Sequence[str], words: Words) -> tuple[Sequence[Button], ...]:
    """Lay out the digits, disabled on the last screen; below them Back, and Confirm where nothing was."""
    ask = table.ask
    complete = ask is None or len(given) >= len(ask.seats)
    numbers = digits(table, "walk", tuple(given), state.cards, None)
    if complete:
        numbers = [replace(number, disabled=True) for number in numbers]
    below = [
        button(words, "board-back", table, "walk", *given[:-1], disabled=not given),
    ]
    if ask is not None and ask.kind == "bids":
        below.append(button(words, "bidding-walk-sits-out", table, "walk", *given, OUT, disabled=complete))
    if complete:
        below.append(button(words, "board-confirm", table, "walkyes", *given, style="primary"))
    return (*in_rows(numbers), below)


def _shown(value: str) -> str:
    return "–" if value == OUT else value
