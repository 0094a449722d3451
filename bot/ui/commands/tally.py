"""`/tally`: what belongs to no single game."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.texts import LOCALES, words
from bot.ui.acts import importing, lobby, past, people, reading
from bot.ui.commands.players import MOST_CHOICES
from bot.ui.commands.wording import add, new_group, said
from bot.ui.request.answer import completing, visiting
from bot.ui.request.desk import Desk
from bot.ui.request.visit import Interaction, guild_of
from bot.ui.typed.naming import suggested
from rules.games import GAMES
from rules.names import is_blank

GROUP: Final = "tally"


def tally_group(desk: Desk) -> app_commands.Group:
    """Make the group; its commands work in direct messages too."""
    group = new_group(GROUP, in_servers_only=False)

    async def help_(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            channel = interaction.channel_id
            await reading.show_help(visit, None if channel is None else await visit.tables.at(channel))

    async def table(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            channel = interaction.channel_id
            found = None if channel is None else await visit.tables.at(channel)
            if found is None:
                await reading.show_help(visit, None)
            else:
                await lobby.resume(visit, found.id)

    async def language(interaction: Interaction, language: str) -> None:
        async with visiting(desk, interaction) as visit:
            await people.choose_language(visit, interaction.guild_id, language)

    async def privacy(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await visit.tell(visit.words("tabletop-privacy"))

    async def forget_me(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await people.forget_me(visit)

    async def dm(interaction: Interaction, wanted: bool) -> None:
        async with visiting(desk, interaction) as visit:
            await people.choose_dms(visit, wanted=wanted)

    app_commands.choices(
        language=[app_commands.Choice(name=words(each)("language-name"), value=each) for each in LOCALES]
    )(language)
    add(group, "help", help_)
    add(group, "table", table)
    add(group, "language", language)
    add(group, "privacy", privacy)
    add(group, "forget-me", forget_me)
    add(group, "dm", dm)
    _add_past(group, desk)
    return group


def _add_past(group: app_commands.Group, desk: Desk) -> None:
    async def history(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await past.show_history(visit, guild_of(interaction))

    async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
        async with visiting(desk, interaction) as visit:
            await past.show_leaderboard(visit, guild_of(interaction), game)

    async def stats(interaction: Interaction, player: str | None = None) -> None:
        async with visiting(desk, interaction) as visit:
            await past.show_stats(visit, guild_of(interaction), player)

    async def export(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await past.export(visit, interaction.channel_id or 0)

    async def import_(interaction: Interaction, file: discord.Attachment) -> None:
        async with visiting(desk, interaction) as visit:
            guild_of(interaction)
            await importing.import_(visit, file)

    async def players(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async with completing(desk, interaction):
            guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
            names = await past.people_known(desk.tables, guild, channel)
            fitting = [names[place] for place in suggested(names, current) if not is_blank(names[place])]
            return [app_commands.Choice(name=name, value=name) for name in fitting[:MOST_CHOICES]]
        return []

    app_commands.choices(
        game=[app_commands.Choice(name=said(f"{game.name}-name"), value=game.name) for game in GAMES]
    )(leaderboard)
    for name, command in (
        ("history", history),
        ("leaderboard", leaderboard),
        ("export", export),
        ("import", import_),
    ):
        add(group, name, command)
    asked: app_commands.Command[Any, Any, Any] = add(group, "stats", stats)
    asked.autocomplete("player")(players)
