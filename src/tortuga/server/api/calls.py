"""What endpoints ask about a call."""

from tortuga.kernel.errors import Refusal
from tortuga.server.connections import Connections
from tortuga.server.house.house import House
from tortuga.server.http import Call, session_token


def house(call: Call) -> House:
    found = call.request.app.state.house
    assert isinstance(found, House)
    return found


def connections(call: Call) -> Connections:
    found = call.request.app.state.connections
    assert isinstance(found, Connections)
    return found


def token(call: Call) -> str | None:
    """Of the caller's session."""
    return session_token(call.request, call.request.app.state.settings.tls)


def own_token(call: Call) -> str:
    """The same, of somebody who has one."""
    found = token(call)
    if found is None:
        raise Refusal("sign-in-needed")
    return found


def guest(call: Call) -> str | None:
    return None if call.guest is None else call.guest.id
