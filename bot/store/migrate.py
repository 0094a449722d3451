"""Migrations: bring a database to this program's schema, forward only, in the transaction given."""

from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

HEAD: Final = "0008"
"""The newest migration, the one of `bot.store.schema`."""
LOCK: Final = 8_255_596_472_111
"""PostgreSQL's advisory lock that one migrating process holds (any number, the same for ever)."""


async def upgrade(connection: AsyncConnection) -> None:
    """Apply what is missing, all or nothing; a second process waits, then finds nothing to do.

    StoreError `newer_schema` (another program wrote it), `not_ours` (another program's database).
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    await connection.run_sync(_upgrade)
    # a database that can only be read would else be found out at the first bid
    await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _upgrade(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
        if version == [HEAD]:
            return
    from bot.store.migrating import migrated  # noqa: PLC0415 (Alembic doubles the time that a start takes)

    migrated(connection)
