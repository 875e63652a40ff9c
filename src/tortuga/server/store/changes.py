"""How Changes are written on SQLite: those of a whole batch together, in a few statements that take many rows each."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Function, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import sqlite

from tortuga.server.store.chain import Damage, TableDamaged, beginning, link, sealed
from tortuga.server.store.errors import Lost
from tortuga.server.store.generation import check_generation
from tortuga.server.store.reader import among, these
from tortuga.server.store.rows import Change, Head, TableRow
from tortuga.server.store.schema import chat, deadlines, drafts, heads, log, pictures, presence, sitters, tables

_asdict = msgspec.structs.asdict

Due: TypeAlias = dict[tuple[str, str, int], int | None]
"""By table, kind and seat: when it is due after what is written together; None: it is off."""

_INSERT_DEADLINE = sqlite.insert(deadlines)
_SET_DEADLINE = _INSERT_DEADLINE.on_conflict_do_update(
    index_elements=[deadlines.c.table_id, deadlines.c.kind, deadlines.c.seat],
    set_={"at": _INSERT_DEADLINE.excluded.at, "claimed": 0},
)
_INSERT_PICTURE = sqlite.insert(pictures)
_SET_PICTURE = _INSERT_PICTURE.on_conflict_do_update(
    index_elements=[pictures.c.table_id, pictures.c.seat],
    set_={name: _INSERT_PICTURE.excluded[name] for name in ("seq", "view", "details")},
    where=_INSERT_PICTURE.excluded.seq >= pictures.c.seq,  # an older one may come late
)
_INSERT_DRAFT = sqlite.insert(drafts)
_SET_DRAFT = _INSERT_DRAFT.on_conflict_do_update(
    index_elements=[drafts.c.table_id, drafts.c.seat],
    set_={name: _INSERT_DRAFT.excluded[name] for name in ("decision", "move")},
)
_END_DEADLINE = delete(deadlines).where(
    deadlines.c.table_id == bindparam("of"), deadlines.c.kind == bindparam("what"), deadlines.c.seat == bindparam("on")
)
_MOMENT: Function[int] = func.coalesce(bindparam("now"), tables.c.changed)
_CARD: Function[str] = func.coalesce(bindparam("shows"), tables.c.card)
_SET_STATUS = (
    update(tables).where(tables.c.id == bindparam("of")).values(status=bindparam("to"), card=_CARD, changed=_MOMENT)
)
_TOUCH = update(tables).where(tables.c.id == bindparam("of")).values(changed=_MOMENT)
_CLEAR_SITTERS = delete(sitters).where(sitters.c.table_id == bindparam("of"))
_CLEAR_TABS = delete(presence).where(presence.c.process == bindparam("by"), presence.c.table_id == bindparam("of"))
_INSERT_TABS = insert(presence)
_DEADLINE = select(deadlines.c.at).where(
    deadlines.c.table_id == bindparam("of"), deadlines.c.kind == bindparam("what"), deadlines.c.seat == bindparam("on")
)
_INSERT_LOG, _INSERT_CHAT, _INSERT_SITTER, _INSERT_TABLE, _INSERT_HEAD = map(
    insert, (log, chat, sitters, tables, heads)
)
_HEADS_OF = select(heads.c.table_id, heads.c.seq, heads.c.chat, heads.c.chain).where(among(heads.c.table_id))
_MOVE_HEAD = (
    update(heads)
    .where(heads.c.table_id == bindparam("of"))
    .values(seq=bindparam("last"), chat=bindparam("said"), chain=bindparam("link"))
)


def write_table(connection: Connection, table: TableRow) -> None:
    connection.execute(_INSERT_TABLE, _asdict(table))
    connection.execute(_INSERT_HEAD, {"table_id": table.id, "seq": 0, "chat": 0, "chain": beginning(table)})


def heads_of(connection: Connection, table_ids: Iterable[str]) -> dict[str, Head]:
    return {row[0]: Head(*row[1:]) for row in connection.execute(_HEADS_OF, these(list(table_ids)))}


def write_changes(
    connection: Connection, changes: Sequence[Change], generation: str | None = None
) -> list[Head | Lost | None]:
    """As if one were written after the other. What became of each: the head of its table after it, if it builds on one,
    or that it lost; of those that lost nothing is written. Raises Outdated where another generation counts."""
    check_generation(connection, generation)
    due: Due = {}
    became = _append(connection, changes, due)
    won = [change for change, head in zip(changes, became, strict=True) if not isinstance(head, Lost)]
    _write_deadlines(connection, due)
    _many(
        connection,
        _SET_STATUS,
        [
            {"of": one.table, "to": one.status, "shows": one.card, "now": _moment(one)}
            for one in won
            if one.status is not None
        ],
    )
    _write_sitters(connection, won)
    shown = [{"table_id": one.table, **_asdict(picture)} for one in won for picture in one.pictures]
    _many(connection, _SET_PICTURE, shown)
    _write_passing(connection, won)
    return became


def _append(connection: Connection, changes: Sequence[Change], due: Due) -> list[Head | Lost | None]:
    """Rows and lines of chat go on where the head of their table is; `due` is told what is due then. The writer's
    transaction began with the lock of the database, so nobody moves a head between the look at it and the move."""
    building = {change.table for change in changes if builds(change)}
    heads = heads_of(connection, building) if building else {}
    moved: dict[str, Head] = {}
    rows: list[dict[str, Any]] = []
    lines: list[dict[str, Any]] = []
    became: list[Head | Lost | None] = []
    for change in changes:
        if not builds(change):
            became.append(None)
            set_due(due, change)
            continue
        head = moved.get(change.table, heads.get(change.table))
        if head is None:
            raise TableDamaged(change.table, Damage("head"))
        lost = overtaken(change, head)
        if lost is None and not all(_is_due(connection, due, change.table, *key) for key in change.needs):
            lost = Lost("kind")
        if lost is None:
            set_due(due, change)
        if lost is None and (change.rows or change.chat):
            chain = head.chain
            for row in change.rows:
                chain = link(chain, row)
                told = sealed(change.table, row.seq, row.told)
                rows.append({"table_id": change.table, **_asdict(row), "told": told, "chain": chain})
            lines += [{"table_id": change.table, **_asdict(line)} for line in change.chat]
            head = moved[change.table] = Head(head.seq + len(change.rows), head.chat + len(change.chat), chain)
        became.append(lost or head)
    _many(connection, _INSERT_LOG, rows)
    _many(connection, _INSERT_CHAT, lines)
    _many(
        connection,
        _MOVE_HEAD,
        [
            {"of": table, "last": head.seq, "said": head.chat, "link": head.chain}
            for table, head in sorted(moved.items())
        ],
    )
    return became


def builds(change: Change) -> bool:
    """Does it depend on where the table stands?"""
    return bool(change.rows or change.chat) or change.known is not None


def overtaken(change: Change, head: Head) -> Lost | None:
    """Is the head of its table another one than it builds on?"""
    if change.known is not None and change.known != head:
        return Lost("seq" if change.known.seq != head.seq else "n")
    if any(row.seq != seq for seq, row in enumerate(change.rows, start=head.seq + 1)):
        return Lost("seq")
    if any(line.n != n for n, line in enumerate(change.chat, start=head.chat + 1)):
        return Lost("n")
    return None


def set_due(due: Due, change: Change) -> None:
    """What is due after a change of the same batch."""
    for kind, seat in change.gone:
        due[change.table, kind, seat] = None
    for one in change.deadlines:
        due[change.table, one.kind, one.seat] = one.at


def _is_due(connection: Connection, due: Due, table: str, kind: str, seat: int) -> bool:
    if (table, kind, seat) in due:
        return due[table, kind, seat] is not None
    return connection.execute(_DEADLINE, {"of": table, "what": kind, "on": seat}).first() is not None


def _write_deadlines(connection: Connection, due: Due) -> None:
    ended = [{"of": table, "what": kind, "on": seat} for (table, kind, seat), at in due.items() if at is None]
    due_at = [
        {"table_id": table, "kind": kind, "seat": seat, "at": at}
        for (table, kind, seat), at in due.items()
        if at is not None
    ]
    _many(connection, _END_DEADLINE, ended)
    _many(connection, _SET_DEADLINE, due_at)


def _write_sitters(connection: Connection, changes: Sequence[Change]) -> None:
    last = {change.table: change for change in changes if change.sitters is not None}
    sitting = [
        {"table_id": table, "seat": seat, "guest": guest}
        for table, change in last.items()
        for seat, guest in enumerate(change.sitters or [])
        if guest is not None
    ]
    _many(connection, _CLEAR_SITTERS, [{"of": table} for table in last])
    _many(connection, _INSERT_SITTER, sitting)
    _many(connection, _TOUCH, [{"of": table, "now": _moment(change)} for table, change in last.items()])


def _write_passing(connection: Connection, changes: Sequence[Change]) -> None:
    """What processes tell each other: presence and drafts."""
    last = {(change.tabs.process, change.table): change.tabs for change in changes if change.tabs is not None}
    tabs = [
        {"process": process, "table_id": table, "seat": seat, "tabs": many, "numbered": one.numbered}
        for (process, table), one in last.items()
        for seat, many in one.open.items()
    ]
    _many(connection, _CLEAR_TABS, [{"by": process, "of": table} for process, table in last])
    _many(connection, _INSERT_TABS, tabs)
    _many(
        connection,
        _SET_DRAFT,
        [{"table_id": one.table, **_asdict(draft)} for one in changes for draft in one.drafts],
    )


def _moment(change: Change) -> int | None:
    return change.rows[-1].at if change.rows else None


def _many(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)
