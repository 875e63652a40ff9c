"""The numbers that guests and whoever runs a house can notice: none of them changes by accident."""

import signal
from types import ModuleType
from typing import Any

import pytest

from tortuga.server import (
    connections,
    file_limit,
    http,
    identity,
    limits,
    names_and_chat,
    protocol,
    replies,
    serve,
    settings,
    sockets,
    wire,
)
from tortuga.server.api import lists

NUMBERS: list[tuple[ModuleType, dict[str, Any]]] = [
    (lists, {"PAGE": 50}),
    (
        http,
        {
            "COOKIE_AGE": 34_560_000,
            "TOKEN": 128,
            "BODY_SECONDS": 30.0,
            "SWALLOWED": 1_048_576,
            "HEARTBEAT": 15.0,
            "REASON": 200,
        },
    ),
    (identity, {"DAY": 86_400_000, "SESSION": 34_560_000_000, "RECOVERY": 604_800_000, "KNOWN": 50_000}),
    (file_limit, {"WANTED": 65_536, "ENOUGH": 4_096}),
    (limits, {"REMEMBERED": 10_000, "HOUSEHOLD": 64, "SITE": 48, "HOUSEHOLDS_OF_A_SITE": 16}),
    (connections, {"RESERVED": 200, "LEAST": 30}),
    (names_and_chat, {"MARKS": 3}),
    (protocol, {"FRAME": 8192, "RECORD_FILE": 524_288, "NAME": 24, "CHAT": 280}),
    (replies, {"WAIT": 5, "RETRY": (429, 503)}),
    (
        serve,
        {
            "BACKLOG": 2048,
            "NUMBERS_SHARE": 10,
            "PING": 15.0,
            "PONG": 10.0,
            "READY_SECONDS": 4.0,
            "LAST_SECONDS": 5,
            "STOPS": (signal.SIGINT, signal.SIGTERM),
            "FAILED": 1,
        },
    ),
    (settings, {"PORT": 8678}),
    (
        sockets,
        {
            "PATIENCE": 100,
            "GOING_AWAY": (1000, 1001),
            "RESTART": 1012,
            "FLOODED": 1008,
            "UNREAD": 1013,
            "SIGNED_OUT": 4401,
        },
    ),
    (
        wire,
        {
            "HEAD": 65_536,
            "HEAD_SECONDS": 15.0,
            "STALLED_SECONDS": 60.0,
            "ROUND": 4096,
            "LEAST_ROUND": 1024,
            "LONG_S": 0.03,
            "QUICK": 3,
            "SLICE": 512,
            "MOST_WAITING": 16_384,
            "SMALL_TALK": settings.Rate(a_minute=300, burst=100),
        },
    ),
]


@pytest.mark.parametrize(("module", "numbers"), NUMBERS, ids=lambda one: getattr(one, "__name__", ""))
def test_no_number_changes_by_accident(module: ModuleType, numbers: dict[str, Any]) -> None:
    assert {name: getattr(module, name) for name in numbers} == numbers
