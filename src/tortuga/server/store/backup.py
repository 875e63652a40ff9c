"""Copies of the database, made while the house is open, by the house or by another process.

A copy is a SQLite file, also of a database on PostgreSQL: one kind of backup, which `tortuga check` looks through and
any house opens, whatever version the server and its tools have. `tortuga db copy` brings it back to a server.
"""

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from tortuga.kernel.system import reason_of
from tortuga.server.store import postgresql
from tortuga.server.store.copying import copy_all
from tortuga.server.store.errors import StoreUnusable, refusal
from tortuga.server.store.migrations import check_up_to_date, upgrade
from tortuga.server.store.places import Place, Server
from tortuga.server.store.sqlite import connect, engine, opened_name


def backup(source: Place, destination: Path) -> None:
    """Copies one moment of the database; the house goes on writing meanwhile.

    The destination is there as a whole, replacing what was there, or not at all.
    """
    try:
        if isinstance(source, Server):
            _replace(destination, partial(_copy_server, source))
            return
        if not source.is_file():
            raise StoreUnusable("backup-no-source", file=str(source))
        if destination.exists() and destination.samefile(source):
            raise StoreUnusable("backup-onto-itself", file=str(destination))
        _replace(destination, partial(_copy_file, opened_name(source)))
    except OSError as error:
        raise StoreUnusable("store-unreachable", file=str(destination), reason=reason_of(error)) from None
    except (DBAPIError, sqlite3.Error) as error:
        raise refusal(error) from None


def _copy_file(source: Path, copy: Path) -> None:
    with closing(connect(source)) as from_, closing(connect(copy)) as to:
        from_.backup(to)  # in one step: one moment of the source, and no writer has to wait


def _copy_server(source: Server, copy: Path) -> None:
    """In one transaction that only reads: one moment of the source, and no writer has to wait."""
    reading, writing = postgresql.one_moment(source), engine(copy, begin="BEGIN", connections=1)
    try:
        with reading.connect() as from_, writing.begin() as to:
            check_up_to_date(from_, source)
            upgrade(to, copy)
            copy_all(from_, to)
    finally:
        reading.dispose()
        writing.dispose()


def _replace(destination: Path, make: Callable[[Path], None]) -> None:
    file, name = tempfile.mkstemp(dir=destination.parent, prefix=f".{destination.name}.")  # its mode is 0600
    copy = Path(name)
    try:
        make(copy)
        os.fsync(file)
        copy.replace(destination)
        _sync_folder(destination.parent)
    finally:
        os.close(file)
        copy.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """So that the new name outlives a power cut too."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
