"""Every table fits its window, by height as well as by width, and nothing moves by itself on a page."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.people import WINDOWS, Person, RumPlayer, TitlePlayer, invite
from browser.rummikub import Mouse, RummikubPlayer, open_table

Comes = Callable[..., Person]
LEAST_TARGET = 32
THUMB = 44
MOST_SHIFT = 0.05
LEAST_MOVES = 4
"""Before a table is looked at; more until there is something in hand."""
DECISION = {
    "rum": "[data-place='hand'] .spot, [data-place='wreck'], [data-place^='slot']",
    "rummikub": ".rack [data-piece], [data-new]",
    "rummi": ".rack [data-piece], [data-new]",
}
"""What is needed for a decision, besides the sentence that asks for it and the buttons."""
TITLES = ("rum", "rummikub", pytest.param("rummi", marks=pytest.mark.long))
"""Rummi has Rummikub's play area."""
FAULTS = """([pieces, leastTarget, thumb]) => {
  const faults = [], page = document.documentElement;
  if (page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
  const look = (what, least) => {
    const found = [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length);
    if (!found.length) faults.push(`no ${what}`);
    for (const one of found) {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      const name = `${one.dataset.place ?? one.dataset.tile ?? one.innerText} (${width | 0} by ${height | 0})`;
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`${name} sticks out`);
      else if (!under || !(one.contains(under) || under.contains(one))) faults.push(`${name} is covered`);
      if (Math.min(width, height) < least) faults.push(`${name} is too small`);
    }
  };
  look(".status [role='status']", 0);
  look(pieces, leastTarget);
  look(".actions .btn", matchMedia("(max-width: 1023px), (max-height: 500px)").matches ? thumb : leastTarget);
  return faults;
}"""
WATCH_SHIFTS = """
  window.shifts = [];
  const named = ({ node }) => node?.className || node?.nodeName;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      if (!shift.hadRecentInput) window.shifts.push([shift.startTime, shift.value, ...shift.sources.map(named)]);
  }).observe({ type: "layout-shift", buffered: true });
"""


def check_windows(person: Person, title: str, when: str) -> None:
    """On all windows, one after the other, the whole decision is to be seen."""
    asked = [DECISION[title], LEAST_TARGET, THUMB]
    person.fits_windows(lambda: person.page.evaluate(FAULTS, asked), f"{title} {when}")


def shifted(person: Person) -> tuple[float, Any]:
    """How much has moved by itself in the worst few seconds since the page was opened, and what: browsers count it as
    cumulative layout shift, in spans of at most five seconds with less than one between two shifts."""
    shifts = person.page.evaluate("window.shifts")
    worst = span = 0.0
    began = last = float("-inf")
    for at, much, *_ in shifts:
        if at - last >= 1_000 or at - began >= 5_000:
            span, began = 0.0, at
        span, last = span + much, at
        worst = max(worst, span)
    return worst, shifts


def sits_down(person: Person, title: str) -> TitlePlayer:
    """Somebody whose turn it is."""
    player: TitlePlayer
    if title == "rum":
        person.visit()
        person.tap("Play bots")
        player = RumPlayer(person)
    else:
        open_table(person, title, 2)
        player = RummikubPlayer(person, Mouse(person))
    person.wait_until(lambda: player.my_turn, "a turn comes")
    return player


@pytest.mark.parametrize("title", TITLES)
def test_the_whole_decision_is_on_every_window_and_nothing_shifts(person: Comes, title: str) -> None:
    ola = person()
    ola.page.add_init_script(WATCH_SHIFTS)
    player = sits_down(ola, title)
    held = ola.page.locator("[data-place='hand'] .spot, .rack [data-piece]")
    moves = 0
    while moves < LEAST_MOVES or not held.count():
        player.move()
        moves += 1
        ola.wait_until(lambda: player.my_turn or player.over, "a turn comes")
        assert not player.over
    much, what = shifted(ola)
    assert much < MOST_SHIFT, what
    check_windows(ola, title, "in the middle of a game")
    held.first.click()
    check_windows(ola, title, "with something chosen")


def test_what_is_around_a_table_lies_over_it_and_can_be_put_aside(person: Comes) -> None:
    ola = person()
    sits_down(ola, "rum")
    before = ola.page.locator("[data-place='hand']").bounding_box()
    second = ola.context.new_page()
    second.goto(ola.page.url)
    notice = ola.page.locator(".notice")
    expect(notice.get_by_text("open in another tab")).to_be_visible()
    assert ola.page.locator("[data-place='hand']").bounding_box() == before
    notice.get_by_role("button", name="Hide").click()
    expect(notice.get_by_text("open in another tab")).to_have_count(0)
    ola.tap("Show the notice")
    expect(notice.get_by_text("open in another tab")).to_be_visible()


@pytest.mark.parametrize("address", ["/learn/rum", "/learn/rummikub", "/learn/maracaibo"])
def test_a_lesson_fits_every_window(person: Comes, address: str) -> None:
    ola = person()
    ola.visit(address)
    expect(ola.page.locator(".speech")).to_be_visible()
    next_one = ola.page.locator(".speech .btn.primary")
    for width, height in WINDOWS:
        ola.page.set_viewport_size({"width": width, "height": height})
        wide, tall = ola.page.evaluate(
            "(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])(document.body)"
        )
        assert wide <= width, (address, width, height, wide)
        assert tall <= height, (address, width, height, tall)
        right, bottom = next_one.evaluate(
            "(it) => (({ right, bottom }) => [right, bottom])(it.getBoundingClientRect())"
        )
        assert right <= width, (address, width, height, right)
        assert bottom <= height, (address, width, height, bottom)


def test_the_waiting_room_waits_for_what_the_house_knows_of_its_title(person: Comes) -> None:
    ola = person(phone=True)
    ola.page.add_init_script(WATCH_SHIFTS)
    invite(ola)
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    ola.page.route("**/api/titles", hold)
    ola.page.reload()
    ola.wait_until(lambda: bool(asked), "the page asks")
    ola.sees("Opening")
    asked[0].continue_()
    expect(ola.page.locator(".invite")).to_be_visible()
    ola.page.wait_for_load_state("networkidle")
    much, what = shifted(ola)
    assert much < MOST_SHIFT, what


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_by_itself_on_the_first_page_and_in_the_waiting_room(person: Comes, phone: bool) -> None:
    ola = person(phone=phone)
    ola.page.add_init_script(WATCH_SHIFTS)
    ola.visit()
    expect(ola.page.locator("footer")).to_be_visible()
    ola.page.wait_for_load_state("networkidle")
    much, what = shifted(ola)
    assert much < MOST_SHIFT, what
    invite(ola)
    ola.page.wait_for_load_state("networkidle")
    much, what = shifted(ola)
    assert much < MOST_SHIFT, what
