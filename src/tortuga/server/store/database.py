"""What the store needs of a database: of a file with SQLite, or of a server with PostgreSQL."""

import errno
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tortuga.kernel.system import reason_of
from tortuga.server.store import postgresql, sqlite
from tortuga.server.store.append import append
from tortuga.server.store.changes import write_changes
from tortuga.server.store.errors import Lost, StoreDamaged, StoreUnusable, refusal
from tortuga.server.store.migrations import upgrade
from tortuga.server.store.notes import check_may_open
from tortuga.server.store.places import Place, Server
from tortuga.server.store.rows import Change, Head


class Database(Protocol):
    """A database that is open: of this version, and nobody's who must not have it at the same time."""

    @property
    def place(self) -> Place: ...

    @property
    def writing(self) -> Engine:
        """For the one writer of changes."""

    @property
    def jobs(self) -> Engine:
        """For jobs of several statements; where it is the same as `writing`, they wait for each other."""

    @property
    def reading(self) -> Engine:
        """Each transaction sees one moment."""

    @property
    def readers(self) -> int:
        """How many may read at the same time."""

    def write_changes(
        self, connection: Connection, changes: Sequence[Change], generation: str | None
    ) -> list[Head | Lost | None]:
        """In this engine's own way."""

    def count_processes(self, connection: Connection) -> int:
        """Those that have the house open, with this one."""

    def look(self) -> None:
        """At what a write would not notice; raises StoreTrouble."""

    def wipe_journal(self) -> None:
        """What was deleted before is gone from there too, where the journal is the house's own."""

    def close(self) -> None: ...


class SqliteDatabase:
    """One database file, held by one house at a time. One that cannot be used is left as it was."""

    readers = 2  # more only wait for each other, once for every row

    def __init__(self, path: Path) -> None:
        try:
            self.place = path = path.resolve()
            path.parent.mkdir(parents=True, exist_ok=True)
            self._hold = sqlite.Hold(path)
        except FileExistsError:  # what `mkdir` says of a file on the way there
            raise unreachable(path, NotADirectoryError(errno.ENOTDIR, "")) from None
        except OSError as error:
            raise unreachable(path, error) from None
        self.writing = self.jobs = sqlite.engine(path, begin="BEGIN IMMEDIATE", connections=1)
        try:
            make_file_ready(path, self.writing)
            with self.writing.begin() as connection:
                check_may_open(connection, path)
            self.reading = sqlite.engine(path, begin="BEGIN", connections=self.readers)
        except BaseException:
            self.writing.dispose()
            self._hold.release()
            raise

    def count_processes(self, connection: Connection) -> int:
        return 1

    def look(self) -> None:
        """Looks at the file as it is on disk now, not as the house's own connections remember it."""
        self._hold.check()
        try:
            with closing(sqlite.connect(self.place)) as fresh:
                (found,) = fresh.execute("PRAGMA quick_check('meta')").fetchone()
        except sqlite3.Error as error:
            raise refusal(error) from None
        if found != "ok":
            raise StoreDamaged("store-broken", reason=found)

    def wipe_journal(self) -> None:
        with suppress(sqlite3.Error), closing(sqlite.connect(self.place)) as fresh:  # at the latest when it closes
            fresh.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def write_changes(
        self, connection: Connection, changes: Sequence[Change], generation: str | None
    ) -> list[Head | Lost | None]:
        return write_changes(connection, changes, generation)

    def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()
        self._hold.release()


class PostgresqlDatabase:
    """A database on a server, of this version."""

    readers = 4  # each waits for the network most of the time

    def __init__(self, server: Server) -> None:
        postgresql.make_ready(server)
        self.place = server
        self.writing = postgresql.engine(server, writes=True, isolation="AUTOCOMMIT")  # each batch is one statement
        self.writing.connect().close()  # it stays in the pool: from now on nobody has the database alone
        self.jobs = postgresql.engine(server)
        self.reading = postgresql.engine(server, connections=self.readers, isolation="REPEATABLE READ", read_only=True)

    def wipe_journal(self) -> None:
        """The server's journal is its own; it is written over in time."""

    def count_processes(self, connection: Connection) -> int:
        return max(1, postgresql.count_processes(connection))  # its own may be gone for a moment

    def look(self) -> None:
        """Nothing: a write asks the server, and the server looks at its own disk."""

    def write_changes(
        self, connection: Connection, changes: Sequence[Change], generation: str | None
    ) -> list[Head | Lost | None]:
        return append(connection, changes, generation)

    def close(self) -> None:
        if postgresql.has_connection(self.writing):
            with suppress(DBAPIError), self.writing.connect() as connection:
                postgresql.sign_off(connection)
        for one in (self.writing, self.jobs, self.reading):
            one.dispose()


def open_database(place: Place) -> Database:
    """Makes it where there is none, and brings an older one up to date."""
    return PostgresqlDatabase(place) if isinstance(place, Server) else SqliteDatabase(place)


def make_file_ready(path: Path, writing: Engine) -> None:
    """Makes and checks the file, and brings it up to date."""
    try:
        with path.open("rb") as file:
            start = file.read(len(sqlite.MAGIC))
        if start not in (b"", sqlite.MAGIC):  # SQLite itself would write over a very short file
            raise StoreUnusable("store-no-database", file=str(path))
        with writing.begin() as connection:
            upgrade(connection, path)
        with closing(sqlite.connect(path)) as plain:
            plain.execute("PRAGMA journal_mode = WAL")
    except OSError as error:
        raise unreachable(path, error) from None
    except (DBAPIError, sqlite3.Error) as error:
        raise refusal(error) from None


def unreachable(path: Path, error: OSError) -> StoreUnusable:
    return StoreUnusable("store-unreachable", file=str(path), reason=reason_of(error))
