"""Following a log, record by record: which entries stand after each, and the states around them. Pure."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any

from bot.tables.kinds import RecordKind
from bot.tables.model import TableError
from bot.tables.records import Record, Step
from bot.tables.replay import RedoStep, Replay, Written, kind_and_round, question_of
from bot.tables.undone import UndoneEntry
from rules.contract import AnyGame, Back, Joined, Left, RuleError, Setup


def begun(game: AnyGame, setup: Setup[Any], options: Mapping[str, object]) -> Replay:
    """Begin with an empty log; `options`: those of the setup, by their names. RuleError as `start`."""
    return Replay(game=game, setup=setup, start=game.start(setup), chosen=((0, options),))


def replayed(
    game: AnyGame, setup: Setup[Any], options: Mapping[str, object], records: tuple[Record, ...]
) -> Replay:
    """Replay a log. RuleError or TableError `broken_log` where it does not follow the rules."""
    replay = begun(game, setup, options)
    for are_entries, run in groupby(records, key=lambda record: record.kind == RecordKind.ENTRY):
        if are_entries:
            replay = entered(replay, tuple(run))
            continue
        for record in run:
            replay = follow(replay, record)
    return replay


def entered(replay: Replay, records: tuple[Record, ...]) -> Replay:
    """Return the game after these entries, in time linear in their number. RuleError: one is forbidden."""
    game, state, moment = replay.game, replay.state, replay.moment
    asked = game.ask(state)
    written, steps = list(replay.written), list(replay.steps)
    for record in records:
        after = game.apply(state, record.entry)
        steps.append(
            Step(seq=record.seq, entry=record.entry, by=record.by, asked=asked, before=state, after=after)
        )
        written.append(Written(seq=record.seq, by=record.by, versions=((record.seq, record.entry),)))
        asks = game.ask(after)
        if kind_and_round(asks) != kind_and_round(asked) or game.terms(after) != game.terms(state):
            moment = record.seq + 1
        state, asked = after, asks
    return replace(
        replay,
        records=(*replay.records, *records),
        written=tuple(written),
        steps=tuple(steps),
        undone=(),
        undone_entry=_still_asked(replay.undone_entry, game, state)
        if all(isinstance(record.entry, Left | Back | Joined) for record in records)
        else None,
        moment=moment,
    )


def follow(replay: Replay, record: Record) -> Replay:
    """Return the game after one more record.

    RuleError: the rules forbid the entry, or (`later_round`, `later_seq` among the facts) one that
    stands after the one corrected. TableError `stale`: what it concerns cannot be undone or redone now.
    """
    match record.kind:
        case RecordKind.ENTRY:
            return entered(replay, (record,))
        case RecordKind.CORRECT | RecordKind.TOGETHER:
            after = _with(replay, _corrected(replay, record), undone=())
        case RecordKind.UNDO:
            undone = RedoStep(
                seq=record.seq, written=replay.written, chosen=replay.chosen, undone_entry=replay.undone_entry
            )
            after = _taken_back(replay, record.concerns, undone)
            if len(after.written) < len(replay.written):
                after = replace(after, undone_entry=_asked_again(replay, record))
        case RecordKind.REDO:
            if not replay.undone or replay.undone[-1].seq != record.concerns:
                raise TableError("stale", moment=replay.moment)
            back = replay.undone[-1]
            after = _with(replay, back.written, undone=replay.undone[:-1], chosen=back.chosen)
            after = replace(after, undone_entry=back.undone_entry)
        case RecordKind.OPTIONS if record.options is not None:
            chosen = (*replay.chosen, (record.seq, record.options))
            after = _with(replay, replay.written, undone=(), chosen=chosen)
        case (
            RecordKind.SEAT
            | RecordKind.HOST
            | RecordKind.CLAIM
            | RecordKind.ASK
            | RecordKind.END
            | RecordKind.REOPEN
            | RecordKind.DROP
            | RecordKind.LANGUAGE
        ):
            after = replay
        case _:
            raise TableError("broken_log", seq=record.seq)
    other_terms = replay.game.terms(after.state) != replay.game.terms(replay.state)
    moved = (
        record.kind in (RecordKind.UNDO, RecordKind.REDO)
        or other_terms
        or question_of(after) != question_of(replay)
    )
    undone_entry = _still_asked(after.undone_entry, after.game, after.state)
    if record.kind == RecordKind.OPTIONS and other_terms:
        undone_entry = None
    moment = record.seq + 1 if moved else replay.moment
    return replace(after, records=(*replay.records, record), undone_entry=undone_entry, moment=moment)


def _corrected(replay: Replay, record: Record) -> tuple[Written, ...]:
    entries: dict[int | None, Any] = {record.concerns: record.entry}
    if record.entries:
        entries = dict(record.entries)
    if not entries.keys() <= {one.seq for one in replay.written}:
        raise TableError("stale", moment=replay.moment)
    return tuple(
        replace(one, versions=(*one.versions, (record.seq, entries[one.seq]))) if one.seq in entries else one
        for one in replay.written
    )


def _taken_back(replay: Replay, concerns: int | None, undone: RedoStep) -> Replay:
    """Return the game without its newest entry, correction or change of options. TableError `stale`."""
    kept = (*replay.undone, undone)
    if concerns is not None and replay.written and replay.written[-1].seq == concerns == replay.last:
        return _with(replay, replay.written[:-1], undone=kept)
    if concerns is None or concerns != replay.last:
        raise TableError("stale", moment=replay.moment)
    if replay.chosen[-1][0] == concerns:
        return _with(replay, replay.written, undone=kept, chosen=replay.chosen[:-1])
    written = tuple(
        replace(one, versions=one.versions[:-1]) if one.versions[-1][0] == concerns else one
        for one in replay.written
    )
    return _with(replay, written, undone=kept)


def _asked_again(replay: Replay, undo: Record) -> UndoneEntry | None:
    """Return the newest entry, which this undo takes back; somebody's leaving is nothing to wait for."""
    step = replay.steps[-1]
    if isinstance(step.entry, Left | Back | Joined):
        return replay.undone_entry
    return UndoneEntry(step=step, by=undo.by)


def _still_asked(undone: UndoneEntry | None, game: AnyGame, state: Any) -> UndoneEntry | None:
    """Return what was undone where it answered what is asked now, and None elsewhere."""
    if undone is None or kind_and_round(undone.step.asked) != kind_and_round(game.ask(state)):
        return None
    return undone


def _with(
    replay: Replay,
    written: tuple[Written, ...],
    *,
    undone: tuple[RedoStep, ...],
    chosen: tuple[tuple[int, Mapping[str, object]], ...] | None = None,
) -> Replay:
    """Play again from the first place where something else stands now; with other options, from the start."""
    chosen = replay.chosen if chosen is None else chosen
    start, same = replay.start, 0
    if chosen[-1] != replay.chosen[-1]:
        start = _start(replay, *chosen[-1])
    else:
        for old, new in zip(replay.written, written, strict=False):
            if old is not new and old != new:
                break
            same += 1
    steps = list(replay.steps[:same])
    for one in written[same:]:
        before = steps[-1].after if steps else start
        asked = replay.game.ask(before)
        try:
            after = replay.game.apply(before, one.entry)
        except RuleError as error:
            if start is replay.start and one.seq == written[same].seq:
                raise
            raise RuleError(error.code, **_later(replay, error.facts, one.seq)) from None
        steps.append(Step(seq=one.seq, entry=one.entry, by=one.by, asked=asked, before=before, after=after))
    return replace(replay, start=start, chosen=chosen, written=written, steps=tuple(steps), undone=undone)


def _start(replay: Replay, seq: int, options: Mapping[str, object]) -> Any:
    """Return the state at the beginning, with the options that this record chose (0: as it began)."""
    if not seq:
        return replay.game.start(replay.setup)
    return replay.game.start(replace(replay.setup, options=replay.game.read_options(options)))


def _later(replay: Replay, facts: Mapping[str, Any], seq: int) -> dict[str, Any]:
    asked = next((step.asked for step in replay.steps if step.seq == seq), None)
    return {**facts, "later_round": None if asked is None else asked.round, "later_seq": seq}
