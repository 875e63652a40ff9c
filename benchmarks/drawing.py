"""How soon the browser draws a decision: `python benchmarks/drawing.py [decisions]`.

Somebody plays Pirates of Maracaibo against two bots in a headless Chromium. The page notes when a frame with a view
comes in over the WebSocket, and when its picture is painted: the first task after the next animation frame. Both are
the page's own clock, so the network and the house do not count. Beside these times on the wall, which grow with
whatever else the machine does, stands what the page's main thread worked for, in CPU time.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import CDPSession, sync_playwright

from browser.chromium import FLAGS, MISSING, chromium
from browser.maracaibo import MaracaiboPlayer
from browser.people import Person
from browser.test_maracaibo import sit_down
from server.faults.program import opened

SEED = "drawing"
WATCH = """() => {
  window.drawn = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        if (!String(data).includes('"view"')) return;
        const came = performance.now(), { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.drawn.push(performance.now() - came);
        requestAnimationFrame(() => port2.postMessage(null));
      });
    }
  };
}"""


def measured(seats: list[str], decisions: int) -> tuple[list[float], float]:
    """Milliseconds from a frame to its picture, for each frame with a view, and the work for one of them on average:
    all that the page does counts, the taps and the questions of the player included."""
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder) / "house.sqlite3") as house,
        sync_playwright() as playwright,
    ):
        house.wait_until_open()
        house.deal(SEED)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        person = Person(browser, house.url)
        person.page.add_init_script(f"({WATCH})()")
        sit_down(person, seats)
        inside = person.context.new_cdp_session(person.page)
        inside.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = worked(inside)
        person.page.evaluate("window.drawn.length = 0")
        player = MaracaiboPlayer(person, SEED)
        for _ in range(decisions):
            person.wait_until(lambda: player.my_turn or player.over, "a turn comes")
            if player.over:
                break
            player.move()
        drawn: list[float] = person.page.evaluate("window.drawn")
        spent = worked(inside) - before
        browser.close()
        return drawn, spent / len(drawn)


def worked(inside: CDPSession) -> float:
    """Milliseconds of CPU that scripts, styles and layout have taken."""
    told = {one["name"]: one["value"] for one in inside.send("Performance.getMetrics")["metrics"]}
    return float(sum(told[name] for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration"))) * 1000


def main() -> None:
    if chromium() is None:
        sys.exit(MISSING)
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    times, work = measured(["me", "bot:greedy", "bot:greedy"], decisions)
    print(f"{len(times)} frames: median {median(times):.0f} ms, 95 % within {quantiles(times, n=20)[-1]:.0f} ms")
    print(f"work for a frame: {work:.1f} ms of CPU on average")


if __name__ == "__main__":
    main()
