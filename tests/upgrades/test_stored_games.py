"""Games that earlier versions stored are the same today, moment by moment, on every build."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tortuga.games.maracaibo.restore import STEPS
from tortuga.kernel import registry
from tortuga.server.table.table import Table
from upgrades import house as stored_house
from upgrades.games import CHECKSUMS, STORED, StoredGame, digests, moments
from upgrades.write import checksum

NEVER_WAITING = {"RedbeardTurn", "ValueCube"}
"""Steps that no moment shows: nobody is ever asked anything while one of them is on the stack."""


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: f"{stored.title}-{stored.name}")
def test_every_moment_of_a_stored_game_is_as_it_was(stored: StoredGame) -> None:
    assert digests(stored) == stored.digests.read_text().split()


@pytest.mark.parametrize("title", registry.titles())
def test_seeded_games_are_as_they_have_always_been(title: str) -> None:
    """1,000 of RUM and 100 of each longer title."""
    stored = dict(line.split() for line in CHECKSUMS.read_text().splitlines())
    assert checksum(title) == stored[title]


def test_every_step_of_maracaibo_that_can_be_stored_is_in_a_stored_game() -> None:
    games = [stored for stored in STORED if stored.title == "maracaibo"]
    shown = {str(step[0]) for stored in games for game in moments(stored) for step in game.state.facts()[2]}  # type: ignore[attr-defined]
    assert shown == set(STEPS) - NEVER_WAITING


def test_a_stored_house_opens_and_no_table_of_it_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    stored_house.restore(stored_house.DUMP, path)
    before = msgspec.json.decode(stored_house.TABLES.read_bytes())

    async def tables() -> dict[str, Table]:
        async with stored_house.opened(path, lambda: stored_house.WRITTEN, "after an upgrade") as house:
            house.closing = True  # bots that owe a move do not make it now
            return {table: (await house.room(table)).table for table in stored_house.all_tables(path)}

    after = asyncio.run(tables())
    assert not [table.id for table in after.values() if table.kept is not None]
    assert {name: stored_house.summary(table) for name, table in after.items()} == before


def test_a_stored_house_has_tables_in_every_state() -> None:
    before = msgspec.json.decode(stored_house.TABLES.read_bytes()).values()
    assert {table["status"] for table in before} == {"open", "playing", "over", "closed"}
    assert {table["title"] for table in before if table["status"] == "playing"} == {
        "rum",
        "rummikub",
        "rummi",
        "maracaibo",
    }
    assert any(table["back"] for table in before)
    assert any(table["leavers"] for table in before)
    assert any(chair.get("stand_in") for table in before for chair in table["chairs"])
