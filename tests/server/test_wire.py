"""Connections as bytes: who is cut off, and who is not."""

import socket
import threading
from collections.abc import AsyncIterator
from contextlib import ExitStack, suppress

import httpx
import pytest

from server.running import PATIENCE, app_of, running, settings_with, until
from tortuga.server import wire
from tortuga.server.http import Api, Call


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
