"""The pages that a browser opens: one page for all addresses, whose script asks the API for the rest."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

PAGES = Path(__file__).parent / "web"
ADDRESSES = ("/", "/table/{table}", "/join", "/join/{code}", "/recover", "/watch/{table}")


def pages() -> list[Route]:
    async def page(_: Request) -> Response:
        return FileResponse(PAGES / "index.html")

    return [Route(address, page) for address in ADDRESSES]
