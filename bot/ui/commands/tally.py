"""`/tally`: what belongs to no single game."""

from typing import Final

from discord import app_commands

from bot.tables.model import TableError
from bot.texts import LOCALES
from bot.ui.acts import people, reading
from bot.ui.answer import visiting
from bot.ui.commands.wording import add, choices, new_group
from bot.ui.desk import Desk
from bot.ui.visit import Interaction

GROUP: Final = "tally"


def tally_group(desk: Desk) -> app_commands.Group:
    """Make the group; its commands work in direct messages too."""
    group = new_group(GROUP, in_servers_only=False)

    async def help_(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            channel = interaction.channel_id
            await reading.show_help(visit, None if channel is None else await visit.tables.at(channel))

    async def language(interaction: Interaction, language: str) -> None:
        async with visiting(desk, interaction) as visit:
            if interaction.guild_id is None:
                raise TableError("servers_only")
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

    app_commands.choices(language=choices("language", *LOCALES))(language)
    add(group, "help", help_)
    add(group, "language", language)
    add(group, "privacy", privacy)
    add(group, "forget-me", forget_me)
    add(group, "dm", dm)
    return group
