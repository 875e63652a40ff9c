"""Lists of tables, by their cards."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tortuga.kernel.outcome import Outcome
from tortuga.server import protocol
from tortuga.server.api.calls import house
from tortuga.server.http import Api, Call
from tortuga.server.store.rows import UNREADABLE, TableRow
from tortuga.server.table.pictures import TableCard

api = Api()

PAGE = 50
KEPT = "kept"
"""The status of a game that goes on once the house has its rules again."""


class TableLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in a list."""

    table: str
    title: str
    status: str
    created: int
    chairs: list[protocol.ChairView] = []
    clock: protocol.Clock | None = None
    spectators: bool = False
    outcome: Outcome | None = None


class Before(Struct, frozen=True, forbid_unknown_fields=True):
    before: Annotated[str, Meta(max_length=40)] | None = None


@api.get("/api/lobby", answer=list[TableLine], summary="Public tables to join or to watch")
async def lobby(call: Call) -> list[TableLine]:
    return await _lines(call, await house(call).store.public_tables(PAGE))


@api.get("/api/me/tables", query=Before, answer=list[TableLine], signed_in=True, summary="My tables, newest first")
async def my_tables(call: Call, query: Before) -> list[TableLine]:
    return await _lines(call, await house(call).store.tables_of(call.who.id, PAGE, query.before))


async def _lines(call: Call, tables: list[TableRow]) -> list[TableLine]:
    """A list of tables by their cards: none of them is loaded for it."""
    cards = [msgspec.json.decode(table.card, type=TableCard) for table in tables]
    identity = house(call).identity
    names = await identity.names(chair.guest for card in cards for chair in card.chairs if chair.guest is not None)
    return [
        TableLine(
            table=table.id,
            title=table.title,
            status=KEPT if table.status == UNREADABLE else card.status,
            created=table.created,
            chairs=[
                protocol.ChairView(
                    name=chair.name if chair.guest is None else names.get(chair.guest, ""),
                    bot=chair.player,
                    away=chair.away,
                    host=chair.guest == table.host,
                )
                for chair in card.chairs
            ],
            clock=card.clock,
            spectators=card.spectators,
            outcome=card.outcome,
        )
        for table, card in zip(tables, cards, strict=True)
    ]
