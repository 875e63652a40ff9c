"""Guests with their browsers: what they ask the house over HTTP and by sockets, and what they hear."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.running import PATIENCE, Running
from server.tables import new_id
from tortuga.server.settings import GUEST_RATES, GuestKind, Rate

CHATTY: dict[GuestKind, Rate] = {"chat": GUEST_RATES["chat"], "command": GUEST_RATES["command"]}
"""As strict with chat and floods as any house, and with nothing else."""


class Guest:
    """A browser with its cookie."""

    def __init__(self, house: Running, name: str | None = None) -> None:
        self.house = house
        self.http = house.client()
        if name is not None:
            self.ask("POST", "/api/me", {"name": name})

    def raw(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        return self.http.request(method, path, json=body, **more)

    def ask(self, method: str, path: str, body: object = None, **query: Any) -> Any:
        answer = self.raw(method, path, body, params=query)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: object = None, **query: Any) -> tuple[int, str]:
        """The status and the reason of a no."""
        answer = self.raw(method, path, body, params=query)
        told = answer.json()
        assert told["type"] == "refused"
        assert told["text"] not in ("", told["key"]), "every no is a sentence"
        return answer.status_code, told["key"]

    def open(self, *seats: str, title: str = "planks", start: bool = False, **setup: Any) -> str:
        order = {"id": new_id(), "setup": {"title": title, "seats": seats, **setup}, "start": start}
        table: str = self.ask("POST", "/api/tables", order)["table"]
        return table

    def do(self, table: str, kind: str, **fields: Any) -> Any:
        return self.ask("POST", f"/api/tables/{table}/commands", {"type": kind, "id": new_id(), **fields})

    def no(self, table: str, kind: str, **fields: Any) -> tuple[int, str]:
        return self.refused("POST", f"/api/tables/{table}/commands", {"type": kind, "id": new_id(), **fields})

    def look(self, table: str, **query: Any) -> Any:
        return self.ask("GET", f"/api/tables/{table}", **query)

    def play(self, table: str) -> Any:
        """The first offer of what I owe."""
        owes = self.look(table)["owes"]
        return self.do(table, "play", decision=owes["decision"], move=owes["offers"][0]["do"])

    @contextmanager
    def socket(self, table: str, **query: Any) -> Iterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        known = httpx.QueryParams({"table": table, **query})
        headers = {"Cookie": cookie} if cookie else {}
        with connect(f"{self.house.socket_url}/api/socket?{known}", additional_headers=headers, proxy=None) as socket:
            yield socket


def heard_by(socket: ClientConnection, kind: str, **having: Any) -> dict[str, Any]:
    """The next frame of a kind that has these fields."""
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if frame["type"] == kind and having.items() <= frame.items():
            return frame


def how_it_ended(listening: Callable[[], object]) -> int:
    """The code with which the house closed a socket."""
    with pytest.raises(ConnectionClosed) as told:
        listening()
    assert told.value.rcvd is not None
    return told.value.rcvd.code


def table_for_two(house: Running, other: str = "Bartek", **setup: Any) -> tuple[str, Guest, Guest]:
    """Ania's table with Bartek, who came by the code."""
    ania, bartek = Guest(house, "Ania"), Guest(house, other)
    table = ania.open("me", "open", **setup)
    bartek.do(table, "sit", code=ania.look(table)["about"]["code"])
    ania.do(table, "start")
    return table, ania, bartek


def finished(house: Running, other: str = "Bartek") -> tuple[str, Guest, Guest]:
    table, ania, bartek = table_for_two(house, other, title="skirmish", options={"rounds": 1})
    while ania.look(table)["status"] == "playing":
        due(table, ania, bartek).play(table)
    return table, ania, bartek


def another_device(ania: Guest) -> Guest:
    device = Guest(ania.house)
    token = ania.ask("POST", "/api/me/recovery")["link"].rpartition("#")[2]
    device.ask("POST", "/api/recover", {"token": token})
    return device


def next_now(lines: Iterator[str], seq: int) -> dict[str, Any]:
    while True:
        line = next(lines)
        if line and (frame := json.loads(line))["seq"] == seq:
            return {**frame, "at": None}


def due(table: str, *guests: Guest) -> Guest:
    """Whose decision it is."""
    seat: int = guests[0].look(table)["due"][0]
    return guests[seat]


def numbers(guest: Guest) -> dict[str, float]:
    lines = guest.raw("GET", "/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}
