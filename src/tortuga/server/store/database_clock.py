"""The time of the database: the one clock that all processes of a house share."""

from typing import Any

from sqlalchemy import BigInteger
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import GenericFunction


class database_ms(GenericFunction[int]):  # noqa: N801  (SQL's own way to write it)
    """Milliseconds since the epoch, in the very moment in which it is asked."""

    inherit_cache = True
    type = BigInteger()


@compiles(database_ms, "sqlite")
def _in_sqlite(element: database_ms, compiler: SQLCompiler, **more: Any) -> str:
    return "CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"


@compiles(database_ms, "postgresql")
def _in_postgresql(element: database_ms, compiler: SQLCompiler, **more: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
