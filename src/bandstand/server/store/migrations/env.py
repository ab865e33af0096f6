"""Alembic's way in: the steps run on the connection that ``database.migrate`` holds."""

from __future__ import annotations

from alembic import context

from bandstand.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
