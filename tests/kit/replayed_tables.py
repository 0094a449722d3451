"""Tables made by hand: a game replayed from its entries, as the use-cases would give it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.tables.model import Chair, Place, Status, Table
from bot.tables.records import Step
from rules.contract import AnyGame, Seat, Setup

LEA, TOM, CAMILLE = "Léa", "Tom", "Camille"


def lobby(
    game: AnyGame,
    names: Sequence[str] = (LEA, TOM, CAMILLE),
    options: Mapping[str, object] | None = None,
    *,
    locale: str = "en",
    guests: Sequence[Seat] = (),
) -> Table:
    return Table(
        id=12,
        place=Place(guild=1, channel=2, locale=locale),
        game=game,
        status=Status.LOBBY,
        host=100,
        chairs=tuple(
            Chair(seat=seat, user=None if seat in guests else 100 + seat, name=name)
            for seat, name in enumerate(names)
        ),
        options=dict(options or {}),
        first=None,
        log_length=0,
        steps=(),
        state=None,
        drafts={},
        held_corrections={},
        moment=0,
        version=1,
        opened=datetime(2026, 1, 2, 20, tzinfo=UTC),
    )


def begun(table: Table, first: Seat = 0) -> Table:
    game = table.game
    state = game.start(Setup(seats=len(table.chairs), first=first, options=game.read_options(table.options)))
    return replace(table, status=Status.PLAYING, state=state, first=first, moment=1, version=2)


def entered(table: Table, *entries: Any) -> Table:
    """The table after these entries, one log record each."""
    for entry in entries:
        before = table.state
        after = table.game.apply(before, entry)
        step = Step(
            seq=table.log_length + 1,
            entry=entry,
            by=0,
            asked=table.game.ask(before),
            before=before,
            after=after,
        )
        over = table.game.ask(after) is None
        table = replace(
            table,
            steps=(*table.steps, step),
            state=after,
            log_length=table.log_length + 1,
            status=Status.OVER if over else Status.PLAYING,
            drafts={},
            moment=table.moment + 1,
            version=table.version + 1,
        )
    return table


def drafted(table: Table, drafts: Mapping[Seat, Any]) -> Table:
    return replace(table, drafts=dict(drafts), version=table.version + 1)
