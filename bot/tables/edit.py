"""A change while it is being made: the table as it was, and what becomes of it. No database here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from random import Random
from typing import Any

from bot.tables.consequences import Consequence, consequences
from bot.tables.following import entered, follow
from bot.tables.happened import Happened
from bot.tables.kinds import PostKind, RecordKind
from bot.tables.loading import Loaded
from bot.tables.model import Act, Chair, Mention, Status, Table, TableError
from bot.tables.records import HeldCorrection, Record, step_of
from bot.tables.replay import Replay, kind_and_round, question_of
from bot.tables.undone import same_again
from rules.contract import TABLE, AnyGame, Ask, Fact, RuleError, Seat


@dataclass(slots=True, kw_only=True)
class Edit:
    """What one act makes of a table. A use-case changes this; then it is written, all or nothing."""

    act: Act
    now: datetime
    chance: Random
    before: Table
    host_seen: datetime
    replay: Replay | None
    early: tuple[Record, ...]
    """What the log says of the time before the game began."""
    chairs: tuple[Chair, ...]
    host: int | None
    first: Seat | None
    locale: str
    """The language of what is said in public."""
    options: dict[str, Any]
    status: Status
    drafts: dict[Seat, Any] = field(repr=False)
    givers: dict[Seat, Seat]
    """Which seat gave each draft, where that is known."""
    held_corrections: dict[tuple[int, Seat], HeldCorrection]
    aside: dict[int, dict[Seat, Any]] = field(repr=False)
    """Parts dropped by each record that can still be reversed, by record number."""
    spare: tuple[Chair, ...] = ()
    """Chairs that an undo removed and a redo would bring back."""
    mentions: dict[int, Mention] = field(default_factory=dict)
    """People without a seat whom a record names, by record number."""
    posts: list[tuple[int, PostKind]] = field(default_factory=list)
    happened: list[Happened] = field(default_factory=list)
    trouble: RuleError | None = None
    facts: dict[str, Fact] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return self.before.game

    @property
    def playing(self) -> Replay:
        """The game under way. TableError `not_begun`."""
        if self.replay is None:
            raise TableError("not_begun")
        return self.replay

    @property
    def records(self) -> tuple[Record, ...]:
        """The whole log, with what this change appends."""
        return self.early if self.replay is None else self.replay.records

    @property
    def ask(self) -> Ask | None:
        """What is asked now."""
        return self.game.ask(self.playing.state)

    @property
    def waits(self) -> bool:
        """Return whether all is in as it was before an undo."""
        return same_again(self.game, self.playing.state, self.drafts, self.playing.undone_entry)

    def say(self, *codes: Happened, **facts: Fact) -> None:
        """Note what happened."""
        self.happened.extend(codes)
        self.facts.update(facts)

    def has_acted(self, user: int) -> None:
        """Note that this person has done something at the table, whoever gave them their seat."""
        self.chairs = tuple(
            replace(chair, acted=True, given_by=None, giver_name="") if chair.user == user else chair
            for chair in self.chairs
        )

    def by(self) -> Seat | None:
        """Return the actor's seat, for the log."""
        return next((chair.seat for chair in self.chairs if chair.user == self.act.user), None)

    def speaker(self) -> Seat:
        """Return the actor's seat, TABLE for somebody without one."""
        by = self.by()
        return TABLE if by is None else by

    def record(
        self,
        kind: RecordKind,
        *,
        concerns: int | None = None,
        entry: Any = None,
        seat: Seat | None = None,
        entries: tuple[tuple[int, Any], ...] = (),
        options: Mapping[str, object] | None = None,
        givers: Mapping[Seat, Seat] | None = None,
        spoken: str | None = None,
    ) -> Record:
        """Append a record and follow it. RuleError and TableError as `follow`; nothing is changed then."""
        record = Record(
            seq=len(self.records) + 1,
            kind=kind,
            concerns=concerns,
            entry=entry,
            seat=seat,
            by=self.by(),
            at=self.now,
            entries=entries,
            options=options,
            givers=givers,
            spoken=spoken,
        )
        replay = self.replay
        if replay is None:
            self.early = (*self.early, record)
        else:
            self.replay = follow(replay, record)
            self._tidy(replay)
        return record

    def record_all(self, entries: Sequence[Any]) -> None:
        """Append entries that were made elsewhere, all at once. RuleError: the rules forbid one."""
        replay, by = self.playing, self.by()
        records = tuple(
            Record(seq=seq, kind=RecordKind.ENTRY, concerns=None, entry=entry, seat=None, by=by, at=self.now)
            for seq, entry in enumerate(entries, start=replay.length + 1)
        )
        self.replay = entered(replay, records)
        self._tidy(replay)

    def gathered(self) -> tuple[Consequence, ...]:
        """Append the entry that the drafts make. RuleError: they do not fit together."""
        entry = self.game.gather(self.playing.state, self.drafts)
        own = {seat: by for seat, by in self.givers.items() if seat != TABLE}
        return self.enter(entry, givers=own)

    def enter(self, entry: Any, *, givers: Mapping[Seat, Seat] | None = None) -> tuple[Consequence, ...]:
        """Append an entry, with all that follows from it. RuleError: the rules forbid it."""
        old, given = self.playing, dict(self.drafts)
        record = self.record(RecordKind.ENTRY, entry=entry, givers=givers)
        if question_of(old) == question_of(self.playing):
            self.set_aside(record.seq, given)
        found = consequences(self.game, old.state, self.playing.state, entry)
        for consequence in found:
            if consequence.post is not None:
                self.posts.append((record.seq, consequence.post))
            self.say(consequence.happened)
            if consequence.post == "cards":
                self.say_dropped(tuple(given))
        return found

    def set_aside(self, under: int | None, given: Mapping[Seat, Any]) -> None:
        """Keep under this record what it dropped, or changed, of the parts given before it."""
        gone = {seat: part for seat, part in given.items() if self.drafts.get(seat) != part}
        if gone and under is not None:
            self.aside[under] = gone

    def say_dropped(self, given: Sequence[Seat]) -> None:
        """Note whose parts, of these seats, no longer count though the same is asked."""
        if dropped := tuple(seat for seat in given if seat not in self.drafts):
            self.say("parts_dropped", seats=dropped)

    def settle(self) -> None:
        """Make the entry that complete parts are, if they fit together; `trouble` where they do not.

        Parts that are as they were before an undo wait: for a change, or for who lets them stand.
        """
        ask = self.ask
        while ask is not None and ask.seats and all(seat in self.drafts for seat in ask.seats):
            if self.waits:
                return
            try:
                self.gathered()
            except RuleError as error:
                self.trouble = error
                return
            ask = self.ask

    def _tidy(self, before: Replay) -> None:
        """Keep the drafts that still answer what is asked; follow the game's end and who is there."""
        ask = self.ask
        new, old = self.playing.state, before.state
        if kind_and_round(ask) != kind_and_round(self.game.ask(old)):
            self.drafts = {}
        elif ask is not None and ask.hidden and self.game.terms(new) != self.game.terms(old):
            self.drafts = {}  # which ones would go tells what they were
        asked = () if ask is None else (*ask.seats, TABLE)
        kept = {seat: part for seat, part in self.drafts.items() if self._still_fits(seat, part)}
        lost = any(seat in asked for seat in self.drafts if seat not in kept)
        self.drafts = {} if lost and ask is not None and ask.hidden else kept
        self.givers = {seat: by for seat, by in self.givers.items() if seat in self.drafts}
        self.held_corrections = {
            (round_, seat): held
            for (round_, seat), held in self.held_corrections.items()
            if step_of(self.game, self.playing.steps, round_, held.kind) is not None
        }
        still = {self.playing.last, *(undone.seq for undone in self.playing.undone)}
        self.aside = {under: parts for under, parts in self.aside.items() if under in still}
        self.status = Status.OVER if ask is None else Status.PLAYING
        away, seats = self.playing.away, self.playing.seats
        everybody = (*self.chairs, *self.spare)
        self.chairs = tuple(replace(chair, present=chair.seat not in away) for chair in everybody[:seats])
        self.spare = tuple(replace(chair, present=False) for chair in everybody[seats:])

    def _still_fits(self, seat: Seat, part: Any) -> bool:
        try:
            self.game.check(self.playing.state, seat, part)
        except RuleError:
            return False
        return True


def edit_of(old: Loaded, act: Act, now: datetime, chance: Random) -> Edit:
    """Begin a change of a table."""
    return Edit(
        act=act,
        now=now,
        chance=chance,
        before=old.table,
        host_seen=old.row.host_seen,
        replay=old.replay,
        early=old.table.records if old.replay is None else (),
        chairs=old.table.chairs,
        host=old.table.host,
        first=old.table.first,
        locale=old.table.place.locale,
        options=dict(old.table.options),
        status=old.table.status,
        drafts=dict(old.table.drafts),
        givers=dict(old.givers),
        held_corrections=dict(old.held),
        aside={under: dict(parts) for under, parts in old.aside.items()},
        spare=old.spare,
        mentions=dict(old.mentions),
    )
