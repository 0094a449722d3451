"""Migrations give exactly the schema, once, all or nothing, on both databases."""

import asyncio
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from bot.store.engine import make_engine, read_url
from bot.store.errors import StoreError
from bot.store.migrate import HEAD
from bot.store.migrating import FOLDER
from bot.store.schema import metadata
from bot.store.store import Store
from tests.kit.databases import opened, sqlite_url
from tests.kit.plain_sql import run
from tests.kit.postgres_cluster import Postgres
from tests.store.store_process import command


def described(connection: Connection) -> dict[str, Any]:
    """Describe every table as the database itself sees it."""
    inspector = inspect(connection)
    return {
        name: {
            "columns": [{**column, "type": str(column["type"])} for column in inspector.get_columns(name)],
            "key": inspector.get_pk_constraint(name),
            "foreign": inspector.get_foreign_keys(name),
            "indexes": sorted(map(_in_words, inspector.get_indexes(name))),
            "unique": inspector.get_unique_constraints(name),
            "checks": inspector.get_check_constraints(name),
        }
        for name in inspector.get_table_names()
        if name != "alembic_version"
    }


def _in_words(index: Mapping[str, Any]) -> str:
    words = {key: str(value) for key, value in index.items() if key != "dialect_options"}
    options = {key: str(value) for key, value in index.get("dialect_options", {}).items()}
    return f"{words} {options}"


async def test_migrations_give_exactly_the_schema(
    empty_url: str, database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    await (await Store.open(empty_url)).close()
    migrated = make_engine(read_url(empty_url), 5)
    async with migrated.begin() as connection:
        found = await connection.run_sync(described)
        differences = await connection.run_sync(
            lambda bound: compare_metadata(
                MigrationContext.configure(bound, opts={"compare_type": True}), metadata
            )
        )
    await migrated.dispose()
    if database == "sqlite":
        other = sqlite_url(tmp_path / "schema.sqlite3")
    else:
        cluster: Postgres = request.getfixturevalue("postgres")
        other = cluster.url(await cluster.fresh())
    created = make_engine(read_url(other), 5)
    async with created.begin() as connection:
        await connection.run_sync(metadata.create_all)
        wanted = await connection.run_sync(described)
    await created.dispose()
    assert differences == []
    assert found == wanted


async def test_migrating_twice_changes_nothing(empty_url: str) -> None:
    await (await Store.open(empty_url)).close()
    store = await Store.open(empty_url)
    assert await run(store, "SELECT count(*) FROM alembic_version") == [(1,)]
    await store.close()


async def test_several_processes_starting_at_once_migrate_once(empty_url: str) -> None:
    stores = await asyncio.gather(*(opened(empty_url) for _ in range(4)))
    for store in stores:
        await store.close()


@pytest.mark.thorough
async def test_real_processes_starting_at_once_migrate_once(empty_url: str) -> None:
    def start() -> str:
        return subprocess.run(command("open", empty_url), capture_output=True, text=True, check=True).stdout

    said = await asyncio.gather(*(asyncio.to_thread(start) for _ in range(3)))
    assert said == ["opened\n"] * 3


async def test_a_migration_that_fails_leaves_nothing_behind(empty_url: str) -> None:
    engine = make_engine(read_url(empty_url), 5)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        await connection.execute(text("CREATE TABLE servers (guild INTEGER)"))
    with pytest.raises(StoreError):
        await Store.open(empty_url)
    async with engine.begin() as connection:
        names = await connection.run_sync(lambda bound: inspect(bound).get_table_names())
    await engine.dispose()
    assert sorted(names) == ["alembic_version", "servers"]


def test_migrations_are_one_line_of_numbers_without_gaps() -> None:
    revisions = [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()]
    assert sorted(revisions) == [f"{number:04}" for number in range(1, len(revisions) + 1)]


def test_the_newest_migration_is_the_one_that_a_start_looks_for() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == HEAD
