"""What Alembic runs: the steps, in the transaction of the connection that it was given."""

from alembic import context

from conclave.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
