"""Small things to store: a table, a row of its log, a whole change."""

from collections.abc import Awaitable, Callable
from typing import Any

from tortuga.server.store import Change, Deadline, Row, Store, TableRow

NOW = 1_700_000_000_000
Play = Callable[[Callable[[Store], Awaitable[Any]]], Any]
"""Plays a scenario with a new store."""


def a_row(seq: int, command: str | None = None, at: int = NOW) -> Row:
    return Row(seq, command, "ania", "play", '{"move":"draw"}', "[7]", "rum 1.0", at, "d1ge57")


def a_move(table: str, seq: int, command: str | None = None) -> Change:
    return Change(table, rows=[a_row(seq, command or f"command-{seq}")], deadlines=[Deadline("clock", 0, NOW + seq)])


async def open_tables(store: Store, *names: str) -> None:
    """Tables without any rows yet."""
    for name in names:
        await store.create(a_table(name), Change(name))


def a_table(
    name: str, *, host: str = "ania", status: str = "open", public: bool = True, created: int = NOW, code: str = ""
) -> TableRow:
    return TableRow(
        name, code or name.upper(), host, "rum", status, public, "5eed", host, f"make-{name}", created, created
    )
