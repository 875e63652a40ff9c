"""A database behind the house's back, whichever engine has it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from tortuga.server.store.chain import beginning, link
from tortuga.server.store.places import Place
from tortuga.server.store.rows import Row, TableRow
from tortuga.server.store.schema import metadata


class Disk:
    """Statements have `?` for values."""

    def __init__(self, place: Place) -> None:
        self.place = place

    @property
    def path(self) -> Path:
        """Of the file, where it is one."""
        assert isinstance(self.place, Path)
        return self.place

    def read(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        with self._open() as database:
            return [tuple(row) for row in self._run(database, statement, values).fetchall()]

    def mappings(self, statement: str, *values: object) -> list[dict[str, Any]]:
        with self._open() as database:
            found = self._run(database, statement, values)
            names = [column[0] for column in found.description]
            return [dict(zip(names, row, strict=True)) for row in found.fetchall()]

    def change(self, statement: str, *values: object) -> None:
        """Something has to change by it."""
        self.change_all((statement, *values))

    def change_all(self, *statements: tuple[Any, ...]) -> None:
        with self._open() as database:
            for statement, *values in statements:
                assert self._run(database, statement, values).rowcount != 0, statement
            database.commit()

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Somebody else is about to write everywhere: no commit comes through meanwhile, and reading goes on."""
        with self._open() as other:
            if isinstance(self.place, Path):
                other.execute("BEGIN EXCLUSIVE")
            else:
                other.execute(f"LOCK TABLE {', '.join(metadata.tables)} IN EXCLUSIVE MODE")
            yield
            other.rollback()

    def chain_anew(self) -> None:
        """Makes the chains those of the rows that are there now."""
        news: list[tuple[Any, ...]] = []
        for about in self.mappings("SELECT * FROM tables"):
            chain = beginning(msgspec.convert(about, TableRow, strict=False))
            for row in self.mappings("SELECT * FROM log WHERE table_id = ? ORDER BY seq", about["id"]):
                chain = link(chain, msgspec.convert(row, Row, strict=False))
                news.append(("UPDATE log SET chain = ? WHERE table_id = ? AND seq = ?", chain, about["id"], row["seq"]))
            news.append(("UPDATE heads SET chain = ? WHERE table_id = ?", chain, about["id"]))
        self.change_all(*news)

    @contextmanager
    def _open(self) -> Iterator[Any]:
        if isinstance(self.place, Path):
            with closing(sqlite3.connect(self.place)) as database:
                yield database
        else:
            with closing(psycopg.connect(self.place.address)) as server:
                yield server

    def _run(self, database: Any, statement: str, values: Any) -> Any:
        return database.execute(statement if isinstance(self.place, Path) else statement.replace("?", "%s"), values)
