"""Who is host: passed on when the host leaves, handed over, or taken over when the host is gone."""

from datetime import datetime, timedelta
from typing import Final

from bot.tables.edit import Edit
from bot.tables.kinds import PostKind, RecordKind
from bot.tables.model import Mention, TableError
from bot.tables.records import Record
from bot.tables.rights import chair_at, need_host, need_live, own_seat
from rules.contract import Seat

ANSWER_WITHIN: Final = timedelta(minutes=1)
"""How long the host has to answer who asks for the host's rights."""


def pass_host(edit: Edit) -> None:
    """Make the earliest-seated present person host; nobody where only guests are left."""
    seat = next((chair.seat for chair in edit.chairs if chair.present and chair.user is not None), None)
    if seat is not None:
        _make_host(edit, seat)
        return
    edit.host = None
    edit.say("host_passed", host=None)


def back_to_who_left(edit: Edit, left: int, seat: Seat) -> None:
    """Make who left with record `left`, and did not mean to, host again where that had passed hosting on."""
    passed = [
        record for record in edit.before.records if record.kind == RecordKind.HOST and record.seq > left
    ]
    if len(passed) == 1 and passed[0].seq == left + 1 and passed[0].by == seat:
        _make_host(edit, seat)


def hand_over(edit: Edit, seat: Seat) -> None:
    """Make somebody else host, as host. TableError `host_guest`, `left_already`, `host_already`."""
    need_live(edit.before)
    need_host(edit.before, edit.act)
    chair = chair_at(edit.before, seat)
    if chair.user is None:
        raise TableError("host_guest", seat=seat)
    if not chair.present:
        raise TableError("left_already", seat=seat)
    if chair.user == edit.host:
        raise TableError("host_already", seat=seat)
    _make_host(edit, seat, told=True)


def claim_host(edit: Edit) -> None:
    """Ask for the host's rights, and take them a minute later, unless the host has done anything since.

    Nobody is host: they are taken at once. TableError `host_already`, `claim_waits` (`seconds`: how
    much longer), and as `own_seat`.
    """
    need_live(edit.before)
    seat = own_seat(edit.before, edit.act)
    if edit.host == edit.act.user:
        raise TableError("host_already", seat=seat)
    asked = _asked(edit, seat)
    if edit.host is None:
        _make_host(edit, seat, told=True)
    elif asked is None:
        seq = edit.record(RecordKind.CLAIM).seq
        _name(edit, seq, seat)
        edit.posts.append((seq, PostKind.CLAIM))
        edit.say("claimed")
    elif edit.now - asked < ANSWER_WITHIN:
        raise TableError("claim_waits", seconds=_seconds(ANSWER_WITHIN - (edit.now - asked)))
    else:
        _make_host(edit, seat, told=True)


def answer_claim(edit: Edit) -> None:
    """Answer, as host, who asks for the host's rights: whatever the host does is an answer. `host_only`."""
    need_live(edit.before)
    if edit.act.user != edit.host:
        raise TableError("host_only", host=next(iter(_names(edit)), None))
    edit.say("host_here")


def _asked(edit: Edit, seat: Seat) -> datetime | None:
    """Return since when this seat's request stands: neither answered by the host nor by a new host."""
    newest: Record | None = None
    for record in edit.before.records:
        if record.kind == RecordKind.HOST:
            newest = None
        elif record.kind == RecordKind.CLAIM and _by(edit, record, seat):
            newest = record
    return None if newest is None or edit.host_seen > newest.at else newest.at


def _by(edit: Edit, record: Record, seat: Seat) -> bool:
    """Return whether who sits here asked with this record: in the lobby seats change, but not the person."""
    mention = edit.mentions.get(record.seq)
    return record.by == seat if mention is None else mention.user == edit.chairs[seat].user


def _make_host(edit: Edit, seat: Seat, *, told: bool = False) -> None:
    """Make who sits here host. In the lobby, which shows who is host, others are told only if `told`."""
    edit.host = edit.chairs[seat].user
    if edit.replay is not None or told or edit.early:
        status = edit.status
        seq = edit.record(RecordKind.HOST, seat=seat).seq
        edit.status = status  # a game that is over or closed stays so
        _name(edit, seq, seat)
        if edit.replay is not None or told:
            edit.posts.append((seq, PostKind.HOST))
    edit.say("host_passed", host=edit.chairs[seat].name)


def _name(edit: Edit, seq: int, seat: Seat) -> None:
    """Note in the lobby, where seats change, whom the record is about."""
    if edit.replay is None:
        chair = edit.chairs[seat]
        edit.mentions[seq] = Mention(seq=seq, user=chair.user, name=chair.name)


def _names(edit: Edit) -> list[str]:
    return [chair.name for chair in edit.chairs if chair.user is not None and chair.user == edit.host]


def _seconds(span: timedelta) -> int:
    return max(1, round(span.total_seconds()))
