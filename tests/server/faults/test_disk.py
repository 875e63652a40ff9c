"""A full disk and a locked database, for the whole house: a clear refusal and nothing shown; then all goes on."""

import resource
import sqlite3
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from server.faults import database
from server.faults.program import Program, opened
from server.faults.wire_house import Guest, Json, heard
from server.running import until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")

TURN = 600
"""Seconds of a turn: nobody's clock runs out by itself before the test says so."""


@contextmanager
def full_disk(program: Program) -> Iterator[None]:
    """No file of the house may have more than a page: it cannot write where its files end."""
    before = resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def locked_database(program: Program) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    with closing(sqlite3.connect(program.db, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


class Evening:
    """Two people who play; one against a bot that takes its time; one whose clock will run out."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.ania, self.bartek, self.cyryl, self.daria = (
            Guest(program, name) for name in ("Ania", "Bartek", "Cyryl", "Daria")
        )
        self.table = self.ania.open("me", "open", public=True)
        self.bartek.do(self.table, "sit")
        self.ania.do(self.table, "start")
        self.with_bot = self.cyryl.open("me", "bot:random", options={"edition": "pl", "impersonator": 1})
        self.with_clock = self.daria.open(
            "me", "bot:random", options={"edition": "pl", "impersonator": 1}, clock={"kind": "turn", "seconds": TURN}
        )

    @property
    def due(self) -> tuple[Guest, Guest]:
        """Who owes a move at the table of two, and who waits for it."""
        pair = [self.ania, self.bartek]
        mover = pair.pop(self.ania.look(self.table)["due"][0])
        return mover, pair[0]

    def turn_of(self, guest: Guest, table: str) -> Json:
        """What a guest owes, as soon as the bot has moved."""
        owes: Json | None = until(lambda: guest.look(table).get("owes"))
        assert owes is not None
        return owes

    def let_the_bot_think(self) -> None:
        """Cyryl plays until it is the bot's turn."""
        while owes := self.cyryl.look(self.with_bot).get("owes"):
            assert self.play(self.cyryl, self.with_bot, owes)["type"] == "accepted"

    def play(self, guest: Guest, table: str, owes: Json) -> Json:
        return guest.do(table, "play", decision=owes["decision"], move=owes["offers"][0]["do"])

    def seq(self, guest: Guest, table: str) -> int:
        seq: int = guest.look(table)["seq"]
        return seq

    @property
    def has_lapsed_in_vain(self) -> bool:
        """Has Daria's clock run out, and nothing came of it?"""
        return any(event["table"] == self.with_clock for event in self.program.events("deadline-not-stored"))

    def kinds(self, table: str) -> list[str]:
        return [row.kind for row in database.read(self.program.db)[table].rows]


def is_quiet(socket: ClientConnection, seq: int) -> None:
    """Nothing new comes by this socket."""
    try:
        while True:
            frame = msgspec.json.decode(socket.recv(timeout=0.3))
            assert frame["seq"] == seq, frame
    except TimeoutError:
        return


@pytest.mark.parametrize(("trouble", "key"), [(full_disk, "store-full"), (locked_database, "store-locked")])
def test_what_cannot_be_stored_is_refused_and_later_all_goes_on(
    tmp_path: Path, trouble: Callable[[Program], AbstractContextManager[None]], key: str
) -> None:
    with opened(tmp_path / "house.sqlite3") as program:
        evening = Evening(program)
        mover, other = evening.due
        owes = mover.look(evening.table)["owes"]
        move = {"type": "play", "id": "the-move", "decision": owes["decision"], "move": owes["offers"][0]["do"]}
        evening.play(evening.cyryl, evening.with_bot, evening.turn_of(evening.cyryl, evening.with_bot))
        evening.turn_of(evening.cyryl, evening.with_bot)  # so the bot has moved at least once: it is there to be held
        evening.turn_of(evening.daria, evening.with_clock)
        with (
            mover.line(evening.table) as mine,
            other.line(evening.table) as theirs,
            program.bots_held() as let_the_bot_go,
        ):
            before = heard(mine, "now")["seq"]
            heard(theirs, "now")
            evening.let_the_bot_think()
            bot_from = evening.seq(evening.cyryl, evening.with_bot)
            with trouble(program):
                mine.send(msgspec.json.encode(move))
                told = heard(mine, "refused")
                assert (told["id"], told["key"]) == ("the-move", key)
                assert told["text"] not in ("", key)
                is_quiet(theirs, before)
                everything_else_is_refused_too(evening, key)
                still_readable(evening, before, key)
                with other.line(evening.table) as second:  # a second tab, and a first one that is closed
                    heard(second, "now")
                theirs.close()
                let_the_bot_go()
                program.later(TURN)
                until(lambda: program.events("bot-not-stored") and evening.has_lapsed_in_vain)
            until(lambda: program.events("ready-again"))  # nobody has asked
            assert [event["reason"] for event in program.events("not-ready")] == [key]
            program.later(60)  # for whatever the house tries again
            until(lambda: "lapse" in evening.kinds(evening.with_clock))
            until(lambda: evening.seq(evening.cyryl, evening.with_bot) > bot_from)
            until(lambda: "away" in evening.kinds(evening.table))
            mine.send(msgspec.json.encode(move))
            assert heard(mine, "accepted")["seq"] == before + 2
            assert evening.seq(other, evening.table) == before + 2
        program.nothing_failed()
        assert program.terminate() == 0


def everything_else_is_refused_too(evening: Evening, key: str) -> None:
    """By HTTP with a status that says: later."""
    new = {"id": "new-table", "setup": {"title": "rum", "seats": ["me", "bot:random"]}}
    said = {"type": "chat", "id": "some-words", "phrase": "hello"}
    ania = evening.ania.http
    with evening.program.client() as stranger, ThreadPoolExecutor() as at_once:
        asked = [
            at_once.submit(ania.post, "/api/tables", json=new),
            at_once.submit(ania.post, f"/api/tables/{evening.table}/commands", json=said),
            at_once.submit(ania.patch, "/api/me", json={"name": "Anna"}),
            at_once.submit(stranger.post, "/api/me", json={"name": "Ewa"}),
        ]
        for answer in (one.result() for one in asked):
            assert (answer.status_code, answer.json()["key"]) == (503, key)
            assert int(answer.headers["retry-after"]) > 0


def still_readable(evening: Evening, seq: int, key: str) -> None:
    """Who only looks is served, and nobody is shown what is not stored."""
    for guest in (evening.ania, evening.bartek):
        now = guest.look(evening.table)
        assert now["seq"] == seq
        assert "chat" not in now
    assert evening.ania.must("GET", "/api/me")["name"] == "Ania"
    with evening.program.client() as probe:
        assert probe.get("/healthz").status_code == 200
        told = probe.get("/readyz")
        assert (told.status_code, told.text) == (503, f"not ready: {key}\n")
