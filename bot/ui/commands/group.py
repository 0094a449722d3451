"""The commands that every game has: made from its look, so that a new game gets them for nothing."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.ui.acts import company, ending, lobby, mending, reading, seating
from bot.ui.acts.options import OPTIONS
from bot.ui.acts.options import show as show_options
from bot.ui.boards import rulebook
from bot.ui.commands.players import (
    complete_player,
    here,
    here_at,
    here_for,
    here_or_last,
    seat_or_none,
    seats_named,
)
from bot.ui.commands.wording import add, choices, new_group, new_subgroup
from bot.ui.looks import look_named
from bot.ui.request.answer import visiting
from bot.ui.request.controls import Controls
from bot.ui.request.desk import Desk
from bot.ui.request.visit import Interaction
from bot.ui.typed.naming import seat_named, suggested

MOST_CHOICES = 25
STARTS = ("zero", "lowest", "average")
"""What a seat added during the game may begin with, where the game leaves it to the host."""
FIRST = ("new", "join", "begin")
"""What everybody needs first."""


def game_group(controls: Controls, desk: Desk) -> app_commands.Group:
    """Make a game's group: the common verbs, then the game's own."""
    name = controls.game.name
    group = new_group(name, in_servers_only=True)
    _lobby(group, name, desk)
    _seats(group, name, desk)
    _reading(group, name, desk)
    _mending(group, name, desk)
    if OPTIONS in controls.forms:
        _options(group, controls, desk)
    controls.commands(group, desk)
    _begin_with(group, FIRST)
    return group


def _begin_with(group: app_commands.Group, first: Sequence[str]) -> None:
    """Put these commands before the others: they are listed in this order while one types."""
    order = sorted(group.commands, key=lambda one: first.index(one.name) if one.name in first else len(first))
    for command in order:
        group.remove_command(command.name)
        group.add_command(command)


def _lobby(group: app_commands.Group, game: str, desk: Desk) -> None:
    async def join(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await lobby.join(visit, await here_at(visit, game))

    async def leave(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await lobby.leave(visit, await here_at(visit, game))

    async def guest(interaction: Interaction, name: str) -> None:
        async with visiting(desk, interaction) as visit:
            await lobby.add_guest(visit, await here_at(visit, game), name)

    async def begin(interaction: Interaction, first: str | None = None) -> None:
        async with visiting(desk, interaction) as visit:
            await lobby.begin(visit, *await here_for(visit, game, first))

    add(group, "join", join)
    add(group, "leave", leave)
    add(group, "guest", guest)
    complete_player(add(group, "begin", begin), desk, "first")


def _seats(group: app_commands.Group, game: str, desk: Desk) -> None:
    async def replace(
        interaction: Interaction, player: str, person: discord.User | None = None, name: str | None = None
    ) -> None:
        async with visiting(desk, interaction) as visit:
            table = await here(visit, game)
            await lobby.replace_seat(visit, table.id, seat_named(table, player), person, name)

    async def add_(
        interaction: Interaction,
        name: str | None = None,
        person: discord.User | None = None,
        start: str | None = None,
    ) -> None:
        async with visiting(desk, interaction) as visit:
            await seating.add(visit, await here_at(visit, game), person, name, start)

    async def everyone(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await company.seat_voices(visit, await here_at(visit, game))

    async def ask(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await seating.ask(visit, await here_at(visit, game))

    async def host(interaction: Interaction, player: str | None = None) -> None:
        async with visiting(desk, interaction) as visit:
            await seating.host(visit, *await here_for(visit, game, player))

    async def remove(interaction: Interaction, player: str) -> None:
        async with visiting(desk, interaction) as visit:
            table = await here(visit, game)
            await lobby.remove(visit, table.id, seat_named(table, player))

    async def reorder(interaction: Interaction, order: str | None = None) -> None:
        async with visiting(desk, interaction) as visit:
            table = await here(visit, game)
            if order is None:
                await lobby.show_order(visit, table.id)
                return
            await lobby.reorder(visit, table.id, seats_named(table, order))

    seat = new_subgroup(group, "seat")
    app_commands.choices(start=choices("start", *STARTS))(add_)
    add(seat, "add", add_)
    add(seat, "everyone", everyone)
    add(seat, "ask", ask)
    complete_player(add(seat, "host", host), desk, "player")
    complete_player(add(seat, "replace", replace), desk, "player")
    complete_player(add(seat, "remove", remove), desk, "player")
    add(seat, "reorder", reorder)
    _closing(group, game, desk)


def _closing(group: app_commands.Group, game: str, desk: Desk) -> None:
    async def end(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await ending.confirm_end(visit, await here_at(visit, game))

    async def rematch(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await lobby.rematch(visit, (await here_or_last(visit, game)).id)

    add(group, "end", end)
    add(group, "rematch", rematch)


def _reading(group: app_commands.Group, game: str, desk: Desk) -> None:
    async def scores(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await reading.show_scores(visit, (await here_or_last(visit, game)).id)

    async def why(
        interaction: Interaction,
        player: str | None = None,
        round_: app_commands.Range[int, 1, 100] | None = None,
    ) -> None:
        async with visiting(desk, interaction) as visit:
            table = await here_or_last(visit, game)
            await reading.show_why(visit, table.id, round_, seat_or_none(table, player))

    async def rules(interaction: Interaction, topic: str | None = None) -> None:
        async with visiting(desk, interaction) as visit:
            await reading.show_rules(visit, game, topic)

    async def topics(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        look = look_named(game)
        titles = {} if look is None else rulebook.titles(look, str(interaction.locale))
        offered = [app_commands.Choice(name=title[:100], value=topic) for topic, title in titles.items()]
        return [offered[place] for place in suggested(tuple(titles.values()), current)][:MOST_CHOICES]

    add(group, "scores", scores)
    complete_player(add(group, "why", why), desk, "player")
    command: app_commands.Command[Any, Any, Any] = add(group, "rules", rules)
    command.autocomplete("topic")(topics)


def _options(group: app_commands.Group, controls: Controls, desk: Desk) -> None:
    async def options(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await show_options(visit, await here_or_last(visit, controls.game.name), controls.forms)

    add(group, OPTIONS, options)


def _mending(group: app_commands.Group, game: str, desk: Desk) -> None:
    async def undo(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await visit.once()
            await mending.undo(visit, (await here_or_last(visit, game)).id)

    add(group, "undo", undo)
