"""Before the start: a code that is said aloud, and a table for three that begins with two."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import Person

Comes = Callable[..., Person]
SEATS = ".lobby .seats li"


def waits_for_friends(host: Person) -> str:
    """At a table for three, as it usually is; the code that stands there."""
    host.visit()
    host.tap("With friends")
    code = host.page.locator(".lobby .code")
    expect(code).to_be_visible()
    return code.inner_text()


def comes_by_code(guest: Person, typed: str) -> None:
    guest.visit("/join")
    guest.page.get_by_role("textbox").first.fill(typed)
    guest.page.keyboard.press("Enter")
    guest.tap(re.compile("Sit down|Usiądź|Сісти"))
    guest.wait_until(lambda: guest.where.startswith("/table/"), "the seat is taken")


def test_two_start_at_a_table_for_three(person: Comes) -> None:
    ania, petro = person(), person(language="uk", phone=True)
    code = waits_for_friends(ania)
    assert re.fullmatch(r"([A-Z]{4}-){2}[A-Z]{4}", code)
    expect(ania.page.get_by_role("button", name="Start with")).to_have_count(0)
    comes_by_code(petro, code.lower().replace("-", " "))
    start = ania.page.get_by_role("button", name="Start with 2 players")
    expect(start).to_be_visible()
    ania.check("two at a table for three")
    start.click()
    for one in (ania, petro):
        expect(one.page.locator(".rum")).to_be_visible()
    assert [chair.get("bot") for chair in ania.now()["chairs"]] == [None, None]


def test_an_empty_seat_between_two_people_goes_and_both_keep_their_places(person: Comes) -> None:
    ania, petro = person(), person(phone=True)
    code = waits_for_friends(ania)
    petro.visit(f"/join/{code}")
    petro.tap("Just watch", role="link")
    petro.page.locator(SEATS).nth(2).get_by_role("button", name="Sit down").click()
    expect(ania.page.locator(SEATS).nth(2)).to_contain_text("here")
    ania.tap("Remove seat 2")
    for one in (ania, petro):
        expect(one.page.locator(SEATS)).to_have_count(2)
        expect(one.page.locator(".seats .own")).to_have_count(1)
    expect(petro.page.locator(SEATS).nth(1)).to_have_class(re.compile("own"))
    expect(ania.page.get_by_role("button", name="Remove")).to_have_count(0)
    ania.tap("Start")
    for one in (ania, petro):
        expect(one.page.locator(".rum")).to_be_visible()
    assert petro.now()["you"] == 1
