"""On a phone, upright and sideways, a finger has room for everything that it can do: 44 by 44 pixels, in all titles."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.people import Person
from browser.test_maracaibo_in_sight import GAMES, most_offered
from browser.test_maracaibo_late import goes_on
from browser.test_windows import sits_down
from conformance.positions import SCALE
from upgrades.games import FOLDER

Comes = Callable[..., Person]

pytestmark = pytest.mark.timeout(900)
"""Many windows, one after the other: no matter how long that takes on a busy machine."""
PHONES = ((360, 640), (640, 360), (390, 844), (844, 390))
TOO_SMALL = """([least, readOnly]) => {
  const pressed = "a[href], button, [role=tab], input, select, summary";
  const faults = [];
  for (const one of document.querySelectorAll(pressed)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("[inert]") || one.matches(readOnly)) continue;
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (x, y) => {
      const under = document.elementFromPoint(x, y);
      return under !== null && one.contains(under);
    };
    if (!width || !isHit(x, y)) continue; // behind something, or on another page
    const cutBy = one.parentElement.closest("[data-scrolls]")?.getBoundingClientRect();
    if (cutBy && (top < cutBy.top || bottom > cutBy.bottom || left < cutBy.left || right > cutBy.right)) {
      if (Math.min(width, height) < least) faults.push(`${one.dataset.place}: ${width | 0} by ${height | 0}`);
      continue;
    }
    const reach = (across, down) => {
      let far = 0;
      while (far < least && isHit(x + across * (far + 1), y + down * (far + 1))) far += 1;
      return far;
    };
    const [wide, high] = [reach(1, 0) + reach(-1, 0) + 2, reach(0, 1) + reach(0, -1) + 2]; // up to the next pixel
    if (Math.min(wide, high) < least)
      faults.push(`${one.dataset.place ?? one.title ?? ""} ${one.innerText.slice(0, 20)}: ${wide} by ${high}`);
  }
  return faults;
}"""
"""What a finger finds too little of, as far as it is hit around its middle: what is drawn, or a larger area around it
that is nobody else's. What the edge of the chart cuts has its room once the chart is moved, as its arrows do."""
LEAST = 44
READ_ONLY = ".spot:not(.live), .mc:not(.can), .port:not(.can), .board .row, .sets *"
"""What is only read about lies as close as on the cardboard, and so do the sets on a table, with up to 106 tiles."""


def check_phones(person: Person, what: str, phones: Sequence[tuple[int, int]] = PHONES) -> None:
    for width, height in phones:
        person.page.set_viewport_size(ViewportSize(width=width, height=height))
        person.settles(lambda: person.page.evaluate(TOO_SMALL, [LEAST, READ_ONLY]), f"{what}, {width} by {height}")


@pytest.mark.parametrize("title", ["rum", "rummikub", "rummi"])
def test_a_finger_has_room_for_everything(person: Comes, title: str) -> None:
    jan = person(phone=True)
    player = sits_down(jan, title)
    check_phones(jan, "the first turn")
    player.move()
    jan.wait_until(lambda: player.my_turn, "his turn comes")
    check_phones(jan, "a later turn")


@pytest.mark.parametrize("name", GAMES)
def test_a_finger_has_room_for_every_choice(person: Comes, name: str) -> None:
    jan = person(phone=True)
    for place, step in enumerate(most_offered(jan, name)):
        small = 2 * (place % 2)
        check_phones(jan, step, PHONES if SCALE > 1 else PHONES[small : small + 2])


def test_where_not_all_boards_have_room_one_more_tab_leads_to_the_rest(person: Comes) -> None:
    jan = person(phone=True, language="uk")
    jan.page.set_viewport_size(ViewportSize(width=640, height=360))
    goes_on(jan, FOLDER / "maracaibo-solo-all-modules.jsonl", 60, 0)
    jan.page.set_viewport_size(ViewportSize(width=844, height=390))
    tabs, more = jan.page.locator(".mp [role=tab]"), jan.page.get_by_role("button", name="Ще планшети")
    expect(more).to_be_visible()
    first = tabs.count()
    more.tap()
    expect(jan.page.get_by_role("tab", name="Рахунок")).to_be_visible()
    jan.page.get_by_role("tab", name="Рахунок").tap()
    expect(jan.page.get_by_role("tab", name="Рахунок")).to_have_attribute("aria-selected", "true")
    more.tap()
    expect(tabs).to_have_count(first)
    expect(jan.page.get_by_role("tab", name="Мапа")).to_be_visible()
