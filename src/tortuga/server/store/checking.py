"""Looks through the whole database for damage: every table's chain, and the file itself. It only reads, one table at a
time, so an open house goes on meanwhile, and however large it is, it needs little memory."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TypeVar

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, func, select
from sqlalchemy.exc import DBAPIError

from tortuga.server.store.chain import Damage, Inspection, TableDamaged, unsealed
from tortuga.server.store.errors import StoreUnusable, refusal
from tortuga.server.store.loading import ROW, TABLE
from tortuga.server.store.migrations import check_up_to_date
from tortuga.server.store.places import Place, Server
from tortuga.server.store.postgresql import one_moment
from tortuga.server.store.rows import Head, Row, TableRow
from tortuga.server.store.schema import chat, heads, log, tables
from tortuga.server.store.sqlite import engine, opened_name

T = TypeVar("T")

TOGETHER = 200
"""Tables whose ids are in memory."""
AT_ONCE = 1000
"""Rows in memory."""
COMPLAINTS = 20
"""Of SQLite about its own file; the first ones tell enough."""


class Looked(Struct, frozen=True):
    """What was found at one table; without one, in the file itself."""

    table: str | None
    rows: int = 0
    damages: list[Damage] = []


class Check:
    """A check of one database; damage is reported along the way and not kept."""

    def __init__(self, place: Place) -> None:
        if isinstance(place, Server):
            self._place: Place = place
            self._engine = one_moment(place)
        else:
            if not place.is_file():
                raise StoreUnusable("check-no-source", file=str(place))
            self._place = path = opened_name(place)
            self._engine = engine(path, begin="BEGIN", connections=1, lenient=True)
        self.tables = 0
        """How many there are; a house that is open may make more."""

    def look(self) -> Iterator[Looked]:
        """At one table after the other, then at the file; raises StoreUnusable if it isn't a house of this version."""
        try:
            self._read(lambda connection: check_up_to_date(connection, self._place))
            with suppress(DBAPIError):
                self.tables = self._read(_count)
            yield from self._look_at_tables()
            yield from self._look_at_the_file()
        except DBAPIError as error:
            raise refusal(error) from None
        finally:
            self._engine.dispose()

    def _look_at_tables(self) -> Iterator[Looked]:
        """All ids that are anywhere; a place where they cannot be read is told, and the others go on."""
        places: list[ColumnElement[str]] = [tables.c.id, heads.c.table_id, log.c.table_id]
        last = ""
        while True:
            found: set[str] = set()
            for place in list(places):
                try:
                    found |= self._read(partial(_ids, place=place, last=last))
                except DBAPIError as error:
                    places.remove(place)
                    yield Looked(None, damages=[_unreadable(error)])
            if not found:
                return
            for table in sorted(found)[:TOGETHER]:
                yield self._read(partial(_look_at, table=table))
                last = table

    def _look_at_the_file(self) -> Iterator[Looked]:
        """What SQLite itself finds in its file. A server looks after its own (checksums, amcheck)."""
        if isinstance(self._place, Server):
            return
        try:
            found = self._read(_complaints)
        except DBAPIError as error:
            yield Looked(None, damages=[_unreadable(error)])
        else:
            yield Looked(None, damages=[Damage("unreadable", reason=line) for line in found if line != "ok"])

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return job(connection)


def _count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(tables)).scalar() or 0


def _ids(connection: Connection, place: ColumnElement[str], last: str) -> set[str]:
    page = select(place).distinct().where(place > last).order_by(place).limit(TOGETHER)
    return set(connection.execute(page).scalars())


def _look_at(connection: Connection, table: str) -> Looked:
    """Everything about one table, in one moment of the database."""
    rows, inspection = 0, None
    try:
        about = connection.execute(select(*TABLE).where(tables.c.id == table)).one_or_none()
        head = connection.execute(select(heads.c.seq, heads.c.chat, heads.c.chain).where(heads.c.table_id == table))
        at = head.one_or_none()
        inspection = Inspection(None if about is None else TableRow(*about), None if at is None else Head(*at))
        found = select(log.c.chain, log.c.told, *ROW).where(log.c.table_id == table).order_by(log.c.seq)
        altered = []
        for chain, told, *values in connection.execute(found.execution_options(yield_per=AT_ONCE)):
            row = Row(*values)
            inspection.row(row, chain)
            altered += _told_otherwise(table, row, told)
            rows += 1
        inspection.end()
        inspection.damages += altered
        lines = select(chat.c.n).where(chat.c.table_id == table).order_by(chat.c.n)
        inspection.chat(list(connection.execute(lines).scalars()))
    except DBAPIError as error:
        damages = [] if inspection is None else inspection.damages
        return Looked(table, rows, [*damages, _unreadable(error, rows + 1)])
    return Looked(table, rows, inspection.damages)


def _told_otherwise(table: str, row: Row, told: str | None) -> list[Damage]:
    try:
        unsealed(table, row.seq, told)
    except TableDamaged as error:
        return [error.damage]
    return []


def _complaints(connection: Connection) -> list[str]:
    found = connection.exec_driver_sql(f"PRAGMA integrity_check({COMPLAINTS})").scalars()
    return [line for complaint in found for line in str(complaint).splitlines()]


def _unreadable(error: DBAPIError, row: int = 0) -> Damage:
    return Damage("unreadable", row, row, reason=str(error.orig))
