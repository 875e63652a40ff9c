"""What every test of a house has: the small titles, and a database that is soon given up."""

from collections.abc import Iterator

import pytest

from server.house.open_house import RestartableHouse
from server.tables import small_titles
from tortuga.server.house import attendance, house
from tortuga.server.store.places import Place


@pytest.fixture(scope="module", autouse=True)
def _titles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with small_titles(tmp_path_factory.mktemp("titles")):
        yield


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A locked database is given up after a moment; guests would wait for longer than tests do."""
    monkeypatch.setattr("tortuga.server.store.sqlite.PATIENCE", 0.05)
    monkeypatch.setattr("tortuga.server.store.postgresql.LOCK_MS", 50)


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Houses beat and look around when the test says so, however long it takes."""
    monkeypatch.setattr(attendance, "BEAT_S", 3600)
    monkeypatch.setattr(house, "FOLLOW_S", 3600)


@pytest.fixture
def restartable(place: Place) -> RestartableHouse:
    return RestartableHouse(place)
