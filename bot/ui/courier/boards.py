"""The message that shows a table now: its lobby, then a board, edited as things happen.

Whenever something else is asked (bets, then tricks, the next round, an undo) a new board comes to the
bottom of the channel, where people look, and the old one goes.
"""

import time
from dataclasses import replace
from datetime import timedelta
from typing import Final

import discord
import structlog

from bot.tables import Tables
from bot.tables.kinds import MessageKind
from bot.tables.model import Status, Table
from bot.tables.outbox import Noted
from bot.tables.view import view
from bot.texts import words
from bot.ui.boards.lobby import lobby
from bot.ui.courier.lost_messages import LostMessages
from bot.ui.courier.rate_limit import Urgency, urgency
from bot.ui.courier.sender import EDIT_PATIENCE, MessageGoneError, Sender, StuckError
from bot.ui.kit.marks import LOBBY, board_mark, with_mark
from bot.ui.kit.message import Message
from bot.ui.looks import look_of

OLD: Final = timedelta(minutes=55)
"""From this age on Discord takes few edits of a message: three in six seconds, from an hour on."""
OLD_EDIT_SECONDS: Final = 30.0
"""Seconds within which a second edit of an old board is not tried: another board takes its place."""

log = structlog.get_logger("bot.boards")


class OvertakenError(Exception):
    """The table has changed since it was read: what was drawn is old."""


class Boards:
    """One table's lobby and boards."""

    def __init__(self, tables: Tables, sender: Sender) -> None:
        self._tables = tables
        self._sender = sender
        self._lost = LostMessages(tables, sender)
        self._old_edit = -OLD_EDIT_SECONDS
        """When an old board was edited last."""

    @property
    def look_again(self) -> float | None:
        """Return in how many seconds something is to be looked for once more; None: nothing is."""
        return self._lost.look_again

    async def refresh(self, table: Table) -> bool:
        """Bring lobby and board up to date, and tell whether anything was sent or edited.

        OvertakenError: the table has changed meanwhile, so there is more to do.
        """
        notes = await self._tables.outbox.messages(table.id)
        if await self._lost.settle(table, notes):
            notes = await self._tables.outbox.messages(table.id)
        sent = await self._show_now(table, notes)
        with urgency(Urgency.CLEARED):
            return await self._clear_old(table, notes) or sent

    async def bring_down(self, table: Table) -> None:
        """Let go of the board, so that the next refresh shows it at the bottom of the channel."""
        noted = await self._tables.outbox.noted(table.id, MessageKind.BOARD, table.moment)
        if noted is not None:
            await self._remove(noted)

    async def _show_now(self, table: Table, notes: tuple[Noted, ...]) -> bool:
        """Show the lobby, or the board of what is asked."""
        said = words(table.place.locale)
        if table.status is Status.LOBBY:
            return await self._show(table, MessageKind.LOBBY, 0, self._lobby(table, notes), notes)
        if table.ask is None:
            return False
        look = look_of(table)
        unreachable = await self._unreachable(table) if table.ask.kind in look.prompted[:1] else frozenset()
        drawn = look.board(view(table, None), said, unreachable=unreachable)
        drawn = with_mark(drawn, board_mark(table), table, said)
        return await self._show(table, MessageKind.BOARD, table.moment, drawn, notes)

    def _lobby(self, table: Table, notes: tuple[Noted, ...]) -> Message:
        """Draw the lobby; as it stands, where it is not known now whether that is a voice channel's chat."""
        said, known = words(table.place.locale), self._sender.is_voice(table.place)
        looks = [
            with_mark(lobby(view(table, None), look_of(table), said, voice=voice), LOBBY, table, said)
            for voice in ((False, True) if known is None else (known,))
        ]
        shown = next((note.shows for note in notes if note.kind == MessageKind.LOBBY), None)
        return next(
            (look for look in looks if self._sender.shows(table.place.channel, look, shown)), looks[0]
        )

    async def _show(
        self, table: Table, kind: MessageKind, key: int, drawn: Message, notes: tuple[Noted, ...]
    ) -> bool:
        noted = next((note for note in notes if (note.kind, note.key) == (kind, key)), None)
        if noted is not None and noted.message is not None:
            if self._sender.shows(table.place.channel, drawn, noted.shows):
                return False
            if not await self._replaced(noted) and await self._edited(table, noted, drawn):
                return True
        await self._send(table, kind, key, drawn)
        return True

    async def _replaced(self, noted: Noted) -> bool:
        """Remove a board so old that it cannot be edited often; tell whether it was."""
        if (
            noted.message is None
            or discord.utils.utcnow() - discord.utils.snowflake_time(noted.message) < OLD
        ):
            return False
        before, self._old_edit = self._old_edit, time.monotonic()
        if self._old_edit - before >= OLD_EDIT_SECONDS:
            return False
        await self._remove(noted)
        return True

    async def _edited(self, table: Table, noted: Noted, drawn: Message) -> bool:
        """Edit a message; tell whether it stands. OvertakenError."""
        turn = await self._tables.outbox.editing(noted)
        if turn is None or turn.channel is None or turn.message is None:
            raise OvertakenError
        try:
            with urgency(Urgency.REDRAWN):
                sent = await self._sender.edit(turn.channel, turn.message, drawn, patience=EDIT_PATIENCE)
        except MessageGoneError:
            log.info("board_gone", table=table.id, kind=noted.kind)
            await self._tables.outbox.forget_message(noted)
            return False
        except StuckError:
            log.info("board_stuck", table=table.id, kind=noted.kind)
            await self._remove(noted)
            return False
        if not await self._tables.outbox.note_shown(replace(turn, shows=sent.shows), table.version):
            raise OvertakenError
        return True

    async def _send(self, table: Table, kind: MessageKind, key: int, drawn: Message) -> None:
        """Send a message that was announced, by this process or by another. OvertakenError."""
        intended = await self._tables.outbox.intend(table, kind, key)
        if intended is None or intended[0].message is not None:
            raise OvertakenError
        noted, fresh = intended
        if not fresh and not self._lost.was_sought(noted):
            raise OvertakenError
        sent = await self._sender.send(table.place.channel, drawn, noted.nonce)
        stands = await self._tables.outbox.adopt(replace(noted, message=sent.message, shows=sent.shows))
        if stands is None or stands.message != sent.message:
            await self._sender.delete(table.place.channel, sent.message)
            raise OvertakenError
        if await self._tables.version(table.id) != table.version:
            raise OvertakenError

    async def _clear_old(self, table: Table, notes: tuple[Noted, ...]) -> bool:
        """Close the lobby of a game that has begun, and remove the boards of what is no longer asked."""
        cleared = False
        for noted in notes:
            now = ("lobby", 0) if table.status is Status.LOBBY else ("board", table.moment)
            current = table.live and (noted.kind, noted.key) == now
            if noted.kind not in (MessageKind.LOBBY, MessageKind.BOARD) or noted.message is None or current:
                continue
            if noted.kind == MessageKind.LOBBY or table.status is Status.ENDED:
                await self._close(table, noted)
            else:
                await self._remove(noted)
            cleared = True
        return cleared

    async def _close(self, table: Table, noted: Noted) -> None:
        """Leave a message that says what became of the table, without buttons."""
        said = words(table.place.locale)
        closed = Message(content=said("tabletop-closed-ended"))
        if noted.kind == MessageKind.LOBBY:
            roster = replace(lobby(view(table, None), look_of(table), said), rows=())
            begun = table.status is not Status.ENDED
            closed = replace(roster, content=said("tabletop-closed-lobby") if begun else closed.content)
        if noted.channel is not None and noted.message is not None:
            try:
                await self._sender.edit(noted.channel, noted.message, closed, patience=EDIT_PATIENCE)
            except StuckError:
                await self._sender.delete(noted.channel, noted.message)
            except MessageGoneError:
                log.info("board_gone", table=table.id, kind=noted.kind)
        await self._tables.outbox.forget_message(noted)

    async def _remove(self, noted: Noted) -> None:
        """Remove a message; until it is forgotten, nothing is known of what stands there."""
        if noted.channel is not None and noted.message is not None:
            await self._tables.outbox.editing(noted)
            await self._sender.delete(noted.channel, noted.message)
        await self._tables.outbox.forget_message(noted)

    async def _unreachable(self, table: Table) -> frozenset[int]:
        """Return the seats of those to whom no direct message comes: what they bet goes behind the board."""
        chairs = {chair.user: chair for chair in table.chairs if chair.user is not None and chair.present}
        people = await self._tables.people.known(chairs)
        return frozenset(
            chair.seat for user, chair in chairs.items() if not (chair.acted and people[user].reachable)
        )
