"""A direct message to the host of a table in whose channel the bot cannot write."""

from dataclasses import replace

import structlog

from bot.tables import Tables
from bot.tables.kinds import MessageKind
from bot.tables.model import Table
from bot.texts import words
from bot.ui.courier.background import BackgroundJob
from bot.ui.courier.dm_channels import DMChannels, DMsClosedError
from bot.ui.courier.sender import PersonGoneError
from bot.ui.courier.work import Work
from bot.ui.kit.message import Message
from bot.ui.request.languages import Languages

log = structlog.get_logger("bot.courier")


class HostNotice:
    """Tells hosts, once for as long as it lasts, that their table's channel cannot be written in."""

    def __init__(self, tables: Tables, dm_channels: DMChannels, languages: Languages) -> None:
        self._tables = tables
        self._dm_channels = dm_channels
        self._languages = languages

    def tell(self, table: Table, work: Work) -> None:
        """Tell the host, where there is one who has acted at the table."""
        host = next((chair for chair in table.chairs if chair.user == table.host), None)
        if host is None or not host.acted or not table.live:
            return
        if work.host_notice is None or work.host_notice.rests:
            work.host_notice = BackgroundJob(lambda: self._told(table), table=table.id)
            work.host_notice.run()

    async def forget(self, table: Table) -> None:
        """Have the host told anew the next time: the bot can write there again."""
        told = await self._tables.outbox.noted(table.id, MessageKind.TOLD, 0)
        if told is not None:
            await self._tables.outbox.forget_message(told)

    async def _told(self, table: Table) -> None:
        if table.host is None or await self._tables.outbox.noted(table.id, MessageKind.TOLD, 0) is not None:
            return
        said = words(self._languages.of(table.host, table.place.locale))
        message = Message(content=said("tabletop-channel-gone"), silent=False)
        try:
            door = await self._dm_channels.to(table.host, lambda: True)
            intended = await self._tables.outbox.intend(table, MessageKind.TOLD, 0, user=table.host)
            if door is None or intended is None or not intended[1]:
                return
            sent = await self._dm_channels.send(table.host, door, message, intended[0].nonce)
        except (PersonGoneError, DMsClosedError):
            log.info("host_not_told", table=table.id)
        else:
            await self._tables.outbox.adopt(replace(intended[0], channel=door, message=sent))
