"""The schema: every table of the database. A change here needs a migration; a test compares the two."""

from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TypeDecorator,
    text,
    true,
)

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND: Final = timedelta(microseconds=1)


class Instant(TypeDecorator[datetime]):
    """A point in time, kept as whole microseconds since 1970 (SQLite has no type for it)."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """Write it."""
        del dialect
        return None if value is None else (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        """Read it."""
        del dialect
        return None if value is None else EPOCH + value * MICROSECOND


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

IDENTITY: Final = BigInteger().with_variant(Integer, "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("id", IDENTITY, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", BigInteger),
    Column("host_seen", Instant, nullable=False),
    Column("first", Integer),
    Column("options", Text, nullable=False),
    # the options as the rules read them, written when the game begins
    Column("frozen", Text),
    Column("version", Integer, nullable=False),
    Column("opened", Instant, nullable=False),
    Column("changed", Instant, nullable=False),
    sqlite_autoincrement=True,
)

LIVE: Final = "status IN ('lobby', 'playing')"
Index(
    "uq_tables_live_channel",
    tables.c.channel,
    unique=True,
    sqlite_where=text(LIVE),
    postgresql_where=text(LIVE),
)
Index("ix_tables_channel", tables.c.channel, tables.c.id)


def _table() -> Column[int]:
    return Column("table", BigInteger, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


seats = Table(
    "seats",
    metadata,
    _table(),
    Column("seat", Integer, nullable=False),
    Column("user", BigInteger, index=True),
    Column("name", Text, nullable=False),
    # whether this person has done anything at this table: nobody else is written to
    Column("acted", Boolean, nullable=False, server_default=true()),
    PrimaryKeyConstraint("table", "seat"),
)

entries = Table(
    "entries",
    metadata,
    _table(),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    # the entry or undo that this one is about
    Column("concerns", Integer),
    Column("by", Integer),
    Column("body", Text),
    Column("at", Instant, nullable=False),
    # by seat, which seat gave its part; None: whoever is in `by` gave all
    Column("givers", Text),
    PrimaryKeyConstraint("table", "seq"),
)

drafts = Table(
    "drafts",
    metadata,
    _table(),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    # the seat that gave it, TABLE: somebody without one; None: not known
    Column("by", Integer),
    PrimaryKeyConstraint("table", "seat"),
)

rested = Table(
    "rested",
    metadata,
    _table(),
    # the undo that dropped it
    Column("under", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table", "under", "seat"),
)

corrections = Table(
    "corrections",
    metadata,
    _table(),
    Column("round", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("body", Text, nullable=False),
    # how long the log was when it came to wait
    Column("since", Integer, nullable=False, server_default="0"),
    # the version of the table with which it came to wait
    Column("number", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table", "round", "seat"),
)

posts = Table(
    "posts",
    metadata,
    _table(),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    # None: still to be posted; 0: given up
    Column("message", BigInteger),
    # when it was about to be sent; None: nobody has tried
    Column("at", Instant),
    # the fingerprint of what it shows where that is less than all; None: it is whole
    Column("shows", String(16)),
    # what its buttons carry that can pass, until they are taken off; None: none, or of an earlier version
    Column("buttons", Text),
    PrimaryKeyConstraint("table", "seq", "kind"),
)
Index(
    "ix_posts_due",
    posts.c.table,
    sqlite_where=text("message IS NULL"),
    postgresql_where=text("message IS NULL"),
)
Index(
    "ix_posts_less",
    posts.c.table,
    sqlite_where=text("shows IS NOT NULL"),
    postgresql_where=text("shows IS NOT NULL"),
)
Index(
    "ix_posts_buttons",
    posts.c.table,
    sqlite_where=text("buttons IS NOT NULL"),
    postgresql_where=text("buttons IS NOT NULL"),
)

messages = Table(
    "messages",
    metadata,
    _table(),
    Column("kind", String(16), nullable=False),
    Column("key", Integer, nullable=False),
    # None: a direct message's channel, not known yet
    Column("channel", BigInteger),
    # None: about to be sent, or sent and not noted
    Column("message", BigInteger),
    # when it was about to be sent; None: noted by a version that did not tell
    Column("at", Instant),
    # the fingerprint of what it shows; None: not known
    Column("shows", String(16)),
    # how often it was about to be edited
    Column("turn", Integer, nullable=False, server_default="0"),
    # whom a direct message is for, and in which language
    Column("user", BigInteger),
    Column("locale", String(16)),
    PrimaryKeyConstraint("table", "kind", "key"),
)

acts = Table(
    "acts",
    metadata,
    Column("interaction", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Instant, nullable=False, index=True),
)

results = Table(
    "results",
    metadata,
    _table(),
    Column("seat", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("user", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("finished", Instant, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)
Index("ix_results_guild", results.c.guild, results.c.finished)

people = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("dms_closed", Boolean, nullable=False),
    # the language of what is written to this person directly; None: as seen lately
    Column("locale", String(16)),
)

doors = Table(
    "doors",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    # where this person's direct messages stand
    Column("channel", BigInteger, nullable=False),
)

brakes = Table(
    "brakes",
    metadata,
    # what is slowed down: "opening" such channels, "sending" to them
    Column("name", String(16), primary_key=True),
    # when the next one may be opened
    Column("next", Instant),
    # until when there is none at all, and how many pauses there were since the last one that went well
    Column("until", Instant),
    Column("times", Integer, nullable=False),
)

refusals = Table(
    "refusals",
    metadata,
    # whom Discord carries no message to, though it was not this person who wanted none
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("until", Instant, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16)),
)

welcomes = Table(
    "welcomes",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    # None: about to be sent, or sent and not noted; 0: nobody knows any more
    Column("message", BigInteger),
    # when it was about to be sent
    Column("at", Instant, nullable=False),
)

lacks = Table(
    "lacks",
    metadata,
    # a server, or a channel of one
    Column("place", BigInteger, primary_key=True, autoincrement=False),
    # the permissions that the bot lacked there and somebody was told of, as Discord's bits
    Column("told", BigInteger, nullable=False),
)

mentions = Table(
    "mentions",
    metadata,
    _table(),
    # the record of the log that tells of somebody without a seat: who had one, or asks for one
    Column("seq", Integer, nullable=False),
    Column("user", BigInteger, index=True),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
)

chores = Table(
    "chores",
    metadata,
    Column("name", String(32), primary_key=True),
    # the last table that was looked at; None: all of it is done
    Column("upto", BigInteger),
)

commands = Table(
    "commands",
    metadata,
    Column("application", BigInteger, primary_key=True, autoincrement=False),
    # the fingerprint of what Discord was told
    Column("looks", String(64), nullable=False),
    # each command's id by its name
    Column("ids", Text, nullable=False),
)
