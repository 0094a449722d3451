"""Migrations: bring a database to this program's schema, forward only, in the transaction given."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import StoreError

FOLDER: Final = Path(__file__).with_name("migrations")
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
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    if _is_up_to_date(connection, scripts):
        return

    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_up_to_date(connection: Connection, scripts: ScriptDirectory) -> bool:
    found = MigrationContext.configure(connection).get_current_revision()
    head = scripts.get_current_head()
    if found is None:
        names = inspect(connection).get_table_names()
        if "tables" in names or (names and "alembic_version" not in names):
            raise StoreError("not_ours")
        return False
    if found not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreError("newer_schema", found=found, known=head)
    return found == head
