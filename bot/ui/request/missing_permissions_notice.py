"""Telling somebody which permissions the bot lacks here: once by itself, whenever it is asked for."""

import contextlib
from dataclasses import replace

import discord

from bot.store.errors import StoreError
from bot.ui.kit.message import MOST_ROWS, Button, Message
from bot.ui.kit.send import with_note
from bot.ui.request.context import Context
from bot.ui.request.missing_permissions import lacks_here, places_lacking, roles_that_may
from bot.ui.request.missing_permissions_text import lacking
from bot.ui.request.places import Barrier, barrier_here, invite_link, with_way_in


async def tell_once(context: Context) -> None:
    """Tell who has just opened a game what the bot lacks here, unless it was told in this place before.

    The game is open: whatever goes wrong here is no reason to say otherwise.
    """
    with contextlib.suppress(StoreError, discord.HTTPException):
        is_news = await context.tables.servers.lacks(places_lacking(context.interaction))
        told = what_lacks(context) if is_news else None
        if told is not None:
            await context.tell(
                replace(told, content=with_note(told.content, context.words("permission-again")))
            )


def with_what_lacks(context: Context, message: Message) -> Message:
    """Return an answer with what keeps the bot from writing here, or what it lacks here, below it."""
    guild, barrier = context.interaction.guild_id, barrier_here(context.interaction)
    if guild is None:
        return message
    if barrier is not None:
        context.says_why_mute = True
    if barrier not in (None, Barrier.WRITE):
        note = context.words("tabletop-barrier", barrier=barrier.value)
        message = replace(message, content=with_note(message.content, note))
        message = with_way_in(message, barrier, context.words, context.interaction.client, guild)
    told = what_lacks(context, mute=barrier is Barrier.WRITE)
    if told is None:
        return message
    rows = (*message.rows, *told.rows)[:MOST_ROWS]
    return replace(message, content=with_note(message.content, told.content), rows=rows)


def what_lacks(context: Context, *, mute: bool = False) -> Message | None:
    """Say what the bot lacks here and who can give it, with a link that invites it with all of it.

    None: it lacks nothing. `mute`: it cannot write here at all.
    """
    interaction = context.interaction
    lacks = lacks_here(interaction)
    if not lacks:
        return None
    thread = isinstance(interaction.channel, discord.Thread)
    said = lacking(lacks, roles_that_may(interaction), context.words, thread=thread, mute=mute)
    link = invite_link(interaction.client, interaction.guild_id or 0)
    label = context.words("permission-invite")
    return Message(content=said, rows=((Button(label=label, press=link),),) if link else ())
