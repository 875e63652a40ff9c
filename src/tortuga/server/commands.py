"""A command on its way to its table: the same whether it came by socket or by HTTP."""

from msgspec import Struct

from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.house.house import House
from tortuga.server.house.room import Room
from tortuga.server.limits import Limits
from tortuga.server.replies import worded


class Sender(Struct, frozen=True):
    """Who sends commands, from where, and in which language they read the answers."""

    guest: str | None
    address: str
    language: str


async def answer(
    house: House, limits: Limits, room: Room, sender: Sender, command: protocol.AnyCommand
) -> protocol.Reply:
    """Carries a command out, if its sender may send one more of its kind. Raises a Refusal, which is counted."""
    try:
        if sender.guest is None:
            raise Refusal("sign-in-needed")
        limits.must_command(command, sender.address, sender.guest)
        if command.names_code is not None:
            await limits.guess(sender.address, right=room.table.is_code(command.names_code))
        return worded(await house.command(room, sender.guest, command), sender.language)
    except Refusal:
        house.metrics.answered(str(command.__struct_config__.tag), "refused")
        raise
