"""The same over HTTP, through the whole app: answers, headers and log lines are the same in every world that looks the
same to whoever asks."""

import asyncio
import logging
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from conformance.leaks import Leak
from conformance.positions import pick, texts
from server.faults.worlds import BEGAN, STEP_MS, Pair, commands, guest_of, happen, imagined, new_table, step_both
from server.running import settings_with
from tortuga.kernel import Imagined, registry
from tortuga.kernel.events import Announced
from tortuga.server.app import make_app
from tortuga.server.guard import Guard
from tortuga.server.house.house import House
from tortuga.server.house.room import Room
from tortuga.server.identity import Guest
from tortuga.server.logs import JsonLines
from tortuga.server.metrics import Metrics
from tortuga.server.protocol import ENCODER
from tortuga.server.shutdown import Shutdown
from tortuga.server.table import pictures
from tortuga.server.table.progress import PLAYING
from tortuga.server.table.table import Table

RUM = registry.title("rum")
GAMES = 6
TOGETHER = 4
TABLE = "/api/tables/table"
OF_THE_MOMENT = ("ts", "ms")
"""What a log line says of time, which is another one at every request."""


def token_of(viewer: int | None) -> str:
    return f"token-of-{guest_of(viewer)}"


class Lines(logging.Handler):
    """The log as the house writes it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = msgspec.json.decode(self.format(record))
        if line["event"] == "house-stood-still":
            return  # says how busy this machine is, and nothing of any table
        self.lines.append({name: value for name, value in line.items() if name not in OF_THE_MOMENT})


class Asked:
    """The app of a house in which one table is put in the place of another."""

    def __init__(self, app: Guard, house: House, log: Lines) -> None:
        self.house = house
        self.log = log
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")

    async def heard(self, pair: Pair, world: Table, now: int, sent: list[tuple[str, str, bytes]]) -> list[object]:
        """All that the viewer hears in one world, and what the log says of it."""
        world.log.fresh = []
        room = Room(world, world.deadlines())
        self.house._rooms.add(room)
        self.house.clock = self.house.commands._clock = lambda: now
        self.log.lines = []
        headers = {"Cookie": f"tortuga={token_of(pair.viewer)}"}
        told: list[object] = []
        for method, path, body in sent:
            answer = await self.http.request(method, path, content=body, headers=headers)
            assert answer.status_code == 200 or path != TABLE, answer.text
            told.append((method, path, body, answer.status_code, answer.headers.multi_items(), answer.content))
        assert room.table is world, "nothing was to happen"
        return [*told, *self.log.lines]


def requests(pair: Pair, foreign: list[str]) -> list[tuple[str, str, bytes]]:
    """What somebody may ask about a game that goes on, and what they are refused."""
    gets = ["", f"?since={pair.true.seq // 2}", "/link", "/steps/1", "/record"]
    goes_on = {"id": "go-on-0001", "step": 1, "seat": 0, "bot": "random"}
    return [
        *(("GET", TABLE + path, b"") for path in gets),
        *(("POST", f"{TABLE}/commands", ENCODER.encode(one)) for one in commands(pair, foreign)),
        ("POST", f"{TABLE}/share", b""),
        ("POST", f"{TABLE}/continue", ENCODER.encode(goes_on)),
        ("GET", "/api/me/data", b""),
    ]


async def compare(asked: Asked, pair: Pair, now: int, foreign: list[str]) -> None:
    sent = requests(pair, foreign)
    true, twin = [await asked.heard(pair, world, now, sent) for world in pair.both]
    for one, other in zip(true, twin, strict=True):
        if one != other:
            raise Leak(f"{one!r} in truth, {other!r} in a world that looks the same")


async def look_for_leaks(folder: Path, seed: str) -> int:
    """Returns how many moments were compared."""
    compared = 0
    foreign = texts(RUM, seed, count=6)
    app = cast(Guard, make_app(settings_with(db=folder / "house.sqlite3"), Shutdown(), Metrics()))
    inner = cast(Starlette, app._app)
    log = Lines()
    house_log = logging.getLogger("tortuga.house")
    house_log.addHandler(log)
    house_log.setLevel(logging.DEBUG)
    try:
        async with inner.router.lifespan_context(inner):
            house: House = inner.state.house
            for seat in (None, 0, 1, 2, 3):
                house.identity._remember(Guest(guest_of(seat), f"Guest {seat}", "en"), token_of(seat), BEGAN)
            asked = Asked(app, house, log)
            for number in range(GAMES):
                chance = Imagined(f"{seed} {number}")
                table, now = new_table(RUM, f"{seed} {number}", chance), BEGAN
                while table.status == PLAYING:
                    now += STEP_MS
                    happen(table, chance, now)
                    if table.status != PLAYING or chance.roll(20) > 1:
                        continue
                    viewer = pick(chance, [None, *range(len(table.chairs))])
                    pair = imagined(table, viewer, f"{seed} {now}")
                    for step in range(1, TOGETHER):
                        if not step_both(pair, now + step * STEP_MS):
                            break
                        await compare(asked, pair, now + step * STEP_MS, foreign)
                        compared += 1
            await asked.http.aclose()
    finally:
        house_log.removeHandler(log)
        house_log.setLevel(logging.NOTSET)
    return compared


def test_what_a_viewer_is_answered_is_the_same_in_every_world_that_looks_the_same(tmp_path: Path) -> None:
    assert asyncio.run(look_for_leaks(tmp_path, "http")) > 10


def test_a_planted_leak_is_found_in_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was meant for one seat is told to all."""
    monkeypatch.setattr(Announced, "heard_by", lambda told, _: told.full or told.event)
    with pytest.raises(Leak, match="GET"):
        asyncio.run(look_for_leaks(tmp_path, "http"))


def test_a_planted_leak_is_found_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line for whoever looks for mistakes has the whole truth in it."""
    look = pictures.now

    def logged(table: Table, *about: Any, **more: Any) -> Any:
        if table.game is not None:
            logging.getLogger("tortuga.house").info("looked", extra={"facts": {"state": table.game.state.facts()}})
        return look(table, *about, **more)

    monkeypatch.setattr(pictures, "now", logged)
    with pytest.raises(Leak, match="looked"):
        asyncio.run(look_for_leaks(tmp_path, "http"))
