"""People can choose the language in which the bot writes to them directly."""

from alembic import op
from sqlalchemy import Column, String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the choice; None: none was made."""
    op.add_column("people", Column("locale", String(16)))
