"""Takes the pictures of the browser in this folder: `.venv/bin/python docs/screenshots/pages.py`.

It opens a house of its own and needs Chromium. The game is always the same one: it is brought in as a record, and
played on from a good moment.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from make import FOLDER, good_moment
from playwright.sync_api import Browser, Page, sync_playwright

from tortuga.kernel.records import dump

sys.path.append(str(FOLDER.parents[1] / "tests"))
from browser.chromium import FLAGS, chromium

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
LOOKS = [
    ("phone", "light", "en"),
    ("phone", "dark", "uk"),
    ("tablet", "light", "pl"),
    ("desk", "light", "en"),
    ("desk", "dark", "pl"),
    ("desk", "light", "uk"),
]


@contextmanager
def a_house() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tortuga", "serve", "--port", "0", "--no-browser", "--lang", "en"]
        command += ["--db", str(Path(folder) / "house.sqlite3")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as house:
            assert house.stdout is not None
            try:
                yield house.stdout.readline().rstrip().rstrip("/.").rpartition(" ")[2]
            finally:
                house.terminate()


class Visit:
    """Somebody with a screen of some size, theme and language."""

    def __init__(self, browser: Browser, url: str, size: str, theme: str, language: str) -> None:
        width, height = SIZES[size]
        self._url = url
        self._name = f"{size}-{theme}-{language}"
        self._context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=1.5 if size == "phone" else 1,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=size == "phone",
            is_mobile=size == "phone",
        )
        self.page: Page = self._context.new_page()
        self.ask("POST", "/api/me", {"name": "Ola", "language": language})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._context.request.fetch(f"{self._url}{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def go(self, address: str) -> None:
        self.page.goto(f"{self._url}{address}")
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(700)

    def picture(self, what: str) -> None:
        self.page.screenshot(path=FOLDER / f"browser-{what}-{self._name}.jpg", type="jpeg", quality=88)

    def close(self) -> None:
        self._context.close()


def take(visit: Visit) -> None:
    """The screens, one after the other."""
    game = good_moment("rum", ["random", "greedy", "greedy"], records=30, offers=12)
    record = dump(game.header, game.records).decode()
    finished = visit.ask("POST", "/api/records", {"id": "pictures-1", "record": record})["table"]
    order = {"id": "pictures-2", "step": len(game.records), "seat": 0, "bot": "greedy"}
    table = visit.ask("POST", f"/api/tables/{finished}/continue", order)["table"]
    visit.go("/")
    visit.picture("start")
    visit.go(f"/table/{table}")
    lay = next(offer for offer in game.title.offers(game.state, 0) if getattr(offer, "points", None))
    for card in getattr(lay, "cards"):  # noqa: B009  (only RUM's offers have some)
        turned = card[0] == card[1]
        name = card[2].upper() + card[:2].lower() if turned else card
        for _ in range(1 + turned):
            visit.page.locator(f"[data-place='card {name}']").click()
    visit.page.wait_for_timeout(500)
    visit.picture("table")
    take_rummikub(visit)
    take_maracaibo(visit)
    visit.go("/learn/rum")
    visit.picture("lesson")
    visit.go(f"/watch/{finished}")
    visit.page.keyboard.press("End")
    visit.page.wait_for_timeout(500)
    visit.picture("replay")


def take_rummikub(visit: Visit) -> None:
    """The last moment of a golden game, played on; and a puzzle."""
    record = (FOLDER.parents[1] / "tests/games/rummikub/conformance/rummikub/keen.jsonl").read_text()
    finished = visit.ask("POST", "/api/records", {"id": "pictures-3", "record": record})["table"]
    order = {"id": "pictures-4", "step": record.count("\n") - 4, "seat": 0, "bot": "value"}
    table = visit.ask("POST", f"/api/tables/{finished}/continue", order)["table"]
    visit.go(f"/table/{table}")
    visit.page.wait_for_timeout(4000)
    visit.picture("rummikub")
    visit.go("/puzzles/3/7")
    visit.page.wait_for_timeout(4000)
    visit.picture("puzzle")


def take_maracaibo(visit: Visit) -> None:
    """Where the ship could go in a game of bots, one end chosen."""
    game = good_moment("maracaibo", ["greedy"] * 3, records=110, offers=5)
    record = dump(game.header, game.records).decode()
    finished = visit.ask("POST", "/api/records", {"id": "pictures-5", "record": record})["table"]
    order = {"id": "pictures-6", "step": len(game.records), "seat": 0, "bot": "greedy"}
    table = visit.ask("POST", f"/api/tables/{finished}/continue", order)["table"]
    visit.go(f"/table/{table}")
    visit.page.locator(".mp .can").nth(2).click()
    visit.picture("maracaibo")


def main() -> None:
    with a_house() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for look in LOOKS:
            visit = Visit(browser, url, *look)
            take(visit)
            visit.close()
        browser.close()


if __name__ == "__main__":
    main()
