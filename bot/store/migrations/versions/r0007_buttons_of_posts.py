"""A post knows its buttons until they are taken off."""

from alembic import op
from sqlalchemy import Column, Text, text

revision = "0007"
down_revision = "0006"

BUTTONS = text("buttons IS NOT NULL")


def upgrade() -> None:
    """Make room; what was posted before keeps its buttons: nobody edits a whole history after an update."""
    op.add_column("posts", Column("buttons", Text))
    op.create_index("ix_posts_buttons", "posts", ["table"], sqlite_where=BUTTONS, postgresql_where=BUTTONS)
