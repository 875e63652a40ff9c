"""What makes a table comfortable: keys that work at once, messages that cover nothing, words instead of notation."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.people import WINDOWS, Person
from browser.test_windows import DECISION, check_windows, sits_down

Comes = Callable[..., Person]
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


@pytest.mark.parametrize("title", sorted(DECISION))
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


@pytest.mark.parametrize("title", sorted(DECISION))
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


@pytest.mark.parametrize("title", sorted(DECISION))
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


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("title", sorted(DECISION))
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
