"""Direct messages: each seated person is asked for the own bet, then in the same message for the tricks.

Nothing waits for them, and nobody's waits for another's: each seat has a job of its own. Whoever
takes no direct messages has the same buttons behind the board.
"""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from bot.tables.kinds import MessageKind
from bot.tables.model import Table
from bot.ui.courier.prompt import SEATS, Prompt, PromptServices
from rules.contract import Seat

A_LITTLE: Final = 0.1
"""Seconds after the end of a pause: clocks differ."""


class Prompts:
    """One table's direct messages.

    `changed` is called when somebody is out of reach, or no longer is; `again` when another process has
    changed the table, so that it is to be read anew.
    """

    def __init__(
        self, services: PromptServices, changed: Callable[[], None], again: Callable[[], None]
    ) -> None:
        self._tables = services.tables
        self._prompt_services = services
        self._changed = changed
        self._again = again
        self._seats: dict[Seat, Prompt] = {}
        self._later: asyncio.TimerHandle | None = None
        """Calls `changed` when people can be written to again."""

    @property
    def rests(self) -> bool:
        """Return whether every message is as it must be."""
        return all(prompt.job.rests for prompt in self._seats.values())

    async def refresh(self, table: Table) -> None:
        """Have everybody asked whom there is to ask, and closed what is over, each by itself."""
        seated = {chair.user for chair in table.chairs if chair.user is not None}
        people = await self._tables.people.known(seated)
        noted = [
            note for note in await self._tables.outbox.messages(table.id) if note.kind == MessageKind.PROMPT
        ]
        seats = {note.key % SEATS for note in noted}.union(chair.seat for chair in table.chairs)
        for seat in sorted(seats):
            prompt = self._seats.get(seat)
            if prompt is None:
                prompt = self._seats[seat] = Prompt(
                    self._prompt_services, table.id, seat, self._changed, self._again
                )
            prompt.show(table, people, [note for note in noted if note.key % SEATS == seat])
        self._look_again(min((person.until for person in people.values() if person.until), default=None))

    def _look_again(self, at: datetime | None) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if at is not None:
            seconds = max((at - datetime.now(UTC)).total_seconds(), 0) + A_LITTLE
            self._later = asyncio.get_running_loop().call_later(seconds, self._changed)

    async def finish(self, *, unless: asyncio.Event) -> None:
        """Wait until every message is as it must be, or until this happens."""
        finished = asyncio.create_task(
            self._finished()
        )  # a gathering that is cancelled is an error of the log
        happened = asyncio.create_task(unless.wait())
        try:
            await asyncio.wait((finished, happened), return_when=asyncio.FIRST_COMPLETED)
        finally:
            finished.cancel()
            happened.cancel()

    async def _finished(self) -> None:
        await asyncio.gather(*(prompt.job.finish() for prompt in self._seats.values()))

    async def close(self) -> None:
        """Stop working."""
        self._look_again(None)
        await asyncio.gather(*(prompt.job.close() for prompt in self._seats.values()))
