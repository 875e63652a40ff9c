"""Copies of the database while the house is open."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from server.store.samples import NOW, a_move, a_table
from tortuga.kernel.messages import Word
from tortuga.server.store import Change, Deadline, Store, StoreError, StoreUnusable, backup
from tortuga.server.store.places import Place, Server

FROM_OUTSIDE = (
    "import sys; from tortuga.server.store import backup; from tortuga.server.store.places import place_of; "
    "backup(*map(place_of, sys.argv[1:]))"
)


def test_a_copy_is_one_moment_of_a_house_that_goes_on(tmp_path: Path, place: Place) -> None:
    where = str(place) if isinstance(place, Path) else place.address

    async def scenario() -> None:
        store = Store.open(place)
        await store.create(a_table("t1"), Change("t1"))
        for seq in range(1, 51):
            await store.commit(a_move("t1", seq))

        async def moves() -> None:
            for seq in range(51, 151):
                await store.commit(a_move("t1", seq))

        playing = asyncio.ensure_future(moves())
        await store.backup(tmp_path / "inside.db")
        outside = [sys.executable, "-c", FROM_OUTSIDE, where, str(tmp_path / "outside.db")]
        assert await (await asyncio.create_subprocess_exec(*outside)).wait() == 0
        await playing
        store.close()
        for name in ("inside.db", "outside.db"):
            assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
            copy = Store.open(tmp_path / name)
            loaded = await copy.load("t1")
            assert loaded is not None
            assert len(loaded[1]) >= 50
            assert [row.seq for row in loaded[1]] == list(range(1, len(loaded[1]) + 1))
            assert await copy.deadlines() == [("t1", Deadline("clock", 0, NOW + len(loaded[1])))]
            copy.close()

    asyncio.run(scenario())
    assert not [file.name for file in tmp_path.iterdir() if file.name.startswith(".")]


def test_a_new_copy_replaces_the_old_one(tmp_path: Path, place: Place) -> None:
    Store.open(place).close()
    (tmp_path / "copy.db").write_text("old")
    backup(place, tmp_path / "copy.db")
    Store.open(tmp_path / "copy.db").close()


@pytest.mark.skipif(os.name == "nt", reason="folders cannot be opened there")
def test_a_copy_and_its_name_outlive_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.open(tmp_path / "house.db").close()
    synced: list[tuple[int, bool]] = []

    def fsync(file: int) -> None:
        synced.append((os.fstat(file).st_ino, (tmp_path / "copy.db").exists()))

    monkeypatch.setattr(os, "fsync", fsync)
    backup(tmp_path / "house.db", tmp_path / "copy.db")
    assert synced == [((tmp_path / "copy.db").stat().st_ino, False), (tmp_path.stat().st_ino, True)]


def test_what_cannot_be_copied_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    house = tmp_path / "house.db"
    Store.open(house).close()
    before = sorted(tmp_path.iterdir())
    for source, destination, key in [
        (tmp_path / "none.db", tmp_path / "copy.db", "backup-no-source"),
        (house, house, "backup-onto-itself"),
        (house, tmp_path / "nowhere" / "copy.db", "store-unreachable"),
    ]:
        with pytest.raises(StoreUnusable) as refused:
            backup(source, destination)
        assert refused.value.key == key
        if key == "store-unreachable":
            assert refused.value.facts == {"file": str(destination), "reason": Word("system-no-file")}
    assert sorted(tmp_path.iterdir()) == before


def test_a_server_that_cannot_be_copied_is_refused_and_leaves_nothing(tmp_path: Path, new_database: Server) -> None:
    (tmp_path / "copy.db").write_text("old")
    with pytest.raises(StoreUnusable, match="store-older"):
        backup(new_database, tmp_path / "copy.db")
    with pytest.raises(StoreError):
        backup(Server("postgresql://127.0.0.1:1/house"), tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["copy.db"]
    assert (tmp_path / "copy.db").read_text() == "old"
