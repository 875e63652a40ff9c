"""On PostgreSQL ids are sorted by their bytes, as SQLite always did, whatever the language of the database is.

There was no house on PostgreSQL before this, so there is nothing to sort anew.
"""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

WORDS = {
    "tables": ["id", "code", "host", "title", "status", "seed", "made_by", "made_with"],
    "log": ["table_id", "command", "actor", "kind", "rules", "digest", "chain"],
    "heads": ["table_id", "chain"],
    "pictures": ["table_id"],
    "deadlines": ["table_id", "kind"],
    "sitters": ["table_id", "guest"],
    "chat": ["table_id", "guest", "command", "phrase"],
    "guests": ["id", "name", "language"],
    "sessions": ["token_hash", "guest"],
    "keys": ["hash", "kind", "guest", "table_id"],
    "meta": ["key"],
}


def upgrade() -> None:
    if op.get_context().dialect.name != "postgresql":
        return
    for table, columns in WORDS.items():
        changes = ", ".join(f'ALTER COLUMN "{column}" TYPE VARCHAR COLLATE "C"' for column in columns)
        op.execute(f'ALTER TABLE "{table}" {changes}')
