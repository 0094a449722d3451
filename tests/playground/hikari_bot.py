"""A small bot written with hikari, another library than the bot's own: `python hikari_bot.py URL TOKEN LOG`.

hikari is unmodified: it is only told where Discord's REST API is. All that it logs goes to the file LOG.
"""

import asyncio
import logging
import sys
from typing import Final

import hikari

USERS, ROLES, MENTIONABLES = (
    hikari.ComponentType.USER_SELECT_MENU,
    hikari.ComponentType.ROLE_SELECT_MENU,
    hikari.ComponentType.MENTIONABLE_SELECT_MENU,
)
MESSAGE: Final = hikari.ResponseType.MESSAGE_CREATE
UPDATE: Final = hikari.ResponseType.MESSAGE_UPDATE
KINDS = {
    "text": hikari.OptionType.STRING,
    "number": hikari.OptionType.INTEGER,
    "share": hikari.OptionType.FLOAT,
    "loud": hikari.OptionType.BOOLEAN,
    "who": hikari.OptionType.USER,
    "role": hikari.OptionType.ROLE,
    "any": hikari.OptionType.MENTIONABLE,
    "where": hikari.OptionType.CHANNEL,
    "file": hikari.OptionType.ATTACHMENT,
}

url, token, log_file = sys.argv[1:]
logging.basicConfig(filename=log_file, level=logging.DEBUG, format="%(levelname)s %(name)s %(message)s")
bot = hikari.GatewayBot(
    token, banner=None, logs=None, suppress_optimization_warning=True, rest_url=f"{url}/api/v10"
)
heard: list[str] = []


@bot.listen()
async def register(_: hikari.StartingEvent) -> None:
    """Tell Discord the commands: all at once, and one more by itself."""
    application = await bot.rest.fetch_application()
    take = bot.rest.slash_command_builder("take", "Takes options of every type")
    for name, kind in KINDS.items():
        completed = kind is hikari.OptionType.STRING
        take.add_option(hikari.CommandOption(type=kind, name=name, description="d", autocomplete=completed))
    do = bot.rest.slash_command_builder("do", "Does one thing")
    choices = [hikari.CommandChoice(name=name.title(), value=name) for name in DEEDS]
    do.add_option(
        hikari.CommandOption(
            type=hikari.OptionType.STRING, name="what", description="d", is_required=True, choices=choices
        )
    )
    await bot.rest.set_application_commands(application, [take, do])
    await bot.rest.create_slash_command(application, "single", "Comes by itself")


@bot.listen()
async def on_lifecycle(event: hikari.events.ShardStateEvent) -> None:
    """Note what happens to the connection."""
    heard.append(type(event).__name__)


@bot.listen()
async def on_interaction(event: hikari.InteractionCreateEvent) -> None:
    """Answer every kind of act."""
    act = event.interaction
    if isinstance(act, hikari.AutocompleteInteraction):
        await act.create_response([hikari.impl.AutocompleteChoiceBuilder("Completed", "completed")])
    elif isinstance(act, hikari.CommandInteraction) and act.command_name == "take":
        await act.create_initial_response(MESSAGE, taken(act))
    elif isinstance(act, hikari.CommandInteraction) and act.command_name == "do":
        await DEEDS[str((act.options or [])[0].value)](act)
    elif isinstance(act, hikari.CommandInteraction):
        await act.create_initial_response(MESSAGE, "by itself")
    elif isinstance(act, hikari.ComponentInteraction):
        await press(act)
    elif isinstance(act, hikari.ModalInteraction):
        fields = [field for row in act.components for field in row]
        await act.create_initial_response(
            MESSAGE, "|".join(str(getattr(one, "value", one)) for one in fields)
        )


def names_in(resolved: hikari.ResolvedOptionData | None) -> dict[int, str]:
    """Return the names of all that came along with an act, by their ids."""
    if resolved is None:
        return {}
    names: dict[int, str] = {int(name): role.name for name, role in resolved.roles.items()}
    names |= {int(name): str(place.name) for name, place in resolved.channels.items()}
    names |= {int(name): file.filename for name, file in resolved.attachments.items()}
    names |= {int(name): str(user.display_name) for name, user in resolved.users.items()}
    return names | {int(name): member.display_name for name, member in resolved.members.items()}


def taken(act: hikari.CommandInteraction) -> str:
    """Tell every option that was given, by what it resolves to."""
    names = names_in(act.resolved)
    told = []
    for option in act.options or []:
        value = option.value
        told.append(f"{option.name}={names.get(value, value) if isinstance(value, int) else value}")
    return " ".join(told)


async def press(act: hikari.ComponentInteraction) -> None:
    """Answer a press or a choice."""
    if act.custom_id == "quiet":
        await act.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_UPDATE)
    elif act.custom_id == "later":
        await act.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_UPDATE)
        await act.edit_initial_response("later is now")
    elif act.custom_id == "count":
        await act.create_initial_response(UPDATE, "counted")
    else:
        names = names_in(act.resolved)
        chosen = [names[int(value)] if names else value for value in act.values]
        await act.create_initial_response(MESSAGE, f"{act.custom_id}: {', '.join(chosen)}")


async def show_buttons(act: hikari.CommandInteraction) -> None:
    row = bot.rest.build_message_action_row()
    for name in ("count", "later", "quiet"):
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, name, label=name.title())
    row.add_link_button("https://example.org", label="Read")
    await act.create_initial_response(MESSAGE, "buttons", component=row)


async def show_selects(act: hikari.CommandInteraction) -> None:
    text = bot.rest.build_message_action_row()
    text.add_text_menu("texts", max_values=2).add_option("Red", "red").add_option("Blue", "blue")
    rows = [
        bot.rest.build_message_action_row().add_select_menu(kind, kind.name.lower())
        for kind in (USERS, ROLES, MENTIONABLES)
    ]
    places = bot.rest.build_message_action_row()
    places.add_channel_menu("places", channel_types=[hikari.ChannelType.GUILD_VOICE])
    await act.create_initial_response(MESSAGE, "selects", components=[text, *rows, places])


async def show_form(act: hikari.CommandInteraction) -> None:
    rows = [
        bot.rest.build_modal_action_row().add_text_input("name", "Name", max_length=10, value="Léa"),
        bot.rest.build_modal_action_row().add_text_input(
            "note", "Note", style=hikari.TextInputStyle.PARAGRAPH, required=False
        ),
    ]
    await act.create_modal_response("A form", "form", components=rows)


async def reply(act: hikari.CommandInteraction) -> None:
    first = await bot.rest.create_message(act.channel_id, "first", nonce="once")
    answer = await bot.rest.create_message(act.channel_id, "second", reply=first)
    await bot.rest.edit_message(act.channel_id, answer, "second, edited", embed=hikari.Embed(title="More"))
    await bot.rest.add_reaction(act.channel_id, answer, "👍")
    again = await bot.rest.fetch_message(act.channel_id, answer)
    referred = again.referenced_message
    assert referred is not None
    await act.create_initial_response(MESSAGE, f"{hikari.MessageType(again.type).name} to {referred.content}")


async def send_files(act: hikari.CommandInteraction) -> None:
    files = [hikari.Bytes(b"one", "one.txt"), hikari.Bytes(b"two", "two.txt")]
    posted = await bot.rest.create_message(act.channel_id, "files", attachments=files)
    content = await posted.attachments[1].read()
    answer = hikari.Bytes(content, "back.txt")
    await act.create_initial_response(MESSAGE, "back", attachment=answer)


async def write_directly(act: hikari.CommandInteraction) -> None:
    await act.create_initial_response(
        hikari.ResponseType.DEFERRED_MESSAGE_CREATE, flags=hikari.MessageFlag.EPHEMERAL
    )
    try:
        await act.user.send("a direct message")
    except hikari.ForbiddenError as error:
        await act.edit_initial_response(f"refused: {error.code}")
    else:
        await act.edit_initial_response("written")


async def tell_events(act: hikari.CommandInteraction) -> None:
    await act.create_initial_response(MESSAGE, " ".join(heard))
    await act.execute("and a follow-up", flags=hikari.MessageFlag.EPHEMERAL)


async def look_around(act: hikari.CommandInteraction) -> None:
    assert act.guild_id is not None
    guild = await bot.rest.fetch_guild(act.guild_id)
    roles = await bot.rest.fetch_roles(guild)
    member = await bot.rest.fetch_member(guild, act.user)
    found = await bot.rest.search_members(guild, member.username)
    own = await bot.rest.edit_my_member(guild, nickname="Hikari")
    thread = await bot.rest.create_thread(act.channel_id, hikari.ChannelType.GUILD_PUBLIC_THREAD, "aside")
    channels = await bot.rest.fetch_guild_channels(guild)
    assert thread.parent_id in [channel.id for channel in channels]
    servers = [one async for one in bot.rest.fetch_my_guilds()]
    told = (guild.name, len(roles), len(found), own.nickname, thread.name, len(servers))
    await act.create_initial_response(MESSAGE, " ".join(str(one) for one in told))


DEEDS = {
    "buttons": show_buttons,
    "selects": show_selects,
    "form": show_form,
    "reply": reply,
    "files": send_files,
    "direct": write_directly,
    "events": tell_events,
    "around": look_around,
}


if __name__ == "__main__":
    asyncio.set_event_loop(asyncio.new_event_loop())
    bot.run(check_for_updates=False, activity=hikari.Activity(name="cards"))
