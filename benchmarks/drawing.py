"""How soon the browser draws a decision: `python benchmarks/drawing.py [decisions]`.

Somebody plays Pirates of Maracaibo against two bots in a headless Chromium; the bots take as long as in a house of
people, so that frames come one by one. The page notes when a frame with a view comes in over the WebSocket, and when
its picture is painted: the first task after the next animation frame. Both are the page's own clock, so the network and
the house do not count. Those frames that bring the person something to decide are told apart.

The time on the clock grows with whatever else the machine does. So beside it stand the CPU time of its main thread
from the frame to its picture, and what an empty page in the same Chromium needs for an animation frame.
"""

import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import FLAGS, MISSING, chromium
from browser.maracaibo import MaracaiboPlayer
from browser.people import Person
from browser.test_maracaibo import sit_down
from server.faults.program import opened
from tortuga.server.settings import Settings

SEED = "drawing"
EMPTY_FRAMES = 100
TRACED = ["disabled-by-default-devtools.timeline", "blink.user_timing"]
WATCH = """() => {
  const drawn = window.drawn = [];
  window.watchFrame = (decides) => {
    const number = drawn.length, came = performance.now(), { port1, port2 } = new MessageChannel();
    drawn.push({ decides, ms: null });
    performance.mark(`came ${number}`);
    port1.onmessage = () => {
      performance.mark(`painted ${number}`);
      drawn[number].ms = performance.now() - came;
    };
    requestAnimationFrame(() => port2.postMessage(null));
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        const { view, owes } = JSON.parse(data);
        if (view) window.watchFrame(Boolean(owes));
      });
    }
  };
}"""


class Drawn(NamedTuple):
    """A frame, from its arrival until it is painted."""

    decides: bool
    ms: float
    cpu_ms: float


def measured(seats: list[str], decisions: int) -> tuple[list[Drawn], list[Drawn]]:
    """All frames of a game, and those of an empty page."""
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder) / "house.sqlite3", TORTUGA_BOT_PAUSE_MS=str(Settings().bot_pause_ms)) as house,
        sync_playwright() as playwright,
    ):
        house.deal(SEED)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        person = Person(browser, house.url)
        person.page.add_init_script(f"({WATCH})()")
        sit_down(person, seats)
        player = MaracaiboPlayer(person, SEED)
        player.move()  # what is loaded once does not count
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=person.page, path=trace, categories=TRACED)
        first: int = person.page.evaluate("window.drawn.length")
        for _ in range(decisions):
            person.wait_until(lambda: player.my_turn or player.over, "a turn comes")
            if player.over:
                break
            player.move()
        frames = drawn(person.page.evaluate("window.drawn"), first, browser.stop_tracing())
        return frames, of_empty_page(browser)


def of_empty_page(browser: Browser) -> list[Drawn]:
    """What an animation frame takes where there is nothing to draw."""
    page = browser.new_page()
    page.evaluate(f"({WATCH})()")
    browser.start_tracing(page=page, categories=TRACED)
    chance = Random(SEED)
    for _ in range(EMPTY_FRAMES):
        page.wait_for_timeout(chance.uniform(20, 60))
        page.evaluate("window.watchFrame(false)")
    page.wait_for_function("window.drawn.every(({ ms }) => ms !== null)")
    return drawn(page.evaluate("window.drawn"), 0, browser.stop_tracing())


def drawn(noted: list[dict[str, Any]], first: int, trace: bytes) -> list[Drawn]:
    """Together with what the main thread worked: the tasks of the trace from one mark to the other. Frames that were
    not painted when the trace ended do not count."""
    events = json.loads(trace)["traceEvents"]
    marks = {event["name"]: event for event in events if event.get("cat") == "blink.user_timing"}
    tasks = [event for event in events if event["name"] == "RunTask" and "tdur" in event]
    frames = []
    for number, frame in enumerate(noted):
        came, painted = marks.get(f"came {number}"), marks.get(f"painted {number}")
        if number < first or frame["ms"] is None or came is None or painted is None:
            continue
        worked = sum(
            task["tdur"]
            for task in tasks
            if (task["pid"], task["tid"]) == (came["pid"], came["tid"])
            and task["ts"] + task["dur"] > came["ts"]
            and task["ts"] < painted["ts"]
        )
        frames.append(Drawn(frame["decides"], frame["ms"], worked / 1000))
    return frames


def told(what: str, frames: Sequence[Drawn]) -> str:
    def spread(times: list[float]) -> str:
        return f"median {median(times):5.1f}, 95 % within {quantiles(times, n=20)[-1]:5.1f}"

    wall, cpu = spread([one.ms for one in frames]), spread([one.cpu_ms for one in frames])
    return f"{len(frames):4} {what:22} ms: {wall}   of CPU: {cpu}"


def main() -> None:
    if chromium() is None:
        sys.exit(MISSING)
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    frames, empty = measured(["me", "bot:greedy", "bot:greedy"], decisions)
    print(told("frames", frames))
    print(told("with a decision", [frame for frame in frames if frame.decides]))
    print(told("of an empty page", empty))


if __name__ == "__main__":
    main()
