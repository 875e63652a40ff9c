"""A house, and browsers to visit it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.chromium import FLAGS, MISSING, chromium
from browser.people import PATIENCE_MS, Person
from server.faults.program import Program, opened


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed before other tests go on in this process: while Playwright is open, its event loop counts as running, and
    `asyncio.run` refuses to start another."""
    program = chromium()
    if program is None:
        pytest.skip(MISSING)
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One for all files of this process: to open one and its workers takes seconds of CPU."""
    folder: Path = tmp_path_factory.mktemp("house")
    with opened(folder / "house.sqlite3") as program:
        program.wait_until_open()
        yield program


@pytest.fixture
def person(browser: Browser, house: Program, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser; at the end of the test none of their pages may have met an error. What is dealt follows
    from the name of the test, whatever the house has seen before."""
    if not house.is_running:  # a test before this one failed while it was closed
        house.start()
        house.wait_until_open()
    house.deal(request.node.name)
    people: list[Person] = []

    def comes(**how: Any) -> Person:
        people.append(Person(browser, house.url, **how))
        return people[-1]

    yield comes
    for one in people:
        one.close()
