"""Mending: undo, redo. Nothing is erased: each is one more record of the log."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, Final

from bot.tables.aside import bring_back
from bot.tables.consequences import is_extra
from bot.tables.edit import Edit
from bot.tables.happened import Happened
from bot.tables.hosting import back_to_who_left
from bot.tables.kinds import PostKind, RecordKind
from bot.tables.model import TableError
from bot.tables.play import need_moment
from bot.tables.records import Step
from bot.tables.replay import RedoStep, Replay, kind_and_round, question_of
from bot.tables.rights import need_host, need_mendable, need_player_or_host, need_undoer
from bot.tables.undone import newest_held
from rules.contract import TABLE, AnyGame, Ask, Left, RuleError, Seat

AT_ONCE: Final = timedelta(seconds=5)
"""Who types an undo so soon after somebody else's may mean the same thing as that one."""


def undo(edit: Edit, *, seq: int | None = None, moment: int | None = None) -> None:
    """Take back the last entry or correction that stands; the parts that made it are drafts again.

    A correction that waits is let go of, where it is newer. `seq` None: typed, without saying what.
    TableError `newer_first`: something newer than `seq` waits; `just_undone`: by somebody else.
    """
    need_mendable(edit.before)
    need_moment(edit, moment)
    before = edit.playing
    held = newest_held(edit.held_corrections, before.last)
    if held is not None and seq is None:
        drop(edit, number=held, typed=True)
        return
    if held is not None and seq == before.last:
        raise TableError("newer_first")
    if before.last is None:
        raise TableError("nothing_to_undo")
    wanted = before.last if seq is None else seq
    step = next((step for step in edit.playing.steps if step.seq == wanted), None)
    need_undoer(edit.before, edit.act, step, options=wanted == edit.playing.chosen[-1][0])
    if seq is None:
        _need_pause(edit)
    given, aside = dict(edit.drafts), edit.aside.get(wanted, {})
    record = edit.record(RecordKind.UNDO, concerns=wanted)
    edit.set_aside(record.seq, given)
    _restore_parts(edit, before)
    left = _who_left(before, wanted)
    bring_back(edit, aside, given, moved=question_of(before) != question_of(edit.playing), left=left)
    edit.posts.append((record.seq, PostKind.UNDONE))
    if left is not None:
        back_to_who_left(edit, wanted, left)
    _say_of(edit, "undone", before, wanted)
    follow_the_end(edit, before, record.seq)


def drop(edit: Edit, *, number: int, typed: bool = False) -> None:
    """Let go of the newest correction that waits. TableError `stale`: another one is the newest."""
    need_mendable(edit.before)
    need_player_or_host(edit.before, edit.act)
    if typed:
        _need_pause(edit)
    if number != newest_held(edit.held_corrections, edit.playing.last):
        raise TableError("stale", moment=edit.before.moment)
    gone = [where for where, held in edit.held_corrections.items() if held.number == number]
    edit.held_corrections = {
        where: held for where, held in edit.held_corrections.items() if where not in gone
    }
    round_, seat = gone[0]
    edit.record(RecordKind.DROP, seat=seat)
    edit.say("dropped", round=round_, seat=seat)


def redo(edit: Edit, *, seq: int) -> None:
    """Take back an undo, while nothing was entered or changed since."""
    need_mendable(edit.before)
    before = edit.playing
    need_player_or_host(edit.before, edit.act)
    if before.undone and before.undone[-1].chosen != before.chosen:
        need_host(edit.before, edit.act)
    if not before.undone or before.undone[-1].seq != seq:
        raise TableError("stale", moment=before.moment)
    if _parts_changed(edit, before):
        raise TableError("stale", moment=before.moment)
    concerns = next(known.concerns for known in before.records if known.seq == seq)
    aside, given = edit.aside.get(seq, {}), dict(edit.drafts)
    left = _who_left(before.undone[-1], concerns)
    if left is not None:
        edit.drafts = dict(edit.game.without(before.state, left, given))
    record = edit.record(RecordKind.REDO, concerns=seq)
    moved = question_of(before) != question_of(edit.playing)
    if not moved or edit.playing.chosen != before.chosen:
        edit.set_aside(edit.playing.last, given)
    bring_back(edit, aside, given, moved=moved)
    edit.posts.append((record.seq, PostKind.REDONE))
    _say_of(edit, "redone", edit.playing, concerns)
    follow_the_end(edit, before, record.seq)


def follow_the_end(edit: Edit, before: Replay, seq: int) -> None:
    """Tell of an end, or an extra round, that mending brought about or changed."""
    old, new = before.state, edit.playing.state
    was_over, is_over = edit.game.ask(old) is None, edit.game.ask(new) is None
    if is_over and (not was_over or edit.game.standings(old) != edit.game.standings(new)):
        edit.posts.append((seq, PostKind.FINAL))
        edit.say("over")
    elif was_over and not is_over:
        asks = edit.game.ask(new)
        edit.say("reopened", next=None if asks is None else asks.round)
        if is_extra(edit.game, new):
            edit.posts.append((seq, PostKind.EXTRA))
            edit.say("extra_round")


def parts_back(
    game: AnyGame, longer: Sequence[Step], shorter: Sequence[Step], ask: Ask | None
) -> Mapping[Seat, Any]:
    """Return the parts of the entry that an undo took back, where it answered what is asked again."""
    if ask is None or not ask.seats or len(shorter) >= len(longer):
        return {}
    step = longer[-1]
    if kind_and_round(ask) != kind_and_round(step.asked):
        return {}
    parts = game.split(step.before, step.entry)
    return {seat: part for seat, part in parts.items() if seat == TABLE or seat in ask.seats}


def later_entry(edit: Edit, error: RuleError) -> RuleError | TableError:
    """Say what a change of the past would make impossible: an entry, as the rules refuse it, or all of them.

    TableError `ends_earlier`: the game would have been over after `round`, before `later`; `last`: the
    latest round that something was entered in.
    """
    later = error.facts.get("later_round")
    if error.code != "game_over" or not isinstance(later, int):
        return error
    last = max(step.asked.round for step in edit.playing.steps if step.asked is not None)
    return TableError("ends_earlier", round=later - 1, later=later, last=last, several=last > later)


def _need_pause(edit: Edit) -> None:
    """Refuse to undo right after somebody else did, without saying what. TableError `just_undone`."""
    last = next(
        (record for record in reversed(edit.playing.records) if record.kind != RecordKind.LANGUAGE), None
    )
    if (
        last is None
        or last.kind not in (RecordKind.UNDO, RecordKind.REDO, RecordKind.DROP)
        or last.by == edit.by()
    ):
        return
    if edit.now - last.at < AT_ONCE:
        raise TableError("just_undone", seat=last.by)


def _restore_parts(edit: Edit, before: Replay) -> None:
    """Make drafts of the entry taken back, where it answered what is asked again."""
    parts = parts_back(edit.game, before.steps, edit.playing.steps, edit.ask)
    edit.drafts |= parts
    if parts:
        record = next(record for record in before.records if record.seq == before.steps[-1].seq)
        by = TABLE if record.by is None else record.by
        edit.givers |= dict.fromkeys(parts, by) if record.givers is None else record.givers


def _parts_changed(edit: Edit, before: Replay) -> bool:
    """Return whether somebody gave another part since the undo: a redo would lose it."""
    gone = before.undone[-1].written[len(before.written) :]
    if not gone or not edit.drafts:
        return False
    parts = edit.game.split(before.state, gone[-1].entry)
    return bool(parts) and edit.drafts != parts


def _who_left(longer: Replay | RedoStep, seq: int | None) -> Seat | None:
    """Return the seat that this record let go of, where it is somebody's leaving."""
    left = next((one for one in longer.written if one.seq == seq), None)
    return left.entry.seat if left is not None and isinstance(left.entry, Left) else None


def _say_of(edit: Edit, code: Happened, longer: Replay, seq: int | None) -> None:
    """Tell which question's answer was taken back or brought back."""
    places = (one.seq for one in longer.written for version, _ in one.versions if version == seq)
    concerned = next(places, seq)
    asked = next((step.asked for step in longer.steps if step.seq == concerned), None)
    kind, round_ = kind_and_round(asked) or (None, None)
    edit.say(code, seq=seq, round=round_, kind=kind)
