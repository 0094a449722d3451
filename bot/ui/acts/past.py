"""What was played on a server: its latest games, who wins most, one person's results, a score sheet."""

import contextlib
import json
from collections.abc import Iterator

import discord

from bot.tables import Tables
from bot.tables.history import Finished, Tally
from bot.tables.model import TableError
from bot.texts import Words
from bot.ui.kit.lengths import as_many
from bot.ui.kit.message import Attachment, Message
from bot.ui.kit.names import listed, spelled
from bot.ui.request.context import Context
from bot.ui.typed.naming import mentioned
from rules.contract import Joined, Setup
from rules.games import GAMES
from rules.names import KnownNames
from rules.sheet_writing import write

LATEST = 10
"""Games in a history."""
LEADING = 10
"""People in a leaderboard."""
NAMED = 8
"""People named for one game."""
DESCRIPTION_LIMIT = 4_096
"""Units of an embed's description."""
SHOWN = 40
"""Characters of an unknown name that are repeated."""


async def show_history(context: Context, guild: int) -> None:
    """Show the latest finished games of a server."""
    games = await context.tables.history.latest(guild, LATEST)
    await _tell(context, "history", [_finished(game, context.words) for game in games])


async def show_leaderboard(context: Context, guild: int, game: str | None) -> None:
    """Show who has won most games of one kind; by default of that which was finished last here."""
    if game is None:
        latest = await context.tables.history.latest(guild, 1)
        game = latest[0].game if latest else GAMES[0].name
    tallies = (await context.tables.history.leaderboard(guild, game))[:LEADING]
    lines = [_tally(tally, spelled(tally.name), context.words) for tally in tallies]
    await _tell(context, "leaderboard", lines, game=context.words(f"{game}-name"))


async def show_stats(context: Context, guild: int, player: str | None) -> None:
    """Show a person's results, one line for each game. TableError `no_such_person`."""
    who, name = context.act.user, context.act.name
    if player is not None:
        who, name = await _person(context, guild, player.strip())
    tallies = await context.tables.history.stats(guild, who)
    lines = [_tally(tally, _game(tally.game, context.words), context.words) for tally in tallies]
    await _tell(context, "stats", lines, player=spelled(name))


async def people_known(tables: Tables, guild: int, channel: int) -> list[str]:
    """Name the people of this server who have results, and those at the table here."""
    names = list((await _at(tables, channel)).values())
    return list(
        dict.fromkeys(name for name in (*names, *(await tables.history.known(guild)).values()) if name)
    )


async def _person(context: Context, guild: int, given: str) -> tuple[int, str]:
    """Find who is meant: by a mention or id, a name at the table here, a name in the results.

    TableError `no_such_person`, `which_person_of`.
    """
    here = await _at(context.tables, context.interaction.channel_id or 0)
    known = {**await context.tables.history.known(guild), **here}
    user = mentioned(given)
    if user is not None:
        return user, known.get(user, context.words("past-nobody"))
    people = list(known.items())
    alike = KnownNames.of([name for _, name in people]).meant(given)
    if not alike:
        raise TableError("no_such_person", given=given[:SHOWN])
    if len(alike) > 1:
        raise TableError("which_person_of", given=given[:SHOWN], players=tuple(people[at][1] for at in alike))
    return people[alike[0]]


async def _at(tables: Tables, channel: int) -> dict[int, str]:
    """Name the people at the newest table of a channel; nobody where it cannot be read."""
    table = None
    with contextlib.suppress(TableError):
        table = await tables.last(channel)
    chairs = () if table is None else table.chairs
    return {chair.user: chair.name for chair in chairs if chair.user is not None}


async def export(context: Context, channel: int) -> None:
    """Give the score sheet of the game in this channel, else of the last one there, as a file."""
    table = await context.tables.at(channel)
    if table is None or table.state is None:  # a lobby has no sheet: the game before it has
        table = await context.tables.last(channel, begun=True)
    if table is None or table.state is None:
        raise TableError("nothing_to_export")
    entries = [step.entry for step in context.view(table).steps]
    late = sum(isinstance(entry, Joined) for entry in entries)
    setup = Setup(seats=len(table.chairs) - late, first=table.first or 0, options=table.game_options)
    sheet = write(table.game.name, table.names, setup, entries)
    text = json.dumps(sheet, ensure_ascii=False, indent=1)
    file = Attachment(
        name=f"{table.game.name}-{table.id}.json",
        content=text.encode(),
        description=context.words("past-export-file"),
    )
    await context.tell(Message(content=context.words("past-export"), files=(file,)))


async def _tell(context: Context, what: str, lines: list[str], **facts: str) -> None:
    if not lines:
        await context.tell(context.words(f"past-{what}-none", **facts))
        return
    embed = discord.Embed(description="\n".join(as_many(lines, DESCRIPTION_LIMIT)))
    await context.tell(Message(content=context.words(f"past-{what}", **facts), embed=embed))


def _finished(game: Finished, words: Words) -> str:
    names = [f"{spelled(placed.name)} {placed.score}" for placed in game.placed[:NAMED]]
    return words(
        "past-game",
        day=f"<t:{int(game.finished.timestamp())}:d>",
        game=_game(game.game, words),
        players=listed(list(_winners_first(names, game))),
    )


def _winners_first(names: list[str], game: Finished) -> Iterator[str]:
    for name, placed in zip(names, game.placed, strict=False):
        yield f"**{name}**" if placed.won else name


def _tally(tally: Tally, name: str, words: Words) -> str:
    return words("past-tally", name=name, wins=tally.wins, games=tally.games)


def _game(name: str, words: Words) -> str:
    """Return what a game is called; its name in the database where this version does not know it."""
    text = f"{name}-name"
    return words(text) if words.has(text) else name
