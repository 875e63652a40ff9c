"""The first tables of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("made_by", sa.String, nullable=False),
        sa.Column("made_with", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.UniqueConstraint("made_by", "made_with", name="uq_tables_made_by_made_with"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status_created", "tables", ["status", "created"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("command", sa.String),
        sa.Column("actor", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("chance", sa.Text),
        sa.Column("rules", sa.String),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("digest", sa.String),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.UniqueConstraint("table_id", "command", name="uq_log_table_id_command"),
    )
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", name="pk_deadlines"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_deadlines_at", "deadlines", ["at"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_sitters"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sitters_guest", "sitters", ["guest"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("command", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("phrase", sa.String),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_chat"),
        sa.UniqueConstraint("table_id", "command", name="uq_chat_table_id_command"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_chat_guest", "chat", ["guest"])
    op.create_table(
        "guests",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_table(
        "keys",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("seat", sa.Integer),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_keys_guest", "keys", ["guest"])
    op.create_index("ix_keys_table_id", "keys", ["table_id"])
    op.create_index("ix_keys_expires", "keys", ["expires"])
    op.create_table(
        "meta",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
        sqlite_with_rowid=False,
    )
