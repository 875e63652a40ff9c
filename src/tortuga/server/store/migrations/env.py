"""What Alembic runs around the migrations: on the connection that it is given, in the transaction open there."""

from alembic import context

from tortuga.server.store.schema import metadata


def migrate() -> None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,  # SQLite changes a table by copying it
    )
    context.run_migrations()


if __name__ == "env_py":  # Alembic's name for it; any other import of this file migrates nothing
    migrate()
