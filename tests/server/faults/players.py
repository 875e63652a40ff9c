"""Guests who play by themselves over the network, and who remember everything that they were told.

They come back when the line breaks, ask for what they missed, and send what was not answered once more under the same
id: as every good client of the house does. Whatever they hear must agree with what they heard before.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.running import PATIENCE

Json: TypeAlias = dict[str, Any]
Mood: TypeAlias = Literal["eager", "sleepy"]
Moment: TypeAlias = Literal["sent", "acknowledged"]

PACE = (0.03, 0.1)
"""Seconds between the commands of one guest: mostly within the limits of a socket."""
COMES_BACK = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, httpx.TransportError)


@dataclass
class Ledger:
    """What the guests sent, and what the house acknowledged: by table and command id."""

    sent: dict[tuple[str, str], tuple[str, Json]] = field(default_factory=dict)
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    resent: int = 0
    """Commands whose answer was lost with the line, and which were sent again on the next one."""
    then: dict[Moment, Callable[[], None]] = field(default_factory=dict)
    """Called once, when that happens next."""

    def happens(self, moment: Moment) -> None:
        then = self.then.pop(moment, None)
        if then is not None:
            then()

    def answered(self, table: str, command: str, seq: int) -> None:
        if (table, command) not in self.acknowledged:
            self.happens("acknowledged")
        before = self.acknowledged.setdefault((table, command), seq)
        assert before == seq, f"{command} was acknowledged at {before}, and now at {seq}"


@dataclass
class Picture:
    """A table as one guest has come to know it."""

    table: str
    seat: int
    drowsy: bool = False
    """Somebody sleeps there: it goes on when their clock runs out."""
    seq: int = 0
    story: list[Json] = field(default_factory=list)
    now: Json = field(default_factory=dict)
    """The last frame; with what the house does not say again as long as it is the same."""

    def take_in(self, frame: Json) -> None:
        """A frame of the house: nothing that was told is ever taken back."""
        assert frame["seq"] >= self.seq, f"the table went back from {self.seq} to {frame['seq']}"
        assert frame["you"] == self.seat
        entries = frame.get("story", [])
        known = entries[0]["seq"] - 1 if entries else len(self.story)
        again = self.story[known:]
        assert entries[: len(again)] == again, "the same row was told differently"
        self.story[known:] = entries
        assert [entry["seq"] for entry in self.story] == list(range(1, frame["seq"] + 1))
        if frame["seq"] == self.seq and "view" not in frame:
            kept: Json = {key: self.now[key] for key in ("view", "owes") if key in self.now}
            frame = {**kept, **frame}
        self.seq = frame["seq"]
        self.now = frame

    @property
    def over(self) -> bool:
        return self.now.get("status") in ("over", "closed")

    @property
    def owes(self) -> Json | None:
        return self.now.get("owes") if self.now.get("status") == "playing" else None


class Player:
    """A guest with a device."""

    def __init__(self, name: str, port: int, ledger: Ledger, seed: str) -> None:
        self.name = name
        self.ledger = ledger
        self.chance = Random(seed)
        self.token = ""
        self.closings: list[int | None] = []
        """How each of the sockets ended."""
        self.overheard: Callable[[str, str | bytes], None] = lambda table, frame: None
        """Told of every frame that comes from a table."""
        self.replaces_leavers = False
        """Whoever leaves: shall a bot play for them?"""
        self._port = port
        self._commands = 0
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE)

    async def close(self) -> None:
        await self._http.aclose()

    def new_id(self) -> str:
        self._commands += 1
        return f"{self.name}-{self._commands:05}"

    async def rest(self) -> None:
        """Some moment before the next try, so that not all come at once."""
        await asyncio.sleep(self.chance.uniform(0.02, 0.25))

    # -- By HTTP ------------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """An answer, however often the house has to be asked."""
        while True:
            try:
                answer = await self._http.request(method, path, json=body, headers={"Cookie": f"tortuga={self.token}"})
            except COMES_BACK:
                await self.rest()
                continue
            if answer.status_code in (429, 503):
                await self.rest()
                continue
            assert answer.status_code < 300, answer.text
            if "set-cookie" in answer.headers:
                self.token = self._http.cookies["tortuga"]
            told: Json = answer.json()
            return told

    async def arrive(self) -> None:
        await self.ask("POST", "/api/me", {"name": self.name})

    async def open(self, seats: list[str], clock: Json, title: str = "rum", **more: object) -> str:
        setup: Json = {"title": title, "seats": seats, "clock": clock, "public": True, **more}
        order: Json = {"id": self.new_id(), "setup": setup, "start": True}
        table: str = (await self.ask("POST", "/api/tables", order))["table"]
        self.ledger.sent[table, order["id"]] = (self.name, {"type": "open"})
        self.ledger.answered(table, order["id"], 1)
        return table

    async def do(self, table: str, kind: str, **more: object) -> None:
        command: Json = {"type": kind, "id": self.new_id(), **more}
        self.ledger.sent[table, command["id"]] = (self.name, command)
        answer = await self.ask("POST", f"/api/tables/{table}/commands", command)
        assert answer["type"] == "accepted", answer
        self.ledger.answered(table, command["id"], answer["seq"])

    # -- By socket ----------------------------------------------------------------------------------------------------

    async def play(self, picture: Picture, mood: Mood = "eager", enough: Callable[[], bool] = lambda: False) -> None:
        """Plays until the game is over, or until it is enough."""
        seated = _Seated(self, picture, mood, enough)
        while not seated.done:
            try:
                async with self._line(picture) as socket:
                    try:
                        await seated.converse(socket)
                    finally:
                        await socket.close()
                        self.closings.append(socket.close_code)
            except COMES_BACK:
                await self.rest()

    def _line(self, picture: Picture) -> connect:
        since = f"&since={picture.seq}" if picture.seq else ""
        return connect(
            f"ws://127.0.0.1:{self._port}/api/socket?table={picture.table}{since}",
            additional_headers={"Cookie": f"tortuga={self.token}"},
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            compression=None,
        )


class _Seated:
    """A player at a table: what they know, and the command that waits for its answer."""

    def __init__(self, player: Player, picture: Picture, mood: Mood, enough: Callable[[], bool]) -> None:
        self.picture = picture
        self._sailor = player
        self._mood = mood
        self._enough = enough
        self._waiting: Json | None = None
        self._last: Json | None = None

    @property
    def done(self) -> bool:
        return (self.picture.over and self._waiting is None) or self._enough()

    async def converse(self, socket: ClientConnection) -> None:
        """On one line, until it breaks or the game is over."""
        if self._waiting is not None:
            self._sailor.ledger.resent += 1
            await self._send(socket, self._waiting)
        while not self.done:
            try:
                # Not wait_for, which before Python 3.12 forgets to be cancelled when the line breaks just then.
                async with asyncio.timeout(0.5):
                    raw = await socket.recv()
            except TimeoutError:
                continue
            self._sailor.overheard(self.picture.table, raw)
            self._hear(msgspec.json.decode(raw))
            if self._waiting is None and not self.done:
                await asyncio.sleep(self._sailor.chance.uniform(*PACE))
                command = self._next()
                if command is not None:
                    self._waiting = command
                    await self._send(socket, command)

    def _hear(self, frame: Json) -> None:
        if frame["type"] == "now":
            self.picture.take_in(frame)
            return
        waiting = self._waiting
        assert waiting is not None, frame
        assert frame.get("id") == waiting["id"], frame
        self._waiting = None
        table, ledger = self.picture.table, self._sailor.ledger
        if frame["type"] == "accepted":
            ledger.answered(table, waiting["id"], frame["seq"])
            self._last = waiting
        elif frame["type"] == "stale":
            assert (table, waiting["id"]) not in ledger.acknowledged, frame
            self.picture.take_in(frame["now"])
        else:
            assert waiting["type"] == "choose", frame  # they are back meanwhile

    def _next(self) -> Json | None:
        """Mostly a move; now and then the last command once more, or a word to the others."""
        owes, chance = self.picture.owes, self._sailor.chance
        if self._last is not None and chance.random() < 0.05:
            return self._last
        if chance.random() < 0.01:
            return self._new("chat", phrase="hello")
        for left in self.picture.now.get("leavers", []) if self._sailor.replaces_leavers else []:
            if self.picture.seat not in (left["seat"], *left.get("chosen", {}).get("bot", [])):
                return self._new("choose", seat=left["seat"], what="bot")
        if owes is None or self._mood == "sleepy":
            return None
        return self._new("play", decision=owes["decision"], move=chance.choice(owes["offers"])["do"])

    def _new(self, kind: str, **more: object) -> Json:
        command: Json = {"type": kind, "id": self._sailor.new_id(), **more}
        self._sailor.ledger.sent[self.picture.table, command["id"]] = (self._sailor.name, command)
        return command

    async def _send(self, socket: ClientConnection, command: Json) -> None:
        await socket.send(msgspec.json.encode(command).decode())
        self._sailor.ledger.happens("sent")
