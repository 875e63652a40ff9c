"""The names that a hostile guest goes by."""

from typing import NamedTuple

import httpx

from server.running import PATIENCE

ADDRESSES = ("127.0.0.2", "127.0.0.3", "127.0.0.4")


class Session(NamedTuple):
    """Whom the house takes them for."""

    token: str = ""
    guest: str | None = None

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": f"tortuga={self.token}"} if self.token else {}


class Alias:
    """One of the names, with a device somewhere."""

    def __init__(self, port: int, number: int) -> None:
        self.name = f"hostile-{number}"
        self.address = ADDRESSES[number % len(ADDRESSES)]
        self.session = Session()
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            transport=httpx.AsyncHTTPTransport(local_address=self.address),
            timeout=PATIENCE,
        )
