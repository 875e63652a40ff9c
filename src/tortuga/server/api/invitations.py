"""How people find a table: by its code, or by an invitation to a seat."""

from msgspec import Struct

from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.api.access import own_room
from tortuga.server.api.calls import house
from tortuga.server.api.links import Link, Token, link
from tortuga.server.api.tables import OpenedTable
from tortuga.server.codes import read_code
from tortuga.server.http import Api, Call

api = Api()


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    seat: protocol.SeatNumber | None = None


@api.get("/api/codes/{code}", answer=OpenedTable, summary="The table of a short code")
async def by_code(call: Call, code: str) -> OpenedTable:
    table = await house(call).store.table_by_code(read_code(code))
    await call.request.app.state.limits.guess(call.address, right=table is not None)
    if table is None:
        raise Refusal("table-unknown")
    return OpenedTable(table)


@api.post("/api/invitations", body=Token, answer=OpenedTable, statuses=(404,), summary="The table of an invitation")
async def by_invitation(call: Call, body: Token) -> OpenedTable:
    invited = await house(call).identity.invited(body.token)
    await call.request.app.state.limits.guess(call.address, right=invited is not None)
    if invited is None:
        raise Refusal("token-unknown")
    return OpenedTable(invited.table)


@api.get("/api/tables/{table}/link", answer=Link, signed_in=True, summary="A link with the short code, for anybody")
async def code_link(call: Call, table: str) -> Link:
    room = await house(call).room(table)
    if room.table.seat_of(call.who.id) is None and call.who.id != room.table.host:
        raise Refusal("table-not-yours")
    return await link(call, f"/join/{room.table.code}")


@api.post("/api/tables/{table}/invitations", body=Invite, answer=Link, signed_in=True, summary="Invite to a seat")
async def invite(call: Call, table: str, body: Invite) -> Link:
    """A new invitation to a seat makes the older ones to that seat void; one to any seat leaves the others as they
    are."""
    room = await own_room(call, table)
    if body.seat is not None and body.seat >= len(room.table.chairs):
        raise Refusal("seat-unknown", number=body.seat + 1)
    identity = house(call).identity
    if body.seat is not None:
        await identity.revoke_invitations(table, body.seat)
    return await link(call, f"/join#{await identity.invite(table, body.seat, call.who.id, house(call).clock())}")


@api.delete("/api/tables/{table}/invitations", answer=None, signed_in=True, summary="Make all invitations void")
async def revoke(call: Call, table: str) -> None:
    await own_room(call, table)
    await house(call).identity.revoke_invitations(table)
