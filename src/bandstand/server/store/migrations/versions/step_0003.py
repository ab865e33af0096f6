"""Devices that are signed in, and recovery links that work once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for them; a cookie from before names its person, and so does its device."""
    op.create_table(
        "devices",
        sa.Column("device_id", sa.String(32), primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("description", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person_id"])
    op.add_column("tokens", sa.Column("ended", sa.String(16)))
    op.execute(
        "INSERT INTO devices (device_id, person_id, description, created, seen) "
        "SELECT person_id, person_id, '', created, created FROM people WHERE kind = 'guest'"
    )
