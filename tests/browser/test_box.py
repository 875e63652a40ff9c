"""The box of Maracaibo to leaf through: all that is in it, in the reader's language, with how certain it is; and the
signs of its pieces beside the rules."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import WINDOWS, Person

Comes = Callable[..., Person]


def opened(person: Person) -> None:
    person.visit("/box/maracaibo")
    expect(person.page.locator("[data-piece]").first).to_be_visible()


def shown(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.piece)"
    )
    return found


def test_everything_in_the_box_is_shown_once(person: Comes) -> None:
    ola = person()
    opened(ola)
    items = ola.ask("/api/titles/maracaibo/box?language=en")["items"]
    expect(ola.page.locator("[data-piece]")).to_have_count(len(items))
    assert sorted(shown(ola)) == sorted(" ".join([item["group"], *item["place"]]) for item in items)
    trinidad = ola.page.locator("[data-piece='locations locations 1']")
    expect(trinidad).to_contain_text("Trinidad")
    expect(trinidad).to_contain_text("our reconstruction")
    ola.check("the box")
    for width, height in WINDOWS:
        ola.page.set_viewport_size({"width": width, "height": height})
        wide = ola.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, (width, height, wide)


def test_a_search_in_polish_finds_what_can_be_leafed_through(person: Comes) -> None:
    ola = person(language="pl", phone=True)
    opened(ola)
    ola.page.get_by_role("searchbox").fill("łopaty")
    expect(ola.page.locator("[data-piece]")).to_have_count(1)
    ola.page.get_by_role("searchbox").fill("zbieracz perel")
    expect(ola.page.get_by_text("1 element")).to_be_visible()
    ola.page.get_by_role("searchbox").fill("zbieracz")
    expect(ola.page.locator("[data-piece]")).to_have_count(3)
    ola.tap(re.compile("Zbieracz złota"))
    sheet = ola.page.get_by_role("dialog", name="Zbieracz złota")
    expect(sheet).to_contain_text("Skąd te dane")
    expect(sheet).to_contain_text("1 z 3")
    ola.check("a quest of the box")
    ola.page.keyboard.press("ArrowRight")
    expect(ola.page.get_by_role("dialog", name="Zbieracz szmaragdów")).to_be_visible()
    ola.tap("Poprzedni")
    expect(sheet).to_be_visible()
    ola.page.keyboard.press("Escape")
    expect(ola.page.get_by_role("dialog")).to_have_count(0)


def test_the_rules_show_the_pieces_that_they_are_about(person: Comes) -> None:
    ola = person(language="uk", phone=True)
    ola.visit("/rules/maracaibo")
    raids = ola.page.locator("li[id='PM-4.1']")
    expect(raids.locator("svg")).to_have_count(2)
    chapters = ola.page.get_by_role("list", name="Символи цього розділу")
    expect(chapters).to_have_count(11)
    expect(chapters.nth(1)).to_contain_text("дублони")
    ola.page.get_by_text("Що означають значки").click()
    expect(ola.page.get_by_role("heading", name="На картах")).to_be_visible()
    ola.check("the rules with their legend")
    ola.tap("Уся коробка", "link")
    expect(ola.page.locator("[data-piece]").first).to_be_visible()

    ola.visit("/rules/rummikub")
    first = ola.page.locator("li[id='RK-3.8']")
    expect(first.get_by_role("img")).to_have_count(6)
    expect(first.get_by_role("img", name="червона 10").first).to_be_visible()
    expect(first).not_to_contain_text("R10")
    expect(ola.page.get_by_role("table").get_by_role("row")).to_have_count(13)
    ola.check("rules with tiles")
    ola.visit("/rules/rum")
    expect(ola.page.locator("li[id='RUM-4.7'] .figure .card")).to_have_count(3)
    ola.check("rules with cards")
