"""What an undo drops rests until it is put back; what waits knows its age; a part knows who gave it."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text, text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for what rests; what waits now is newer than all that was entered."""
    op.create_table(
        "rested",
        Column(
            "table",
            BigInteger,
            ForeignKey("tables.id", name="fk_rested_table", ondelete="CASCADE"),
            nullable=False,
        ),
        Column("under", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("body", Text, nullable=False),
        PrimaryKeyConstraint("table", "under", "seat", name="pk_rested"),
    )
    for name in ("since", "number"):
        op.add_column("corrections", Column(name, Integer, nullable=False, server_default="0"))
    op.execute(
        text(
            "UPDATE corrections SET since = (SELECT MAX(entries.seq) FROM entries"
            ' WHERE entries."table" = corrections."table")'
            ' WHERE EXISTS (SELECT 1 FROM entries WHERE entries."table" = corrections."table")'
        )
    )
    op.add_column("drafts", Column("by", Integer))
    op.add_column("entries", Column("givers", Text))
