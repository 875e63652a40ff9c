"""Late in a game of Pirates of Maracaibo, with all modules, when the boards are full: in any window, and by touch."""

import uuid
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.maracaibo import MaracaiboToucher
from browser.people import Person
from browser.test_maracaibo import FAULTS, POST
from upgrades.games import FOLDER

Comes = Callable[..., Person]

pytestmark = pytest.mark.timeout(900)
"""Many windows, one after the other: no matter how long that takes on a busy machine."""
GAME = FOLDER / "maracaibo-all-modules.jsonl"
DECISIONS = {"Steer": (559, 1), "Explore": (546, 0), "TakeTreasure": (548, 0), "Bury": (526, 1), "Spend": (493, 0)}
"""Records of the third round after which a seat has such a decision."""
SOLO, LAST_DECISION = FOLDER / "maracaibo-solo.jsonl", 114
"""A game against Redbeard, and the record after which only its last decision is left."""
SIDEWAYS = ViewportSize(width=844, height=390)
UPRIGHT = ViewportSize(width=360, height=640)
CROWDED = """([least, button, looked]) => {
  const board = document.querySelector(".mp .board-box"), box = board.getBoundingClientRect(), faults = [];
  const isShown = (one) => one.checkVisibility() && getComputedStyle(one).clipPath === "none";
  const inBox = ({ left, top, right, bottom }) =>
    left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;
  const reach = (one, rect) => {
    const more = Math.max(0, -parseFloat(getComputedStyle(one, "::before").top) || 0);
    return Math.min(rect.width, rect.height) + 2 * more;
  };
  for (const one of board.querySelectorAll("[data-place]")) {
    const rect = one.getBoundingClientRect();
    if (!isShown(one) || !inBox(rect)) continue;
    const isLive = one.matches(".can, .chosen, .live");
    if (reach(one, rect) < (isLive ? least : looked))
      faults.push(`${one.dataset.place}: ${rect.width | 0} by ${rect.height | 0}`);
    for (const part of one.querySelectorAll("b, .fx, .words, small")) {
      const inner = part.getBoundingClientRect();
      if (!isShown(part) || part.closest(".sr") || !inner.width) continue;
      const aside = Math.max(rect.left - inner.left, inner.right - rect.right);
      const out = Math.max(aside, rect.top - inner.top, inner.bottom - rect.bottom);
      if (out > 5) faults.push(`${one.dataset.place}: ${part.className || part.innerText} sticks out by ${out | 0}`);
    }
  }
  for (const strip of board.querySelectorAll(".strip:has(.bm)")) {
    const tile = strip.querySelector(".bm").getBoundingClientRect();
    for (const sign of strip.querySelectorAll(".left, .value")) {
      const { left, right } = sign.getBoundingClientRect();
      if (right > tile.left + 1 && left < tile.right - 1) faults.push(`a tile covers ${sign.className}`);
    }
  }
  const thumb = matchMedia("(max-width: 1023px), (max-height: 500px)").matches ? button : least;
  for (const one of document.querySelectorAll(".actions .btn, .mp [role=tab]")) {
    const { width, height } = one.getBoundingClientRect();
    if (one.checkVisibility() && (width < least || height < (one.matches("[role=tab]") ? least : thumb)))
      faults.push(`${one.title || one.innerText}: ${width | 0} by ${height | 0}`);
  }
  return faults;
}"""
"""Pieces that are too small to be hit, and what sticks out of its piece."""
CUT = """() => [...document.querySelectorAll(".status, .status .say")]
  .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
  .map((one) => one.innerText)"""
"""What has no room in the status bar."""
SIZES = [32, 44, 24]
"""In pixels: what can be chosen, buttons under a thumb, and what is only read about."""


def comes_late(person: Person, decision: str) -> None:
    goes_on(person, GAME, *DECISIONS[decision])
    assert person.now()["view"]["todo"][0]["step"] == decision


def goes_on(person: Person, stored: Path, record: int, seat: int) -> None:
    """A table that goes on from a stored game."""
    goes_on_from(person, brings(person, stored), record, seat)


def brings(person: Person, stored: Path) -> str:
    """The table of a stored game."""
    person.visit()
    person.page.evaluate(POST, ["/api/me", {"name": "Ola", "language": person.language}])
    game = person.page.evaluate(POST, ["/api/records", {"id": str(uuid.uuid4()), "record": stored.read_text("utf-8")}])
    return str(game["table"])


def goes_on_from(person: Person, game: str, record: int, seat: int) -> None:
    what_if = {"id": str(uuid.uuid4()), "step": record, "seat": seat, "bot": "random"}
    table = person.page.evaluate(POST, [f"/api/tables/{game}/continue", what_if])
    person.visit(f"/table/{table['table']}")
    expect(person.page.locator(":is([data-place], [data-action]):visible").first).to_be_visible()


def check_windows(person: Person, what: str) -> None:
    person.fits_windows(lambda: person.page.evaluate(FAULTS) + person.page.evaluate(CROWDED, SIZES), what)
    person.check(what)


def test_a_late_decision_fits_every_window(person: Comes) -> None:
    ola = person()
    game = brings(ola, GAME)
    for decision, (record, seat) in DECISIONS.items():
        goes_on_from(ola, game, record, seat)
        assert ola.now()["view"]["todo"][0]["step"] == decision
        check_windows(ola, decision)


def test_all_boards_fit_every_window_late_in_a_game(person: Comes) -> None:
    ola = person(language="uk")
    comes_late(ola, "Steer")
    boards = ola.page.locator(".mp [role=tab]")
    for board in range(boards.count()):
        boards.nth(board).click()
        check_windows(ola, f"board {board}")


@pytest.mark.parametrize("window", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_by_touch_late_in_a_game(person: Comes, window: ViewportSize) -> None:
    jan = person(phone=True, language="pl")
    jan.page.set_viewport_size(window)
    comes_late(jan, "Spend")
    player = MaracaiboToucher(jan, "late")
    for _ in range(4):
        jan.wait_until(lambda: player.my_turn, "his turn comes")
        jan.settles(lambda: jan.page.evaluate(CROWDED, SIZES), "a decision")
        player.move()
    jan.page.get_by_role("tab", name="Okręt").tap()
    player.press(player.place("upgrade 1"))
    told = jan.page.get_by_role("dialog")
    expect(told).to_contain_text("Pole 1")
    expect(told).to_contain_text("Skąd te dane")


def test_when_a_game_ends_its_points_are_counted_row_by_row(person: Comes) -> None:
    ola = person()
    goes_on(ola, SOLO, LAST_DECISION, 0)
    ola.page.emulate_media(reduced_motion="no-preference")
    played = [board["vp"] for board in ola.now()["view"]["boards"]]
    said, still = ola.page.locator(".status [role='status']"), ola.page.locator("tr.still")
    shown = {seat: ola.page.locator(f'.panel[data-seat="{seat}"] .score') for seat in (0, 1)}
    ola.page.locator('[data-action="done"]:visible').first.click()
    skip = ola.page.locator('[data-action="count-skip"]')
    expect(skip).to_be_visible()
    view = ola.now()["view"]
    waiting = still.count()
    assert waiting > 3
    expect(said).not_to_contain_text("beats")
    assert int(shown[0].inner_text().split()[0]) == view["boards"][0]["vp"] != view["scores"][0], "not told before"
    ola.wait_until(lambda: still.count() < waiting, "a row is counted")
    assert still.count() > 0, "one after the other"
    expect(skip).to_have_count(0)
    expect(still).to_have_count(0)
    expect(said).to_contain_text("beats")
    for place, total in enumerate(view["scores"]):
        expect(ola.page.locator("b.total").nth(place)).to_have_text(str(total))
        assert int(shown[place].inner_text().split()[0]) == total > played[place]
    ola.check("the counted points")
    ola.fits_windows(lambda: ola.page.evaluate(CUT), "how it ended")
    ola.tap("Review the game", "link")
    expect(ola.page.get_by_role("region", name="Review")).to_be_visible()
