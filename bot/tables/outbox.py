"""The outbox of all tables: which messages are owed, about to be sent, sent, and edited as things happen.

A message is noted here before it is sent, and again with its id (a transactional outbox): whatever becomes of
the process, a later one knows what may have been sent.
"""

from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from bot.store import mentions as store_mentions
from bot.store import messages as store_messages
from bot.store import posts as store_posts
from bot.store import tables as store_tables
from bot.store.rows import MessageRow, PostRow
from bot.store.store import Store, Transaction
from bot.tables.clock import Clock
from bot.tables.kinds import MessageKind, PostKind
from bot.tables.model import Post, Table

ORDER: Final = tuple(PostKind)
"""In which order the posts of one record are told."""
GIVEN_UP = 0
"""Stands for the message of a post that nobody will see (its channel is gone)."""
OF_LATE: Final = timedelta(days=1)
"""How long a post that shows less than all may be completed: nobody looks for it later."""
LONG_AGO: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""Before anything was sent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted:
    """A message that is edited as things happen, noted before it is sent."""

    table: int
    kind: MessageKind
    key: int
    """Of a board its moment, of a lobby 0, of a prompt round and seat."""
    channel: int | None
    """None: a prompt whose channel is not known yet."""
    message: int | None
    """None: about to be sent, or sent and not noted."""
    at: datetime = LONG_AGO
    """When it was about to be sent."""
    shows: str | None = None
    """The fingerprint of what it shows; None: not known."""
    turn: int = 0
    """How often it was about to be edited."""
    user: int | None = None
    """Whom a prompt is for; None: not known."""
    locale: str | None = None
    """The language of a prompt."""

    @property
    def nonce(self) -> str:
        """At most 25 characters, the same for every process that sends this: Discord posts it once."""
        moment = int(self.at.timestamp() * 1_000_000)
        return f"{self.kind[0]}{self.table:x}.{moment:x}"[:25]


class Outbox:
    """Remembers which messages were posted, are owed, and are edited."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def due_posts(self, table: int | None = None) -> tuple[Post, ...]:
        """Return the posts still owed, of one table or of all, oldest first."""
        async with self._store.reading() as transaction:
            rows = await store_posts.due(transaction, table)
        return tuple(
            map(_post, sorted(rows, key=lambda row: (row.table, row.seq, ORDER.index(PostKind(row.kind)))))
        )

    async def begin_post(self, post: Post) -> bool:
        """Note that a post is about to be sent; False: somebody was before, and may have sent it."""
        now = self._clock()
        return await self._store.write(lambda transaction: store_posts.begin(transaction, _row(post), now))

    async def posted(
        self, post: Post, message_id: int, *, shows: str | None = None, buttons: str | None = None
    ) -> int | None:
        """Note the message that was posted; `GIVEN_UP` for one that cannot be. The first one counts: give it.

        `shows`: the fingerprint of what it shows, where that is less than all. `buttons`: what its buttons
        carry that can pass.
        """
        row = replace(_row(post), shows=shows, buttons=buttons)

        async def settled(transaction: Transaction) -> int | None:
            counts = await store_posts.settle(transaction, row, message_id)
            if post.kind in (PostKind.SEAT, PostKind.HOST):  # who it was need not be known any longer
                await store_mentions.drop(transaction, post.table, frozenset({post.seq}))
            return counts

        return await self._store.write(settled)

    async def lesser_posts(self, table: int | None = None) -> tuple[Post, ...]:
        """Return the posts of late that show less than all, of one table or of all, newest first."""
        since = self._clock() - OF_LATE
        async with self._store.reading() as transaction:
            return tuple(map(_post, await store_posts.less(transaction, table, since)))

    async def newest_post(self, table: int) -> int | None:
        """Return the message that was posted last for a table; None: none was."""
        async with self._store.reading() as transaction:
            return await store_posts.newest(transaction, table)

    async def post_shows(self, post: Post, shows: str | None) -> None:
        """Note what a post shows by now; None: all."""
        row = replace(_row(post), shows=shows)
        await self._store.write(lambda transaction: store_posts.show(transaction, row))

    async def posts_with_buttons(self, table: Table) -> tuple[Post, ...]:
        """Return a table's posts with buttons that can pass, oldest first.

        Leaves out posts newer than the table as it was read: it cannot tell whether those have passed.
        """
        async with self._store.reading() as transaction:
            rows = await store_posts.with_buttons(transaction, table.id)
        return tuple(_post(row) for row in rows if row.seq <= table.log_length)

    async def with_buttons(self, since: timedelta) -> tuple[int, ...]:
        """Return the tables with posts of the time `since` that have buttons which can pass."""
        async with self._store.reading() as transaction:
            return await store_posts.tables_with_buttons(transaction, self._clock() - since)

    async def bare(self, post: Post) -> None:
        """Note that nothing is to be taken off a post any more."""
        row = _row(post)
        await self._store.write(lambda transaction: store_posts.bare(transaction, row))

    async def messages(self, table: int) -> tuple[Noted, ...]:
        """Return every message that is edited, sent or about to be, by kind and key."""
        async with self._store.reading() as transaction:
            return tuple(map(_noted, await store_messages.of_table(transaction, table)))

    async def unfinished(self) -> tuple[int, ...]:
        """Return the tables that are over and still have a lobby, a board or a direct message."""
        async with self._store.reading() as transaction:
            return await store_messages.unfinished(transaction)

    async def noted(self, table: int, kind: MessageKind, key: int) -> Noted | None:
        """Return the message of this kind and key that stands there."""
        async with self._store.reading() as transaction:
            row = await store_messages.find(transaction, table, kind, key)
        return None if row is None or row.message is None else _noted(row)

    async def intend(
        self, table: Table, kind: MessageKind, key: int, *, user: int | None = None, locale: str | None = None
    ) -> tuple[Noted, bool] | None:
        """Note that a message is about to be sent; False with it: such a row was there, in doubt.

        None: the table has changed since it was read, so what would be sent is old.
        """
        channel = None if user is not None else table.place.channel
        row = MessageRow(
            table=table.id, kind=kind, key=key, channel=channel, message=None, at=self._clock(), user=user,
            locale=locale,
        )  # fmt: skip

        async def begun(transaction: Transaction) -> tuple[Noted, bool] | None:
            now = await store_tables.read(transaction, table.id)
            if now is None or now.version != table.version:
                return None
            fresh = await store_messages.begin(transaction, row)
            found = row if fresh else await store_messages.find(transaction, table.id, kind, key)
            return None if found is None else (_noted(found), fresh)

        return await self._store.write(begun)

    async def adopt(self, noted: Noted) -> Noted | None:
        """Note a message that was sent or found; give the row as it is then: the first message counts.

        None: the row is gone, for nobody needs the message any more.
        """
        row = _message_row(noted)

        async def adopted(transaction: Transaction) -> Noted | None:
            found = await store_messages.sent(transaction, row)
            return None if found is None else _noted(found)

        return await self._store.write(adopted)

    async def note(self, noted: Noted) -> bool:
        """Note a message that nobody had announced; False: there is one."""
        row = _message_row(noted)
        return await self._store.write(lambda transaction: store_messages.begin(transaction, row))

    async def editing(self, noted: Noted) -> Noted | None:
        """Note that a message is about to be edited: until `note_shown`, what it shows is not known.

        None: it is not this table's any more.
        """
        row = _message_row(noted)
        turn = await self._store.write(lambda transaction: store_messages.turn(transaction, row))
        return None if turn is None else replace(noted, turn=turn, shows=None)

    async def note_shown(self, noted: Noted, version: int | None) -> bool:
        """Note what a message shows, drawn from this version of its table (None: from none).

        False: somebody edits it too, or the table has changed: then nothing is known of it.
        """
        row = _message_row(noted)

        async def told(transaction: Transaction) -> bool:
            now = await store_tables.read(transaction, noted.table)
            if version is not None and (now is None or now.version != version):
                return False
            return await store_messages.show(transaction, row)

        return await self._store.write(told)

    async def forget_message(self, noted: Noted) -> None:
        """Forget a message: it is gone, or was never sent."""
        row = _message_row(noted)
        await self._store.write(lambda transaction: store_messages.drop(transaction, row))

    async def doubt(self, table: int) -> None:
        """Trust nothing that is known of a table's lobby and boards: they are edited, and so found gone."""
        await self._store.write(lambda transaction: store_messages.doubt(transaction, table))


def _post(row: PostRow) -> Post:
    return Post(**{**_values(row), "kind": PostKind(row.kind)})


def _row(post: Post) -> PostRow:
    return PostRow(table=post.table, seq=post.seq, kind=post.kind)


def _noted(row: MessageRow) -> Noted:
    return Noted(**{**_values(row), "kind": MessageKind(row.kind), "at": row.at or LONG_AGO})


def _message_row(noted: Noted) -> MessageRow:
    return MessageRow(**_values(noted))


def _values(row: PostRow | MessageRow | Noted) -> dict[str, Any]:
    """Return the fields of a row, by name; `asdict` would copy each value."""
    return {each.name: getattr(row, each.name) for each in fields(row)}
