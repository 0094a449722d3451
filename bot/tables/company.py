"""Several people seated at once in the lobby: those in the voice channel, or those whom the host picks."""

from collections.abc import Sequence

from bot.tables.edit import Edit
from bot.tables.lobby import give_seat
from bot.tables.model import TableError
from bot.tables.names import display_name
from bot.tables.rights import is_host, need_host, need_lobby

Person = tuple[int, str]
"""A user's id and display name."""


def seat_voices(edit: Edit, people: Sequence[Person]) -> None:
    """Seat those who are in the voice channel, as one of the table's people or as host.

    TableError `seated_only`, `voice_empty`, `voice_seated`: all of them sit here, `no_room`.
    """
    need_lobby(edit.before)
    if not is_host(edit.before, edit.act) and edit.before.seat_of(edit.act.user) is None:
        raise TableError("seated_only")
    if not people:
        raise TableError("voice_empty")
    _seat(edit, people, "voice_seated")


def seat_picked(edit: Edit, people: Sequence[Person]) -> None:
    """Seat those whom the host has picked. TableError `picked_seated`: all of them sit here, `no_room`."""
    need_lobby(edit.before)
    need_host(edit.before, edit.act)
    _seat(edit, people, "picked_seated")


def _seat(edit: Edit, people: Sequence[Person], nobody_new: str) -> None:
    """Seat these people in their order while there are seats; who sits here stays where they are."""
    new = [(user, name) for user, name in dict(people).items() if edit.before.seat_of(user) is None]
    if not new:
        raise TableError(nobody_new)
    room = max(edit.game.most - len(edit.chairs), 0)
    left_out = tuple(display_name(name) for _, name in new[room:])
    if not room:
        raise TableError("no_room", players=left_out, high=edit.game.most)
    for user, name in new[:room]:
        give_seat(edit, user, name)
    seated = tuple(chair.name for chair in edit.chairs[len(edit.before.chairs) :])
    edit.say("people_seated", seated=seated, left_out=left_out)
