"""A PostgreSQL of one's own: a cluster in a temporary folder, run as an unprivileged user."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

REQUIRED: Final = "TALLYHO_REQUIRE_POSTGRES"
"""Set where a missing PostgreSQL is a failure, not a reason to skip."""
OWNERS: Final = ("postgres", "nobody")
"""Who runs the server where the tests run as root, for root may not."""
FAST: Final = "-c fsync=off -c full_page_writes=off -c shared_buffers=16MB -c max_connections=60"
SMALL: Final = "-c wal_level=minimal -c max_wal_senders=0 -c min_wal_size=32MB -c max_wal_size=64MB"
OPEN: Final = "-c lc_messages=C -c listen_addresses=127.0.0.1"
TABLES: Final = """
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'alembic_version'
"""


@dataclass(slots=True)
class Postgres:
    """A running cluster."""

    folder: Path
    port: int
    numbers: Iterator[int] = field(default_factory=lambda: count(1))
    shared: str | None = None

    def url(self, database: str) -> str:
        """Return the DATABASE_URL of a database in it."""
        return f"postgresql+asyncpg://tallyho@127.0.0.1:{self.port}/{database}"

    async def fresh(self) -> str:
        """Make an empty database; give its name. It lives as long as the cluster."""
        name = f"test_{next(self.numbers)}"
        await self.run(f"CREATE DATABASE {name}")
        return name

    async def emptied(self) -> str:
        """Return the name of a database whose tables are empty: the same one each time, which is faster."""
        if self.shared is None:
            self.shared = await self.fresh()
        names = await self.run(TABLES, self.shared)
        if names:
            listed = ", ".join(row["name"] for row in names)
            await self.run(f"TRUNCATE {listed} RESTART IDENTITY CASCADE", self.shared)
        return self.shared

    async def run(self, statement: str, database: str = "postgres") -> list[Any]:
        """Run a statement; give its rows."""
        connection = await asyncpg.connect(
            host="127.0.0.1", port=self.port, user="tallyho", database=database
        )
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()


def start() -> Postgres:
    """Start a cluster. Skips the test, or fails it where PostgreSQL is required, when it is not installed."""
    programs = _programs()
    if programs is None:
        if os.environ.get(REQUIRED):
            pytest.fail(f"PostgreSQL is not installed, and {REQUIRED} is set")
        pytest.skip("PostgreSQL is not installed (initdb not found)")
    as_owner = _as_owner()
    folder = Path(tempfile.mkdtemp(prefix="tallyho-postgres-"))
    if "user" in as_owner:
        shutil.chown(folder, as_owner["user"])
    cluster = Postgres(folder, _free_port())
    _run(
        [
            str(programs / "initdb"),
            "--pgdata=" + str(folder / "data"),
            "--username=tallyho",
            "--auth=trust",
            "--no-locale",
            "--encoding=UTF8",
            "--no-sync",
        ],
        as_owner,
    )
    options = f"-p {cluster.port} -k {folder} {FAST} {SMALL} {OPEN}"
    log = "--log=" + str(folder / "log")
    _run([*_control(programs, folder), log, "-w", "-t", "30", "-o", options, "start"], as_owner)
    return cluster


def stop(cluster: Postgres) -> None:
    """Stop it and remove its folder."""
    programs = _programs()
    if programs is not None:
        _run([*_control(programs, cluster.folder), "-m", "immediate", "-w", "stop"], _as_owner())
    shutil.rmtree(cluster.folder, ignore_errors=True)


def _control(programs: Path, folder: Path) -> list[str]:
    return [str(programs / "pg_ctl"), "--pgdata=" + str(folder / "data")]


def _programs() -> Path | None:
    """Find the newest installed PostgreSQL."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    installed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(installed, key=lambda path: float(path.parts[-3]), default=None)
    return None if newest is None else newest.parent


def _as_owner() -> Mapping[str, Any]:
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    owner = next(known[name] for name in OWNERS if name in known)
    return {"user": owner.pw_name, "group": owner.pw_gid, "extra_groups": []}


def _run(command: list[str], as_owner: Mapping[str, Any]) -> None:
    # to a file: a pipe would stay open as long as the server lives
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(
            command, cwd="/", stdin=subprocess.DEVNULL, stdout=said, stderr=said, check=False, **as_owner
        )
        if done.returncode:
            said.seek(0)
            pytest.fail(f"{command[0]} failed: {said.read().decode(errors='replace')}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
