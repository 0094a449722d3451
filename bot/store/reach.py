"""What bears on writing to people, asked of the database in one question."""

from collections.abc import Collection
from datetime import datetime
from typing import Any, Final

from sqlalchemy import BindParameter, CompoundSelect, Integer, bindparam, cast, union_all

from bot.store.rows import ReachRow
from bot.store.schema import Instant, brakes, doors, people, refusals
from bot.store.store import Transaction
from bot.store.unions import LARGE, MOMENT, WORD, part

PERSON, DOOR, REFUSAL, BRAKE = range(4)
"""From which table a row of the answer is."""


async def reach(transaction: Transaction, users: Collection[int], now: datetime) -> ReachRow:
    """Return what is known of these people, their doors and refusals, and every brake that holds.

    Whoever takes no direct messages, or has chosen a language, is among `people`; `until` is after `now`.
    """
    found = await transaction.execute(_QUESTION, {"users": list(users), "now": now})
    known: dict[int, tuple[bool, str | None]] = {}
    channels: dict[int, int] = {}
    refused: dict[int, datetime] = {}
    braked: dict[str, datetime] = {}
    for what, user, number, word, until in found:
        if what == PERSON:
            known[user] = (bool(number), word)
        elif what == DOOR:
            channels[user] = number
        elif what == REFUSAL:
            refused[user] = until
        else:
            braked[word] = until
    return ReachRow(people=known, doors=channels, refusals=refused, brakes=braked)


def _question() -> CompoundSelect[Any]:
    users: BindParameter[Any] = bindparam("users", expanding=True)
    now: BindParameter[Any] = bindparam("now", type_=Instant)
    return union_all(
        part(PERSON, people.c.user, cast(people.c.dms_closed, Integer), people.c.locale, MOMENT).where(
            people.c.user.in_(users)
        ),
        part(DOOR, doors.c.user, doors.c.channel, WORD, MOMENT).where(doors.c.user.in_(users)),
        part(REFUSAL, refusals.c.user, LARGE, WORD, refusals.c.until).where(
            refusals.c.user.in_(users), refusals.c.until > now
        ),
        part(BRAKE, LARGE, LARGE, brakes.c.name, brakes.c.until).where(brakes.c.until > now),
    )


_QUESTION: Final = _question()
