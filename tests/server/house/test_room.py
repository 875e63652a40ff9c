"""A room: where a watcher sits, what each is shown, what cannot be sent, and what the log says of it."""

import asyncio
import logging
from collections.abc import Iterator, Sequence

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import Sitting, small_titles
from tortuga.kernel.state import State
from tortuga.kernel.title import Title
from tortuga.kernel.views import Offer, View
from tortuga.server import protocol
from tortuga.server.house.room import MOST_REPLIES, Room, Watcher
from tortuga.server.metrics import Metrics
from tortuga.server.protocol import ENCODER


@pytest.fixture(scope="module", autouse=True)
def _titles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with small_titles(tmp_path_factory.mktemp("titles")):
        yield


async def send_nothing(_: bytes) -> None: ...


def test_who_sits_down_is_here_and_who_stands_up_is_a_spectator_again() -> None:
    at = Sitting("ania", "open", "open")
    room = Room(at.table, {})
    watcher = Watcher("bartek", None, send_nothing)
    room.watchers.add(watcher)
    places = []
    for command, fields in [(protocol.Sit, {"seat": 1}), (protocol.Stand, {}), (protocol.Sit, {"seat": 2})]:
        at.do("bartek", command, **fields)
        room.see(at.table, at.now)
        room.see(at.table, at.now)
        room.settled(at.table, None, None)
        places.append((watcher.seat, dict(at.table.presence.here), room.spectators))
    assert places == [(1, {1: 1}, 0), (None, {}, 1), (2, {2: 1}, 0)]


def test_what_is_seen_is_worked_out_once_however_many_look(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Sitting("ania", "bartek").started()
    room, asked = Room(at.table, {}), []
    title = type(at.table.title)
    see, offer = title.view, title.offers
    offered: list[int] = []

    def view(title: Title, state: State, seat: int | None) -> View:
        asked.append(seat)
        return see(title, state, seat)

    def offers(title: Title, state: State, seat: int) -> Sequence[Offer]:
        offered.append(seat)
        return offer(title, state, seat)

    monkeypatch.setattr(title, "view", view)
    monkeypatch.setattr(title, "offers", offers)
    for player in ("ania", "bartek"):
        asked.clear()
        offered.clear()
        room.table = at.table
        shown = [ENCODER.encode(room.picture(seat, at.now, since)) for seat in (None, 0) for since in (None, 0, 1)]
        assert asked == [None, 0]
        assert offered == ([0] if player == "ania" else [])
        assert shown == [ENCODER.encode(at.sees(who, since)) for who in (None, "ania") for since in (None, 0, 1)]
        at.play(player, "draw")


@pytest.mark.parametrize(
    ("error", "event", "level"),
    [
        (ConnectionResetError("gone"), "watcher-lost", logging.DEBUG),
        (RuntimeError('Cannot call "send" once a close message has been sent.'), "watcher-lost", logging.DEBUG),
        (ValueError("a frame that cannot be sent"), "watcher-failed", logging.ERROR),
    ],
)
def test_what_ends_a_watcher_is_logged(
    caplog: pytest.LogCaptureFixture, error: Exception, event: str, level: int
) -> None:
    async def send(_: bytes) -> None:
        raise error

    async def whole() -> None:
        watcher = Watcher(None, None, send)
        watcher.show(b"{}", 1, 0)
        await watcher.finish()
        assert watcher.lost

    with caplog.at_level(logging.DEBUG, "tortuga.house"):
        asyncio.run(whole())
    assert [(record.getMessage(), record.levelno) for record in caplog.records if record.name == "tortuga.house"] == [
        (event, level)
    ]


def test_who_never_reads_what_they_asked_for_is_cut_off() -> None:
    async def whole() -> tuple[bool, bool, int]:
        sent: list[bytes] = []

        async def send(reply: bytes) -> None:
            sent.append(reply)

        watcher = Watcher(None, None, send)
        for _ in range(MOST_REPLIES):
            watcher.reply(b"{}")
        before = watcher.lost
        watcher.reply(b"{}")
        return before, watcher.lost, MOST_REPLIES

    assert asyncio.run(whole()) == (False, True, 64)


def test_nothing_is_sent_to_somebody_who_has_gone() -> None:
    async def whole() -> list[bytes]:
        sent: list[bytes] = []

        async def send(reply: bytes) -> None:
            sent.append(reply)

        watcher = Watcher(None, None, send)
        watcher.lost = True
        watcher.reply(b"reply")
        watcher.show(b"{}", 1, 0)
        await asyncio.sleep(0)
        return sent

    assert asyncio.run(whole()) == []


def test_who_may_not_look_is_passed_over_and_the_next_is_shown_the_table() -> None:
    async def whole() -> list[str]:
        at = Sitting("ania", "bartek", spectators=False).started()
        room = Room(at.table, {})
        shown: list[str] = []

        def watcher(guest: str) -> Watcher:
            async def send(_: bytes) -> None:
                shown.append(guest)

            return Watcher(guest, None, send)

        every = [watcher(guest) for guest in ("cyryl", "ania", "daria", "bartek")]
        room.watchers = dict.fromkeys(every)  # type: ignore[assignment]  # a set in an order of our own
        room.see(at.table, at.now)
        room.settled(at.table, None, None)
        room.publish(at.now)
        for one in every:
            await one.finish()
        return shown

    assert asyncio.run(whole()) == ["ania", "bartek"]


def test_replies_go_before_the_newest_picture_of_the_table() -> None:
    async def whole() -> list[bytes]:
        sent: list[bytes] = []

        async def send(reply: bytes) -> None:
            sent.append(reply)

        watcher = Watcher(None, None, send)
        watcher.show(b"old", 1, 0)
        watcher.reply(b"reply 1")
        watcher.show(b"new", 2, 5)
        watcher.reply(b"reply 2")
        await watcher.finish()
        assert (watcher.since, watcher.chat_since, watcher.lost) == (2, 5, False)
        return sent

    assert asyncio.run(whole()) == [b"reply 1", b"reply 2", b"new"]


def test_pictures_that_a_slow_reader_never_saw_and_how_long_the_others_waited_are_counted() -> None:
    async def scenario() -> None:
        metrics, may_read = Metrics(), asyncio.Event()
        sent: list[bytes] = []

        async def send(frame: bytes) -> None:
            sent.append(frame)
            await may_read.wait()

        watcher = Watcher(None, None, send, metrics)
        for seq, frame in enumerate((b"first", b"second", b"third", b"fourth"), start=1):
            watcher.show(frame, seq, 0)
            await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        may_read.set()
        await watcher.finish()
        assert sent == [b"first", b"fourth"]
        text = metrics.text().decode()
        assert "tortuga_resyncs_total 2.0" in text
        assert "tortuga_fan_out_seconds_count 2.0" in text
        assert 'tortuga_fan_out_seconds_bucket{le="0.025"} 0.0' in text, "until it was read, not until it was put by"

    asyncio.run(scenario())


def test_what_is_accepted_is_shown_to_all_who_look_each_their_own(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        tabs = [await opened.tab(room, who) for who in ("ania", "bartek", None)]
        await opened.play("ania", room, "draw")
        await opened.quiet()
        seen = [tab.last["story"][-1]["events"][0].get("plank") for tab in tabs]
        assert seen[0] is not None
        assert seen[1:] == [None, None]
        assert [len(tab.last["view"]["rack"]) for tab in tabs] == [5, 4, 0]
        assert tabs[2].last["watchers"] == 1

    play_out(restartable, scenario)


def test_who_sits_down_or_is_asked_to_stand_sees_the_state_from_there(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", "open", start=False, public=True)
        bartek, cyryl = await opened.tab(room, "bartek"), await opened.tab(room, "cyryl")
        for who in ("bartek", "cyryl"):
            await opened.do(who, room, protocol.Sit)
        await opened.do("ania", room, protocol.Arrange, seat=2, who="bot:random")
        await opened.do("ania", room, protocol.Start)
        await opened.quiet()
        assert (bartek.last["you"], len(bartek.last["view"]["rack"])) == (1, 4)
        assert "you" not in cyryl.last
        assert cyryl.last["view"]["rack"] == []

    play_out(restartable, scenario)


def test_who_comes_is_shown_the_table_at_once_and_the_others_who_is_here(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", start=False)
        spectator = await opened.tab(room, None)
        ania, again = await opened.tab(room, "ania"), await opened.tab(room, "ania")
        assert [len(tab.frames) > 0 for tab in (spectator, ania, again)] == [True, True, True]
        here = [[chair.get("here", False) for chair in frame["chairs"]] for frame in spectator.frames]
        assert (here[0], here[-1]) == ([False, False], [True, False])
        for tab in (ania, again):
            await opened.close_tab(room, tab)
        await spectator.watcher.finish()
        assert [chair.get("here", False) for chair in spectator.last["chairs"]] == [False, False]

    play_out(restartable, scenario)


@pytest.mark.parametrize(("ahead", "resyncs"), [(0, 0), (1, 1), (-100, 1)])
def test_who_claims_to_know_what_never_was_is_told_everything(
    restartable: RestartableHouse, ahead: int, resyncs: int
) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        before = opened.metric("tortuga_resyncs_total")
        tab = await opened.tab(room, "ania", since=room.table.seq + ahead)
        assert ("about" in tab.last, len(tab.last.get("story", []))) == (bool(resyncs), resyncs * room.table.seq)
        assert opened.metric("tortuga_resyncs_total") - before == resyncs

    play_out(restartable, scenario)
