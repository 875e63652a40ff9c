"""What is counted for whoever watches over the house. That the house counts is tested where it does."""

import re

import pytest

from tortuga.server.metrics import Metrics

FAST = "0.0005 0.001 0.0025 0.005 0.01 0.025 0.05 0.1 0.25 0.5 1.0 2.5 +Inf"
THOUGHT = "0.005 0.01 0.025 0.05 0.1 0.25 0.5 1.0 2.0 5.0 10.0 +Inf"


@pytest.mark.parametrize(("name", "bounds"), [("append", FAST), ("fan_out", FAST), ("request", FAST), ("bot", THOUGHT)])
def test_times_are_told_apart_at_bounds_that_charts_are_drawn_by(name: str, bounds: str) -> None:
    metrics = Metrics()
    metrics.requested("GET", "/api/me", 200, 0.01)
    found = re.findall(rf'tortuga_{name}_seconds_bucket{{.*le="([^"]+)"', metrics.text().decode())
    assert found == bounds.split()


def test_sockets_that_are_closed_are_not_open_any_more() -> None:
    metrics = Metrics()
    for _ in range(3):
        metrics.socket_opened()
    metrics.socket_closed()
    metrics.socket_refused("too-many")
    lines = metrics.text().decode().splitlines()
    assert "tortuga_sockets 2.0" in lines
    assert 'tortuga_sockets_refused_total{reason="too-many"} 1.0' in lines
