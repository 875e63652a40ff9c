"""People who play Rummikub or Rummi: what to lay they ask the solver, but they lay it tile by tile on the screen."""

import re
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from browser.people import Person, TitlePlayer
from server.running import PATIENCE
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld
from tortuga.games.rummikub.rules.tiles import JOKER, KIND_OF, names
from tortuga.games.rummikub.solver import solve, solve_first

STEPS_OF_A_WALK = 80
ARROWS = """(goal) => {
  const here = document.activeElement, part = goal.closest(".rack, .felt");
  if (here === goal) return null;
  const from = here.getBoundingClientRect(), to = goal.getBoundingClientRect();
  const x = to.left - from.left, y = to.top - from.top;
  if (Math.abs(y) >= from.height / 2) return { arrow: y > 0 ? "ArrowDown" : "ArrowUp", steps: 1 };
  const between = [...part.querySelectorAll("[data-piece]")].map((one) => one.getBoundingClientRect())
    .filter(({ top, left }) => Math.abs(top - from.top) < from.height / 2 && (left - from.left) * (left - to.left) < 0);
  return { arrow: x > 0 ? "ArrowRight" : "ArrowLeft", steps: between.length + 1 };
}"""
"""The next arrow from what has the focus to a tile in the same part of the screen, and how often; null: it is there."""
NUMBERS = count(1)


def open_table(person: Person, title: str, bots: int = 1, **setup: Any) -> None:
    """A table against bots, begun at once; the person sits at it."""
    person.visit()
    plan = {"title": title, "seats": ["me", *["bot:value"] * bots], **setup}
    order = {"id": f"open-table-{next(NUMBERS)}", "setup": plan, "start": True}
    opened = person.page.evaluate(
        """async ([order, language]) => {
          const headers = { "Content-Type": "application/json" };
          const send = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
          await send("/api/me", { name: "Ola", language });
          return (await send("/api/tables", order)).json();
        }""",
        [order, person.language],
    )
    assert "table" in opened, opened
    person.visit(f"/table/{opened['table']}")
    expect(person.page.locator(".rummikub, .rummi").first).to_be_visible()


class Lying(NamedTuple):
    """Tiles that lie together on the screen: the names of the pieces, and what is on them."""

    id: str
    pieces: tuple[str, ...]
    tiles: tuple[str, ...]

    def is_(self, wanted: Meld) -> bool:
        tiles = names(wanted.tiles)
        return Counter(self.tiles) == Counter(tiles) if wanted.kind == GROUP else self.tiles == tiles


class Hands(ABC):
    """How somebody moves a tile."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def piece(self, piece: str) -> Locator:
        return self.page.locator(f"[data-piece='{piece}']")

    @abstractmethod
    def begin(self, pieces: list[str]) -> None:
        """A new set of these pieces of the rack."""

    @abstractmethod
    def put(self, piece: str, to: Lying) -> None: ...

    @abstractmethod
    def press(self, button: Locator) -> None: ...


class Mouse(Hands):
    """Drags."""

    def begin(self, pieces: list[str]) -> None:
        for one in pieces[1:]:
            self.piece(one).click(modifiers=["Shift"])
        if len(pieces) > 1:
            self.piece(pieces[0]).click(modifiers=["Shift"])
        self.drag(pieces[0], self.page.locator("[data-new]"))

    def put(self, piece: str, to: Lying) -> None:
        self.drag(piece, self.page.locator(f"[data-set='{to.id}'] .foot"))

    def drag(self, piece: str, target: Locator) -> None:
        expect(self.page.locator(".set.asking")).to_have_count(0)  # what the house says of a set may move the others
        target.evaluate("(it) => it.scrollIntoView({ block: 'center' })")
        mouse = self.page.mouse
        mouse.move(*_middle(self.piece(piece)))
        mouse.down()
        _carry(self.page, target, lambda x, y: mouse.move(x, y, steps=3))
        mouse.up()

    def press(self, button: Locator) -> None:
        button.click()


class Finger(Hands):
    """Taps a tile, then where it goes."""

    def begin(self, pieces: list[str]) -> None:
        for one in pieces:
            self.piece(one).tap()
        self.page.locator("[data-new]").tap()

    def put(self, piece: str, to: Lying) -> None:
        self.piece(piece).tap()
        self.page.locator(f"[data-set='{to.id}'] button.kind").tap()

    def press(self, button: Locator) -> None:
        button.tap()


class Touch:
    """A finger that moves over the glass."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.wire = person.context.new_cdp_session(person.page)

    def drag(self, thing: Locator, to: Locator, *, rests: bool = False) -> None:
        """From one place to another; from the table only after the finger has rested there until the tile is lifted."""
        expect(self.page.locator(".set.asking")).to_have_count(0)
        x, y = _middle(thing)
        self._event("touchStart", x, y)
        if rests:
            expect(thing).to_have_class(re.compile("lifted"))

        def slide(there_x: float, there_y: float) -> None:
            nonlocal x, y
            for step in range(1, 11):
                self._event("touchMove", x + (there_x - x) * step / 10, y + (there_y - y) * step / 10)
            x, y = there_x, there_y

        _carry(self.page, to, slide)
        self.wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _event(self, kind: str, x: float, y: float) -> None:
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


class Keyboard(Hands):
    """Tab to the rack or to the table, arrows from tile to tile, Space, Enter and letters."""

    def begin(self, pieces: list[str]) -> None:
        for one in pieces:
            self.choose(one)
        self.page.keyboard.press("n")

    def put(self, piece: str, to: Lying) -> None:
        self.choose(piece)
        numbers = [one for one, tile in zip(to.pieces, to.tiles, strict=True) if tile != "J"]
        self.walk((numbers or list(to.pieces))[0])
        self.page.keyboard.press("Enter")

    def choose(self, piece: str) -> None:
        self.walk(piece)
        self.page.keyboard.press("Space")

    def walk(self, piece: str) -> None:
        """To the part of the screen where it lies by Tab, then by arrows."""
        goal = self.piece(piece)
        part = goal.evaluate("(it) => it.closest('.rack') === null ? '.felt' : '.rack'")
        if not self.page.evaluate("(part) => document.activeElement.matches(`${part} [data-piece]`)", part):
            self.person.walk_to(self.page.locator(f"{part} [data-piece][tabindex='0']"))
        pressed = 0
        while way := goal.evaluate(ARROWS):
            pressed += way["steps"]
            assert pressed <= STEPS_OF_A_WALK, f"no way to {piece}"
            for _ in range(way["steps"]):
                self.page.keyboard.press(way["arrow"])

    def press(self, button: Locator) -> None:
        self.person.walk_to(button)
        self.page.keyboard.press("Enter")


class RummikubPlayer(TitlePlayer):
    """Lays as much as the solver finds, else draws."""

    def __init__(self, person: Person, hands: Hands) -> None:
        super().__init__(person)
        self.hands = hands
        self.turns = 0
        """In which something was laid."""

    @property
    def my_turn(self) -> bool:
        return self.person.decision is not None and self.page.locator("[data-new]").count() > 0

    def action(self, label: str) -> Locator:
        """The button with this sign, in the bar or in the dock."""
        return self.page.locator(".actions .btn:visible").filter(has_text=re.compile(label)).first

    def move(self) -> None:
        decided = self.person.decision
        goal = best_table(self.person.now()["view"])
        if goal is None:
            self.hands.press(self.action("Draw|Dobierz|Pass|Pasuj"))
        else:
            self.arrange(goal)
            self.end()
            self.turns += 1
        self.person.wait_until(lambda: self.person.decision != decided or self.over, "the page goes on")

    def end(self) -> None:
        self.hands.press(self.can_end())

    def can_end(self) -> Locator:
        """The button that ends a turn, as soon as the house has looked at all that lies there."""
        end = self.action("End turn|Zakończ ruch")
        self.person.wait_until(lambda: end.get_attribute("aria-disabled") is None, f"the end of a turn: {self.sets()}")
        return end

    # -- On the screen -----------------------------------------------------------------------------------------------

    def sets(self) -> list[Lying]:
        found: list[tuple[str, list[tuple[str, str]]]] = self.page.evaluate(
            """() => [...document.querySelectorAll("[data-set]")].map((set) => [set.dataset.set,
              [...set.querySelectorAll("[data-piece]")].map(({ dataset }) => [dataset.piece, dataset.tile])])"""
        )
        return [Lying(at, tuple(one for one, _ in inside), tuple(tile for _, tile in inside)) for at, inside in found]

    def rack(self) -> list[tuple[str, str]]:
        """Pieces and what is on them."""
        found: list[tuple[str, str]] = self.page.evaluate(
            """() => [...document.querySelectorAll(".rack [data-piece]")].map(({ dataset }) =>
              [dataset.piece, dataset.tile])"""
        )
        return [(piece, tile) for piece, tile in found]

    def arrange(self, goal: list[Meld]) -> None:
        """Makes the table like that, one set after the other."""
        for done, wanted in enumerate(goal):
            finished = matched(self.sets(), goal[:done])
            if not any(lying.is_(wanted) for lying in self.sets() if lying.id not in finished):
                self.build(wanted, finished)
        assert len(matched(self.sets(), goal)) == len(goal) == len(self.sets()), (goal, self.sets())

    def build(self, wanted: Meld, finished: set[str]) -> None:
        """A set of pieces that are free: what lies in no finished set, or on the rack."""
        tiles = list(names(wanted.tiles))
        host = None if JOKER in wanted.tiles else self.host(tiles, finished)
        if host is not None:
            for tile in host.tiles:
                tiles.remove(tile)
            at = host.pieces[0]
        else:
            at = self.begin(tiles, finished)
        for tile in tiles:
            lying = next(one for one in self.sets() if at in one.pieces)
            self.hands.put(self.find(tile, finished | {lying.id}), lying)
        if wanted.kind == GROUP and len(wanted.tiles) - wanted.tiles.count(JOKER) == 1:
            self.make_group(at)

    def make_group(self, at: str) -> None:
        """One number and jokers may be a run as well: who lays them says which (RK-2.5)."""
        lying = next(one for one in self.sets() if at in one.pieces)
        says = self.page.locator(f"[data-set='{lying.id}'] .turn")
        expect(says).to_be_visible()
        if re.search("group|grupą", says.inner_text()):
            self.hands.press(says)

    def host(self, tiles: list[str], finished: set[str]) -> Lying | None:
        """The largest set that only has to be added to."""
        free = [
            lying for lying in self.sets() if lying.id not in finished and not Counter(lying.tiles) - Counter(tiles)
        ]
        return max(free, key=lambda lying: len(lying.tiles), default=None)

    def begin(self, tiles: list[str], finished: set[str]) -> str:
        """Begins a set with as many tiles in a row as the rack has, else with one of the table; takes them off the
        list, and names the first piece."""
        first: list[str] = []
        held = self.rack()
        for tile in tiles:
            piece = next((piece for piece, name in held if name == tile), None)
            if piece is None or "J" in tiles or self.find(tile, finished) != piece:
                break
            held.remove((piece, tile))
            first.append(piece)
        pieces = first or [self.find(tiles[0], finished)]
        del tiles[: len(pieces)]
        self.hands.begin(pieces)
        return pieces[0]

    def find(self, tile: str, finished: set[str]) -> str:
        """A free piece, of the table rather than of the rack."""
        for lying in self.sets():
            if lying.id not in finished and tile in lying.tiles:
                return lying.pieces[lying.tiles.index(tile)]
        return next(piece for piece, name in self.rack() if name == tile)


def matched(sets: list[Lying], goal: list[Meld]) -> set[str]:
    """The sets on the screen that are as they should be."""
    found: set[str] = set()
    for wanted in goal:
        found |= {one.id for one in [lying for lying in sets if lying.is_(wanted) and lying.id not in found][:1]}
    return found


def best_table(view: dict[str, Any]) -> list[Meld] | None:
    """The table that the solver would leave; None if nothing can be laid."""
    kinds = {"run": RUN, "group": GROUP}
    table = [Meld(kinds[one["kind"]], tuple(KIND_OF[tile] for tile in one["tiles"])) for one in view["table"]]
    rack = [KIND_OF[tile] for tile in view["rack"]]
    if view["racks"][view["seat"]]["melded"]:
        turn = solve(table, rack, view["options"]["joker_rule"])
        return list(turn.table) if turn.laid else None
    first = solve_first(rack, view["options"]["first_meld"])
    return [*table, *first.table] if first.laid else None


def _carry(page: Page, target: Locator, move: Callable[[float, float], None]) -> None:
    """Moves what is held over a place until the page says that it would go there: the page may scroll along."""
    until = time.monotonic() + PATIENCE
    while True:
        x, y = _middle(target)
        move(x, y)
        is_over = "(it, at) => it.contains(document.elementFromPoint(...at)) && it.closest('.over') !== null"
        if target.evaluate(is_over, [x, y]) and _middle(target) == (x, y):
            return
        assert time.monotonic() < until, "it cannot be put there"
        page.wait_for_timeout(20)


def _middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
