"""What can go wrong with a database, as stable codes: never a driver's own words, which may hold secrets."""

import asyncio
import sqlite3
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

StoreFact = int | str | None

SQLITE_CODES: Final[Mapping[int, str]] = {
    sqlite3.SQLITE_PERM: "unwritable",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "unwritable",
    sqlite3.SQLITE_IOERR: "disk_failed",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_CANTOPEN: "unopenable",
    sqlite3.SQLITE_NOTADB: "not_a_database",
}
"""SQLite's primary result codes."""

POSTGRES_CODES: Final[Mapping[str, str]] = {
    "08": "unreachable",
    "25006": "unwritable",
    "28": "access_denied",
    "3D000": "no_database",
    "40": "conflict",
    "42501": "access_denied",
    "53100": "disk_full",
    "53300": "too_many_connections",
    "55P03": "locked",
    "57014": "locked",
    "57P": "unreachable",
}
"""PostgreSQL's SQLSTATE codes, or their beginnings; the longest that fits counts."""

PRIMARY: Final = 0xFF
"""The bits of an extended SQLite result code that hold the primary one."""


class StoreError(Exception):
    """What the database could not do: a stable code and the facts a sentence about it needs."""

    def __init__(self, code: str, **facts: StoreFact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, StoreFact] = facts


def understood(error: BaseException, where: Mapping[str, StoreFact]) -> StoreError | None:
    """Return the StoreError that this exception means, `where` among its facts; None: not the database's."""
    if isinstance(error, StoreError):
        # what is raised within a transaction need not know where the database is
        known = where.keys() <= error.facts.keys()
        return error if known else StoreError(error.code, **{**where, **error.facts})
    code = _code(error)
    if code is not None:
        return StoreError(code, **where)
    if isinstance(error, SQLAlchemyError | sqlite3.Error):
        return StoreError("failed", kind=_kind(error), **where)
    return None


def _code(error: BaseException) -> str | None:
    original: Any = error.orig if isinstance(error, DBAPIError) else error
    code = _sqlite_code(original) or _sqlstate_code(original)
    if code is not None:
        return code
    if isinstance(error, PoolTimeoutError):
        return "locked"
    if isinstance(error, IntegrityError):
        return "conflict"
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return "unreachable" if lost or isinstance(error, OSError | asyncio.TimeoutError) else None


def _sqlite_code(original: Any) -> str | None:
    number = getattr(original, "sqlite_errorcode", None)
    return None if number is None else SQLITE_CODES.get(number & PRIMARY)


def _sqlstate_code(original: Any) -> str | None:
    state = str(getattr(original, "sqlstate", None) or "")
    known = [start for start in POSTGRES_CODES if state.startswith(start)]
    return POSTGRES_CODES[max(known, key=len)] if known else None


def _kind(error: BaseException) -> str:
    original: Any = error.orig if isinstance(error, DBAPIError) else error
    detail = getattr(original, "sqlstate", None) or getattr(original, "sqlite_errorname", None)
    return str(detail or type(original).__name__)
