"""From rows to a table: the log read and replayed."""

import asyncio
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

from bot.store import kept
from bot.store import tables as store_tables
from bot.store.contents import contents
from bot.store.rows import Contents, CorrectionRow, RecordRow, TableRow
from bot.store.store import Transaction
from bot.tables.codec import KINDS, read_entries, read_entry, read_part, read_parts, thaw
from bot.tables.following import replayed
from bot.tables.kinds import RecordKind
from bot.tables.model import UNREADABLE, Chair, Mention, Place, Status, Table, TableError
from bot.tables.records import HeldCorrection, Record
from bot.tables.replay import Replay
from rules.contract import AnyGame, Joined, RuleError, Seat, Setup
from rules.games import game as game_named

LONG: Final = 200
"""Records of a log that is replayed in a thread, so that other tables need not wait: 5 ms or more of work."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """A table with what a change of it needs besides."""

    row: TableRow
    table: Table
    replay: Replay | None
    held: Mapping[tuple[int, Seat], HeldCorrection]
    givers: Mapping[Seat, Seat]
    """Which seat gave each draft, where that is known."""
    aside: Mapping[int, Mapping[Seat, Any]]
    """The parts that each record set aside, by its number."""
    spare: tuple[Chair, ...] = ()
    """Who joined late and whose joining was undone: the chair waits until it is redone."""
    mentions: Mapping[int, Mention] = field(default_factory=dict)
    """Whom the log tells of who has no seat, by record."""


async def load(
    transaction: Transaction, table: int, *, lock: bool = False, upto: int | None = None
) -> Loaded:
    """Load a table; `lock` keeps it for this transaction; `upto`: as its log says up to that record.

    TableError `no_table`; `unreadable`: not written by this program, or damaged since.
    """
    row = await (store_tables.lock if lock else store_tables.read)(transaction, table)
    if row is None:
        raise TableError("no_table", table=table)
    kept.loaded()
    found = await contents(transaction, table)
    if len(found.records) < LONG:
        return loaded(row, found, upto=upto)
    return await asyncio.to_thread(loaded, row, found, upto=upto)


def loaded(row: TableRow, found: Contents, *, upto: int | None = None) -> Loaded:
    """Make the table of its rows. TableError as `load`."""
    with _reading(row, "game"):
        game, status = game_named(row.game), Status(row.status)
    with _reading(row, "options"):
        options = json.loads(row.options)
        if row.frozen is None:
            game.read_options({**game.advise(len(found.seats)), **options})
    with _reading(row, "log"):
        records = tuple(_record(game, record) for record in found.records)
        replay = _replayed(game, row, _seats_at_first(records, len(found.seats)), records[:upto])
    past = upto is not None
    if past and replay is not None:
        status = Status.OVER if game.ask(replay.state) is None else Status.PLAYING
    away = frozenset() if replay is None else replay.away
    seats = len(found.seats) if replay is None else replay.seats
    with _reading(row, "corrections"):
        held = {
            (correction.round, correction.seat): _held(game, correction) for correction in found.corrections
        }
    with _reading(row, "drafts"):
        drafts = {draft.seat: read_part(game, draft.body) for draft in found.drafts}
        aside: dict[int, dict[Seat, Any]] = {}
        for row_ in found.rested:
            aside.setdefault(row_.under, {})[row_.seat] = read_part(game, row_.body)
    table = Table(
        id=row.id,
        place=Place(guild=row.guild, channel=row.channel, locale=_spoken(row, records, upto)),
        game=game,
        status=status,
        host=row.host,
        chairs=tuple(
            Chair(
                seat=seat.seat,
                user=seat.user,
                name=seat.name,
                present=seat.seat not in away,
                acted=seat.acted,
                given_by=seat.by,
                giver_name=seat.by_name,
            )
            for seat in found.seats[:seats]
        ),
        options=MappingProxyType(options),
        first=row.first,
        records=records[:upto],
        log_length=len(records[:upto]),
        steps=(),
        state=None,
        drafts=MappingProxyType({} if past else drafts),
        held_corrections=MappingProxyType({} if past else held),
        moment=0,
        version=row.version,
        opened=row.opened,
    )
    spare = tuple(
        Chair(seat=seat.seat, user=seat.user, name=seat.name, present=False, acted=seat.acted)
        for seat in found.seats[seats:]
    )
    return Loaded(
        row=row,
        table=with_replay(table, replay),
        replay=replay,
        held=held,
        givers={draft.seat: draft.by for draft in found.drafts if draft.by is not None},
        aside=aside,
        spare=spare,
        mentions={row.seq: Mention(seq=row.seq, user=row.user, name=row.name) for row in found.mentions},
    )


def with_replay(table: Table, replay: Replay | None) -> Table:
    """Return the table with what its log says."""
    if replay is None:
        return table
    return replace(
        table,
        log_length=replay.length,
        steps=replay.steps,
        state=replay.state,
        moment=replay.moment,
        records=replay.records,
        last=replay.last,
        undone_entry=replay.undone_entry,
        options=replay.options,
    )


@contextmanager
def _reading(row: TableRow, part: str) -> Iterator[None]:
    """Raise TableError `unreadable` for this part, with nothing of the error itself: it could tell a bet."""
    try:
        yield
    except (TableError, RuleError, ValueError, LookupError, TypeError):
        live = row.status in (Status.LOBBY, Status.PLAYING)
        raise TableError(UNREADABLE, table=row.id, live=live, part=part) from None


def _spoken(row: TableRow, records: tuple[Record, ...], upto: int | None) -> str:
    """Return the language that the table spoke after record `upto`; None: that it speaks now."""
    later = () if upto is None else records[upto:]
    return next((record.spoken for record in later if record.spoken is not None), row.locale)


def _seats_at_first(records: tuple[Record, ...], seats: int) -> int:
    """Count the seats at the beginning: those before the first that joined, undone or not."""
    late = (record.entry.seat for record in records if isinstance(record.entry, Joined))
    return min(late, default=seats)


def _replayed(game: AnyGame, row: TableRow, seats: int, records: tuple[Record, ...]) -> Replay | None:
    if row.frozen is None:
        return None
    setup = Setup(seats=seats, first=row.first or 0, options=thaw(game, row.frozen))
    return replayed(game, setup, MappingProxyType(json.loads(row.options)), records)


def _held(game: AnyGame, row: CorrectionRow) -> HeldCorrection:
    (kind, *kinds), (part, *parts) = row.kind.split(KINDS), read_parts(game, row.body)
    also = tuple(zip(kinds, parts, strict=True))
    return HeldCorrection(kind=kind, part=part, also=also, since=row.since, number=row.number)


def _record(game: AnyGame, row: RecordRow) -> Record:
    record = Record(
        seq=row.seq,
        kind=RecordKind(row.kind),
        concerns=row.concerns,
        entry=None,
        seat=None,
        by=row.by,
        at=row.at,
    )
    if row.body is None:
        return record
    match record.kind:
        case RecordKind.SEAT | RecordKind.HOST | RecordKind.ASK | RecordKind.DROP:
            return replace(record, seat=int(row.body))
        case RecordKind.LANGUAGE:
            return replace(record, spoken=row.body)
        case RecordKind.OPTIONS:
            return replace(record, options=MappingProxyType(json.loads(row.body)))
        case RecordKind.TOGETHER:
            return replace(record, entries=read_entries(game, row.body))
        case _:
            givers = None if row.givers is None else json.loads(row.givers)
            who = None if givers is None else {int(seat): int(by) for seat, by in givers.items()}
            return replace(record, entry=read_entry(game, row.body), givers=who)
