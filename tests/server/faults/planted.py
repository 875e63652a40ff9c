"""Faults for a house that is a program of its own: each breaks one promise, and whoever watches has to find it."""

import time
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from tortuga.server import protocol
from tortuga.server.house.house import House
from tortuga.server.house.room import Room
from tortuga.server.identity import Identity
from tortuga.server.store.chain import link
from tortuga.server.store.rows import Change, Head
from tortuga.server.store.store import Store
from tortuga.server.table import pictures
from tortuga.server.table.table import Table

RARELY = 100
"""Once in this many times that somebody comes to a table."""
LONG_S = 1.0


def _patch(owner: Any, name: str, value: Any) -> None:
    setattr(owner, name, value)


def _at_some_tables(happens: Callable[[], None]) -> None:
    room, numbers = House.room, count(1)

    async def now_and_then(self: House, table: str) -> Room:
        if next(numbers) % RARELY == 0:
            happens()
        return await room(self, table)

    _patch(House, "room", now_and_then)


def computes_for_long() -> None:
    def compute() -> None:
        end = time.thread_time() + LONG_S
        while time.thread_time() < end:
            pass

    _at_some_tables(compute)


def waits_for_long() -> None:
    """As for a disk."""
    _at_some_tables(lambda: time.sleep(LONG_S))


def fails() -> None:
    def fail() -> None:
        raise KeyError("planted")

    _at_some_tables(fail)


def fails_unseen() -> None:
    """Where nobody waits for an answer."""

    async def tidy(self: Identity, now: int) -> None:
        raise KeyError("planted")

    _patch(Identity, "tidy", tidy)


def shows_a_hand() -> None:
    """Whoever looks on sees what the first seat sees."""
    now = pictures.now

    def open_handed(table: Table, seat: int | None, *more: Any, **others: Any) -> protocol.Now:
        made = now(table, seat, *more, **others)
        return msgspec.structs.replace(made, view=now(table, 0, *more, **others).view)

    _patch(pictures, "now", open_handed)


def tells_the_seed() -> None:
    now = pictures.now

    def talkative(table: Table, *more: Any, **others: Any) -> protocol.Now:
        return msgspec.structs.replace(now(table, *more, **others), seed=table.seed)

    _patch(pictures, "now", talkative)


def lets_everybody_look() -> None:
    """At private tables too."""

    async def never_mind(self: House, room: Room, guest: str | None, code: str | None, invitation: str | None) -> None:
        pass

    _patch(House, "check_may_watch", never_mind)


def writes_behind() -> None:
    """A move is acknowledged as soon as the one before it is on the disk."""
    commit, held = Store.commit, dict[str, Change]()

    async def late(self: Store, change: Change) -> Head | None:
        before = held.pop(change.table, None)
        if before is not None:
            await commit(self, before)
        if change.known is None or [row.kind for row in change.rows] != ["move"]:
            return await commit(self, change)
        held[change.table] = change
        return Head(change.known.seq + 1, change.known.chat, link(change.known.chain, change.rows[0]))

    _patch(Store, "commit", late)


FAULTS: dict[str, Callable[[], None]] = {
    plant.__name__: plant
    for plant in (
        computes_for_long,
        waits_for_long,
        fails,
        fails_unseen,
        shows_a_hand,
        tells_the_seed,
        lets_everybody_look,
        writes_behind,
    )
}
