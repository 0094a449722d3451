"""What one person sees of the own seat in Skyjo: the points entered, the cards shown back."""

from bot.tables.view import View
from bot.texts import Words
from bot.texts.sentences import rule_sentence
from bot.ui.boards.waiting import ask_of, trouble_sentence
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.message import Message
from bot.ui.kit.names import marked
from bot.ui.looks.skyjo.board import finisher_line
from bot.ui.looks.skyjo.titles import grid_lines, hand_words
from rules.contract import TABLE, Seat
from rules.skyjo.entries import Finisher, Grid, Total
from rules.skyjo.scoring import doubts


def panel(table: View, seat: Seat, words: Words, *, own: bool = True) -> Message:
    """Show what this seat may enter now, and what it has entered."""
    ask = ask_of(table, seat, words)
    if isinstance(ask, Message):
        return ask
    reader = "you" if own and table.chairs[seat].user is not None else "other"
    player, hand = marked(table.names)[seat], table.drafts.get(seat)
    if isinstance(hand, Total | Grid):
        said = words(f"skyjo-given-{reader}", player=player, what=hand_words(hand, words), round=ask.round)
        names = marked(table.names)
        doubted = [rule_sentence(words, doubt, names) for doubt in doubts(hand, ask.round, seat)]
        lines = [said, *(grid_lines(hand) if isinstance(hand, Grid) else ()), *doubted]
    else:
        lines = [words(f"skyjo-ask-{reader}", player=player, round=ask.round)]
    given = isinstance(hand, Total | Grid)
    finished = table.drafts.get(TABLE) == Finisher(seat) or (isinstance(hand, Total | Grid) and hand.finisher)
    lines += [finisher_line(table, words), trouble_sentence(table, words)]
    buttons = [
        button(words, "skyjo-total", table, "total", seat, style="secondary" if given else "primary"),
        button(words, "skyjo-grid", table, "grid", seat),
        button(
            words,
            f"skyjo-i-closed-{reader}",
            table,
            "closed",
            seat,
            style="success" if finished else "secondary",
            player=player,
        ),
    ]
    if given:
        buttons.append(button(words, "board-withdraw", table, "unbet", seat))
    return Message(content="\n".join(filter(None, lines)), rows=in_rows(buttons))
