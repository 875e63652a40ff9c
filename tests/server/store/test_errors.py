"""Errors of the database, as guests hear of them."""

import sqlite3
from copy import copy

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError

from tortuga.server.store.errors import Conflict, StoreAgain, StoreAway, StoreDamaged, StoreError, StoreTrouble, refusal


def error(code: int, text: str = "trouble") -> sqlite3.OperationalError:
    made = sqlite3.OperationalError(text)
    made.sqlite_errorcode = code
    return made


@pytest.mark.parametrize(
    ("code", "kind", "key"),
    [
        (sqlite3.SQLITE_BUSY, StoreTrouble, "store-locked"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, StoreTrouble, "store-locked"),
        (sqlite3.SQLITE_LOCKED, StoreTrouble, "store-locked"),
        (sqlite3.SQLITE_LOCKED_SHAREDCACHE, StoreTrouble, "store-locked"),
        (sqlite3.SQLITE_FULL, StoreTrouble, "store-full"),
        (sqlite3.SQLITE_IOERR_WRITE, StoreTrouble, "store-full"),
        (sqlite3.SQLITE_IOERR_TRUNCATE, StoreTrouble, "store-full"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, StoreTrouble, "store-full"),
        (sqlite3.SQLITE_IOERR, StoreTrouble, "store-broken"),
        (sqlite3.SQLITE_IOERR_READ, StoreTrouble, "store-broken"),
        (sqlite3.SQLITE_IOERR_FSYNC, StoreTrouble, "store-broken"),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, StoreTrouble, "store-broken"),
        (sqlite3.SQLITE_CORRUPT_VTAB, StoreDamaged, "store-broken"),
        (sqlite3.SQLITE_NOTADB, StoreDamaged, "store-broken"),
        (sqlite3.SQLITE_READONLY_DBMOVED, StoreTrouble, "store-broken"),
        (sqlite3.SQLITE_NOMEM, StoreTrouble, "store-broken"),
        (sqlite3.SQLITE_PERM, StoreTrouble, "store-broken"),
        (sqlite3.SQLITE_PROTOCOL, StoreTrouble, "store-broken"),
        (sqlite3.SQLITE_ERROR, StoreError, "store-broken"),
        (sqlite3.SQLITE_CONSTRAINT_NOTNULL, StoreError, "store-broken"),
    ],
)
def test_what_passes_is_told_apart_from_what_does_not(code: int, kind: type, key: str) -> None:
    for raised in (error(code), DBAPIError("SELECT", None, error(code))):
        told = refusal(raised)
        assert type(told) is kind
        assert isinstance(told, StoreError)
        assert told.key == key


@pytest.mark.parametrize("code", [sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY])
def test_a_conflict_names_its_column(code: int) -> None:
    told = refusal(error(code, "UNIQUE constraint failed: log.table_id, log.seq"))
    assert isinstance(told, Conflict)
    assert (told.column, told.facts) == ("seq", {"column": "seq"})


def test_other_errors_stay_what_they_are() -> None:
    fault = ValueError("no fault of the database")
    assert refusal(fault) is fault
    without_a_code = refusal(sqlite3.ProgrammingError("closed"))
    assert type(without_a_code) is StoreError


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


def of_server(state: str | None) -> psycopg.Error:
    if state is None:
        return psycopg.OperationalError("server closed the connection unexpectedly")
    return psycopg.errors.lookup(state)("trouble")


@pytest.mark.parametrize(
    ("state", "kind", "key"),
    [
        ("40001", StoreAgain, "store-locked"),
        ("40P01", StoreAgain, "store-locked"),
        ("55P03", StoreTrouble, "store-locked"),
        ("57014", StoreTrouble, "store-locked"),
        ("53100", StoreTrouble, "store-full"),
        ("53300", StoreTrouble, "store-broken"),
        ("25006", StoreTrouble, "store-broken"),
        ("28P01", StoreTrouble, "store-broken"),
        ("3D000", StoreTrouble, "store-broken"),
        ("XX001", StoreDamaged, "store-broken"),
        ("08006", StoreAway, "store-away"),
        ("57P01", StoreAway, "store-away"),
        ("57P03", StoreAway, "store-away"),
        (None, StoreAway, "store-away"),
        ("42P01", StoreError, "store-broken"),
        ("23502", StoreError, "store-broken"),
        ("22021", StoreError, "store-broken"),
    ],
)
def test_what_a_server_says_is_told_apart_too(state: str | None, kind: type, key: str) -> None:
    raised = of_server(state)
    for error in (raised, DBAPIError("SELECT", None, raised)):
        told = refusal(error)
        assert type(told) is kind
        assert isinstance(told, StoreError)
        assert told.key == key
        assert copy(told).key == key


def test_text_that_a_server_cannot_keep_is_no_trouble_of_the_servers() -> None:
    assert type(refusal(psycopg.DataError("PostgreSQL text fields cannot contain NUL (0x00) bytes"))) is StoreError
