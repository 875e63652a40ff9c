"""Faults for a house of several processes: each breaks one promise, and the judge has to find it."""

from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Any

import msgspec
from sqlalchemy import Connection

from server.faults.planted import writes_behind
from tortuga.server import protocol
from tortuga.server.house.commands import Commands
from tortuga.server.house.ledger import Ledger
from tortuga.server.house.room import Room
from tortuga.server.store import store
from tortuga.server.store.errors import Lost
from tortuga.server.store.loading import Following
from tortuga.server.store.rows import Change, Head
from tortuga.server.store.store import Store
from tortuga.server.table.table import Table


def _patch(owner: Any, name: str, value: Any) -> None:
    setattr(owner, name, value)


def refuses_while_behind() -> None:
    """A no is said of what this process knows, whatever others have stored meanwhile."""
    carry_out, catch_up = Commands._carry_out, Ledger.catch_up
    answering = ContextVar("answering", default=False)

    async def hastily(self: Commands, room: Room, guest: str, command: protocol.Command) -> protocol.Reply:
        before = answering.set(True)
        try:
            return await carry_out(self, room, guest, command)
        finally:
            answering.reset(before)

    async def not_now(self: Ledger, room: Room) -> bool:
        return False if answering.get() and not room.is_behind else await catch_up(self, room)

    _patch(Commands, "_carry_out", hastily)
    _patch(Ledger, "catch_up", not_now)


def shows_before_it_is_stored() -> None:
    commit = Ledger._commit

    async def rashly(self: Ledger, room: Room, table: Table, store: Callable[[Change], Awaitable[Head | None]]) -> bool:
        before, room.table = room.table, table
        room.publish(self._clock())
        room.table = before
        return await commit(self, room, table, store)

    _patch(Ledger, "_commit", rashly)


def stores_a_bots_answer_twice() -> None:
    commit = Store.commit

    async def twice(self: Store, change: Change) -> Head | None:
        if len(change.rows) == 1 and change.rows[0].actor.startswith("bot:"):
            again = msgspec.structs.replace(change.rows[0], seq=change.rows[0].seq + 1)
            change = msgspec.structs.replace(change, rows=[change.rows[0], again])
        return await commit(self, change)

    _patch(Store, "commit", twice)


def stays_when_newer_rules_are_there() -> None:
    """Whatever generation counts, it goes on reading and writing."""

    def anyway(self: Store, connection: Connection, changes: Sequence[Change]) -> list[Head | Lost | None]:
        return self._database.write_changes(connection, changes, None)

    _patch(Store, "_write_changes", anyway)
    _patch(store, "check_generation", lambda connection, generation: None)


def keeps_to_its_own_story() -> None:
    """What does not follow from what it knows is nothing new."""
    rows_from = Store.rows_from

    async def anyway(self: Store, table_id: str, known: Head) -> Following:
        return await rows_from(self, table_id, known) or Following([], [], [], known)

    _patch(Store, "rows_from", anyway)


FAULTS: dict[str, Callable[[], None]] = {
    plant.__name__: plant
    for plant in (
        writes_behind,
        refuses_while_behind,
        shows_before_it_is_stored,
        stores_a_bots_answer_twice,
        stays_when_newer_rules_are_there,
        keeps_to_its_own_story,
    )
}
