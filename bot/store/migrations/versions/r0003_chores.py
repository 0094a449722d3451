"""Work that is done once, after a migration, by the program itself: which of it is done."""

from alembic import op
from sqlalchemy import BigInteger, Column, PrimaryKeyConstraint, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the list; what is not in it has not begun."""
    op.create_table(
        "chores",
        Column("name", String(32), nullable=False),
        Column("upto", BigInteger),
        PrimaryKeyConstraint("name", name="pk_chores"),
    )
