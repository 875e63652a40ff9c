"""The command line: what it shows, and how it refuses: one sentence in the reader's language, a non-zero exit."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tortuga
from terminal.keyboard import CONTROL, House, one_line, raw_texts, texts
from tortuga.cli import main
from tortuga.cli.main import COMMANDS
from tortuga.games.rum.components import BOX_FILE
from tortuga.kernel import Game, registry
from tortuga.kernel.game import seed_hash
from tortuga.kernel.records import save
from tortuga.texts import Texts, reader_language

LANGUAGES = ("en", "pl", "uk")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return House(tmp_path, monkeypatch)


@pytest.fixture
def record(house: House) -> Path:
    """A game of a few moves: a header, a deal, two decisions of Ania and two of the bot."""
    rum = registry.title("rum")
    game = Game.start(rum, ["Ania", "bot:random"], seed="1", options=rum.read_options({"dealer": 2}))
    for seat in (0, 1, 0, 1):
        game.play(seat, "draw wreck")
    path = house.home / "game.jsonl"
    save(path, game.header, game.records)
    return path


# -- What it shows ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_what_there_is_to_play(house: House, language: str) -> None:
    shown = house.run("games", "--lang", language)
    assert shown.status == 0
    assert "\nrum  RUM: " in shown.out
    for word in ("2–4", "bot:greedy", "bot:random", "--edition", "--hand-must-show-colour"):
        assert word in one_line(shown.out)
    assert raw_texts(shown.out) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shows_the_whole_book_or_one_rule(house: House, language: str) -> None:
    book = house.run("rules", "rum", "--lang", language)
    rule = house.run("rules", "rum-4.7", "--lang", language)
    assert book.status == rule.status == 0
    assert [f"RUM-{chapter}.1" for chapter in range(1, 10) if f"RUM-{chapter}.1" not in book.out] == []
    assert rule.out.startswith("RUM-4.7")
    assert one_line(rule.out.split(": ", 1)[1]) in one_line(book.out)


def test_rules_speak_the_language_of_the_reader(house: House) -> None:
    shown = [house.run("rules", "RUM-5.1", "--lang", language).out for language in LANGUAGES]
    assert [word for word, text in zip(("parrot", "papug", "папуг"), shown, strict=True) if word not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_are_listed_with_how_certain_each_is(house: House, language: str) -> None:
    shown = house.run("rules", "rum", "--components", "--lang", language)
    say = texts(language)
    assert shown.status == 0
    assert len(re.findall(r"\b[ROYGBPK]([roygbpk])\1\b", shown.out)) == 21
    assert shown.out.count(say("rum-component-clock")) == 7
    assert say("origin-reconstructed") in shown.out
    assert raw_texts(shown.out) == set()


@pytest.mark.parametrize(("language", "word"), [("en", "Tobacco"), ("pl", "Tytoń"), ("uk", "Тютюн")])
def test_components_are_told_in_the_language_of_the_reader(house: House, language: str, word: str) -> None:
    shown = house.run("rules", "maracaibo", "--components", "--lang", language)
    assert shown.status == 0
    assert word in shown.out
    assert raw_texts(shown.out) == set()


def test_the_version_says_which_build_it_is(house: House) -> None:
    shown = house.run("--version")
    assert shown.status == 0
    assert shown.out.startswith(f"tortuga {tortuga.__version__} (")


def imported_by(command: str) -> set[str]:
    """What a process has imported at the end of a command, beyond what Python itself imports at its start."""
    program = f"""
import contextlib, io, sys
before = set(sys.modules)
from tortuga.cli.main import main
with contextlib.redirect_stdout(io.StringIO()):
    assert main(["{command}"]) == 0
print(*sys.modules.keys() - before)
"""
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(shown.stdout.split())


def packages_of(modules: set[str]) -> set[str]:
    """Those that others wrote."""
    return {module.partition(".")[0] for module in modules} - sys.stdlib_module_names


def test_the_version_waits_for_no_title_and_no_terminal() -> None:
    modules = imported_by("--version")
    assert {name for name in modules if name.startswith("tortuga")} == {"tortuga", "tortuga.cli", "tortuga.cli.main"}
    assert packages_of(modules) == {"tortuga"}
    assert len(modules) < 150, "a tenth of a second on a slow machine"


def test_the_list_of_games_waits_for_no_house_and_no_bot() -> None:
    modules = imported_by("games")
    assert len(modules) < 450, "less than a third of a second of work"
    assert not packages_of(modules) & {"markdown_it", "pygments", "sqlalchemy", "starlette", "uvicorn", "segno"}
    assert not modules & {"asyncio", "concurrent.futures", "multiprocessing", "rich.markdown", "sqlite3", "ssl"}
    own = {name for name in modules if name.startswith("tortuga.")}
    assert {name for name in own if name.startswith(("tortuga.server.", "tortuga.search"))} == {"tortuga.server.titles"}
    assert not {name for name in own if name.endswith((".bots", ".terminal", ".puzzles"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_names_its_arguments(house: House, command: str, language: str) -> None:
    shown = house.run(command, "--help", "--lang", language)
    say = texts(language)
    assert shown.status == 0
    assert shown.out.startswith(f"{say('usage')} tortuga {command} ")
    assert "--lang" in shown.out
    assert one_line(say(f"usage-{command}")) in one_line(shown.out)
    assert raw_texts(shown.out) == set()


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_nothing_in_the_help_is_left_in_english(house: House, language: str) -> None:
    for words in ((), *((command,) for command in COMMANDS), ("play", "maracaibo")):
        shown = one_line(house.run(*words, "--help", "--lang", language).out)
        assert [word for word in ("usage:", "options:", "positional", "show this", "exit") if word in shown] == []


@pytest.mark.parametrize("title", registry.titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_a_title_lists_its_options(house: House, title: str, language: str) -> None:
    shown = one_line(house.run("play", title, "--help", "--lang", language).out)
    say = Texts(language, [registry.title(title).locale])
    for field in msgspec.structs.fields(registry.title(title).options_type):
        name = field.name.replace("_", "-")
        assert f" --{name} " in shown
        assert one_line(say(f"{title}-option-{name}")) in shown
    assert raw_texts(shown) == set()


@pytest.mark.parametrize(("word", "kept"), [("yes", True), ("tak", True), ("так", True), ("TRUE", True), ("ні", False)])
def test_yes_and_no_are_words_of_any_language(house: House, word: str, kept: bool) -> None:
    assert house.play("--wash-first-beach", word, typed=["quit"]).status == 0
    assert house.game().header.options["wash_first_beach"] is kept


def test_a_game_against_a_bot_needs_no_seats(house: House) -> None:
    for title in registry.titles():
        assert house.run("play", title, "--save", f"{title}.jsonl", typed=["quit"]).status == 0


def complete(line: str) -> set[str]:
    """What a shell would offer after this line."""
    asked = {"_ARGCOMPLETE": "1", "_ARGCOMPLETE_IFS": "\n", "_ARGCOMPLETE_SHELL": "bash", "COMP_TYPE": "9"}
    answer = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m tortuga 8>&1 9>/dev/null >/dev/null 2>&1"],
        env={**os.environ, **asked, "COMP_LINE": line, "COMP_POINT": str(len(line))},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(answer.stdout.split())


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("tortuga pu", {"puzzle"}),
        ("tortuga play rummi", {"rummi", "rummikub"}),
        ("tortuga play rummikub --joker", {"--jokers", "--joker-value", "--joker-rule"}),
        ("tortuga play rummikub --joker-rule ", {"free", "release", "strict", "bound"}),
        ("tortuga games --lang ", {"en", "pl", "uk"}),
    ],
)
def test_a_shell_is_told_how_a_line_could_go_on(line: str, offered: set[str]) -> None:
    assert complete(line) == offered


def test_bench_prints_figures_for_people_or_programs(house: House) -> None:
    figures = json.loads(house.run("bench", "rum", "--seconds", "0.01", "--json").out)
    assert set(figures) == {"steps_per_cpu_s", "games_per_cpu_s", "copies_per_cpu_s", "compiled"}
    assert figures["steps_per_cpu_s"] > figures["games_per_cpu_s"] > 0
    for language in LANGUAGES:
        shown = house.run("bench", "rum", "--seconds", "0.01", "--lang", language)
        assert shown.status == 0
        assert raw_texts(shown.out) == set()


def test_replay_tells_the_game_and_draws_a_moment_of_it(house: House, record: Path) -> None:
    shown = house.run("replay", record, "--at", "3")
    assert shown.status == 0
    assert shown.out.splitlines()[0] == "   1  Deal"
    assert "   2  Ania: draw wreck" in shown.out
    assert shown.out.index("   3  Calico:") < shown.out.index("Captains ──") < shown.out.index("   4  Ania:")
    assert f"\n{record}: RUM, 5 entries, verified.\n" in shown.out
    assert "The game isn’t finished." in shown.out


def test_replay_strikes_out_what_was_taken_back(house: House) -> None:
    house.play("--seats", "Ania,bot:random", "--dealer", "2", typed=["draw wreck", "takeback", "quit"])
    shown = house.run("replay", house.home / "game.jsonl")
    assert "   4  Everyone agrees to go back to just after move 1." in shown.out
    assert "Ania draws" not in shown.out.split("   2  Ania: draw wreck\n")[1]


def test_replay_reads_a_record_with_a_bot_that_is_not_installed(house: House, record: Path) -> None:
    rewrite(record, header={"seats": ["Ania", "bot:absent"]})
    shown = house.run("replay", record)
    assert shown.status == 0
    assert "bot:absent: draw" in shown.out
    assert "no bot called “absent”" in house.run("play", "--resume", record).complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_proves_that_the_seed_dealt_the_game(house: House, record: Path, language: str) -> None:
    game = house.game()
    shown = house.run("verify", record, "--lang", language, "--hash", game.header.seed_hash or "")
    assert shown.status == 0
    assert game.header.seed_hash is not None
    assert game.header.seed_hash in shown.out
    assert str(sum(len(one.chance) for one in game.records)) in shown.out
    assert raw_texts(shown.out) == set()


def test_verify_refuses_another_hash_another_seed_and_no_seed(house: House, record: Path) -> None:
    assert "the hash of the seed is" in house.run("verify", record, "--hash", "0" * 32).complaint
    game = house.game()
    changed = msgspec.structs.replace(game.header, seed="2", seed_hash=seed_hash("2"))
    save(house.home / "other.jsonl", changed, game.records)
    assert "doesn’t match the seed" in house.run("verify", "other.jsonl").complaint
    save(house.home / "bare.jsonl", msgspec.structs.replace(game.header, seed=None), game.records)
    assert "nothing can be proven" in house.run("verify", "bare.jsonl").complaint


def test_verify_says_what_was_taken_over_from_another_game(house: House, record: Path) -> None:
    game = house.game()
    header = msgspec.structs.replace(game.header, seed="2", seed_hash=seed_hash("2"), after=len(game.records))
    further = Game.fold(game.title, header, game.records)
    further.play(0, "draw wreck")
    save(house.home / "further.jsonl", header, further.records)
    shown = house.run("verify", "further.jsonl")
    assert shown.status == 0
    assert "The first 5 entries" in one_line(shown.out)


def test_a_title_is_rum_unless_named(house: House) -> None:
    shown = house.run("play", "--edition", "pl", "--seats", "Ania,bot:greedy", "--save", "game.jsonl", typed=["quit"])
    assert shown.status == 0
    assert house.game().header.options["edition"] == "pl"


@pytest.mark.parametrize("seed", ["", "0", "Łódź 🏴", "x" * 5000, "[red]"])
def test_a_seed_is_any_text(house: House, seed: str) -> None:
    assert house.play(f"--seed={seed}", typed=["quit"]).status == 0
    assert house.game().header.seed == seed or not seed


# -- How it refuses --------------------------------------------------------------------------------------------------

PLAY = ("play", "rum", "--save", "new.jsonl")
REFUSALS: dict[tuple[str, ...], str] = {
    ("play", "chess"): "There’s no game called “chess”. Available: maracaibo, rum, rummi, rummikub.",
    ("play", "RUM"): "There’s no game called “RUM”. Available: maracaibo, rum, rummi, rummikub.",
    ("play", "rum", "rum"): "Unknown argument “rum”; see tortuga --help.",
    (*PLAY, "--seats", "Ania,bot:nosuch"): "There’s no bot called “nosuch” for RUM. Available: easy, ",
    (*PLAY, "--seats", "Ania"): "RUM is for 2 to 4 players, not 1.",
    (*PLAY, "--seats", "A,B,C,D,E"): "RUM is for 2 to 4 players, not 5.",
    (*PLAY, "--seats", ""): "Name the seats, for example --seats me,bot:greedy.",
    (*PLAY, "--seats", "Ania,,Bartek"): "Name the seats, for example --seats me,bot:greedy.",
    (*PLAY, "--seats", "Ania,Ania"): "The name “Ania” is used twice; every player needs a different name.",
    (*PLAY, "--seats", "A\x1b[2J,bot:greedy"): (
        "“A�[2J” can’t be a name here: use up to 20 letters, digits and symbols."
    ),
    (*PLAY, "--edtion", "pl"): "RUM has no option called “edtion”. Available: edition,",
    ("play", "--edtion", "pl"): "RUM has no option called “edtion”. Available: edition,",
    (*PLAY, "--edition", "de"): "“de” isn’t a valid value for edition.",
    (*PLAY, "--edition"): "The option --edition needs a value.",
    (*PLAY, "--edition", "--dealer", "1"): "The option --edition needs a value.",
    (*PLAY, "--edition="): "The option --edition needs a value.",
    (*PLAY, "--dealer", "three"): "“three” isn’t a valid value for dealer.",
    (*PLAY, "--dealer", "3"): "The option dealer names seat 3, but there are only 2 seats.",
    (*PLAY, "--dealer", "-1"): "The option dealer names seat −1, but there are only 2 seats.",
    (*PLAY, "--impersonator", "1"): "The option impersonator belongs to the Polish edition.",
    (*PLAY, "--wash-first-beach", "maybe"): "“maybe” isn’t a valid value for wash-first-beach.",
    (*PLAY, "--lang", "de"): "There’s no language “de”. Available: en, pl, uk.",
    (*PLAY, "--data", "nosuch.json"): "Can’t read the component file nosuch.json: there’s no such file or folder.",
    ("play", "--save", "there.txt"): "there.txt already exists; choose another name.",
    ("play", "--save", "there.txt/game.jsonl"): "Can’t write there.txt/game.jsonl: ",
    ("play", "--save", "/proc/nowhere/game.jsonl"): "Can’t write /proc/nowhere/game.jsonl: ",
    ("play", "--resume", "nosuch.jsonl"): "Can’t resume nosuch.jsonl: there’s no such file or folder.",
    ("play", "--resume", "."): "Can’t resume .: it’s a folder.",
    ("play", "--resume", "there.txt"): "Line 1: the record is empty.",
    ("replay", "nosuch.jsonl"): "Can’t read the record nosuch.jsonl: there’s no such file or folder.",
    ("replay", "."): "Can’t read the record .: it’s a folder.",
    ("replay", "empty.jsonl"): "Line 1: the record is empty.",
    ("replay", "there.txt"): "Line 1: the last line is incomplete, perhaps after a crash.",
    ("replay", "deep.jsonl"): "Line 1: this isn’t JSON, so the file is damaged.",
    ("replay", "binary.jsonl"): "Line 1: this isn’t JSON, so the file is damaged.",
    ("replay", "list.jsonl"): "Line 1: the checksum is missing.",
    ("rules", "RUM-99.9"): "There’s no rule or game called “RUM-99.9”. Games: maracaibo, rum, rummi, rummikub.",
    ("rules", "chess"): "There’s no rule or game called “chess”. Games: maracaibo, rum, rummi, rummikub.",
    ("rules", "rum", "--edition", "pl"): "Unknown argument “--edition”; see tortuga --help.",
    ("games", "rum"): "Unknown argument “rum”; see tortuga --help.",
    ("bench", "nosuch"): "There’s no game called “nosuch”. Available: maracaibo, rum, rummi, rummikub.",
    ("nosuch",): "There’s no command “nosuch”; see tortuga --help.",
    ("play", "--seed"): "The option --seed needs a value.",
    ("play", "--clock", "3"): "A turn can take 5 to 3,600 seconds.",
    ("replay",): "Something is missing: FILE; see tortuga --help.",
    ("replay", "x", "--at", "two"): "“two” isn’t a valid value for at.",
    ("serve", "--no-browser=yes"): "The option --no-browser takes no value.",
    ("bench", "rum", "--seconds", "0"): "“0.0” isn’t a valid value for seconds.",
    ("bench", "rum", "--seconds", "-1"): "“-1.0” isn’t a valid value for seconds.",
    ("bench", "rum", "--seconds", "nan"): "“nan” isn’t a valid value for seconds.",
    ("bench", "rum", "--seconds", "inf"): "“inf” isn’t a valid value for seconds.",
}


@pytest.fixture
def odd_files(house: House) -> None:
    contents = {"there.txt": b"mine", "empty.jsonl": b"", "deep.jsonl": b"[" * 100_000 + b"\n"}
    contents |= {"binary.jsonl": b"\x89PNG\xff\n", "list.jsonl": b"[1, 2]\n"}
    for name, content in contents.items():
        (house.home / name).write_bytes(content)


@pytest.mark.usefixtures("odd_files")
@pytest.mark.parametrize("words", REFUSALS, ids=" ".join)
def test_bad_input_is_refused_in_one_sentence(house: House, words: tuple[str, ...]) -> None:
    refused = house.run(*words)
    assert refused.status == 2
    assert refused.complaint.startswith(REFUSALS[words])
    assert refused.out == ""
    assert not (house.home / "new.jsonl").exists()
    assert (house.home / "there.txt").read_bytes() == b"mine"


@pytest.mark.usefixtures("odd_files")
@pytest.mark.parametrize("words", REFUSALS, ids=" ".join)
def test_it_is_refused_in_every_language(house: House, words: tuple[str, ...]) -> None:
    if "--lang" in words:
        return
    english, polish, ukrainian = (house.run(*words, "--lang", language).complaint for language in LANGUAGES)
    assert raw_texts(english + polish + ukrainian) == set()
    assert CONTROL.search(english + polish + ukrainian) is None


def test_bytes_that_are_no_text_are_refused(house: House) -> None:
    for words in (("--seats", "Ani\udce9,bot:greedy"), ("--seed", "\udce9"), ("--edition", "\udce9")):
        assert "isn’t readable text" in house.play(*words).complaint


@pytest.mark.parametrize("moment", [0, -1, 6, 10**30])
def test_replay_has_no_moment_outside_the_record(house: House, record: Path, moment: int) -> None:
    assert "it has 5" in house.run("replay", record, "--at", moment).complaint


# -- Languages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "uk_UA"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "C", "LC_ALL": ""}, "en"),
        ({"LANG": "nonsense"}, "en"),
    ],
)
def test_the_system_says_which_language_the_reader_has(
    house: House, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert reader_language() == language
    assert house.run("play", "chess").complaint == texts(language)(
        "unknown-title", name="chess", known=", ".join(registry.titles())
    )


def test_an_unknown_language_is_refused_in_the_language_of_the_system(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert house.run("games", "--lang", "xx").complaint == texts("pl")(
        "unknown-language", name="xx", known="en, pl, uk"
    )


@pytest.mark.usefixtures("house")
def test_a_terminal_without_the_signs_gets_others_instead(tmp_path: Path) -> None:
    with (tmp_path / "out").open("w", encoding="iso-8859-2") as out, pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", out)
        assert main.main(["play", "--seats", "bot:greedy,bot:random", "--lang", "pl", "--seed", "1"]) == 0
    assert "Tura" in (tmp_path / "out").read_text("iso-8859-2")


# -- Records that are not what was written ---------------------------------------------------------------------------


def summed(lines: list[dict[str, Any]]) -> Iterator[str]:
    """Lines of a record with right check sums: what somebody can write who has read how."""
    total = ""
    for fields in lines:
        unsummed = {name: value for name, value in fields.items() if name != "sum"}
        body = json.dumps(unsummed, separators=(",", ":"), ensure_ascii=False)
        total = blake2b(total.encode() + body.encode(), digest_size=8).hexdigest()
        yield body[:-1] + f',"sum":"{total}"}}\n'


def rewrite(path: Path, *, header: dict[str, Any] | None = None, line: int = 0, **fields: Any) -> None:
    """Changes the header or a line of a record, or adds a line, and makes its check sums right."""
    lines = [json.loads(each) for each in path.read_text("utf-8").splitlines()]
    lines[0] |= header or {}
    if line > len(lines):
        lines.append(fields)
    elif line:
        lines[line - 1] |= fields
    path.write_text("".join(summed(lines)), "utf-8")


def test_a_record_rewritten_as_it_was_still_verifies(house: House, record: Path) -> None:
    before = record.read_bytes()
    rewrite(record)
    assert record.read_bytes() == before


def edited(change: Callable[[list[str]], list[str]]) -> Callable[[Path], None]:
    def edit(path: Path) -> None:
        lines = change(path.read_text("utf-8").splitlines(keepends=True))
        path.write_text("".join(lines), "utf-8")

    return edit


DAMAGE: dict[str, tuple[Callable[[Path], None], str]] = {
    "a letter changed": (
        edited(lambda lines: [*lines[:2], lines[2].replace("wreck", "beach 1"), *lines[3:]]),
        "Line 3: the checksum doesn’t match",
    ),
    "a line removed": (edited(lambda lines: lines[:2] + lines[3:]), "Line 3: the checksum doesn’t match"),
    "a line twice": (edited(lambda lines: [*lines, lines[-1]]), "Line 7: the checksum doesn’t match"),
    "lines swapped": (edited(lambda lines: [*lines[:-2], lines[-1], lines[-2]]), "Line 5: the checksum"),
    "no header": (edited(lambda lines: lines[1:]), "Line 1: the checksum doesn’t match"),
    "a blank line": (edited(lambda lines: [*lines, "\n"]), "Line 7: this isn’t JSON"),
    "rubbish at the end": (edited(lambda lines: [*lines, "rubbish\n"]), "Line 7: this isn’t JSON"),
    "no sum": (edited(lambda lines: [*lines, '{"n":6}\n']), "Line 7: the checksum is missing"),
    "the header alone": (edited(lambda lines: lines[:1]), "Line 2: the game was never dealt."),
    "other rules": (
        lambda path: rewrite(path, header={"rules": "0"}),
        "Line 1: the record was made with different rules",
    ),
    "other components": (
        lambda path: rewrite(path, header={"data": "0" * 16}),
        "Line 1: the record was made with different rules or components",
    ),
    "another title": (lambda path: rewrite(path, header={"title": "chess"}), "There’s no game called “chess”."),
    "another format": (lambda path: rewrite(path, header={"tortuga": 99}), "Line 1: the record has format 99"),
    "another seed": (lambda path: rewrite(path, header={"seed": "2"}), "Line 1: the seed doesn’t match its hash."),
    "unknown fields": (lambda path: rewrite(path, header={"x": 1}), "Line 1: not a valid record line"),
    "one seat": (
        lambda path: rewrite(path, header={"seats": ["Ania"]}),
        "Line 1: this can’t have happened: RUM is for 2 to 4 players, not 1.",
    ),
    "an option of nowhere": (
        lambda path: rewrite(path, header={"options": {"x": 1}}),
        "Line 1: this can’t have happened: RUM has no option called “x”.",
    ),
    "seats that are no texts": (
        lambda path: rewrite(path, header={"seats": [1, 2]}),
        "Line 1: not a valid record line",
    ),
    "an illegal move": (
        lambda path: rewrite(path, line=3, do="lay Kgg Koo Krr"),
        "Line 3: this can’t have happened: ",
    ),
    "no move": (
        lambda path: rewrite(path, line=3, do="\x1b[2J"),
        "Line 3: this can’t have happened: “�[2J” isn’t a move.",
    ),
    "another card": (
        lambda path: rewrite(path, line=3, chance=[99]),
        "Line 3: this can’t have happened: 99 can’t have been drawn",
    ),
    "a wrong number": (lambda path: rewrite(path, line=3, n=7), "Line 3: expected entry 2 here, found 7."),
    "a number without end": (lambda path: rewrite(path, line=3, n=10**40), "Line 3: not a valid record line"),
    "a card without end": (lambda path: rewrite(path, line=3, chance=[10**40]), "Line 3: not a valid record line"),
    "a moment without end": (
        lambda path: rewrite(path, line=7, n=6, back=10**40, by="all"),
        "Line 7: not a valid record line",
    ),
    "a seat of nowhere": (
        lambda path: rewrite(path, line=3, seat=7),
        "Line 3: this can’t have happened: It isn’t your",
    ),
    "an undo that was not allowed": (
        lambda path: rewrite(path, line=7, n=6, back=1, by="seat 0"),
        "Line 7: this can’t have happened: You can’t take that back",
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_record_that_is_not_what_was_written_is_refused_with_its_line(
    house: House, record: Path, damage: str
) -> None:
    change, reason = DAMAGE[damage]
    change(record)
    spoilt = record.read_bytes()
    for words in (("replay", record), ("play", "--resume", record)):
        refused = house.run(*words)
        assert refused.status == 2
        assert refused.complaint.startswith(reason)
        assert CONTROL.search(refused.complaint) is None
    assert record.read_bytes() == spoilt
    for language in ("pl", "uk"):
        complaint = house.run("replay", record, "--lang", language).complaint
        assert raw_texts(complaint) == set()
        assert not complaint.startswith("Line")


def test_a_record_without_its_seed_can_be_looked_at_but_not_played_on(house: House, record: Path) -> None:
    rewrite(record, header={"seed": None, "seed_hash": None})
    shown = house.run("replay", record)
    assert shown.status == 0
    assert "possible but not proven" in one_line(shown.out)
    assert "recorded without its seed" in house.run("play", "--resume", record).complaint


def test_a_record_gives_the_terminal_no_orders(house: House, record: Path) -> None:
    rewrite(record, header={"seats": ["A\x1b[2J[red]nia", "bot:\x9b31m"]}, line=7, n=6, house="\x1b]0;mine\x07")
    shown = house.run("replay", record)
    assert shown.status == 0
    assert "A�[2J[red]nia: draw wreck" in shown.out
    assert "Tortuga: �]0;mine�." in shown.out
    assert CONTROL.search(shown.out) is None


# -- Own components --------------------------------------------------------------------------------------------------


def box(**changes: Any) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(BOX_FILE.read_bytes())
    return made | changes


CARDS = box()["cards"]
BOXES: dict[str, tuple[object, str]] = {
    "no box": ([], "The component file own.json has the wrong format"),
    "a card too few": (box(cards=CARDS[1:]), "own.json: there are 20 rum cards; RUM has 21."),
    "a colour of nowhere": (
        box(cards=[CARDS[0] | {"single": "pink"}, *CARDS[1:]]),
        "own.json, card 1: “pink” isn’t a colour",
    ),
    "one colour twice": (
        box(cards=[CARDS[0] | {"single": CARDS[0]["double"]}, *CARDS[1:]]),
        "own.json, card 1: both ends",
    ),
    "twins": (box(cards=[CARDS[1], *CARDS[1:]]), "own.json, card 2: the same as card 1."),
    "no origin": (
        box(cards=[{"single": "red", "double": "blue"}, *CARDS[1:]]),
        "The component file own.json has the",
    ),
    "a short clock": (box(clock=box()["clock"][1:]), "own.json: the clock needs its positions 1 to 7 in order."),
    "a clock that asks too much": (
        box(clock=[box()["clock"][0] | {"returns": 5}, *box()["clock"][1:]]),
        "own.json, clock position 1: the parrot makes you return 2 or 3 cards, not 5.",
    ),
}


@pytest.mark.parametrize("name", BOXES)
def test_a_bad_component_file_is_refused_with_what_is_wrong_in_it(house: House, name: str) -> None:
    content, reason = BOXES[name]
    (house.home / "own.json").write_text(json.dumps(content), "utf-8")
    refused = house.play("--data", "own.json")
    assert refused.status == 2
    assert refused.complaint.startswith(reason)


def test_a_game_with_own_components_needs_them_again(house: House) -> None:
    (house.home / "own.json").write_text(json.dumps(box(cards=CARDS[::-1])), "utf-8")
    words = ("--seats", "Ania,bot:random", "--data", "own.json")
    assert house.play(*words, typed=["draw wreck", "quit"]).status == 0
    assert "different rules or components" in house.run("replay", "game.jsonl").complaint
    assert "different rules or components" in house.run("play", "--resume", "game.jsonl").complaint
    assert house.run("replay", "game.jsonl", "--data", "own.json").status == 0
    assert house.run("play", "--resume", "game.jsonl", "--data", "own.json", typed=["quit"]).status == 0
