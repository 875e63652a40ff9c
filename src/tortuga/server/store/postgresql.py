"""PostgreSQL as the house uses it: how connections are made, and what is asked of the server before the house opens.

Any number of processes may have the house open. Each connection of a house has a share of one lock; whoever copies the
database has it alone, so nobody copies under a house's hands. psycopg is an optional dependency.
"""

import logging
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, QueuePool, create_engine, text
from sqlalchemy.exc import DBAPIError

from tortuga.server.logs import log
from tortuga.server.store.errors import StoreError, StoreTrouble, StoreUnusable, refusal
from tortuga.server.store.migrations import upgrade
from tortuga.server.store.notes import check_may_open
from tortuga.server.store.places import Server

if TYPE_CHECKING:
    import psycopg

LOCK_MS = 2_000
STATEMENT_MS = 5_000
IDLE_MS = 3_000
"""The most that a process which stands still in the middle of a transaction can hold up others."""
KEEPALIVES = {
    "connect_timeout": "5",
    "keepalives": "1",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "application_name": "tortuga",
}
"""A server that is gone without a word is noticed in seconds; what the address says goes first."""
HOUSES = 0x746F7274
"""The advisory lock of which every house has a share."""
MIGRATING = HOUSES + 1
WRITING = HOUSES + 2
"""The advisory lock of which each process has one share, by the connection that writes: so they can be counted."""
DURABLE = ("on", "remote_apply")
"""How a commit may be acknowledged: when it is on the disk, and on a synchronous standby's where there is one."""


def connect(
    server: Server, *, patient: bool = False, alone: bool = False, writes: bool = False
) -> "psycopg.Connection[Any]":
    """`patient`: for what takes as long as it takes. `alone`: for as long as it is open, no house is. `writes`: it is
    the one of its process by which changes are written."""
    driver = load_driver()
    try:
        given = driver.conninfo.conninfo_to_dict(server.address)
        connection: psycopg.Connection[Any] = driver.connect(**{**KEEPALIVES, **given}, autocommit=True)
    except driver.ProgrammingError as error:
        raise StoreUnusable("store-unreachable", file=str(server), reason=str(error).strip()) from None
    try:
        waits = (0, 0, 0) if patient else (LOCK_MS, STATEMENT_MS, IDLE_MS)
        names = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
        settings = "".join(f"set_config('{name}', '{ms}', false), " for name, ms in zip(names, waits, strict=True))
        share = "" if alone else "_shared"
        (held,) = connection.execute(f"SELECT {settings}pg_try_advisory_lock{share}({HOUSES})").fetchall()
        until = time.monotonic() + LOCK_MS / 1000  # the server does not forget a closed connection at once
        while not held[-1]:
            if time.monotonic() > until:
                raise StoreUnusable("store-held", file=str(server))
            time.sleep(0.02)
            (held,) = connection.execute(f"SELECT pg_try_advisory_lock{share}({HOUSES})").fetchall()
        if writes:
            connection.execute(f"SELECT pg_advisory_lock_shared({WRITING})")
        connection.autocommit = False
    except BaseException:
        connection.close()
        raise
    return connection


def load_driver() -> Any:
    try:
        import psycopg  # noqa: PLC0415  (only a house on PostgreSQL needs it)
        import psycopg.conninfo  # noqa: PLC0415
    except ImportError as error:
        raise StoreUnusable("postgresql-missing", reason=str(error)) from None
    return psycopg


def engine(
    server: Server,
    *,
    connections: int = 1,
    patient: bool = False,
    alone: bool = False,
    writes: bool = False,
    isolation: str = "READ COMMITTED",
    read_only: bool = False,
) -> Engine:
    load_driver()  # before SQLAlchemy says it in its own way
    return create_engine(
        "postgresql+psycopg://",
        creator=lambda: connect(server, patient=patient, alone=alone, writes=writes),
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        isolation_level=isolation,
        execution_options={"postgresql_readonly": read_only},
        hide_parameters=True,  # errors quote them, and there are seeds among them
    )


def one_moment(server: Server) -> Engine:
    """For reading all of it: each transaction sees one moment, and may take as long as it takes."""
    return engine(server, patient=True, isolation="REPEATABLE READ", read_only=True)


def make_ready(server: Server, *, alone: bool = False) -> None:
    """Checks the server and migrates the database; one process at a time does, the others wait. `alone`: for copying,
    not for a house."""
    once = engine(server, patient=True, alone=alone)
    try:
        with once.begin() as connection:
            _check_server(connection, server)
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            upgrade(connection, server)
            if not alone:
                check_may_open(connection, server)
    except DBAPIError as error:
        raise _unusable(server, error) from None
    finally:
        once.dispose()


def count_processes(connection: Connection) -> int:
    """Those that have the house open. The server knows at once of one that was killed."""
    found = text(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = :key AND granted"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    return int(connection.execute(found, {"key": WRITING}).scalar_one())


def sign_off(connection: Connection) -> None:
    """The process does not count any more: the server would notice a moment later, and whoever opens just then too."""
    connection.execute(text("SELECT pg_advisory_unlock_shared(:key)"), {"key": WRITING})


def has_connection(engine: Engine) -> bool:
    return isinstance(engine.pool, QueuePool) and engine.pool.checkedin() > 0


def _check_server(connection: Connection, server: Server) -> None:
    """A house that says yes too early loses moves that people saw."""
    found = connection.execute(text("SHOW synchronous_commit")).scalar()
    if found not in DURABLE:
        raise StoreUnusable("store-not-durable", file=str(server), setting=f"synchronous_commit = {found}")
    for setting in ("fsync", "full_page_writes"):
        if connection.execute(text(f"SHOW {setting}")).scalar() != "on":
            log("store-not-durable", level=logging.WARNING, setting=f"{setting} = off")


def _unusable(server: Server, error: DBAPIError) -> BaseException:
    told = refusal(error)
    if isinstance(told, StoreError) and not isinstance(told, StoreUnusable):
        reason = str(error.orig).strip().partition("\n")[0] if isinstance(told, StoreTrouble) else str(error.orig)
        return StoreUnusable("store-unreachable", file=str(server), reason=reason)
    return told
