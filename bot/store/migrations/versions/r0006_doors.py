"""Direct messages: their channels, the pace of opening them, pauses, and who has acted at a table."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, PrimaryKeyConstraint, String, true

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room; who sits somewhere already is taken to have sat down by an act of their own."""
    op.add_column("seats", Column("acted", Boolean, nullable=False, server_default=true()))
    op.create_table(
        "doors",
        Column("user", BigInteger, autoincrement=False, nullable=False),
        Column("channel", BigInteger, nullable=False),
        PrimaryKeyConstraint("user", name="pk_doors"),
    )
    op.create_table(
        "brakes",
        Column("name", String(16), nullable=False),
        Column("next", BigInteger),
        Column("until", BigInteger),
        Column("times", Integer, nullable=False),
        PrimaryKeyConstraint("name", name="pk_brakes"),
    )
    op.create_table(
        "refusals",
        Column("user", BigInteger, autoincrement=False, nullable=False),
        Column("until", BigInteger, nullable=False),
        PrimaryKeyConstraint("user", name="pk_refusals"),
    )
