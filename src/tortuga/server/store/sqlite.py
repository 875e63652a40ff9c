"""SQLite as the house uses it: how connections are made, and the lock that keeps a second house out."""

import os
import sqlite3
import sys
from pathlib import Path
from weakref import WeakSet

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event

from tortuga.server.store.errors import StoreUnusable

PATIENCE = 2.0
"""Seconds to wait for a database that somebody else has locked: a guest waits along."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a database file that is there. Transactions begin where they are begun, never by themselves."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def engine(path: Path, *, begin: str, connections: int) -> Engine:
    """`begin` is how its transactions begin: a writer takes the lock at once, a reader only what it reads."""
    made = create_engine(
        "sqlite://",
        creator=lambda: connect(path),
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors quote them, and there are seeds among them
    )

    @event.listens_for(made, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return made


class Hold:
    """A lock on a file, held until it is released or the process ends, however it ends."""

    def __init__(self, path: Path, database: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        _held.add(self)
        if sys.platform == "win32":
            return
        import fcntl  # noqa: PLC0415  (not everywhere)

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise StoreUnusable("store-held", file=str(database)) from None
        except OSError:
            return  # a disk without locks

    def release(self) -> None:
        if self in _held:
            _held.discard(self)
            os.close(self._file)


_held: WeakSet[Hold] = WeakSet()


def _let_go() -> None:
    """A forked child has the lock as well; if it outlived the house, no new house could open."""
    for hold in list(_held):
        hold.release()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_let_go)
