"""A table closed before its end, and opened again."""

from datetime import timedelta
from typing import Final

from bot.tables.edit import Edit
from bot.tables.kinds import PostKind, RecordKind
from bot.tables.model import Status, TableError
from bot.tables.records import Record
from bot.tables.rights import is_host, need_host, need_live
from rules.contract import Left
from rules.seats import FEWEST_PRESENT

ABANDONED: Final = timedelta(hours=24)
"""After this long without an act of the host, anyone seated may end the table."""


def end(edit: Edit) -> None:
    """End the table before its end: no winner, no result. TableError `host_only`."""
    need_live(edit.before)
    if not is_host(edit.before, edit.act):
        seat = edit.before.seat_of(edit.act.user)
        waited = edit.now - edit.host_seen
        if seat is None or not edit.before.chairs[seat].present or waited < ABANDONED:
            need_host(edit.before, edit.act)
    close(edit)


def close(edit: Edit) -> None:
    """Close the table; the channel is told how the scores stood, and how it can go on."""
    if edit.replay is not None:
        edit.posts.append((edit.record(RecordKind.END).seq, PostKind.FINAL))
    edit.status = Status.ENDED
    edit.drafts = {}
    edit.held_corrections = {}
    edit.aside = {}
    edit.say("ended")


def reopen(edit: Edit) -> None:
    """Go on with a table that was closed: as host, moderator, or who closed it.

    Whoever left it with too few to play is back. TableError `not_closed`, `host_only`, and `table_here`
    where another one lives by now.
    """
    if edit.before.status is not Status.ENDED or edit.replay is None:
        raise TableError("not_closed", status=edit.before.status.value)
    ended = _ended(edit)
    closed_by = None if ended is None else ended.by
    if closed_by is None or edit.before.seat_of(edit.act.user) != closed_by:
        need_host(edit.before, edit.act)
    record = edit.record(RecordKind.REOPEN, concerns=None if ended is None else ended.seq)
    edit.posts.append((record.seq, PostKind.REOPENED))
    step = edit.playing.steps[-1] if edit.playing.steps else None
    too_few = len(edit.chairs) - len(edit.playing.away) < FEWEST_PRESENT
    if too_few and step is not None and isinstance(step.entry, Left):
        edit.record(RecordKind.UNDO, concerns=step.seq)
    edit.say("went_on")


def _ended(edit: Edit) -> Record | None:
    return next((record for record in reversed(edit.before.records) if record.kind == RecordKind.END), None)
