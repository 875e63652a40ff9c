"""Which part of a table carries out which command, and what the house does itself."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from server.running import settings_with
from server.tables import Sitting
from tortuga.server import protocol
from tortuga.server.house.house import House
from tortuga.server.identity import Identity
from tortuga.server.metrics import Metrics
from tortuga.server.store.store import Store
from tortuga.server.workers.archive import Archive
from tortuga.server.workers.bots import BotPool

COMMANDS = set(get_args(protocol.AnyCommand))
QUERIES = {kind for kind in COMMANDS if issubclass(kind, protocol.Query)}


@pytest.fixture
def of_house(tmp_path: Path) -> Iterator[dict[Any, Callable[..., Any]]]:
    store = Store.open(tmp_path / "house.sqlite3")
    settings = settings_with(db=tmp_path / "house.sqlite3")
    yield dict(House(settings, store, Identity(store), BotPool(), Archive(), Metrics()).commands.handlers)
    store.close()


def test_every_command_that_leaves_rows_or_a_draft_has_one_part_of_the_table_that_carries_it_out() -> None:
    table = Sitting("ania", "open").table
    found = [kind for part in vars(table).values() for kind in getattr(part, "handlers", {})]
    assert len(found) == len(set(found))
    assert set(found) == COMMANDS - QUERIES - {protocol.Rematch} == table.handlers.keys()


def test_queries_never_reach_the_table_and_a_rematch_makes_another(of_house: dict[Any, Callable[..., Any]]) -> None:
    assert {protocol.Ping, protocol.Try, protocol.Hint} == QUERIES
    assert of_house.keys() == QUERIES | {protocol.Draft, protocol.Sit, protocol.Rematch}


def test_each_handler_takes_the_command_that_it_is_named_for(of_house: dict[Any, Callable[..., Any]]) -> None:
    handlers = [*Sitting("ania", "open").table.handlers.items(), *of_house.items()]
    for kind, handler in handlers:
        assert get_type_hints(handler)["command"] is kind


def test_a_draft_leaves_no_row() -> None:
    at = Sitting("ania", "bartek").started()
    known = at.table.seq
    at.do("ania", protocol.Draft, decision=at.decision("ania"), move="draw")
    assert at.table.seq == known
    at.play("ania", "draw")
    assert at.table.seq == known + 1
