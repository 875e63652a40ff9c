"""Admission: whom a table lets in, to play or to watch."""

import msgspec

from tortuga.kernel.errors import Refusal
from tortuga.server.identity import Identity
from tortuga.server.protocol import Sit
from tortuga.server.table.table import Table


async def check_may_watch(
    identity: Identity, table: Table, guest: str | None, code: str | None, invitation: str | None
) -> None:
    """Raises a Refusal where this guest may not look at the table."""
    if table.seat_of(guest) is not None or (guest is not None and guest == table.host):
        return
    await _check_admission(identity, table, guest, code, invitation)
    if table.hidden_from(guest):
        raise Refusal("spectators-off")


async def admitted(identity: Identity, table: Table, guest: str, command: Sit) -> Sit:
    """Somebody wants to sit down; an invitation may be to one seat alone. Raises a Refusal where they may not."""
    await _check_admission(identity, table, guest, command.code, command.invitation)
    invited = None if command.invitation is None else await identity.invited(command.invitation)
    if invited is None or invited.table != table.id or invited.seat is None or command.code is not None:
        return command
    seat = table.seats.now_at(invited.seat, invited.created)
    if seat is None:
        raise Refusal("seat-removed")
    if command.seat is None:
        return msgspec.structs.replace(command, seat=seat)
    if command.seat != seat and not table.setup.public:
        raise Refusal("table-private")
    return command


async def _check_admission(
    identity: Identity, table: Table, guest: str | None, code: str | None, invitation: str | None
) -> None:
    """Public tables are for everybody; private ones for people with their code or an invitation."""
    if table.setup.public or guest == table.host or (code is not None and table.is_code(code)):
        return
    if invitation is not None:
        invited = await identity.invited(invitation)
        if invited is not None and invited.table == table.id:
            return
    raise Refusal("table-private")
