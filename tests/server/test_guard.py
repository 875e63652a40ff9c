"""The guard: pages of strangers are kept out, nobody is too fast, and every answer carries what it must."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.routing import WebSocketRoute
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.running import Running, app_of, running, settings_with, stop_the_clock
from tortuga.kernel.errors import Refusal
from tortuga.server.guard import Guard
from tortuga.server.http import Api, Call
from tortuga.server.metrics import Metrics
from tortuga.server.settings import Rate

api = Api()


@api.post("/api/moves", answer=str, summary="Move")
async def move(call: Call) -> str:
    return call.address


@api.get("/api/moves", answer=str, summary="Look")
async def moves(call: Call) -> str:
    return call.address


async def echo(socket: WebSocket) -> None:
    if socket.query_params.get("table") == "none":
        raise Refusal("table-unknown")
    await socket.accept()
    if socket.query_params.get("table") == "broken":
        raise RuntimeError("the captain's secret")
    if socket.query_params.get("table") == "closed":
        raise Refusal("table-closed")
    async for text in socket.iter_text():
        await socket.send_text(text)


def house_with(metrics: Metrics | None = None, **changes: Any) -> Any:
    settings = settings_with(**changes)
    return running(app_of(api, settings, metrics=metrics, routes=[WebSocketRoute("/api/socket", echo)]), settings)


@pytest.fixture(scope="module")
def house() -> Iterator[Running]:
    with house_with(names=("Tortuga.lan",)) as house:
        yield house


@pytest.fixture
def client(house: Running) -> Iterator[httpx.Client]:
    with house.client() as client:
        yield client


def key(response: httpx.Response) -> str | None:
    return None if response.is_success else str(response.json()["key"])


# -- Pages of strangers -----------------------------------------------------------------------------------------------

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://127.0.0.1"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "ftp://127.0.0.1:{port}"},
    {"origin": "http://127.0.0.1:{port}.evil.example"},
    {"origin": "http://127.0.0.1:{port}@evil.example"},
    {"origin": "http://evil.example:{port}"},
    {"origin": "http://127.0.0.1:{port}/x"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "same-site", "origin": "http://127.0.0.1:1"},
    {"sec-fetch-site": "cross-site", "origin": "http://127.0.0.1:{port}"},
]
OURS = [
    {},
    {"origin": "http://127.0.0.1:{port}"},
    {"origin": "http://localhost:{port}"},
    {"origin": "HTTP://LOCALHOST:{port}"},
    {"origin": "http://[::1]:{port}"},
    {"origin": "http://127.0.0.1:{port}", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
]


def filled(headers: dict[str, str], port: int) -> dict[str, str]:
    return {name: value.replace("{port}", str(port)) for name, value in headers.items()}


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_page_of_a_stranger_may_look_but_not_act(
    house: Running, client: httpx.Client, headers: dict[str, str]
) -> None:
    response = client.post("/api/moves", headers=filled(headers, house.port))
    assert (response.status_code, key(response)) == (403, "foreign-origin")
    assert client.get("/api/moves", headers=filled(headers, house.port)).status_code == 200


@pytest.mark.parametrize("headers", OURS)
def test_our_own_pages_and_programs_may_act(house: Running, client: httpx.Client, headers: dict[str, str]) -> None:
    assert client.post("/api/moves", headers=filled(headers, house.port)).status_code == 200


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_socket_of_a_stranger_is_refused_before_it_is_open(house: Running, headers: dict[str, str]) -> None:
    sent = filled(headers, house.port)
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{house.socket_url}/api/socket", additional_headers=sent, proxy=None)
    assert refused.value.response.status_code == 403
    assert b"foreign-origin" in refused.value.response.body
    assert refused.value.response.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("headers", OURS)
def test_our_own_sockets_are_let_in(house: Running, headers: dict[str, str]) -> None:
    sent = filled(headers, house.port)
    with connect(f"{house.socket_url}/api/socket", additional_headers=sent, proxy=None) as socket:
        socket.send("ahoy")
        assert socket.recv() == "ahoy"


@pytest.mark.parametrize("table", ["broken", "closed"])
def test_a_refusal_before_the_socket_opens_is_an_answer_and_whatever_fails_after_it_ends_it(
    house: Running, table: str
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{house.socket_url}/api/socket?table=none", proxy=None)
    assert refused.value.response.status_code == 404
    assert b"table-unknown" in refused.value.response.body
    with connect(f"{house.socket_url}/api/socket?table={table}", proxy=None) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv()
        assert socket.close_code == 1011
        assert "secret" not in str(socket.close_reason)


def test_a_socket_that_the_closing_server_has_answered_itself_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    """uvicorn ends those that it has not let in yet, and does not like to be given an answer for them after that."""
    sent: list[str] = []

    async def send(message: Message) -> None:
        sent.append(message["type"])
        if message["type"] == "websocket.http.response.body":
            raise AssertionError

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def nobody(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("it was refused")

    scope: Scope = {
        "type": "websocket",
        "path": "/socket",
        "query_string": b"",
        "headers": [(b"host", b"stranger.example")],
        "client": ("127.0.0.1", 1),
        "extensions": {"websocket.http.response": {}},
    }
    asyncio.run(Guard(nobody, settings_with())(scope, receive, send))
    assert sent == ["websocket.http.response.start", "websocket.http.response.body"]
    assert "fault" not in {record.getMessage() for record in caplog.records}


def test_refused_sockets_are_counted() -> None:
    metrics = Metrics()
    with house_with(metrics) as house, pytest.raises(InvalidStatus):
        connect(f"{house.socket_url}/api/socket", additional_headers={"origin": "https://evil.example"}, proxy=None)
    assert b'tortuga_sockets_refused_total{reason="foreign-origin"} 1.0' in metrics.text()


@pytest.mark.parametrize("visits", [1, 3])
def test_sockets_that_are_let_in_are_not_counted_as_refused(visits: int) -> None:
    metrics = Metrics()
    with house_with(metrics) as house:
        for _ in range(visits):
            with connect(f"{house.socket_url}/api/socket", proxy=None) as socket:
                socket.send("ahoy")
                assert socket.recv() == "ahoy"
    assert b"tortuga_sockets_refused_total{" not in metrics.text()


def test_behind_a_proxy_only_the_public_address_is_ours() -> None:
    with house_with(public_url="https://rum.example", tls=True) as house, house.client() as client:
        for origin, status in {
            "https://rum.example": 200,
            "HTTPS://RUM.EXAMPLE": 200,
            "http://rum.example": 403,
            "https://rum.example:8443": 403,
            "https://other.example": 403,
            f"http://127.0.0.1:{house.port}": 403,
        }.items():
            headers = {"host": "rum.example", "origin": origin}
            assert (origin, client.post("/api/moves", headers=headers).status_code) == (origin, status)


@pytest.mark.parametrize(
    ("host", "fits"),
    [
        ("localhost:{port}", True),
        ("127.0.0.1", True),
        ("192.168.1.7:{port}", True),
        ("[2001:db8::1]:{port}", True),
        ("rum.localhost", True),
        ("tortuga.lan", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example:{port}", False),
        ("localhost.evil.example", False),
        ("a@localhost", False),
        ("localhost:x", False),
        ("", False),
    ],
)
def test_a_strangers_name_for_this_machine_is_not_answered(
    house: Running, client: httpx.Client, host: str, fits: bool
) -> None:
    response = client.get("/api/moves", headers={"host": host.replace("{port}", str(house.port))})
    assert (response.status_code, key(response)) == ((200, None) if fits else (421, "host-foreign"))


# -- What every answer carries ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/api/moves", "/api/nowhere", "/nowhere", "/healthz", "/metrics", "/api/openapi.json"]
)
def test_every_answer_has_its_headers(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    public = "no-cache" if path == "/api/openapi.json" else "no-store"
    assert headers.get("cache-control") == (public if path.startswith("/api") else None)


def test_behind_tls_browsers_are_told_to_come_by_tls_alone(client: httpx.Client) -> None:
    assert "strict-transport-security" not in client.get("/api/moves").headers
    with house_with(public_url="https://rum.example", tls=True) as house, house.client() as guest:
        for path in ("/api/moves", "/nowhere", "/healthz"):
            headers = guest.get(path, headers={"host": "rum.example"}).headers
            assert headers["strict-transport-security"] == "max-age=31536000"


# -- How often --------------------------------------------------------------------------------------------------------


def test_a_flood_of_requests_is_slowed_down_but_watchers_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_the_clock(monkeypatch)
    with house_with(limits={"request": Rate(60, 5)}) as house, house.client() as client:
        answers = [client.get("/api/moves") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert key(answers[-1]) == "too-fast"
        assert answers[-1].headers["retry-after"] == "1"
        assert client.get("/healthz").status_code == 200


# -- Whose address ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trusted", "forwarded", "address"),
    [
        ((), "203.0.113.9", "127.0.0.1"),
        (("127.0.0.1",), "203.0.113.9", "203.0.113.9"),
        (("127.0.0.0/8",), "203.0.113.9", "203.0.113.9"),
        (("192.0.2.1",), "203.0.113.9", "127.0.0.1"),
        (("127.0.0.1",), "198.51.100.1, 203.0.113.9", "203.0.113.9"),
        (("127.0.0.1", "203.0.113.9"), "198.51.100.1, 203.0.113.9", "198.51.100.1"),
    ],
)
def test_only_trusted_proxies_say_where_a_guest_is(trusted: tuple[str, ...], forwarded: str, address: str) -> None:
    with house_with(trusted_proxies=trusted) as house, house.client() as client:
        assert client.get("/api/moves", headers={"x-forwarded-for": forwarded}).json() == address


# -- Metrics ----------------------------------------------------------------------------------------------------------


def test_requests_are_measured_by_route_and_every_app_counts_for_itself() -> None:
    metrics = Metrics()
    with house_with(metrics) as house, house.client() as client:
        client.get("/api/moves?token=secret")
        client.get("/secret-path")
        text = client.get("/metrics").text
    assert (
        'tortuga_request_seconds_count{method="GET",route="/api/moves",status="200"} 1.0' not in text
    )  # query refused
    assert 'tortuga_request_seconds_count{method="GET",route="/api/moves",status="400"} 1.0' in text
    assert 'route="-",status="404"' in text
    assert "secret" not in text
    assert b"tortuga_request_seconds_count" not in Metrics().text()


def test_refusals_over_http_are_counted_by_their_key() -> None:
    metrics = Metrics()
    with house_with(metrics) as house, house.client() as client:
        client.get("/nowhere")
        client.post("/api/moves", headers={"origin": "https://evil.example"})
        for _ in range(2):
            client.get("/api/moves?token=secret")
        client.get("/api/moves")
        text = client.get("/metrics").text
    for key, count in (("page-unknown", 1), ("foreign-origin", 1), ("query-unfit", 2)):
        assert f'tortuga_refusals_total{{key="{key}"}} {count}.0' in text
    assert text.count("tortuga_refusals_total{") == 3


def test_what_happens_at_tables_is_counted() -> None:
    metrics = Metrics()
    metrics.moved()
    metrics.answered("play", "accepted")
    metrics.duplicate()
    metrics.stale()
    metrics.resync()
    metrics.appended(0.002)
    metrics.fanned_out(0.004)
    metrics.bot_thought(0.1)
    metrics.socket_opened()
    metrics.live_tables(3)
    metrics.deadline_late(0.02)
    text = metrics.text().decode()
    for line in (
        "tortuga_moves_total 1.0",
        'tortuga_commands_total{kind="play",outcome="accepted"} 1.0',
        "tortuga_duplicate_commands_total 1.0",
        "tortuga_stale_commands_total 1.0",
        "tortuga_resyncs_total 1.0",
        'tortuga_append_seconds_bucket{le="0.0025"} 1.0',
        "tortuga_fan_out_seconds_count 1.0",
        "tortuga_bot_seconds_sum 0.1",
        "tortuga_sockets 1.0",
        "tortuga_live_tables 3.0",
        "tortuga_deadline_lag_seconds 0.02",
    ):
        assert line in text
