"""The message that shows a table now: its lobby, then a board, edited as things happen.

Whenever something else is asked (bets, then tricks, the next round, an undo) a new board comes to the
bottom of the channel, where people look, and the old one goes.
"""

import time
from contextlib import suppress
from dataclasses import replace
from typing import Final

import structlog

from bot.tables import Tables
from bot.tables.courier import Noted
from bot.tables.model import Status, Table
from bot.texts import words
from bot.ui.boards.lobby import lobby
from bot.ui.courier.marks import LOBBY, board_mark, marked
from bot.ui.courier.outbox import MessageGoneError, Outbox
from bot.ui.courier.prompt import BIDS
from bot.ui.faces import face
from bot.ui.message import Message
from bot.ui.send import fingerprint

TRUSTED: Final = 30.0
"""Seconds for which a message is believed to stand as shown: nobody tells the bot that it was deleted."""
NONCE_LIMIT: Final = 25
NONCE_TAIL: Final = 1_000_000

log = structlog.get_logger("bot.boards")


class Boards:
    """One table's lobby and boards. `shown` is what each message is known to look like now."""

    def __init__(self, tables: Tables, outbox: Outbox) -> None:
        self._tables = tables
        self._outbox = outbox
        self._shown: dict[tuple[str, int], tuple[str, float]] = {}
        self._let_go = 0
        """The last message that another one took the place of: a nonce must not find it again."""

    def forget(self) -> None:
        """Trust nothing that was shown: the next refresh edits, and so finds out what is gone."""
        self._shown.clear()

    def drawn(self, message: Message) -> None:
        """Know that the lobby shows this."""
        self._shown["lobby", 0] = (fingerprint(message), time.monotonic())

    async def refresh(self, table: Table, *, doubtful: bool) -> bool:
        """Bring lobby and board up to date, and tell whether anything was sent or edited."""
        said = words(table.place.locale)
        if table.status is Status.LOBBY:
            drawn = lobby(table, face(table.game.name), said)
            return await self._show(table, "lobby", 0, drawn, doubtful=doubtful)
        ask = table.ask
        sent = False
        if ask is not None:
            unreachable = await self._unreachable(table) if ask.kind == BIDS else frozenset()
            drawn = face(table.game.name).board(table, said, unreachable=unreachable)
            sent = await self._show(table, "board", table.moment, drawn, doubtful=doubtful)
        return await self._clear_old(table) or sent

    async def bring_down(self, table: Table) -> None:
        """Let go of the board, so that the next refresh shows it at the bottom of the channel."""
        noted = await self._tables.noted(table.id, "board", table.moment)
        if noted is not None:
            self._let_go = noted.message
            await self._remove(table, "board", noted)

    async def _show(self, table: Table, kind: str, key: int, drawn: Message, *, doubtful: bool) -> bool:
        mark = LOBBY if kind == "lobby" else board_mark(table)
        drawn = marked(drawn, mark, table, words(table.place.locale))
        looks = fingerprint(drawn)
        known, since = self._shown.get((kind, key), ("", 0.0))
        if known == looks and time.monotonic() - since < TRUSTED:
            return False
        channel = table.place.channel
        noted = await self._tables.noted(table.id, kind, key)
        message = noted.message if noted else None
        if message is None and doubtful:
            message = await self._outbox.find(channel, table.id, mark)
            if message is not None:
                await self._tables.note_message(table.id, kind, key, channel, message)
        if message is not None:
            try:
                await self._outbox.edit(channel, message, drawn)
            except MessageGoneError:
                log.info("board_gone", table=table.id, kind=kind)
                self._let_go = message
                message = None
        if message is None:
            nonce = f"{table.id}.{kind}.{key}.{self._let_go % NONCE_TAIL}"
            message = await self._outbox.send(channel, drawn, nonce[:NONCE_LIMIT])
            await self._tables.note_message(table.id, kind, key, channel, message)
        self._shown[kind, key] = (looks, time.monotonic())
        return True

    async def _clear_old(self, table: Table) -> bool:
        """Close the lobby of a game that has begun, and remove the boards of what is no longer asked."""
        cleared = False
        for noted in await self._tables.all_noted(table.id, "lobby"):
            await self._close(table, "lobby", noted)
            cleared = True
        for noted in await self._tables.all_noted(table.id, "board"):
            if table.ask is not None and noted.key == table.moment:
                continue
            if table.status is Status.ENDED:
                await self._close(table, "board", noted)
            else:
                await self._remove(table, "board", noted)
            cleared = True
        return cleared

    async def _close(self, table: Table, kind: str, noted: Noted) -> None:
        """Leave a message that says what became of the table, without buttons."""
        said = words(table.place.locale)
        closed = Message(content=said("tabletop-closed-ended"))
        if kind == "lobby":
            roster = replace(lobby(table, face(table.game.name), said), rows=())
            begun = table.status is not Status.ENDED
            closed = replace(roster, content=said("tabletop-closed-lobby") if begun else closed.content)
        with suppress(MessageGoneError):
            await self._outbox.edit(noted.channel, noted.message, closed)
        await self._forget(table, kind, noted)

    async def _remove(self, table: Table, kind: str, noted: Noted) -> None:
        await self._outbox.delete(noted.channel, noted.message)
        await self._forget(table, kind, noted)

    async def _forget(self, table: Table, kind: str, noted: Noted) -> None:
        await self._tables.forget_message(table.id, kind, noted.key)
        self._shown.pop((kind, noted.key), None)

    async def _unreachable(self, table: Table) -> frozenset[int]:
        """Give the seats of those to whom no direct message comes: what they bet goes behind the board."""
        chairs = {chair.user: chair for chair in table.chairs if chair.user is not None and chair.present}
        people = await self._tables.people(chairs)
        return frozenset(
            chair.seat for user, chair in chairs.items() if not (chair.acted and people[user].reachable)
        )
