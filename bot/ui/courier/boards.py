"""The message that shows a table now: its lobby, then one board a round, edited as things happen."""

from dataclasses import replace

import structlog

from bot.tables import Tables
from bot.tables.model import Status, Table
from bot.texts import words
from bot.ui.boards.lobby import lobby
from bot.ui.courier.marks import LOBBY, board_mark, marked
from bot.ui.courier.outbox import MessageGoneError, Outbox
from bot.ui.faces import face
from bot.ui.links import message_link
from bot.ui.message import Message
from bot.ui.send import fingerprint

log = structlog.get_logger("bot.boards")


class Boards:
    """One table's lobby and boards. `shown` is what each message is known to look like now."""

    def __init__(self, tables: Tables, outbox: Outbox) -> None:
        self._tables = tables
        self._outbox = outbox
        self._shown: dict[tuple[str, int], str] = {}

    def forget(self) -> None:
        """Trust nothing that was shown: the next refresh edits, and so finds out what is gone."""
        self._shown.clear()

    def drawn(self, message: Message) -> None:
        """Know that the lobby shows this."""
        self._shown["lobby", 0] = fingerprint(message)

    async def refresh(self, table: Table, *, doubtful: bool) -> bool:
        """Bring lobby and board up to date, and tell whether anything was sent or edited."""
        said = words(table.place.locale)
        if table.status is Status.LOBBY:
            drawn = lobby(table, face(table.game.name), said)
            return await self._show(table, "lobby", 0, drawn, doubtful=doubtful)
        ask = table.ask
        sent = False
        if ask is not None:
            unreachable = await self._unreachable(table) if ask.hidden else frozenset()
            drawn = face(table.game.name).board(table, said, unreachable=unreachable)
            sent = await self._show(table, "board", ask.round, drawn, doubtful=doubtful)
        return await self._close_old(table, ask.round if ask else None) or sent

    async def _show(self, table: Table, kind: str, key: int, drawn: Message, *, doubtful: bool) -> bool:
        mark = LOBBY if kind == "lobby" else board_mark(key)
        drawn = marked(drawn, mark, table, words(table.place.locale))
        looks = fingerprint(drawn)
        if self._shown.get((kind, key)) == looks:
            return False
        channel = table.place.channel
        noted = await self._tables.noted(table.id, kind, key)
        message = noted.message if noted else None
        if message is None and doubtful:
            message = await self._outbox.find(channel, table.id, mark)
            if message is not None:
                await self._tables.note_message(table.id, kind, key, channel, message)
        nonce = f"{table.id}.{mark}"
        if message is not None:
            try:
                await self._outbox.edit(channel, message, drawn)
            except MessageGoneError:
                log.info("board_gone", table=table.id, kind=kind)
                nonce = f"{table.id}.{mark}.{message % 1_000_000}"
                message = None
        if message is None:
            message = await self._outbox.send(channel, drawn, nonce[:25])
            await self._tables.note_message(table.id, kind, key, channel, message)
        self._shown[kind, key] = looks
        return True

    async def _close_old(self, table: Table, current: int | None) -> bool:
        """Take the buttons off the lobby and the boards that are over; each is closed once."""
        closed = False
        for kind in ("lobby", "board"):
            for noted in await self._tables.all_noted(table.id, kind):
                if kind == "board" and noted.key == current:
                    continue
                link = await self._link(table, current)
                line = Message(content=_closing(table, kind, noted.key, current, link))
                if kind == "lobby":
                    drawn = lobby(table, face(table.game.name), words(table.place.locale))
                    line = replace(drawn, content=line.content, rows=())
                try:
                    await self._outbox.edit(noted.channel, noted.message, line)
                except MessageGoneError:
                    log.info("board_gone", table=table.id, kind=kind)
                await self._tables.forget_message(table.id, kind, noted.key)
                self._shown.pop((kind, noted.key), None)
                closed = True
        return closed

    async def _link(self, table: Table, current: int | None) -> str:
        noted = await self._tables.noted(table.id, "board", current) if current is not None else None
        if noted is None:
            return ""
        return message_link(table.place.guild, noted.channel, noted.message)

    async def _unreachable(self, table: Table) -> frozenset[int]:
        return frozenset(
            [
                chair.seat
                for chair in table.chairs
                if chair.user is not None and chair.present and await self._tables.dms_closed(chair.user)
            ]
        )


def _closing(table: Table, kind: str, key: int, current: int | None, link: str) -> str:
    said = words(table.place.locale)
    if table.status is Status.ENDED:
        return said("tabletop-closed-ended")
    if kind == "lobby":
        return said("tabletop-closed-lobby")
    if current is None:
        return said("tabletop-closed-last", round=key)
    return said("tabletop-closed-board", round=key, current=current, link=link)
