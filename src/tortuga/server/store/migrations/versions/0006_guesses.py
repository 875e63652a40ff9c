"""Wrong guesses of codes, counted over all processes of a house; not worth a flush, so PostgreSQL does not log them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    word = sa.String().with_variant(sa.String(collation="C"), "postgresql")
    op.create_table(
        "guesses",
        sa.Column("place", word, nullable=False),
        sa.Column("at", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("id", word, nullable=False),
        sa.PrimaryKeyConstraint("place", "at", "id", name="pk_guesses"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_guesses_at", "guesses", ["at"])
    if op.get_context().dialect.name == "postgresql":
        op.execute("ALTER TABLE guesses SET UNLOGGED")
