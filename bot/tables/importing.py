"""A table made from a score sheet: its seats taken, its rounds in the log, as if played here."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random
from typing import Any

from bot.store.mentions import BROUGHT
from bot.store.rows import Contents, TableRow
from bot.tables.edit import Edit, edit_of
from bot.tables.kinds import PostKind
from bot.tables.loading import loaded
from bot.tables.lobby import begin
from bot.tables.model import Act, Chair, Mention, Place, Status
from bot.tables.names import display_name, unlike
from bot.tables.opening import new_row
from bot.tables.saving import seat_rows
from rules.contract import Joined, Seat
from rules.names import KnownNames


@dataclass(frozen=True, slots=True, kw_only=True)
class Brought:
    """What a sheet brings: the game, its players in seat order, its options by name, what was entered."""

    game: str
    names: tuple[str, ...]
    options: Mapping[str, object]
    first: Seat
    entries: tuple[Any, ...]


def lobby_of(act: Act, place: Place, brought: Brought, now: datetime) -> tuple[TableRow, tuple[Chair, ...]]:
    """Make the lobby of these players, who imports them its host. RuleError `option_…`.

    Every seat is a guest's but the only one that the importer's name fits: nobody else can be known
    by a name alone, and the host gives each seat to its person.
    """
    options: dict[str, Any] = json.loads(json.dumps(brought.options))
    row = new_row(place, brought.game, options, host=act.user, now=now)
    called: list[str] = []
    for name in brought.names:
        called.append(unlike(display_name(name), called))
    own = KnownNames.of(called).meant(display_name(act.name))
    return replace(row, first=brought.first), tuple(
        Chair(seat=seat, user=act.user if own == (seat,) else None, name=name)
        for seat, name in enumerate(called)
    )


def played_sheet(
    act: Act, row: TableRow, chairs: tuple[Chair, ...], entries: Sequence[Any], chance: Random
) -> Edit:
    """Begin in this lobby, and enter what the sheet says. RuleError where the rules forbid it.

    The channel is owed the final board of a finished game, never the rounds again. A finished game
    stands in the history, but counts for nobody: a sheet can be written by anyone.
    """
    first = len(chairs) - sum(isinstance(entry, Joined) for entry in entries)
    edit = edit_of(loaded(row, Contents(seats=seat_rows(chairs[:first]))), act, row.opened, chance)
    edit.spare = chairs[first:]
    begin(edit)
    edit.record_all(entries)
    edit.happened.clear()
    edit.say("imported")
    if edit.status is Status.OVER:
        edit.posts.append((edit.playing.length, PostKind.FINAL))
        for chair in edit.chairs:
            if chair.user is not None:  # counts for nobody, but must be found by who asks to be forgotten
                edit.mentions[BROUGHT] = Mention(seq=BROUGHT, user=chair.user, name=chair.name)
        edit.chairs = tuple(replace(chair, user=None) for chair in edit.chairs)
        edit.say("over")
    return edit
