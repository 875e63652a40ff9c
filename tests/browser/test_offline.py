"""Without a connection: the page opens, says so, and shows what needs no house."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.people import PATIENCE_MS, Person
from server.faults.program import Program, opened

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = "async address => (await caches.match(address)) !== undefined"


@pytest.fixture
def reader(browser: Browser, house: Program, request: pytest.FixtureRequest) -> Iterator[Person]:
    house.deal(request.node.name)
    one = Person(browser, house.url, service_workers="allow")
    yield one
    one.context.close()  # not `close`: without a connection the browser itself writes errors into the console


def is_kept(person: Person, address: str) -> Callable[[], bool]:
    return lambda: bool(person.page.evaluate(KEPT, address))


def test_a_newcomer_meets_no_error_on_the_first_page(person: Callable[..., Person]) -> None:
    newcomer = person()
    errors: list[str] = []
    newcomer.page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    newcomer.visit("/")
    newcomer.sees("Pick a game")
    newcomer.page.wait_for_load_state("networkidle")
    assert errors == [], "not even a request that was refused"


def test_rules_and_a_lesson_that_were_opened_need_no_connection(reader: Person) -> None:
    reader.visit("/")
    reader.page.wait_for_function(CONTROLLED, timeout=PATIENCE_MS)
    for address in ("/rules/rum", "/learn/rum"):
        reader.visit(address)
        expect(reader.page.get_by_role("heading").first).to_be_visible()
    reader.visit("/")
    reader.sees("Pick a game")
    reader.wait_until(is_kept(reader, "/api/titles/rum/lesson"), "the lesson was never kept")
    reader.context.set_offline(True)
    reader.visit("/")
    expect(reader.page.get_by_role("alert")).to_contain_text("Rules and lessons")
    reader.visit("/rules/rum")
    expect(reader.page.get_by_role("heading", name="RUM: the rules")).to_be_visible()
    reader.visit("/learn/rum")
    expect(reader.page.locator("[data-place^='slot']").first).to_be_visible()
    reader.context.set_offline(False)
    reader.visit("/")
    expect(reader.page.get_by_role("alert")).to_have_count(0)


def test_the_first_page_needs_no_connection_although_only_another_one_was_opened(reader: Person) -> None:
    reader.visit("/about")
    reader.page.wait_for_function(CONTROLLED, timeout=PATIENCE_MS)
    reader.wait_until(is_kept(reader, "/"), "the page was never kept")
    reader.context.set_offline(True)
    reader.visit("/")
    expect(reader.page.get_by_role("alert")).to_be_visible()
    expect(reader.page.locator(".hero")).to_be_visible()


def test_nothing_of_a_table_or_of_a_guest_is_kept_by_the_browser(reader: Person) -> None:
    reader.visit("/")
    reader.page.wait_for_function(CONTROLLED, timeout=PATIENCE_MS)
    reader.tap("Play bots")
    reader.page.wait_for_url("**/table/*")
    expect(reader.page.get_by_role("region", name="Your hand")).to_be_visible()
    reader.visit("/")
    reader.sees("Pick a game")
    kept: list[str] = reader.page.evaluate(
        """async () => {
          const names = await caches.keys();
          const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return all.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    public = ("/static/", "/api/texts", "/api/titles", "/api/phrases", "/manifest.webmanifest")
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith(public)] == []


def test_after_an_upgrade_the_new_page_comes_and_nothing_of_the_old_one_stays(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path / "house.sqlite3") as program:
        program.wait_until_open()
        reader = Person(browser, program.url, service_workers="allow")
        reader.visit("/")
        reader.page.wait_for_function(CONTROLLED, timeout=PATIENCE_MS)
        reader.wait_until(is_kept(reader, "/"), "the page was never kept")
        reader.page.evaluate(
            """async () => {
              const kept = await caches.open("kept");
              await kept.put("/", new Response("<html>an older page</html>"));
              await kept.put("/static/assets/older.js", new Response("older"));
            }"""
        )
        reader.visit("/")
        reader.sees("Pick a game")
        reader.wait_until(lambda: not is_kept(reader, "/static/assets/older.js")(), "the older file stayed")
        assert "older page" not in reader.page.evaluate("async () => await (await caches.match('/')).text()")
        reader.context.close()
