"""A message has a row before it is sent, and what it shows after; Discord's ids of the commands are kept."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, String, Text, text

revision = "0005"
down_revision = "0004"

LESS = text("shows IS NOT NULL")
# a post that is owed may have been sent from the time of its entry on
OWED_SINCE = text(
    'UPDATE posts SET "at" = (SELECT entries."at" FROM entries'
    ' WHERE entries."table" = posts."table" AND entries.seq = posts.seq) WHERE message IS NULL'
)
# a board may have been sent since the last entry: -1 is the key of one that there never is
BOARDS = text(
    """
    INSERT INTO messages ("table", kind, "key", channel, "at")
    SELECT tables.id, 'board', -1, tables.channel,
        COALESCE((SELECT MAX(entries."at") FROM entries WHERE entries."table" = tables.id), tables.opened)
    FROM tables WHERE tables.status IN ('lobby', 'playing')
        OR EXISTS (SELECT 1 FROM posts WHERE posts."table" = tables.id AND posts.message IS NULL)
    """
)
# so may a direct message, whose key is round × 100 + seat: these are of a round before the first
PROMPTS = text(
    """
    INSERT INTO messages ("table", kind, "key", "user", "at")
    SELECT tables.id, 'prompt', seats.seat - 100, seats."user",
        COALESCE((SELECT MAX(entries."at") FROM entries WHERE entries."table" = tables.id), tables.opened)
    FROM tables JOIN seats ON seats."table" = tables.id
    WHERE tables.status = 'playing' AND tables.game = 'skullking' AND seats."user" IS NOT NULL
    """
)


def upgrade() -> None:
    """Make room; what an earlier version may have sent and not noted is looked for once."""
    _columns()
    for statement in (OWED_SINCE, BOARDS, PROMPTS):
        op.execute(statement)


def _columns() -> None:
    with op.batch_alter_table("messages") as messages:
        messages.alter_column("channel", existing_type=BigInteger, nullable=True)
        messages.alter_column("message", existing_type=BigInteger, nullable=True)
        messages.add_column(Column("at", BigInteger))
        messages.add_column(Column("shows", String(16)))
        messages.add_column(Column("turn", Integer, nullable=False, server_default="0"))
        messages.add_column(Column("user", BigInteger))
        messages.add_column(Column("locale", String(16)))
    op.add_column("posts", Column("at", BigInteger))
    op.add_column("posts", Column("shows", String(16)))
    op.create_index("ix_posts_less", "posts", ["table"], sqlite_where=LESS, postgresql_where=LESS)
    op.create_table(
        "commands",
        Column("application", BigInteger, autoincrement=False, nullable=False),
        Column("looks", String(64), nullable=False),
        Column("ids", Text, nullable=False),
        PrimaryKeyConstraint("application", name="pk_commands"),
    )
