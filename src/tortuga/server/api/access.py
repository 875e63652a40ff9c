"""Rooms that a caller may enter: to look, as their host, or because a finished game is theirs or shared with them."""

from tortuga.kernel.errors import Refusal
from tortuga.server.api.calls import guest, house
from tortuga.server.house.room import Room
from tortuga.server.http import Call
from tortuga.server.sockets import Look


async def watched_room(call: Call, table: str, look: Look) -> Room:
    """A table that the caller may look at."""
    room = await house(call).room(table)
    if look.code is not None:
        await call.request.app.state.limits.guess(call.address, right=room.table.is_code(look.code))
    await house(call).check_may_watch(room, guest(call), look.code, look.invitation)
    return room


async def own_room(call: Call, table: str) -> Room:
    room = await house(call).room(table)
    if room.table.host != call.who.id:
        raise Refusal("host-only")
    return room


async def finished_room(call: Call, table: str, share: str | None) -> Room:
    """A finished table that the caller played at, or has a link to."""
    room = await house(call).room(table)
    live = await house(call).table(room)
    own = live.seat_of(guest(call)) is not None or guest(call) == live.host
    if not own and (share is None or await house(call).identity.shared(share) != table):
        raise Refusal("table-not-yours")
    live.must_be_finished()
    return room
