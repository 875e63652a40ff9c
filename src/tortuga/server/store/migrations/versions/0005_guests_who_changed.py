"""Guests who changed: what the processes of a house tell each other of sessions, names and who is forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    word = sa.String().with_variant(sa.String(collation="C"), "postgresql")
    op.create_table(
        "changed_guests",
        sa.Column("at", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guest", word, nullable=False),
        sa.Column("session", word, nullable=False),
        sa.PrimaryKeyConstraint("at", "guest", "session", name="pk_changed_guests"),
        sqlite_with_rowid=False,
    )
