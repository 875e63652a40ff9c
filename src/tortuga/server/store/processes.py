"""The processes that have one house open: whether they are alive, who is connected where, and who handles what is due.

A process *beats*: one that hasn't beaten for a while is silent, and whichever notices removes its rows. None of this is
a lock. Anything done twice or too late loses at the head of its table.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, bindparam, delete, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from tortuga.server.store.reader import among, these
from tortuga.server.store.rows import Deadline, Draft
from tortuga.server.store.schema import beats, deadlines, drafts, presence, tables

GRACE = "grace"
TOGETHER = 50
"""Claimed at once: what is due and left over, another process or the next round takes."""


Elsewhere: TypeAlias = Counter[tuple[int, int]]
"""Tabs at a table, by the version since which its seats have their numbers, and by seat; -1: of spectators."""


class Pulse(NamedTuple):
    """What a process learns when it beats."""

    was_forgotten: bool
    """It was declared dead, or the server has crashed: nobody knows any more who is connected to it."""
    beats: dict[str, int]
    """Of all processes, when they said that they lived, each by its own clock."""


class Claimed(NamedTuple):
    """Something that is due and reserved for a while."""

    table: str
    deadline: Deadline


_BEAT = update(beats).where(beats.c.process == bindparam("by")).values(at=bindparam("now"))
_ELSEWHERE = (
    select(presence.c.table_id, presence.c.numbered, presence.c.seat, func.sum(presence.c.tabs))
    .where(among(presence.c.table_id), presence.c.process != bindparam("by"))
    .group_by(presence.c.table_id, presence.c.numbered, presence.c.seat)
)
_NOBODYS = delete(presence).where(presence.c.process.not_in(select(beats.c.process)))
_GRACES: dict[str, Any] = {
    engine: made(deadlines).on_conflict_do_nothing()
    for engine, made in (("sqlite", sqlite.insert), ("postgresql", postgresql.insert))
}
_OVER_DRAFTS = delete(drafts).where(drafts.c.table_id.not_in(select(tables.c.id).where(tables.c.status == "playing")))


def beat(connection: Connection, process: str, now: int) -> Pulse:
    """The process lives."""
    found = connection.execute(_BEAT, {"by": process, "now": now}).rowcount
    if not found:
        connection.execute(insert(beats), {"process": process, "at": now})
    return Pulse(not found, {row[0]: row[1] for row in connection.execute(select(beats.c.process, beats.c.at))})


def bury(connection: Connection, processes: Collection[str], until: int | None) -> set[str]:
    """These processes are gone, and nobody is connected to them. Whoever was there alone is waited for `until` then;
    None: nobody is. Returns the tables where somebody was."""
    connection.execute(delete(beats).where(beats.c.process.in_(processes)))
    gone = {
        (table, seat) for table, seat in connection.execute(_NOBODYS.returning(presence.c.table_id, presence.c.seat))
    }
    if until is not None:
        _wait_for(connection, {(table, seat) for table, seat in gone if seat >= 0}, until)
    return {table for table, _ in gone}


def _wait_for(connection: Connection, gone: Iterable[tuple[str, int]], until: int) -> None:
    """For those who have no tab in any other process, where a game is on. A grace that runs already goes on."""
    asked = these(sorted({table for table, _ in gone}))
    live = select(tables.c.id).where(among(tables.c.id), tables.c.status == "playing")
    playing = set(connection.execute(live, asked).scalars())
    still = select(presence.c.table_id, presence.c.seat).where(among(presence.c.table_id))
    here = {(table, seat) for table, seat in connection.execute(still, asked)}
    missed = sorted((table, seat) for table, seat in gone if table in playing and (table, seat) not in here)
    rows = [{"table_id": table, "kind": GRACE, "seat": seat, "at": until, "claimed": 0} for table, seat in missed]
    if rows:
        connection.execute(_GRACES[connection.dialect.name], rows)


def elsewhere(connection: Connection, process: str, table_ids: list[str]) -> dict[str, Elsewhere]:
    """How many tabs other processes have open at these tables."""
    found: dict[str, Elsewhere] = {}
    for table, numbered, seat, tabs in connection.execute(_ELSEWHERE, {"by": process, **these(table_ids)}):
        found.setdefault(table, Counter())[numbered, seat] = int(tabs)
    return found


def claim(
    connection: Connection,
    now: int,
    *,
    due_by: int,
    until: int,
    kinds: Collection[str],
    only: tuple[str, str, int] | None = None,
) -> list[Claimed]:
    """What was due by some moment and nobody sees to: from now on the caller does, until another moment. To claim is to
    postpone: if the caller dies, it is due again then. What others are claiming is passed over."""
    key = [deadlines.c.table_id, deadlines.c.kind, deadlines.c.seat]
    due = select(*key).where(deadlines.c.at <= due_by, deadlines.c.claimed <= now, deadlines.c.kind.in_(kinds))
    if only is not None:
        due = due.where(*(column == value for column, value in zip(key, only, strict=True)))
    first = due.order_by(deadlines.c.at).limit(TOGETHER).with_for_update(skip_locked=True).cte("due")
    mine = update(deadlines).where(tuple_(*key).in_(select(first))).values(claimed=until)
    found = connection.execute(mine.returning(*key, deadlines.c.at))
    return [Claimed(row[0], Deadline(*row[1:])) for row in found]


def hand_over(connection: Connection, table_ids: list[str], now: int) -> None:
    """Nobody thinks for the bots at these tables any more, so others may do it at once."""
    bots = update(deadlines).where(among(deadlines.c.table_id), deadlines.c.kind == "bot", deadlines.c.at > now)
    connection.execute(bots.values(at=now, claimed=0), these(table_ids))


def drafts_of(connection: Connection, table_id: str) -> list[Draft]:
    found = select(drafts.c.seat, drafts.c.decision, drafts.c.move).where(drafts.c.table_id == table_id)
    return [Draft(*row) for row in connection.execute(found)]


def drop_drafts(connection: Connection) -> None:
    """Those of games that are over."""
    connection.execute(_OVER_DRAFTS)
