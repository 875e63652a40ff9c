"""Links with a secret in them, as they are given out."""

import asyncio
from typing import Annotated

import segno
from msgspec import Meta, Struct

from tortuga.server.http import Call


class Link(Struct, frozen=True):
    """A secret link: anyone who has it may use it."""

    link: str
    qr: str
    """The link as a picture (SVG in a data URI)."""


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=64)]


async def link(call: Call, path: str) -> Link:
    """One at a time, because drawing takes milliseconds: between two of them others have their turn."""
    link = f"{call.request.app.state.settings.public_url or str(call.request.base_url).rstrip('/')}{path}"
    async with call.request.app.state.drawing:
        await asyncio.sleep(0)
        return Link(link, segno.make(link, error="m").svg_data_uri(scale=4, border=2))
