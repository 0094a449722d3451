"""A small discord.py bot that uses everything the playground offers: `python sample_bot.py URL [TOKEN]`.

It is past 300 lines because it is a program of its own: one list of small commands, nothing to share.
"""

import asyncio
import io
import logging
import re
import sys
from typing import Any

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

COLOURS = ("red", "green", "blue", "black")


class Counter(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        self.n = n
        super().__init__(discord.ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Counter":
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Counter(self.n + 1))
        await interaction.response.edit_message(content=f"counted {self.n + 1}", view=view)


class Form(discord.ui.Modal):
    def __init__(self) -> None:
        super().__init__(title="A form", custom_id="form")
        option = discord.SelectOption
        self.name = discord.ui.TextInput[Any](custom_id="name", default="Léa", max_length=10)
        self.colour = discord.ui.Select[Any](
            custom_id="colour", options=[option(label=c.title(), value=c) for c in COLOURS]
        )
        self.size = discord.ui.RadioGroup[Any](
            custom_id="size",
            options=[
                discord.RadioGroupOption(label="Small", value="s"),
                discord.RadioGroupOption(label="Large", value="l", default=True),
            ],
        )
        self.extras = discord.ui.CheckboxGroup[Any](
            custom_id="extras",
            min_values=0,
            max_values=2,
            required=False,
            options=[
                discord.CheckboxGroupOption(label="One", value="1", default=True),
                discord.CheckboxGroupOption(label="Two", value="2"),
                discord.CheckboxGroupOption(label="Three", value="3"),
            ],
        )
        self.sure = discord.ui.Checkbox[Any](custom_id="sure", default=True)
        for text, part in (
            ("Name", self.name),
            ("Colour", self.colour),
            ("Size", self.size),
            ("Extras", self.extras),
            ("Sure", self.sure),
        ):
            self.add_item(discord.ui.Label(text=text, component=part))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        said = (
            f"{self.name.value}|{','.join(self.colour.values)}|{self.size.value}|"
            f"{','.join(self.extras.values)}|{self.sure.value}"
        )
        if self.name.value == "again":
            await refuse_twice(interaction)
            return
        await interaction.response.send_message(said, ephemeral=True)


class Note(discord.ui.Modal):
    def __init__(self) -> None:
        super().__init__(title="A note", custom_id="note")
        self.add_item(discord.ui.TextDisplay("Write something"))
        self.text = discord.ui.TextInput[Any](
            custom_id="text", min_length=3, required=False, style=discord.TextStyle.paragraph
        )
        self.add_item(discord.ui.Label(text="Text", description="Anything", component=self.text))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"note: {self.text.value}")


async def refuse_twice(interaction: discord.Interaction) -> None:
    try:
        await interaction.response.send_modal(Form())
    except discord.HTTPException as error:
        await interaction.response.send_message(f"refused {error.status}/{error.code}", ephemeral=True)


class Buttons(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(Counter(0))
        self.add_item(discord.ui.Button(label="Read", url="https://example.org"))
        self.add_item(discord.ui.Button(label="Off", custom_id="off", disabled=True))

    @discord.ui.button(label="Form", custom_id="open-form")
    async def form(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Note", custom_id="open-note")
    async def note(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Note())

    @discord.ui.button(label="Later", custom_id="later", row=1)
    async def later(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
        await interaction.response.defer()
        await asyncio.sleep(0.05)
        await interaction.edit_original_response(content="later is now")

    @discord.ui.button(label="Quiet", custom_id="quiet", row=1)
    async def quiet(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
        await interaction.response.defer()

    @discord.ui.select(
        custom_id="pick",
        placeholder="Pick",
        min_values=1,
        max_values=2,
        row=2,
        options=[discord.SelectOption(label=c.title(), value=c) for c in COLOURS],
    )
    async def pick(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message(f"picked {','.join(select.values)}", ephemeral=True)


class Translated(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _context: Any
    ) -> str | None:
        french = {"add": "ajouter", "number": "nombre", "Adds two numbers": "Additionne deux nombres"}
        return french.get(str(string)) if locale is discord.Locale.french else None


class Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, voice_states=True))
        self.tree = app_commands.CommandTree(self)
        self.events: list[str] = []

    async def setup_hook(self) -> None:
        self.add_view(Buttons())
        self.add_dynamic_items(Counter)
        await self.tree.set_translator(Translated())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.events.append("ready")

    async def on_resumed(self) -> None:
        self.events.append("resumed")

    async def on_message(self, _message: discord.Message) -> None:
        self.events.append("message")

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        self.events.append(f"created {channel.name}")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.events.append(f"deleted {channel.name}")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.events.append(f"joined {guild.name}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.events.append(f"left {guild.name}")

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        self.events.append(f"out of {thread.name}")

    async def on_thread_join(self, thread: discord.Thread) -> None:
        self.events.append(f"in {thread.name}")

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.events.append(f"thread {thread.name}")


bot = Bot()
group = app_commands.Group(name="try", description="Tries things")
bot.tree.add_command(group)


@group.command(name="add", description="Adds two numbers")
async def add(  # noqa: PLR0917 -- a command's options are its parameters
    interaction: discord.Interaction,
    number: app_commands.Range[int, 0, 100],
    to: int = 0,
    text: str = "",
    who: discord.User | None = None,
    loud: bool = False,
) -> None:
    said = f"{number + to}{' ' + text if text else ''}{' ' + who.display_name if who else ''}"
    await interaction.response.send_message(said.upper() if loud else said)


@group.command(name="colour", description="Takes a colour")
async def colour(interaction: discord.Interaction, colour: str) -> None:
    await interaction.response.send_message(colour, ephemeral=True)


@colour.autocomplete("colour")
async def colours(_interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=c.title(), value=c) for c in COLOURS if c.startswith(current)]


@group.command(name="choose", description="Takes a choice")
@app_commands.choices(
    what=[app_commands.Choice(name="Tea", value=1), app_commands.Choice(name="Coffee", value=2)]
)
async def choose(interaction: discord.Interaction, what: app_commands.Choice[int]) -> None:
    await interaction.response.send_message(f"{what.name} {what.value}", ephemeral=True)


@group.command(name="buttons", description="Shows buttons")
async def buttons(interaction: discord.Interaction) -> None:
    answer = await interaction.response.send_message("press", view=Buttons())
    assert isinstance(answer.resource, discord.InteractionMessage)


@group.command(name="form", description="Opens a form")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Form())


@group.command(name="slow", description="Answers late")
async def slow(interaction: discord.Interaction, private: bool = True, follow: bool = True) -> None:
    await interaction.response.defer(ephemeral=private)
    await asyncio.sleep(0.05)
    if follow:
        await interaction.followup.send("at last")
        await interaction.followup.send("and more", ephemeral=True)
    else:
        await interaction.edit_original_response(content="at last")


@group.command(name="silent", description="Never answers")
async def silent(interaction: discord.Interaction) -> None:
    del interaction


@group.command(name="dm", description="Writes a direct message")
async def dm(interaction: discord.Interaction) -> None:
    try:
        await interaction.user.send("psst", view=Buttons())
    except discord.HTTPException as error:
        await interaction.response.send_message(f"{error.status}/{error.code}", ephemeral=True)
    else:
        await interaction.response.send_message("written", ephemeral=True)


@group.command(name="file", description="Posts a file")
async def file(interaction: discord.Interaction, given: discord.Attachment | None = None) -> None:
    content = await given.read() if given else b"hello"
    attached = discord.File(io.BytesIO(content), "back.txt", description="a text")
    embed = discord.Embed(title="File").set_image(url="attachment://back.txt")
    await interaction.response.send_message("here", file=attached, embed=embed)


@group.command(name="post", description="Posts with the bot's token")
async def post(interaction: discord.Interaction, nonce: str = "", times: int = 1) -> None:
    channel = interaction.channel
    assert isinstance(channel, discord.abc.Messageable)
    await interaction.response.defer(ephemeral=True)
    try:
        given: Any = {"nonce": nonce} if nonce else {}
        ids = [(await channel.send("posted", **given)).id for _ in range(times)]
        last = [message async for message in channel.history(limit=1)]
        await last[0].edit(content="edited")
        await last[0].pin()
        pinned = [message.id async for message in channel.pins()]
    except discord.HTTPException as error:
        await interaction.followup.send(f"{error.status}/{error.code}")
    else:
        await interaction.followup.send(f"{len(set(ids))} {pinned == [ids[-1]]}")


@group.command(name="again", description="Edits the latest message")
async def again(interaction: discord.Interaction, times: int) -> None:
    channel = interaction.channel
    assert isinstance(channel, discord.abc.Messageable)
    await interaction.response.defer(ephemeral=True)
    (last,) = [message async for message in channel.history(limit=1)]
    for number in range(times):
        await last.edit(content=f"edited {number}")
    await interaction.followup.send(f"edited {times}")


@group.command(name="unarchive", description="Reopens a thread")
async def unarchive(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.Thread)
    channel = await bot.fetch_channel(interaction.channel.id)
    assert isinstance(channel, discord.Thread)
    await channel.edit(archived=False)
    await channel.send("awake")
    await interaction.response.send_message("ok", ephemeral=True)


@group.command(name="guild", description="Tells what is known of the server")
async def guild(interaction: discord.Interaction) -> None:
    assert interaction.guild is not None
    known = bot.get_guild(interaction.guild.id)
    name = known.name if known else None
    await interaction.response.send_message(f"{name} {known is not None} {interaction.guild_locale}")


@group.command(name="may", description="Tells what the bot may do here")
async def may(interaction: discord.Interaction) -> None:
    told, place = interaction.app_permissions, interaction.channel
    assert isinstance(place, discord.abc.GuildChannel)
    known = place.permissions_for(place.guild.me)
    await interaction.response.send_message(
        f"{told.connect} {told.send_messages} {known.connect} {known.send_messages}", ephemeral=True
    )


@group.command(name="me", description="Tells who somebody is in this server")
async def me(interaction: discord.Interaction) -> None:
    user = interaction.user
    assert isinstance(user, discord.Member)
    roles = "+".join(role.name for role in user.roles[1:])
    may = interaction.permissions
    await interaction.response.send_message(f"{user.display_name} {roles} {may.manage_guild}")


@group.command(name="voice", description="Tells who is in a voice channel")
async def voice(interaction: discord.Interaction, channel: str) -> None:
    place = bot.get_channel(int(channel))
    assert isinstance(place, discord.VoiceChannel)
    names = "+".join(member.display_name for member in place.members)
    await interaction.response.send_message(f"{len(place.voice_states)} {names}")


@group.command(name="place", description="Takes a channel")
async def place(interaction: discord.Interaction, channel: discord.TextChannel) -> None:
    await interaction.response.send_message(channel.name)


@group.command(name="events", description="Tells what the bot has heard")
async def events(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(", ".join(bot.events) or "nothing")


@group.command(name="member", description="Fetches a member")
async def member(interaction: discord.Interaction, user: str) -> None:
    assert interaction.guild is not None
    try:
        found = await interaction.guild.fetch_member(int(user))
    except discord.HTTPException as error:
        await interaction.response.send_message(f"{error.status}/{error.code}")
    else:
        await interaction.response.send_message(found.display_name)


@group.command(name="raw", description="Answers with what it is given")
async def raw(interaction: discord.Interaction, length: int) -> None:
    try:
        await interaction.response.send_message("x" * length)
    except discord.HTTPException as error:
        await interaction.response.send_message(f"{error.status}/{error.code}")


@group.command(name="about", description="Tells what the interaction says")
async def about(interaction: discord.Interaction) -> None:
    moderates = interaction.permissions.manage_messages
    may = interaction.app_permissions
    said = (
        f"{interaction.locale} {interaction.guild_locale} {moderates} {may.send_messages} "
        f"{interaction.context.dm_channel} {type(interaction.channel).__name__}"
    )
    await interaction.response.send_message(said)


def main() -> int:
    url = sys.argv[1]
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"{url.replace('http', 'ws', 1)}/gateway")
    try:
        bot.run(sys.argv[2] if len(sys.argv) > 2 else "any", log_level=logging.INFO, root_logger=True)
    except discord.LoginFailure:
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
