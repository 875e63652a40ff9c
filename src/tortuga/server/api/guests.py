"""Guests: who the caller is, on this device and on others."""

from typing import Any

from msgspec import Struct

from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.api.calls import connections, house, own_token
from tortuga.server.api.links import Link, Token, link
from tortuga.server.http import Api, Call
from tortuga.server.identity import UnknownToken, session_of
from tortuga.server.names_and_chat import clean_name, sailor_name
from tortuga.texts import Language

api = Api()


class Me(Struct, frozen=True):
    """The guest as the house knows them."""

    name: str
    language: str


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What guests say about themselves; without a name, the house makes one up."""

    name: protocol.Name | None = None
    language: Language | None = None


def _named(text: str) -> str:
    """The name as others will see it. The limit of the schema applies to it before cleaning."""
    if len(text) > protocol.NAME:
        raise Refusal("name-too-long", most=protocol.NAME)
    return clean_name(text)


@api.post("/api/me", body=Profile, answer=Me, status=201, summary="Become a guest")
async def arrive(call: Call, body: Profile) -> Me:
    """Somebody who is a guest already stays the same guest, and is only renamed."""
    if call.guest is not None:
        return await rename(call, body)
    call.request.app.state.limits.must("guest", call.address)
    language = body.language or call.language
    name = _named(body.name) if body.name is not None else sailor_name(language)
    guest, call.session = await house(call).identity.new_guest(name, language, house(call).clock())
    return Me(guest.name, guest.language)


@api.get("/api/me", answer=Me | None, summary="Who am I? Nobody yet, before the first sign-in")
async def me(call: Call) -> Me | None:
    return None if call.guest is None else Me(call.guest.name, call.guest.language)


@api.patch("/api/me", body=Profile, answer=Me, signed_in=True, summary="Change my name or language")
async def rename(call: Call, body: Profile) -> Me:
    name = None if body.name is None else _named(body.name)
    guest = await house(call).guests.rename(call.who.id, name, body.language)
    return Me(guest.name, guest.language)


@api.delete("/api/me", answer=None, signed_in=True, summary="Forget me")
async def forget(call: Call) -> None:
    """The guest's name, sign-ins and chat go; the games of the others stay, with a nameless seat."""
    await house(call).forget(call.who.id)
    connections(call).end_guest(call.who.id, Refusal("signed-out"))
    call.session = ""


@api.delete("/api/session", answer=None, signed_in=True, summary="Sign out on this device")
async def sign_out(call: Call) -> None:
    """Its sockets and streams end at once."""
    token = own_token(call)
    await house(call).identity.sign_out(token)
    connections(call).end_session(session_of(token), Refusal("signed-out"))
    call.session = ""


@api.delete("/api/me/other-sessions", answer=None, signed_in=True, summary="Sign out on all my other devices")
async def sign_out_others(call: Call) -> None:
    """Their sockets and streams end at once, and a recovery link that is not used yet is void."""
    token = own_token(call)
    await house(call).identity.sign_out_others(call.who.id, token)
    connections(call).end_guest(call.who.id, Refusal("signed-out"), but=session_of(token))


@api.get("/api/me/data", answer=dict[str, Any], signed_in=True, summary="All that the house keeps about me")
async def my_data(call: Call) -> dict[str, Any]:
    return await house(call).identity.my_data(call.who.id)


@api.post("/api/me/recovery", answer=Link, signed_in=True, summary="A link that makes another device mine, once")
async def recovery(call: Call) -> Link:
    token = await house(call).identity.recovery(call.who.id, house(call).clock())
    return await link(call, f"/recover#{token}")


@api.post(
    "/api/recover", body=Token, answer=Me, statuses=(404,), summary="Be the guest of a recovery link on this device"
)
async def recover(call: Call, body: Token) -> Me:
    try:
        guest, call.session = await house(call).identity.recover(body.token, house(call).clock())
    except UnknownToken:
        await call.request.app.state.limits.guess(call.address, right=False)
        raise
    return Me(guest.name, guest.language)
