"""A house as a program of its own: it takes a port, says where it is, and closes without dropping anybody."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue

import httpx
import pytest
from starlette.routing import Route
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.running import PATIENCE, app_of, closing_code, running, until
from tortuga.kernel.errors import Refusal
from tortuga.server import serve
from tortuga.server.http import Api
from tortuga.server.metrics import Metrics
from tortuga.server.protocol import FRAME
from tortuga.server.serve import listen, local_address, network_address, probes
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


def test_a_head_without_an_end_is_cut_off() -> None:
    with running(app_of(Api())) as house, socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            line.sendall(b"x" * 50_000_000)
        with house.client() as client:
            assert client.get("/healthz", headers={"x": "x" * 30_000}).status_code == 200
            assert client.get("/healthz", headers={"x": "x" * 30_000}).status_code == 200


def test_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "HEAD_SECONDS", 0.2)
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


def test_the_port_is_ours_before_the_house_is_open() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()) as early:
        assert early.getpeername() == listener.getsockname()
