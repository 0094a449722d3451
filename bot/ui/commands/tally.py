"""`/tally`: what belongs to no single game."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.texts import LOCALES, words
from bot.ui.acts import importing, lobby, past, people, reading
from bot.ui.commands.players import MOST_CHOICES
from bot.ui.commands.wording import add, new_group, said
from bot.ui.request.answer import answering, completing
from bot.ui.request.context import Interaction, guild_of
from bot.ui.request.services import Services
from bot.ui.typed.naming import suggested
from rules.games import GAMES
from rules.names import is_blank

GROUP: Final = "tally"


def tally_group(services: Services) -> app_commands.Group:
    """Make the group; its commands work in direct messages too."""
    group = new_group(GROUP, in_servers_only=False)

    async def help_(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            channel = interaction.channel_id
            await reading.show_help(context, None if channel is None else await context.tables.at(channel))

    async def table(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            channel = interaction.channel_id
            found = None if channel is None else await context.tables.at(channel)
            if found is None:
                await reading.show_help(context, None)
            else:
                await lobby.resume(context, found.id)

    async def language(interaction: Interaction, language: str) -> None:
        async with answering(services, interaction) as context:
            await people.choose_language(context, interaction.guild_id, language)

    async def privacy(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await context.tell(context.words("tabletop-privacy"))

    async def forget_me(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await people.forget_me(context)

    async def dm(interaction: Interaction, wanted: bool) -> None:
        async with answering(services, interaction) as context:
            await people.choose_dms(context, wanted=wanted)

    app_commands.choices(
        language=[app_commands.Choice(name=words(each)("language-name"), value=each) for each in LOCALES]
    )(language)
    add(group, "help", help_)
    add(group, "table", table)
    add(group, "language", language)
    add(group, "privacy", privacy)
    add(group, "forget-me", forget_me)
    add(group, "dm", dm)
    _add_past(group, services)
    return group


def _add_past(group: app_commands.Group, services: Services) -> None:
    async def history(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await past.show_history(context, guild_of(interaction))

    async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
        async with answering(services, interaction) as context:
            await past.show_leaderboard(context, guild_of(interaction), game)

    async def stats(interaction: Interaction, player: str | None = None) -> None:
        async with answering(services, interaction) as context:
            await past.show_stats(context, guild_of(interaction), player)

    async def export(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await past.export(context, interaction.channel_id or 0)

    async def import_(interaction: Interaction, file: discord.Attachment) -> None:
        async with answering(services, interaction) as context:
            guild_of(interaction)
            await importing.import_(context, file)

    async def players(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async with completing(services, interaction):
            guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
            names = await past.people_known(services.tables, guild, channel)
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
