"""Where a database is: a file, which SQLite reads and writes, or an address on a PostgreSQL server."""

import re
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

SCHEMES = ("postgresql://", "postgres://")


class Server(Struct, frozen=True):
    """A database on a PostgreSQL server, by its address as libpq reads it, which may name several hosts."""

    address: str

    def __str__(self) -> str:
        """Without what is nobody's business.

        >>> str(Server("postgresql://house:secret@db.example:5432/tortuga?sslmode=require"))
        'postgresql://db.example:5432/tortuga'
        """
        return re.sub(r"//[^/]*@", "//", self.address.partition("?")[0])


Place: TypeAlias = Path | Server


def place_of(text: str) -> Place:
    """
    >>> place_of("postgresql:///tortuga")
    Server(address='postgresql:///tortuga')
    >>> place_of("house.sqlite3").name
    'house.sqlite3'
    """
    return Server(text) if text.startswith(SCHEMES) else Path(text).expanduser()
