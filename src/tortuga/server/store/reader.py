"""Reader: batches simultaneous reads.

Each read has a fixed cost, whatever it finds. When a thousand people come back at once after a restart, they would pay
it one by one; so while one read is running, the next requests gather, as changes do at the writer.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from copy import copy
from itertools import islice
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import ColumnElement, bindparam, select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import GenericFunction

K = TypeVar("K")
V = TypeVar("V")

TOGETHER = 50
"""Asked for in one read at most: everybody else waits for it."""


class texts_of(GenericFunction[str]):  # noqa: N801  (SQL's own way to write it)
    """The texts of a JSON list, as a table with one column, `value`."""

    inherit_cache = True


@compiles(texts_of, "sqlite")
def _in_sqlite(element: texts_of, compiler: SQLCompiler, **more: Any) -> str:
    return f"json_each({compiler.process(element.clauses, **more)})"


@compiles(texts_of, "postgresql")
def _in_postgresql(element: texts_of, compiler: SQLCompiler, **more: Any) -> str:
    return f"json_array_elements_text(CAST({compiler.process(element.clauses, **more)} AS JSON))"


def among(column: ColumnElement[str]) -> ColumnElement[bool]:
    """The column is one of `these`. However many there are, the statement is the same, so it is prepared once."""
    return column.in_(select(texts_of(bindparam("these")).table_valued("value").c.value))


def these(keys: list[str]) -> dict[str, Any]:
    """What a statement with `among` has to be given."""
    return {"these": msgspec.json.encode(keys).decode()}


class Reader(Generic[K, V]):
    """Finds things by their keys."""

    def __init__(self, read: Callable[[list[K]], Awaitable[Mapping[K, V]]]) -> None:
        self._read = read
        self._asked: dict[K, asyncio.Future[V | None]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def find(self, key: K) -> V | None:
        """As it is now, or later than now: never as an earlier read found it."""
        found = self._asked.get(key)
        if found is None:
            found = self._asked[key] = asyncio.get_running_loop().create_future()
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        return await asyncio.shield(found)

    async def find_all(self, keys: Iterable[K]) -> list[V]:
        """Those that there are."""
        return [thing for thing in await asyncio.gather(*map(self.find, keys)) if thing is not None]

    async def _read_all(self) -> None:
        try:
            while self._asked:
                now = dict(islice(self._asked.items(), TOGETHER))
                for key in now:
                    del self._asked[key]
                await self._answer(now)
        finally:
            self._reading = None

    async def _answer(self, asked: dict[K, asyncio.Future[V | None]]) -> None:
        waiting = {key: future for key, future in asked.items() if not future.cancelled()}
        try:
            found = await self._read(list(waiting))
        except Exception as error:
            for future in waiting.values():
                future.set_exception(copy(error))
            return
        for key, future in waiting.items():
            future.set_result(found.get(key))
