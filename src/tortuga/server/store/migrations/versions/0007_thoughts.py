"""Thoughts: what a house asks of those who think for it elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    word = sa.String().with_variant(sa.String(collation="C"), "postgresql")
    op.create_table(
        "thoughts",
        sa.Column("id", word, nullable=False),
        sa.Column("kind", word, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("limit_ms", sa.Integer, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("thinker", word, nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("failed", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_thoughts"),
        sqlite_with_rowid=False,
    )
    if op.get_context().dialect.name == "postgresql":
        op.execute("ALTER TABLE thoughts SET UNLOGGED")  # a crash forgets what can be asked again
