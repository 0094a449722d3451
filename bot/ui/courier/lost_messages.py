"""Looking for boards and lobbies that were about to be sent, and never noted: a crash came between.

What is current is taken up, what is not goes. Posts and other tables' messages are never touched.
"""

import time
from datetime import UTC, datetime, timedelta
from typing import Final

import structlog

from bot.tables import Tables
from bot.tables.kinds import MessageKind
from bot.tables.model import Status, Table
from bot.tables.outbox import Noted
from bot.ui.courier.sender import Sender
from bot.ui.kit.marks import LOBBY, board_mark, mark_of

UNDER_WAY: Final = timedelta(minutes=3)
"""How long another process may take from announcing a message to sending it."""
BOARD: Final = "@board."

log = structlog.get_logger("bot.search")


def kind_and_key(mark: str) -> tuple[MessageKind, int] | None:
    """Read which message a mark stands for; None for a post's."""
    if mark == LOBBY:
        return MessageKind.LOBBY, 0
    if mark.startswith(BOARD):
        moment = mark.removeprefix(BOARD).split(".")[0]
        return (MessageKind.BOARD, int(moment)) if moment.isdigit() else None
    return None


class LostMessages:
    """What one table has looked for."""

    def __init__(self, tables: Tables, sender: Sender) -> None:
        self._tables = tables
        self._sender = sender
        self._sought: dict[tuple[str, int, datetime], float] = {}
        """When each message that was announced and not noted is looked for again, if it is not needed."""

    @property
    def look_again(self) -> float | None:
        """Return in how many seconds something is to be looked for once more; None: nothing is."""
        return min(self._sought.values()) - time.monotonic() if self._sought else None

    def was_sought(self, noted: Noted) -> bool:
        """Return whether a message that was announced has been looked for."""
        return _name(noted) in self._sought

    async def settle(self, table: Table, notes: tuple[Noted, ...]) -> bool:
        """Look for what was announced and not noted; tell whether anything was noted or forgotten."""
        open_ = [
            note
            for note in notes
            if note.kind in (MessageKind.LOBBY, MessageKind.BOARD) and note.message is None
        ]
        self._sought = {name: when for name, when in self._sought.items() if name in map(_name, open_)}
        doubtful = [note for note in open_ if self._is_to_be_sought(table, note)]
        if not doubtful:
            return False
        await self._take_up(table, min(note.at for note in doubtful))
        for note in doubtful:
            if not _is_current(table, note) and datetime.now(UTC) - note.at > UNDER_WAY:
                await self._tables.outbox.forget_message(note)
            else:
                self._sought[_name(note)] = time.monotonic() + UNDER_WAY.total_seconds()
        return True

    def _is_to_be_sought(self, table: Table, note: Noted) -> bool:
        when = self._sought.get(_name(note))
        return when is None or _is_current(table, note) or when <= time.monotonic()

    async def _take_up(self, table: Table, since: datetime) -> None:
        """Note what stands there and was announced; remove every other board and lobby of this table."""
        channel = table.place.channel
        standing = await self._sender.own(channel, since)
        # read after: whatever stands there and is needed was announced before it was sent
        notes = await self._tables.outbox.messages(table.id)
        known = {note.message for note in notes if note.message is not None}
        rows = {(note.kind, note.key): note for note in notes}
        unwanted: dict[int, str] = {}
        for message in reversed(standing):
            mark = mark_of(message, table.id)
            what = None if mark is None else kind_and_key(mark)
            if mark is None or what is None or message.id in known:
                continue
            announced = rows.get(what)
            found = Noted(table=table.id, kind=what[0], key=what[1], channel=channel, message=message.id)
            if announced is None and mark == _current_mark(table) and await self._tables.outbox.note(found):
                rows[what] = found
                continue
            if announced is not None and announced.message is None:
                rows[what] = found
                stands = await self._tables.outbox.adopt(found)
                if stands is None or stands.message == message.id:
                    continue
            unwanted[message.id] = mark
        if not unwanted:
            return
        # looked at again: another process may have closed a lobby since, and that stays
        for message in await self._sender.own(channel, since):
            if message.id in unwanted and mark_of(message, table.id) == unwanted[message.id]:
                log.info("board_removed", table=table.id, mark=unwanted[message.id])
                await self._sender.delete(channel, message.id)


def _name(noted: Noted) -> tuple[str, int, datetime]:
    return noted.kind, noted.key, noted.at


def _current_mark(table: Table) -> str | None:
    if table.status is Status.LOBBY:
        return LOBBY
    return board_mark(table) if table.ask is not None else None


def _is_current(table: Table, noted: Noted) -> bool:
    mark = _current_mark(table)
    return mark is not None and kind_and_key(mark) == (noted.kind, noted.key)
