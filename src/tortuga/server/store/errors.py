"""Errors of the store: each error of the database becomes a refusal that a guest can read."""

import sqlite3
import sys
from typing import Any

from sqlalchemy.exc import DBAPIError

from tortuga.server.not_now import NotNow
from tortuga.server.store.schema import metadata


class StoreError(NotNow):
    """Nothing was written, unless it is InDoubt."""


class Conflict(StoreError):
    """Something that must be unique is there already; `column` says which: seq, command, code, made_with or n."""

    def __init__(self, column: str) -> None:
        super().__init__("store-conflict", column=column)
        self.args = (column,)
        self.column = column


class Lost(Conflict):
    """Somebody else has written to the table since: nothing of this change was written, but all others of its batch
    were. It has to be done again on what is there now."""


class StoreTrouble(StoreError):
    """The disk or the database is at fault, not the data. The store recovers by itself when the problem is over."""


class InDoubt(StoreTrouble):
    """The connection was lost on the way: nobody knows whether the change was written. Whoever reads what is there and
    does it again loses nothing and does nothing twice, since it either has its id or loses the head."""

    def __init__(self) -> None:
        super().__init__("store-in-doubt")
        self.args = ()


class StoreDamaged(StoreTrouble):
    """A part of the file is not what was written there; other parts may be whole."""


class StoreAway(StoreTrouble):
    """There is no connection to the database, or it was lost on the way."""

    def __init__(self) -> None:
        super().__init__("store-away")
        self.args = ()


class StoreAgain(StoreTrouble):
    """Two transactions conflicted, and this one was rolled back: it may be retried at once."""

    def __init__(self) -> None:
        super().__init__("store-locked")
        self.args = ()


class Outdated(StoreError):
    """A process with newer rules has the house open: this one has to leave, and nothing was written."""

    def __init__(self) -> None:
        super().__init__("house-closing")
        self.args = ()


class StoreUnusable(StoreError):
    """No house can open on this database."""


_PRIMARY = 0xFF
_UNIQUE = {sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY}
_LOCKED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_FULL = {
    sqlite3.SQLITE_FULL,
    # SQLite says "full" only for ENOSPC; a quota or a limit of file size comes as one of these.
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMSIZE,
}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_UNDECODABLE = "Could not decode to UTF-8"
"""How Python's own module begins to say that something in the file isn't text any more."""
_TROUBLE = {
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
}


_AGAIN = {"40001", "40P01"}  # serialization failure, deadlock
_TOOK_TOO_LONG = {"55P03", "57014"}  # lock_timeout, statement_timeout
_NO_ROOM = {"53100", "53200"}  # disk full, out of memory
_CORRUPT = {"XX001", "XX002"}
_NOT_NOW = ("25", "28", "3D", "53", "58")
"""Classes of what passes when somebody mends it: a server that only reads, rights, a database that is gone, too many
connections, the server's own system."""
_AWAY = ("08", "57")
"""Connections that broke, and servers that stop, start or were told to."""


def refusal(error: BaseException) -> BaseException:
    """An error of the database as a StoreError; any other error as it is."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return _of_sqlite(cause)
    psycopg = sys.modules.get("psycopg")
    if psycopg is not None and isinstance(cause, psycopg.Error):
        return _of_postgresql(cause, isinstance(cause, psycopg.OperationalError))
    return error


def _of_sqlite(cause: sqlite3.Error) -> StoreError:
    code = getattr(cause, "sqlite_errorcode", 0)  # errors of the module itself have none
    if code in _UNIQUE:
        return Conflict(str(cause).rpartition(".")[2])  # UNIQUE constraint failed: log.table_id, log.seq
    if code & _PRIMARY in _LOCKED:
        return StoreTrouble("store-locked")
    if code in _FULL:
        return StoreTrouble("store-full")
    if code & _PRIMARY in _DAMAGED or str(cause).startswith(_UNDECODABLE):
        return StoreDamaged("store-broken", reason=str(cause))
    if code & _PRIMARY in _TROUBLE:
        return StoreTrouble("store-broken", reason=str(cause))
    return StoreError("store-broken", reason=str(cause))


def _of_postgresql(cause: Any, operational: bool) -> StoreError:
    """By its SQLSTATE; psycopg's own errors have none, and of those only lost connections pass."""
    state: str = cause.sqlstate or ""
    reason = cause.diag.message_primary or type(cause).__name__  # what psycopg says itself has addresses in it
    if state == "23505":
        return Conflict(_last_column(cause.diag.constraint_name))
    if state in _AGAIN:
        return StoreAgain()
    if state in _TOOK_TOO_LONG:
        return StoreTrouble("store-locked")
    if state in _NO_ROOM:
        return StoreTrouble("store-full")
    if state in _CORRUPT:
        return StoreDamaged("store-broken", reason=reason)
    if state.startswith(_AWAY) or (not state and operational):
        return StoreAway()
    if state.startswith(_NOT_NOW):
        return StoreTrouble("store-broken", reason=reason)
    return StoreError("store-broken", reason=reason)


def _last_column(constraint: str | None) -> str:
    """Of the columns that are unique together, the one that SQLite would name."""
    for table in metadata.tables.values():
        for one in table.constraints:
            if constraint is not None and one.name == constraint:
                return str(list(getattr(one, "columns", []))[-1].name)
    return constraint or ""
