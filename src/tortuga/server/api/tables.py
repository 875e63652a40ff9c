"""Tables: opened, looked at and commanded."""

from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from tortuga.server import protocol
from tortuga.server.api.access import watched_room
from tortuga.server.api.calls import connections, guest, house, token
from tortuga.server.commands import Sender
from tortuga.server.commands import answer as answer_command
from tortuga.server.http import Api, Call
from tortuga.server.identity import session_of
from tortuga.server.sockets import Look, stream

api = Api()


class OpenedTable(Struct, frozen=True):
    table: str


@api.post(
    "/api/tables", body=protocol.OpenTable, answer=OpenedTable, status=201, signed_in=True, summary="Open a table"
)
async def open_table(call: Call, body: protocol.OpenTable) -> OpenedTable:
    call.request.app.state.limits.must("table", call.address, call.who.id)
    return OpenedTable(await house(call).open_table(call.who.id, body))


@api.get("/api/tables/{table}", query=Look, answer=protocol.Now, summary="A table as I may see it just now")
async def look(call: Call, table: str, query: Look) -> protocol.Now:
    room = await watched_room(call, table, query)
    return await house(call).now(room, guest(call), query.since)


@api.get(
    "/api/tables/{table}/events",
    query=Look,
    answer=protocol.Now,
    stream=True,
    summary="What happens at a table, by lines",
)
async def events(call: Call, table: str, query: Look) -> AsyncIterator[msgspec.Raw]:
    """First the table as it is, with what was missed since `since`; then a line for everything that happens."""
    session = token(call)
    connection = call.hold(connections(call).opened(call.address, None if session is None else session_of(session)))
    own = None if session is None else await house(call).identity.guest_of(session, house(call).clock())
    if own is not None:
        connections(call).belongs_to(connection, own.id)
    room = await watched_room(call, table, query)
    return stream(house(call), room, None if own is None else own.id, query.since, connection)


@api.post(
    "/api/tables/{table}/commands",
    body=protocol.AnyCommand,
    answer=protocol.Accepted | protocol.Stale,
    signed_in=True,
    statuses=(422,),
    summary="Do something at a table",
)
async def command(call: Call, table: str, body: protocol.AnyCommand) -> protocol.Reply:
    """The same commands as by socket. Sending one again is always safe; one that answers a decision that is gone gets
    `stale` with the table as it is."""
    limits, sender = call.request.app.state.limits, Sender(call.who.id, call.address, call.language)
    limits.must("command", sender.address, sender.guest)
    room = await house(call).room(table)
    if body.looks:  # by socket it comes from somebody who was let in
        await house(call).check_may_watch(room, call.who.id, None, None)
    return await answer_command(house(call), limits, room, sender, body)
