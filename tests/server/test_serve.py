"""A house as a program of its own: it takes a port, says where it is, and closes without dropping anybody."""

import asyncio
import errno
import gc
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from queue import Queue

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from server.running import (
    PATIENCE,
    always_ready,
    app_of,
    closing_code,
    garbage_as_before,
    running,
    settings_with,
    until,
)
from tortuga.kernel.errors import Refusal
from tortuga.kernel.messages import Word
from tortuga.server import garbage, serve
from tortuga.server.http import Api
from tortuga.server.metrics import Metrics
from tortuga.server.protocol import FRAME
from tortuga.server.serve import Server, listen, local_address, network_address, probes
from tortuga.server.settings import Settings
from tortuga.server.shutdown import Shutdown

TESTS = Path(__file__).parent.parent
BROWSER = """#!{python}
import os, sys, urllib.request
with urllib.request.build_opener(urllib.request.ProxyHandler({{}})).open(sys.argv[1] + "/healthz") as answer:
    print(sys.argv[1], answer.status, file=open("{seen}.new", "w"))
os.rename("{seen}.new", "{seen}")
"""


class Program:
    """The small house in its own process."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self._queue: Queue[str] = Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._queue.put(line)

    def wait_for(self, words: str) -> str:
        while True:
            line = self._queue.get(timeout=PATIENCE)
            if words in line:
                return line

    @property
    def port(self) -> int:
        """The one that the house says it has."""
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.wait_for("http://"))
        assert found is not None
        return int(found[1])

    def end(self) -> tuple[int, str]:
        """How it ended: exit status and what it said in its log."""
        assert self.process.stderr is not None
        log = self.process.stderr.read()
        return self.process.wait(timeout=PATIENCE), log


@contextmanager
def program(**environment: str) -> Iterator[Program]:
    process = subprocess.Popen(
        [sys.executable, "-m", "server.small_house"],
        cwd=TESTS,
        env={**os.environ, "TORTUGA_PORT": "0", "TORTUGA_NO_BROWSER": "1", "TORTUGA_LOG_FORMAT": "json", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield Program(process)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(timeout=PATIENCE)
        for stream in (process.stdout, process.stderr):
            assert stream is not None
            stream.close()


def in_background(do: Callable[[], object]) -> "Queue[object]":
    answer: Queue[object] = Queue()

    def run() -> None:
        try:
            answer.put(do())
        except Exception as error:
            answer.put(error)

    threading.Thread(target=run, daemon=True).start()
    return answer


# -- Opening ----------------------------------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_one_clear_refusal() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Refusal) as refused:
            listen("127.0.0.1", port)
        assert (refused.value.key, refused.value.facts) == ("port-taken", {"port": str(port)})
        with program(TORTUGA_PORT=str(port)) as house:
            assert house.end() == (2, f"port-taken (port='{port}')\n")


@pytest.mark.parametrize("host", ["no.such.name.invalid", "192.0.2.1", "not a host"])
def test_a_host_that_is_not_here_is_refused(host: str) -> None:
    with pytest.raises(Refusal, match="host-unfit"):
        listen(host, 0)


@pytest.mark.parametrize(
    ("number", "key", "facts"),
    [
        (errno.EADDRINUSE, "port-taken", {"port": "7"}),
        (errno.EACCES, "port-forbidden", {"port": "7"}),
        (errno.EADDRNOTAVAIL, "host-unfit", {"host": "127.0.0.1", "reason": Word("system-no-address")}),
    ],
)
def test_what_the_system_refuses_is_told_by_its_reason_and_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, number: int, key: str, facts: dict[str, object]
) -> None:
    made: list[socket.socket] = []

    class Refused(socket.socket):
        def bind(self, _address: object) -> None:
            made.append(self)
            raise OSError(number, os.strerror(number))

    monkeypatch.setattr("tortuga.server.serve.socket.socket", Refused)
    with pytest.raises(Refusal) as refused:
        listen("127.0.0.1", 7)
    assert (refused.value.key, refused.value.facts) == (key, facts)
    assert [one.fileno() for one in made] == [-1]


@pytest.mark.skipif(sys.platform == "win32", reason="two programs could have the port there")
def test_a_port_can_be_taken_again_at_once() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)


def test_others_in_the_network_are_told_where_it_is_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    class Routed(socket.socket):
        def connect(self, address: object) -> None:
            assert address == ("192.0.2.1", 9)

        def getsockname(self) -> object:
            return ("192.168.1.7", 50_000)

    class Alone(socket.socket):
        def connect(self, _address: object) -> None:
            raise OSError(errno.ENETUNREACH, "")

    for kind, told in ((Routed, "http://192.168.1.7:7"), (Alone, None)):
        monkeypatch.setattr("tortuga.server.serve.socket.socket", kind)
        assert network_address(Settings(host="0.0.0.0", port=7)) == told
        assert network_address(Settings(host="127.0.0.1", port=7)) is None


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:7"), ("::1", "http://[::1]:7"), ("0.0.0.0", "http://localhost:7")],
)
def test_the_address_is_one_that_a_browser_can_open(host: str, address: str) -> None:
    settings = Settings(host=host, port=7)
    assert local_address(settings) == address
    assert host == "0.0.0.0" or network_address(settings) is None


@pytest.mark.skipif(sys.platform == "win32", reason="BROWSER is a shell script")
def test_the_browser_is_opened_at_the_real_address_once_the_house_listens(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(BROWSER.format(python=sys.executable, seen=seen))
    browser.chmod(0o755)
    with program(TORTUGA_NO_BROWSER="", BROWSER=f"{browser} %s"):
        until(seen.exists)
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+ 200\n", seen.read_text())


def test_a_house_that_cannot_open_says_why_and_ends() -> None:
    with program(SMALL_HOUSE="refuses") as house:
        assert house.end() == (2, "store-locked\n")
    with program(SMALL_HOUSE="crashes") as house:
        status, log = house.end()
        assert status == 1
        assert "RuntimeError" in log
        assert len(log.splitlines()) == 1


# -- Closing ----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_on_a_signal_everybody_may_finish_and_comes_back_later(number: signal.Signals, tmp_path: Path) -> None:
    enough = tmp_path / "enough"
    with program(SLOW_UNTIL=str(enough), TORTUGA_DRAIN_SECONDS="60") as house:
        port = house.port
        url, sockets = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/api/socket"
        with (
            httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE) as client,
            httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE) as late,
            connect(sockets, proxy=None) as told,
            connect(f"{sockets}?silent=1", proxy=None) as silent,
        ):
            assert late.get("/readyz").text == "ready\n"
            told.send("ahoy")
            assert told.recv() == "ahoy"
            silent.send("ahoy")
            assert silent.recv() == "ahoy"
            story = in_background(lambda: client.get("/api/story").text)
            answer = in_background(lambda: httpx.post(f"{url}/api/slow", trust_env=False, timeout=PATIENCE).json())
            house.wait_for("began")
            house.process.send_signal(number)
            until(lambda: late.get("/readyz").status_code == 503)
            refused = late.post("/api/slow")
            assert (refused.status_code, refused.json()["key"]) == (503, "house-closing")
            assert "retry-after" in refused.headers
            assert late.get("/healthz").status_code == 200
            with pytest.raises(InvalidStatus) as kept_out:
                connect(sockets, proxy=None)
            assert kept_out.value.response.status_code == 503
            enough.touch()
            assert answer.get(timeout=PATIENCE) == "finished"
            assert story.get(timeout=PATIENCE) == '"once"\n'
            assert (closing_code(told), closing_code(silent)) == (1012, 1012)
        house.wait_for("story ended")
        house.wait_for("closed")
        status, log = house.end()
        assert status == 0
        assert "Traceback" not in log
        assert '"event":"house-closed"' in log


def a_server(**changes: object) -> Server:
    return Server(app_of(Api()), settings_with(**changes), Shutdown(), Metrics())


def test_uvicorn_is_told_what_the_house_wants_of_it() -> None:
    told = a_server().config
    assert (told.ws_max_size, told.ws_ping_interval, told.ws_ping_timeout) == (FRAME, 15, 10)
    assert (told.ws_per_message_deflate, told.access_log, told.server_header) == (False, False, False)
    assert (told.backlog, told.timeout_graceful_shutdown, told.lifespan) == (2048, 5, "on")
    assert told.timeout_keep_alive > 120, "longer than proxies keep theirs"
    assert (told.proxy_headers, told.forwarded_allow_ips) == (False, [])
    proxied = a_server(trusted_proxies=("127.0.0.1",)).config
    assert (proxied.proxy_headers, proxied.forwarded_allow_ips) == (True, ["127.0.0.1"])


@pytest.mark.parametrize("force", [False, True])
def test_whoever_insists_ends_a_house_without_waiting(monkeypatch: pytest.MonkeyPatch, force: bool) -> None:
    ended: list[bool] = []

    async def end(server: Server, sockets: object = None) -> None:
        assert sockets is None
        ended.append(server._shutdown.closing)

    monkeypatch.setattr("uvicorn.Server.shutdown", end)
    server = a_server()
    server.force_exit = force
    asyncio.run(server.shutdown())
    assert ended == [not force], "uvicorn's own end comes after the draining, if there is any"


def test_signals_belong_to_the_house_only_while_it_runs() -> None:
    server = a_server()
    before = [signal.getsignal(number) for number in serve.STOPS]
    with server.capture_signals():
        assert [signal.getsignal(number) for number in serve.STOPS] == [server.handle_exit] * 2
        elsewhere = in_background(lambda: server.capture_signals().__enter__())
        assert elsewhere.get(timeout=PATIENCE) is None, "and no other thread asks for them"
    assert [signal.getsignal(number) for number in serve.STOPS] == before


@pytest.mark.parametrize("failure", [None, Refusal("store-locked"), RuntimeError("the mast broke")])
def test_the_end_of_a_house_is_told_by_how_it_began(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failure: Exception | None
) -> None:
    """uvicorn ends the program if the app does not start."""
    seen: dict[str, object] = {}

    def run(server: Server, sockets: list[socket.socket]) -> None:
        seen["open"] = sockets[0].fileno() >= 0
        seen["port"] = server._settings.port == sockets[0].getsockname()[1] > 0
        seen["portions"] = gc.get_threshold()[0]
        seen["frozen"] = gc.get_freeze_count() > 0
        seen["listener"] = sockets[0]
        if failure is not None:
            server.config.app.failure = failure  # type: ignore[union-attr]
            raise SystemExit(3)

    monkeypatch.setattr(Server, "run", run)
    monkeypatch.setattr("tortuga.server.serve.logs.configured", lambda _form, _level: nullcontext())
    with garbage_as_before(), caplog.at_level(logging.INFO, logger="tortuga.house"):
        if isinstance(failure, Refusal):
            with pytest.raises(Refusal, match="store-locked"):
                serve.run(settings_with(port=0), lambda _settings, _shutdown, _metrics: app_of(Api()))
        else:
            status = serve.run(settings_with(port=0), lambda _settings, _shutdown, _metrics: app_of(Api()))
            assert status == (0 if failure is None else 1)
    listener = seen.pop("listener")
    assert isinstance(listener, socket.socket)
    assert listener.fileno() == -1, "the port is given back"
    assert seen == {"open": True, "port": True, "portions": garbage.NEW, "frozen": True}
    assert ("house-failed" in caplog.messages) == isinstance(failure, RuntimeError)


def test_an_app_that_does_not_start_keeps_its_reason_and_tells_uvicorn_little() -> None:
    said: list[Message] = []

    async def broken(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "lifespan.startup.failed", "message": "Traceback ..."})
        raise RuntimeError("the mast broke")

    async def send(message: Message) -> None:
        said.append(message)

    async def receive() -> Message:
        return {"type": "lifespan.startup"}

    opening = serve.Opening(broken)
    for kind, kept in (("http", False), ("lifespan", True)):
        with pytest.raises(RuntimeError, match="the mast broke"):
            asyncio.run(opening({"type": kind}, receive, send))
        assert (opening.failure is not None) == kept
    assert [sorted(message) for message in said] == [["message", "type"], ["type"]]


# -- Sockets and probes -----------------------------------------------------------------------------------------------


def test_a_frame_that_is_too_long_ends_its_socket_alone() -> None:
    with program() as house:
        address = f"ws://127.0.0.1:{house.port}/api/socket"
        with connect(address, proxy=None) as other, connect(address, proxy=None) as socket:
            socket.send("x" * FRAME)
            assert len(socket.recv()) == FRAME
            socket.send("x" * (FRAME + 1))
            assert closing_code(socket) == 1009
            other.send("ahoy")
            assert other.recv() == "ahoy"


@pytest.mark.parametrize("answer", ["accept", "refuse"])
@pytest.mark.parametrize(
    "said", [b"no frame at all", Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)], ids=["nonsense", "goodbye"]
)
def test_what_is_said_before_a_socket_is_let_in_is_no_fault_of_the_house(
    said: bytes, answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def hesitant(websocket: WebSocket) -> None:
        """Answers as soon as they are not listened to any more, and before that is known everywhere."""
        (connection,) = house.server.server_state.connections
        while not connection.transport.is_closing():
            await asyncio.sleep(0)
        if answer == "refuse":
            raise Refusal("table-private")
        await websocket.accept()

    app = app_of(Api(), routes=[WebSocketRoute("/slow", hesitant)])
    with running(app) as house:
        with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
            line.sendall(
                b"GET /slow HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            until(lambda: house.server.server_state.tasks)  # only then it is no longer read as HTTP
            line.sendall(said)
            assert line.recv(100) == b""
        until(lambda: not house.server.server_state.tasks)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_the_numbers_are_new_for_everybody_and_made_for_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of connections that ask at the same moment were seconds in which nobody else had a turn."""
    monkeypatch.setattr(serve, "NUMBERS_SHARE", 0)

    async def scenario() -> None:
        metrics, made = Metrics(), list[float]()
        text = metrics.text

        def counted() -> bytes:
            made.append(asyncio.get_running_loop().time())
            return text()

        metrics.text = counted  # type: ignore[method-assign]
        app = Starlette(routes=probes(Shutdown(), always_ready, metrics))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client:
            for rooms in range(3):
                metrics.live_tables(rooms)
                answers = await asyncio.gather(*(client.get("/metrics") for _ in range(50)))
                assert all(f"tortuga_live_tables {rooms}.0" in answer.text for answer in answers)
            assert len(made) <= 6
            monkeypatch.setattr(serve, "NUMBERS_SHARE", 1000)
            await client.get("/metrics")
            asking = asyncio.ensure_future(client.get("/metrics"))
            await asyncio.sleep(0.05)
            assert not asking.done(), "others have their time"
            asking.cancel()

    asyncio.run(scenario())


def test_a_house_whose_store_does_not_answer_is_alive_but_not_ready() -> None:
    async def broken() -> None:
        raise Refusal("store-locked")

    routes: list[Route] = [
        Route(f"/broken{route.path}", route.endpoint) for route in probes(Shutdown(), broken, Metrics())
    ]
    with running(app_of(Api(), routes=[*routes])) as house, house.client() as client:
        assert client.get("/broken/healthz").status_code == 200
        assert client.get("/broken/readyz").status_code == 503
        assert client.get("/readyz").text == "ready\n"


def test_a_store_that_takes_too_long_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "READY_SECONDS", 0.05)

    async def never() -> None:
        await asyncio.Event().wait()

    routes: list[Route] = [
        Route(f"/slow{route.path}", route.endpoint) for route in probes(Shutdown(), never, Metrics())
    ]
    with running(app_of(Api(), routes=[*routes])) as house, house.client() as client:
        answer = client.get("/slow/readyz")
        assert (answer.status_code, answer.text) == (503, "not ready\n")


@pytest.mark.parametrize("error", [webbrowser.Error("no browser"), OSError("nor a screen")])
def test_without_a_browser_the_house_is_open_all_the_same(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    asked: list[str] = []

    def open_(address: str) -> None:
        asked.append(address)
        raise error

    monkeypatch.setattr(webbrowser, "open", open_)
    serve._browse("http://127.0.0.1:7")
    assert asked == ["http://127.0.0.1:7"]


def test_the_port_is_ours_before_the_house_is_open() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()) as early:
        assert early.getpeername() == listener.getsockname()
