"""Whose a table is and how much it takes, for quotas; people by their owner."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_CHUNK = 500


def upgrade() -> None:
    """Add what quotas count, and count what is there."""
    op.add_column("tables", sa.Column("host", sa.String(32)))
    op.add_column(
        "tables", sa.Column("bytes", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    )
    op.add_column(
        "records", sa.Column("bytes", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    )
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_index("people_by_owner", "people", ["owner"])
    # Bytes as the server counts them: length() of text counts characters.
    sqlite = op.get_bind().dialect.name == "sqlite"
    size = "length(CAST(body AS BLOB))" if sqlite else "octet_length(body)"
    op.execute(f"UPDATE records SET bytes = {size}")  # noqa: S608  one of two constants
    op.execute(
        f"UPDATE tables SET bytes = (SELECT coalesce(sum({size}), 0) FROM entries "  # noqa: S608
        "WHERE entries.table_id = tables.table_id)"
    )
    _name_hosts(op.get_bind())


def _name_hosts(connection: sa.Connection) -> None:
    """The host stands in a table's first line; one that is damaged is passed over."""
    # SQLite refuses to read text that is not UTF-8; as bytes it can be looked at.
    body = "CAST(body AS BLOB)" if connection.dialect.name == "sqlite" else "body"
    first = sa.text(
        f"SELECT table_id, {body} AS body FROM entries "  # noqa: S608  one of two constants
        "WHERE number = 1 AND table_id > :after ORDER BY table_id LIMIT :most"
    )
    change = sa.text("UPDATE tables SET host = :host WHERE table_id = :table")
    after = ""
    while rows := connection.execute(first, {"after": after, "most": _CHUNK}).all():
        after = rows[-1].table_id
        hosts = [{"table": row.table_id, "host": _host(row.body)} for row in rows]
        known = [one for one in hosts if one["host"]]
        if known:
            connection.execute(change, known)


def _host(body: str | bytes) -> str | None:
    try:
        host = json.loads(body)["host"]
    except (ValueError, KeyError, TypeError):
        return None
    return host if isinstance(host, str) and len(host) <= 32 else None
