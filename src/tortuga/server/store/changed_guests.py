"""Guests who have changed: these rows tell the other processes of a house that a session has ended, a name has changed,
or a guest is forgotten. Each is written together with the change itself."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from tortuga.server.store.database_clock import database_ms
from tortuga.server.store.schema import changed_guests

THEMSELVES = ""
"""In place of a session: something about the guest is another one now, or they are forgotten."""
OVERLAP_MS = 10_000
"""Longer than any transaction takes: what was begun before the last look and ended after it is found by the next."""
KEPT_MS = 24 * 60 * 60 * 1000

_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_TELL = {
    engine: of(changed_guests)
    .values(at=database_ms(), guest=bindparam("who"), session=bindparam("ended"))
    .on_conflict_do_nothing()
    for engine, of in _INSERTS.items()
}
_AFTER = select(changed_guests).where(changed_guests.c.at > bindparam("moment"))


class GuestChange(NamedTuple):
    at: int
    """By the database's clock."""
    guest: str
    session: str


class Changes(NamedTuple):
    """Those since a moment, and what time it is now."""

    now: int
    rows: set[GuestChange]


def tell_guest(connection: Connection, guest: str, sessions: Iterable[str] = (THEMSELVES,)) -> None:
    """The guest has changed, or these sessions of theirs have ended."""
    rows = [{"who": guest, "ended": session} for session in sessions]
    if rows:
        connection.execute(_TELL[connection.dialect.name], rows)


def changes_since(connection: Connection, moment: int | None) -> Changes:
    """Since the last look; None: there was none yet."""
    now: int = connection.execute(select(database_ms())).scalar_one()
    found = connection.execute(_AFTER, {"moment": (now if moment is None else moment) - OVERLAP_MS})
    return Changes(now, {GuestChange(*row) for row in found})


def forget_old_changes(connection: Connection) -> None:
    """Everybody has long seen them."""
    connection.execute(delete(changed_guests).where(changed_guests.c.at < database_ms() - KEPT_MS))
