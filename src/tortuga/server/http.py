"""Endpoints, declared once: the route, the validation and the OpenAPI document come from the declaration.

    api = Api()

    @api.post("/api/tables", body=OpenTable, answer=About, summary="Open a table", signed_in=True)
    async def open_table(call: Call, body: OpenTable) -> About: ...

Whatever is refused, here or deeper in the house, leaves as JSON `Refused` with a sentence in the caller's language.
"""

import asyncio
import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ExceptionHandler
from starlette.websockets import WebSocket, WebSocketState

from tortuga.kernel.errors import Refusal, UnknownName
from tortuga.server.identity import Guest
from tortuga.server.openapi import NDJSON, document
from tortuga.server.protocol import ENCODER, FRAME
from tortuga.server.ready_answers import ReadyAnswer, compressed
from tortuga.server.replies import JSON, refusal_response, refused
from tortuga.server.shutdown import Shutdown
from tortuga.texts import LANGUAGES

COOKIE = "tortuga"
COOKIE_AGE = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
TOKEN = 128
"""Longer ones cannot be ours."""
SIGNS = re.compile(r"[A-Za-z0-9_-]+")
"""Of a token."""
BODY_SECONDS = 30.0
"""Enough for a record file over a slow connection; a client that needs longer isn't sending, only holding the
connection."""
SWALLOWED = 1024 * 1024
"""Of a body that is too long, this much is read and dropped: a client still sending would not read the reason."""
HEARTBEAT = 15.0
"""Seconds of silence after which a stream sends an empty line, so that no proxy closes it as idle."""
REASON = 200
REFUSED = "tortuga.refused"
"""Where the scope of a request has the key of its refusal, for the log and the metrics."""

Recognise: TypeAlias = Callable[[str], Awaitable[Guest | None]]
"""Who a session's token belongs to."""
T = TypeVar("T")
Run = TypeVar("Run", bound=Callable[..., Awaitable[object]])


# -- Who calls --------------------------------------------------------------------------------------------------------


def cookie_name(tls: bool) -> str:
    """With TLS the browser itself enforces that the cookie is ours alone: Secure, for this host, for every path."""
    return f"__Host-{COOKIE}" if tls else COOKIE


def session_token(connection: HTTPConnection, tls: bool) -> str | None:
    """The caller's session; by cookie only, so that no token is ever in a place where pages or logs could read it.

    Python's own reader of cookies takes signs out of quotes, and some versions a minute for a header full of them.
    """
    found = None
    for cookie in connection.headers.get("cookie", "").split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == cookie_name(tls):
            found = value.strip()
    return found if found is not None and len(found) <= TOKEN and SIGNS.fullmatch(found) else None


def set_session(response: Response, token: str, *, tls: bool) -> None:
    response.set_cookie(
        cookie_name(tls), token, max_age=COOKIE_AGE, path="/", secure=tls, httponly=True, samesite="lax"
    )


def clear_session(response: Response, *, tls: bool) -> None:
    response.delete_cookie(cookie_name(tls), path="/", secure=tls, httponly=True, samesite="lax")


def address_of(connection: HTTPConnection) -> str:
    """Where the caller is; with trusted proxies uvicorn has already put what they say in its place."""
    return connection.client.host if connection.client else "-"


def language_of(connection: HTTPConnection) -> str:
    """The language that the caller's browser asks for, if the house speaks it, else English."""
    return best_language(connection.headers.get("accept-language", ""))


def best_language(accepted: str) -> str:
    """
    >>> best_language("de, pl;q=0.8, en;q=0.9"), best_language("uk-UA,uk;q=0.9"), best_language("xx")
    ('en', 'uk', 'en')
    """
    best, best_weight = "en", 0.0
    for wish in accepted[:REASON].split(","):
        tag, _, weight = wish.partition(";")
        language = tag.strip()[:2].lower() if tag.strip()[2:3] in ("", "-") else ""
        found = re.fullmatch(r"\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*", weight) if weight else None
        wanted = 1.0 if not weight else float(found[1]) if found else 0.0
        if language in LANGUAGES and wanted > best_weight:
            best, best_weight = language, wanted
    return best


class Call:
    """One request to an endpoint, and who makes it."""

    def __init__(self, request: Request, guest: Guest | None) -> None:
        self.request = request
        self.guest = guest
        self.params: dict[str, Any] = {}
        """What the path says, by name; an endpoint may also take them as arguments."""
        self.query: Any = None
        self.body: Any = None
        self.holds_no_secret = False
        """Whoever gets the answer may know all that is in it, and nothing in it gives its reader a right: it may be
        compressed."""
        self.session: str | None = None
        """A token set here goes to the caller as the session's cookie; an empty one takes the cookie away."""

    @property
    def who(self) -> Guest:
        if self.guest is None:
            raise Refusal("sign-in-needed")
        return self.guest

    @property
    def language(self) -> str:
        return self.guest.language if self.guest is not None else language_of(self.request)

    @property
    def address(self) -> str:
        return address_of(self.request)

    def hold(self, thing: AbstractContextManager[T]) -> T:
        """Keeps something until the answer is whole, or its reader has gone."""
        until: ExitStack = self.request.scope["tortuga.until-answered"]
        return until.enter_context(thing)


# -- Endpoints --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """One declaration."""

    method: str
    path: str
    run: Callable[..., Awaitable[object]]
    summary: str
    answer: Any
    status: int
    body: Any
    query: type[Struct] | None
    limit: int
    signed_in: bool
    stream: bool
    public: bool
    statuses: tuple[int, ...]
    params: dict[str, Any] = field(default_factory=dict)
    """The types of what the path says, by name."""

    async def arguments(self, call: Call) -> dict[str, Any]:
        """What is sent, checked and read."""
        given: dict[str, Any] = {}
        call.params = {
            name: _read_param(call.request.path_params[name], wanted) for name, wanted in self.params.items()
        }
        call.query = _read_query(call.request, self.query)
        if self.body is not None:
            call.body = await _read_body(call.request, _decoder(self.body), self.limit)
        for name in inspect.signature(self.run).parameters:
            if name in call.params:
                given[name] = call.params[name]
            elif name in ("query", "body"):
                given[name] = getattr(call, name)
        return given


class Api:
    """The endpoints of the house. A declaration only: `routes` binds it to a house that runs."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def get(
        self,
        path: str,
        *,
        answer: Any,
        summary: str,
        query: type[Struct] | None = None,
        signed_in: bool = False,
        statuses: tuple[int, ...] = (),
        stream: bool = False,
        public: bool = False,
    ) -> Callable[[Run], Run]:
        """Something to read. With `stream` the endpoint returns an async iterator, sent as lines of JSON.

        What is `public` is the same for everybody who asks for it in a language, until the house is started again: it
        is made once, kept, and goes out compressed.
        """
        return self._declare("GET", path, answer, summary, query, None, 0, signed_in, statuses, 200, stream, public)

    def post(
        self,
        path: str,
        *,
        answer: Any,
        summary: str,
        body: Any = None,
        query: type[Struct] | None = None,
        limit: int = FRAME,
        signed_in: bool = False,
        statuses: tuple[int, ...] = (),
        status: int = 200,
    ) -> Callable[[Run], Run]:
        return self._declare("POST", path, answer, summary, query, body, limit, signed_in, statuses, status)

    def patch(
        self,
        path: str,
        *,
        answer: Any,
        summary: str,
        body: Any,
        limit: int = FRAME,
        signed_in: bool = False,
        statuses: tuple[int, ...] = (),
    ) -> Callable[[Run], Run]:
        return self._declare("PATCH", path, answer, summary, None, body, limit, signed_in, statuses, 200)

    def delete(
        self,
        path: str,
        *,
        answer: Any,
        summary: str,
        body: Any = None,
        limit: int = FRAME,
        signed_in: bool = False,
        statuses: tuple[int, ...] = (),
    ) -> Callable[[Run], Run]:
        return self._declare("DELETE", path, answer, summary, None, body, limit, signed_in, statuses, 200)

    def _declare(
        self,
        method: str,
        path: str,
        answer: Any,
        summary: str,
        query: type[Struct] | None,
        body: Any,
        limit: int,
        signed_in: bool,
        statuses: tuple[int, ...],
        status: int,
        stream: bool = False,
        public: bool = False,
    ) -> Callable[[Run], Run]:
        def add(run: Run) -> Run:
            hints = get_type_hints(run, include_extras=True)
            plain, params = _path(path, hints)
            unknown = set(inspect.signature(run).parameters) - {"call", "body", "query", *params}
            assert not unknown, f"{run} takes {unknown}, which its path does not say"
            self.endpoints.append(
                Endpoint(
                    method=method,
                    path=plain,
                    run=run,
                    summary=summary,
                    answer=answer,
                    status=204 if answer is None else status,
                    body=body,
                    query=query,
                    limit=limit,
                    signed_in=signed_in,
                    stream=stream,
                    public=public,
                    statuses=statuses,
                    params=params,
                )
            )
            return run

        return add

    def routes(
        self, recognise: Recognise | None = None, *, tls: bool = False, shutdown: Shutdown | None = None
    ) -> list[Route]:
        """Starlette's routes, one per path, so that a wrong method is answered with all the right ones."""
        frame = Frame(recognise, tls, shutdown or Shutdown())
        paths: dict[str, dict[str, Endpoint]] = {}
        for endpoint in self.endpoints:
            paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        document = ReadyAnswer(ENCODER.encode(self.openapi(tls=tls)), JSON)

        async def openapi(request: Request) -> Response:
            return document.response(request)

        made = [Route(path, frame.serve(methods), methods=list(methods)) for path, methods in paths.items()]
        return [Route("/api/openapi.json", openapi), *made]

    def openapi(self, *, tls: bool = False) -> dict[str, Any]:
        return document(self.endpoints, cookie_name(tls))


@dataclass(frozen=True)
class Frame:
    """What every call goes through, for one house."""

    recognise: Recognise | None
    tls: bool
    shutdown: Shutdown
    ready: dict[tuple[object, ...], ReadyAnswer] = field(default_factory=dict)
    """What is public, by its address and language. Only what there is gets here, so it cannot grow for ever."""

    def serve(self, methods: Mapping[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return await self.answer(request, methods["GET" if request.method == "HEAD" else request.method])

        return answer

    async def answer(self, request: Request, endpoint: Endpoint) -> Response:
        token = session_token(request, self.tls)
        guest = await self.recognise(token) if token and self.recognise else None
        call = request.scope["tortuga.call"] = Call(request, guest)
        if endpoint.signed_in and guest is None:
            raise Refusal("sign-in-needed")
        given = await endpoint.arguments(call)
        if endpoint.public:
            return await self._public(call, endpoint, given)
        made = await endpoint.run(call, **given)
        response = self._response(made, call, endpoint)
        if call.holds_no_secret:
            response = await compressed(response, request)
        if call.session:
            set_session(response, call.session, tls=self.tls)
        elif call.session == "":
            clear_session(response, tls=self.tls)
        return response

    async def _public(self, call: Call, endpoint: Endpoint, given: Mapping[str, Any]) -> Response:
        key = (endpoint.path, *call.params.values(), call.query, call.language)
        ready = self.ready.get(key)
        if ready is None:
            made = await endpoint.run(call, **given)
            ready = made if isinstance(made, ReadyAnswer) else ReadyAnswer(ENCODER.encode(made), JSON)
            self.ready[key] = ready
        return ready.response(call.request)

    def _response(self, made: object, call: Call, endpoint: Endpoint) -> Response:
        if isinstance(made, Response):
            return made
        if endpoint.stream:
            assert isinstance(made, AsyncIterator)
            if call.request.method == "HEAD":
                return Response(media_type=NDJSON)
            return StreamingResponse(_lines(made, self.shutdown, call.language), media_type=NDJSON)
        if endpoint.answer is None:
            return Response(status_code=204)
        return Response(ENCODER.encode(made), endpoint.status, media_type=JSON)


async def _lines(items: AsyncIterator[object], shutdown: Shutdown, language: str) -> AsyncIterator[bytes]:
    """Each item as a line of JSON, until there are no more or the house closes."""
    closing: asyncio.Future[Any] = asyncio.ensure_future(shutdown.begun())
    coming: asyncio.Future[Any] | None = None
    try:
        while True:
            coming = coming or asyncio.ensure_future(anext(items))
            done, _ = await asyncio.wait({coming, closing}, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
            if coming in done:
                item, coming = coming.result(), None
                yield ENCODER.encode(item) + b"\n"
            elif closing in done:
                return
            else:
                yield b"\n"
    except StopAsyncIteration:
        return
    except Refusal as refusal:
        yield ENCODER.encode(refused(refusal, language)) + b"\n"
    finally:
        waiting = [one for one in (coming, closing) if one is not None]
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        close = getattr(items, "aclose", None)
        if close is not None:
            await close()


# -- What is sent -----------------------------------------------------------------------------------------------------

INTEGER = Annotated[int, Meta(ge=0, le=2**53)]
"""In a path: no more than a browser can count."""


def _path(path: str, hints: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The path without types, and the types of its parameters by name.

    Starlette's own `{n:int}` would fail on a number of thousands of digits, so numbers are read here.
    """
    params: dict[str, Any] = {}
    for name, kind in re.findall(r"\{(\w+)(?::(\w+))?\}", path):
        wanted = hints.get(name, int if kind == "int" else str)
        params[name] = INTEGER if wanted is int else wanted
    return re.sub(r":\w+\}", "}", path), params


def _read_param(value: str, wanted: Any) -> Any:
    try:
        return msgspec.convert(value, wanted, strict=False)
    except msgspec.ValidationError:
        raise Refusal("page-unknown") from None


def _read_query(request: Request, wanted: type[Struct] | None) -> Any:
    """The query as a struct. What is not asked for is refused: a misspelt name would otherwise do nothing, unseen."""
    fields = {} if wanted is None else {one.encode_name: one for one in msgspec.structs.fields(wanted)}
    given: dict[str, Any] = {}
    for name, value in request.query_params.multi_items():
        if name not in fields:
            raise Refusal("query-unfit", name=name[:REASON])
        if get_origin(fields[name].type) in (list, tuple, set):
            given.setdefault(name, []).append(value)
        elif name in given:
            raise Refusal("query-unfit", name=name)
        else:
            given[name] = value
    if wanted is None:
        return None
    try:
        return msgspec.convert(given, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("query-unreadable", reason=str(error)[:REASON]) from None


@cache
def _decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)


async def _read_body(request: Request, decoder: msgspec.json.Decoder[Any], limit: int) -> Any:
    kind = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if kind != JSON:
        raise Refusal("content-type-wrong", type=kind[:REASON])
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await _bytes(request, limit)
    except TimeoutError:
        raise Refusal("command-too-slow") from None
    return decoded(decoder, body)


async def _bytes(request: Request, limit: int) -> bytes:
    """The body, never more of it in memory than the limit."""
    size = 0
    parts: list[bytes] = []
    async for part in request.stream():
        size += len(part)
        if size <= limit:
            parts.append(part)
        elif size > limit + SWALLOWED:
            break
    if size > limit:
        raise Refusal("command-too-long" if limit <= FRAME else "record-too-long", most=limit)
    return b"".join(parts)


def decoded(decoder: msgspec.json.Decoder[Any], sent: bytes | str) -> Any:
    """What was sent, by HTTP or socket; raises Refusal where it is not what the decoder is for."""
    try:
        return decoder.decode(sent)
    except RecursionError:
        raise Refusal("command-unreadable", reason="nested too deeply") from None
    except UnicodeError:
        raise Refusal("command-unreadable", reason="not UTF-8") from None
    except msgspec.DecodeError as error:
        raise Refusal("command-unreadable", reason=str(error)[:REASON]) from None


# -- What goes wrong ------------------------------------------------------------------------------------------------


async def _on_refusal(connection: HTTPConnection, error: Exception) -> Response | None:
    assert isinstance(error, Refusal)
    return await _say_no(connection, error)


async def _on_http_exception(connection: HTTPConnection, error: Exception) -> Response | None:
    """What Starlette itself refuses: paths and methods that are not there."""
    assert isinstance(error, HTTPException)
    key = {404: "page-unknown", 405: "method-wrong"}.get(error.status_code, "request-unfit")
    return await _say_no(connection, Refusal(key), error.headers)


async def _on_disconnect(connection: HTTPConnection, _: Exception) -> Response | None:
    return await _say_no(connection, Refusal("client-gone"))


async def _on_error(connection: HTTPConnection, _: Exception) -> Response | None:
    """Nothing of the error is told to the client; the guard logs it."""
    return await _say_no(connection, Refusal("internal-error"))


async def _say_no(
    connection: HTTPConnection, refusal: Refusal, headers: Mapping[str, str] | None = None
) -> Response | None:
    if isinstance(connection, WebSocket) and connection.application_state != WebSocketState.CONNECTING:
        await connection.close(1011)
        return None
    connection.scope[REFUSED] = refusal.key
    call: Call | None = connection.scope.get("tortuga.call")
    language = language_of(connection) if call is None else call.language
    command = None if call is None else getattr(call.body, "id", None)
    status = 404 if call is not None and _is_named_by_path(refusal, call) else None
    return refusal_response(refusal, language, command=command, status=status, headers=headers)


def _is_named_by_path(refusal: Refusal, call: Call) -> bool:
    """Is it the path that names a title or a language that there is not, and not what was sent there?"""
    return isinstance(refusal, UnknownName) and refusal.facts.get("name") in call.params.values()


EXCEPTION_HANDLERS: dict[Any, ExceptionHandler] = {
    Refusal: _on_refusal,  # type: ignore[dict-item]
    HTTPException: _on_http_exception,  # type: ignore[dict-item]
    ClientDisconnect: _on_disconnect,  # type: ignore[dict-item]
    Exception: _on_error,  # type: ignore[dict-item]
}
"""For the Starlette app."""
