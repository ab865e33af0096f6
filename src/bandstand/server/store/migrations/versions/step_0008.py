"""Records of games that were played on a device without a server are marked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; what was brought before was not played here alone."""
    op.add_column(
        "records", sa.Column("alone", sa.Boolean(), nullable=False, server_default=sa.false())
    )
