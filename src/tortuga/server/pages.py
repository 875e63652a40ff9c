"""The pages that a browser opens: one page for all addresses, whose script asks the API for the rest.

They are built from web/ when Tortuga is installed (build_backend/web.py).
"""

import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tortuga.server.http import language_of
from tortuga.server.replies import texts

CLIENT = Path(__file__).parent / "web"
ADDRESSES = (
    "/",
    "/table/{table}",
    "/join",
    "/join/{code}",
    "/recover",
    "/watch/{table}",
    "/rules/{title}",
    "/box/{title}",
    "/learn/{title}",
    "/puzzles",
    "/puzzles/{level}/{seed}",
    "/about",
)
REVALIDATED = "no-cache"
"""Kept by the browser, but asked for each time whether it is still the same: no page may outlive an upgrade."""
KEPT_FOR_GOOD = "public, max-age=31536000, immutable"
"""For files whose name says what is in them: another content has another name."""

KINDS = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
for ending, kind in KINDS.items():  # not every system knows them, and browsers do not run a script that is text/plain
    mimetypes.add_type(kind, ending)


class Files(StaticFiles):
    """What the page is made of."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # a folder that is not there holds no files, which is no fault

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = KEPT_FOR_GOOD if Path(path).parts[0] == "assets" else REVALIDATED
        return response


class UnknownPage(Route):
    """Any other address, when a browser asks for a page: the client says that there is none, with a link to the start.
    Programs get a refusal as JSON."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        programs = scope["type"] != "http" or scope["path"].startswith(("/api/", "/static/"))
        if programs or "text/html" not in Headers(scope=scope).get("accept", ""):
            return Match.NONE, {}
        return super().matches(scope)


def pages(folder: Path = CLIENT) -> list[BaseRoute]:
    files = Files(folder)

    async def page(request: Request) -> Response:
        if not (folder / "index.html").is_file():
            sentence = texts(language_of(request))("page-unbuilt")
            return PlainTextResponse(sentence, 503, {"Cache-Control": "no-store"})
        return await files.get_response("index.html", request.scope)

    async def lost(request: Request) -> Response:
        found = await page(request)
        found.status_code = 404
        return found

    async def manifest(request: Request) -> Response:
        return await files.get_response("manifest.webmanifest", request.scope)

    return [
        *(Route(address, page) for address in ADDRESSES),
        Route("/manifest.webmanifest", manifest),
        Mount("/static", files),
        UnknownPage("/{anything:path}", lost),
    ]
