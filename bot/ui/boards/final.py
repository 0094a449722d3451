"""The end of a game: ranks, medals, what stood out, the chart, and Rematch."""

from dataclasses import replace

import discord

from bot.tables.model import Status
from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.chart import chart, description
from bot.ui.boards.standings import leading, number_text
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.look import Look
from bot.ui.kit.message import Attachment, Message
from bot.ui.kit.names import footed, listed, marked

FEWEST_CHARTED = 2
"""Rounds without which a chart shows nothing."""


def final(table: View, look: Look, words: Words) -> Message:
    """Show how the game ended. It draws the chart: about 80 ms of work."""
    if table.live:  # as it stood after its last entry, when it was closed
        table = replace(table, status=Status.ENDED)
    game = look.title(table, words)
    scores = table.game.scores(table.state) if table.state is not None else ()
    again = [button(words, "final-rematch", table, "rematch", style="primary")]
    if table.status is Status.ENDED and table.state is not None:
        again.append(button(words, "final-go-on", table, "reopen"))
    if not scores:
        return Message(content=words("final-nothing-played", game=game), rows=in_rows(again))
    lines = list(look.rows(table, words))
    awards = look.awards(table, words) if table.status is Status.OVER else ()
    if awards:
        lines += ["", f"**{words('final-awards')}**", *awards]
    title = words("final-title" if table.status is Status.OVER else "final-closed", game=game)
    embed = discord.Embed(title=title, description="\n".join(lines))
    gone = [footed(table.names)[chair.seat] for chair in table.chairs if not chair.present]
    rounds = words(f"{table.game.name}-played", count=len(scores))
    left = words("scores-left", players=listed(gone)) if gone else ""
    embed.set_footer(text=" · ".join(filter(None, (rounds, left))))
    more = button(words, "scores-why", table, "why")
    return Message(
        content=_essential(table, game, words),
        embed=embed,
        rows=in_rows([*again, more]),
        files=(_picture(table, words),) if look.charted and len(scores) >= FEWEST_CHARTED else (),
        silent=False,
    )


def _essential(table: View, game: str, words: Words) -> str:
    """Say who won, or who led when the table was closed."""
    standings = table.game.standings(table.state)
    winners = table.game.winners(table.state)
    if table.status is not Status.OVER or not winners:
        return words("final-ended", game=game, leading=leading(table, standings, words))
    names = marked(table.names)
    total = next(row.score for row in standings if row.seat == winners[0])
    others = [f"{names[row.seat]} {number_text(row.score)}" for row in standings if row.seat not in winners]
    own = f"{table.game.name}-final"
    return words(
        own if words.has(own) else "final-won",
        game=game,
        winners=listed([names[seat] for seat in winners]),
        count=len(winners),
        total=total,
        others=listed(others),
        more=min(len(others), 1),
    )


def _picture(table: View, words: Words) -> Attachment:
    totals = [score.totals for score in table.game.scores(table.state)]
    order = [row.seat for row in table.game.standings(table.state)]
    lowest = table.game.wins == "lowest"
    return Attachment(
        name="totals.png",
        content=chart(table.names, totals, order, words),
        description=description(table.names, totals, order, words, lowest=lowest),
    )
