"""What one person sees of the own seat: the bet, later the declaration."""

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.waiting import ask_of, trouble_sentence
from bot.ui.kit.buttons import button, in_rows, worded
from bot.ui.kit.message import Button, Message
from bot.ui.kit.names import marked
from bot.ui.looks.bidding.manner import Manner
from bot.ui.looks.bidding.titles import state_of
from rules.bidding.checks import BIDS
from rules.bidding.entries import Bid, Declaration
from rules.bidding.state import bids_shown, round_number
from rules.contract import Seat

CHOSEN = "✓"


def panel(manner: Manner, table: View, seat: Seat, words: Words, *, own: bool = True) -> Message:
    """Show what this seat may enter now, and what it has entered. `own`: the reader sits there."""
    there = table.chairs[seat].present
    ask = ask_of(table, seat, words, absent="bidding-stands-out" if there else "board-closed-seat")
    if isinstance(ask, Message):
        return ask
    yours = own and table.chairs[seat].user is not None
    return (_bet if ask.kind == BIDS else _tricks)(manner, table, seat, words, yours=yours)


def digits(
    table: View, action: str, before: tuple[object, ...], cards: int, chosen: int | None
) -> list[Button]:
    """Make a button for each number of tricks; the chosen one is marked by a sign and a colour."""
    return [
        worded(
            f"{CHOSEN} {number}" if number == chosen else str(number),
            table,
            action,
            *before,
            number,
            style="success" if number == chosen else "secondary",
        )
        for number in range(cards + 1)
    ]


def _bet(manner: Manner, table: View, seat: Seat, words: Words, *, yours: bool) -> Message:
    given, state = table.drafts.get(seat), state_of(table)
    bid = given if isinstance(given, Bid) else None
    reader, about = "you" if yours else "other", {"player": marked(table.names)[seat]}
    number = round_number(state)
    if bid is None:
        content = words(f"bidding-bet-ask-{reader}", round=number, cards=state.cards, **about)
    else:
        content = words(f"bidding-bet-given-{reader}", round=number, bid=manner.bet(bid, words), **about)
    more = manner.on_panel(table, seat, words, yours=yours)
    below = [*more.beside, *([] if bid is None else [_take_back(table, seat, words)])]
    numbers = digits(table, "bet", (seat,), state.cards, None if bid is None else bid.tricks)
    return Message(content=content, rows=(*in_rows(numbers), *in_rows(below)))


def _tricks(manner: Manner, table: View, seat: Seat, words: Words, *, yours: bool) -> Message:
    given, state = table.drafts.get(seat), state_of(table)
    declared = given if isinstance(given, Declaration) else None
    names, number, bet = marked(table.names), round_number(state), bids_shown(state)[seat].tricks
    reader, about = "you" if yours else "other", {"player": names[seat]}
    if declared is None:
        content = words(f"bidding-tricks-ask-{reader}", round=number, bid=bet, **about)
    else:
        what = manner.declared(declared, names, words)
        content = words(f"bidding-declared-{reader}", round=number, what=what, **about)
    more = manner.on_panel(table, seat, words, yours=yours)
    first = [
        button(
            words,
            "bidding-as-bet",
            table,
            "tricks",
            seat,
            bet,
            "bet",
            style="primary" if declared is None else "secondary",
            bid=bet,
        ),
        *more.beside,
        *([] if declared is None else [_take_back(table, seat, words)]),
    ]
    numbers = digits(table, "tricks", (seat,), state.cards, None if declared is None else declared.tricks)
    return Message(
        content="\n".join(filter(None, (content, *more.lines, trouble_sentence(table, words)))),
        rows=(tuple(first), *in_rows(numbers), *in_rows(more.below)),
    )


def _take_back(table: View, seat: Seat, words: Words) -> Button:
    return button(words, "board-withdraw", table, "unbet", seat)
