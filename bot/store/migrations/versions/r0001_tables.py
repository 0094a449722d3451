"""The first schema: tables with their seats and log, posts and messages, results, people, servers."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Text,
    text,
)

revision = "0001"
down_revision = None

LIVE = text("status IN ('lobby', 'playing')")
DUE = text("message IS NULL")


def upgrade() -> None:
    """Make everything."""
    _tables()
    _what_a_table_has()
    _what_is_posted()
    _people()


def _tables() -> None:
    op.create_table(
        "tables",
        Column("id", BigInteger().with_variant(Integer, "sqlite"), nullable=False),
        Column("guild", BigInteger, nullable=False),
        Column("channel", BigInteger, nullable=False),
        Column("locale", String(16), nullable=False),
        Column("game", String(32), nullable=False),
        Column("status", String(16), nullable=False),
        Column("host", BigInteger),
        Column("host_seen", BigInteger, nullable=False),
        Column("first", Integer),
        Column("options", Text, nullable=False),
        Column("frozen", Text),
        Column("version", Integer, nullable=False),
        Column("opened", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_tables_live_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=LIVE,
        postgresql_where=LIVE,
    )
    op.create_index("ix_tables_channel", "tables", ["channel", "id"])


def _table(name: str) -> Column[int]:
    owner = ForeignKey("tables.id", name=f"fk_{name}_table", ondelete="CASCADE")
    return Column("table", BigInteger, owner, nullable=False)


def _what_a_table_has() -> None:
    op.create_table(
        "seats",
        _table("seats"),
        Column("seat", Integer, nullable=False),
        Column("user", BigInteger),
        Column("name", Text, nullable=False),
        PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_table(
        "entries",
        _table("entries"),
        Column("seq", Integer, nullable=False),
        Column("kind", String(16), nullable=False),
        Column("concerns", Integer),
        Column("by", Integer),
        Column("body", Text),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("table", "seq", name="pk_entries"),
    )
    op.create_table(
        "drafts",
        _table("drafts"),
        Column("seat", Integer, nullable=False),
        Column("body", Text, nullable=False),
        PrimaryKeyConstraint("table", "seat", name="pk_drafts"),
    )
    op.create_table(
        "corrections",
        _table("corrections"),
        Column("round", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("kind", String(32), nullable=False),
        Column("body", Text, nullable=False),
        PrimaryKeyConstraint("table", "round", "seat", name="pk_corrections"),
    )
    op.create_table(
        "results",
        _table("results"),
        Column("seat", Integer, nullable=False),
        Column("guild", BigInteger, nullable=False),
        Column("game", String(32), nullable=False),
        Column("user", BigInteger),
        Column("name", Text, nullable=False),
        Column("score", Integer, nullable=False),
        Column("rank", Integer, nullable=False),
        Column("won", Boolean, nullable=False),
        Column("rounds", Integer, nullable=False),
        Column("finished", BigInteger, nullable=False),
        PrimaryKeyConstraint("table", "seat", name="pk_results"),
    )
    op.create_index("ix_results_user", "results", ["user"])
    op.create_index("ix_results_guild", "results", ["guild", "finished"])


def _what_is_posted() -> None:
    op.create_table(
        "posts",
        _table("posts"),
        Column("seq", Integer, nullable=False),
        Column("kind", String(16), nullable=False),
        Column("message", BigInteger),
        PrimaryKeyConstraint("table", "seq", "kind", name="pk_posts"),
    )
    op.create_index("ix_posts_due", "posts", ["table"], sqlite_where=DUE, postgresql_where=DUE)
    op.create_table(
        "messages",
        _table("messages"),
        Column("kind", String(16), nullable=False),
        Column("key", Integer, nullable=False),
        Column("channel", BigInteger, nullable=False),
        Column("message", BigInteger, nullable=False),
        PrimaryKeyConstraint("table", "kind", "key", name="pk_messages"),
    )


def _people() -> None:
    op.create_table(
        "acts",
        Column("interaction", BigInteger, autoincrement=False, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("interaction", name="pk_acts"),
    )
    op.create_index("ix_acts_at", "acts", ["at"])
    op.create_table(
        "people",
        Column("user", BigInteger, autoincrement=False, nullable=False),
        Column("dms_closed", Boolean, nullable=False),
        PrimaryKeyConstraint("user", name="pk_people"),
    )
    op.create_table(
        "servers",
        Column("guild", BigInteger, autoincrement=False, nullable=False),
        Column("locale", String(16)),
        PrimaryKeyConstraint("guild", name="pk_servers"),
    )
