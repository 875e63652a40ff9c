"""People in front of a screen: what they see and tap, by its role and its words."""

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from server.running import PATIENCE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=360, height=740)
PATIENCE_MS = PATIENCE * 1000
"""For whatever a person waits for."""
WINDOWS = (
    (320, 568),
    (360, 640),
    (390, 844),
    (640, 360),
    (844, 390),
    (768, 1024),
    (720, 450),  # 1440 by 900 at 200 %
    (1024, 768),
    (1366, 657),
    (1440, 900),
    (2560, 1440),
    (3840, 2160),
)
"""Those that a table must fit."""
STOPS_OF_A_WALK = 250
"""More than any page has."""
SERIOUS = ("serious", "critical")
TAB_STOPS = """(goal) => {
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";
  const here = document.activeElement;
  const stands = (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest("[inert]") === null;
  const stops = [...document.querySelectorAll(focusable)].filter((one) =>
    one === goal || one === here || (one.tabIndex >= 0 && !one.disabled && stands(one)));
  return stops.indexOf(goal) - stops.indexOf(here);
}"""
"""How many stops of Tab lie between what has the focus and something else, as far as that can be counted."""
PAINTED = """() => new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(done)))))"""
"""After what has changed was painted, and after what the page does only then, such as to let scrollable parts have the
focus."""
UNTRANSLATED = re.compile(
    r"(?<![\w/#.-])(?:web|rum|rummi(?:kub)?|house|table|seat|phrase|undo)-[a-z]+(?:-[a-z]+)*(?![\w-])"
)
"""A key where its sentence should stand."""


class Person:
    """One browser of their own: nothing is shared with the others but the house."""

    def __init__(self, browser: Browser, url: str, *, phone: bool = False, language: str = "en", **more: Any) -> None:
        self.url = url
        self.language = language
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="reduce",
            **{"service_workers": "block", **more},
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.heard: list[str] = []
        """Every answer and frame that came over the network."""
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: self.problems.append(said.text) if _is_problem(said) else None)
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        )

    def visit(self, address: str = "/") -> None:
        self.page.goto(f"{self.url}{address}")

    @property
    def where(self) -> str:
        return self.page.url.removeprefix(self.url)

    def tap(self, name: str | re.Pattern[str], role: Any = "button") -> None:
        self.page.get_by_role(role, name=name).first.click()

    def walk_to(self, thing: Locator) -> None:
        """With Tab alone, forward or back: every control must be on that way."""
        pressed = 0
        while stops := thing.evaluate(TAB_STOPS):
            pressed += abs(stops)
            assert pressed <= STOPS_OF_A_WALK, f"no way to {thing}"
            for _ in range(abs(stops)):
                self.page.keyboard.press("Tab" if stops > 0 else "Shift+Tab")

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()

    def wait_until(self, true: Callable[[], bool], why: str) -> None:
        until = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < until, f"never: {why}"
            self.page.wait_for_timeout(50)

    def settles(self, faults: Callable[[], Any], what: str) -> None:
        """Nothing is wrong with the page, as soon as it has done all that follows from a change."""
        until = time.monotonic() + PATIENCE
        while (found := faults()) and time.monotonic() < until:
            self.page.wait_for_timeout(50)
        assert not found, (what, found)

    def fits_windows(self, faults: Callable[[], Any], what: str) -> None:
        """Nothing is wrong in any of the windows, one after the other. It ends on a desk: a click waits for two frames,
        and one of 3840 by 2160 without a graphics card can take a busy machine longer than anybody waits."""
        for width, height in WINDOWS:
            self.page.set_viewport_size({"width": width, "height": height})
            self.settles(faults, f"{what}, {width} by {height}")
        self.page.set_viewport_size(DESK)

    def check_access(self, what: str) -> None:
        """axe finds nothing serious on this screen."""
        self.page.evaluate(PAINTED)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        serious = [
            f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:3]}"
            for one in found["violations"]
            if one["impact"] in SERIOUS
        ]
        assert not serious, (what, serious)

    def check_texts(self, what: str) -> None:
        """Everything on this screen is told in words, those for screen readers included."""
        words = self.page.evaluate(
            "[document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]"
            ".flatMap((one) => ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''))"
            "].join('\\n')"
        )
        assert not UNTRANSLATED.findall(words), (what, UNTRANSLATED.findall(words))

    def check(self, what: str) -> None:
        self.check_texts(what)
        self.check_access(what)

    def ask(self, path: str) -> Any:
        """What the house tells this guest, beside the page."""
        return self.page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path)

    def ask_text(self, path: str) -> str:
        text: str = self.page.evaluate("(path) => fetch(path).then((answer) => answer.text())", path)
        return text

    def now(self) -> Any:
        return self.ask(f"/api/tables/{self.table}")

    @property
    def table(self) -> str:
        return self.where.split("/")[2].partition("?")[0].partition("#")[0]

    @property
    def decision(self) -> int | None:
        """What I have to decide now, as the page shows it; None while it is not my turn."""
        shown = self.page.evaluate("document.querySelector('section.status.mine')?.dataset.decision ?? null")
        return None if shown is None else int(shown)

    def close(self) -> None:
        self.context.close()
        assert not self.problems, self.problems


def _is_problem(said: Any) -> bool:
    """Errors of the page. That a request was refused, or the house away, the browser reports by itself."""
    return said.type == "error" and "Failed to load resource" not in said.text and "WebSocket" not in said.text


def invite(host: Person) -> str:
    """A table for two; the link that is shown for others."""
    host.visit()
    host.tap("Change")
    host.page.get_by_role("dialog").get_by_role("radio", name="2 seats").check()
    host.page.get_by_role("dialog").get_by_role("button", name="Remember these settings").click()
    host.tap("With friends")
    field = host.page.get_by_label("Link", exact=True).first
    expect(field).not_to_have_value("")
    return field.input_value().removeprefix(host.url)


def come_in(guest: Person, link: str) -> None:
    guest.visit(link)
    guest.tap(re.compile("Sit down|Сісти"))
    guest.wait_until(lambda: guest.where.startswith("/table/"), "the seat is taken")


class TitlePlayer(ABC):
    """Somebody who plays a title at a table in the browser."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @abstractmethod
    def move(self) -> None:
        """One decision; the house has taken it, and the page has heard of that."""

    @property
    def over(self) -> bool:
        return self.page.locator("#how-it-ended").count() > 0

    @property
    def my_turn(self) -> bool:
        return self.person.decision is not None

    def play_to_the_end(self) -> None:
        while not self.over:
            self.person.wait_until(lambda: self.my_turn or self.over, "a turn comes")
            if self.my_turn:
                self.move()


class RumPlayer(TitlePlayer):
    """Somebody who plays RUM: the best set if there is any, else a card; and what a parrot wants goes back."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.sets = 0

    def press(self, thing: Locator) -> None:
        thing.click()

    def card(self, name: str) -> Locator:
        return self.page.locator(f".hand [data-place='card {name}']")

    def primary(self) -> Locator:
        """The button that does it, in the bar or in the dock."""
        return self.page.locator(".actions .btn.primary:visible").first

    def move(self) -> None:
        decided, now = self.person.decision, self.person.now()
        if now["view"]["asks"] != "turn":
            self.give_back(now["view"])
        elif not self.lay(now["owes"]["offers"]):
            self.draw()
        self.person.wait_until(lambda: self.person.decision != decided or self.over, "the page goes on")

    def draw(self) -> None:
        spots = self.page.locator(
            "[data-place='wreck']:not([aria-disabled]), [data-place^='slot']:not([aria-disabled])"
        )
        from_wreck = spots.first.get_attribute("data-place") == "wreck"
        self.press(spots.first)
        if from_wreck:
            self.press(spots.first)  # the first tap only chooses it

    def lay(self, offers: list[dict[str, Any]]) -> bool:
        """The set that brings most, if there is one."""
        sets = [offer for offer in offers if offer["kind"] == "lay"]
        if not sets:
            return False
        for card in max(sets, key=lambda offer: offer["points"])["cards"]:
            name, turned = unturned(card)
            self.press(self.card(name))
            if turned:
                self.press(self.card(name))
        self.sets += 1
        self.press_primary()
        return True

    def give_back(self, view: dict[str, Any]) -> None:
        for name in view["hand"][: view["number"]]:
            self.press(self.card(name))
        self.press_primary()

    def press_primary(self) -> None:
        expect(self.primary()).not_to_have_attribute("aria-disabled", "true")
        self.press(self.primary())


def unturned(card: str) -> tuple[str, bool]:
    """The name of a card as it lies in a hand, and whether it was turned round: `OOr` is Roo, turned."""
    if card[0] != card[1]:
        return card, False
    return card[2].upper() + card[:2].lower(), True


class Toucher(RumPlayer):
    """With a finger."""

    def press(self, thing: Locator) -> None:
        thing.tap()


class Typist(RumPlayer):
    """With the keyboard alone: Tab, and Enter."""

    def press(self, thing: Locator) -> None:
        self.person.walk_to(thing)
        self.page.keyboard.press("Enter")
