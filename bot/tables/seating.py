"""Who sits at a table, and who is host: changes of one transaction each."""

from collections.abc import Sequence

from bot.tables import company, ending, hosting, late, lobby, seats
from bot.tables.changing import Changing
from bot.tables.model import Act, Change
from rules.contract import Seat


class Seating(Changing):
    """Everything about seats and the host."""

    async def join(self, act: Act, table: int) -> Change:
        """Take a seat, or the own one again."""
        return await self._change(act, table, seats.join)

    async def leave(self, act: Act, table: int, *, sure: bool = False) -> Change:
        """Leave the own seat; the round moves on without it. `sure`: though it closes the table."""
        return await self._change(act, table, lambda edit: seats.leave(edit, sure=sure))

    async def add_guest(self, act: Act, table: int, name: str) -> Change:
        """Seat somebody without an account."""
        return await self._change(act, table, lambda edit: lobby.add_guest(edit, name))

    async def seat_voices(self, act: Act, table: int, people: Sequence[company.Person]) -> Change:
        """Seat those who are in the voice channel, in this order while there are seats."""
        return await self._change(act, table, lambda edit: company.seat_voices(edit, people))

    async def seat_picked(self, act: Act, table: int, people: Sequence[company.Person]) -> Change:
        """Seat those whom the host has picked, in this order while there are seats."""
        return await self._change(act, table, lambda edit: company.seat_picked(edit, people))

    async def remove(self, act: Act, table: int, seat: Seat, *, sure: bool = False) -> Change:
        """Take somebody's seat away. `sure`: though it closes the table."""
        return await self._change(act, table, lambda edit: seats.remove(edit, seat, sure=sure))

    async def replace(self, act: Act, table: int, seat: Seat, user: int | None, name: str) -> Change:
        """Give a seat to another person, its score with it."""
        return await self._change(
            act, table, lambda edit: late.give_to(edit, seat, user, name), mentions=True
        )

    async def reorder(self, act: Act, table: int, order: tuple[Seat, ...]) -> Change:
        """Seat everybody anew."""
        return await self._change(act, table, lambda edit: lobby.reorder(edit, order))

    async def end(self, act: Act, table: int) -> Change:
        """End the table early."""
        return await self._change(act, table, ending.end)

    async def reopen(self, act: Act, table: int) -> Change:
        """Go on with a table that was ended early."""
        return await self._change(act, table, ending.reopen)

    async def add_seat(
        self, act: Act, table: int, user: int | None, name: str, start: str | None = None
    ) -> Change:
        """Give somebody a new seat, also while the game is played."""
        return await self._change(act, table, lambda edit: late.add(edit, user, name, start), mentions=True)

    async def ask_for_seat(self, act: Act, table: int, seat: Seat | None = None) -> Change:
        """Ask the host for a seat that was left, or for a new one."""
        return await self._change(act, table, lambda edit: late.ask(edit, seat), mentions=True)

    async def accept(self, act: Act, table: int, seq: int, start: str | None = None) -> Change:
        """Give the seat that record `seq` asks for."""
        return await self._change(act, table, lambda edit: late.accept(edit, seq, start), mentions=True)

    async def give_left(self, act: Act, table: int, seat: Seat, user: int | None, name: str) -> Change:
        """Give a seat that was left to another person; `user` None: a guest. TableError `seat_taken`."""
        return await self._change(
            act, table, lambda edit: late.give_left(edit, seat, user, name), mentions=True
        )

    async def hand_over(self, act: Act, table: int, seat: Seat) -> Change:
        """Make somebody else host."""
        return await self._change(act, table, lambda edit: hosting.hand_over(edit, seat))

    async def claim(self, act: Act, table: int) -> Change:
        """Ask for the host's rights; a minute later, take them."""
        return await self._change(act, table, hosting.claim, mentions=True)

    async def here(self, act: Act, table: int) -> Change:
        """Answer, as host, who asks for the host's rights."""
        return await self._change(act, table, hosting.here)
