"""What one person sees of the own seat in Skull King: the bet, later the declaration."""

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.waiting import trouble_sentence
from bot.ui.kit.buttons import button, in_rows, worded
from bot.ui.kit.message import Button, Message, Row, Style
from bot.ui.kit.names import marked
from bot.ui.looks.skullking.board import lost_buttons, plays_rascal
from bot.ui.looks.skullking.loot import UNCONFIRMED, claims, confirmations
from bot.ui.looks.skullking.titles import declared
from rules.bidding.state import round_number
from rules.contract import Seat
from rules.skullking.entries import Bid, Declaration
from rules.skullking.state import State, cards_now

CHOSEN = "✓"


def panel(table: View, seat: Seat, words: Words, *, own: bool = True) -> Message:
    """Show what this seat may enter now, and what it has entered."""
    state: State | None = table.state
    ask = table.ask
    if state is None:
        return Message(content=words("board-not-begun"))
    if ask is None:
        return Message(content=words("board-over"))
    yours = own and table.chairs[seat].user is not None
    if seat not in ask.seats:
        text = "board-closed-seat" if seat in state.left else "skullking-stands-out"
        return Message(content=words(text, round=ask.round))
    return (
        _bet(table, state, seat, words, yours)
        if state.bids is None
        else _tricks(table, state, seat, words, yours)
    )


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


def _bet(table: View, state: State, seat: Seat, words: Words, yours: bool) -> Message:
    bid = table.drafts.get(seat)
    cards, number, player = cards_now(state), round_number(state), marked(table.names)[seat]
    reader = "you" if yours else "other"
    if isinstance(bid, Bid):
        shot = "cannon" if bid.cannonball else "plain"
        content = words(
            f"skullking-bet-given-{reader}", player=player, bid=bid.tricks, shot=shot, round=number
        )
    else:
        content = words(f"skullking-bet-ask-{reader}", player=player, round=number, cards=cards)
    chosen = bid.tricks if isinstance(bid, Bid) else None
    rows = in_rows(digits(table, "bet", (seat,), cards, chosen))
    return Message(content=content, rows=(*rows, *_below_bet(table, state, seat, words)))


def _below_bet(table: View, state: State, seat: Seat, words: Words) -> tuple[Row, ...]:
    bid = table.drafts.get(seat)
    given = isinstance(bid, Bid)
    below = []
    if plays_rascal(state):
        fired = bid.cannonball if isinstance(bid, Bid) else None
        for shot, chosen in (("grape", fired is False), ("cannon", fired is True)):
            label = words(f"skullking-shot-{shot}")
            label = f"{CHOSEN} {label}" if chosen else label
            style: Style = "success" if chosen else "secondary"
            below.append(worded(label, table, "shot", seat, shot, style=style, disabled=not given))
    if given:
        below.append(button(words, "board-withdraw", table, "unbet", seat))
    return in_rows(below)


def _tricks(table: View, state: State, seat: Seat, words: Words, yours: bool) -> Message:
    given = table.drafts.get(seat)
    bid = (state.bids or ())[seat] or Bid(0)
    names = marked(table.names)
    reader = "you" if yours else "other"
    if isinstance(given, Declaration):
        content = words(
            f"skullking-declared-{reader}",
            player=names[seat],
            what=declared(given, names, words),
            round=round_number(state),
        )
    else:
        content = words(
            f"skullking-tricks-ask-{reader}", player=names[seat], round=round_number(state), bid=bid.tricks
        )
    problem, doubt = trouble_sentence(table, words), table.trouble
    told = doubt is not None and doubt.code == UNCONFIRMED
    notes = ("" if told else claims(table, seat, words, yours=yours), problem)
    content = "\n".join(filter(None, (content, *notes)))
    chosen = given.tricks if isinstance(given, Declaration) else None
    as_bet = button(
        words,
        "skullking-as-bet",
        table,
        "tricks",
        seat,
        bid.tricks,
        "bet",
        style="secondary" if chosen is not None else "primary",
        bid=bid.tricks,
    )
    first = [as_bet, button(words, "skullking-bonuses", table, "bonuses", seat)]
    if chosen is not None:
        first.append(button(words, "board-withdraw", table, "unbet", seat))
    rows = (tuple(first), *in_rows(digits(table, "tricks", (seat,), cards_now(state), chosen)))
    below = confirmations(table, words, ally=seat, yours=yours) or lost_buttons(table, words)
    return Message(content=content, rows=(*rows, *in_rows(below)))
