"""Every page of the house, on a desk and on a phone: nothing moves by itself while it opens and while it is used, and
nothing runs out of the window; a page with a table does not scroll at all."""

import re
import uuid
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

from browser.maracaibo import MaracaiboPlayer
from browser.people import PAINTED, Person, invite
from browser.test_maracaibo import POST, sit_down
from browser.test_windows import MOST_SHIFT, WATCH_SHIFTS, shifted
from tortuga.server.pages import ADDRESSES
from tortuga.texts import LANGUAGES, Texts
from upgrades.games import FOLDER

Comes = Callable[..., Person]

pytestmark = pytest.mark.timeout(900)
"""Many windows, one after the other: no matter how long that takes on a busy machine."""
TITLES = ("rum", "rummikub", "rummi", "maracaibo")
RECORDS = {"rum": "rum-english", "rummikub": "rummikub-bound", "rummi": "rummi-usual", "maracaibo": "maracaibo-two"}
"""A stored game of each."""
PUZZLE = "/puzzles/1/ania"
READ = [
    "/",
    "/join",
    "/join/{code}",
    "/recover",
    "/about",
    "/puzzles",
    "/box/maracaibo",
    *(f"/rules/{title}" for title in TITLES),
]
"""Pages that may be longer than the window."""
PLAYED = [PUZZLE, *(f"/{page}/{title}" for title in TITLES for page in ("learn", "watch"))]
"""Pages with a table, which is as large as the window. Tables themselves: `test_windows.py`, and the last test here."""
ASKED = ("/api/titles", "/api/lobby", "/api/me/tables")
LATE = (*ASKED, "/api/texts/**", "/static/assets/Start-*", "/static/assets/*.woff2")
"""What the first page is made of; it may come in any order."""
ONE_BUTTON = 0.005
"""Less than what a button shifts that makes room for another one."""
SIZE = "(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])(document.documentElement)"


def usually(addresses: Sequence[str]) -> list[Any]:
    """Rummi's pages are Rummikub's with another title's words: they are for the long run."""
    return [pytest.param(one, marks=pytest.mark.long) if one.endswith("/rummi") else one for one in addresses]


def opens(person: Person, address: str) -> None:
    """Until nothing is on its way any more."""
    person.page.add_init_script(WATCH_SHIFTS)
    if address.startswith("/watch/"):
        address = f"/watch/{brought_in(person, RECORDS[address.split('/')[2]])}"
    person.visit(address)
    expect(person.page.locator("main, .screen").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")


def brought_in(person: Person, record: str) -> str:
    person.visit()
    person.page.evaluate(POST, ["/api/me", {"name": "Ola", "language": person.language}])
    order = {"id": str(uuid.uuid4()), "record": (FOLDER / f"{record}.jsonl").read_text("utf-8")}
    return str(person.page.evaluate(POST, ["/api/records", order])["table"])


def check_shifts(person: Person, what: str) -> None:
    much, moved = shifted(person)
    assert much < MOST_SHIFT, (what, moved)


def sticks_out(person: Person, *, by_height: bool) -> list[str]:
    """The page, if it is larger than its window."""
    size = person.page.viewport_size
    assert size is not None
    wide, high = person.page.evaluate(SIZE)
    faults = [f"{wide} wide"] if wide > size["width"] else []
    return [*faults, f"{high} high"] if by_height and high > size["height"] else faults


def test_every_page_of_the_house_is_looked_at() -> None:
    def matches(pattern: str, address: str) -> bool:
        return re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", pattern), address) is not None

    looked_at = [*READ, *PLAYED, "/table/x"]
    for pattern in ADDRESSES:
        assert any(matches(pattern, address) for address in looked_at), pattern


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("address", usually(READ))
def test_nothing_moves_by_itself_on_a_page_that_is_read(person: Comes, address: str, phone: bool) -> None:
    link = invite(person()) if address == "/join/{code}" else address
    ola = person(phone=phone)
    opens(ola, link)
    ola.page.mouse.wheel(0, 4_000)
    ola.page.wait_for_load_state("networkidle")
    check_shifts(ola, address)
    if not phone:
        ola.fits_windows(lambda: sticks_out(ola, by_height=False), address)


def answer_for(person: Person, address: str, answer: object) -> None:
    """In the place of the house."""
    person.page.route(f"**{address}", lambda route: route.fulfill(json=answer))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_about_the_house_says_why_bots_play_weaker(person: Comes, language: str) -> None:
    say, ola = Texts(language), person(language=language)
    sentences = {rules: say(f"web-about-{rules}") for rules in ("pure", "compiling")}
    for rules in (*sentences, "compiled"):
        answer_for(ola, "/api/house", {"version": "1.2.3", "rules": rules})
        ola.visit("/about")
        expect(ola.page.get_by_text(say("web-about-version", version="1.2.3"))).to_be_visible()
        for told_of, sentence in sentences.items():
            expect(ola.page.get_by_text(sentence)).to_have_count(int(told_of == rules))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_nothing_moves_on_the_first_page_of_somebody_whose_turn_it_is(person: Comes, phone: bool) -> None:
    ola = person(phone=phone)
    sit_down(ola)
    opens(ola, "/")
    expect(ola.page.get_by_role("link", name="Your turn").first).to_be_visible()
    expect(ola.page.get_by_role("button", name="Learn to play")).to_be_visible()
    much, moved = shifted(ola)
    assert much < ONE_BUTTON, moved


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_nothing_moves_on_the_first_page_whatever_comes_last(person: Comes, phone: bool) -> None:
    ola = person(phone=phone)
    sit_down(ola)
    ola.page.add_init_script(WATCH_SHIFTS)
    for last in LATE:
        comes_last(ola, last)
        expect(ola.page.locator("footer")).to_be_visible()
        check_first_page(ola, last)
    for last in ASKED:
        comes_last(ola, last, status=429, json={"type": "refused", "key": "too-fast", "text": "Too fast."})
        expect(ola.page.get_by_role("alert").first).to_be_visible()
        check_first_page(ola, f"{last}, refused")


def comes_last(person: Person, last: str, **answer: Any) -> None:
    """Opens the first page, and holds back this part until all else is there. It comes as it is, unless another answer
    is given."""
    held: list[Route] = []
    under_way: set[Request] = set()
    released = False

    def begins(request: Request) -> None:
        under_way.add(request)

    def ends(request: Request) -> None:
        under_way.discard(request)

    def hold(route: Route) -> None:
        if released:
            route.continue_()
        else:
            held.append(route)

    person.visit("/about")
    person.page.wait_for_load_state("networkidle")
    person.page.on("request", begins)
    person.page.on("requestfinished", ends)
    person.page.on("requestfailed", ends)
    person.page.route(f"**{last}", hold)
    person.page.goto(f"{person.url}/", wait_until="commit")
    person.wait_until(lambda: bool(held) and len(under_way) == len(held), "all else is there")
    person.page.evaluate(PAINTED)
    released = True
    for route in held:
        if answer:
            route.fulfill(**answer)
        else:
            route.continue_()
    person.page.remove_listener("request", begins)
    person.page.remove_listener("requestfinished", ends)
    person.page.remove_listener("requestfailed", ends)


def check_first_page(person: Person, last: str) -> None:
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(PAINTED)
    much, moved = shifted(person)
    assert much < ONE_BUTTON, (last, moved)
    person.page.unroute_all()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("address", usually(PLAYED))
def test_nothing_moves_by_itself_on_a_page_with_a_table(person: Comes, address: str, phone: bool) -> None:
    ola = person(phone=phone)
    opens(ola, address)
    goes_on(ola, address)
    ola.page.wait_for_load_state("networkidle")
    check_shifts(ola, address)
    if not phone:
        ola.fits_windows(lambda: sticks_out(ola, by_height=True), address)


def goes_on(person: Person, address: str) -> None:
    """A few steps into a lesson or a replay."""
    if address.startswith("/learn/"):
        words, further = person.page.locator(".speech p").first, person.page.get_by_role("button", name="Continue")
        expect(further).to_be_visible()
        while further.count():
            before = words.inner_text()
            further.click()
            person.wait_until(lambda before=before: words.inner_text() != before, "the lesson goes on")  # type: ignore[misc]
    elif address.startswith("/watch/"):
        slider = person.page.get_by_role("slider")
        for key in ("ArrowRight", "ArrowRight", "]", "End"):
            before = slider.input_value()
            person.page.keyboard.press(key)
            person.wait_until(lambda before=before: slider.input_value() != before, f"{key} goes on")  # type: ignore[misc]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_nothing_moves_by_itself_at_a_table_of_maracaibo(person: Comes, phone: bool) -> None:
    ola = person(phone=phone)
    ola.page.add_init_script(WATCH_SHIFTS)
    sit_down(ola, ["me", "bot:random", "bot:random"])
    player = MaracaiboPlayer(ola, "shifts")
    for _ in range(14):
        ola.wait_until(lambda: player.my_turn, "her turn comes")
        player.move()
    check_shifts(ola, "a table of Maracaibo")
