"""Tables as the disk has them, each with its log and its chat; none is handed out whose rows are not those that were
written."""

from contextlib import suppress
from typing import TypeAlias

from sqlalchemy import Connection, select

from tortuga.server.store.chain import Inspection, TableDamaged, unsealed
from tortuga.server.store.changes import heads_of
from tortuga.server.store.reader import among, these
from tortuga.server.store.rows import ChatRow, Picture, Row, Shown, TableRow
from tortuga.server.store.schema import chat, log, pictures, tables

Loaded: TypeAlias = tuple[TableRow, list[Row], list[ChatRow]]

ROW = [log.c[name] for name in Row.__struct_fields__ if name != "told"]
"""All that the fold needs: what was told is long, and the rules tell it again."""
TABLE = [tables.c[name] for name in TableRow.__struct_fields__]
CHAT = [chat.c[name] for name in ChatRow.__struct_fields__]

PICTURE = [pictures.c[name] for name in Picture.__struct_fields__]

_TABLES_OF = select(*TABLE).where(among(tables.c.id))
_LOGS_OF = select(log.c.table_id, log.c.chain, *ROW).where(among(log.c.table_id)).order_by(log.c.table_id, log.c.seq)
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
    for table_id, chain, *values in connection.execute(_LOGS_OF, of):
        if table_id in inspections:
            row = Row(*values)
            inspections[table_id].row(row, chain)
            rows[table_id].append(row)
    for table_id, *line in connection.execute(_CHATS_OF, of):
        if table_id in inspections:
            lines[table_id].append(ChatRow(*line))
    found: dict[str, Loaded | TableDamaged] = {}
    for one, inspection in inspections.items():
        inspection.end()
        inspection.chat([line.n for line in lines[one]])
        if inspection.damages:
            found[one] = TableDamaged(one, inspection.damages[0])
        else:
            found[one] = about[one], rows[one], lines[one]
    return found
