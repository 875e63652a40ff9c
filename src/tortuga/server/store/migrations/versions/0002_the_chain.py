"""The log is chained, and each table has a head.

No row that is there is rewritten except the last one of each table: it gets the link over all before it. So a large log
is read once and hardly written, and needs no room for a second copy of itself.
"""

import time
from collections.abc import Iterator, Sequence

import sqlalchemy as sa
from alembic import op

from tortuga.server.logs import log as tell
from tortuga.server.store.chain import beginning, link
from tortuga.server.store.rows import Row, TableRow

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TOGETHER = 200
"""Tables in one batch."""
AT_ONCE = 1000
"""Rows in memory."""
TELL_S = 5.0

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("code", sa.String),
    sa.column("host", sa.String),
    sa.column("title", sa.String),
    sa.column("status", sa.String),
    sa.column("public", sa.Boolean),
    sa.column("seed", sa.String),
    sa.column("made_by", sa.String),
    sa.column("made_with", sa.String),
    sa.column("created", sa.BigInteger),
    sa.column("changed", sa.BigInteger),
)
log = sa.table(
    "log",
    *map(
        sa.column,
        ["table_id", "seq", "command", "actor", "kind", "body", "chance", "rules", "at", "digest", "chain"],
    ),
)
chat = sa.table("chat", sa.column("table_id"), sa.column("n"))
heads = sa.table("heads", sa.column("table_id"), sa.column("seq"), sa.column("chat"), sa.column("chain"))


def upgrade() -> None:
    op.create_table(
        "heads",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("chat", sa.Integer, nullable=False),
        sa.Column("chain", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_heads"),
        sqlite_with_rowid=False,
    )
    op.add_column("log", sa.Column("chain", sa.String))
    if op.get_context().as_sql:
        return  # a script that makes a new database: there is nothing to seal
    connection = op.get_bind()
    count = connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar() or 0
    done, told = 0, time.monotonic()
    for batch in _batches(connection):
        _seal(connection, batch)
        done += len(batch)
        if time.monotonic() - told > TELL_S:
            told = time.monotonic()
            tell("store-upgrading", tables=done, of=count)


def _batches(connection: sa.Connection) -> Iterator[Sequence[TableRow]]:
    """All tables, some at a time."""
    last = ""
    while True:
        page = sa.select(tables).where(tables.c.id > last).order_by(tables.c.id).limit(TOGETHER)
        batch = [TableRow(*row) for row in connection.execute(page)]
        if not batch:
            return
        yield batch
        last = batch[-1].id


def _seal(connection: sa.Connection, batch: Sequence[TableRow]) -> None:
    """Gives these tables their heads, and their last rows the link over the whole log."""
    first, last = batch[0].id, batch[-1].id
    links = {about.id: (0, beginning(about)) for about in batch}
    rows = sa.select(*(column for column in log.c if column.name != "chain"))
    rows = rows.where(log.c.table_id.between(first, last)).order_by(log.c.table_id, log.c.seq)
    for table_id, *values in connection.execute(rows.execution_options(yield_per=AT_ONCE)):
        if table_id in links:
            row = Row(*values)
            links[table_id] = row.seq, link(links[table_id][1], row)
    said = sa.select(chat.c.table_id, sa.func.max(chat.c.n)).where(chat.c.table_id.between(first, last))
    lines = {row[0]: row[1] for row in connection.execute(said.group_by(chat.c.table_id))}
    connection.execute(
        sa.insert(heads),
        [
            {"table_id": one, "seq": seq, "chat": lines.get(one, 0), "chain": chain}
            for one, (seq, chain) in links.items()
        ],
    )
    connection.execute(
        sa.update(log)
        .where(log.c.table_id == sa.bindparam("of"), log.c.seq == sa.bindparam("last"))
        .values(chain=sa.bindparam("link")),
        [{"of": one, "last": seq, "link": chain} for one, (seq, chain) in links.items()],
    )
