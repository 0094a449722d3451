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
from bot.ui.request.visit import Visit
from bot.ui.request.voice import Spoken, people_in


async def seat_voices(visit: Visit, table: int) -> None:
    """Seat whoever is in this voice channel now. TableError `no_voice`, `voice_unknown`, as `Tables`."""
    people = _heard(visit.interaction)
    change = await visit.change(table, use_cases.seat_voices, people)
    await _told(visit, change, by_name=True)


async def show_players(visit: Visit, table: int) -> None:
    """Show the host the list from which people are seated."""
    found = await visit.read(table)
    need_lobby_host(found, visit.act)
    if len(found.chairs) >= found.game.most:
        raise TableError("too_many", low=found.game.fewest, high=found.game.most, given=len(found.chairs) + 1)
    await visit.show(picking.players(visit.view(found), visit.words))


async def seat_picked(visit: Visit, press: Press) -> None:
    """Seat those of the chosen who can play. TableError `no_bots`, `not_member`, as `Tables`."""
    people, bots, gone = _sorted(visit)
    change = await visit.change(
        press.table, use_cases.seat_picked, [(each.user, each.name) for each in people]
    )
    await _told(visit, change, bots=bots, gone=gone)


async def show_late(visit: Visit, table: int) -> None:
    """Show the host the list from which somebody is added to the game."""
    found = await visit.read(table)
    need_game_host(found, visit.act)
    await visit.show(picking.late(visit.view(found), visit.words))


async def seat_late(visit: Visit, press: Press) -> None:
    """Give whoever was chosen a new seat. TableError `no_bots`, `not_member`, as `Tables`."""
    (person, *_), _, _ = _sorted(visit)
    start = press.args[0] if press.args else None
    change = await visit.change(press.table, use_cases.add_seat, person.user, person.name, start)
    await told_added(visit, change)


async def show_giving(visit: Visit, press: Press) -> None:
    """Show the host the list from which somebody gets a seat that was left. TableError `seat_taken`."""
    found = await visit.read(press.table)
    need_game_host(found, visit.act)
    chair = chair_at(found, press.number(0))
    if chair.present:
        raise TableError("seat_taken", seat=chair.seat)
    await visit.show(picking.giving(visit.view(found), chair.seat, visit.words))


async def give_seat(visit: Visit, press: Press) -> None:
    """Give whoever was chosen a seat that was left. TableError `no_bots`, `not_member`, as `Tables`."""
    (person, *_), _, _ = _sorted(visit)
    seat = press.number(0)
    change = await visit.change(press.table, use_cases.give_left, seat, person.user, person.name)
    await told_given(visit, change, seat)


def _heard(interaction: discord.Interaction) -> tuple[tuple[int, str], ...]:
    guild, channel = interaction.guild_id, interaction.channel
    if guild is None or not isinstance(channel, Spoken):
        raise TableError("no_voice")
    people = people_in(interaction.client, guild, channel.id)
    if people is None:
        raise TableError("voice_unknown")
    return people


def _sorted(visit: Visit) -> tuple[list[Chosen], list[str], list[str]]:
    """Return those who can play, and the names of bots and of who has left the server. TableError."""
    if not visit.chosen:
        raise TableError("button_changed")
    bots = [each.name for each in visit.chosen if each.bot]
    gone = [each.name for each in visit.chosen if not each.bot and not each.member]
    people = [each for each in visit.chosen if each.member and not each.bot]
    if not people and bots:
        raise TableError("no_bots")
    if not people:
        raise TableError("not_member", players=tuple(gone))
    return people, bots, gone


async def _told(
    visit: Visit, change: Change, *, bots: Sequence[str] = (), gone: Sequence[str] = (), by_name: bool = False
) -> None:
    """Show the lobby with them, and say who has none and why; by command and by the list, who has."""
    table = change.after
    facts = change.facts or {}
    seated, no_room = facts.get("seated"), facts.get("left_out")
    line = picking.told(
        visit.words,
        visit.view(table),
        seated=[str(each) for each in seated] if isinstance(seated, tuple) else [],
        no_room=[str(each) for each in no_room] if isinstance(no_room, tuple) else [],
        bots=bots,
        gone=gone,
        by_name=by_name,
    ) or visit.words("tabletop-repeated")
    if not await redrawn(visit, table):
        await visit.show(Message(content=line))
    elif no_room:
        await visit.tell(line)
