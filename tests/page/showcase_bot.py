"""A small bot that shows everything the page has to draw: `python showcase_bot.py URL`."""

import asyncio
import io
import json
import sys
from typing import Any

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

CHART = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200">'
    '<rect width="480" height="200" fill="#1a1a1e"/>'
    '<path d="M20 180 200 90 460 30" stroke="#78fcff" stroke-width="4" fill="none"/></svg>'
)
SEATS = ("Léa", "Tom", "Camille")


class Bonuses(discord.ui.Modal):
    """One of every part that a form may have, on two pages because five fit."""

    def __init__(self) -> None:
        super().__init__(title="Bonuses of round 5", custom_id="bonuses:1")
        self.captured = discord.ui.CheckboxGroup[Any](
            custom_id="captured",
            min_values=0,
            max_values=2,
            required=False,
            options=[
                discord.CheckboxGroupOption(label="Green 14", value="green", default=True),
                discord.CheckboxGroupOption(label="Black 14", value="black", description="worth 20"),
                discord.CheckboxGroupOption(label="Mermaid", value="mermaid"),
            ],
        )
        self.ally = discord.ui.Select[Any](
            custom_id="ally",
            min_values=0,
            max_values=2,
            required=False,
            placeholder="Who took your Loot?",
            options=[discord.SelectOption(label=seat, value=seat) for seat in SEATS],
        )
        self.wager = discord.ui.RadioGroup[Any](
            custom_id="wager", options=[discord.RadioGroupOption(label=n, value=n) for n in ("0", "10", "20")]
        )
        self.sure = discord.ui.Checkbox[Any](custom_id="sure")
        self.add_item(discord.ui.TextDisplay("Only what **this table** plays with."))
        self.add_item(
            discord.ui.Label(text="Captured", description="In your tricks", component=self.captured)
        )
        self.add_item(discord.ui.Label(text="Loot", component=self.ally))
        self.add_item(discord.ui.Label(text="Wager", component=self.wager))
        self.add_item(discord.ui.Label(text="Sure?", component=self.sure))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was filled in."""
        said = [self.captured.values, self.ally.values, self.wager.value, self.sure.value]
        await interaction.response.send_message(f"got {json.dumps(said)}", ephemeral=True)


class Words(discord.ui.Modal):
    """The two text inputs; “slow” is never answered."""

    def __init__(self) -> None:
        super().__init__(title="Words", custom_id="words:1")
        self.short = discord.ui.TextInput[Any](custom_id="short", min_length=2, max_length=10)
        self.long = discord.ui.TextInput[Any](
            custom_id="long", style=discord.TextStyle.paragraph, required=False, default="typed before"
        )
        self.add_item(discord.ui.Label(text="House bonus", description="in points", component=self.short))
        self.add_item(discord.ui.Label(text="Notes", component=self.long))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was written, or nothing at all."""
        if self.short.value != "slow":
            await interaction.response.send_message(
                f"got {self.short.value}|{self.long.value}", ephemeral=True
            )


class Board(discord.ui.View):
    """Every kind of button and a select; restarts would not harm it."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules", row=1))
        self.add_item(discord.ui.Button(label="Off", custom_id="off", disabled=True, row=1))

    @discord.ui.button(label="My bet", custom_id="bet", style=discord.ButtonStyle.primary)
    async def bet(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
        """Answer privately, and by direct message."""
        await interaction.response.send_message("Your bet: 2.", ephemeral=True)
        await interaction.user.send("Round 5: place your bet.")

    @discord.ui.button(label="Bonuses", custom_id="bonuses", emoji="🎁")
    async def bonuses(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
        """Open a form."""
        await interaction.response.send_modal(Bonuses())

    @discord.ui.button(label="Words", custom_id="words", style=discord.ButtonStyle.success)
    async def words(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
        """Open the other form."""
        await interaction.response.send_modal(Words())

    @discord.ui.button(label="Silent", custom_id="silent", style=discord.ButtonStyle.danger, row=1)
    async def silent(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
        """Never answer."""

    @discord.ui.select(
        custom_id="skull",
        placeholder="Whose skull?",
        row=2,
        options=[discord.SelectOption(label=seat, value=seat.lower()) for seat in SEATS],
    )
    async def skull(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        """Edit the message to say what was chosen."""
        await interaction.response.edit_message(content=f"skull of {select.values[0]}")

    @discord.ui.select(
        custom_id="several",
        placeholder="Up to two",
        min_values=0,
        max_values=2,
        row=3,
        options=[
            discord.SelectOption(label=seat, value=seat.lower(), description="a seat") for seat in SEATS
        ],
    )
    async def several(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        """Say what was chosen."""
        await interaction.response.send_message(f"several: {','.join(select.values)}", ephemeral=True)


class Bot(discord.Client):
    """The client with its commands."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Register."""
        self.add_view(Board())
        await self.tree.sync()


bot = Bot()
group = app_commands.Group(name="show", description="Shows things")
bot.tree.add_command(group)


@group.command(name="board", description="A board with everything on it")
async def board(interaction: discord.Interaction) -> None:
    """Post content, embed, file and every component."""
    embed = discord.Embed(title="Skull King, *round 5*", colour=0xF01BAE)
    embed.description = "`1   120   +60` **Léa** 🥇\n`2    95   −20` **Tom**"
    embed.add_field(name="Why", value="**Léa** bet 2, took 2: +60", inline=False)
    embed.add_field(name="Bets", value="✅ Léa").add_field(name="Sum", value="7 for 5 cards")
    embed.set_footer(text="Tom deals")
    files = [
        discord.File(io.BytesIO(CHART.encode()), "chart.svg", description="Totals over 10 rounds. Léa 310."),
        discord.File(io.BytesIO(b"{}"), "sheet.json"),
    ]
    await interaction.response.send_message("**Round 5**: Léa +60.", embed=embed, files=files, view=Board())


@group.command(name="say", description="Posts a text")
@app_commands.describe(text="What to post", times="How often", edit="Edit it later")
async def say(
    interaction: discord.Interaction, text: str, times: app_commands.Range[int, 1, 50] = 1, edit: bool = False
) -> None:
    """Post a text, perhaps often."""
    await interaction.response.send_message(text)
    for number in range(1, times):
        await interaction.followup.send(f"{text} {number}")
    if edit:
        await asyncio.sleep(0.1)
        await interaction.edit_original_response(content=f"{text}, corrected")


@group.command(name="pick", description="Options of every kind")
@app_commands.describe(
    scoring="How it is scored", seat="Whose", rounds="How many", member="Who", kraken="Kraken?"
)
@app_commands.choices(
    scoring=[app_commands.Choice(name="Standard", value=1), app_commands.Choice(name="Rascal", value=2)]
)
async def pick(  # noqa: PLR0917 -- discord.py calls it by name
    interaction: discord.Interaction,
    scoring: app_commands.Choice[int],
    seat: str,
    rounds: app_commands.Range[int, 1, 10] | None = None,
    member: discord.User | None = None,
    kraken: bool | None = None,
) -> None:
    """Say what was picked."""
    who = member.display_name if member else None
    await interaction.response.send_message(
        f"picked {json.dumps([scoring.value, seat, rounds, who, kraken], ensure_ascii=False)}"
    )


@pick.autocomplete("seat")
async def seats(_interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the seats."""
    return [
        app_commands.Choice(name=seat, value=f"seat:{at}")
        for at, seat in enumerate(SEATS)
        if current.lower() in seat.lower()
    ]


@group.command(name="silent", description="Never answers")
async def silent(interaction: discord.Interaction) -> None:
    """Never answer."""


@group.command(name="sheet", description="Takes a file")
async def sheet(interaction: discord.Interaction, file: discord.Attachment) -> None:
    """Say how long the file is."""
    await interaction.response.send_message(
        f"{file.filename}: {len(await file.read())} bytes", ephemeral=True
    )


def main() -> None:
    """Connect to the playground whose address is given."""
    url = sys.argv[1]
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"{url.replace('http', 'ws', 1)}/gateway")
    bot.run("any")


if __name__ == "__main__":
    main()
