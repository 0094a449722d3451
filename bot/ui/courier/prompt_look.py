"""What a direct message about a round says: what there is to bet, what was revealed, that it is over."""

from dataclasses import replace
from typing import Final

import discord

from bot.tables.model import Chair, Table
from bot.tables.rights import user_can_let_stand
from bot.tables.view import view
from bot.texts import Words
from bot.ui.boards.undo import with_stand
from bot.ui.kit.message import MOST_ROWS, Button, Message, Press
from bot.ui.kit.names import escape
from bot.ui.looks import look_of

STOP: Final = "dmstop"
"""The press in a direct message that ends them."""


class PromptLook:
    """Renders prompts; where the table stands is asked of the client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def asking(self, table: Table, chair: Chair, key: int, said: Words, link: str) -> Message:
        """Ask for the own bet or, once all are revealed, for the tricks.

        `key` is the message's own, `link` the way back to the table.
        """
        seen = view(table, chair.seat)
        panel = look_of(table).panel(seen, chair.seat, said)
        may = chair.user is not None and user_can_let_stand(table, chair.user)
        panel = with_stand(panel, seen, said, may=may)
        back = Button(label=said("tabletop-prompt-link"), press=link)
        stop = Button(label=said("tabletop-prompt-stop"), press=Press(STOP, args=(str(table.id), str(key))))
        ask = table.ask
        shown = _revealed(table, ask.round, said) if ask is not None and not ask.hidden else None
        lines = (shown, panel.content, self._where(table, said))
        return replace(
            panel,
            content="\n".join(line for line in lines if line),
            rows=(*panel.rows, (back, stop)) if len(panel.rows) < MOST_ROWS else panel.rows,
            silent=False,
        )

    def over(self, table: Table, round_: int, said: Words, link: str) -> Message:
        """Say what was revealed in a round, or that nothing is asked any more; no button enters anything."""
        told = _revealed(table, round_, said) or said("tabletop-prompt-over", round=round_)
        back = Button(label=said("tabletop-prompt-link"), press=link)
        return Message(content=f"{told}\n{self._where(table, said)}", rows=((back,),))

    def _where(self, table: Table, said: Words) -> str:
        """Name server and channel, so that two tables are not taken for each other."""
        guild = self._client.get_guild(table.place.guild)
        channel = self._client.get_channel(table.place.channel)
        named = getattr(channel, "name", None)
        return said(
            "tabletop-prompt-where",
            server=escape(guild.name) if guild else "–",
            channel=f"#{escape(named)}" if named else f"<#{table.place.channel}>",
        )


def _revealed(table: Table, round_: int, said: Words) -> str | None:
    """Say what was revealed in a round; None where nothing was yet."""
    for step in reversed(table.steps):
        asked = step.asked
        answers = asked is not None and asked.hidden and asked.round == round_
        if answers and table.game.split(step.before, step.entry):  # not who left or came back meanwhile
            return look_of(table).reveal(view(table, None), step, said).content
    return None
