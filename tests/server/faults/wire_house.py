"""The whole house in a thread of the test; and guests who ask it things by plain HTTP and sockets, wherever it runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.running import PATIENCE, Running, running_house, settings_with

Json: TypeAlias = dict[str, Any]


class Place(Protocol):
    """A house, in a thread or as a program."""

    @property
    def port(self) -> int: ...

    def client(self, **more: Any) -> httpx.Client: ...


@contextmanager
def whole_house(folder: Path, **changes: Any) -> Iterator[Running]:
    settings = settings_with(db=folder / "house.sqlite3", bot_pause_ms=0, bot_workers=1, **changes)
    with running_house(settings) as house:
        yield house


class Guest:
    """Somebody with a session, who asks and listens."""

    def __init__(self, house: Place, name: str) -> None:
        self.house = house
        self._name = name.lower()
        self._ids = 0
        self.http = house.client()
        self.must("POST", "/api/me", {"name": name})
        self.token = self.http.cookies["tortuga"]

    def must(self, method: str, path: str, body: Json | None = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def new_id(self) -> str:
        self._ids += 1
        return f"{self._name}-{self._ids:06}"

    def open(self, *seats: str, **setup: Any) -> str:
        order = {"id": self.new_id(), "setup": {"title": "rum", "seats": list(seats), **setup}, "start": True}
        table: str = self.must("POST", "/api/tables", order)["table"]
        return table

    def do(self, table: str, kind: str, **more: Any) -> Json:
        told: Json = self.must("POST", f"/api/tables/{table}/commands", {"type": kind, "id": self.new_id(), **more})
        return told

    def look(self, table: str) -> Json:
        told: Json = self.must("GET", f"/api/tables/{table}")
        return told

    def line(self, table: str, **more: str) -> ClientConnection:
        return line(self.house, table, f"tortuga={self.token}", **more)


def line(
    house: Place, table: str, cookie: str | None = None, origin: str | None = None, **query: str
) -> ClientConnection:
    asked = "".join(f"&{name}={value}" for name, value in query.items())
    return connect(
        f"ws://127.0.0.1:{house.port}/api/socket?table={table}{asked}",
        additional_headers={} if cookie is None else {"Cookie": cookie},
        origin=None if origin is None else Origin(origin),
        proxy=None,
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
    )


def heard(socket: ClientConnection, *kinds: str) -> Json:
    """The next frame of one of these kinds."""
    while True:
        frame: Json = msgspec.json.decode(socket.recv(timeout=PATIENCE))
        if frame["type"] in kinds:
            return frame
