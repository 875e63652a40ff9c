"""Copies of all rows of a database, whichever engine has it and whichever gets it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Row, Table, insert, literal, select, tuple_

from tortuga.server.store.schema import lasting_tables

TOGETHER = 1000
"""Rows in memory, and in one transaction."""


def pages(source: Connection, table: Table, after: Sequence[Any] | None = None) -> Iterator[list[Row[Any]]]:
    """All rows of a table in the order of its key, or those after a key."""
    key = list(table.primary_key.columns)
    ordered = select(table).order_by(*key).limit(TOGETHER)
    while True:
        page = ordered
        if after is not None:
            last = tuple_(*(literal(value, column.type) for value, column in zip(after, key, strict=True)))
            page = ordered.where(tuple_(*key) > last)
        rows = list(source.execute(page))
        if not rows:
            return
        yield rows
        after = [getattr(rows[-1], column.name) for column in key]


def put(target: Connection, table: Table, rows: Sequence[Row[Any]]) -> None:
    target.execute(insert(table), [dict(row._mapping) for row in rows])


def copy_all(source: Connection, target: Connection, told: Callable[[int], None] = lambda _: None) -> None:
    """Into a database without rows; `told` hears how many rows came."""
    for table in lasting_tables():
        for rows in pages(source, table):
            put(target, table, rows)
            told(len(rows))
