"""Who is at the table: leaving, coming back, being removed or replaced, and who is host then; the end."""

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.tables.edit import Edit
from bot.tables.lobby import join as join_lobby
from bot.tables.lobby import unseat
from bot.tables.model import Status, TableError
from bot.tables.names import SOMEONE, display_name, unlike
from bot.tables.rights import chair_at, is_host, need_host, need_live, own_seat
from rules.contract import Back, Left, RuleError, Seat
from rules.seats import FEWEST_PRESENT

ABANDONED: Final = timedelta(hours=24)
"""After this long without an act of the host, anyone seated may end the table."""


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


def leave(edit: Edit) -> None:
    """Leave the own seat."""
    need_live(edit.before)
    _vacate(edit, own_seat(edit.before, edit.act), "left")


def remove(edit: Edit, seat: Seat) -> None:
    """Take somebody's seat away, as host. TableError `left_already`."""
    need_live(edit.before)
    need_host(edit.before, edit.act)
    if not chair_at(edit.before, seat).present:
        raise TableError("left_already", seat=seat)
    _vacate(edit, seat, "removed")


def replace_person(edit: Edit, seat: Seat, user: int | None, name: str) -> None:
    """Give a seat to another person (`user` None: a guest), as host. TableError `seated_already`."""
    need_live(edit.before)
    need_host(edit.before, edit.act)
    chair = chair_at(edit.before, seat)
    other = None if user is None else edit.before.seat_of(user)
    if other is not None:
        raise TableError("seated_already", seat=other)
    told_apart = unlike(display_name(name), (known.name for known in edit.chairs if known.seat != seat))
    if edit.before.status is Status.PLAYING and not chair.present:
        edit.enter(Back(seat))
        edit.happened.clear()
        edit.posts.clear()
    _rename(edit, seat, user, told_apart)
    if chair.user is not None:
        _keep_secret(edit, seat)
    if edit.before.status is Status.PLAYING:
        edit.posts.append((edit.record("seat", seat=seat).seq, "seat"))
    edit.say("replaced", seat=seat, name=told_apart, previous=chair.name)
    if edit.host is None or edit.host == chair.user:
        pass_host(edit)


def end(edit: Edit) -> None:
    """End the table before its end: no winner, no result. TableError `host_only`."""
    need_live(edit.before)
    if not is_host(edit.before, edit.act):
        seat = edit.before.seat_of(edit.act.user)
        waited = edit.now - edit.host_seen
        if seat is None or not edit.before.chairs[seat].present or waited < ABANDONED:
            need_host(edit.before, edit.act)
    _end(edit)


def forget(edit: Edit, user: int) -> None:
    """Take a person's id and name from a live table; the log stays."""
    seat = edit.before.seat_of(user)
    if seat is not None and edit.before.status is Status.LOBBY:
        unseat(edit, seat)
    elif seat is not None:
        others = (chair.name for chair in edit.chairs if chair.seat != seat)
        _rename(edit, seat, None, unlike(SOMEONE, others))
        _keep_secret(edit, seat)
    if edit.host == user:
        pass_host(edit)
    if edit.before.status is Status.LOBBY and not edit.chairs:
        _end(edit)


def pass_host(edit: Edit) -> None:
    """Make the earliest-seated present person host; nobody where only guests are left."""
    person = next((chair for chair in edit.chairs if chair.present and chair.user is not None), None)
    edit.host = None if person is None else person.user
    edit.say("host_passed", host=None if person is None else person.name)


def _vacate(edit: Edit, seat: Seat, code: str) -> None:
    user = edit.chairs[seat].user
    name = edit.chairs[seat].name
    if edit.before.status is Status.LOBBY:
        unseat(edit, seat)
        edit.say(code, name=name)
        if not edit.chairs:
            _end(edit)
            return
    else:
        edit.drafts = dict(edit.game.without(edit.playing.state, seat, edit.drafts))
        try:
            edit.enter(Left(seat))
        except RuleError as error:
            if error.code != "too_few_left":
                raise
            edit.say(code, "too_few_left", seat=seat, name=name)
            _end(edit)
            return
        edit.happened[0] = code
        edit.say(seat=seat, name=name)
        if edit.status is Status.PLAYING and len(edit.chairs) - len(edit.playing.away) < FEWEST_PRESENT:
            edit.say("too_few_left")
            _end(edit)
            return
        edit.settle()
    if user is not None and user == edit.host:
        pass_host(edit)


def _rename(edit: Edit, seat: Seat, user: int | None, name: str) -> None:
    edit.chairs = tuple(
        replace(chair, user=user, name=name) if chair.seat == seat else chair for chair in edit.chairs
    )


def _keep_secret(edit: Edit, seat: Seat) -> None:
    """Drop what a person has entered in secret: whoever speaks for the seat now must not see it."""
    ask = None if edit.replay is None else edit.ask
    if ask is not None and ask.hidden:
        edit.drafts.pop(seat, None)


def _end(edit: Edit) -> None:
    """Close the table; where a round was finished, the channel is told how the scores stood."""
    if edit.replay is not None and edit.game.scores(edit.replay.state):
        edit.posts.append((edit.replay.length, "final"))
    edit.status = Status.ENDED
    edit.drafts = {}
    edit.pending = {}
    edit.say("ended")
