"""What can be chosen at a table of Pirates of Maracaibo, and what of it is in sight without any scrolling."""

from typing import Any

from browser.maracaibo import AT_ONCE, BUTTONS, MaracaiboPlayer
from browser.people import Person

PASSED = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  const seen = new Set();
  const isWhole = (one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (!width || !one.checkVisibility({ visibilityProperty: true })) return false;
    const least = Math.min(width, height) < 4 ? 0 : 3; // an outline may be cut, the thing may not
    for (let box = one.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === "visible") continue;
      const clip = box.getBoundingClientRect();
      if (left < clip.left - least || right > clip.right + least) return false;
      if (top < clip.top - least || bottom > clip.bottom + least) return false;
    }
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return under !== null && (one.contains(under) || under.contains(one));
  };
  const look = () => {
    for (const one of document.querySelectorAll("[data-place], [data-action]"))
      if (isWhole(one)) seen.add(one.dataset.place ?? one.dataset.action);
  };
  const arrows = (way) =>
    [...document.querySelectorAll(`[data-page="${way}"]:not([aria-disabled])`)].filter((one) => one.checkVisibility());
  const turnAll = async (way) => {
    for (let turned = 0; turned < 30; turned += 1) {
      look();
      const found = arrows(way);
      if (!found.length) return;
      for (const one of found) one.click();
      await drawn();
    }
    seen.add(`${way}: no end`);
  };
  await drawn();
  await turnAll("before");
  await turnAll("after");
  return [...seen];
}"""
"""What lies whole on the screen, on any page: lists and the chart are gone through with their arrows."""


def ways(player: MaracaiboPlayer, offer: dict[str, Any], view: dict[str, Any]) -> list[set[str]]:
    """What has to be tapped for this offer: of each of these one thing."""
    if offer["verb"] in BUTTONS:
        return [{offer["do"]}]
    if offer["verb"] in AT_ONCE:
        return [{offer["do"], offer["space"] or ""}]
    if offer["verb"] == "keep":
        return [{place} for place in player.places(offer, view)]
    return [{player.places(offer, view)[0]}]


def out_of_sight(person: Person, player: MaracaiboPlayer) -> list[str]:
    """The offers that no page shows whole. Of tiles one is chosen first, then where it goes."""
    now = person.now()
    offers, view = now["owes"]["offers"], now["view"]
    seen = set(person.page.evaluate(PASSED))
    hidden = [offer["do"] for offer in offers if not all(way & seen for way in ways(player, offer, view))]
    placed = [offer for offer in offers if offer["verb"] == "place"]
    if placed and not hidden:
        tile = placed[0]["tile"]
        if len({offer["tile"] for offer in placed}) > 1:
            player.place(f"tile {tile}").evaluate("(it) => it.click()")
        seen |= set(person.page.evaluate(PASSED))
        hidden = [one["do"] for one in placed if one["tile"] == tile and one["space"] not in seen]
    return hidden + [name for name in seen if name.endswith("no end")]
