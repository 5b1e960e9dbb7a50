"""Alembic's entry: migrations run on the connection that `migrate` hands over."""

from alembic import context

from hanpan.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
