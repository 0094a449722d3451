"""Where the host picks people from Discord's own list, or adds a guest by name; and what came of it."""

from collections.abc import Sequence
from typing import Final

from bot.tables.names import LONGEST
from bot.tables.view import View
from bot.texts import Words
from bot.ui.kit.buttons import button
from bot.ui.kit.lengths import shortened
from bot.ui.kit.message import MOST_CHOSEN, Message, PeopleSelect, Press, Row
from bot.ui.kit.names import clean, cut, escape, listed, marked
from bot.ui.kit.send import CONTENT_LIMIT
from rules.contract import Seat

ROOM: Final = 200
"""Columns that a list of names takes in an answer."""


def players(table: View, words: Words) -> Message:
    """Let the host seat several people of the server at once, or a guest."""
    room = table.game.most - len(table.chairs)
    guest = button(words, "lobby-add-guest", table, "guest")
    return Message(
        content=words("lobby-players-ask", count=room),
        rows=(_select(table, words("lobby-players-pick"), "seatpicked", most=room), (guest,)),
    )


def late(table: View, words: Words) -> Message:
    """Let the host add somebody while the game is played: a list for each number of points to begin with."""
    starts = (
        table.game.late_totals if table.game.scores(table.state) and len(table.game.late_totals) > 1 else ()
    )
    selects: list[Row] = [
        _select(table, words(f"menu-add-pick-{start}"), "seatlate", start) for start in starts
    ] or [_select(table, words("menu-add-pick"), "seatlate")]
    guest = button(words, "menu-guest", table, "addseat")
    return Message(content=words("menu-add-ask"), rows=(*selects, (guest,)))


def giving(table: View, seat: Seat, words: Words) -> Message:
    """Let the host give away a seat that was left."""
    guest = button(words, "menu-guest", table, "giveseat", seat)
    return Message(
        content=words("menu-give-ask", player=marked(table.names)[seat]),
        rows=(_select(table, words("menu-add-pick"), "giveto", seat), (guest,)),
    )


def seated_said(
    words: Words,
    table: View,
    *,
    seated: Sequence[str] = (),
    no_room: Sequence[str] = (),
    bots: Sequence[str] = (),
    gone: Sequence[str] = (),
    by_name: bool = False,
) -> str:
    """Say who has a seat now, and why others have none. `by_name`: seats went in the order of names."""
    lines = [
        words("lobby-told-seated", players=called(seated, words)) if seated else "",
        words(
            "lobby-told-no-room",
            players=called(no_room, words),
            most=table.game.most,
            order="name" if by_name else "other",
        )
        if no_room
        else "",
        words("lobby-told-bots", players=called(bots, words)) if bots else "",
        words("lobby-told-gone", players=called(gone, words)) if gone else "",
    ]
    return shortened("\n".join(line for line in lines if line), CONTENT_LIMIT)


def called(names: Sequence[str], words: Words) -> str:
    """List names as a message can show them: hundreds may sit before a stage."""
    shown = [escape(cut(clean(name[:LONGEST])) or "?") for name in names]
    return listed(shown, room=ROOM, more=lambda count: words("scores-more", count=count))


def _select(table: View, placeholder: str, action: str, *args: object, most: int = 1) -> PeopleSelect:
    press = Press(action, table.id, table.moment, tuple(str(arg) for arg in args))
    return PeopleSelect(placeholder=placeholder, press=press, most=max(1, min(most, MOST_CHOSEN)))
