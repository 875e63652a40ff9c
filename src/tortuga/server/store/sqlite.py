"""SQLite as the house uses it: how connections are made, and the lock that keeps a second house out."""

import os
import sqlite3
import struct
import sys
from pathlib import Path
from weakref import WeakSet

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event

from tortuga.kernel.system import reason_of
from tortuga.server.store.errors import StoreDamaged, StoreTrouble, StoreUnusable

PATIENCE = 2.0
"""Seconds to wait for a database that somebody else has locked: a guest waits along."""
LEAST_ROOM = 1 << 20
"""Bytes; with less, a small write may still find its place in the journal, and the next one will not."""
MAGIC = b"SQLite format 3\0"
"""How every SQLite file begins."""
FAR_BEHIND = 1 << 62
"""A place in the file that will never be."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a database file that is there. Transactions begin where they are begun, never by themselves."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # what somebody had deleted is overwritten, not only unlinked
    return connection


def _lenient(path: Path) -> sqlite3.Connection:
    """A connection that reads texts even where they aren't valid text any more."""
    connection = connect(path)
    connection.text_factory = lambda text: text.decode("utf-8", "surrogateescape")
    return connection


def engine(path: Path, *, begin: str, connections: int, lenient: bool = False) -> Engine:
    """`begin` is how its transactions begin: a writer takes the lock at once, a reader only what it reads."""
    made = create_engine(
        "sqlite://",
        creator=lambda: _lenient(path) if lenient else connect(path),
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors quote them, and there are seeds among them
    )

    @event.listens_for(made, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return made


def opened_name(path: Path) -> Path:
    """The name by which a house knows the file: what is not in the file yet stands in a neighbour of that name."""
    path = path.resolve()
    if path.stat().st_nlink == 1 or _journal(path).exists():
        return path
    for other in path.parent.iterdir():
        if not other.is_symlink() and other.stat().st_ino == path.stat().st_ino and _journal(other).exists():
            return other
    if _is_held(path):
        raise StoreUnusable("store-other-name", file=str(path))
    return path


def _journal(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def _is_held(path: Path) -> bool:
    """Has a house this file open, by whatever name?"""
    file = os.open(path, os.O_RDWR)
    try:
        return not _lock_file(file)
    finally:
        os.close(file)


def _lock_file(file: int) -> bool:
    """Locks a place far behind all that SQLite locks or writes, whatever the name by which the file was opened; False
    where somebody has it. It is the open file's and not the process's, so it stays when SQLite closes its own."""
    if sys.platform != "linux":
        return True
    import fcntl  # noqa: PLC0415  (not everywhere)

    lock = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, FAR_BEHIND, 1, 0)
    try:
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, lock)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True  # a disk without locks
    return True


class Hold:
    """A house's hold on its database, until it is released or the process ends, however it ends.

    There are two locks: on a file beside the database, as in all versions of the house, and on the database itself,
    which a hard link does not lead around.
    """

    def __init__(self, database: Path) -> None:
        self.path = database
        self._files: list[int] = []
        _held.add(self)
        try:
            beside = self._open(database.with_name(f"{database.name}.lock"))
            if not _lock_beside(beside) or not _lock_file(self._open(database)):
                raise StoreUnusable("store-held", file=str(database))
        except BaseException:
            self.release()
            raise

    def _open(self, path: Path) -> int:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        self._files.append(file)
        return file

    def check(self) -> None:
        """Is the file still where it was, is there room, and is it what it was? Raises StoreTrouble. Never opens the
        file: closing it would take away the locks that SQLite has on it."""
        try:
            held = self._files[-1]
            if not os.path.samestat(os.fstat(held), os.stat(self.path)):
                raise StoreTrouble("store-moved", file=str(self.path))
            if os.name != "nt":
                if os.pread(held, len(MAGIC), 0) != MAGIC:
                    raise StoreDamaged("store-broken", reason="file is not a database")
                disk = os.statvfs(self.path.parent)
                if disk.f_bavail * disk.f_frsize < LEAST_ROOM:
                    raise StoreTrouble("store-full")
        except FileNotFoundError:
            raise StoreTrouble("store-moved", file=str(self.path)) from None
        except OSError as error:
            raise StoreTrouble("store-broken", reason=reason_of(error)) from None

    def release(self) -> None:
        _held.discard(self)
        while self._files:
            os.close(self._files.pop())


def _lock_beside(file: int) -> bool:
    if sys.platform == "win32":
        return True
    import fcntl  # noqa: PLC0415  (not everywhere)

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # a disk without locks
    return True


_held: WeakSet[Hold] = WeakSet()


def _let_go() -> None:
    """A forked child has the lock as well; if it outlived the house, no new house could open."""
    for hold in list(_held):
        hold.release()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_let_go)
