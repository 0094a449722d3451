"""What is posted and what is edited: the messages that tables owe and own."""

from dataclasses import dataclass

from bot.store import mentions as store_mentions
from bot.store import posts as store_posts
from bot.store.rows import MessageRow, PostRow
from bot.store.store import Store, Transaction
from bot.tables.model import Mention, Post

GIVEN_UP = 0
"""Stands for the message of a post that nobody will see (its channel is gone)."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A message that is edited as things happen. `key`: of a board its moment, of a prompt round and seat."""

    key: int
    channel: int
    message: int


class Courier:
    """Remembers which messages were posted, are owed, and are edited."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due_posts(self, table: int | None = None) -> tuple[Post, ...]:
        """Give the posts still owed, of one table or of all, oldest first."""
        async with self._store.reading() as transaction:
            rows = await store_posts.due(transaction, table)
        return tuple(
            Post(table=row.table, seq=row.seq, kind=row.kind, message=row.message)
            for row in sorted(rows, key=lambda row: (row.table, row.seq, ORDER.index(row.kind)))
        )

    async def posted(self, post: Post, message_id: int) -> None:
        """Note the message that was posted; `GIVEN_UP` for one that cannot be. The first one counts."""
        row = PostRow(table=post.table, seq=post.seq, kind=post.kind)

        async def settled(transaction: Transaction) -> None:
            await store_posts.settle(transaction, row, message_id)
            if post.kind in ("seat", "host"):  # who it was need not be known any longer
                await store_mentions.drop(transaction, post.table, frozenset({post.seq}))

        await self._store.write(settled)

    async def mention(self, table: int, seq: int) -> Mention | None:
        """Give whom this record of the log tells of who has no seat; None: nobody, or no more."""
        async with self._store.reading() as transaction:
            found = await store_mentions.of_table(transaction, table)
        return next((Mention(seq=seq, user=row.user, name=row.name) for row in found if row.seq == seq), None)

    async def note_message(self, table: int, kind: str, key: int, channel: int, message: int) -> None:
        """Note a message that will be edited: "board" (key: moment), "lobby" (0), "prompt" (round and seat).

        "stopped" is a prompt whose person wants no more of them.
        """
        row = MessageRow(table=table, kind=kind, key=key, channel=channel, message=message)
        await self._store.write(lambda transaction: store_posts.note(transaction, row))

    async def noted(self, table: int, kind: str, key: int) -> Noted | None:
        """Give the noted message of this kind and key."""
        async with self._store.reading() as transaction:
            found = await store_posts.noted(transaction, table, kind, key)
        return Noted(key, found[0].channel, found[0].message) if found else None

    async def all_noted(self, table: int, kind: str) -> tuple[Noted, ...]:
        """Give all noted messages of this kind, by key."""
        async with self._store.reading() as transaction:
            found = await store_posts.noted(transaction, table, kind, None)
        return tuple(Noted(row.key, row.channel, row.message) for row in found)

    async def forget_message(self, table: int, kind: str, key: int) -> None:
        """Forget a noted message: it is gone."""
        await self._store.write(lambda transaction: store_posts.drop(transaction, table, kind, key))


ORDER = (
    "undone",
    "redone",
    "corrected",
    "options",
    "seat",
    "cards",
    "host",
    "claim",
    "ask",
    "reopened",
    "reveal",
    "scores",
    "extra",
    "final",
)
"""In which order the posts of one record are told."""
