"""Alembic runs this; the server hands it the connection."""

from __future__ import annotations

from alembic import context

from mesozoic.server.relations import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
