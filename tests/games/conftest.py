"""A title's tests in the terminal have the same house as the terminal's own; those of its lesson ask a real one."""

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from server.running import QUIET, running_house
from terminal.conftest import house

__all__ = ["guest", "house"]


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    db = tmp_path_factory.mktemp("lesson") / "house.sqlite3"
    with running_house(msgspec.structs.replace(QUIET, db=db, bot_workers=1)) as running, running.client() as client:
        yield client
