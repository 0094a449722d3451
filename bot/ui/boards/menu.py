"""What else may be done at a table, and the questions asked before what cannot be undone."""

from typing import Final

from bot.tables.model import Status
from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.language import ASK
from bot.ui.kit.buttons import WORDY, button, in_rows
from bot.ui.kit.look import Look
from bot.ui.kit.message import Button, Choice, Message, Press, Row, Select
from bot.ui.kit.names import listed, marked, plain

ROWS: Final = 4
"""Rows of buttons above the select: a message holds five."""


def menu(table: View, look: Look, words: Words, *, host: bool, seated: bool = True) -> Message:
    """Show what this person may do: the host everything; who sits there may correct, ask, and leave."""
    made = list(look.menu(table, words)) if host else []
    scored = 0 if table.state is None else len(table.game.scores(table.state))
    if (host or seated) and scored:
        made.append(_correct(table, scored, words))
    if seated and table.status is Status.PLAYING:
        made += look.own_menu(table, words)
        made.append(button(words, "menu-leave", table, "leave"))
    if table.status is Status.PLAYING:
        made += _seats(table, words, host=host, seated=seated)
    if host and look.has_options:
        made.append(button(words, "menu-options", table, "options"))
    if host:
        made.append(button(words, "language-button", table, ASK))
    if not scored:  # the board has it too, and a message holds five rows
        made.append(button(words, "board-help", table, "help"))
    if host:
        made.append(button(words, "menu-end", table, "end", style="danger"))
    rows: tuple[Row, ...] = in_rows(made, WORDY if len(made) <= WORDY * ROWS else WORDY + 1)
    present = [chair for chair in table.chairs if chair.present]
    if host and present:
        names = plain(table.names)
        choices = tuple(Choice(label=names[chair.seat], value=str(chair.seat)) for chair in present)
        press = Press("remove", table.id, table.moment)
        rows += (Select(placeholder=words("menu-remove"), press=press, choices=choices),)
    return Message(content=words("menu-host" if host else "menu-player"), rows=rows)


def for_all(table: View, words: Words) -> tuple[Button, ...]:
    """Return the host's buttons of a game in which every seat is asked: enter for all, do not wait."""
    if table.ask is None:
        return ()
    enter = button(words, "menu-enter-all", table, "all")
    if not table.ask.hidden:
        return (enter,)
    return (enter, button(words, "menu-reveal", table, "reveal", disabled=not table.given))


def _correct(table: View, scored: int, words: Words) -> Button:
    """Lead to the correction of the one finished round, or to the choice of one."""
    if scored == 1:
        return button(words, "form-correct-open", table, "correct", scored, round=scored)
    return button(words, "form-correct-one-of", table, "correct", game=table.game.name)


def _seats(table: View, words: Words, *, host: bool, seated: bool) -> list[Button]:
    """Offer what concerns seats: another one, another host, or for who has none to ask."""
    if host:
        add = [button(words, "menu-add", table, "addplayer")] if table.game.late_totals else []
        return [*add, button(words, "menu-hosting", table, "hosting")]
    if seated:
        return [button(words, "menu-claim", table, "claim")]
    return [button(words, "board-ask-seat", table, "askseat")] if table.game.late_totals else []


def confirm_end(table: View, words: Words) -> Message:
    """Ask before the table is closed early."""
    buttons = [
        button(words, "menu-end-yes", table, "endyes", style="danger"),
        button(words, "board-back", table, "back"),
    ]
    return Message(content=words("menu-end-ask"), rows=in_rows(buttons))


def confirm_reveal(table: View, words: Words) -> Message:
    """Ask before the round goes on without those who have given nothing."""
    names = marked(table.names)
    missing = table.missing
    content = words("menu-reveal-ask", players=listed([names[seat] for seat in missing]), count=len(missing))
    buttons = [
        button(words, "menu-reveal-yes", table, "revealyes", style="primary"),
        button(words, "board-back", table, "back"),
    ]
    return Message(content=content, rows=in_rows(buttons))
