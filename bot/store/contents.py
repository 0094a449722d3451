"""Everything that belongs to one table, asked of the database in one question."""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    CompoundSelect,
    Integer,
    Table,
    Text,
    bindparam,
    cast,
    union_all,
)

from bot.store.mentions import BROUGHT, giver_of
from bot.store.rows import Contents, CorrectionRow, DraftRow, MentionRow, RecordRow, RestedRow, SeatRow
from bot.store.schema import EPOCH, MICROSECOND, corrections, drafts, entries, mentions, rested, seats
from bot.store.store import Transaction
from bot.store.unions import LARGE, NUMBER, WORD, part

SEAT, RECORD, DRAFT, CORRECTION, RESTED, MENTION = range(6)
"""From which table a row of the answer is."""


async def contents(transaction: Transaction, table: int) -> Contents:
    """Return the seats, log, drafts, held corrections, resting parts and mentions of a table, in order."""
    rows = [tuple(row) for row in await transaction.execute(_QUESTION, {"wanted": table})]
    told = [(seq, user, name) for what, seq, _, user, _, name, _, _ in rows if what == MENTION]
    givers = {giver_of(seq): (user, name) for seq, user, name in told if seq < BROUGHT}
    return Contents(
        seats=tuple(
            SeatRow(seat=seat, user=user, name=name, acted=bool(acted), **_given(givers.get(seat)))
            for what, seat, acted, user, _, name, _, _ in rows
            if what == SEAT
        ),
        records=tuple(
            RecordRow(
                seq=seq,
                concerns=concerns,
                at=EPOCH + at * MICROSECOND,
                kind=kind,
                body=body,
                by=by,
                givers=givers,
            )
            for what, seq, concerns, at, kind, body, by, givers in rows
            if what == RECORD
        ),
        drafts=tuple(
            DraftRow(seat=seat, body=body, by=by)
            for what, seat, _, _, _, body, by, _ in rows
            if what == DRAFT
        ),
        corrections=tuple(
            CorrectionRow(round=round_, seat=seat, kind=kind, body=body, since=since, number=version)
            for what, round_, seat, version, kind, body, since, _ in rows
            if what == CORRECTION
        ),
        rested=tuple(
            RestedRow(under=under, seat=seat, body=body)
            for what, under, seat, _, _, body, _, _ in rows
            if what == RESTED
        ),
        mentions=tuple(
            MentionRow(table=table, seq=seq, user=user, name=name)
            for seq, user, name in told
            if seq >= BROUGHT
        ),
    )


def _given(by: tuple[int | None, str] | None) -> dict[str, Any]:
    return {} if by is None else {"by": by[0], "by_name": by[1]}


def _question() -> CompoundSelect[Any]:
    return union_all(
        _part(
            SEAT,
            seats,
            seats.c.seat,
            cast(seats.c.acted, Integer),
            seats.c.user,
            WORD,
            seats.c.name,
            NUMBER,
            WORD,
        ),
        _part(
            RECORD,
            entries,
            entries.c.seq,
            entries.c.concerns,
            cast(entries.c.at, BigInteger),
            entries.c.kind,
            cast(entries.c.body, Text),
            entries.c.by,
            cast(entries.c.givers, Text),
        ),
        _part(DRAFT, drafts, drafts.c.seat, NUMBER, LARGE, WORD, drafts.c.body, drafts.c.by, WORD),
        _part(
            CORRECTION,
            corrections,
            corrections.c.round,
            corrections.c.seat,
            cast(corrections.c.number, BigInteger),
            corrections.c.kind,
            corrections.c.body,
            corrections.c.since,
            WORD,
        ),
        _part(RESTED, rested, rested.c.under, rested.c.seat, LARGE, WORD, rested.c.body, NUMBER, WORD),
        _part(
            MENTION, mentions, mentions.c.seq, NUMBER, mentions.c.user, WORD, mentions.c.name, NUMBER, WORD
        ),
    ).order_by("what", "number")


def _part(what: int, source: Table, number: Any, *others: Any) -> Any:
    wanted = bindparam("wanted", type_=BigInteger)
    return part(what, number.label("number"), *others).where(source.c.table == wanted)


_QUESTION: Final = _question()
