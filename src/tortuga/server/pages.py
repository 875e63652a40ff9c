"""The pages that a browser opens: one page for all addresses, whose script asks the API for the rest."""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGES = Path(__file__).parent / "web"
ADDRESSES = ("/", "/table/{table}", "/join", "/join/{code}", "/recover", "/watch/{table}")
ASK_FIRST = {"Cache-Control": "no-cache"}
"""Kept by the browser, but asked for each time whether it is still the same: no page may outlive an upgrade."""

mimetypes.add_type("text/javascript", ".js")  # some systems call it text/plain, and browsers would not run that


class Files(StaticFiles):
    """What the page is made of."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(ASK_FIRST)
        return response


def pages() -> list[BaseRoute]:
    async def page(_: Request) -> Response:
        return FileResponse(PAGES / "index.html", headers=ASK_FIRST)

    return [*(Route(address, page) for address in ADDRESSES), Mount("/static", Files(directory=PAGES))]
