"""Correcting a past round: other parts in place of those that stand, all that are given or none."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.tables.codec import is_part
from bot.tables.edit import Edit
from bot.tables.kinds import PostKind, RecordKind
from bot.tables.mend import follow_the_end, later_entry
from bot.tables.model import Correction, TableError
from bot.tables.records import HeldCorrection, Record, Step, step_of
from bot.tables.replay import state_at
from bot.tables.rights import need_mendable, seat_for
from rules.contract import Fact, RuleError, Seat

Parts = dict[str, dict[Seat, Any]]
"""The parts of a round by their kind and seat."""


def correct(edit: Edit, round_: int, corrections: Sequence[Correction]) -> None:
    """Put other parts in place of those of a past round, once the round adds up with them.

    Until then all of them wait together. TableError `no_such_entry`, and as `seat_for`, `later_entry`;
    RuleError: a part cannot be, or (`later_round` among the facts) an entry after this round could not
    have been.
    """
    need_mendable(edit.before)
    given = _given(edit, round_, corrections)
    waiting = _waiting(edit, round_, frozenset(given))
    instead: dict[int, Any] = {}
    for step in _steps(edit, round_, {**waiting, **given}):
        kind, state = _kind(step), state_at(edit.playing, step.seq, instead)
        own = given.get(kind, {})
        if not _takes_seats(step):
            (entry,) = own.values()
        else:
            for seat, part in own.items():
                edit.game.check(state, seat, part)
            parts = {**edit.game.split(step.before, step.entry), **waiting.get(kind, {}), **own}
            try:
                entry = edit.game.gather(state, parts)
            except RuleError as error:
                if any(seat not in parts for theirs in given.values() for seat in theirs):
                    raise
                edit.trouble = error
                _hold(edit, round_, kind, given, parts)
                return
        if entry != step.entry:
            instead[step.seq] = entry
    _settle_held(edit, round_, given)
    _write(edit, round_, given, instead)


def _given(edit: Edit, round_: int, corrections: Sequence[Correction]) -> Parts:
    """Make the parts. TableError `no_such_entry`, `not_there`, `not_of_this_game`, and as `seat_for`."""
    given: Parts = {}
    for correction in corrections:
        kind = correction.kind
        seat = seat_for(edit.before, edit.act, correction.seat)
        step = step_of(edit.game, edit.playing.steps, round_, kind)
        if step is None:
            raise TableError("no_such_entry", round=round_, kind=kind)
        if seat >= len(edit.game.standings(step.before)):
            raise TableError("not_there", seat=seat, round=round_)
        stands = edit.before.parts_of(round_, kind).get(seat) if _takes_seats(step) else step.entry
        part = correction.make(stands)
        if not is_part(edit.game, part):
            raise TableError("not_of_this_game", game=edit.game.name, given=type(part).__name__)
        given.setdefault(kind, {})[seat] = part
    return given


def _waiting(edit: Edit, round_: int, kinds: frozenset[str]) -> Parts:
    """Return what waits for these kinds of the round, and what else is to be corrected with it."""
    waiting: Parts = {}
    for (held_round, seat), held in edit.held_corrections.items():
        if held_round == round_ and held.kind in kinds:
            for kind, part in held.parts:
                waiting.setdefault(kind, {})[seat] = part
    return waiting


def _steps(edit: Edit, round_: int, kinds: Mapping[str, object]) -> list[Step]:
    steps = (step_of(edit.game, edit.playing.steps, round_, kind) for kind in kinds)
    return sorted((step for step in steps if step is not None), key=lambda step: step.seq)


def _hold(edit: Edit, round_: int, kind: str, given: Parts, parts: Mapping[Seat, Any]) -> None:
    """Keep what was given until the parts of this kind fit together."""
    for seat in dict.fromkeys(seat for own in given.values() for seat in own):
        before = edit.held_corrections.get((round_, seat))
        also = dict(before.also) if before is not None and before.kind == kind else {}
        also |= {other: own[seat] for other, own in given.items() if other != kind and seat in own}
        edit.held_corrections[round_, seat] = HeldCorrection(
            kind=kind,
            part=parts[seat],
            also=tuple(also.items()),
            since=edit.playing.length,
            number=edit.before.version + 1,
        )
    edit.say("correction_held", round=round_, seat=_first(given), kind=kind)


def _settle_held(edit: Edit, round_: int, given: Parts) -> None:
    """Let go of what waited for these kinds, and of what newer parts take the place of."""
    kept: dict[tuple[int, Seat], HeldCorrection] = {}
    for (held_round, seat), held in edit.held_corrections.items():
        if held_round == round_ and held.kind in given:
            continue
        newer = {kind for kind, own in given.items() if held_round == round_ and seat in own}
        also = tuple((kind, part) for kind, part in held.also if kind not in newer)
        kept[held_round, seat] = replace(held, also=also)
    edit.held_corrections = kept


def _write(edit: Edit, round_: int, given: Parts, instead: Mapping[int, Any]) -> None:
    about: dict[str, Fact] = {"round": round_, "seat": _first(given), "kind": next(reversed(given))}
    if not instead:
        edit.say("same", **about)
        return
    before = edit.playing
    try:
        record = _record(edit, instead)
    except RuleError as error:
        raise later_entry(edit, error) from None
    edit.posts.append((record.seq, PostKind.CORRECTED))
    edit.say("corrected", **about)
    follow_the_end(edit, before, record.seq)


def _record(edit: Edit, instead: Mapping[int, Any]) -> Record:
    if len(instead) == 1:
        ((seq, entry),) = instead.items()
        return edit.record(RecordKind.CORRECT, concerns=seq, entry=entry)
    return edit.record(RecordKind.TOGETHER, entries=tuple(instead.items()))


def _first(given: Parts) -> Seat:
    return next(seat for own in given.values() for seat in own)


def _kind(step: Step) -> str:
    return "" if step.asked is None else step.asked.kind


def _takes_seats(step: Step) -> bool:
    return step.asked is not None and bool(step.asked.seats)
