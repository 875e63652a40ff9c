"""A watcher: what it cannot send, and what the log says of it."""

import asyncio
import logging

import pytest

from tortuga.server.house.room import Watcher


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
