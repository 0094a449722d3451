"""Writes a change to the database: only the rows that differ."""

import json
from dataclasses import replace
from types import MappingProxyType

from bot.store import log as store_log
from bot.store import mentions as store_mentions
from bot.store import posts as store_posts
from bot.store import results as store_results
from bot.store import tables as store_tables
from bot.store.rows import (
    CorrectionRow,
    DraftRow,
    MentionRow,
    PostRow,
    RecordRow,
    RestedRow,
    ResultRow,
    SeatRow,
    TableRow,
)
from bot.store.store import Transaction
from bot.tables.codec import KINDS, freeze, write_entries, write_entry, write_part, write_parts
from bot.tables.edit import Edit
from bot.tables.loading import Loaded, with_replay
from bot.tables.model import Chair, Status, Table
from bot.tables.records import Record
from rules.contract import AnyGame, Seat


async def save(transaction: Transaction, old: Loaded, edit: Edit) -> Table:
    """Write the change and return the table after it. StoreError."""
    before = old.table
    after = with_replay(
        replace(
            before,
            place=replace(before.place, locale=edit.locale),
            status=edit.status,
            host=edit.host,
            chairs=edit.chairs,
            options=MappingProxyType(dict(edit.options)),
            first=edit.first,
            drafts=MappingProxyType(dict(edit.drafts)),
            held_corrections=MappingProxyType(dict(edit.held_corrections)),
            records=edit.records,
            log_length=len(edit.records),
        ),
        edit.replay,
    )
    hosts = edit.act.user == before.host
    changed = after != before or bool(_held_anew(old, edit))
    if not changed and not hosts:
        return before
    if changed:
        after = replace(after, version=before.version + 1)
        await _write_parts(transaction, old, edit)
        await _write_results(transaction, before, after, edit)
    row = _row(old.row, after, edit)
    await store_tables.write(transaction, replace(row, host_seen=edit.now) if hosts else row)
    return after


def _held_anew(old: Loaded, edit: Edit) -> frozenset[tuple[int, Seat]]:
    """Return which corrections wait that were given again, as they were: they are the newest now."""
    return frozenset(
        where
        for where, held in edit.held_corrections.items()
        if (known := old.held.get(where)) is not None and known.since != held.since
    )


def seat_rows(chairs: tuple[Chair, ...]) -> tuple[SeatRow, ...]:
    """Make the rows of who sits where."""
    return tuple(
        SeatRow(
            seat=chair.seat,
            user=chair.user,
            name=chair.name,
            acted=chair.acted,
            by=chair.given_by,
            by_name=chair.giver_name,
        )
        for chair in chairs
    )


def _row(old: TableRow, after: Table, edit: Edit) -> TableRow:
    frozen = old.frozen
    if frozen is None and edit.replay is not None:
        frozen = freeze(after.game, after.options)
    return replace(
        old,
        status=after.status.value,
        host=after.host,
        first=after.first,
        locale=after.place.locale,
        # those that the game began with; the log says what was chosen since
        options=old.options if old.frozen is not None else json.dumps(dict(after.options)),
        frozen=frozen,
        version=after.version,
        changed=edit.now,
    )


async def _write_parts(transaction: Transaction, old: Loaded, edit: Edit) -> None:
    game, table, before = old.table.game, old.row.id, old.table
    chairs, sat = seat_rows((*edit.chairs, *edit.spare)), seat_rows((*before.chairs, *old.spare))
    if chairs != sat:
        await store_tables.seat(transaction, table, chairs, sat)
    records = edit.records[before.log_length :]
    if records:
        rows = tuple(_record_row(game, record) for record in records)
        await store_log.append(transaction, table, rows)
    if edit.mentions != old.mentions:
        await _write_mentions(transaction, old, edit)
    if edit.posts:
        owed = tuple(PostRow(table=table, seq=seq, kind=kind) for seq, kind in edit.posts)
        await store_posts.owe(transaction, owed)
    if gone := frozenset(before.drafts) - frozenset(edit.drafts):
        await store_log.drop_drafts(transaction, table, gone)
    drafts = tuple(
        DraftRow(seat=seat, body=write_part(game, part), by=edit.givers.get(seat))
        for seat, part in edit.drafts.items()
        if before.drafts.get(seat) != part or old.givers.get(seat) != edit.givers.get(seat)
    )
    await store_log.write_drafts(transaction, table, drafts)
    if settled := frozenset(old.held) - frozenset(edit.held_corrections):
        await store_log.let_go(transaction, table, settled)
    waiting = tuple(
        CorrectionRow(
            round=round_,
            seat=seat,
            kind=KINDS.join(kind for kind, _ in held.parts),
            body=write_parts(game, tuple(part for _, part in held.parts)),
            since=held.since,
            number=held.number,
        )
        for (round_, seat), held in edit.held_corrections.items()
        if old.held.get((round_, seat)) != held or (round_, seat) in _held_anew(old, edit)
    )
    await store_log.hold(transaction, table, waiting)
    if edit.aside != old.aside:
        aside = tuple(
            RestedRow(under=under, seat=seat, body=write_part(game, part))
            for under, parts in edit.aside.items()
            for seat, part in parts.items()
        )
        await store_log.rest(transaction, table, aside)


async def _write_mentions(transaction: Transaction, old: Loaded, edit: Edit) -> None:
    gone = frozenset(old.mentions) - frozenset(edit.mentions)
    if gone:
        await store_mentions.drop(transaction, old.row.id, gone)
    new = tuple(
        MentionRow(table=old.row.id, seq=seq, user=mention.user, name=mention.name)
        for seq, mention in edit.mentions.items()
        if seq not in old.mentions
    )
    if new:
        await store_mentions.add(transaction, new)


async def _write_results(transaction: Transaction, before: Table, after: Table, edit: Edit) -> None:
    if before.status is Status.OVER:
        await store_results.remove(transaction, after.id)
    if after.status is not Status.OVER:
        return
    game, state = after.game, after.state
    winners = game.winners(state)
    rounds = len(game.scores(state))
    await store_results.add(
        transaction,
        tuple(
            ResultRow(
                table=after.id,
                seat=standing.seat,
                guild=after.place.guild,
                game=game.name,
                user=after.chairs[standing.seat].user,
                name=after.chairs[standing.seat].name,
                score=standing.score,
                rank=standing.rank,
                won=standing.seat in winners,
                rounds=rounds,
                finished=edit.now,
            )
            for standing in game.standings(state)
        ),
    )


def _record_row(game: AnyGame, record: Record) -> RecordRow:
    body = None if record.entry is None else write_entry(game, record.entry)
    if record.options is not None:
        body = json.dumps(dict(record.options))
    if record.entries:
        body = write_entries(game, record.entries)
    if record.seat is not None:
        body = str(record.seat)
    if record.spoken is not None:
        body = record.spoken
    return RecordRow(
        seq=record.seq,
        kind=record.kind,
        concerns=record.concerns,
        by=record.by,
        body=body,
        at=record.at,
        givers=None if record.givers is None else json.dumps(dict(record.givers)),
    )
