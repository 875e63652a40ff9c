"""Guests of a house that is several processes: they send wherever they like, also to two at once, and look from
wherever they like. Whoever gets no answer in time goes elsewhere and sends the same command again."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.faults.schedules.journal import VERSION, Answer, Journal, Json, Sent, Shown

PATIENCE_S = 3.0
"""For an answer; a process that stands still accepts connections and says nothing."""
TWICE = 0.1
"""Of all commands, those that are sent to two processes at once."""
AGAIN = 0.03
"""Those that are sent once more after they were answered."""
BY_SOCKET = 0.4
PACE_S = (0.05, 0.25)
STAY_S = (0.6, 2.5)
"""At one process."""
NO_ANSWER = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, httpx.TransportError)


class Sight:
    """A table as one guest has come to know it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seq = 0
        self.record = 0
        """The last one of its game."""
        self.over = False
        """Everybody there has gone on elsewhere."""
        self.now: Json = {}

    def forget(self) -> None:
        """As if the page had been opened anew."""
        self.seq, self.record, self.now = 0, 0, {}

    def take_in(self, frame: Json) -> None:
        if frame["seq"] < self.seq:
            return  # the checker has it
        if frame["seq"] == self.seq and "view" not in frame:
            frame = {**{key: self.now[key] for key in ("owes",) if key in self.now}, **frame}
        self.seq, self.now = frame["seq"], frame
        self.record = max([self.record, *(entry.get("record") or 0 for entry in frame.get("story", []))])

    @property
    def status(self) -> str:
        return str(self.now.get("status", ""))


class Wanderer:
    """Somebody with a session, which all processes know."""

    def __init__(self, name: str, ports: Sequence[int], journal: Journal, seed: str, twice: float = TWICE) -> None:
        self.name = name
        self.journal = journal
        self.chance = Random(f"{seed} {name}")
        self._ports = ports
        self._twice = twice
        self._token = ""
        self._ids = 0
        self._tries: Counter[str] = Counter()
        """By the id of the command."""
        self._lines = 0
        self._http = httpx.AsyncClient(trust_env=False, timeout=PATIENCE_S)
        self._socket: tuple[int, ClientConnection] | None = None
        self._expected: dict[str, asyncio.Future[Json]] = {}
        """What was sent by socket, and waits for its answer."""

    async def close(self) -> None:
        await self._http.aclose()

    def somewhere(self) -> int:
        return self.chance.randrange(len(self._ports))

    async def rest(self) -> None:
        await asyncio.sleep(self.chance.uniform(*PACE_S))

    # -- Asking -------------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """An answer of whoever has one."""
        while True:
            with suppress(*NO_ANSWER):
                status, told = await self._ask_at(self.somewhere(), method, path, body)
                if status < 300:
                    return told
                if status not in (429, 503):
                    raise AssertionError(f"{status} to {method} {path}: {told}")
            await self.rest()

    async def _ask_at(self, process: int, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        url = f"http://127.0.0.1:{self._ports[process]}{path}"
        self._http.cookies.clear()
        answer = await self._http.request(method, url, json=body, headers={"Cookie": f"tortuga={self._token}"})
        if "set-cookie" in answer.headers:
            self._token = self._http.cookies["tortuga"]
        return answer.status_code, answer.json() if answer.content else {}

    async def arrive(self) -> None:
        await self.ask("POST", "/api/me", {"name": self.name})

    def new_id(self) -> str:
        self._ids += 1
        return f"{self.name}-{self._ids:05}"

    async def open(self, title: str, seats: list[str], clock: Json) -> str:
        setup = {"title": title, "seats": seats, "clock": clock, "public": True}
        order: Json = {"id": self.new_id(), "setup": setup, "start": True}
        table: str = (await self.ask("POST", "/api/tables", order))["table"]
        self.journal.opened[order["id"]] = table
        return table

    # -- Commands -----------------------------------------------------------------------------------------------------

    async def do(self, table: str, kind: str, **more: Any) -> Answer:
        """A command and its final answer, however often it has to be sent."""
        command: Json = {"type": kind, "id": self.new_id(), **more}
        self.journal.sent[command["id"]] = Sent(self.name, table, command)
        twice = len(self._ports) > 1 and self.chance.random() < self._twice
        answer = await self._send_until_answered(command, table, twice=twice)
        if self.chance.random() < AGAIN:
            await self._send_until_answered(command, table)
        return answer

    async def _send_until_answered(self, command: Json, table: str, *, twice: bool = False) -> Answer:
        while True:
            where = self.chance.sample(range(len(self._ports)), 2) if twice else [self.somewhere()]
            self.journal.happened["sent to two"] += twice
            answers = await asyncio.gather(*(self._send(process, table, command) for process in where))
            final = [answer for answer in answers if answer is not None]
            for answer in final:
                self.journal.was_answered(command["id"], answer)
            if final:
                return final[0]
            self.journal.happened["sent again"] += 1
            await self.rest()

    async def _send(self, process: int, table: str, command: Json) -> Answer | None:
        """None: not now, or nobody knows."""
        socket, reached = self._socket, self.journal.reached.get(table, 0)
        is_outdated = process in self.journal.outdated and not self._was_sent_before(command)
        with suppress(*NO_ANSWER):
            if socket is not None and socket[0] == process and self.chance.random() < BY_SOCKET:
                told = await self._send_by(socket[1], command)
                status = 503 if told.get("key", "").startswith(("store-", "table-busy", "house-", "judge-")) else 200
            else:
                status, told = await self._ask_at(process, "POST", f"/api/tables/{table}/commands", command)
            if status in (429, 502, 503):
                self.journal.happened[f"not now: {told.get('key')}"] += 1
                return None
            if status >= 500:
                self.journal.faults.append(f"{status} to {command}: {told}")
                return None
            if told["type"] == "stale":  # with the table as it is
                known = command.get("seq", 0) if command["type"] == "play" else told["now"]["seq"]
                self.journal.was_shown(table, self._shown(process, self._new_line(), told["now"], known))
            if told["type"] == "accepted":
                if is_outdated:
                    self.journal.faults.append(f"{command} was accepted by process {process}, whose rules are outdated")
                return Answer(process, "accepted", told["seq"], table=told.get("table"))
            if told["type"] == "stale":
                return Answer(process, "stale", version=told["now"]["seq"], known=reached)
            version = told.get("args", {}).get(VERSION, 0)
            return Answer(process, "refused", key=told["key"], version=version, known=reached)
        return None

    def _was_sent_before(self, command: Json) -> bool:
        """Perhaps it is stored: then everybody may say so who knows it from before."""
        self._tries[command["id"]] += 1
        return self._tries[command["id"]] > 1

    async def _send_by(self, socket: ClientConnection, command: Json) -> Json:
        expected: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._expected[command["id"]] = expected
        try:
            async with asyncio.timeout(PATIENCE_S):
                await socket.send(msgspec.json.encode(command).decode())
                return await expected
        finally:
            self._expected.pop(command["id"], None)

    # -- Watching -----------------------------------------------------------------------------------------------------

    async def watch(self, sight: Sight, enough: Callable[[], bool]) -> None:
        """Looks at the table, now from one process and now from another, and goes on from what was seen last."""
        while not enough():
            process, stay = self.somewhere(), self.chance.uniform(*STAY_S)
            with suppress(*NO_ANSWER):
                if self.chance.random() < 0.15:
                    await self._look(process, sight)
                else:
                    async with asyncio.timeout(stay):
                        await self._listen(process, sight)
            await asyncio.sleep(self.chance.uniform(0.0, 0.1))

    async def _look(self, process: int, sight: Sight) -> None:
        """Without a socket."""
        since = f"?since={sight.seq}" if sight.seq else ""
        era, known = self.journal.era, sight.seq
        status, frame = await self._ask_at(process, "GET", f"/api/tables/{sight.table}{since}")
        if status == 200 and self._counts(era):
            self._see(process, self._new_line(), sight, frame, known)

    async def _listen(self, process: int, sight: Sight) -> None:
        since = f"&since={sight.seq}" if sight.seq else ""
        known, line, era = sight.seq, self._new_line(), self.journal.era
        async with connect(
            f"ws://127.0.0.1:{self._ports[process]}/api/socket?table={sight.table}{since}",
            additional_headers={"Cookie": f"tortuga={self._token}"},
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE_S,
            close_timeout=0.2,
        ) as socket:
            self._socket = process, socket
            try:
                async for raw in socket:
                    told: Json = msgspec.json.decode(raw)
                    if not self._counts(era):
                        return
                    if told["type"] == "now":
                        self._see(process, line, sight, told, known)
                    elif (expected := self._expected.get(told.get("id", ""))) is not None and not expected.done():
                        expected.set_result(told)
            finally:
                self._socket = None

    def _counts(self, era: int) -> bool:
        """Whatever a backup has undone, or is just undoing, isn't looked at."""
        return era == self.journal.era and not self.journal.in_doubt

    def _new_line(self) -> int:
        self._lines += 1
        return self._lines

    def _see(self, process: int, line: int, sight: Sight, frame: Json, known: int) -> None:
        self.journal.was_shown(sight.table, self._shown(process, line, frame, known))
        sight.take_in(frame)

    def _shown(self, process: int, line: int, frame: Json, known: int) -> Shown:
        kept: Json = {key: frame[key] for key in ("seq", "story", "chat", "due") if key in frame}
        return Shown(self.name, process, line, known, kept)
