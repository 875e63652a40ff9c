"""How Changes are written on PostgreSQL, where any process may write to any table: all of a batch in one statement.

It moves the head of each table from what the change builds on to what it leaves, and writes the rest for the tables
whose head it has moved. A change that was overtaken fails alone. `SKIP LOCKED`: a process already at the same head will
most likely win, so this one loses at once instead of waiting; there is no queue and no deadlock. And since it is one
statement, the server never waits for a client in the middle of a transaction.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Table

from tortuga.server.store.chain import Damage, TableDamaged, link, sealed
from tortuga.server.store.changes import Due, builds, heads_of, overtaken, set_due
from tortuga.server.store.errors import Lost, Outdated
from tortuga.server.store.rows import Change, Head, Tabs
from tortuga.server.store.schema import chat, deadlines, drafts, log, pictures, presence, sitters

_asdict = msgspec.structs.asdict

Rows = list[dict[str, Any]]

_HEADS = """
current AS MATERIALIZED (SELECT 1 WHERE %(generation)s::text IS NULL
         OR EXISTS (SELECT FROM meta WHERE key = 'generation' AND value = %(generation)s)),
want AS (SELECT * FROM unnest(%(head_id)s::text[], %(head_seq)s::int[], %(head_chat)s::int[], %(head_chain)s::text[],
                              %(head_to_seq)s::int[], %(head_to_chat)s::int[], %(head_to_chain)s::text[])
         AS w(id, seq, chat, chain, to_seq, to_chat, to_chain) WHERE EXISTS (SELECT FROM current)),
{free} AS MATERIALIZED (SELECT h.table_id FROM heads h JOIN want w
         ON h.table_id = w.id AND h.seq = w.seq AND h.chat = w.chat AND h.chain = w.chain
         ORDER BY h.table_id FOR UPDATE OF h SKIP LOCKED),{needs}
moved AS (UPDATE heads h SET seq = w.to_seq, chat = w.to_chat, chain = w.to_chain FROM want w
          WHERE h.table_id = w.id AND h.table_id IN (SELECT table_id FROM free)
          AND (w.to_seq > w.seq OR w.to_chat > w.chat)),
may AS MATERIALIZED (SELECT table_id FROM free
                     UNION ALL SELECT unnest(%(anyway)s::text[]) WHERE EXISTS (SELECT FROM current))"""
_NEEDS = """
need AS (SELECT * FROM unnest(%(needs_table_id)s::text[], %(needs_kind)s::text[], %(needs_seat)s::int[])
         AS n(table_id, kind, seat)),
due AS MATERIALIZED (SELECT d.table_id, d.kind, d.seat FROM deadlines d JOIN need n
        ON d.table_id = n.table_id AND d.kind = n.kind AND d.seat = n.seat FOR UPDATE OF d SKIP LOCKED),
free AS MATERIALIZED (SELECT table_id FROM as_known WHERE table_id NOT IN (
         SELECT n.table_id FROM need n LEFT JOIN due d
         ON d.table_id = n.table_id AND d.kind = n.kind AND d.seat = n.seat WHERE d.table_id IS NULL)),"""
"""Of the tables whose heads are as they have to be, those where all is due that has to be."""
_OURS = "r.table_id IN (SELECT table_id FROM may)"


class _Part:
    """What is done with some rows of a batch: `{rows}` stands for them, as a table."""

    def __init__(self, name: str, statement: str, **columns: str) -> None:
        self.name = name
        self.columns = columns
        """And their types."""
        given = ", ".join(f"%({name}_{column})s::{kind}[]" for column, kind in columns.items())
        rows = f"unnest({given}) AS r({', '.join(columns)})"
        self.sql = f"{name} AS ({statement.format(rows=rows, columns=', '.join(columns), ours=_OURS)})"

    def arrays(self, rows: Rows) -> dict[str, list[Any]]:
        return {f"{self.name}_{column}": [row[column] for row in rows] for column in self.columns}


def _types(table: Table) -> dict[str, str]:
    return {column.name: {int: "bigint"}.get(column.type.python_type, "text") for column in table.columns}


_INSERT = "INSERT INTO {name} ({{columns}}) SELECT r.* FROM {{rows}} WHERE {{ours}}"
_PARTS = [
    _Part("put_log", _INSERT.format(name="log"), **_types(log)),
    _Part("put_chat", _INSERT.format(name="chat"), **_types(chat)),
    _Part(
        "end_deadlines",
        "DELETE FROM deadlines d USING {rows} WHERE {ours} AND d.table_id = r.table_id AND d.kind = r.kind"
        " AND d.seat = r.seat",
        table_id="text",
        kind="text",
        seat="int",
    ),
    _Part(
        "set_deadlines",
        _INSERT.format(name="deadlines") + " ON CONFLICT (table_id, kind, seat) DO UPDATE SET at = excluded.at,"
        " claimed = excluded.claimed",
        **_types(deadlines),
    ),
    _Part(
        "set_tables",
        "UPDATE tables t SET status = coalesce(r.status, t.status), card = coalesce(r.card, t.card),"
        " changed = coalesce(r.changed, t.changed) FROM {rows} WHERE {ours} AND t.id = r.table_id",
        table_id="text",
        status="text",
        card="text",
        changed="bigint",
    ),
    _Part(
        "set_sitters",
        _INSERT.format(name="sitters") + " ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest",
        **_types(sitters),
    ),
    _Part(
        "clear_sitters",
        "DELETE FROM sitters s USING {rows} WHERE {ours} AND s.table_id = r.table_id"
        " AND s.seat <> ALL(string_to_array(r.kept, ',')::int[])",
        table_id="text",
        kept="text",
    ),
    _Part(
        "set_pictures",
        _INSERT.format(name="pictures") + " ON CONFLICT (table_id, seat) DO UPDATE SET seq = excluded.seq,"
        " view = excluded.view, details = excluded.details WHERE excluded.seq >= pictures.seq",
        **_types(pictures),
    ),
    _Part(
        "set_tabs",
        _INSERT.format(name="presence") + " ON CONFLICT (process, table_id, seat) DO UPDATE SET tabs = excluded.tabs,"
        " numbered = excluded.numbered",
        **_types(presence),
    ),
    _Part(
        "clear_tabs",
        "DELETE FROM presence p USING {rows} WHERE {ours} AND p.process = r.process AND p.table_id = r.table_id"
        " AND p.seat <> ALL(string_to_array(r.kept, ',')::int[])",
        process="text",
        table_id="text",
        kept="text",
    ),
    _Part(
        "set_drafts",
        _INSERT.format(name="drafts") + " ON CONFLICT (table_id, seat) DO UPDATE SET decision = excluded.decision,"
        " move = excluded.move",
        **_types(drafts),
    ),
]
_NEED = _Part("needs", "", table_id="text", kind="text", seat="int")


@cache
def _statement(parts: tuple[str, ...]) -> str:
    chosen = [part.sql for part in _PARTS if part.name in parts]
    needs = _NEED.name in parts
    heads = _HEADS.format(free="as_known" if needs else "free", needs=_NEEDS if needs else "")
    won = "SELECT table_id FROM free UNION ALL SELECT NULL WHERE NOT EXISTS (SELECT FROM current)"
    return f"WITH {heads},\n" + ",\n".join(chosen) + f"\n{won}"


def append(
    connection: Connection, changes: Sequence[Change], generation: str | None = None
) -> list[Head | Lost | None]:
    """As `write_changes`. Where nothing else is asked, this is the only statement, and it looks at the generation too:
    what was begun in the very moment in which another process raises that may still be written, as if before."""
    unsure = _unsure(changes)
    batch = _Batch(heads_of(connection, unsure) if unsure else {})
    became = [batch.take(change) for change in changes]
    free = batch.write(connection, generation)
    again = []
    for number, (change, head) in enumerate(zip(changes, became, strict=True)):
        if change.table in free or isinstance(head, Lost):
            continue
        if head is not None:
            became[number] = Lost("seq")
        elif change.table in batch.heads:  # it builds on nothing, and was held up by one that lost
            again.append(change)
    if again:
        append(connection, again, generation)
    return became


def _unsure(changes: Sequence[Change]) -> set[str]:
    """Tables whose head has to be read: a change does not say what it builds on, or several do."""
    found: set[str] = set()
    seen: set[str] = set()
    for change in filter(builds, changes):
        if change.known is None or change.table in seen:
            found.add(change.table)
        seen.add(change.table)
    return found


class _Batch:
    """Changes that are written together, as if one after the other: what is left of them in the end."""

    def __init__(self, stand: Mapping[str, Head]) -> None:
        self.heads: dict[str, tuple[Head, Head]] = {}
        """Of each table that a change builds on: as it has to be, and as it will be."""
        self._stand = stand
        self._anyway: set[str] = set()
        self._log: Rows = []
        self._chat: Rows = []
        self._due: Due = {}
        self._needs: Rows = []
        """What has to be due before."""
        self._tables: dict[str, dict[str, Any]] = {}
        self._sitters: dict[str, list[str | None]] = {}
        self._pictures: dict[tuple[str, int], dict[str, Any]] = {}
        self._tabs: dict[str, Tabs] = {}
        self._drafts: dict[tuple[str, int], dict[str, Any]] = {}

    def take(self, change: Change) -> Head | Lost | None:
        head: Head | Lost | None = None
        if builds(change):
            head = self._go_on(change)
            if isinstance(head, Lost):
                return head
        else:
            self._anyway.add(change.table)
        self._take_the_rest(change)
        return head

    def _go_on(self, change: Change) -> Head | Lost:
        if change.table in self.heads:
            first, head = self.heads[change.table]
        else:
            found = self._stand.get(change.table) or change.known
            if found is None:
                raise TableDamaged(change.table, Damage("head"))
            first = head = found
        lost = overtaken(change, head)
        if lost is not None:
            return lost
        for kind, seat in change.needs:
            if self._due.get((change.table, kind, seat), 0) is None:
                return Lost("kind")
            if (change.table, kind, seat) not in self._due:
                self._needs.append({"table_id": change.table, "kind": kind, "seat": seat})
        chain = head.chain
        for row in change.rows:
            chain = link(chain, row)
            told = sealed(change.table, row.seq, row.told)
            self._log.append({"table_id": change.table, **_asdict(row), "told": told, "chain": chain})
        self._chat += [{"table_id": change.table, **_asdict(line)} for line in change.chat]
        head = Head(head.seq + len(change.rows), head.chat + len(change.chat), chain)
        self.heads[change.table] = first, head
        return head

    def _take_the_rest(self, change: Change) -> None:
        set_due(self._due, change)
        if change.status is not None or change.sitters is not None:
            about = self._tables.setdefault(change.table, dict.fromkeys(("status", "card", "changed")))
            if change.status is not None:
                about["status"] = change.status
                about["card"] = change.card if change.card is not None else about["card"]
            if change.rows:
                about["changed"] = change.rows[-1].at
        if change.sitters is not None:
            self._sitters[change.table] = change.sitters
        for picture in change.pictures:
            before = self._pictures.get((change.table, picture.seat))
            if before is None or before["seq"] <= picture.seq:
                self._pictures[change.table, picture.seat] = {"table_id": change.table, **_asdict(picture)}
        if change.tabs is not None:
            self._tabs[change.table] = change.tabs
        for draft in change.drafts:
            self._drafts[change.table, draft.seat] = {"table_id": change.table, **_asdict(draft)}

    def write(self, connection: Connection, generation: str | None) -> set[str]:
        """The tables whose heads were as they had to be. Raises Outdated where another generation counts."""
        given: dict[str, Any] = {
            "generation": generation,
            "anyway": sorted(self._anyway - self.heads.keys()),
            **_HEAD.arrays([_head_row(table, *of) for table, of in sorted(self.heads.items())]),
        }
        rows = self._rows()
        for part in (_NEED, *_PARTS):
            if rows.get(part.name):
                given |= part.arrays(rows[part.name])
        parts = tuple(name for name, found in rows.items() if found)
        if not parts and not self.heads:
            return set()
        found = set(connection.exec_driver_sql(_statement(parts), given).scalars())
        if None in found:
            raise Outdated
        return found

    def _rows(self) -> dict[str, Rows]:
        due = [
            {"table_id": table, "kind": kind, "seat": seat, "at": at, "claimed": 0}
            for (table, kind, seat), at in self._due.items()
        ]
        sitting = [
            {"table_id": table, "seat": seat, "guest": guest}
            for table, guests in self._sitters.items()
            for seat, guest in enumerate(guests)
            if guest is not None
        ]
        here = self._tabs.items()
        return {
            "needs": self._needs,
            "put_log": self._log,
            "put_chat": self._chat,
            "end_deadlines": [one for one in due if one["at"] is None],
            "set_deadlines": [one for one in due if one["at"] is not None],
            "set_tables": [{"table_id": table, **about} for table, about in self._tables.items()],
            "set_sitters": sitting,
            "clear_sitters": [{"table_id": table, "kept": _kept(guests)} for table, guests in self._sitters.items()],
            "set_pictures": list(self._pictures.values()),
            "set_tabs": [
                {"process": one.process, "table_id": table, "seat": seat, "tabs": many, "numbered": one.numbered}
                for table, one in here
                for seat, many in one.open.items()
            ],
            "clear_tabs": [
                {"process": one.process, "table_id": table, "kept": ",".join(map(str, one.open))} for table, one in here
            ],
            "set_drafts": list(self._drafts.values()),
        }


_HEAD = _Part("head", "", id="text", seq="int", chat="int", chain="text", to_seq="int", to_chat="int", to_chain="text")


def _head_row(table: str, first: Head, last: Head) -> dict[str, Any]:
    return {"id": table, **_asdict(first), **{f"to_{name}": value for name, value in _asdict(last).items()}}


def _kept(guests: Iterable[str | None]) -> str:
    return ",".join(str(seat) for seat, guest in enumerate(guests) if guest is not None)
