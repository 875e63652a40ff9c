"""Takes the pictures that go with links in messengers: `.venv/bin/python docs/screenshots/cards.py`.

They belong to the client (`web/public/cards`), one a title and one for the house, in the size that previews are cut to.
"""

from make import FOLDER, good_moment
from pages import Visit, a_house
from playwright.sync_api import sync_playwright

from browser.chromium import FLAGS, chromium  # after pages, which says where tests are
from tortuga.kernel import Game, registry
from tortuga.kernel.records import dump
from tortuga.texts import Texts

CARDS = FOLDER.parents[1] / "web" / "public" / "cards"
SIZE = {"width": 1200, "height": 630}
MOMENTS = {
    "rum": (["random", "greedy", "greedy"], 30, 12),
    "rummikub": (["simple", "tiles", "value"], 34, 3),
    "rummi": (["simple", "tiles", "value"], 34, 3),
    "maracaibo": (["greedy"] * 3, 110, 5),
}
"""Who plays, and when there is enough to see: after so many records, with so many offers."""
NAME_IT = """name => {
  const band = document.createElement("div");
  band.textContent = name;
  Object.assign(band.style, {
    position: "fixed", inset: "auto 0 0 0", padding: "64px 40px 20px", zIndex: 9999, color: "#fff",
    font: "800 64px Alegreya", background: "linear-gradient(transparent, #07283cdd 45%)",
  });
  document.body.append(band);
}"""


def take(visit: Visit, name: str, words: str) -> None:
    visit.page.evaluate(NAME_IT, words)
    visit.page.wait_for_timeout(500)
    visit.page.screenshot(path=CARDS / f"{name}.jpg", type="jpeg", quality=72)


def show(visit: Visit, game: Game) -> None:
    """The first seat to move, at a table where the game goes on."""
    record = dump(game.header, game.records).decode()
    finished = visit.ask("POST", "/api/records", {"id": f"card-of-{game.title.name}", "record": record})["table"]
    order = {
        "id": f"go-on-{game.title.name}",
        "step": len(game.records),
        "seat": 0,
        "bot": registry.adviser(game.title),
    }
    visit.go(f"/table/{visit.ask('POST', f'/api/tables/{finished}/continue', order)['table']}")


def main() -> None:
    CARDS.mkdir(exist_ok=True)
    with a_house() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        visit = Visit(browser, url, "desk", "light", "en")
        visit.page.set_viewport_size(SIZE)
        visit.go("/")
        take(visit, "house", "Tortuga")
        for name in registry.titles():
            show(visit, good_moment(name, *MOMENTS[name]))
            take(visit, name, Texts("en", [registry.title(name).locale])(registry.title(name).word.id))
        browser.close()


if __name__ == "__main__":
    main()
