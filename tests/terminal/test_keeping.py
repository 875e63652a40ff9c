"""Nothing is lost: every move is on the disk before the next, and a kept game goes on as if nothing had happened."""

import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from terminal.keyboard import House, one_line, picker
from terminal.process import PROMPT, Terminal, shell
from tortuga.kernel import RecordError
from tortuga.kernel.records import Header, Record, RecordWriter, load, save

WORDS = ("--seats", "Ania,bot:random", "--seed", "kept1", "--dealer", "2")
MOVES = ("draw wreck", "draw beach 1", "draw wreck", "draw beach 2", "draw wreck", "draw beach 3")
"""Of Ania's, who begins; all of them are possible in this game."""


@pytest.fixture
def straight(house: House) -> bytes:
    """The file of the game played without a break."""
    house.play(*WORDS, typed=[*MOVES, "quit"], file="straight.jsonl")
    return (house.home / "straight.jsonl").read_bytes()


# -- Leaving and coming back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("break_after", range(len(MOVES) + 1))
def test_a_game_with_a_break_is_the_game_without(house: House, straight: bytes, break_after: int) -> None:
    house.play(*WORDS, typed=[*MOVES[:break_after], "quit"])
    resumed = house.run("play", "--resume", "game.jsonl", typed=[*MOVES[break_after:], "quit"])
    assert resumed.status == 0
    assert (house.home / "game.jsonl").read_bytes() == straight


def test_to_come_back_is_to_hear_what_happened_since_the_last_decision(house: House) -> None:
    house.play(*WORDS, typed=[*MOVES, "quit"])
    resumed = house.run("play", "--resume", "game.jsonl", typed=["quit"])
    assert resumed.out.startswith("RUM, resumed at move 13.\n")
    assert resumed.out.count("· Ania takes") == 1
    assert "begins" not in resumed.out


def test_a_finished_game_shows_its_result_again(house: House) -> None:
    played = house.play(*WORDS, typed=picker("finish"))
    before = (house.home / "game.jsonl").read_bytes()
    resumed = house.run("play", "--resume", "game.jsonl")
    assert resumed.status == 0
    assert resumed.out.splitlines()[-3:-1] == played.out.splitlines()[-3:-1]
    assert (house.home / "game.jsonl").read_bytes() == before


def test_a_kept_game_can_be_resumed_by_its_title_and_seats_but_not_otherwise_than_it_began(house: House) -> None:
    house.play(*WORDS, typed=["quit"])
    resume = ("play", "rum", "--seats", "me,bot:greedy", "--resume", "game.jsonl")
    assert house.run(*resume, typed=["quit"]).status == 0
    for name, value in (("edition", "pl"), ("seed", "other"), ("save", "other.jsonl"), ("hand-must-show-colour", "no")):
        assert house.run(*resume, f"--{name}", value).complaint.endswith(f"leave out --{name}.")


def test_games_are_kept_in_the_home_of_the_player(house: House) -> None:
    played = house.run("play", *WORDS, typed=["draw wreck", "quit"])
    [file] = (house.home / "data/tortuga/games").iterdir()
    assert f"tortuga play --resume {file}\n" in played.out
    assert len(load(file)[1]) == 3


def test_two_cannot_play_one_game_on_at_once(house: House) -> None:
    house.play(*WORDS, typed=["quit"])
    writer = RecordWriter(house.home / "game.jsonl", append=True)
    assert "open in another game" in house.run("play", "--resume", "game.jsonl").complaint
    writer.close()
    assert house.run("play", "--resume", "game.jsonl", typed=["quit"]).status == 0


# -- Cut off ---------------------------------------------------------------------------------------------------------


def test_a_closed_input_is_told_and_the_game_is_kept(house: House, straight: bytes) -> None:
    played = house.play(*WORDS, typed=MOVES)
    path = house.home / "game.jsonl"
    assert played.status == 1
    assert played.complaint.startswith(f"End of input. The game is saved in {path}. To continue: tortuga play")
    assert path.read_bytes() == straight


def test_without_any_input_the_game_is_kept(house: House) -> None:
    ended = shell("$TORTUGA play --seats Ania,bot:random --seed kept1 --save game.jsonl <&-", house.home)
    assert ended.returncode == 1
    assert ended.stderr.strip().startswith("End of input. The game is saved in game.jsonl.")
    assert "Traceback" not in ended.stdout + ended.stderr
    assert house.game().records


def test_a_killed_game_has_all_moves_that_were_acknowledged(house: House, straight: bytes) -> None:
    with Terminal("play", *WORDS, "--save", "game.jsonl") as terminal:
        terminal.begin()
        for move in MOVES[:3]:
            terminal.enter(move)
        assert terminal.stop(signal.SIGKILL) == -signal.SIGKILL
    assert [record.do for record in house.game().records if record.seat == 0] == list(MOVES[:3])
    assert house.run("play", "--resume", "game.jsonl", typed=[*MOVES[3:], "quit"]).status == 0
    assert (house.home / "game.jsonl").read_bytes() == straight


@pytest.mark.parametrize(
    ("how", "status", "sentence"),
    [(signal.SIGINT, 130, "Interrupted."), (signal.SIGTERM, 143, "The system stopped the game.")],
)
def test_a_stopped_game_says_where_it_is_kept(house: House, how: signal.Signals, status: int, sentence: str) -> None:
    with Terminal("play", *WORDS, "--save", "game.jsonl") as terminal:
        terminal.begin()
        terminal.enter(MOVES[0])
        assert terminal.stop(how) == status
    last = one_line(terminal.screen.rpartition(PROMPT)[2])
    assert last.endswith(f"{sentence} The game is saved in game.jsonl. To continue: tortuga play --resume game.jsonl")
    assert len(house.game().records) == 3


def test_a_closed_terminal_loses_nothing(house: House) -> None:
    with Terminal("play", *WORDS, "--save", "game.jsonl") as terminal:
        terminal.begin()
        terminal.enter(MOVES[0])
        terminal.close()
        assert terminal.end() in (1, 129)  # whichever it hears of first: the end of the input or the signal
    assert len(house.game().records) == 3


def test_a_reader_that_has_seen_enough_is_no_error_to_tell(house: House) -> None:
    ended = shell("$TORTUGA rules rum | head -1", house.home)
    assert len(ended.stdout.splitlines()) == 1
    assert ended.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_behind_the_output_is_one_sentence(house: House) -> None:
    ended = shell("$TORTUGA games >/dev/full", house.home)
    assert ended.returncode == 1
    assert ended.stderr.splitlines() == ["System error: the disk is full."]


# -- The file --------------------------------------------------------------------------------------------------------


def test_a_half_written_line_is_left_out_wherever_it_breaks_off(house: House, straight: bytes) -> None:
    path = house.home / "game.jsonl"
    lines = straight.splitlines(keepends=True)
    for kept in (1, 5, len(lines[-1]) // 2, len(lines[-1]) - 1):
        path.write_bytes(b"".join(lines[:-1]) + lines[-1][:kept])
        assert house.run("replay", path).complaint.startswith(f"Line {len(lines)}: the last line is incomplete")
        resumed = house.run("play", "--resume", path, typed=["quit"])
        assert resumed.out.startswith(f"Line {len(lines)} of the record is incomplete")
        assert path.read_bytes() == straight  # the bot has done the same again


@pytest.mark.parametrize("left_over", [b"{", b'{"n":12,"seat":0,"do":"draw', b"\0" * 4096])
def test_a_game_goes_on_over_a_half_written_line(house: House, straight: bytes, left_over: bytes) -> None:
    lines = straight.splitlines(keepends=True)
    path = house.home / "game.jsonl"
    path.write_bytes(b"".join(lines[:-2]) + left_over)
    assert house.run("play", "--resume", path, typed=[MOVES[-1], "quit"]).status == 0
    assert path.read_bytes() == straight


def test_a_header_that_was_never_finished_is_no_game(house: House, straight: bytes) -> None:
    (house.home / "game.jsonl").write_bytes(straight[:40])
    assert house.run("play", "--resume", "game.jsonl").complaint == "Line 1: the record is empty."


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file of this process can grow beyond a size: a full disk, so to speak."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_line_that_did_not_fit_can_be_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    header = Header(title="rum", rules="1", data="", seats=["Ania", "Bartek"])
    writer = RecordWriter(path)
    writer.write(header)
    with room_for(path.stat().st_size + 10), pytest.raises(OSError, match="File too large"):
        writer.write(Record(n=1))
    writer.write(Record(n=1))
    writer.close()
    assert load(path) == (header, [Record(n=1)])


def test_a_copy_that_did_not_fit_leaves_nothing_behind(tmp_path: Path) -> None:
    header = Header(title="rum", rules="1", data="", seats=["Ania", "Bartek"])
    with room_for(50), pytest.raises(OSError, match="File too large"):
        save(tmp_path / "copy.jsonl", header, [])
    assert list(tmp_path.iterdir()) == []


def test_moves_that_the_disk_refused_follow_with_the_next(
    house: House, straight: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync, asked = os.fsync, iter(range(100))

    def often_full(file: int) -> None:
        if next(asked) in (4, 5, 6):
            raise OSError(28, "No space left on device")
        sync(file)

    monkeypatch.setattr(os, "fsync", often_full)
    played = house.play(*WORDS, typed=[*MOVES, "quit"])
    assert "Can’t write" in played.out
    assert "the disk is full. The game goes on." in one_line(played.out)
    assert (house.home / "game.jsonl").read_bytes() == straight


def test_a_pen_holds_its_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    writer = RecordWriter(path)
    writer.write(Header(title="rum", rules="1", data="", seats=["Ania", "Bartek"]))
    with pytest.raises(RecordError, match="record-held"):
        RecordWriter(path, append=True)
    with pytest.raises(FileExistsError):
        RecordWriter(path)
    writer.close()
    RecordWriter(path, append=True).close()
