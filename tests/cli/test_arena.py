"""`tortuga arena`: figures of bots, as a table and as JSON; stopped, it goes on; refusals are one sentence."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import tortuga
from terminal.keyboard import CONTROL, House, raw_texts
from tortuga.arena import play
from tortuga.arena.plan import Pairing
from tortuga.arena.play import Played
from tortuga.bots import asking
from tortuga.bots.asking import Question
from tortuga.kernel.bot import Advice
from tortuga.kernel.title import Title

LANGUAGES = ("en", "pl", "uk")
BOT = {"bot", "games", "wins", "draws", "rate", "low", "high", "margin", "ms_median", "ms_p95"}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return House(tmp_path, monkeypatch)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_shown_in_the_language_of_the_reader(house: House, language: str) -> None:
    words = ("arena", "rum", "--bots", "greedy,bot:random", "--games", 6, "--seed", 1, "--lang", language)
    shown = house.run(*words)
    assert shown.status == 0
    assert raw_texts(shown.out) == set()
    assert "greedy" in shown.out
    assert "random" in shown.out
    assert len(list((house.home / "data" / "tortuga" / "arena").glob("rum-*.jsonl"))) == 1


def test_json_has_the_figures_of_each_bot(house: House) -> None:
    words = ("--edition", "pl", "--seed", "one", "--json", "out.json", "--save", "results.jsonl")
    assert house.run("arena", "rum", "--bots", "bot:greedy,random", "--games", 7, *words).status == 0
    told = json.loads((house.home / "out.json").read_text("utf-8"))
    assert {"title", "options", "seed", "versions", "games", "bots"} <= told.keys()
    assert (told["title"], told["seed"], told["games"], told["options"]["edition"]) == ("rum", "one", 8, "pl")
    assert {"python", "tortuga", "build", "rules", "data"} <= told["versions"].keys()
    assert [row["bot"] for row in told["bots"]] == ["greedy", "random"]
    for row in told["bots"]:
        assert row.keys() == BOT
        assert row["games"] == 8
        assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1
        assert row["rate"] == pytest.approx((row["wins"] + row["draws"] / 2) / 8)
        assert 0 <= row["ms_median"] <= row["ms_p95"]
    assert sum(row["rate"] for row in told["bots"]) == pytest.approx(1)
    assert sum(row["margin"] for row in told["bots"]) == pytest.approx(0)


def test_options_of_the_title_can_be_named_together(house: House) -> None:
    words = ("--options", "edition=pl", "hand-must-show-colour=no", "--json", "out.json", "--games", 2)
    assert house.run("arena", "rum", "--bots", "random,random", *words).status == 0
    options = json.loads((house.home / "out.json").read_text("utf-8"))["options"]
    assert (options["edition"], options["hand_must_show_colour"]) == ("pl", False)


def test_a_match_goes_on_with_more_games(house: House) -> None:
    whole = ("arena", "rum", "--bots", "greedy,random", "--seed", 5)
    assert house.run(*whole, "--games", 8, "--json", "whole.json").status == 0
    assert house.run(*whole, "--games", 4, "--save", "results.jsonl").status == 0
    assert house.run("arena", "--resume", "results.jsonl", "--games", 8, "--json", "more.json").status == 0
    assert without_times(house.home / "more.json") == without_times(house.home / "whole.json")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["rum"], "--bots"),
        (["--bots", "greedy,random"], "title"),
        (["rum", "--bots", "greedy"], "--bots a,b"),
        (["rum", "--bots", "greedy,nobody"], "nobody"),
        (["rum", "--bots", ",".join(["random"] * 5)], "RUM"),
        (["chess", "--bots", "greedy,random"], "chess"),
        (["rum", "--bots", "greedy,random", "--games", "0"], "games"),
        (["rum", "--bots", "greedy,random", "--options", "edition"], "edition"),
        (["rum", "--bots", "greedy,random", "--tides", "3"], "tides"),
        (["--resume", "nothing.jsonl"], "nothing.jsonl"),
        (["rum", "--resume", "nothing.jsonl", "--seed", "2"], "--seed"),
        (["rum", "--bots", "greedy,random", "--games", "2", "--save", "/dev/null"], "/dev/null"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(house: House, words: list[str], named: str) -> None:
    assert named in house.run("arena", *words).complaint


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_what_is_finished_and_the_match_goes_on(house: House, workers: int) -> None:
    """All processes of a terminal hear it."""
    results = house.home / "results.jsonl"
    words = ["--bots", "greedy,random", "--seed", "3", "--games", "100000", "--save", results, "--workers", workers]
    command = [sys.executable, "-m", "tortuga", "arena", "rum", *map(str, words), "--lang", "en"]
    pipe = subprocess.PIPE
    match = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    while not is_well_on_the_way(results):
        assert match.poll() is None
        time.sleep(0.01)
    os.killpg(match.pid, signal.SIGINT)
    out, err = match.communicate(timeout=60)
    assert match.returncode == 130, err
    assert "Traceback" not in err
    assert "--resume" in err
    assert "greedy" in out
    kept = results.read_bytes().count(b"\n") - 1
    assert kept >= 5
    assert house.run("arena", "--resume", results, "--games", kept + 4, "--json", "more.json").status == 0
    words = ["--seed", 3, "--games", kept + 4, "--json", "whole.json"]
    assert house.run("arena", "rum", "--bots", "greedy,random", *words).status == 0
    assert without_times(house.home / "more.json") == without_times(house.home / "whole.json")


def is_well_on_the_way(results: Path) -> bool:
    """Five games are on disk, and both of the first deal before the last of them: until then no deal counts. One
    process plays several deals while the other still starts."""
    if not results.exists():
        return False
    lines = results.read_bytes().splitlines(keepends=True)
    games = [msgspec.json.decode(line, type=Played).pairing for line in lines[1:] if line.endswith(b"\n")]
    return len(games) >= 5 and {Pairing(1, 0), Pairing(1, 1)} <= {*games[:-1]}


def without_times(path: Path) -> object:
    told = json.loads(path.read_text("utf-8"))
    for row in told["bots"]:
        del row["ms_median"], row["ms_p95"]
    return told


def test_the_plot_is_in_the_language_of_the_reader(house: House) -> None:
    words = ("--games", 2, "--plot", "out.svg", "--lang", "pl")
    assert house.run("arena", "rum", "--bots", "greedy,random", *words).status == 0
    assert "linia przerywana" in (house.home / "out.svg").read_text("utf-8")


def test_results_by_other_versions_do_not_go_on(house: House) -> None:
    words = ("--games", 2, "--save", "results.jsonl")
    assert house.run("arena", "rum", "--bots", "greedy,random", *words).status == 0
    path = house.home / "results.jsonl"
    path.write_text(path.read_text().replace(f'"tortuga":"{tortuga.__version__}"', '"tortuga":"0.0.9"'))
    assert "tortuga 0.0.9" in house.run("arena", "--resume", "results.jsonl", "--games", 4).complaint
    assert path.read_text().count("\n") == 3


def test_a_cluster_or_processes_but_not_both(house: House) -> None:
    assert "--ray" in house.run("arena", "rum", "--bots", "greedy,random", "--workers", 2, "--ray", "auto").complaint


def test_without_ray_its_extra_is_named(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "tortuga[ray]" in house.run("arena", "rum", "--bots", "greedy,random", "--ray", "auto").complaint


@pytest.mark.parametrize("stop", [(), ("--stop-when-sure",)])
def test_at_a_terminal_a_bar_shows_the_present_interval(
    house: House, monkeypatch: pytest.MonkeyPatch, stop: tuple[str, ...]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    house.screen_size(160, 40)
    shown = house.run("arena", "rum", "--bots", "greedy,greedy", "--games", 6, "--lang", "en", *stop)
    assert shown.status == 0
    assert re.search(
        r"greedy 50\.0.% \[[0-9.]+–[0-9.]+\]", CONTROL.sub("", re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown.err))
    )


def test_a_match_that_stops_says_who_is_stronger(house: House) -> None:
    words = ("--games", 1000, "--seed", 2, "--stop-when-sure", "--json", "out.json", "--lang", "en")
    shown = house.run("arena", "rum", "--bots", "random,greedy", *words)
    told = json.loads((house.home / "out.json").read_text("utf-8"))
    assert (told["sure"], told["stop_when_sure"]) == (True, True)
    assert told["games"] < 1000
    assert told["bots"][0]["high"] < 0.5
    assert "random is weaker than its opponents" in shown.out


def test_a_bot_that_fails_is_named_and_the_finished_games_are_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ask(title: Title, bot: str, question: Question, seed: str) -> Advice:
        if "deal 2" in seed:
            raise ValueError("no idea")
        return asking.ask(title, bot, question, seed)

    monkeypatch.setattr(play, "ask", ask)
    words = ("--games", 8, "--seed", 1, "--save", "results.jsonl", "--lang", "en")
    shown = house.run("arena", "rum", "--bots", "greedy,random", *words)
    assert shown.status == 2
    assert "results.jsonl" in shown.err
    assert "failed in deal 2, rotation 1: ValueError: no idea" in shown.err
    assert (house.home / "results.jsonl").read_text().count("\n") == 3
