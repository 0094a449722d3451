"""Who may do what at a table, and when: host, moderator, the person on the own seat.

Functions named `is_…` and `can_…` tell; those named `need_…` raise a TableError.
"""

from bot.tables.model import UNREADABLE, Act, Chair, Glimpse, Status, Table, TableError
from bot.tables.records import Step, is_seat_entry
from rules.contract import TABLE, Seat
from rules.games import GAMES


def is_host(table: Table, act: Act) -> bool:
    """Return whether this person has the host's rights."""
    return act.moderates or (table.host is not None and act.user == table.host)


def is_host_user(table: Table, user: int) -> bool:
    """Return whether this user is the host: a moderator, who has the same rights, is not."""
    return user == table.host


def is_present(table: Table, user: int) -> bool:
    """Return whether this user has a seat and has not left it."""
    seat = table.seat_of(user)
    return seat is not None and table.chairs[seat].present


def need_host(table: Table, act: Act) -> None:
    """Refuse who is not host. TableError `host_only`; `host` None: nobody is, a moderator may."""
    if not is_host(table, act):
        raise TableError("host_only", host=host_name(table))


def host_name(table: Table) -> str | None:
    """Return the host's name at the table."""
    return next((chair.name for chair in table.chairs if chair.user == table.host and chair.user), None)


def need_known_game(glimpse: Glimpse) -> None:
    """Refuse a table of a game that this version does not have. TableError `unreadable`."""
    if all(game.name != glimpse.game for game in GAMES):
        raise TableError(UNREADABLE, table=glimpse.id, live=glimpse.live, part="game")


def need_live(table: Table) -> None:
    """Refuse a table that is over. TableError `not_live`."""
    if not table.live:
        raise TableError("not_live", status=table.status.value)


def need_lobby(table: Table) -> None:
    """Refuse what belongs before the game. TableError `not_live`, `begun_already`."""
    need_live(table)
    if table.status is not Status.LOBBY:
        raise TableError("begun_already")


def can_let_stand(table: Table, act: Act) -> bool:
    """Return whether this person may close an undone round as it was: the host, and who undid it."""
    return act.moderates or user_can_let_stand(table, act.user)


def user_can_let_stand(table: Table, user: int) -> bool:
    """Return whether this user is the host, or sits where the undo came from."""
    own, undone = table.seat_of(user), table.undone_entry
    return is_host_user(table, user) or (undone is not None and own is not None and undone.by == own)


def need_lobby_host(table: Table, act: Act) -> None:
    """Refuse all but the host before the game. TableError as `need_lobby`, `need_host`."""
    need_lobby(table)
    need_host(table, act)


def need_options_host(table: Table, act: Act) -> None:
    """Refuse all but the host, and everybody where the table was ended early. TableError."""
    if table.status is Status.ENDED:
        raise TableError("not_live", status=table.status.value)
    need_host(table, act)


def need_live_host(table: Table, act: Act) -> None:
    """Refuse all but the host, in the lobby or during the game. TableError as `need_live`, `need_host`."""
    need_live(table)
    need_host(table, act)


def need_game_host(table: Table, act: Act) -> None:
    """Refuse all but the host, during the game: everybody's parts, the cards dealt. TableError."""
    need_playing(table)
    need_host(table, act)


def need_corrector(table: Table, act: Act) -> None:
    """Refuse all but whoever has a seat, and the host, once the game has begun. TableError."""
    need_mendable(table)
    if not is_host(table, act) and table.seat_of(act.user) is None:
        raise TableError("not_seated")


def need_player_or_host(table: Table, act: Act) -> None:
    """Refuse all but whoever sits here, and the host. TableError `not_seated`, `left_already`."""
    if not is_host(table, act):
        own_seat(table, act)


def need_undoer(table: Table, act: Act, step: Step | None, *, options: bool) -> None:
    """Refuse all but whoever sits here; a seat that was left or taken: that person; other options: the host.

    `step` is what is undone, None for a correction or `options`. Raises as
    `need_player_or_host` and `need_host`.
    """
    if is_host(table, act):
        return
    if options:
        need_host(table, act)
    if step is not None and is_seat_entry(step.entry):
        if table.seat_of(act.user) != step.entry.seat:
            need_host(table, act)
        return
    own_seat(table, act)


def anybody(table: Table, act: Act) -> None:
    """Refuse nobody: what is asked for decides by itself."""
    del table, act


def need_playing(table: Table) -> None:
    """Refuse what belongs to a game under way. TableError `not_live`, `not_begun`."""
    need_live(table)
    if table.status is not Status.PLAYING:
        raise TableError("not_begun")


def need_mendable(table: Table) -> None:
    """Refuse a table that has not begun or was ended. TableError `not_begun`, `not_live`."""
    if table.status is Status.ENDED:
        raise TableError("not_live", status=table.status.value)
    if table.status is Status.LOBBY:
        raise TableError("not_begun")


def own_seat(table: Table, act: Act) -> Seat:
    """Return the person's own seat. TableError `not_seated`, `left_already`."""
    seat = table.seat_of(act.user)
    if seat is None:
        raise TableError("not_seated")
    if not table.chairs[seat].present:
        raise TableError("left_already", seat=seat)
    return seat


def seat_for(table: Table, act: Act, seat: Seat | None) -> Seat:
    """Return the seat that a person speaks for: the own one, or as host another one.

    TableError `not_seated`, `left_already`, `host_only`, `no_seat`.
    """
    if seat is None:
        return own_seat(table, act)
    if seat == TABLE:
        if not is_host(table, act):
            own_seat(table, act)
        return seat
    chair_at(table, seat)
    if seat != table.seat_of(act.user):
        need_host(table, act)
    return seat


def need_speaker(table: Table, act: Act, seat: Seat) -> None:
    """Refuse all but who sits there, and the host. TableError `not_seated`, `host_only`."""
    own = table.seat_of(act.user)
    if own == seat or is_host(table, act):
        return
    if own is None:
        raise TableError("not_seated")
    need_host(table, act)


def chair_at(table: Table, seat: Seat) -> Chair:
    """Return the chair. TableError `no_seat`."""
    if not 0 <= seat < len(table.chairs):
        raise TableError("no_seat", seat=seat)
    return table.chairs[seat]
