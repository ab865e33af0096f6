"""Who wants to be told of a turn, by which channels, and what waits to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the tables; nobody has asked to be told so far."""
    op.create_table(
        "notify_people",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("remind", sa.Integer),
        sa.Column("digest", sa.Integer, nullable=False),
        sa.Column("origin", sa.String(200), nullable=False),
    )
    op.create_table(
        "notify_channels",
        sa.Column("channel_id", sa.String(32), primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("device_id", sa.String(32)),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("code", sa.String(64)),
        sa.Column("tries", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("sent", sa.Double),
        sa.Column("trouble", sa.String(200)),
    )
    op.create_index("notify_channels_by_person", "notify_channels", ["person_id"])
    op.create_table(
        "deliveries",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("channel_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Double),
    )
    op.create_index("deliveries_by_due", "deliveries", ["state", "due"])
    op.create_index("deliveries_by_channel", "deliveries", ["channel_id"])
    op.create_index("deliveries_by_table", "deliveries", ["table_id"])
