"""The page that a browser opens: one page for all addresses, whose script asks the API for the rest.

They are built from web/ when Tortuga is installed (build_backend/web.py), and read once, when the house opens:
installing a new version while the house is open changes nothing for the people in it.
"""

import mimetypes
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

from tortuga.kernel.errors import Refusal
from tortuga.server.http import address_of, language_of, session_token
from tortuga.server.page_heads import PageHead, head_of, invitation_head, known_title, title_of_own_table
from tortuga.server.preloads import MANIFEST, preloads, read_chunks
from tortuga.server.ready_answers import KEPT_FOR_GOOD, REVALIDATED, ReadyAnswer
from tortuga.server.replies import texts

CLIENT = Path(__file__).parent / "web"
ADDRESSES = {
    "/": "Start",
    "/table/{table}": "Table",
    "/join": "Join",
    "/join/{code}": "Join",
    "/recover": "Recover",
    "/watch/{table}": "Replay",
    "/rules/{title}": "Rules",
    "/box/{title}": "Box",
    "/learn/{title}": "Learn",
    "/puzzles": "Puzzles",
    "/puzzles/{level}/{seed}": "Puzzles",
    "/about": "About",
}
"""The component of the client that draws each page."""
INVITATION = "/join/{code}"
TABLE = "/table/{table}"
AT_THE_ROOT = ("manifest.webmanifest", "sw.js")
"""Files that browsers want at an address of their own: a service worker serves what lies below it."""
HEAD = "<!--head-->"
"""Where the built page leaves room for what the server says about each address."""
LANGUAGE = '<html lang="en">'
READY_PAGES = 256
"""As many as addresses, titles and languages make for one name of the house, some times over."""

KINDS = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
for ending, kind in KINDS.items():  # not every system knows them, and browsers do not run a script that is text/plain
    mimetypes.add_type(kind, ending)


class Client:
    """The built client, ready to send."""

    def __init__(self, folder: Path) -> None:
        files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self._files = {name: _ready(name, path) for name, path in files.items()}
        self._page = files["index.html"].read_text("utf-8") if "index.html" in files else None
        self._chunks = read_chunks(files[MANIFEST].read_bytes()) if MANIFEST in files else {}
        self._pictures = {
            Path(name).stem: f"/static/{name}" for name in files if Path(name).parent.as_posix() == "cards"
        }
        self.ready_page = lru_cache(READY_PAGES)(self.make_page)
        """Kept for heads that many ask for."""

    @property
    def is_built(self) -> bool:
        return self._page is not None

    def file(self, name: str) -> ReadyAnswer:
        if name not in self._files:
            raise HTTPException(404)
        return self._files[name]

    def make_page(self, head: PageHead, origin: str, address: str = "", title: str | None = None) -> ReadyAnswer:
        """By the pattern of its address; without one the client says that there is no such page."""
        assert self._page is not None
        said = self._page.replace(LANGUAGE, f'<html lang="{head.language}">', 1)
        about = head.written(origin, self._pictures)
        if address:
            about += "\n    " + preloads(self._chunks, ADDRESSES[address], address, title, head.language)
        said = said.replace(HEAD, about, 1)
        return ReadyAnswer(said.encode(), "text/html")


def _ready(name: str, path: Path) -> ReadyAnswer:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return ReadyAnswer(path.read_bytes(), kind, KEPT_FOR_GOOD if name.startswith("assets/") else REVALIDATED)


class UnknownPage(Route):
    """Any other address that a browser requests: the client says that there is no such page, with a link to the start
    page. Programs get a refusal as JSON."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        programs = scope["type"] != "http" or scope["path"].startswith(("/api/", "/static/"))
        if programs or "text/html" not in Headers(scope=scope).get("accept", ""):
            return Match.NONE, {}
        return super().matches(scope)


@cache
def _client(folder: Path) -> Client:
    return Client(folder)


def pages(folder: Path = CLIENT) -> list[BaseRoute]:
    client = _client(folder)

    def page(address: str, status: int = 200) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            if not client.is_built:
                return _unbuilt(request)
            title = known_title(request.path_params.get("title"))
            head = head_of(address, title, language_of(request))
            return client.ready_page(head, origin_of(request), address, title).response(request, status)

        return answer

    async def invitation(request: Request) -> Response:
        if not client.is_built:
            return _unbuilt(request)
        head = await _invitation(request) or head_of(INVITATION, None, language_of(request))
        return client.make_page(head, origin_of(request), INVITATION).response(request)

    async def table(request: Request) -> Response:
        """People who sit there are told right away what the play area needs."""
        if not client.is_built:
            return _unbuilt(request)
        head = head_of(TABLE, None, language_of(request))
        title = await _title_of_own_table(request)
        return client.ready_page(head, origin_of(request), TABLE, title).response(request)

    async def file(request: Request) -> Response:
        return client.file(request.path_params["name"]).response(request)

    def root_file(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return client.file(name).response(request)

        return answer

    return [
        *(Route(address, page(address)) for address in ADDRESSES if address not in (INVITATION, TABLE)),
        Route(INVITATION, invitation),
        Route(TABLE, table),
        *(Route(f"/{name}", root_file(name)) for name in AT_THE_ROOT),
        Route("/static/{name:path}", file),
        UnknownPage("/{anything:path}", page("", 404)),
    ]


def origin_of(request: Request) -> str:
    """Where the reader finds the house."""
    public: str | None = request.app.state.settings.origin
    return public or f"{request.scope['scheme']}://{request.headers['host']}"


async def _invitation(request: Request) -> PageHead | None:
    """Codes can be guessed here as well as by asking the API, so both count as the same."""
    try:
        head = await invitation_head(request.app.state.house.store, request.path_params["code"])
        await request.app.state.limits.guess(address_of(request), right=head is not None)
    except Refusal:  # too many guesses, or no database: the page itself will say it
        return None
    return head


async def _title_of_own_table(request: Request) -> str | None:
    """None also while there is no database: the page itself will say it."""
    state = request.app.state
    session = session_token(request, state.settings.tls)
    if session is None:
        return None
    try:
        guest = await state.house.identity.guest_of(session, state.house.clock())
        return guest and await title_of_own_table(state.house.store, request.path_params["table"], guest.id)
    except Refusal:
        return None


def _unbuilt(request: Request) -> Response:
    return PlainTextResponse(texts(language_of(request))("page-unbuilt"), 503, {"Cache-Control": "no-store"})
