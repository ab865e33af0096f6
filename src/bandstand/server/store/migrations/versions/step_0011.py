"""Seeks, friends and invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the tables; nobody looks for a game so far, and nobody has friends."""
    op.create_table(
        "seeks",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("tempo", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_table(
        "friendships",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("friend_id", sa.String(32), primary_key=True),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("accepted", sa.Double),
    )
    op.create_index("friendships_by_friend", "friendships", ["friend_id"])
    op.create_table(
        "invitations",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("inviter_id", sa.String(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("invitations_by_table", "invitations", ["table_id"])
