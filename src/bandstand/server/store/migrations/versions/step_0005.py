"""To which party a table belongs: the people who stay together from game to game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables from before belong to none."""
    op.add_column("tables", sa.Column("party", sa.String(32)))
    op.create_index("tables_by_party", "tables", ["party", "created"])
