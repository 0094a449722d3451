"""What the program does once after a migration; and whom a log tells of who has no seat."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, String, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make both lists; a chore that is not listed has not begun."""
    op.create_table(
        "chores",
        Column("name", String(32), nullable=False),
        Column("upto", BigInteger),
        PrimaryKeyConstraint("name", name="pk_chores"),
    )
    owner = ForeignKey("tables.id", name="fk_mentions_table", ondelete="CASCADE")
    op.create_table(
        "mentions",
        Column("table", BigInteger, owner, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("user", BigInteger),
        Column("name", Text, nullable=False),
        PrimaryKeyConstraint("table", "seq", name="pk_mentions"),
    )
    op.create_index("ix_mentions_user", "mentions", ["user"])
