"""After the end: how the points went, what decided it, once more, and a win that is seen."""

import json
import re
import uuid
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.people import DESK, PHONE, Person, RumPlayer
from browser.test_maracaibo import POST
from browser.test_pages import brought_in
from review.games import played
from tortuga.kernel import registry
from tortuga.kernel.encoding import encode
from tortuga.kernel.records import dump

Comes = Callable[..., Person]
SHIFTS = """() => new Promise((done) => {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) moved += one.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(moved), 300);
})"""

TOO_WIDE = "document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"
OUT_OF_REACH = """() => {
  const end = document.querySelector("section.end");
  const { left, right, top, bottom } = end.getBoundingClientRect();
  const faults = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight ? ["the end"] : [];
  if (end.scrollWidth > end.clientWidth) faults.push("what is in the end");
  for (const one of end.querySelectorAll(".buttons .btn")) {
    one.scrollIntoView({ block: "nearest" });
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (box.left < left || box.right > right || box.height < 44 || !one.contains(hit)) faults.push(one.innerText);
  }
  return faults;
}"""
"""The end, if it is larger than the window, and its buttons that no finger reaches, even by scrolling."""


WATCH_RAIN = """
  const level = (one) => Number(getComputedStyle(one).zIndex);
  new MutationObserver(() => {
    const end = document.querySelector("section.end");
    const rains = [...document.querySelectorAll(".rain")];
    if (rains.length) window.rained = rains.map((rain) =>
      end.contains(rain) ? level(rain.parentElement) < 0 : level(rain.parentElement) < level(end));
  }).observe(document, { childList: true, subtree: true });
"""
"""It is soon over, so the page itself takes down whether all of it was behind what there is to read."""


def plays(person: Person, level: str = "easy") -> RumPlayer:
    person.visit()
    person.page.get_by_role("radio", name=f"Bot, {level}:").check()
    person.tap("Play bots")
    expect(person.page.locator("section.status")).to_be_visible()
    return RumPlayer(person)


def test_the_end_tells_how_the_points_came_and_leads_to_the_moment_that_decided(person: Comes) -> None:
    ania = person(phone=True)
    player = plays(ania)
    player.play_to_the_end()
    end = ania.page.locator(".end")
    curve = end.get_by_role("region", name="Points, turn by turn")
    expect(curve.locator(".chart path")).to_have_count(len(ania.now()["chairs"]))
    ranks = end.locator("ol").first.locator(":scope > li")
    for seat in range(ranks.count()):
        row = ranks.nth(seat)
        parts = [int(part) for part in row.locator(".tally b").all_inner_texts()]
        assert sum(parts) == int(row.locator(".score").get_attribute("aria-label") or "")
    ania.page.reload()
    expect(curve.get_by_role("link").first).to_be_attached()
    assert ania.page.evaluate(SHIFTS) < 0.05, "what comes late moves nothing"
    ania.check("the end with its curve")
    moment = curve.get_by_role("link").first
    step = re.search(r"step=(\d+)", moment.get_attribute("href") or "")
    assert step
    moment.click()
    ania.wait_until(lambda: ania.where.startswith("/watch/"), "the replay opens")
    expect(ania.page.get_by_role("slider").first).to_have_value(step[1])


def test_once_more_against_easier_bots_in_the_same_seats(person: Comes) -> None:
    ania = person()
    player = plays(ania, "medium")
    before = ania.now()
    player.play_to_the_end()
    ania.tap("Easier")
    ania.wait_until(lambda: before["about"]["table"] not in ania.where, "another table")
    expect(ania.page.locator("section.status")).to_be_visible()
    now = ania.now()
    assert now["you"] == before["you"]
    assert [chair.get("bot") for chair in now["chairs"]] == [chair.get("bot") and "easy" for chair in before["chairs"]]


def winning_move(person: Person) -> tuple[str, str]:
    """A table where one move of hers wins the game, and the move."""
    ended = brought_in(person, "rum-english")
    last = json.loads(person.ask_text(f"/api/tables/{ended}/record").splitlines()[-1])
    order = {"id": str(uuid.uuid4()), "step": last["n"] - 1, "seat": last["seat"], "bot": "random"}
    return str(person.page.evaluate(POST, [f"/api/tables/{ended}/continue", order])["table"]), last["do"]


def wins(person: Person) -> None:
    table, move = winning_move(person)
    person.visit(f"/table/{table}")
    person.wait_until(lambda: person.decision is not None, "her turn comes")
    play = {"type": "play", "id": str(uuid.uuid4()), "decision": person.decision, "move": move}
    person.page.evaluate(POST, [f"/api/tables/{table}/commands", play])
    expect(person.page.get_by_role("heading", name="You win!")).to_be_visible()


def test_a_win_rains_doubloons_behind_all_that_there_is_to_read(person: Comes) -> None:
    ania = person()
    ania.page.emulate_media(reduced_motion="no-preference")
    ania.page.add_init_script(WATCH_RAIN)
    wins(ania)
    ania.wait_until(lambda: bool(ania.page.evaluate("window.rained")), "it rains")
    assert ania.page.evaluate("window.rained") == [True, True], "over the table and behind the words"
    expect(ania.page.locator(".rain")).to_have_count(0)

    bartek = person()
    bartek.page.add_init_script(WATCH_RAIN)
    wins(bartek)
    assert bartek.page.evaluate("window.rained ?? null") is None, "his system asks for less motion"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_end_leads_straight_to_the_review_of_that_game(person: Comes, phone: bool) -> None:
    ania = person(phone=phone)
    wins(ania)
    table, you = ania.table, ania.now()["you"]
    ania.fits_windows(lambda: ania.page.evaluate(OUT_OF_REACH), "the end")
    ania.page.set_viewport_size(PHONE if phone else DESK)
    ania.tap("Review the game", "link")
    ania.wait_until(lambda: ania.where.startswith("/watch/"), "the replay opens")
    assert ania.table == table
    review = sees_review(ania)
    expect(review.get_by_label("Whose game")).to_have_value(str(you))
    ania.page.reload()
    sees_review(ania)


def looks_back(person: Person) -> str:
    """The table of a finished game that is seen again, with its review beside it or over it."""
    game = played("rum", "random", "greedy")
    person.visit()
    person.page.evaluate(POST, ["/api/me", {"name": "Ania", "language": "en"}])
    order = {"id": str(uuid.uuid4()), "record": dump(game.header, game.records).decode()}
    table: str = person.page.evaluate(POST, ["/api/records", order])["table"]
    person.visit(f"/watch/{table}")
    expect(person.page.locator(".screen .area")).to_be_visible()
    drawer = person.page.get_by_role("button", name="Story")
    if drawer.is_visible():
        drawer.click()
    person.page.get_by_role("radio", name="Review").check()
    return table


def sees_review(person: Person) -> Locator:
    """It is done, and shown."""
    review = person.page.get_by_role("region", name="Review")
    expect(review.get_by_role("heading", name=re.compile("Chance to win"))).to_be_visible()
    return review


def test_a_review_shows_what_was_better_and_tries_it_again_from_there(person: Comes) -> None:
    ania = person()
    title = registry.title("rum")
    game = played("rum", "random", "greedy")
    table = looks_back(ania)
    review = sees_review(ania)
    expect(review.locator("progress")).to_have_count(0)
    expect(review.locator(".chart path")).to_have_count(1)
    told = ania.ask(f"/api/tables/{table}/review/0")
    assert told["done"] == told["total"]
    mistakes = [one for one in told["review"]["decisions"] if one["judged"].get("given")]
    assert mistakes, "who plays by chance gives something away"
    turned = review.locator("ol.turning > li")
    expect(turned).to_have_count(len(told["review"]["turning_points"]))
    shown = review.locator("ol:not(.turning) > li")
    expect(shown).to_have_count(len(mistakes))
    ania.check("a review")
    ania.fits_windows(lambda: ania.page.evaluate(TOO_WIDE), "a review")

    worst = max(range(len(mistakes)), key=lambda place: mistakes[place]["judged"]["given"])
    shown.nth(worst).get_by_role("button").first.click()
    expect(ania.page.get_by_role("slider").first).to_have_value(str(mistakes[worst]["n"]))
    shown.nth(worst).get_by_role("button", name="Try it again from here").click()
    dialog = ania.page.get_by_role("dialog")
    expect(ania.page.get_by_role("slider").first).to_have_value(str(mistakes[worst]["before"]))
    dialog.get_by_role("button", name="Play", exact=True).click()
    ania.wait_until(lambda: ania.where.startswith("/table/"), "a table that goes on from there")
    expect(ania.page.locator("section.status")).to_be_visible()
    now = ania.now()
    assert now["you"] == 0
    view = title.view(game.state_after(mistakes[worst]["before"]), 0)
    assert now["view"]["hand"] == json.loads(encode(view))["hand"]


def test_on_a_phone_a_review_makes_room_for_what_it_speaks_of(person: Comes) -> None:
    ania = person(phone=True)
    looks_back(ania)
    review = sees_review(ania)
    ania.check("a review on a phone")
    review.locator("ol.turning > li").first.get_by_role("button").first.click()
    expect(review).to_have_count(0)
    expect(ania.page.get_by_role("slider").first).not_to_have_value("1")
    ania.page.get_by_role("button", name="Story").click()
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    ania.page.route("**/api/titles", hold)
    review.get_by_role("button", name="Try it again from here").first.click()
    expect(review).to_have_count(0)
    ania.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    ania.wait_until(lambda: bool(asked), "the bots to choose from")
    asked[0].continue_()  # they come after a quick finger
    ania.wait_until(lambda: ania.where.startswith("/table/"), "a table that goes on from there")


def test_a_review_waits_its_turn_while_too_many_are_made(person: Comes) -> None:
    ania = person()
    busy = {"type": "refused", "key": "review-busy", "args": {}, "text": "Please try again in a moment."}
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=503, headers={"Retry-After": "1"}, json=busy)

    ania.page.route("**/api/tables/*/review/*", refuse)
    looks_back(ania)
    expect(ania.page.get_by_role("status").filter(has_text="waiting its turn")).to_be_visible()
    expect(ania.page.get_by_role("alert")).to_have_count(0)
    ania.wait_until(lambda: len(asked) > 1, "it asks again by itself")
    ania.page.unroute("**/api/tables/*/review/*")
    sees_review(ania)
