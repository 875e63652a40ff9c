"""A real house for all tests of a file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.api.browsers import CHATTY
from server.running import Running, running_house, settings_with
from server.tables import small_titles


@pytest.fixture(scope="module", autouse=True)
def _titles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with small_titles(tmp_path_factory.mktemp("titles")):
        yield


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house") / "house.sqlite3"


@pytest.fixture(scope="module")
def open_house(db: Path) -> Iterator[Running]:
    with running_house(settings_with(db=db, bot_pause_ms=0, guest_limits=CHATTY)) as house:
        yield house


@pytest.fixture
def house(open_house: Running, request: pytest.FixtureRequest) -> Running:
    """Each test has its own cards, whichever tests the house has seen before."""
    open_house.seeds.begin(request.node.name)
    return open_house
