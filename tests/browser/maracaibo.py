"""Somebody who plays Pirates of Maracaibo in the browser."""

from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from browser.people import Person, TitlePlayer

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
BUTTONS = ("done", "stop", "roll", "reroll", "replace")
"""Moves that are buttons of the turn."""
AT_ONCE = ("use", "acquire", "build", "pay", "activate", "fewer", "spend", "cube", "take", "ruby", "exchange")
"""Moves that lie in the decision box: a tap on their row makes them, alternatives of a switch are confirmed."""


class MaracaiboPlayer(TitlePlayer):
    """Sails as far as possible, so that games end, and chooses at random among what it can do there."""

    def __init__(self, person: Person, seed: str) -> None:
        super().__init__(person)
        self.random = Random(seed)
        self.steps: set[str] = set()
        """All kinds of decisions that were met."""

    def press(self, thing: Locator) -> None:
        """On its page: what comes into sight turns the page with the next frame, and what moves under a finger that
        presses it is not pressed."""
        thing.scroll_into_view_if_needed()
        self.page.evaluate(DRAWN)
        thing.click()

    @property
    def my_turn(self) -> bool:
        """A raid whose last point was spent goes on by itself."""
        return super().my_turn and not self.page.locator("[data-goes-on]").count()

    def move(self) -> None:
        decided, now = self.person.decision, self.person.now()
        if now.get("owes") is None:
            return
        self.steps.add(now["view"]["todo"][0]["step"])
        self.make(self.choose(now["owes"]["offers"]), now["view"])
        self.person.wait_until(lambda: self.over or self.has_gone_on(decided), "the page goes on")

    def has_gone_on(self, decided: int | None) -> bool:
        return self.person.decision is None or (self.person.decision != decided and self.my_turn)

    def choose(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        ends = [offer for offer in offers if offer["verb"] == "sail"]
        if ends:
            return max(ends, key=lambda offer: (offer["space"] == "gulf", offer["space"]))
        wanted = [offer for offer in offers if offer["verb"] not in ("done", "reroll", "replace")]
        return self.random.choice(wanted or offers)

    def make(self, offer: dict[str, Any], view: dict[str, Any]) -> None:
        verb = offer["verb"]
        alone = view["todo"][0]["step"] in ("Residence", "ChooseIsland") and self.action(offer["do"]).count() > 0
        if verb in BUTTONS or alone:
            self.press(self.action(offer["do"]))
        elif verb in AT_ONCE:
            thing = self.place(offer["do"])
            chosen_first = thing.get_attribute("data-switch") is not None
            self.press(thing)
            if chosen_first:
                self.confirm()
        else:
            for place in self.places(offer, view):
                self.press(self.place(place))
            self.confirm()

    def places(self, offer: dict[str, Any], view: dict[str, Any]) -> list[str]:
        """What is tapped one after the other before the move is confirmed."""
        match offer["verb"]:
            case "sail" | "step":
                return [offer["space"]]
            case "place":
                several = len(view["boards"][view["seat"]]["tiles"]) > 1
                return [*([f"tile {offer['tile']}"] if several else []), offer["space"]]
            case "keep":
                return [f"quest {name}" for name in offer["quests"]]
            case "discard":
                return [f"quest {name}" for name in offer["quests"]]
            case "explore":
                return [f"track {offer['track']}"]
            case "store":
                return [offer["do"].replace("store", "storage")]
            case "sell":
                return [offer["do"].replace("sell", "ruby")]
            case "bury":
                return [burial(offer["do"])]
        return [offer["do"]]

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"]:visible').first

    def action(self, name: str) -> Locator:
        return self.page.locator(f'[data-action="{name}"]:visible').first

    def confirm(self) -> None:
        expect(self.action("do")).not_to_have_attribute("aria-disabled", "true")
        self.press(self.action("do"))


def burial(move: str) -> str:
    """The place on the hideout board: `bury gold 2` is on `burial gold 2`, `bury gold tile 1` on `burial tile 1`."""
    _, treasure, *where = move.split()
    return f"burial {' '.join(where)}" if where[0] == "tile" else f"burial {treasure} {where[0]}"


class MaracaiboTypist(MaracaiboPlayer):
    """With the keyboard alone: Tab into a board, Enter; and Enter once more to confirm."""

    def press(self, thing: Locator) -> None:
        self.person.walk_to(thing)
        self.page.keyboard.press("Enter")


class MaracaiboToucher(MaracaiboPlayer):
    """With a finger."""

    def press(self, thing: Locator) -> None:
        thing.tap()
