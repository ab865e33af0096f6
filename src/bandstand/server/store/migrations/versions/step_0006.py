"""The face that a person chose: a colour and an instrument."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; people who chose nothing have none."""
    op.add_column("people", sa.Column("face", sa.String(60)))
