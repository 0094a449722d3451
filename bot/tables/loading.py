"""From rows to a table: the log read and replayed."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from bot.store import tables as store_tables
from bot.store.contents import contents
from bot.store.rows import Contents, RecordRow, TableRow
from bot.store.store import Transaction
from bot.tables.codec import read_entry, read_part, thaw
from bot.tables.model import Chair, Place, Record, Status, Table, TableError
from bot.tables.replay import Replay, replayed
from rules.contract import AnyGame, RuleError, Seat, Setup
from rules.games import game as game_named


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """A table with what a change of it needs besides."""

    row: TableRow
    table: Table
    replay: Replay | None
    held: Mapping[tuple[int, Seat], tuple[str, Any]]


async def load(
    transaction: Transaction, table: int, *, lock: bool = False, upto: int | None = None
) -> Loaded:
    """Load a table; `lock` keeps it for this transaction; `upto`: as it stood right after that record.

    TableError `no_table`; `unreadable`, `broken_log`, `unknown_game`: not written by this program.
    """
    row = await (store_tables.lock if lock else store_tables.read)(transaction, table)
    if row is None:
        raise TableError("no_table", table=table)
    return loaded(row, await contents(transaction, table), upto=upto)


def loaded(row: TableRow, found: Contents, *, upto: int | None = None) -> Loaded:
    """Make the table of its rows. TableError as `load`."""
    game = _game(row.game)
    records = tuple(_record(game, record) for record in found.records)
    past = upto is not None and upto < len(records)
    status = Status(row.status)
    replay = _replayed(game, row, len(found.seats), records[:upto])
    if past and replay is not None:
        status = Status.OVER if game.ask(replay.state) is None else Status.PLAYING
    away = frozenset() if replay is None else replay.away
    held = {
        (correction.round, correction.seat): (correction.kind, read_part(game, correction.body))
        for correction in found.corrections
    }
    drafts = {draft.seat: read_part(game, draft.body) for draft in found.drafts}
    table = Table(
        id=row.id,
        place=Place(guild=row.guild, channel=row.channel, locale=row.locale),
        game=game,
        status=status,
        host=row.host,
        chairs=tuple(
            Chair(seat=seat.seat, user=seat.user, name=seat.name, present=seat.seat not in away)
            for seat in found.seats
        ),
        options=MappingProxyType(json.loads(row.options)),
        first=row.first,
        log_length=0,
        steps=(),
        state=None,
        drafts=MappingProxyType({} if past else drafts),
        pending=MappingProxyType({} if past else held),
        moment=0,
        version=row.version,
        opened=row.opened,
    )
    return Loaded(row=row, table=with_replay(table, replay), replay=replay, held=held)


def with_replay(table: Table, replay: Replay | None) -> Table:
    """Give the table with what its log says."""
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
    )


def _game(name: str) -> AnyGame:
    try:
        return game_named(name)
    except KeyError:
        raise TableError("unknown_game", game=name) from None


def _replayed(game: AnyGame, row: TableRow, seats: int, records: tuple[Record, ...]) -> Replay | None:
    if row.frozen is None:
        return None
    setup = Setup(seats=seats, first=row.first or 0, options=thaw(game, row.frozen))
    try:
        return replayed(game, setup, records)
    except RuleError:
        # its facts may name what is secret
        raise TableError("broken_log", table=row.id) from None


def _record(game: AnyGame, row: RecordRow) -> Record:
    seat = None
    entry = None
    if row.kind == "seat" and row.body is not None:
        seat = int(row.body)
    elif row.body is not None:
        entry = read_entry(game, row.body)
    return Record(
        seq=row.seq, kind=row.kind, concerns=row.concerns, entry=entry, seat=seat, by=row.by, at=row.at
    )
