"""A recorded database, carried over into PostgreSQL row by row, at the version that it was recorded at."""

import contextlib
import sqlite3
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Boolean, Connection, MetaData, Table, insert, text

from bot.store.engine import make_engine, read_url
from bot.store.migrating import FOLDER
from tests.continuity.recording import Recording

PATIENCE = 5.0
VERSIONS = "alembic_version"


async def carry_over(recording: Recording, url: str) -> None:
    """Fill an empty PostgreSQL database with the rows of a recording."""
    engine = make_engine(read_url(url), PATIENCE)
    with contextlib.closing(recording.in_memory()) as source:
        source.row_factory = sqlite3.Row
        async with engine.begin() as connection:
            await connection.run_sync(_fill, source)
    await engine.dispose()


def _fill(connection: Connection, source: sqlite3.Connection) -> None:
    (version,) = source.execute(f"SELECT version_num FROM {VERSIONS}").fetchone()  # noqa: S608 (a constant)
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
    known = MetaData()
    known.reflect(connection)
    for table in known.sorted_tables:
        rows = source.execute(f'SELECT * FROM "{table.name}"').fetchall()  # noqa: S608 (a reflected name)
        if rows and table.name != VERSIONS:
            connection.execute(insert(table), [_row(table, dict(row)) for row in rows])
    connection.execute(text("SELECT setval('tables_id_seq', (SELECT max(id) FROM tables))"))


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row's values as PostgreSQL takes them: SQLite has no truth, only 0 and 1."""
    truths = {column.name for column in table.columns if isinstance(column.type, Boolean)}
    return {name: bool(value) if name in truths else value for name, value in row.items()}
