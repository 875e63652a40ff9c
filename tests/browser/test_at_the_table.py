"""What makes a table comfortable: keys that work at once, messages that cover nothing, words instead of notation."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.people import WINDOWS, Person, RumPlayer, come_in
from browser.rummikub import Mouse, RummikubPlayer
from browser.test_windows import check_windows, sits_down

Comes = Callable[..., Person]
TITLES = ("rum", "rummikub", pytest.param("rummi", marks=pytest.mark.long))
"""Rummi has Rummikub's play area: for the usual run one of them is enough."""
OWN = "[data-place='hand'], [data-place='rack']"
NOTATION = re.compile(r"\b(?:[ROYGBPK]([roygbpk])\1|([ROYGBPK])\2[roygbpk]|[RBKO](?:1[0-3]|[1-9]))\b")
COVERS = """([message, own]) => {
  const over = document.querySelector(message)?.getBoundingClientRect();
  if (!over?.height) return `no ${message}`;
  const { top, bottom, left, right } = document.querySelector(own).getBoundingClientRect();
  const inside = over.top >= 0 && over.left >= 0 && over.right <= innerWidth;
  const free = over.bottom <= top || over.top >= bottom || over.right <= left || over.left >= right;
  return inside && free ? "" : `${message} at ${over.top} to ${over.bottom}, own pieces from ${top}`;
}"""
"""What a message covers of my own pieces; empty where it leaves them free."""

HEARD = """() => [...document.querySelectorAll(".status, [aria-live]")].map((part) => {
  const found = [], texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (!texts.currentNode.parentElement.closest("[aria-hidden], [role=img]")) found.push(texts.currentNode.data);
  return found.join("");
}).join(" ")"""
"""What is said of the turn, as it is read aloud."""


@pytest.mark.parametrize("title", TITLES)
def test_arrow_keys_work_at_once(person: Comes, title: str) -> None:
    ola = person()
    sits_down(ola, title)
    ola.page.reload()
    expect(ola.page.locator(OWN).locator("button").first).to_be_visible()
    ola.page.keyboard.press("ArrowRight")
    expect(ola.page.locator(f":is({OWN}) [data-walk]:focus")).to_have_count(1)
    ola.page.keyboard.press("ArrowUp")
    expect(ola.page.locator("[data-walk]:focus")).to_have_count(1)
    expect(ola.page.locator(f":is({OWN}) :focus")).to_have_count(0)


@pytest.mark.parametrize("title", TITLES)
def test_messages_never_cover_the_hand_or_the_rack(person: Comes, title: str) -> None:
    ola = person()
    sits_down(ola, title).move()
    ola.page.route("**/steps/*", lambda route: route.abort())
    for width, height in WINDOWS:
        ola.page.set_viewport_size({"width": width, "height": height})
        ola.page.keyboard.press("t")  # the longest there is
        expect(ola.page.locator(".spoken.shown")).to_be_visible()
        assert not ola.page.evaluate(COVERS, [".spoken", OWN]), (title, width, height)
        ola.page.keyboard.press("[")
        expect(ola.page.locator(".toasts p").last).to_be_visible()
        assert not ola.page.evaluate(COVERS, [".toasts", OWN]), (title, width, height)
        ola.page.locator(".toasts button:visible").last.click()


@pytest.mark.parametrize("title", TITLES)
def test_what_is_told_has_words_and_no_notation(person: Comes, title: str) -> None:
    ola = person()
    player = sits_down(ola, title)
    for _ in range(4):
        player.move()
        ola.wait_until(lambda: player.my_turn or player.over, "a turn comes")
        for key in "lto":
            ola.page.keyboard.press(key)
            spoken = ola.page.locator(".spoken p").inner_text()
            assert not NOTATION.search(spoken), spoken
        heard = ola.page.evaluate(HEARD)
        assert not NOTATION.search(heard), heard


def settled(person: Person, **settings: str) -> None:
    """This device remembers how somebody likes it."""
    person.page.add_init_script(f"localStorage.setItem('settings', JSON.stringify({settings}))")


@pytest.mark.parametrize("title", ["rum", "rummikub"])
def test_a_big_turn_of_others_is_shown_step_by_step_until_somebody_has_seen_enough(person: Comes, title: str) -> None:
    ola = person()
    settled(ola, pace="calm")
    player = sits_down(ola, title)
    shown = ola.page.locator("[data-place='shown']")
    for _ in range(40):
        player.move()
        ola.wait_until(lambda: player.my_turn or player.over or shown.count() > 0, "something comes")
        if shown.count():
            break
    expect(shown).to_contain_text("turn")
    ola.page.keyboard.press("o")
    expect(shown).to_have_count(0)
    assert not ola.page.evaluate("document.querySelector('.rum, .rummikub').getAnimations({ subtree: true }).length")
    ola.page.reload()
    expect(ola.page.locator(OWN)).to_be_visible()
    expect(shown).to_have_count(0)


@pytest.mark.parametrize(
    ("title", "theme"),
    [
        ("rum", "dark"),
        ("rummikub", "light"),
        *(pytest.param(*other, marks=pytest.mark.long) for other in (("rum", "light"), ("rummikub", "dark"))),
        *(pytest.param("rummi", theme, marks=pytest.mark.long) for theme in ("light", "dark")),
    ],
)
def test_high_contrast_and_large_print_are_for_everybody_and_fit(person: Comes, title: str, theme: str) -> None:
    ola = person()
    settled(ola, theme=theme, contrast="high", print="largest")
    sits_down(ola, title).move()
    page = ola.page.locator("html")
    expect(page).to_have_attribute("data-contrast", "high")
    assert page.evaluate("(it) => parseFloat(getComputedStyle(it).fontSize)") == 20
    ola.check(f"{title}, {theme}, high contrast, large print")
    if theme == "dark":
        check_windows(ola, title, "in large print")


def test_contrast_and_print_are_chosen_in_the_preferences_and_kept(person: Comes) -> None:
    ola = person()
    ola.visit()
    ola.page.locator("header .name").click()
    ola.page.get_by_role("button", name="Preferences", exact=True).click()
    ola.page.get_by_label("Contrast").select_option("high")
    ola.page.get_by_label("Text size").select_option("large")
    ola.check("preferences in high contrast")
    ola.page.reload()
    page = ola.page.locator("html")
    expect(page).to_have_attribute("data-contrast", "high")
    expect(page).to_have_attribute("data-print", "large")


@pytest.mark.parametrize("title", TITLES)
def test_cards_and_tiles_tell_what_they_are_and_what_they_are_worth(person: Comes, title: str) -> None:
    ola = person()
    sits_down(ola, title)
    tip = ola.page.locator(".tip.shown")
    worth = "captain" if title == "rum" else "against you"
    piece = ola.page.locator(OWN).locator("[data-walk]").first
    piece.hover()
    expect(tip).to_contain_text(worth)
    expect(piece).to_have_attribute("aria-description", re.compile(worth))
    ola.page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    ola.page.keyboard.press("ArrowRight")
    expect(tip).to_contain_text(worth)
    ola.check("a tip")
    ola.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


@pytest.mark.parametrize("title", TITLES)
def test_a_finger_that_rests_on_a_piece_is_told_of_it_and_chooses_nothing(person: Comes, title: str) -> None:
    ola = person(phone=True)
    sits_down(ola, title)
    piece = ola.page.locator(OWN).locator("[data-walk]").first
    box = piece.bounding_box()
    assert box is not None
    wire = ola.context.new_cdp_session(ola.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(ola.page.locator(".tip.shown")).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(piece).to_have_attribute("aria-pressed", "false")
    piece.tap()
    expect(ola.page.locator(".tip.shown")).to_have_count(0)
    expect(piece).to_have_attribute("aria-pressed", "true")


def opponents(person: Comes, title: str) -> tuple[Person, Person]:
    """Two people at a table: first whose turn it is, then who waits."""
    ola, bartek = person(), person()
    for one, name in ((ola, "Ola"), (bartek, "Bartek")):
        one.visit()
        one.page.evaluate(SEND, ["/api/me", {"name": name, "language": "en"}])
    order = {"id": f"two-at-{title}-1", "setup": {"title": title, "seats": ["me", "open"]}, "start": False}
    table = ola.page.evaluate(SEND, ["/api/tables", order])["table"]
    ola.visit(f"/table/{table}")
    field = ola.page.get_by_label("Link", exact=True).first
    expect(field).not_to_have_value("")
    come_in(bartek, field.input_value().removeprefix(ola.url))
    ola.page.get_by_role("button", name="Start", exact=True).first.click()
    for one in (ola, bartek):
        expect(one.page.locator(OWN)).to_be_visible()
    ola.wait_until(lambda: ola.decision is not None or bartek.decision is not None, "a turn")
    return (ola, bartek) if ola.decision is not None else (bartek, ola)


SEND = """async ([path, body]) => (await fetch(path, { method: "POST", body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" } })).json()"""


def test_a_set_of_rum_is_planned_while_others_think_and_kept_for_my_turn(person: Comes) -> None:
    moves, plans = opponents(person, "rum")
    if not plans.page.locator("[data-place='hand'] .spot").count():
        RumPlayer(moves).draw()
        moves, plans = plans, moves
    card = plans.page.locator("[data-place='hand'] .spot").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    plans.sees("Your plan")
    plans.page.reload()
    expect(card).to_have_attribute("aria-pressed", "true")
    plans.check("a plan")
    RumPlayer(moves).draw()
    plans.wait_until(lambda: plans.decision is not None, "my turn")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(plans.page.locator(".preview")).to_contain_text(re.compile("This set|Not yet"))


def test_tiles_are_arranged_while_others_think_and_kept_for_my_turn(person: Comes) -> None:
    moves, plans = opponents(person, "rummikub")
    hands = Mouse(plans)
    player = RummikubPlayer(plans, hands)
    mine = [piece for piece, _ in player.rack()]
    hands.begin(mine[:3])
    planned = player.sets()[0].tiles
    plans.sees("your plan")
    assert len(player.rack()) == len(mine) - 3
    plans.page.reload()
    expect(plans.page.locator("[data-set]")).to_have_count(1)
    assert player.sets()[0].tiles == planned
    RummikubPlayer(moves, Mouse(moves)).action("Draw").click()
    plans.wait_until(lambda: plans.decision is not None, "my turn")
    assert player.sets()[0].tiles == planned
    expect(plans.page.locator(".set.asking")).to_have_count(0)
    plans.check("a plan that has been judged")
