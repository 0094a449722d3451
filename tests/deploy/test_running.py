"""docs/running.md: what it says of permissions, sentences, limits, backups and removal is so."""

import asyncio
import json
import os
import re
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import discord
import pytest
from sqlalchemy import func, insert, select

from bot.app.client import Tallyho
from bot.app.settings import Settings
from bot.store import schema
from bot.tables import Tables
from bot.texts import LOCALES, words
from bot.ui.commands.wording import TRANSLATED
from bot.ui.kit.invitation import PERMISSIONS, SCOPES
from bot.ui.looks import LOOKS
from deploy.playground.server import DESCRIPTION_VARIABLE
from tests.deploy.documents import blocks, code, column, read
from tests.deploy.made_up_rows import a_row, opened

DESCRIPTION = os.environ.get(DESCRIPTION_VARIABLE, "")
RUNNING = read("docs/running.md")
BLOCKS = blocks(RUNNING)
LIMITS = {"description": 400, "summary": 200}
"""Characters: Discord's documentation, “Discovery Best Practices”."""
TAGS, TAG = 5, 20
"""Discord's documentation, “Edit Current Application”: so many tags, of so many characters each."""
PORTAL_NAMES = {"View Channels": "view_channel"}


def test_the_permissions_are_those_of_the_invitation() -> None:
    named = [name.strip() for cell in column(RUNNING, "permission") for name in cell.split(",")]
    flags = [PORTAL_NAMES.get(name, name.lower().replace(" ", "_")) for name in named]
    assert len(set(flags)) == len(flags)
    assert discord.Permissions(**dict.fromkeys(flags, True)) == PERMISSIONS
    assert all(f"`{scope}`" in RUNNING for scope in SCOPES)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_portal_is_told_keeps_to_its_limits(locale: str) -> None:
    for what, most in LIMITS.items():
        text = BLOCKS[f"{what}-{locale}"]
        assert 0 < len(text) <= most, f"{what}: {len(text)}"
        assert "\n" not in text
    tags = BLOCKS[f"tags-{locale}"].split(", ")
    assert 0 < len(tags) <= TAGS
    assert len({tag.lower() for tag in tags}) == len(tags)
    assert [tag for tag in tags if not 0 < len(tag) <= TAG] == []
    assert f"expanded-{locale}" in BLOCKS


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_portal_is_told_names_every_game_and_its_command(locale: str) -> None:
    for look in LOOKS:
        name = words(locale)(f"{look.game.name}-name")
        assert name.lower() in BLOCKS[f"description-{locale}"].lower()
        new = "new" if locale == "en" else words(locale)("command-new-name")
        assert f"`/{look.game.name} {new}`" in BLOCKS[f"expanded-{locale}"]
    assert set(TRANSLATED.values()) <= set(LOCALES)


@pytest.mark.skipif(not DESCRIPTION, reason=f"{DESCRIPTION_VARIABLE} names no description of Discord's")
def test_the_limits_are_those_of_discords_own_description() -> None:
    described = json.loads(Path(DESCRIPTION).read_text("utf-8"))
    form = described["components"]["schemas"]["ApplicationFormPartial"]["properties"]
    assert form["description"]["properties"]["default"]["maxLength"] == LIMITS["description"]
    assert (form["tags"]["maxItems"], form["tags"]["items"]["maxLength"]) == (TAGS, TAG)


def test_every_sentence_of_the_terminal_that_is_quoted_is_one() -> None:
    said = read("bot/texts/en/start.ftl")
    cells = column(RUNNING, "What you see")
    quoted = [quote for cell in cells for quote in re.findall(r"“([^”]+)”", cell)]
    discords = "The application did not respond"
    assert discords in quoted
    assert [quote for quote in quoted if quote not in said and quote != discords] == []


async def test_every_intent_is_named_and_none_is_privileged(tmp_path: Path) -> None:
    async with opened(tmp_path / "tallyho.sqlite3") as store:
        asked = {name for name, given in Tallyho(Tables(store), Settings()).intents if given}
    assert asked & {"members", "presences", "message_content"} == set()
    for page in ("docs/privacy.md", "docs/fr/privacy.md"):
        assert asked == {name.strip("`") for name in column(read(page), "Intent")}
    assert [name for name in sorted(asked) if name.upper() not in RUNNING] == []


async def test_the_backup_is_whole_while_the_bot_runs(tmp_path: Path) -> None:
    (line,) = [line for line in code(RUNNING) if "VACUUM INTO ?" in line]
    _, *arguments, _, name = shlex.split(line)
    database = tmp_path / "tallyho.sqlite3"

    def backed_up(file: Path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *arguments, str(file), name]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    async with opened(database) as store:
        async with store.writing() as transaction:
            await transaction.execute(insert(schema.tables), [a_table(1, guild=7)])
        done = await asyncio.to_thread(backed_up, database)
    assert (done.returncode, done.stderr) == (0, "")
    async with opened(tmp_path / name) as copy, copy.reading() as transaction:
        found = await transaction.execute(select(schema.tables.c.guild))
        assert found.scalars().all() == [7]
    (tmp_path / name).unlink()
    mistyped = await asyncio.to_thread(backed_up, tmp_path / "nothing.sqlite3")
    assert mistyped.returncode != 0
    assert not (tmp_path / "nothing.sqlite3").exists()


async def test_removing_a_server_leaves_nothing_of_it(tmp_path: Path) -> None:
    file = tmp_path / "tallyho.sqlite3"
    concerned = [each for each in schema.metadata.sorted_tables if {"guild", "table"} & set(each.c.keys())]
    async with opened(file) as store, store.writing() as transaction:
        for number, guild in ((1, 123), (2, 7)):
            await transaction.execute(insert(schema.tables), [a_table(number, guild=guild)])
            for each in concerned:
                if each is not schema.tables:
                    await transaction.execute(insert(each), [a_row(each, table=number, guild=guild)])
    database = sqlite3.connect(file)
    database.executescript(BLOCKS["sql"])
    database.close()
    async with opened(file) as store, store.reading() as transaction:
        left = {
            each.name: (await transaction.execute(select(func.count()).select_from(each))).scalar_one()
            for each in concerned
        }
    assert left == {each.name: 1 for each in concerned}


def a_table(number: int, *, guild: int) -> dict[str, Any]:
    return a_row(schema.tables, id=number, guild=guild, channel=number, game="points", status="over")
