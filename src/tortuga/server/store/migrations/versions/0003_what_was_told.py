"""What was told of a row is stored with it, and how games looked to each viewer.

Nothing that is there is read or written, so this takes no time: older rows have nothing told, and games get their
pictures as they go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("told", sa.Text))
    op.create_table(
        "pictures",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("view", sa.Text, nullable=False),
        sa.Column("details", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_pictures"),
    )
