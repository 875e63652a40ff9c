"""What the house does in the background."""

import logging

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from tortuga.server import protocol
from tortuga.server.table.table import Table


def test_what_fails_in_the_background_is_logged_and_the_house_goes_on(
    restartable: RestartableHouse, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for the task that failed: neither one that ends well nor one that is called off by closing is a failure."""
    fault = RuntimeError("the hourglass broke")

    def broken(_table: Table, _kind: str, _seat: int, _now: int) -> None:
        raise fault

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=20))
        other = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=40))
        for who in ("ania", "bartek"):
            await opened.tab(room, who)
            await opened.tab(other, who)
        with monkeypatch.context() as patch:
            patch.setattr(Table, "expire", broken)
            await opened.later(20)
        assert "lapse" not in opened.kinds(room)
        await opened.later(20)
        assert "lapse" in opened.kinds(other)

    with caplog.at_level(logging.INFO, logger="tortuga.house"):
        play_out(restartable, scenario)
    failed = [record for record in caplog.records if record.getMessage() == "task-failed"]
    assert [record.exc_info and record.exc_info[1] for record in failed] == [fault]
