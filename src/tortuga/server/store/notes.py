"""What a database records about itself, by key: when its house was last open, and whether one may open it at all."""

from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from tortuga.server.store.errors import StoreUnusable
from tortuga.server.store.places import Place
from tortuga.server.store.schema import meta

OPEN_AT = "open-at"
"""The last moment at which a house is known to have been open."""
BACK_SOON = "back-soon"
"""Until then nothing comes due, because a house that was closed has just opened."""
PROBED = "probed"
"""What is written to see whether anything can be."""
GENERATION = "generation"
"""Which rules the house is played by, and how often they have changed."""
HOUSE = "house"
"""A name for the house that goes with it wherever it is copied."""
COPYING = "copying"
"""It is a copy that is not finished, and how far it is."""
MOVED = "moved-to"
"""The house is somewhere else now."""

_UPSERTS: dict[str, Any] = {"sqlite": sqlite.insert(meta), "postgresql": postgresql.insert(meta)}
_NOTE = {
    engine: upsert.on_conflict_do_update(index_elements=[meta.c.key], set_={"value": upsert.excluded.value})
    for engine, upsert in _UPSERTS.items()
}


def noted(connection: Connection, key: str) -> str | None:
    return connection.execute(select(meta.c.value).where(meta.c.key == key)).scalar()


def note(connection: Connection, key: str, value: str) -> None:
    connection.execute(_NOTE[connection.dialect.name], {"key": key, "value": value})


def note_once(connection: Connection, key: str, value: str) -> str:
    """What was noted first, by whomever."""
    connection.execute(_UPSERTS[connection.dialect.name].on_conflict_do_nothing(), {"key": key, "value": value})
    return noted(connection, key) or value


def drop_note(connection: Connection, key: str) -> None:
    connection.execute(delete(meta).where(meta.c.key == key))


def check_may_open(connection: Connection, place: Place) -> None:
    """There is one truth: neither what is half copied nor what was left behind is a house."""
    if noted(connection, COPYING) is not None:
        raise StoreUnusable("store-unfinished", file=str(place))
    moved = noted(connection, MOVED)
    if moved is not None:
        raise StoreUnusable("store-moved-on", file=str(place), to=moved)
