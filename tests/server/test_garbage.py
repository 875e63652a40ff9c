"""Looking for garbage in circles never takes long, and a house leaves none behind."""

import gc
import http.client
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.api.browsers import Guest
from server.running import PATIENCE, Running, garbage_as_before, running_house, settings_with, until
from tortuga.server import garbage

MOST_LOOKED_AT = 100_000
"""Objects."""
KEPT = 1_500_000
TIMES = 40
"""How many connections come and go. A circle for each of them would show."""


@contextmanager
def in_portions() -> Iterator[list[int]]:
    """How many objects each search looked at."""
    looked_at: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            looked_at.append(sum(len(gc.get_objects(number)) for number in range(info["generation"] + 1)))

    gc.collect()
    with garbage_as_before():
        garbage.search_in_portions()
        gc.callbacks.append(note)
        yield looked_at


def test_however_much_is_kept_little_is_looked_at_at_once() -> None:
    with in_portions() as looked_at:
        kept = [[number] for number in range(KEPT)]
    assert len(looked_at) > KEPT / garbage.NEW / 2, "they were looked for"
    assert max(looked_at) < MOST_LOOKED_AT
    del kept


class Circle:
    def __init__(self) -> None:
        self.itself = self


def test_young_circles_are_found() -> None:
    with in_portions():
        made = 10 * garbage.NEW
        for _ in range(made):
            Circle()
        left = sum(1 for one in gc.get_objects() if isinstance(one, Circle))
    assert left < made / 2


def test_connections_that_come_and_go_leave_no_circles(tmp_path: Path) -> None:
    """Nobody would look for them once they were set aside."""
    with running_house(settings_with(db=tmp_path / "house.sqlite3")) as house:
        table = Guest(house, "Ania").open("me", "bot:random", title="rum", public=True)
        _come_and_go(house, table)
        gc.collect()
        gc.disable()
        try:
            _come_and_go(house, table)
            found = gc.collect()
        finally:
            gc.enable()
    assert found < TIMES, f"{found} objects in circles, of {TIMES} sockets and {TIMES} requests"


def _come_and_go(house: Running, table: str) -> None:
    for _ in range(TIMES):
        asking = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
        asking.request("GET", "/api/titles")
        asking.getresponse().read()
        asking.close()
        with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line:
            line.sendall(
                f"GET /api/socket?table={table} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            told = b""
            while b'"status"' not in told:
                told += line.recv(65536)
    until(lambda: "tortuga_sockets 0.0" in _metrics(house))


def _metrics(house: Running) -> str:
    asking = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
    asking.request("GET", "/metrics")
    told = asking.getresponse().read().decode()
    asking.close()
    return told
