"""A bot's SQLite file that another program writes into while the bot runs."""

import contextlib
import sqlite3
from pathlib import Path


def spoil(file: Path, sql: str) -> None:
    """Spoil what is written in the database, as another program would."""
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute(sql)
