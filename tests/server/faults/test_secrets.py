"""Seeds and tokens: in no frame, answer, log line or file before their time; and the seed is what it was sealed as."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from server.faults import database
from server.faults.program import Program, opened
from server.faults.wire_house import Guest, Json, line
from server.running import PATIENCE
from tortuga.kernel.game import seed_hash


class EventLog:
    """Somebody at a socket who writes everything down."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.frames: list[str] = []

    def listen(self) -> None:
        """To what has come so far."""
        try:
            while True:
                self.frames.append(str(self._socket.recv(timeout=0.01)))
        except TimeoutError:
            return

    def told(self) -> Iterator[Json]:
        yield from map(msgspec.json.decode, self.frames)

    def until_over(self) -> Json:
        while True:
            self.frames.append(str(self._socket.recv(timeout=PATIENCE)))
            last: Json = msgspec.json.decode(self.frames[-1])
            if last["status"] == "over":
                return last


class Evening:
    """Ania invites Bartek to a table that others may watch with its code; all they do is noted."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.ania, self.bartek, self.cyryl = (Guest(program, name) for name in ("Ania", "Bartek", "Cyryl"))
        self.table = self.ania.open("me", "open")
        invited = self.ania.must("POST", f"/api/tables/{self.table}/invitations", {"seat": 1})
        self.invitation = token_of(invited["link"])
        self.recovery = token_of(self.ania.must("POST", "/api/me/recovery")["link"])
        self.code: str = self.ania.look(self.table)["about"]["code"]
        self.bartek.do(self.table, "sit", invitation=self.invitation)
        self.ania.do(self.table, "start")
        about = database.read(program.db)[self.table].about
        self.seed = about.seed
        self.tokens = [
            *(guest.token for guest in (self.ania, self.bartek, self.cyryl)),
            self.invitation,
            self.recovery,
        ]
        self.answers: list[str] = []

    def play(self, ears: list[EventLog], chance: Random) -> None:
        """To the end, with all the mistakes that people make."""
        while True:
            for guest in (self.ania, self.bartek):
                now = guest.look(self.table)
                self.answers.append(msgspec.json.encode(now).decode())
                if now["status"] != "playing":
                    self.answers.pop()
                    return
                if owes := now.get("owes"):
                    self.ask(guest, {"type": "play", "id": guest.new_id(), "decision": 10**6, "move": "pass"})
                    self.ask(guest, {"type": "play", "id": guest.new_id(), "decision": owes["decision"], "move": "x"})
                    for ear in ears:
                        ear.listen()
                    guest.do(self.table, "play", decision=owes["decision"], move=chance.choice(owes["offers"])["do"])

    def ask(self, guest: Guest, command: Json) -> None:
        self.answers.append(guest.http.post(f"/api/tables/{self.table}/commands", json=command).text)

    def blunder(self) -> None:
        """Secrets in places where they do not belong; whatever comes back or is logged must not repeat them."""
        cyryl, path = self.cyryl.http, f"/api/tables/{self.table}"
        for answer in (
            cyryl.get(path),
            cyryl.get(path, params={"invitation": self.invitation + "x"}),
            cyryl.get(f"/join/{self.invitation}/x"),
            cyryl.get(f"/api/nowhere/{self.recovery}"),
            cyryl.get(f"{path}/steps/1"),
            cyryl.get(f"{path}/record"),
            cyryl.get(f"{path}/steps/1", params={"share": self.invitation}),
            cyryl.post("/api/recover", json={"token": self.recovery[:-1]}),
            cyryl.post("/api/recover", json={"tken": self.recovery}),
            cyryl.post("/api/invitations", json={"token": [self.invitation]}),
            cyryl.post("/api/tables", content=b"{" + self.recovery.encode()),
            cyryl.get("/api/me/data"),
            cyryl.get("/api/lobby"),
            cyryl.get("/metrics"),
        ):
            assert answer.status_code < 500
            self.answers.append(answer.text)
        with pytest.raises(InvalidStatus), line(self.program, self.table, invitation=self.recovery):
            pass


def token_of(link: str) -> str:
    """Tokens are behind the `#`, which browsers send nowhere."""
    address, _, token = link.partition("#")
    assert len(token) >= 43
    assert token not in address
    return token


def none_of(secrets: list[str], texts: list[str]) -> None:
    for text in texts:
        found = [secrets.index(secret) for secret in secrets if secret in text]
        assert not found, f"secret {found} in {text[:200]}"


def test_secrets_are_told_to_nobody_before_their_time(tmp_path: Path) -> None:
    with opened(tmp_path / "house.sqlite3", TORTUGA_LOG_LEVEL="debug") as program, ExitStack() as sockets:
        evening = Evening(program)
        lines: list[dict[str, Any]] = [{}, {}, {"code": evening.code}]
        guests = (evening.ania, evening.bartek, evening.cyryl)
        ania, bartek, cyryl = ears = [
            EventLog(sockets.enter_context(guest.line(evening.table, **more)))
            for guest, more in zip(guests, lines, strict=True)
        ]
        evening.blunder()
        evening.play(ears, Random("secrets"))
        ends = [ear.until_over() for ear in ears]
        before = [frame for ear in ears for frame in ear.frames if msgspec.json.decode(frame)["status"] == "playing"]
        assert len(before) > 50
        none_of([evening.seed, *evening.tokens], [*before, *evening.answers])
        none_of([evening.code], cyryl.frames)
        assert next(ania.told())["about"]["code"] == next(bartek.told())["about"]["code"] == evening.code
        sealed = next(cyryl.told())["about"]["seed_hash"]
        for now in cyryl.told():
            assert "owes" not in now
            assert "you" not in now
            assert now.get("view", {}).get("hand", []) == []
        assert [now["seed"] for now in ends] == [evening.seed] * 3
        assert seed_hash(evening.seed) == sealed
        assert program.terminate() == 0
        none_of([evening.seed, evening.code, *evening.tokens], program.log)
        assert len(program.log) > 100
        none_of(evening.tokens, [file.read_bytes().decode("latin-1") for file in tmp_path.iterdir()])
