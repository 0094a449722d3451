"""The privacy page says what the program keeps: of the schema, in `/tally privacy`, in both languages."""

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from bot.store import schema, scrub
from bot.tables import Tables
from bot.texts import LOCALES, words
from tests.deploy.documents import read
from tests.deploy.made_up_rows import a_row, opened

PAGES = {"en": "docs/privacy.md", "fr": "docs/fr/privacy.md"}
SAID = {"en": "someone", "fr": "quelqu’un"}
ZOE, NAME = 4242, "Zoé"
NOBODYS = {
    "tables": "id guild channel locale game status host_seen first options frozen version opened changed",
    "seats": "table seat acted",
    "entries": "table seq kind concerns by body at givers",
    "drafts": "table seat body by",
    "rested": "table under seat body",
    "corrections": "table round seat kind body since number",
    "posts": "table seq kind message at shows buttons",
    "messages": "table kind key channel message at shows turn locale",
    "acts": "interaction at",
    "results": "table seat guild game score rank won rounds finished",
    "welcomes": "guild channel message at",
    "lacks": "place told",
    "people": "dms_closed locale",
    "doors": "channel",
    "brakes": "name next until times",
    "refusals": "until",
    "servers": "guild locale",
    "mentions": "table seq",
    "chores": "name upto",
    "commands": "application looks ids",
}
"""The columns that hold no person's id or name; `by` and `givers` are seats. All others are on the page."""


def of_persons() -> set[str]:
    """Return the columns that hold a person's id or name, as `table.column`."""
    return {
        f"{table.name}.{each.name}"
        for table in schema.metadata.sorted_tables
        for each in table.c
        if each.name not in NOBODYS.get(table.name, "").split()
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_names_every_column_that_holds_a_person(locale: str) -> None:
    named = set(re.findall(r"`(\w+\.\w+)`", read(PAGES[locale])))
    # a new column stands on the page, in both languages, or in NOBODYS
    assert named == of_persons()


def test_what_is_nobodys_exists() -> None:
    for table, names in NOBODYS.items():
        assert set(names.split()) <= set(schema.metadata.tables[table].c.keys())


def test_what_names_people_is_scrubbed() -> None:
    assert {name.partition(".")[0] for name in of_persons()} == set(scrub.NAMES)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_says_what_the_command_says(locale: str) -> None:
    # however a command is shown: plain, by its localised name, or as a mention
    command = r"`?<?/tally [\w-]+(?::\d+>)?`?"
    page = re.split(command, read(PAGES[locale]))
    for part in re.split(command, words(locale)("tabletop-privacy")):
        assert any(part.strip() in each for each in page), part
    assert SAID[locale] in read(PAGES[locale])


async def test_who_is_forgotten_stands_in_none_of_these_columns(tmp_path: Path) -> None:
    now = datetime.now(UTC)
    given = {"id": 1, "table": 1, "status": "over", "seq": 1, "user": ZOE, "host": ZOE, "name": NAME}
    names = {name.partition(".")[0] for name in of_persons()}
    tables = [table for table in schema.metadata.sorted_tables if table.name in names]
    async with opened(tmp_path / "tallyho.sqlite3") as store:
        async with store.writing() as transaction:
            for table in tables:
                await transaction.execute(insert(table), [a_row(table, **given, at=now, until=now)])
        await Tables(store).forget(ZOE)
        async with store.reading() as transaction:
            left = [row for table in tables for row in await transaction.execute(select(table))]
    assert left
    assert [row for row in left if ZOE in row or NAME in row] == []
