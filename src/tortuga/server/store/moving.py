"""Moves a house from one database to another, files and servers in any combination.

Both are held alone meanwhile. What was copied is noted in the target with every batch, so a move that was interrupted
goes on where it was; until it is finished no house opens on the target, and afterwards none on the source.
"""

import secrets
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, Table, delete, func, select
from sqlalchemy.exc import DBAPIError

from tortuga.server.store import postgresql, sqlite
from tortuga.server.store.copying import pages, put
from tortuga.server.store.database import make_file_ready, unreachable
from tortuga.server.store.errors import StoreUnusable, refusal
from tortuga.server.store.notes import (
    COPYING,
    HOUSE,
    MOVED,
    OPEN_AT,
    PROBED,
    check_may_open,
    drop_note,
    note,
    note_once,
    noted,
)
from tortuga.server.store.places import Place, Server
from tortuga.server.store.schema import heads, lasting_tables, log, meta

OWN = (COPYING, MOVED, PROBED)
"""Notes that are about one database and not about the house."""
_ENDS = (
    select(heads, log.c.chain.label("last_chain"), log.c.digest)
    .outerjoin(log, (log.c.table_id == heads.c.table_id) & (log.c.seq == heads.c.seq))
    .order_by(heads.c.table_id)
)


class Progress(Struct):
    """How far the target is."""

    house: str
    open_at: str
    """When the source was last open: if it was again since, what is in the target is not worth anything."""
    table: str | None = None
    """Being copied; those before it are."""
    after: list[Any] = []
    """The key of its last row that is there."""
    rows: int = 0


class Move:
    """From one place to another."""

    def __init__(self, source: Place, target: Place) -> None:
        self._source = _resolved(source)
        self._target = _resolved(target)
        self.rows = 0
        """All that there are to copy."""
        if self._source == self._target:
            raise StoreUnusable("copy-onto-itself", file=str(target))
        if isinstance(self._source, Path) and not self._source.is_file():
            raise StoreUnusable("copy-no-source", file=str(source))

    def run(self) -> Generator[int]:
        """Reports repeatedly how many rows are copied; it may stop at any of them and be run again later."""
        try:
            with ExitStack() as held:
                source = _alone(self._source, held)
                target = _alone(self._target, held)
                yield from self._run(source, target)
        except DBAPIError as error:
            raise refusal(error) from None

    def _run(self, source: Engine, target: Engine) -> Iterator[int]:
        with source.begin() as from_, target.begin() as to:
            progress = self._begin(from_, to)
            self.rows = sum(_count(from_, table) for table in _tables())
        yield progress.rows
        for table in _tables()[_number(progress.table) :]:
            with source.connect() as from_:
                for rows in pages(from_, table, progress.after or None):
                    progress.table = str(table.name)
                    progress.after = [getattr(rows[-1], column.name) for column in table.primary_key.columns]
                    progress.rows += len(rows)
                    with target.begin() as to:
                        put(to, table, rows)
                        _write(to, progress)
                    yield progress.rows
            progress.after = []
        self._compare(source, target, progress)
        with source.begin() as from_:  # first: if it ends here, no house opens, and the next run goes on
            note(from_, MOVED, str(self._target))
        with source.connect() as from_, target.begin() as to:
            for row in from_.execute(select(meta).where(meta.c.key.not_in(OWN))):
                note(to, row.key, row.value)
            drop_note(to, COPYING)

    def _begin(self, source: Connection, target: Connection) -> Progress:
        """Where to go on; refuses a target that is something else."""
        house = note_once(source, HOUSE, secrets.token_hex(8))
        fresh = Progress(house, noted(source, OPEN_AT) or "")
        found = noted(target, COPYING)
        if found is None:
            check_may_open(source, self._source)
            if any(_count(target, table) for table in lasting_tables()):
                raise StoreUnusable("copy-not-empty", file=str(self._target))
            _write(target, fresh)
            return fresh
        progress = msgspec.json.decode(found, type=Progress)
        if progress.house != house:
            raise StoreUnusable("copy-not-empty", file=str(self._target))
        if progress.open_at != fresh.open_at:
            for table in _tables():
                target.execute(delete(table))
            progress = fresh
            _write(target, progress)
        return progress

    def _compare(self, source: Engine, target: Engine, progress: Progress) -> None:
        with source.connect() as from_, target.connect() as to:
            differs = next((table.name for table in _tables() if _count(from_, table) != _count(to, table)), None)
            ends = [one.execute(_ENDS.execution_options(yield_per=1000)) for one in (from_, to)]
            if differs is None and any(one != other for one, other in zip_longest(*ends)):
                differs = "log"
        if differs is not None:
            progress.open_at = "?"  # so that the next run starts over
            with target.begin() as to:
                _write(to, progress)
            raise StoreUnusable("copy-differs", file=str(self._target), table=differs)


def _resolved(place: Place) -> Place:
    return place if isinstance(place, Server) else place.resolve()


def _tables() -> list[Table]:
    """What is copied by its rows; notes come at the end, when they are true."""
    return [table for table in lasting_tables() if table is not meta]


def _number(name: str | None) -> int:
    return next((number for number, table in enumerate(_tables()) if table.name == name), 0)


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar() or 0


def _write(connection: Connection, progress: Progress) -> None:
    note(connection, COPYING, msgspec.json.encode(progress).decode())


def _alone(place: Place, held: ExitStack) -> Engine:
    """A database of this version that nobody else has, until `held` lets go of it."""
    if isinstance(place, Server):
        postgresql.make_ready(place, alone=True)
        engine = postgresql.engine(place, patient=True, alone=True)
        held.callback(engine.dispose)
        return engine
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        held.callback(sqlite.Hold(place).release)
    except OSError as error:
        raise unreachable(place, error) from None
    engine = sqlite.engine(place, begin="BEGIN IMMEDIATE", connections=1)
    held.callback(engine.dispose)
    make_file_ready(place, engine)
    return engine
