"""Who is at the table: leaving, coming back, being removed, replaced or forgotten."""

from dataclasses import replace

from bot.tables.edit import Edit
from bot.tables.ending import close
from bot.tables.happened import Happened
from bot.tables.hosting import pass_host
from bot.tables.kinds import PostKind, RecordKind
from bot.tables.lobby import join as join_lobby
from bot.tables.lobby import unseat
from bot.tables.model import Mention, Status, TableError
from bot.tables.names import SOMEONE, display_name, guest_name, unlike
from bot.tables.rights import chair_at, need_host, need_live, own_seat
from rules.contract import Back, Left, RuleError, Seat
from rules.seats import FEWEST_PRESENT


def join(edit: Edit) -> None:
    """Take a seat in the lobby, or the own one again later. TableError `playing_already`, `too_many`."""
    need_live(edit.before)
    if edit.before.status is Status.LOBBY:
        join_lobby(edit)
        return
    seat = edit.before.seat_of(edit.act.user)
    if seat is None:
        raise TableError("playing_already")
    if edit.before.chairs[seat].present:
        edit.say("already_seated")
        return
    edit.enter(Back(seat))
    if edit.host is None:
        pass_host(edit)


def leave(edit: Edit, *, sure: bool = False) -> None:
    """Leave the own seat. TableError `leave_closes`: that would close the table, and `sure` was not said."""
    need_live(edit.before)
    seat = own_seat(edit.before, edit.act)
    _vacate(edit, seat, "left")
    _need_sure(edit, seat, sure=sure)


def remove(edit: Edit, seat: Seat, *, sure: bool = False) -> None:
    """Take somebody's seat away, as host. TableError `left_already`, `leave_closes` as `leave`."""
    need_live(edit.before)
    need_host(edit.before, edit.act)
    if not chair_at(edit.before, seat).present:
        raise TableError("left_already", seat=seat)
    _vacate(edit, seat, "removed")
    _need_sure(edit, seat, sure=sure)


def replace_person(edit: Edit, seat: Seat, user: int | None, name: str) -> None:
    """Give a seat to another person, as host; `user` None: a guest.

    TableError `seated_already`, `bad_name`.
    """
    need_live(edit.before)
    need_host(edit.before, edit.act)
    chair = chair_at(edit.before, seat)
    other = None if user is None else edit.before.seat_of(user)
    if other is not None:
        raise TableError("seated_already", seat=other)
    called = guest_name(name) if user is None else display_name(name)
    told_apart = unlike(called, (known.name for known in edit.chairs if known.seat != seat))
    if edit.before.status is Status.PLAYING and not chair.present:
        edit.enter(Back(seat))
        edit.happened.clear()
        edit.posts.clear()
    _rename(edit, seat, user, told_apart)
    if chair.user is not None:
        _keep_secret(edit, seat)
    if edit.before.status is Status.PLAYING:
        record = edit.record(RecordKind.SEAT, seat=seat)
        edit.mentions[record.seq] = Mention(seq=record.seq, user=chair.user, name=chair.name)
        edit.posts.append((record.seq, PostKind.SEAT))
    edit.say("replaced", seat=seat, name=told_apart, previous=chair.name)
    if edit.host is None or edit.host == chair.user:
        pass_host(edit)


def forget(edit: Edit, user: int) -> None:
    """Take a person's id and name from a live table; the log stays."""
    seat = edit.before.seat_of(user)
    edit.chairs = tuple(
        replace(chair, given_by=None, giver_name="") if chair.given_by == user else chair
        for chair in edit.chairs
    )
    if seat is not None and edit.before.status is Status.LOBBY:
        unseat(edit, seat)
    elif seat is not None:
        others = (chair.name for chair in edit.chairs if chair.seat != seat)
        _rename(edit, seat, None, unlike(SOMEONE, others))
        _keep_secret(edit, seat)
    if edit.host == user:
        pass_host(edit)
    if edit.before.status is Status.LOBBY and not edit.chairs:
        close(edit)


def _need_sure(edit: Edit, seat: Seat, *, sure: bool) -> None:
    if edit.status is Status.ENDED and edit.before.status is Status.PLAYING and not sure:
        raise TableError("leave_closes", seat=seat)


def _vacate(edit: Edit, seat: Seat, code: Happened) -> None:
    user = edit.chairs[seat].user
    name = edit.chairs[seat].name
    if edit.before.status is Status.LOBBY:
        unseat(edit, seat)
        edit.say(code, name=name)
        if not edit.chairs:
            close(edit)
            return
    else:
        given = dict(edit.drafts)
        edit.drafts = dict(edit.game.without(edit.playing.state, seat, given))
        try:
            edit.enter(Left(seat))
        except RuleError as error:
            if error.code != "too_few_left":
                raise
            edit.say(code, "too_few_left", seat=seat, name=name)
            close(edit)
            return
        edit.set_aside(edit.playing.last, given)
        edit.happened[0] = code
        edit.say(seat=seat, name=name)
        if edit.status is Status.PLAYING and len(edit.chairs) - len(edit.playing.away) < FEWEST_PRESENT:
            edit.say("too_few_left")
            close(edit)
            return
        edit.settle()
    if user is not None and user == edit.host:
        pass_host(edit)


def _rename(edit: Edit, seat: Seat, user: int | None, name: str) -> None:
    edit.chairs = tuple(
        replace(chair, user=user, name=name, acted=False, given_by=None, giver_name="")
        if chair.seat == seat
        else chair
        for chair in edit.chairs
    )


def _keep_secret(edit: Edit, seat: Seat) -> None:
    """Drop what a person has entered in secret: whoever speaks for the seat now must not see it."""
    ask = None if edit.replay is None else edit.ask
    if ask is not None and ask.hidden:
        edit.drafts.pop(seat, None)
    for parts in edit.aside.values():
        parts.pop(seat, None)
