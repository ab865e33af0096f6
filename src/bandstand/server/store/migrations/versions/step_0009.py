"""The operator's desk: administrators, mutes, bans, the server's own texts, reports, the audit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the tables; nobody is an administrator so far."""
    op.create_table(
        "administrators",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("granted", sa.Double, nullable=False),
    )
    op.create_table(
        "silenced",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Double),
    )
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("until", sa.Double),
    )
    op.create_table(
        "server_texts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("until", sa.Double),
    )
    _add_reports_and_audit()
    op.create_table(
        "desk_orders",
        sa.Column("order_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("answer", sa.Text),
    )


def _add_reports_and_audit() -> None:
    op.create_table(
        "reports",
        sa.Column("report_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("said", sa.Text),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("reports_by_state", "reports", ["state", "at"])
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("actor", sa.String(32), nullable=False),
        sa.Column("act", sa.String(32), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_index("audit_by_subject", "audit", ["subject"])
