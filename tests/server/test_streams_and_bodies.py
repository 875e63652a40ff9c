"""What is read and sent in pieces: bodies that are long or slow, lines that come now and then. Without a network."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Message

from server.running import PATIENCE
from server.tables import refused
from tortuga.kernel.errors import Refusal
from tortuga.server import http
from tortuga.server.http import TOKEN, Api, Call, Endpoint, Frame, session_token
from tortuga.server.identity import Guest
from tortuga.server.protocol import FRAME
from tortuga.server.shutdown import Shutdown

LONG = 4 * FRAME


class Sent:
    """A request whose body comes in these pieces; who asks for more of it than there is waits."""

    def __init__(self, *pieces: bytes, ends: bool = True, method: str = "POST", cookie: str = "") -> None:
        self._pieces = list(pieces)
        self._ends = ends
        self.read = 0
        headers = [(b"cookie", cookie.encode())] if cookie else []
        scope = {"type": "http", "method": method, "path": "/", "headers": headers, "query_string": b""}
        self.request = Request(scope, self._receive)

    async def _receive(self) -> Message:
        if not self._pieces:
            await asyncio.Event().wait()
        piece = self._pieces.pop(0)
        self.read += len(piece)
        return {"type": "http.request", "body": piece, "more_body": bool(self._pieces) or not self._ends}


def endpoint_of(limit: int, stream: bool = False) -> Endpoint:
    api = Api()

    @api.post("/api/songs", body=str, answer=str, summary="Sing", limit=limit)
    async def sing(call: Call, body: str) -> str:
        return body

    @api.get("/api/songs", answer=str, summary="Listen", stream=True)
    async def listen(call: Call) -> AsyncIterator[str]:
        raise AssertionError

    return api.endpoints[int(stream)]


def body_of(sent: Sent, limit: int = FRAME) -> Any:
    async def read() -> Any:
        call = Call(sent.request, None)
        await endpoint_of(limit).arguments(call)
        return call.body

    return asyncio.run(read())


def test_a_body_is_put_together_from_its_pieces() -> None:
    assert body_of(Sent(b'"yo ', b"ho ", b'ho"')) == "yo ho ho"
    assert body_of(Sent(b'"' + b"o" * (FRAME - 2), b'"')) == "o" * (FRAME - 2)


@pytest.mark.parametrize(("limit", "key"), [(FRAME, "command-too-long"), (LONG, "record-too-long")])
def test_of_a_body_that_is_too_long_a_megabyte_is_swallowed_and_no_more(limit: int, key: str) -> None:
    piece = b"o" * 1024
    for pieces, read in ((limit // 1024 + 1, limit + 1024), (10_000, limit + 1024 * 1024 + 1024)):
        sent = Sent(*[piece] * pieces)
        with pytest.raises(Refusal) as told:
            body_of(sent, limit)
        assert (told.value.key, told.value.facts) == (key, {"most": limit})
        assert sent.read == read


def test_a_body_that_does_not_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "BODY_SECONDS", 0.05)
    with refused("command-too-slow"):
        body_of(Sent(b'"yo ', ends=False))


def test_a_token_that_is_too_long_is_none() -> None:
    for length, known in ((TOKEN, True), (TOKEN + 1, False), (0, False)):
        token = "x" * length
        found = session_token(Sent(cookie=f"tortuga={token}").request, tls=False)
        assert found == (token if known else None)


# -- Lines ------------------------------------------------------------------------------------------------------------


class Told:
    """Lines that the test tells one by one; notes whether somebody has closed it."""

    def __init__(self) -> None:
        self.coming: asyncio.Queue[object] = asyncio.Queue()
        self.closed = False

    async def lines(self) -> AsyncIterator[object]:
        try:
            while (item := await self.coming.get()) is not None:
                if isinstance(item, Exception):
                    raise item
                yield item
        finally:
            self.closed = True


def streamed(told: Told, shutdown: Shutdown, guest: Guest | None = None) -> AsyncIterator[Any]:
    response = Frame(None, False, shutdown)._response(
        told.lines(), Call(Sent(method="GET").request, guest), endpoint_of(FRAME, stream=True)
    )
    assert isinstance(response, StreamingResponse)
    assert response.media_type == "application/x-ndjson"
    return response.body_iterator.__aiter__()


def test_while_nothing_happens_an_empty_line_keeps_a_stream_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "HEARTBEAT", 0.02)

    async def scenario() -> None:
        told = Told()
        lines = streamed(told, Shutdown())
        assert [await anext(lines) for _ in range(3)] == [b"\n"] * 3
        told.coming.put_nowait("ahoy")
        heard = [b"\n"]
        while heard[-1] == b"\n":
            heard.append(await anext(lines))
        assert heard[-1] == b'"ahoy"\n'
        told.coming.put_nowait(None)
        rest = [line async for line in lines]
        assert set(rest) <= {b"\n"}
        assert told.closed

    asyncio.run(scenario())


def test_a_stream_ends_when_the_house_closes_after_what_was_to_be_told() -> None:
    async def scenario() -> None:
        told, shutdown = Told(), Shutdown()
        lines = streamed(told, shutdown)
        told.coming.put_nowait("ahoy")
        assert await anext(lines) == b'"ahoy"\n'
        waiting = asyncio.ensure_future(anext(lines, None))
        await asyncio.sleep(0)
        await shutdown.drain(PATIENCE)
        assert await waiting is None
        assert told.closed

    asyncio.run(scenario())


def test_a_stream_that_nobody_reads_any_more_is_closed() -> None:
    async def scenario() -> None:
        told = Told()
        lines = streamed(told, Shutdown())
        told.coming.put_nowait("ahoy")
        await anext(lines)
        await lines.aclose()  # type: ignore[attr-defined]
        assert told.closed
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        assert others == [], "nobody waits for anything any more"

    asyncio.run(scenario())


def test_a_refusal_is_the_last_line_in_the_reader_s_language() -> None:
    async def scenario() -> None:
        texts = []
        for language in ("en", "pl"):
            told = Told()
            told.coming.put_nowait(Refusal("table-closed"))
            (line,) = [line async for line in streamed(told, Shutdown(), Guest("g", "Ania", language))]
            answer = msgspec.json.decode(line)
            assert answer["key"] == "table-closed"
            texts.append(answer["text"])
        assert texts[0] != texts[1]

    asyncio.run(scenario())


# -- Sessions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("session", "cookie"), [(None, None), ("", 'tortuga="";'), ("a-token", "tortuga=a-token;")])
def test_an_endpoint_gives_a_session_takes_it_away_or_leaves_it(session: str | None, cookie: str | None) -> None:
    api = Api()

    @api.get("/api/doors", answer=None, summary="A door")
    async def door(call: Call) -> None:
        call.session = session

    async def scenario() -> Response:
        return await Frame(None, False, Shutdown()).answer(Sent(method="GET").request, api.endpoints[0])

    response = asyncio.run(scenario())
    assert response.status_code == 204
    assert (response.headers.get("set-cookie") or "").startswith(cookie or "")
    assert ("set-cookie" in response.headers) == (cookie is not None)
