"""How hypothesis looks for counterexamples in all tests, what the garbage collector may leave alone, where tests have
their files, and the servers that they share."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from order import in_order

if TYPE_CHECKING:
    from services.postgresql import Databases
    from tortuga.server.store.places import Place, Server

# A busy machine isn't the code's fault; and what was found can be repeated, because it is said how.
settings.register_profile("tests", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("tests")

IN_MEMORY = Path("/dev/shm")
ROOM = 2 << 30
"""In bytes, far more than a whole run takes."""


def pytest_configure() -> None:
    """Files of tests lie in memory where there is room: a house waits for its disk at every commit, and whether one
    outlives a power cut no test can try. Whoever names another folder (TMPDIR) gets that one."""
    if "TMPDIR" not in os.environ and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ROOM:
        os.environ["TMPDIR"] = str(IN_MEMORY)  # for all processes that tests start, too
        tempfile.tempdir = None
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # Scripts start what they put into the background deaf to Ctrl-C, and all programs of tests would be deaf too.
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items[:] = in_order(items, config.rootpath)


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import live to the end: whoever makes many objects would have the collector
    walk through all of them again and again. And it looks seldom, because tests end soon."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session")
def run_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def postgresql(run_folder: Path) -> Databases:
    """The PostgreSQL of this run; where there is none, the test fails."""
    from services.keeping import use  # noqa: PLC0415  (not everybody needs it)
    from services.postgresql import Databases  # noqa: PLC0415

    return Databases(use(run_folder, "postgresql"))


@pytest.fixture
def new_database(postgresql: Databases) -> Iterator[Server]:
    """A PostgreSQL database with nothing in it."""
    from tortuga.server.store.places import Server  # noqa: PLC0415

    with postgresql.new() as address:
        yield Server(address)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a house without any tables is, or can be: on each engine."""
    if request.param == "sqlite":
        return tmp_path / "house.sqlite3"
    from tortuga.server.store.places import Server  # noqa: PLC0415

    return Server(request.getfixturevalue("postgresql").house())
