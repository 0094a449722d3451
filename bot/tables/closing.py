"""Closing a table that cannot be read, by what its row and its seats say."""

from dataclasses import replace
from datetime import datetime

from bot.store import log as store_log
from bot.store import posts as store_posts
from bot.store import tables as store_tables
from bot.store.contents import contents
from bot.store.rows import SeatRow, TableRow
from bot.store.store import Transaction
from bot.tables.ending import ABANDONED
from bot.tables.model import Act, Status, TableError
from bot.tables.outbox import GIVEN_UP


async def close_unreadable(transaction: Transaction, act: Act, table: int, now: datetime) -> None:
    """End it: what it owes its channel is given up, what was half entered is dropped, the log stays.

    TableError `no_table`, `not_live`, `host_only`.
    """
    row = await store_tables.lock(transaction, table)
    if row is None:
        raise TableError("no_table", game=None)
    if row.status not in (Status.LOBBY, Status.PLAYING):
        raise TableError("not_live", game=row.game, status=row.status)
    found = await contents(transaction, table)
    _need_right(row, found.seats, act, now)
    if not await store_tables.remember_act(transaction, act.interaction, now):
        return
    await store_log.clear(transaction, table)
    for post in await store_posts.due(transaction, table):
        await store_posts.settle(transaction, post, GIVEN_UP)
    ended = replace(row, status=Status.ENDED.value, version=row.version + 1, changed=now)
    await store_tables.write(transaction, ended)


def _need_right(row: TableRow, seats: tuple[SeatRow, ...], act: Act, now: datetime) -> None:
    """Let the host and moderators close it, and who sits there once the host has not acted for long."""
    if act.moderates or act.user == row.host:
        return
    if now - row.host_seen >= ABANDONED and any(seat.user == act.user for seat in seats):
        return
    names = (seat.name for seat in seats if seat.user is not None and seat.user == row.host)
    raise TableError("host_only", host=next(names, None))
