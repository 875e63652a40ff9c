"""Connections as bytes: who is cut off, and who is not."""

import asyncio
import logging
import socket
import threading
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from server.running import PATIENCE, app_of, running, settings_with, until
from tortuga.server import serve, wire
from tortuga.server.http import Api, Call
from tortuga.server.protocol import FRAME
from tortuga.server.wire import LEAST_ROUND, MOST_WAITING, QUICK, ROUND, SLICE, SMALL_TALK, Incoming, Rounds, WebSockets


def test_a_head_without_an_end_is_cut_off() -> None:
    with running(app_of(Api())) as house, socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            line.sendall(b"x" * 50_000_000)
        with house.client() as client:
            assert client.get("/healthz", headers={"x": "x" * 30_000}).status_code == 200
            assert client.get("/healthz", headers={"x": "x" * 30_000}).status_code == 200


def test_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HEAD_SECONDS", 0.2)
    with running(app_of(Api())) as house, house.client() as client:
        assert client.get("/healthz").status_code == 200
        with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
            assert line.recv(1) == b""
        with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea")
            answers = b""
            while part := line.recv(4096):
                answers += part
            assert answers.count(b"HTTP/1.1 200") == 1
        assert client.get("/healthz").status_code == 200


def test_who_does_not_read_a_stream_is_cut_off_and_who_reads_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "STALLED_SECONDS", 0.5)
    api, ended = Api(), threading.Event()

    @api.get("/api/story", answer=str, summary="A long story", stream=True)
    async def story(call: Call) -> AsyncIterator[str]:
        async def told() -> AsyncIterator[str]:
            try:
                while True:
                    yield "ahoy " * 10_000
            finally:
                ended.set()

        return told()

    @api.get("/api/tale", answer=str, summary="A story with an end", stream=True)
    async def tale(call: Call) -> AsyncIterator[str]:
        async def told() -> AsyncIterator[str]:
            for _ in range(50):
                yield "ahoy " * 10_000

        return told()

    with running(app_of(api)) as house, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", house.port))
        line.sendall(b"GET /api/story HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert ended.wait(PATIENCE)
        with suppress(ConnectionResetError):
            while line.recv(1_000_000):
                pass
        with house.client() as client:
            assert len(client.get("/api/tale").text.splitlines()) == 50


def test_who_hangs_up_with_more_requests_on_their_way_is_not_answered_any_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    api, ended = Api(), threading.Event()

    @api.get("/api/story", answer=str, summary="A story without an end", stream=True)
    async def story(call: Call) -> AsyncIterator[str]:
        async def told() -> AsyncIterator[str]:
            try:
                yield "ahoy"
                await asyncio.Event().wait()
            finally:
                ended.set()

        return told()

    with running(app_of(api)) as house:
        with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
            head = b"HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            line.sendall(b"GET /api/story " + head + b"GET /healthz " + head)
            assert line.recv(100)
        assert ended.wait(PATIENCE)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_one_address_has_so_many_connections_and_a_trusted_proxy_as_many_as_it_likes() -> None:
    for trusted, most in (((), 5), (("127.0.0.0/8",), 20)):
        settings = settings_with(connections_of_address=5, trusted_proxies=trusted)
        with running(app_of(Api(), settings), settings) as house, ExitStack() as held:
            for _ in range(20):
                line = socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)
                held.enter_context(line)
            until(lambda house=house, most=most: len(house.server.server_state.connections) == most)  # type: ignore[misc]
            other = httpx.HTTPTransport(local_address="127.0.0.2")
            with house.client(transport=other) as client:
                assert client.get("/readyz").status_code == 200
            held.close()
            with house.client() as client:
                until(lambda client=client: answers(client))  # type: ignore[misc]


def answers(client: httpx.Client) -> bool:
    try:
        return client.get("/readyz").status_code == 200
    except httpx.TransportError:
        return False


# -- Nobody is read all at once ---------------------------------------------------------------------------------------


class Line(asyncio.Transport):
    """One connection as far as `Incoming` knows it."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.listens = True

    def pause_reading(self) -> None:
        self.listens = False

    def resume_reading(self) -> None:
        self.listens = True

    def is_closing(self) -> bool:
        return False


def test_a_round_reads_some_of_what_came_and_of_each_address_in_turn() -> None:
    read: dict[int, list[tuple[str, int]]] = defaultdict(list)
    """By round: from where, and how much."""
    much = 20 * ROUND
    round_ = 0

    async def listen() -> None:
        nonlocal round_
        rounds = Rounds()
        lines = {name: Line(name[:9]) for name in ("192.0.2.1 one", "192.0.2.1 two", "192.0.2.2")}
        for name, line in lines.items():

            def note(data: bytes, name: str = name) -> None:
                read[round_].append((name, len(data)))

            size = 10 if name == "192.0.2.2" else much
            Incoming(rounds, line, note, lambda: False).came(b"x" * size)
        assert [line.listens for line in lines.values()] == [False, False, True], "who sends much is not listened to"
        while not all(line.listens for line in lines.values()):
            round_ += 1
            await asyncio.sleep(0)

    asyncio.run(listen())
    assert max(sum(size for _, size in parts) for parts in read.values()) <= ROUND
    assert max(size for parts in read.values() for _, size in parts) <= SLICE
    assert sum(size for parts in read.values() for name, size in parts if name.endswith("one")) == much
    assert ("192.0.2.2", 10) in read[1], "who sends little waits for one round, however much others send"


def test_rounds_are_small_until_some_were_quickly_done_with() -> None:
    """What came with one is carried out in the next, and may take long."""
    took = [0.0] * 8 + [1.0] + [0.0] * 8
    read: list[int] = []
    ran = 0.0

    async def listen() -> None:
        nonlocal ran
        rounds = Rounds(lambda: ran)
        incoming = Incoming(rounds, Line("192.0.2.1"), lambda data: read.append(len(data)), lambda: False)
        for _ in range(2):
            read.clear()
            incoming.came(b"x" * 20 * ROUND)
            sizes = []
            for seconds in took:
                await asyncio.sleep(0)
                sizes.append(sum(read))
                read.clear()
                ran += seconds
            small = [LEAST_ROUND] * (QUICK - 1)
            assert sizes[: len(small) + 1] == [*small, ROUND]
            assert sizes[8:13] == [ROUND, LEAST_ROUND, LEAST_ROUND, LEAST_ROUND, ROUND]
            while incoming.waits:
                await asyncio.sleep(0)
            for _ in range(5):
                await asyncio.sleep(0)

    asyncio.run(listen())


def test_who_is_busy_is_not_read_on() -> None:
    read: list[bytes] = []
    busy = False

    async def listen() -> None:
        nonlocal busy
        line = Line("192.0.2.1")
        incoming = Incoming(Rounds(), line, read.append, lambda: busy)
        incoming.came(b"first")
        busy = True
        incoming.came(b"x" * (MOST_WAITING + 1))
        await asyncio.sleep(0)
        assert (read, line.listens) == ([b"first"], False)
        busy = False
        line.resume_reading()
        incoming.go_on()
        assert not line.listens, "what has come comes first"
        while not line.listens:
            await asyncio.sleep(0)
        assert b"".join(read) == b"first" + b"x" * (MOST_WAITING + 1)

    asyncio.run(listen())


def echoing() -> ASGIApp:
    async def say_again(request: Request) -> Response:
        return PlainTextResponse(await request.body())

    async def answer(socket: WebSocket) -> None:
        await socket.accept()
        async for text in socket.iter_text():
            await socket.send_text(text)

    return app_of(Api(), routes=[Route("/again", say_again, methods=["POST"]), WebSocketRoute("/talk", answer)])


def test_what_is_long_arrives_whole() -> None:
    body = "".join(f"{number} " for number in range(100_000))
    with running(echoing()) as house, house.client() as client:
        assert client.post("/again", content=body).text == body
        assert client.post("/again", content=(part.encode() for part in body.split(" "))).text == body.replace(" ", "")
        head = {f"X{number}": "x" * ROUND for number in range(10)}
        with connect(f"{house.socket_url}/talk", proxy=None, additional_headers=head) as line:
            texts = [f"{number}" * (FRAME // 2) for number in range(10)]
            for text in texts:
                line.send(text)
            assert [line.recv(PATIENCE) for _ in texts] == texts


def test_a_head_that_is_too_long_for_a_socket_is_not_waited_for() -> None:
    with running(echoing()) as house, socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        line.sendall(
            b"GET /talk HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX: "
            + b"x" * 10_000
            + b"\r\n\r\n"
        )
        assert line.recv(100) == b""


@pytest.mark.parametrize(
    "flood",
    [
        Frame(Opcode.PING, b"").serialize(mask=True) * 100_000,
        Frame(Opcode.PONG, b"").serialize(mask=True) * 100_000,
        Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
        + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 100_000,
    ],
    ids=["pings", "pongs", "pieces"],
)
def test_a_socket_that_says_nothing_again_and_again_is_cut_off(flood: bytes, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with running(echoing()) as house, connect(f"{house.socket_url}/talk", proxy=None) as other:
        with connect(f"{house.socket_url}/talk", proxy=None) as line:
            line.send("ahoy")
            assert line.recv(PATIENCE) == "ahoy"
            with suppress(OSError):
                line.socket.sendall(flood)
            until(lambda: len(house.server.server_state.connections) == 1)
        other.ping()
        other.send("still here")
        assert other.recv(PATIENCE) == "still here"
    assert [record.getMessage() for record in caplog.records].count("socket-flooded") == 1


def test_who_is_not_listened_to_may_have_answered_a_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, missing = threading.Event(), threading.Semaphore(0)
    is_missing = WebSockets.keepalive_timeout

    def miss(socket: WebSockets) -> None:
        missing.release()
        is_missing(socket)

    async def slow(websocket: WebSocket) -> None:
        await websocket.accept()
        async for text in websocket.iter_text():
            await asyncio.to_thread(go_on.wait, PATIENCE)
            await websocket.send_text(text)

    monkeypatch.setattr(WebSockets, "keepalive_timeout", miss)
    monkeypatch.setattr(serve, "PING", 0.1)
    monkeypatch.setattr(serve, "PONG", 0.1)
    app = app_of(Api(), routes=[WebSocketRoute("/slow", slow)])
    with running(app) as house, connect(f"{house.socket_url}/slow", proxy=None) as line:
        for text in ("one", "two", "three"):
            line.send(text)
        for _ in range(3):
            assert missing.acquire(timeout=PATIENCE)
        go_on.set()
        assert [line.recv(PATIENCE) for _ in range(3)] == ["one", "two", "three"]


def test_some_pings_are_fine() -> None:
    with running(echoing()) as house, connect(f"{house.socket_url}/talk", proxy=None) as line:
        for pong in [line.ping() for _ in range(SMALL_TALK.burst - 1)]:
            assert pong.wait(PATIENCE)
        line.send("ahoy")
        assert line.recv(PATIENCE) == "ahoy"
