"""What makes a table comfortable: keys that work at once, messages that cover nothing, words instead of notation."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.people import WINDOWS, Person
from browser.test_windows import DECISION, sits_down

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
