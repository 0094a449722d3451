"""Migrations by Alembic, which is loaded only where there may be something to migrate: it takes its time."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store.errors import StoreError

FOLDER: Final = Path(__file__).with_name("migrations")


def migrated(connection: Connection) -> None:
    """Apply what is missing. StoreError `newer_schema`, `not_ours`."""
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
