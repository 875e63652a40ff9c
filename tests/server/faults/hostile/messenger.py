"""Carries what a hostile guest says to a house, and tells the witness and their memory what came back."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import msgspec

from server.faults.checker import Witness
from server.faults.hostile.aliases import Alias, Session
from server.faults.hostile.knowledge import Knowledge
from server.faults.hostile.mutations import encoded
from server.faults.players import Json

STREAM_S = 1.0
"""A stream of a table where nothing happens would never end."""


class Answer(NamedTuple):
    """By HTTP."""

    status: int
    told: Any

    def get(self, field: str) -> Any:
        return self.told.get(field) if isinstance(self.told, dict) else None


class Messenger:
    def __init__(self, port: int, witness: Witness, knowledge: Knowledge) -> None:
        self.port = port
        self.witness = witness
        self.knowledge = knowledge
        self.succeeded: Counter[str] = Counter()
        """How often each command was carried out, and each endpoint did as it was asked."""

    async def send(
        self,
        alias: Alias,
        method: str,
        path: str,
        body: Any = None,
        *,
        headers: dict[str, str] | None = None,
        table: str | None = None,
    ) -> Answer:
        """A request of one of their sessions, with bytes or with something to be made JSON of; the answer may show
        that table."""
        session = alias.session
        content = body if body is None or isinstance(body, bytes) else encoded(body)
        kind = {} if content is None else {"Content-Type": "application/json"}
        sent = {**kind, **session.cookie, **(headers or {})}
        answer = await alias.http.request(method, path, content=content, headers=sent)
        self._heard(alias, f"{method} {path[:200]}", answer)
        if "set-cookie" in answer.headers:
            await self._new_session(alias, answer)
        try:
            told = msgspec.json.decode(answer.content)
        except msgspec.DecodeError:
            told = answer.text
        if table is not None:
            self.shown(alias, session, table, told)
        self.knowledge.understand(told)
        return Answer(answer.status_code, told)

    async def command(self, alias: Alias, table: str, kind: str, **more: Any) -> Answer:
        """As it is meant to be."""
        return await self.post(alias, table, {"type": kind, "id": self.knowledge.new_id(), **more})

    async def post(self, alias: Alias, table: str, command: Any) -> Answer:
        """A command, or bytes that are perhaps none."""
        answer = await self.send(alias, "POST", f"/api/tables/{in_path(table)}/commands", command, table=table)
        if answer.get("type") == "accepted" and isinstance(command, dict):
            self.succeeded[command["type"]] += 1
        return answer

    async def look(self, alias: Alias, table: str) -> Json:
        """The table as they may see it; nothing where they may not."""
        answer = await self.send(alias, "GET", f"/api/tables/{in_path(table)}", table=table)
        return answer.told if answer.get("type") == "now" else {}

    async def stream(self, alias: Alias, path: str, lines: int) -> int:
        """Reads some lines, and goes. Returns the status."""
        async with alias.http.stream("GET", path, headers=alias.session.cookie) as answer:
            if answer.status_code != 200:
                await answer.aread()
                self._heard(alias, f"GET {path[:200]}", answer)
                return answer.status_code
            with suppress(TimeoutError):
                async with asyncio.timeout(STREAM_S):
                    async for text in answer.aiter_lines():
                        self.witness.heard(alias.name, text)
                        lines -= 1
                        if lines < 0:
                            break
            return answer.status_code

    async def be_somebody(self, alias: Alias) -> None:
        await self.send(alias, "POST", "/api/me", {"name": alias.name})

    def shown(self, alias: Alias, session: Session, table: str, told: Any) -> None:
        """What came may be a picture of that table, or have one in it."""
        if isinstance(told, dict) and told.get("type") in ("stale", "now"):
            now = told.get("now", told)
            self.witness.pictured(session.guest, table, now)
            self.knowledge.shown(alias, session, table, now)

    def _heard(self, alias: Alias, asked: str, answer: httpx.Response) -> None:
        headers = " ".join(value for name, value in answer.headers.items() if name != "set-cookie")
        self.witness.heard(alias.name, headers)
        self.witness.answered(alias.name, asked, answer.status_code, answer.text)

    async def _new_session(self, alias: Alias, answer: httpx.Response) -> None:
        """The house has said who they are from now on, or that they are nobody any more."""
        alias.http.cookies.clear()
        token = answer.cookies.get("tortuga") or ""
        self.knowledge.forget_seats(alias)
        if not token:
            alias.session = Session()
            return
        self.witness.keep(token, f"a session of {alias.name}")
        data = await alias.http.get("/api/me/data", headers=Session(token).cookie)
        if data.status_code == 200:
            alias.session = Session(token, data.json()["profile"]["id"])


def in_path(value: Any) -> str:
    return quote(str(value)[:4000], safe="", errors="replace")
