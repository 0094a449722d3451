"""A recording: a database and a playground as one version left them, and what was true of their tables.

Three files in a folder named after the version: `tallyho.sql` (the SQLite database as text),
`playground.json` (what stood in every channel, with every button), `tables.json` (what the tests expect).
"""

import contextlib
import json
import re
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.tables.history import Finished
from bot.tables.model import Table
from tests.kit.playground_client import Json
from tests.kit.wire_evening import buttons

FOLDER = Path(__file__).parent
DATABASE, PLAYGROUND, TABLES = "tallyho.sql", "playground.json", "tables.json"
FILE = "tallyho.sqlite3"
ADDRESS = "http://127.0.0.1:8765"
"""Stands for wherever the recorded playground was."""
DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
"""A picture of one pixel, in place of each chart."""


@dataclass(frozen=True, slots=True)
class Recording:
    """What one version left."""

    folder: Path
    people: Mapping[str, str]
    """Ids, by name."""
    guild: str
    tables: Mapping[str, Json]
    """By the name of the channel."""
    history: list[Json]

    @classmethod
    def read(cls, folder: Path) -> "Recording":
        """Read what is expected of a recording."""
        return cls(folder=folder, **json.loads((folder / TABLES).read_text(encoding="utf-8")))

    @property
    def version(self) -> str:
        """Name the version that left it."""
        return self.folder.name

    def world(self) -> Json:
        """Return the playground's state."""
        read: Json = json.loads((self.folder / PLAYGROUND).read_text(encoding="utf-8"))
        return read

    def in_memory(self) -> sqlite3.Connection:
        """Make the database anew, in memory."""
        connection = sqlite3.connect(":memory:")
        connection.executescript((self.folder / DATABASE).read_text(encoding="utf-8"))
        return connection

    def restore(self, folder: Path) -> Path:
        """Make the database and the playground's state anew in a folder; give the database's file."""
        file = folder / FILE
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.executescript((self.folder / DATABASE).read_text(encoding="utf-8"))
        state = (self.folder / PLAYGROUND).read_text(encoding="utf-8")
        _state_of(file).write_text(state, encoding="utf-8")
        return file


@cache
def recordings() -> tuple[Recording, ...]:
    """Read every recording there is."""
    return tuple(Recording.read(found.parent) for found in sorted(FOLDER.glob(f"*/{TABLES}")))


def cases(*statuses: str, new: bool = False) -> pytest.MarkDecorator:
    """Make a test for each table of each recording: all of them, or those in these statuses.

    `new`: of a later recording only the tables that no earlier one has, where a test takes long.
    Scenes are only ever added, so the recording with fewer tables is the earlier one.
    """
    found, known = [], set[str]()
    for recording in sorted(recordings(), key=lambda one: len(one.tables)):
        found += [
            pytest.param(recording, name, id=f"{recording.version}-{name}")
            for name, told in recording.tables.items()
            if (not statuses or told["status"] in statuses) and not (new and name in known)
        ]
        known.update(recording.tables)
    return pytest.mark.parametrize(("recording", "name"), found, indirect=["recording"], scope="module")


def describe(table: Table) -> Json:
    """Say what is expected of a table, in words and numbers that outlive its classes."""
    names, ask = table.names, table.ask
    given = [] if ask is None else [names[seat] for seat in ask.seats if seat in table.drafts]
    return {
        "table": table.id,
        "channel": str(table.place.channel),
        "game": table.game.name,
        "locale": table.place.locale,
        "status": table.status.value,
        "seats": list(names),
        "absent": [chair.name for chair in table.chairs if not chair.present],
        "asks": None if ask is None else [ask.kind, ask.round],
        "given": given,
        "missing": [names[seat] for seat in table.missing],
        "held": [
            [round_, names[seat], held.kind]
            for (round_, seat), held in sorted(table.held_corrections.items())
        ],
        "standings": standings(table),
    }


def standings(table: Table) -> list[list[Any]]:
    """Return name, total and rank, best first."""
    if table.state is None:
        return []
    return [[table.names[row.seat], row.score, row.rank] for row in table.game.standings(table.state)]


def finished(game: Finished) -> Json:
    """Describe a finished game of the history."""
    return {
        "table": game.table,
        "game": game.game,
        "rounds": game.rounds,
        "placed": [[row.name, row.score, row.rank, row.won] for row in game.placed],
    }


def write(folder: Path, file: Path) -> None:
    """Write a database, and the playground's state beside it, as the files of a recording."""
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        script = "\n".join(connection.iterdump())
    (folder / DATABASE).write_text(script + "\n", encoding="utf-8")
    state = json.loads(_state_of(file).read_text(encoding="utf-8"))
    (folder / PLAYGROUND).write_text(_clean(state), encoding="utf-8")


def write_expected(folder: Path, told: Mapping[str, Any]) -> None:
    """Write what the tests expect, a line for each table."""
    (folder / TABLES).write_text(_in_lines(json.dumps(told, ensure_ascii=False)), encoding="utf-8")


def _clean(state: Json) -> str:
    """Leave out what only weighs: tokens that have passed, pictures."""
    for channel in state["channels"]:
        for message in channel["messages"]:
            message["token"] = None
    for kept in state["files"]:
        if kept["content_type"] == "image/png":
            kept["base64"] = DOT
    text = json.dumps(state, ensure_ascii=False, separators=(",", ":"))
    return _in_lines(text.replace(state["url"], ADDRESS))


def _in_lines(text: str) -> str:
    """Begin a line with each thing that has a name of its own, so that one can read it."""
    return re.sub(r'(?<=[\[{,])\s*(?=\{"(?:id|data|name|table)":|"[\w-]+": ?\{"table":)', "\n", text) + "\n"


def _state_of(file: Path) -> Path:
    return file.with_name(file.name + ".playground.json")


def pressables(message: Json) -> list[Json]:
    """List the enabled buttons and selects of a message, links left out."""
    return [button for button in buttons(message) if button.get("custom_id") and not button.get("disabled")]
