"""What the processes of one house tell each other: who is alive, who is where, and who sees to what is due.

What passes is not logged on PostgreSQL: it costs no flush, and a crash of the server leaves it empty.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

WORD = sa.String().with_variant(sa.String(collation="C"), "postgresql")


def upgrade() -> None:
    op.add_column("deadlines", sa.Column("claimed", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    op.create_table(
        "beats",
        sa.Column("process", WORD, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_beats"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "presence",
        sa.Column("process", WORD, nullable=False),
        sa.Column("table_id", WORD, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("tabs", sa.Integer, nullable=False),
        sa.Column("numbered", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id", "seat", name="pk_presence"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])
    op.create_table(
        "drafts",
        sa.Column("table_id", WORD, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_drafts"),
        sqlite_with_rowid=False,
    )
    if op.get_context().dialect.name == "postgresql":
        for table in ("beats", "presence", "drafts"):
            op.execute(f"ALTER TABLE {table} SET UNLOGGED")
