"""The chain of a table's log: each row is stored with a digest over it and everything before it, as the lines of a
record file are. The chain begins with what never changes about the table, and its last link stands apart, in the head
of the table; so a row that is altered, missing or cut off at the end is found, and which one.

How a link is computed is on the disk of every house: it never changes.

What was told of a row (`told`) is not linked: a table is loaded without reading it. It is sealed by itself instead, to
its place in the log.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Literal, ParamSpec, TypeAlias

import msgspec
from msgspec import Struct

from tortuga.kernel.errors import Refusal
from tortuga.server.store.rows import Change, Head, Row, TableRow

P = ParamSpec("P")

DAMAGED = "table-damaged"
SEAL = 16
"""Digits of a digest."""

_ENCODER = msgspec.json.Encoder()

DamageKind: TypeAlias = Literal[
    "about", "head", "missing", "altered", "sealed", "doubled", "extra", "told", "chat", "unreadable"
]


class Damage(Struct, frozen=True):
    """What is wrong with a table's rows on the disk: `first` to `last` are the numbers of the rows (or of the lines of
    chat) that it is about, where it is about any."""

    kind: DamageKind
    first: int = 0
    last: int = 0
    reason: str = ""


class TableDamaged(Refusal):
    """The rows of this table are not those that the house wrote: it does not go on, and nothing of it is changed."""

    def __init__(self, table: str, damage: Damage) -> None:
        super().__init__(DAMAGED, row=damage.first)
        self.args = (table, damage)
        self.table = table
        self.damage = damage


def beginning(about: TableRow) -> str:
    """The link before the first row: over all that never changes about a table, its seed above all."""
    return _link(
        "",
        (
            about.id,
            about.code,
            about.host,
            about.title,
            about.public,
            about.seed,
            about.made_by,
            about.made_with,
            about.created,
        ),
    )


def link(before: str, row: Row) -> str:
    """The link of a row that follows the one with the link `before`."""
    return _link(
        before,
        (row.seq, row.command, row.actor, row.kind, row.body, row.chance, row.rules, row.at, row.digest),
    )


def head_after(known: Head, change: Change) -> Head:
    """Where a table stands after a change that builds on this head."""
    chain = known.chain
    for row in change.rows:
        chain = link(chain, row)
    return Head(known.seq + len(change.rows), known.chat + len(change.chat), chain)


def _link(before: str, values: tuple[object, ...]) -> str:
    return blake2b(before.encode() + _ENCODER.encode(values), digest_size=8).hexdigest()


def sealed(table: str, seq: int, told: str | None) -> str | None:
    """What was told of a row as it is stored: after a digest over it and its place."""
    return None if told is None else _seal(table, seq, told) + told


def unsealed(table: str, seq: int, stored: str | None) -> str | None:
    """What was told, out of what is stored; raises TableDamaged where that is not what was written."""
    if stored is None:
        return None
    if not isinstance(stored, str) or _or_none(_seal, table, seq, stored[SEAL:]) != stored[:SEAL]:
        raise TableDamaged(table, Damage("told", seq, seq))
    return stored[SEAL:]


def _seal(table: str, seq: int, told: str) -> str:
    return _link("", (table, seq, told))


class Inspection:
    """Looks at the rows of one table, one after the other, and remembers only what is wrong with them.

    Rows of houses that are older than the chain have no link of their own; the last one of them has, for all together.
    """

    def __init__(self, about: TableRow | None, head: Head | None) -> None:
        self.damages: list[Damage] = []
        self._head = head
        self._link: str | None = None if about is None else _or_none(beginning, about)
        """Of the last row, as it was computed; None: it cannot be known."""
        self._stored: str | None = self._link
        """Of the last row, as it is stored: differs where that row is altered, or its link alone."""
        self._seq = 0
        self._sealed_from = 0
        """The first of the rows without a link that were the last ones."""
        if self._link is None:
            self._found("about")
        if head is None:
            self._found("head")

    def row(self, row: Row, stored: str | None) -> None:
        """The next row by its number, and the link that is stored with it."""
        if row.seq == self._seq + 1 and self._link is not None and self._link == self._stored:
            found = _or_none(link, self._link, row)
            if found is not None and stored in (found, None):  # nearly always
                self._sealed_from = 0 if stored is not None else self._sealed_from or row.seq
                self._seq, self._link, self._stored = row.seq, found, found
                return
        self._look_closely(row, stored)

    def _look_closely(self, row: Row, stored: str | None) -> None:
        if not isinstance(row.seq, int):
            self._found("altered", self._seq + 1, self._seq + 1)
            return
        if row.seq <= self._seq:
            self._found("doubled", row.seq, row.seq)
            return
        whole = row.seq == self._seq + 1
        if not whole:
            self._found("missing", self._seq + 1, row.seq - 1)
        self._seq = row.seq
        befores = {before for before in (self._link, self._stored) if before is not None} if whole else set()
        links = [_or_none(link, before, row) for before in befores]
        if stored is None:
            self._sealed_from = self._sealed_from or row.seq
            self._link = self._stored = links[0] if links else None
            return
        if befores and stored not in links:
            if self._sealed_from:
                self._found("sealed", self._sealed_from, row.seq)
            else:
                self._found("altered", row.seq, row.seq)
            self._link = links[0]
        else:
            self._link = stored
        self._stored = stored
        self._sealed_from = 0

    def end(self) -> None:
        """All rows have been looked at."""
        if self._head is None:
            return
        if self._head.seq > self._seq:
            self._found("missing", self._seq + 1, self._head.seq)
        elif self._head.seq < self._seq:
            self._found("extra", self._head.seq + 1, self._seq)
        elif self._head.chain not in (self._link, self._stored) and not self.damages:
            if self._sealed_from:
                self._found("sealed", self._sealed_from, self._seq)
            else:
                self._found("head", self._seq, self._seq)

    def chat(self, numbers: list[int]) -> None:
        """The numbers of the lines of chat; what they say is not chained, because it can be forgotten."""
        expected = range(1, 1 + (self._head.chat if self._head is not None else len(numbers)))
        if numbers == list(expected):
            return
        wrong = sorted(n for n in set(expected) ^ set(numbers) if isinstance(n, int)) or [0]
        self._found("chat", wrong[0], wrong[-1])

    def _found(self, kind: DamageKind, first: int = 0, last: int = 0) -> None:
        self.damages.append(Damage(kind, first, last))


def _or_none(compute: Callable[P, str], *args: P.args, **more: P.kwargs) -> str | None:
    try:
        return compute(*args, **more)
    except UnicodeEncodeError:  # what stands there isn't text any more
        return None
