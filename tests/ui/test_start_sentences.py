"""Why the bot cannot start: a sentence for every code of a database's error, which names the database."""

import pytest

from bot.app.main import database_refusal
from bot.store.engine import read_url, where
from bot.store.errors import POSTGRES_CODES, SQLITE_CODES, StoreError
from bot.texts import LOCALES, words

WITHOUT_A_PLACE = ("bad_url", "unknown_database")
"""The address itself is wrong: DATABASE_URL is what there is to look at."""
CODES = sorted(
    {*SQLITE_CODES.values(), *POSTGRES_CODES.values(), *WITHOUT_A_PLACE}
    | {"no_directory", "newer_schema", "not_ours", "failed"}
)
PLACES = {
    "sqlite+aiosqlite:////srv/tally/bot.sqlite3": "/srv/tally/bot.sqlite3",
    "postgresql+asyncpg://me:secret@db.example:5433/tally": "db.example:5433/tally",
    "postgresql+asyncpg:///tally": "localhost:5432/tally",
}
BESIDE = {"unknown_database": {"given": "mysql"}, "newer_schema": {"found": "0009", "known": "0002"}}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("url", PLACES)
@pytest.mark.parametrize("code", CODES)
def test_every_error_names_its_database(code: str, url: str, locale: str) -> None:
    place = {} if code in WITHOUT_A_PLACE else where(read_url(url))
    said = database_refusal(StoreError(code, **place, **BESIDE.get(code, {})), words(locale))
    assert ("DATABASE_URL" if code in WITHOUT_A_PLACE else PLACES[url]) in said
    assert "–" not in said
    assert "secret" not in said


def test_a_schema_of_which_nothing_is_known_is_told_too() -> None:
    error = StoreError("newer_schema", found="0009", known=None, **where(read_url(next(iter(PLACES)))))
    assert "newer Tallyho" in database_refusal(error, words("en"))
