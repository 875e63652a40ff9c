"""The proxies of docs/hosting.md for two servers, run as they stand there: all who look at a table come to the same
process, whoever is gone is left out, and what is nobody's business stays inside."""

import http.server
import os
import re
import shutil
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.http11 import Request, Response
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
PATIENCE_S = 60.0
TABLES = [f"{number:03}-table_x" for number in range(40)]


class Upstream:
    """A house that only says which one it is."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.port: int = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=[0.02], daemon=True).start()

    def _handler(self) -> type[http.server.BaseHTTPRequestHandler]:
        name = self.name

        class Answer(http.server.BaseHTTPRequestHandler):
            def _answer(self) -> None:
                self.rfile.read(int(self.headers.get("Content-Length") or 0))
                body = f"{name} {self.headers['Host']} {self.headers['X-Forwarded-For']}".encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_GET = do_POST = _answer  # noqa: N815  (the library's names)

            def log_message(self, *_: object) -> None:
                pass

        return Answer

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def block(name: str) -> str:
    """The configuration, as it is printed."""
    found = re.search(rf"<!-- two servers: {name} -->\n```\w*\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def with_ports(text: str, ports: list[int]) -> str:
    for number, port in enumerate(ports, start=1):
        assert f"10.0.0.1{number}:8678" in text
        text = text.replace(f"10.0.0.1{number}:8678", f"127.0.0.1:{port}")
    return text


def program(name: str) -> str:
    found = shutil.which(name)
    assert found is not None, f"{name} is missing: `make test` installs Debian's"
    return found


@contextmanager
def running(words: list[str], port: int, folder: Path) -> Iterator[None]:
    told = folder / "told"
    own = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with told.open("wb") as output, subprocess.Popen(words, stdout=output, stderr=output, env=own) as process:
        try:
            until = time.monotonic() + PATIENCE_S
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    assert process.poll() is None, told.read_text()
                    assert time.monotonic() < until, told.read_text()
                    time.sleep(0.02)
            yield
        finally:
            process.terminate()


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[str]:
    port = free_port()
    text = with_ports(block("nginx"), ports).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = re.sub(r"\s+ssl_certificate\S*\s+\S+;", "", text)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; worker_processes 1;\n"
        f"events {{ worker_connections 256; }}\nhttp {{\n{paths}{text}\n}}\n"
    )
    words = [program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    with running(words, port, folder):
        yield f"http://127.0.0.1:{port}"


@contextmanager
def caddy(folder: Path, ports: list[int]) -> Iterator[str]:
    port = free_port()
    text = with_ports(block("caddy"), ports).replace("rum.example {", f"http://127.0.0.1:{port} {{", 1)
    (folder / "Caddyfile").write_text("{\n    admin off\n    auto_https off\n}\n" + text)
    words = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with running(words, port, folder):
        yield f"http://127.0.0.1:{port}"


PROXIES: dict[str, Callable[[Path, list[int]], AbstractContextManager[str]]] = {"nginx": nginx, "caddy": caddy}


@pytest.fixture(params=PROXIES)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, list[Upstream]]]:
    """The proxy, and the two that are behind it."""
    with ExitStack() as stack:
        upstreams = [Upstream("one"), Upstream("two")]
        for upstream in upstreams:
            stack.callback(upstream.stop)
        address = stack.enter_context(PROXIES[request.param](tmp_path, [one.port for one in upstreams]))
        yield address, upstreams


def ask(address: str, path: str, body: bytes | None = None) -> list[str]:
    with urllib.request.urlopen(urllib.request.Request(address + path, data=body), timeout=PATIENCE_S) as answer:
        return str(answer.read().decode()).split()


def ask_until_answered(address: str, path: str, body: bytes) -> list[str]:
    """As clients do: a command that was on its way may get no answer, and is sent again."""
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            return ask(address, path, body)
        except urllib.error.HTTPError as error:
            if error.code not in (502, 503, 504) or time.monotonic() > until:
                raise
        time.sleep(0.1)


def test_all_who_look_at_a_table_come_to_the_same_process(house: tuple[str, list[Upstream]]) -> None:
    address, _ = house
    where = {}
    for table in TABLES:
        asked = {
            ask(address, f"/api/tables/{table}")[0],
            ask(address, f"/api/tables/{table}/events?since=3")[0],
            ask(address, f"/api/tables/{table}/commands", b"{}")[0],
            ask(address, f"/api/socket?table={table}&since=3")[0],
        }
        assert len(asked) == 1, table
        where[table] = asked.pop()
    assert set(where.values()) == {"one", "two"}, "both have something to do"


def test_pages_and_lists_come_through_with_the_guests_own_address(house: tuple[str, list[Upstream]]) -> None:
    address, _ = house
    for path in ("/", "/api/lobby", "/readyz"):
        _, _, guest = ask(address, path)
        assert guest == "127.0.0.1"


def test_what_is_for_the_host_alone_stays_inside(house: tuple[str, list[Upstream]]) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        ask(house[0], "/metrics")
    assert refused.value.code == 404


def test_when_a_process_is_gone_the_other_one_takes_its_tables(house: tuple[str, list[Upstream]]) -> None:
    address, (first, _) = house
    assert {ask(address, f"/api/tables/{table}")[0] for table in TABLES} == {"one", "two"}
    first.stop()
    assert {ask_until_answered(address, f"/api/tables/{table}/commands", b"{}")[0] for table in TABLES} == {"two"}


@pytest.mark.parametrize("proxy", PROXIES)
def test_sockets_come_through_and_stay_with_their_table(proxy: str, tmp_path: Path) -> None:
    def echo(name: str) -> Callable[[ServerConnection], None]:
        def answer(connection: ServerConnection) -> None:
            for message in connection:
                connection.send(f"{name} {message!s}")

        return answer

    def ready(connection: ServerConnection, request: Request) -> Response | None:
        return connection.respond(200, "ready") if request.path == "/readyz" else None

    with ExitStack() as stack:
        servers = [
            stack.enter_context(serve(echo(name), "127.0.0.1", 0, process_request=ready)) for name in ("one", "two")
        ]
        for server in servers:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.shutdown)
        ports = [server.socket.getsockname()[1] for server in servers]
        address = stack.enter_context(PROXIES[proxy](tmp_path, ports))
        said: dict[str, set[str]] = {}
        for table in TABLES[:10]:
            for _ in range(2):
                with connect(f"{address}/api/socket?table={table}".replace("http:", "ws:")) as tab:
                    tab.send("ahoj")
                    said.setdefault(table, set()).add(str(tab.recv(PATIENCE_S)))
        assert all(len(answers) == 1 for answers in said.values())
        assert {answer for answers in said.values() for answer in answers} == {"one ahoj", "two ahoj"}
