"""A tab's socket from its request to its end: who it is, what is refused, how it ends. The test plays the tab."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import refused, small_titles
from tortuga.kernel.errors import Refusal
from tortuga.server.connections import Connection, Connections
from tortuga.server.house.room import Room, Watcher
from tortuga.server.limits import Limits
from tortuga.server.protocol import FRAME
from tortuga.server.settings import Rate, Settings
from tortuga.server.shutdown import Shutdown
from tortuga.server.sockets import PATIENCE, Sockets, stream

PING = '{"type":"ping","id":"a-command"}'
ADDRESS = "192.0.2.1"
FILES = 10_000


@pytest.fixture(scope="module", autouse=True)
def _titles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with small_titles(tmp_path_factory.mktemp("titles")):
        yield


class FakeSocket:
    """What Starlette hands over: it can be told what the tab sends, and keeps what the tab hears."""

    def __init__(self, token: str | None = None, language: str = "", **query: object) -> None:
        self.query_params = {name: str(value) for name, value in query.items()}
        self.headers = {"accept-language": language, "cookie": "" if token is None else f"tortuga={token}"}
        self.client = SimpleNamespace(host=ADDRESS)
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.accepted = False
        self.heard: list[dict[str, Any]] = []
        self.code: int | None = None

    async def accept(self) -> None:
        self.accepted = True

    async def receive(self) -> dict[str, Any]:
        return await self.coming.get()

    async def send_text(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))

    async def close(self, code: int) -> None:
        if self.code is not None:
            raise RuntimeError("closed already")
        self.code = code

    def say(self, *frames: str | bytes) -> None:
        for frame in frames:
            self.coming.put_nowait({"type": "websocket.receive", "text" if isinstance(frame, str) else "bytes": frame})

    def go(self, code: int | None = 1001) -> None:
        self.coming.put_nowait({"type": "websocket.disconnect", "code": code})

    def answers(self, kind: str = "refused") -> list[dict[str, Any]]:
        return [frame for frame in self.heard if frame["type"] == kind]


class Desk:
    """The sockets of a house, and how each tab has left."""

    def __init__(self, opened: OpenHouse, limits: Limits | None = None) -> None:
        self.opened = opened
        self.limits = limits or Limits(clock=lambda: 0)
        self.connections = Connections(Settings(), opened.house.metrics, FILES)
        self.shutdown = Shutdown()
        self.sockets = Sockets(opened.house, self.limits, self.connections, self.shutdown, tls=False)
        self.left: list[bool] = []
        unwatch = opened.house.unwatch

        async def noted(room: Room, watcher: Watcher, *, cleanly: bool) -> None:
            self.left.append(cleanly)
            await unwatch(room, watcher, cleanly=cleanly)

        opened.house.unwatch = noted  # type: ignore[method-assign]

    async def serve(self, socket: FakeSocket) -> None:
        await self.sockets.serve(socket)  # type: ignore[arg-type]


def play(folder: Path, scenario: Callable[[OpenHouse], Awaitable[None]]) -> None:
    play_out(RestartableHouse(folder / "house.sqlite3"), scenario)


async def a_moment() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


def test_who_has_no_session_may_look_and_is_told_so_in_the_browser_s_language(tmp_path: Path) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        desk, socket = Desk(opened), FakeSocket(language="pl", table=room.table.id)
        socket.say(PING)
        serving = asyncio.ensure_future(desk.serve(socket))
        while not socket.answers():
            await asyncio.sleep(0)
        assert socket.accepted
        assert opened.metric("tortuga_sockets ") == 1
        socket.go()
        await serving
        assert opened.metric("tortuga_sockets ") == 0
        (answer,) = socket.answers()
        assert (answer["key"], answer["id"]) == ("sign-in-needed", "a-command")
        assert "you" not in socket.answers("now")[0]
        english = FakeSocket(language="en", table=room.table.id)
        english.say(PING)
        english.go()
        await desk.serve(english)
        assert desk.left == [True, True]

    play(tmp_path, scenario)


def test_a_session_is_known_by_its_cookie(tmp_path: Path) -> None:
    async def scenario(opened: OpenHouse) -> None:
        guest, token = await opened.house.identity.new_guest("Ania", "uk", opened.house.clock())
        opened.guests["ania"] = guest.id
        room = await opened.table("ania", "bartek")
        socket = FakeSocket(token, language="pl", table=room.table.id)
        socket.say(PING, "[]", b"", b"{", PING.encode())
        serving = asyncio.ensure_future(Desk(opened).serve(socket))
        while len(socket.answers()) + len(socket.answers("accepted")) < 5:
            await asyncio.sleep(0)
        socket.go()
        await serving
        assert [answer["id"] for answer in socket.answers("accepted")] == ["a-command"] * 2
        assert socket.answers("now")[0]["you"] == 0
        assert {(answer["key"], "id" in answer) for answer in socket.answers()} == {("command-unreadable", False)}

    play(tmp_path, scenario)


@pytest.mark.parametrize(
    ("code", "cleanly"), [(1000, True), (1001, True), (1005, False), (1006, False), (1011, False), (None, False)]
)
def test_a_tab_that_was_closed_is_no_line_that_broke(tmp_path: Path, code: int | None, cleanly: bool) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        desk, socket = Desk(opened), FakeSocket(table=room.table.id)
        socket.go(code)
        await desk.serve(socket)
        assert desk.left == [cleanly]
        assert socket.code is None

    play(tmp_path, scenario)


def test_a_whole_frame_is_read_and_one_sign_more_is_refused(tmp_path: Path) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        socket = FakeSocket(table=room.table.id)
        socket.say("x" * FRAME, "x" * (FRAME + 1), b"x" * FRAME, b"x" * (FRAME + 1))
        serving = asyncio.ensure_future(Desk(opened).serve(socket))
        while len(socket.answers()) < 4:
            await asyncio.sleep(0)
        socket.go()
        await serving
        assert [answer["key"] for answer in socket.answers()] == ["command-unreadable", "command-too-long"] * 2

    play(tmp_path, scenario)


@pytest.mark.parametrize(("more", "code"), [(PATIENCE, None), (PATIENCE + 1, 1008)])
def test_who_floods_is_told_for_a_while_and_then_cut_off(tmp_path: Path, more: int, code: int | None) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        desk = Desk(opened, Limits(guest_rates={"command": Rate(1, 3)}, clock=lambda: 0))
        socket = FakeSocket(table=room.table.id)
        serving = asyncio.ensure_future(desk.serve(socket))
        for number in range(3 + more):
            socket.say(PING)
            while len(socket.answers()) <= number and not serving.done():
                await asyncio.sleep(0)
        socket.go()
        await serving
        assert [answer["key"] for answer in socket.answers()][:4] == ["sign-in-needed"] * 3 + ["too-fast"]
        assert socket.code == code
        assert desk.left == [code is None]

    play(tmp_path, scenario)


def test_whoever_sent_much_at_once_lets_others_have_their_turn_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commands that need not wait for anything, such as those that come too late, were all answered in one go."""
    turns: list[str] = []

    async def somebody_plays() -> None:
        while True:
            turns.append("a move")
            await asyncio.sleep(0)

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        _, token = await opened.house.identity.new_guest("Cyryl", "en", opened.house.clock())
        desk, socket = Desk(opened), FakeSocket(token, table=room.table.id)
        command = opened.house.command

        async def noted(*asked: Any) -> Any:
            turns.append("an answer")
            return await command(*asked)

        monkeypatch.setattr(opened.house, "command", noted)
        socket.say(*[PING] * 20)
        socket.go()
        playing = asyncio.create_task(somebody_plays())
        await desk.serve(socket)
        playing.cancel()
        assert turns.count("an answer") == 20
        answers = [n for n, turn in enumerate(turns) if turn == "an answer"]
        assert all("a move" in turns[one:other] for one, other in pairwise(answers))

    play(tmp_path, scenario)


def test_who_reads_nothing_is_cut_off(tmp_path: Path) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        desk, socket = Desk(opened), FakeSocket(table=room.table.id)
        serving = asyncio.ensure_future(desk.serve(socket))
        while not room.watchers:
            await asyncio.sleep(0)
        (watcher,) = room.watchers
        watcher.lost = True
        heard = len(socket.heard)
        socket.say(PING)
        await serving
        assert (socket.code, desk.left, len(socket.answers())) == (1013, [False], 0)
        assert len(socket.heard) <= heard + 1
        assert not room.watchers

    play(tmp_path, scenario)


def test_a_house_that_closes_answers_the_command_at_hand_and_says_come_back(tmp_path: Path) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        desk, tabs = Desk(opened), [FakeSocket(table=room.table.id) for _ in range(2)]
        serving = [asyncio.ensure_future(desk.serve(tab)) for tab in tabs]
        while len(room.watchers) < 2:
            await asyncio.sleep(0)
        busy = next(iter(desk.sockets._open.values()))
        await busy.acquire()
        closing = asyncio.ensure_future(desk.shutdown.drain(60))
        await a_moment()
        assert [tab.code for tab in tabs] == [None, 1012]
        busy.release()
        await closing
        assert [tab.code for tab in tabs] == [1012, 1012]
        for tab in tabs:
            tab.go(1012)
        await asyncio.gather(*serving)
        await desk.sockets.farewell()

    play(tmp_path, scenario)


@pytest.mark.parametrize("gone", [False, True])
def test_a_table_that_cannot_be_shown_says_so_and_asks_to_come_back(tmp_path: Path, gone: bool) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        desk, socket = Desk(opened), FakeSocket(table=room.table.id)

        async def watch(_room: Room, _watcher: Watcher) -> None:
            raise Refusal("store-locked")

        opened.house.watch = watch  # type: ignore[method-assign, assignment]
        if gone:
            await socket.close(1006)
        await desk.serve(socket)
        assert [(bye["type"], bye["key"]) for bye in socket.heard] == [("bye", "store-locked")]
        assert socket.heard[0]["text"]
        assert socket.code == (1006 if gone else 1012)
        assert desk.left == [False]
        assert opened.metric("tortuga_sockets ") == 0

    play(tmp_path, scenario)


def test_who_guesses_codes_is_soon_refused(tmp_path: Path) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        desk = Desk(opened, Limits({"code": Rate(1, 2)}, clock=lambda: 0))
        for _ in range(3):
            right = FakeSocket(table=room.table.id, code=room.table.code)
            right.go()
            await desk.serve(right)
            assert right.accepted
        for key in ("table-private", "table-private", "too-fast"):
            with refused(key):
                await desk.serve(FakeSocket(table=room.table.id, code="ABCABC"))
        with refused("too-fast"):
            await desk.serve(FakeSocket(table=room.table.id, code=room.table.code))

    play(tmp_path, scenario)


@pytest.mark.parametrize(
    "query", [{}, {"table": "x" * 41}, {"table": "x", "since": "-1"}, {"table": "x", "colour": "red"}]
)
def test_what_is_asked_wrongly_is_refused_before_anything_else(tmp_path: Path, query: dict[str, str]) -> None:
    async def scenario(opened: OpenHouse) -> None:
        socket = FakeSocket()
        socket.query_params = query
        with refused("query-unreadable"):
            await Desk(opened).serve(socket)
        assert not socket.accepted

    play(tmp_path, scenario)


def test_a_stream_shows_the_same_and_its_end_is_a_line_that_broke(tmp_path: Path) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        desk = Desk(opened)
        pictures = stream(opened.house, room, opened.guests["bartek"], None, Connection(None))
        first = msgspec.json.decode(await anext(pictures))
        await opened.play("ania", room, "draw")
        second = msgspec.json.decode(await anext(pictures))
        assert (first["you"], first["seq"] + 1) == (1, second["seq"])
        await pictures.aclose()  # type: ignore[attr-defined]
        assert desk.left == [False]
        assert not room.watchers

    play(tmp_path, scenario)


def test_when_a_stream_ends_nothing_waits_for_its_reader_any_more(tmp_path: Path) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        pictures = stream(opened.house, room, opened.guests["bartek"], None, Connection(None))
        await anext(pictures)
        for player in ("ania", "bartek"):  # one picture is in the pipe, and one on its way
            await opened.play(player, room, "draw")
            await asyncio.sleep(0)
        await pictures.aclose()  # type: ignore[attr-defined]
        await asyncio.sleep(0)
        assert not [task for task in asyncio.all_tasks() if "_flush_all" in repr(task)]

    play(tmp_path, scenario)
