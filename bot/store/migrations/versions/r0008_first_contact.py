"""What a server was told at first: its welcome, and which permissions the bot lacks there."""

from alembic import op
from sqlalchemy import BigInteger, Column, PrimaryKeyConstraint

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables; where the bot is already, nobody is welcomed, for that comes with an invitation."""
    op.create_table(
        "welcomes",
        Column("guild", BigInteger, autoincrement=False, nullable=False),
        Column("channel", BigInteger, nullable=False),
        Column("message", BigInteger),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("guild", name="pk_welcomes"),
    )
    op.create_table(
        "lacks",
        Column("place", BigInteger, autoincrement=False, nullable=False),
        Column("told", BigInteger, nullable=False),
        PrimaryKeyConstraint("place", name="pk_lacks"),
    )
