"""Copies of the database, made while the house is open, by the house or by another process."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from tortuga.server.store.errors import StoreUnusable, refusal
from tortuga.server.store.sqlite import connect, opened_name


def backup(source: Path, destination: Path) -> None:
    """Copies one moment of the database; the house goes on writing meanwhile.

    The destination is there as a whole, replacing what was there, or not at all.
    """
    try:
        if not source.is_file():
            raise StoreUnusable("backup-no-source", file=str(source))
        if destination.exists() and destination.samefile(source):
            raise StoreUnusable("backup-onto-itself", file=str(destination))
        _copy(opened_name(source), destination)
    except OSError as error:
        raise StoreUnusable("store-unreachable", file=str(destination), reason=error.strerror or str(error)) from None
    except sqlite3.Error as error:
        raise refusal(error) from None


def _copy(source: Path, destination: Path) -> None:
    file, name = tempfile.mkstemp(dir=destination.parent, prefix=f".{destination.name}.")  # its mode is 0600
    copy = Path(name)
    try:
        with closing(connect(source)) as from_, closing(connect(copy)) as to:
            from_.backup(to)  # in one step: one moment of the source, and no writer has to wait
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
