"""A change while it is being made: the table as it was, and what becomes of it. No database here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from random import Random
from typing import Any

from bot.tables.consequences import Consequence, consequences
from bot.tables.loading import Loaded
from bot.tables.model import Act, Chair, Held, Mention, Record, Status, Table, TableError, step_of
from bot.tables.replay import ENTRY, Replay, entered, follow, kind_and_round
from rules.contract import AnyGame, Ask, Back, Fact, Joined, Left, RuleError, Seat


@dataclass(slots=True, kw_only=True)
class Edit:
    """What one act makes of a table. A use-case changes this; then it is written, all or nothing."""

    act: Act
    now: datetime
    chance: Random
    before: Table
    host_seen: datetime
    replay: Replay | None
    chairs: tuple[Chair, ...]
    host: int | None
    first: Seat | None
    options: dict[str, Any]
    status: Status
    drafts: dict[Seat, Any] = field(repr=False)
    pending: dict[tuple[int, Seat], Held]
    spare: tuple[Chair, ...] = ()
    """Chairs that the table has not, and would have again by a redo."""
    mentions: dict[int, Mention] = field(default_factory=dict)
    """Whom the log tells of who has no seat, by record; empty where the act has no use for them."""
    posts: list[tuple[int, str]] = field(default_factory=list)
    happened: list[str] = field(default_factory=list)
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
    def ask(self) -> Ask | None:
        """What is asked now."""
        return self.game.ask(self.playing.state)

    def say(self, *codes: str, **facts: Fact) -> None:
        """Note what happened."""
        self.happened.extend(codes)
        self.facts.update(facts)

    def by(self) -> Seat | None:
        """Give the actor's seat, for the log."""
        return next((chair.seat for chair in self.chairs if chair.user == self.act.user), None)

    def record(
        self,
        kind: str,
        *,
        concerns: int | None = None,
        entry: Any = None,
        seat: Seat | None = None,
        entries: tuple[tuple[int, Any], ...] = (),
        options: Mapping[str, object] | None = None,
    ) -> Record:
        """Append a record and follow it. RuleError and TableError as `follow`; nothing is changed then."""
        replay = self.playing
        record = Record(
            seq=replay.length + 1,
            kind=kind,
            concerns=concerns,
            entry=entry,
            seat=seat,
            by=self.by(),
            at=self.now,
            entries=entries,
            options=options,
        )
        self.replay = follow(replay, record)
        self._tidy(replay)
        return record

    def record_all(self, entries: Sequence[Any]) -> None:
        """Append entries that were made elsewhere, all at once. RuleError: the rules forbid one."""
        replay, by = self.playing, self.by()
        records = tuple(
            Record(seq=seq, kind=ENTRY, concerns=None, entry=entry, seat=None, by=by, at=self.now)
            for seq, entry in enumerate(entries, start=replay.length + 1)
        )
        self.replay = entered(replay, records)
        self._tidy(replay)

    def enter(self, entry: Any) -> tuple[Consequence, ...]:
        """Append an entry, with all that follows from it. RuleError: the rules forbid it."""
        before = self.playing.state
        record = self.record("entry", entry=entry)
        found = consequences(self.game, before, self.playing.state, entry)
        for consequence in found:
            if consequence.post is not None:
                self.posts.append((record.seq, consequence.post))
            self.say(consequence.happened)
        return found

    def settle(self) -> None:
        """Make the entry that complete parts are, if they fit together; `trouble` where they do not."""
        ask = self.ask
        while ask is not None and ask.seats and all(seat in self.drafts for seat in ask.seats):
            try:
                entry = self.game.gather(self.playing.state, self.drafts)
            except RuleError as error:
                self.trouble = error
                return
            self.enter(entry)
            ask = self.ask

    def _tidy(self, before: Replay) -> None:
        """Keep the drafts that still answer what is asked; follow the game's end and who is there."""
        ask = self.ask
        new, old = self.playing.state, before.state
        agreed_anew = before.chosen != self.playing.chosen
        if kind_and_round(ask) != kind_and_round(self.game.ask(old)):
            self.drafts = {}
        elif agreed_anew and ask is not None and ask.hidden and self.game.terms(new) != self.game.terms(old):
            self.drafts = {}  # which ones would go tells what they were
        self.drafts = {seat: part for seat, part in self.drafts.items() if self._still_fits(seat, part)}
        self.pending = {
            (round_, seat): held
            for (round_, seat), held in self.pending.items()
            if step_of(self.game, self.playing.steps, round_, held.kind) is not None
        }
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
        chairs=old.table.chairs,
        host=old.table.host,
        first=old.table.first,
        options=dict(old.table.options),
        status=old.table.status,
        drafts=dict(old.table.drafts),
        pending=dict(old.held),
        spare=old.spare,
        mentions=dict(old.mentions),
    )


def is_seat_entry(entry: Any) -> bool:
    """Tell whether an entry is about who is there."""
    return isinstance(entry, Left | Back | Joined)
