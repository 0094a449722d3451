"""How Alembic runs a migration: on the connection, and in the transaction, of the caller."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"], transactional_ddl=True, render_as_batch=True
)
context.run_migrations()
