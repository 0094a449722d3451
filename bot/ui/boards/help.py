"""Help for one person: what to do next, here and now, with commands that can be tapped."""

from collections.abc import Iterator

import discord

from bot.tables.model import Status
from bot.tables.rights import is_host_user, is_present
from bot.tables.view import View
from bot.texts import Words
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.look import Look
from bot.ui.kit.message import Message
from rules.games import GAMES


def help_(table: View | None, look: Look | None, user: int, words: Words) -> Message:
    """Show what this person can do now; `look` is that of the table's game."""
    if table is None or look is None or not table.live:
        lines = list(_start(words))
        content = words("help-start")
    else:
        lines = list(_here(table, look, user, words))
        content = words(f"help-{'lobby' if table.status is Status.LOBBY else 'playing'}")
    embed = discord.Embed(description="\n".join(lines))
    buttons = [button(words, "board-rules", table, "rules")] if table is not None else []
    if table is not None and table.status is Status.PLAYING:
        buttons.append(button(words, "help-table", table, "resume"))
    return Message(content=content, embed=embed, rows=in_rows(buttons) if buttons else ())


def _start(words: Words) -> Iterator[str]:
    for game in GAMES:
        yield words("help-new", command=words.command(game.name, "new"), game=words(f"{game.name}-name"))
    yield ""
    for name in ("history", "leaderboard", "language", "privacy"):
        yield words(f"help-{name}", command=words.command("tally", name))


def _here(table: View, look: Look, user: int, words: Words) -> Iterator[str]:
    game, seat = table.game.name, table.seat_of(user)
    seated, host = is_present(table, user), is_host_user(table, user)

    def line(text: str, verb: str) -> str:
        return words(text, command=words.command(game, verb))

    if table.status is Status.LOBBY:
        yield line("help-leave" if seated else "help-join", "leave" if seated else "join")
        yield line("help-guest", "guest")
        if host:
            yield line("help-begin", "begin")
    elif table.ask is not None:
        if seated:
            yield words(
                f"{game}-help-{table.ask.kind}", **{verb: words.command(game, verb) for verb in look.verbs}
            )
        if table.game.scores(table.state):
            yield line("help-scores", "scores")
            yield line("help-why", "why")
            if seated:
                yield line("help-undo", "undo")
                yield line("help-correct", "correct")
        if seat is not None and not seated:
            yield line("help-join-later", "join")
    if host:
        yield line("help-seat", "seat")
        yield line("help-end", "end")
    yield line("help-rules", "rules")
