"""The commands that every game has: made from its look, so that a new game gets them for nothing."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.ui.acts import ending, lobby, mending, picked_people, reading, seating
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
from bot.ui.request.answer import answering
from bot.ui.request.context import Interaction
from bot.ui.request.controls import Controls
from bot.ui.request.services import Services
from bot.ui.typed.naming import seat_named, suggested

MOST_CHOICES = 25
STARTS = ("zero", "lowest", "average")
"""What a seat added during the game may begin with, where the game leaves it to the host."""
FIRST = ("new", "join", "begin")
"""What everybody needs first."""


def game_group(controls: Controls, services: Services) -> app_commands.Group:
    """Make a game's group: the common verbs, then the game's own."""
    name = controls.game.name
    group = new_group(name, in_servers_only=True)
    _lobby(group, name, services)
    _seats(group, name, services)
    _reading(group, name, services)
    _mending(group, name, services)
    if OPTIONS in controls.forms:
        _options(group, controls, services)
    controls.commands(group, services)
    _begin_with(group, FIRST)
    return group


def _begin_with(group: app_commands.Group, first: Sequence[str]) -> None:
    """Put these commands before the others: they are listed in this order while one types."""
    order = sorted(group.commands, key=lambda one: first.index(one.name) if one.name in first else len(first))
    for command in order:
        group.remove_command(command.name)
        group.add_command(command)


def _lobby(group: app_commands.Group, game: str, services: Services) -> None:
    async def join(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await lobby.join(context, await here_at(context, game))

    async def leave(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await lobby.leave(context, await here_at(context, game))

    async def guest(interaction: Interaction, name: str) -> None:
        async with answering(services, interaction) as context:
            await lobby.add_guest(context, await here_at(context, game), name)

    async def begin(interaction: Interaction, first: str | None = None) -> None:
        async with answering(services, interaction) as context:
            await lobby.begin(context, *await here_for(context, game, first))

    add(group, "join", join)
    add(group, "leave", leave)
    add(group, "guest", guest)
    complete_player(add(group, "begin", begin), services, "first")


def _seats(group: app_commands.Group, game: str, services: Services) -> None:
    async def replace(
        interaction: Interaction, player: str, person: discord.User | None = None, name: str | None = None
    ) -> None:
        async with answering(services, interaction) as context:
            table = await here(context, game)
            await lobby.replace_seat(context, table.id, seat_named(table, player), person, name)

    async def add_(
        interaction: Interaction,
        name: str | None = None,
        person: discord.User | None = None,
        start: str | None = None,
    ) -> None:
        async with answering(services, interaction) as context:
            await seating.add(context, await here_at(context, game), person, name, start)

    async def everyone(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await picked_people.seat_voices(context, await here_at(context, game))

    async def ask(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await seating.ask(context, await here_at(context, game))

    async def host(interaction: Interaction, player: str | None = None) -> None:
        async with answering(services, interaction) as context:
            await seating.host(context, *await here_for(context, game, player))

    async def remove(interaction: Interaction, player: str) -> None:
        async with answering(services, interaction) as context:
            table = await here(context, game)
            await lobby.remove(context, table.id, seat_named(table, player))

    async def reorder(interaction: Interaction, order: str | None = None) -> None:
        async with answering(services, interaction) as context:
            table = await here(context, game)
            if order is None:
                await lobby.show_order(context, table.id)
                return
            await lobby.reorder(context, table.id, seats_named(table, order))

    seat = new_subgroup(group, "seat")
    app_commands.choices(start=choices("start", *STARTS))(add_)
    add(seat, "add", add_)
    add(seat, "everyone", everyone)
    add(seat, "ask", ask)
    complete_player(add(seat, "host", host), services, "player")
    complete_player(add(seat, "replace", replace), services, "player")
    complete_player(add(seat, "remove", remove), services, "player")
    add(seat, "reorder", reorder)
    _closing(group, game, services)


def _closing(group: app_commands.Group, game: str, services: Services) -> None:
    async def end(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await ending.confirm_end(context, await here_at(context, game))

    async def rematch(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await lobby.rematch(context, (await here_or_last(context, game)).id)

    add(group, "end", end)
    add(group, "rematch", rematch)


def _reading(group: app_commands.Group, game: str, services: Services) -> None:
    async def scores(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await reading.show_scores(context, (await here_or_last(context, game)).id)

    async def why(
        interaction: Interaction,
        player: str | None = None,
        round_: app_commands.Range[int, 1, 100] | None = None,
    ) -> None:
        async with answering(services, interaction) as context:
            table = await here_or_last(context, game)
            await reading.show_why(context, table.id, round_, seat_or_none(table, player))

    async def rules(interaction: Interaction, topic: str | None = None) -> None:
        async with answering(services, interaction) as context:
            await reading.show_rules(context, game, topic)

    async def topics(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        look = look_named(game)
        titles = {} if look is None else rulebook.titles(look, str(interaction.locale))
        offered = [app_commands.Choice(name=title[:100], value=topic) for topic, title in titles.items()]
        return [offered[place] for place in suggested(tuple(titles.values()), current)][:MOST_CHOICES]

    add(group, "scores", scores)
    complete_player(add(group, "why", why), services, "player")
    command: app_commands.Command[Any, Any, Any] = add(group, "rules", rules)
    command.autocomplete("topic")(topics)


def _options(group: app_commands.Group, controls: Controls, services: Services) -> None:
    async def options(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await show_options(context, await here_or_last(context, controls.game.name), controls.forms)

    add(group, OPTIONS, options)


def _mending(group: app_commands.Group, game: str, services: Services) -> None:
    async def undo(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await context.once()
            await mending.undo(context, (await here_or_last(context, game)).id)

    add(group, "undo", undo)
