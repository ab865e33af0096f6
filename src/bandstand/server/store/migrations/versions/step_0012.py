"""Ratings for each pace, holidays, and talk that is not kept for ever."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add tables and columns. Of games so far no pace was kept: they count at none."""
    op.add_column("results", sa.Column("pace", sa.String(8)))
    op.create_table(
        "pace_ratings",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("pace", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.add_column("tables", sa.Column("talk_removed", sa.Double))
    op.add_column("people", sa.Column("holidays", sa.Text))
