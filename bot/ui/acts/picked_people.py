"""Several people seated at once, and people picked from Discord's own list of the server."""

from collections.abc import Sequence

import discord

from bot.tables import use_cases
from bot.tables.model import Change, TableError
from bot.tables.rights import chair_at, need_game_host, need_lobby_host
from bot.ui.acts.lobby import redrawn
from bot.ui.acts.seating import told_added, told_given
from bot.ui.boards import picking
from bot.ui.kit.message import Message, Press
from bot.ui.request.chosen import Chosen
from bot.ui.request.context import Context
from bot.ui.request.voice import Spoken, people_in


async def seat_voices(context: Context, table: int) -> None:
    """Seat whoever is in this voice channel now. TableError `no_voice`, `voice_unknown`."""
    people = _heard(context.interaction)
    change = await context.change(table, use_cases.seat_voices, people)
    await _told(context, change, by_name=True)


async def show_players(context: Context, table: int) -> None:
    """Show the host the list from which people are seated."""
    found = await context.read(table)
    need_lobby_host(found, context.act)
    if len(found.chairs) >= found.game.most:
        raise TableError("too_many", low=found.game.fewest, high=found.game.most, given=len(found.chairs) + 1)
    await context.show(picking.players(context.view(found), context.words))


async def seat_picked(context: Context, press: Press) -> None:
    """Seat those of the chosen who can play. TableError `no_bots`, `not_member`."""
    people, bots, gone = _sorted(context)
    change = await context.change(
        press.table, use_cases.seat_picked, [(each.user, each.name) for each in people]
    )
    await _told(context, change, bots=bots, gone=gone)


async def show_late(context: Context, table: int) -> None:
    """Show the host the list from which somebody is added to the game."""
    found = await context.read(table)
    need_game_host(found, context.act)
    await context.show(picking.late(context.view(found), context.words))


async def seat_late(context: Context, press: Press) -> None:
    """Give whoever was chosen a new seat. TableError `no_bots`, `not_member`."""
    (person, *_), _, _ = _sorted(context)
    start = press.args[0] if press.args else None
    change = await context.change(press.table, use_cases.add_seat, person.user, person.name, start)
    await told_added(context, change)


async def show_giving(context: Context, press: Press) -> None:
    """Show the host the list from which somebody gets a seat that was left. TableError `seat_taken`."""
    found = await context.read(press.table)
    need_game_host(found, context.act)
    chair = chair_at(found, press.number(0))
    if chair.present:
        raise TableError("seat_taken", seat=chair.seat)
    await context.show(picking.giving(context.view(found), chair.seat, context.words))


async def give_left(context: Context, press: Press) -> None:
    """Give whoever was chosen a seat that was left. TableError `no_bots`, `not_member`."""
    (person, *_), _, _ = _sorted(context)
    seat = press.number(0)
    change = await context.change(press.table, use_cases.give_left, seat, person.user, person.name)
    await told_given(context, change, seat)


def _heard(interaction: discord.Interaction) -> tuple[tuple[int, str], ...]:
    guild, channel = interaction.guild_id, interaction.channel
    if guild is None or not isinstance(channel, Spoken):
        raise TableError("no_voice")
    people = people_in(interaction.client, guild, channel.id)
    if people is None:
        raise TableError("voice_unknown")
    return people


def _sorted(context: Context) -> tuple[list[Chosen], list[str], list[str]]:
    """Return those who can play, and the names of bots and of who has left the server. TableError."""
    if not context.chosen:
        raise TableError("button_changed")
    bots = [each.name for each in context.chosen if each.bot]
    gone = [each.name for each in context.chosen if not each.bot and not each.member]
    people = [each for each in context.chosen if each.member and not each.bot]
    if not people and bots:
        raise TableError("no_bots")
    if not people:
        raise TableError("not_member", players=tuple(gone))
    return people, bots, gone


async def _told(
    context: Context,
    change: Change,
    *,
    bots: Sequence[str] = (),
    gone: Sequence[str] = (),
    by_name: bool = False,
) -> None:
    """Show the lobby with them, and say who has none and why; by command and by the list, who has."""
    table = change.after
    facts = change.facts or {}
    seated, no_room = facts.get("seated"), facts.get("left_out")
    line = picking.seated_said(
        context.words,
        context.view(table),
        seated=[str(each) for each in seated] if isinstance(seated, tuple) else [],
        no_room=[str(each) for each in no_room] if isinstance(no_room, tuple) else [],
        bots=bots,
        gone=gone,
        by_name=by_name,
    ) or context.words("tabletop-repeated")
    if not await redrawn(context, table):
        await context.show(Message(content=line))
    elif no_room:
        await context.tell(line)
