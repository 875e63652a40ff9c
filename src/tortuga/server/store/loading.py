"""Tables as the disk has them, each with its log and its chat; none is handed out whose rows are not those that were
written."""

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from tortuga.server.store.chain import Inspection, TableDamaged, link, unsealed
from tortuga.server.store.changes import heads_of
from tortuga.server.store.reader import among, these
from tortuga.server.store.rows import ChatRow, Deadline, Head, Picture, Row, Shown, TableRow
from tortuga.server.store.schema import chat, deadlines, log, pictures, tables


class Loaded(NamedTuple):
    """A table as the disk has it."""

    about: TableRow
    rows: list[Row]
    chat: list[ChatRow]
    deadlines: list[Deadline]
    head: Head


class Following(NamedTuple):
    """What came after a head that somebody knew, and all that is due now."""

    rows: list[Row]
    chat: list[ChatRow]
    deadlines: list[Deadline]
    head: Head


ROW = [log.c[name] for name in Row.__struct_fields__ if name != "told"]
"""All that the fold needs: what was told is long, and the rules tell it again."""
TABLE = [tables.c[name] for name in TableRow.__struct_fields__]
CHAT = [chat.c[name] for name in ChatRow.__struct_fields__]

PICTURE = [pictures.c[name] for name in Picture.__struct_fields__]

_TABLES_OF = select(*TABLE).where(among(tables.c.id))
_LOGS_OF = select(log.c.table_id, log.c.chain, *ROW).where(among(log.c.table_id)).order_by(log.c.table_id, log.c.seq)
_ROWS_AFTER = (
    select(log.c.chain, *ROW)
    .where(log.c.table_id == bindparam("of"), log.c.seq > bindparam("last"))
    .order_by(log.c.seq)
)
_CHAT_AFTER = select(*CHAT).where(chat.c.table_id == bindparam("of"), chat.c.n > bindparam("last")).order_by(chat.c.n)
_DEADLINES_OF = select(deadlines.c.table_id, deadlines.c.kind, deadlines.c.seat, deadlines.c.at).where(
    among(deadlines.c.table_id)
)
_CHATS_OF = select(chat.c.table_id, *CHAT).where(among(chat.c.table_id)).order_by(chat.c.table_id, chat.c.n)


def load_shown(connection: Connection, table_id: str) -> Shown:
    """For a table that cannot be folded. What is damaged is left out: the rest can be read all the same."""
    told: dict[int, str] = {}
    for seq, stored in connection.execute(select(log.c.seq, log.c.told).where(log.c.table_id == table_id)):
        with suppress(TableDamaged):
            said = unsealed(table_id, seq, stored)
            if said is not None:
                told[seq] = said
    found = connection.execute(select(*PICTURE).where(pictures.c.table_id == table_id))
    return Shown(told, {row[0]: Picture(*row) for row in found})


def load_tables(connection: Connection, table_ids: list[str]) -> dict[str, Loaded | TableDamaged]:
    """Those that there are, in one moment of the database."""
    of = these(table_ids)
    about = {row[0]: TableRow(*row) for row in connection.execute(_TABLES_OF, of)}
    heads = heads_of(connection, table_ids)
    inspections = {one: Inspection(about.get(one), heads.get(one)) for one in about.keys() | heads.keys()}
    rows: dict[str, list[Row]] = {one: [] for one in inspections}
    lines: dict[str, list[ChatRow]] = {one: [] for one in inspections}
    due: dict[str, list[Deadline]] = {one: [] for one in inspections}
    for table_id, chain, *values in connection.execute(_LOGS_OF, of):
        if table_id in inspections:
            row = Row(*values)
            inspections[table_id].row(row, chain)
            rows[table_id].append(row)
    for table_id, *line in connection.execute(_CHATS_OF, of):
        if table_id in inspections:
            lines[table_id].append(ChatRow(*line))
    for table_id, *values in connection.execute(_DEADLINES_OF, of):
        if table_id in inspections:
            due[table_id].append(Deadline(*values))
    found: dict[str, Loaded | TableDamaged] = {}
    for one, inspection in inspections.items():
        inspection.end()
        inspection.chat([line.n for line in lines[one]])
        if inspection.damages:
            found[one] = TableDamaged(one, inspection.damages[0])
        else:
            found[one] = Loaded(about[one], rows[one], lines[one], due[one], heads[one])
    return found


def load_following(connection: Connection, table_id: str, known: Head) -> Following | None:
    """What came after a head, in one moment of the database; None where the rows do not lead on from it."""
    head = heads_of(connection, [table_id]).get(table_id)
    if head is None or head.seq < known.seq or head.chat < known.chat:
        return None
    rows: list[Row] = []
    chain = known.chain
    if head.seq > known.seq:
        for stored, *values in connection.execute(_ROWS_AFTER, {"of": table_id, "last": known.seq}):
            row = Row(*values)
            chain = link(chain, row)
            if chain != stored:
                return None
            rows.append(row)
    if chain != head.chain or known.seq + len(rows) != head.seq:
        return None
    lines = [ChatRow(*line) for line in connection.execute(_CHAT_AFTER, {"of": table_id, "last": known.chat})]
    due = [Deadline(*values) for _, *values in connection.execute(_DEADLINES_OF, these([table_id]))]
    return Following(rows, lines, due, head)
