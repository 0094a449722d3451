"""Opening a table: a new one, or one like a finished one."""

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.store import tables as store_tables
from bot.store.rows import TableRow
from bot.store.store import Transaction
from bot.tables.happened import Happened
from bot.tables.loading import load
from bot.tables.model import Act, Chair, Change, Place, Status, Table, TableError
from bot.tables.saving import seat_rows
from rules.games import game as game_named

NOT_YET = 0
"""The id of a table that has none yet."""


def new_row(
    place: Place, game_name: str, options: Mapping[str, Any], *, host: int, now: datetime
) -> TableRow:
    """Make a lobby's row. TableError `unknown_game`; RuleError `option_…`."""
    try:
        game = game_named(game_name)
    except KeyError:
        raise TableError("unknown_game", game=game_name) from None
    game.read_options(options)
    return TableRow(
        id=NOT_YET,
        guild=place.guild,
        channel=place.channel,
        locale=place.locale,
        game=game.name,
        status=Status.LOBBY.value,
        host=host,
        host_seen=now,
        first=None,
        options=json.dumps(dict(options)),
        frozen=None,
        version=1,
        opened=now,
        changed=now,
    )


def rematch_row(old: Table, act: Act, now: datetime) -> tuple[TableRow, tuple[Chair, ...]]:
    """Make a lobby with the options of a finished table and those who stayed; the next seat starts."""
    stayed = [chair for chair in old.chairs if chair.present]
    chairs = tuple(
        replace(chair, seat=seat, acted=chair.acted or chair.user == act.user, given_by=None, giver_name="")
        for seat, chair in enumerate(stayed)
    )
    host = act.user if any(chair.user == act.user for chair in chairs) else old.host
    row = new_row(old.place, old.game.name, old.options, host=act.user, now=now)
    if old.first is None or not chairs:
        return replace(row, host=host), chairs
    seats = len(old.chairs)
    first = min(stayed, key=lambda chair: (chair.seat - (old.first or 0) - 1) % seats)
    return replace(row, host=host, first=stayed.index(first)), chairs


async def insert_table(
    transaction: Transaction, row: TableRow, chairs: tuple[Chair, ...], *happened: Happened
) -> Change:
    """Write it. TableError `table_here`, `unreadable`; StoreError `conflict`: one was opened just now."""
    other = await store_tables.live_at(transaction, row.channel)
    if other is not None:
        await load(transaction, other[0])  # nobody can go on with one that cannot be read
        raise TableError("table_here", table=other[0], status=other[1])
    table = await store_tables.add(transaction, row)
    await store_tables.seat(transaction, table, seat_rows(chairs))
    opened = (await load(transaction, table)).table
    return Change(before=opened, after=opened, happened=happened)
