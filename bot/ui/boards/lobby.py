"""The lobby: who is in, what will be played, what is still missing; and the order of the seats."""

from dataclasses import replace

import discord

from bot.tables.model import Chair
from bot.tables.rights import is_host_user
from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.language import ASK
from bot.ui.boards.seats import choices as seat_choices
from bot.ui.kit.buttons import button, in_rows, worded
from bot.ui.kit.look import Look
from bot.ui.kit.message import Choice, Message, Press, Row, Select
from bot.ui.kit.names import listed, marked, plain, spelled

LOTS = "lots"
"""The choice to draw lots for who deals or starts first."""


def lobby(table: View, look: Look, words: Words, *, voice: bool = False) -> Message:
    """Show the lobby to all. `voice`: in the chat of a voice channel, so who is there can be seated."""
    names = marked(table.names)
    game = look.title(replace(table, state=None), words)  # it is shown once more when the game has begun
    seats = [_seat(table, chair, names, words) for chair in table.chairs]
    if any(chair.given_by is not None for chair in table.chairs):
        seats.append(words("lobby-given"))
    embed = discord.Embed(
        title=words("lobby-title", game=game),
        description="\n".join(seats) or words("lobby-empty"),
    )
    embed.add_field(name=words("lobby-playing"), value=look.summary(table, words), inline=False)
    embed.add_field(name=words("lobby-order"), value=_first(table, words), inline=False)
    embed.set_footer(text=words("language-here"))
    content = words("lobby-content", game=game, players=listed(names), count=len(names))
    return Message(
        content=f"{content} {missing(table, words)}",
        embed=embed,
        rows=_rows(table, words, options=look.has_options, voice=voice),
    )


def missing(table: View, words: Words) -> str:
    """Say what is still missing before the game can begin, or that it can."""
    seated, fewest, most = len(table.chairs), table.game.fewest, table.game.most
    if seated < fewest:
        return words("lobby-too-few", count=fewest - seated, fewest=fewest, most=most)
    if seated > most:
        return words("lobby-too-many", count=seated - most, most=most)
    return words("lobby-ready")


def order(table: View, words: Words) -> Message:
    """Show the host the order of the seats, to change it and to choose who is first."""
    names, shown = plain(table.names), marked(table.names)
    seats = "\n".join(f"{seat + 1}. **{name}**" for seat, name in enumerate(shown))
    ups = [
        worded(words("lobby-up", player=names[chair.seat]), table, "move", chair.seat)
        for chair in table.chairs[1:]
    ]
    rows: tuple[Row, ...] = in_rows(ups)
    if table.chairs:
        lots = Choice(label=words("lobby-lots"), value=LOTS)
        rows += (
            Select(
                placeholder=words(f"{table.game.name}-first-ask"),
                press=Press("first", table.id, table.moment),
                choices=(*seat_choices(names, table.first), lots),
            ),
            Select(
                placeholder=words("lobby-remove"),
                press=Press("remove", table.id, table.moment),
                choices=seat_choices(names),
            ),
        )
    return Message(content=f"{words('lobby-order-help')}\n{seats}\n{_first(table, words)}", rows=rows)


def _seat(table: View, chair: Chair, names: tuple[str, ...], words: Words) -> str:
    name = names[chair.seat]
    if chair.user is None:
        return words("lobby-guest", number=chair.seat + 1, player=name)
    if is_host_user(table, chair.user):
        return words("lobby-host", number=chair.seat + 1, player=name)
    if chair.given_by is not None:
        own = table.seat_of(chair.given_by)
        by = spelled(chair.giver_name) if own is None else names[own]
        return words("lobby-seated-by", number=chair.seat + 1, player=name, by=by)
    return words("lobby-player", number=chair.seat + 1, player=name)


def _first(table: View, words: Words) -> str:
    if table.first is None:
        return words(f"{table.game.name}-first-open")
    return words(f"{table.game.name}-first", player=marked(table.names)[table.first])


def _rows(table: View, words: Words, *, options: bool, voice: bool) -> tuple[Row, ...]:
    ready = table.game.fewest <= len(table.chairs) <= table.game.most
    full = len(table.chairs) >= table.game.most
    join = button(
        words, "lobby-join", table, "join", style="secondary" if ready else "primary", disabled=full
    )
    begin = button(words, "lobby-begin", table, "begin", style="primary" if ready else "secondary")
    return (
        (join, button(words, "lobby-leave", table, "leave"), begin),
        *(((button(words, "lobby-everyone", table, "everyone", disabled=full),),) if voice else ()),
        (
            button(words, "lobby-players", table, "players", disabled=full),
            *([button(words, "lobby-options", table, "options")] if options else []),
            button(words, "lobby-rules", table, "rules"),
        ),
        (
            button(words, "lobby-seats", table, "order"),
            button(words, "language-button", table, ASK),
            button(words, "lobby-end", table, "end", style="danger"),
        ),
    )
