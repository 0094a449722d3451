"""Before the game: who sits where, what is played, who starts; and the beginning itself."""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.codec import freeze, thaw
from bot.tables.edit import Edit
from bot.tables.following import replayed
from bot.tables.hosting import pass_host
from bot.tables.model import Act, Chair, Status, TableError
from bot.tables.names import display_name, guest_name, unlike
from bot.tables.rights import chair_at, is_host, need_host, need_lobby
from rules.contract import Seat, Setup

Newcomer = tuple[int, str]
"""A user's id and display name."""


def join(edit: Edit) -> None:
    """Take a seat. TableError `too_many`."""
    need_lobby(edit.before)
    if edit.before.seat_of(edit.act.user) is not None:
        edit.say("already_seated")
        return
    _sit(edit, edit.act.user, display_name(edit.act.name))
    if edit.host is None:
        edit.host = edit.act.user
        edit.say("host_passed", host=edit.chairs[-1].name)
    edit.say("joined", seat=len(edit.chairs) - 1)


def first_chair(act: Act) -> tuple[Chair, ...]:
    """Seat who opens a table."""
    return (Chair(seat=0, user=act.user, name=display_name(act.name)),)


def add_guest(edit: Edit, name: str) -> None:
    """Seat somebody without an account. TableError `bad_name`, `too_many`."""
    need_lobby(edit.before)
    need_host(edit.before, edit.act)
    _sit(edit, None, guest_name(name))
    edit.say("guest_added", seat=len(edit.chairs) - 1, name=edit.chairs[-1].name)


def seat_person(edit: Edit, user: int, name: str) -> None:
    """Seat somebody with an account, as host. TableError `too_many`."""
    need_lobby(edit.before)
    need_host(edit.before, edit.act)
    seat_unasked(edit, user, name)
    edit.say("seat_added", seat=len(edit.chairs) - 1, name=edit.chairs[-1].name)


def seat_unasked(edit: Edit, user: int, name: str) -> None:
    """Seat somebody with an account who has not asked for it. TableError `too_many`."""
    _sit(edit, user, display_name(name), acted=False)
    by = edit.before.seat_of(edit.act.user)
    known = display_name(edit.act.name) if by is None else edit.before.chairs[by].name
    *others, chair = edit.chairs
    edit.chairs = (*others, replace(chair, given_by=edit.act.user, giver_name=known))
    if edit.host is None:
        pass_host(edit)


def seat_voices(edit: Edit, people: Sequence[Newcomer]) -> None:
    """Seat those who are in the voice channel, as one of the table's people or as host.

    TableError `seated_only`, `voice_empty`, `voice_seated`: all of them sit here, `no_room`.
    """
    need_lobby(edit.before)
    if not is_host(edit.before, edit.act) and edit.before.seat_of(edit.act.user) is None:
        raise TableError("seated_only")
    if not people:
        raise TableError("voice_empty")
    _seat_all(edit, people, "voice_seated")


def seat_picked(edit: Edit, people: Sequence[Newcomer]) -> None:
    """Seat those whom the host has picked. TableError `picked_seated`: all of them sit here, `no_room`."""
    need_lobby(edit.before)
    need_host(edit.before, edit.act)
    _seat_all(edit, people, "picked_seated")


def reorder(edit: Edit, order: tuple[Seat, ...]) -> None:
    """Seat everybody anew. TableError `bad_order`.

    `order` lists the seats as they are now, in their new order.
    """
    need_lobby(edit.before)
    need_host(edit.before, edit.act)
    if sorted(order) != list(range(len(edit.chairs))):
        raise TableError("bad_order", given=order)
    first = edit.first
    edit.chairs = tuple(replace(edit.chairs[old], seat=new) for new, old in enumerate(order))
    edit.first = None if first is None else order.index(first)
    edit.say("reordered")


def move(edit: Edit, seat: Seat, by: int) -> None:
    """Move a seat one place up or down; past the end it comes in again at the other one."""
    chair_at(edit.before, seat)
    order = [other for other in range(len(edit.chairs)) if other != seat]
    order.insert((seat + by) % len(edit.chairs), seat)
    reorder(edit, tuple(order))


def choose_first(edit: Edit, seat: Seat | None) -> None:
    """Say who deals or starts first; None draws lots. TableError `no_seat`."""
    need_lobby(edit.before)
    need_host(edit.before, edit.act)
    if not edit.chairs:
        raise TableError("no_seat", seat=seat)
    edit.first = edit.chance.randrange(len(edit.chairs)) if seat is None else chair_at(edit.before, seat).seat
    edit.say("first_chosen", seat=edit.first, drawn=seat is None)


def begin(edit: Edit, first: Seat | None = None) -> None:
    """Begin: seats and options stay as they are from here on. TableError `too_few`, `too_many`, `no_seat`."""
    need_lobby(edit.before)
    need_host(edit.before, edit.act)
    game, seats = edit.game, len(edit.chairs)
    if seats < game.fewest:
        raise TableError("too_few", low=game.fewest, high=game.most, given=seats)
    if seats > game.most:
        raise TableError("too_many", low=game.fewest, high=game.most, given=seats)
    if first is not None:
        edit.first = chair_at(edit.before, first).seat
    edit.first = edit.first or 0
    edit.chairs = tuple(replace(chair, given_by=None, giver_name="") for chair in edit.chairs)
    edit.options = {**game.advise(seats), **edit.options}
    options = thaw(game, freeze(game, edit.options))
    setup = Setup(seats=seats, first=edit.first, options=options)
    edit.replay = replayed(game, setup, dict(edit.options), edit.early)
    edit.status = Status.PLAYING
    edit.say("begun", first=edit.first)


def unseat(edit: Edit, seat: Seat) -> None:
    """Take a chair away; those behind move up."""
    edit.chairs = tuple(
        replace(chair, seat=new)
        for new, chair in enumerate(chair for chair in edit.chairs if chair.seat != seat)
    )
    if edit.first is not None:
        edit.first = None if edit.first == seat else edit.first - (edit.first > seat)


def _sit(edit: Edit, user: int | None, name: str, *, acted: bool = True) -> None:
    if len(edit.chairs) >= edit.game.most:
        raise TableError("too_many", low=edit.game.fewest, high=edit.game.most, given=len(edit.chairs) + 1)
    told_apart = unlike(name, (chair.name for chair in edit.chairs))
    edit.chairs = (*edit.chairs, Chair(seat=len(edit.chairs), user=user, name=told_apart, acted=acted))


def _seat_all(edit: Edit, people: Sequence[Newcomer], nobody_new: str) -> None:
    """Seat these people in their order while there are seats; who sits here stays where they are."""
    new = [(user, name) for user, name in dict(people).items() if edit.before.seat_of(user) is None]
    if not new:
        raise TableError(nobody_new)
    room = max(edit.game.most - len(edit.chairs), 0)
    left_out = tuple(display_name(name) for _, name in new[room:])
    if not room:
        raise TableError("no_room", players=left_out, high=edit.game.most)
    for user, name in new[:room]:
        seat_unasked(edit, user, name)
    seated = tuple(chair.name for chair in edit.chairs[len(edit.before.chairs) :])
    edit.say("people_seated", seated=seated, left_out=left_out)
