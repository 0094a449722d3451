"""A finished challenge of Skull: who won or failed it, on whose skull, who is out, who starts."""

from collections.abc import Sequence

import discord

from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.undo import undo_step
from bot.ui.kit.buttons import in_rows
from bot.ui.kit.message import Message
from bot.ui.kit.names import footed, marked
from bot.ui.looks.skull.titles import COLOUR, rows
from rules.contract import Seat
from rules.skull.entries import Failed, Won
from rules.skull.game import State, first_of_round, mats, winners
from rules.skull.mats import WINS_NEEDED


def scores(table: View, step: Step, words: Words) -> Message:
    """Show the challenge that this entry tells of."""
    state: State = step.after
    number = len(state.challenges)
    content = words(
        "skull-told", round=number, what=challenge_lines(state, state.challenges[-1], table.names, words)
    )
    undo = in_rows([undo_step(table, step, words)])
    if winners(state):  # the final leaderboard follows
        return Message(content=content, rows=undo)
    embed = discord.Embed(
        title=words("skull-title", round=number), description="\n".join(rows(table, words)), colour=COLOUR
    )
    first = first_of_round(state)
    if first is not None:
        embed.set_footer(text=words("skull-next", player=footed(table.names)[first], round=number + 1))
    return Message(content=content, embed=embed, rows=undo)


def challenge_lines(state: State, challenge: Won | Failed, all_names: Sequence[str], words: Words) -> str:
    """Say how a challenge ended, and what it means for the challenger."""
    names = marked(all_names)
    after = mats(state)[challenge.challenger]
    player, bid = names[challenge.challenger], challenge.bid or 0
    if isinstance(challenge, Won):
        text = "skull-told-game" if winners(state) else "skull-told-won"
        return words(text, player=player, bid=bid, wins=after.wins, needed=WINS_NEEDED)
    own = challenge.skull == challenge.challenger
    return words(
        "skull-told-own" if own else "skull-told-failed",
        player=player,
        skull=names[challenge.skull],
        bid=bid,
        discs=after.discs,
    )


def awards(table: View, words: Words) -> tuple[str, ...]:
    """Name whose skull stopped most challenges of others."""
    if not isinstance(table.state, State):
        return ()
    stopped: dict[Seat, int] = {}
    for challenge in table.state.challenges:
        if isinstance(challenge, Failed) and challenge.skull != challenge.challenger:
            stopped[challenge.skull] = stopped.get(challenge.skull, 0) + 1
    most = max(stopped.values(), default=0)
    best = [seat for seat, count in stopped.items() if count == most]
    if len(best) != 1:
        return ()
    return (words("final-skulls", players=marked(table.names)[best[0]], count=most),)
