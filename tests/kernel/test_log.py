"""The log file: what was written is read, and a file that is not what was written is refused at its line."""

import errno
import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from titles.planks import PlanksTitle
from tortuga.kernel import Game, Header, Record, RecordError
from tortuga.kernel.records import RecordWriter, dump, load, parse, save

Edit = Callable[[list[bytes]], list[bytes]]


@pytest.fixture
def game() -> Game:
    game = Game.start(PlanksTitle(), ["Ania", "Bartek"], seed="1")
    for _ in range(5):
        game.play(game.state.due()[0], "draw")
    return game


@pytest.fixture
def path(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    save(path, game.header, game.records)
    return path


def refused(path: Path) -> tuple[str, object]:
    """The reason and the line."""
    with pytest.raises(RecordError) as refusal:
        load(path)
    return refusal.value.key, refusal.value.facts["line"]


def test_a_file_is_readable_lines_of_json(path: Path) -> None:
    header, deal, draw, *_ = (json.loads(line) for line in path.read_text().splitlines())
    assert header["tortuga"] == 1
    assert header["title"] == "planks"
    assert header["seats"] == ["Ania", "Bartek"]
    assert list(header) == ["tortuga", "title", "rules", "data", "options", "seats", "seed_hash", "seed", "sum"]
    assert list(deal) == ["n", "chance", "sum"]
    assert list(draw) == ["n", "seat", "do", "chance", "sum"]


def test_what_was_written_is_read(game: Game, path: Path) -> None:
    assert load(path) == (game.header, game.records)


def test_memory_takes_and_gives_the_same_bytes_as_a_file(game: Game, path: Path) -> None:
    assert dump(game.header, game.records) == path.read_bytes()
    assert parse(path.read_bytes()) == (game.header, game.records)


def test_a_file_is_never_written_over(game: Game, path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        save(path, game.header, game.records)
    assert path.read_bytes() == before


@pytest.mark.parametrize("taken", range(7))
def test_a_disk_that_takes_only_some_lines_of_a_file_keeps_none(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taken: int
) -> None:
    written: list[Header | Record] = []
    write = RecordWriter.write

    def until_full(writer: RecordWriter, line: Header | Record) -> None:
        if len(written) == taken:
            raise OSError(errno.ENOSPC, "no space left")
        write(writer, line)
        written.append(line)

    monkeypatch.setattr(RecordWriter, "write", until_full)
    with pytest.raises(OSError, match="no space left"):
        save(tmp_path / "other.jsonl", game.header, game.records)
    assert not (tmp_path / "other.jsonl").exists()
    assert written == [game.header, *game.records][:taken]


def test_a_pen_goes_on_where_another_stopped(game: Game, path: Path) -> None:
    game.play(game.state.due()[0], "draw")
    writer = RecordWriter(path, append=True)
    writer.write(game.records[-1])
    writer.close()
    assert load(path) == (game.header, game.records)


def test_every_line_is_in_the_file_before_the_next_one_is_written(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "line by line.jsonl"
    writer = RecordWriter(path)
    writer.write(game.header)
    for count, record in enumerate(game.records, start=1):
        assert path.read_bytes().count(b"\n") == count
        writer.write(record)
    assert load(path) == (game.header, game.records)
    writer.close()


def cut_in_the_middle(lines: list[bytes]) -> list[bytes]:
    return [*lines[:4], lines[4][:20]]


def edit_a_move(lines: list[bytes]) -> list[bytes]:
    return [*lines[:3], lines[3].replace(b'"do":"draw"', b'"do":"r1 r2 r3"'), *lines[4:]]


def edit_the_sum(lines: list[bytes]) -> list[bytes]:
    fields = json.loads(lines[3])
    return [*lines[:3], json.dumps(fields | {"sum": "0" * 16}).encode() + b"\n", *lines[4:]]


def swap_two(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], lines[3], lines[2], *lines[4:]]


def leave_one_out(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], *lines[3:]]


def write_one_twice(lines: list[bytes]) -> list[bytes]:
    return [*lines[:3], lines[2], *lines[3:]]


def nonsense(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], b"Ania draws\n", *lines[2:]]


def not_utf8(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], b'{"n":2,"do":"\xff\xfe"}\n', *lines[2:]]


def too_deep(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], b"[" * 100_000 + b"\n", *lines[2:]]


def empty_line(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], b"\n", *lines[2:]]


def not_an_object(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], b"[1, 2]\n", *lines[2:]]


def drop_the_sum(lines: list[bytes]) -> list[bytes]:
    fields = json.loads(lines[2])
    del fields["sum"]
    return [*lines[:2], json.dumps(fields).encode() + b"\n", *lines[3:]]


@pytest.mark.parametrize(
    ("edit", "reason", "line"),
    [
        (cut_in_the_middle, "record-cut-short", 5),
        (edit_a_move, "record-tampered", 4),
        (edit_the_sum, "record-tampered", 4),
        (swap_two, "record-tampered", 3),
        (leave_one_out, "record-tampered", 3),
        (write_one_twice, "record-tampered", 4),
        (nonsense, "record-not-json", 3),
        (not_utf8, "record-not-json", 3),
        (too_deep, "record-not-json", 3),
        (empty_line, "record-not-json", 3),
        (not_an_object, "record-no-sum", 3),
        (drop_the_sum, "record-no-sum", 3),
        (lambda _: [], "record-empty", 1),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(path: Path, edit: Edit, reason: str, line: int) -> None:
    path.write_bytes(b"".join(edit(path.read_bytes().splitlines(keepends=True))))
    assert refused(path) == (reason, line)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "nothing.jsonl") == ("record-unreadable", 0)
    assert refused(tmp_path) == ("record-unreadable", 0)


def rewritten(path: Path, header: Header, records: list[Record]) -> Path:
    """A file with right sums, whatever it says."""
    path.unlink()
    save(path, header, records)
    return path


class LaterHeader(Header, frozen=True, kw_only=True):
    weather: str = "fair"


def test_another_version_of_the_format_is_refused(game: Game, path: Path) -> None:
    header = LaterHeader(**msgspec.structs.asdict(game.header) | {"tortuga": 2, "weather": "foul"})
    assert refused(rewritten(path, header, game.records)) == ("record-format", 1)


class StrangeRecord(Record, frozen=True, kw_only=True):
    mood: str = "strange"


def test_a_record_with_unknown_fields_is_refused(game: Game, path: Path) -> None:
    strange = StrangeRecord(n=2, seat=0, do="draw", mood="good")
    assert refused(rewritten(path, game.header, [game.records[0], strange])) == ("record-shape", 3)


def test_a_last_line_that_a_crash_cut_can_be_left_out(game: Game, path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-10])
    assert refused(path) == ("record-cut-short", 7)
    assert load(path, mend=True) == (game.header, game.records[:-1])
    assert parse(path.read_bytes(), mend=True) == (game.header, game.records[:-1])
    with pytest.raises(RecordError):
        parse(path.read_bytes())
    writer = RecordWriter(path, append=True)
    assert writer.torn == 7
    writer.write(game.records[-1])
    writer.close()
    assert load(path) == (game.header, game.records)


def test_two_pens_cannot_hold_one_file(path: Path) -> None:
    first = RecordWriter(path, append=True)
    with pytest.raises(RecordError, match="record-held"):
        RecordWriter(path, append=True)
    first.close()
    RecordWriter(path, append=True).close()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("log") / "game.jsonl"
    game = Game.start(PlanksTitle(), ["Ania", "Bartek"], seed="2")
    game.play(0, "draw")
    save(path, game.header, game.records)
    return path


@settings(max_examples=300, deadline=None)
@given(at=st.floats(0, 0.999), new=st.binary(max_size=3), drop=st.integers(0, 3))
def test_any_small_damage_is_refused_or_harmless(written: Path, at: float, new: bytes, drop: int) -> None:
    """Harmless: white space between fields, or an end of the game that nobody can miss."""
    whole = written.read_bytes()
    start = int(at * len(whole))
    damaged = written.with_name("damaged.jsonl")
    damaged.write_bytes(whole[:start] + new + whole[start + drop :])
    try:
        header, records = load(damaged)
    except RecordError as refusal:
        assert isinstance(refusal.facts["line"], int)  # noqa: PT017
        return
    true_header, true_records = load(written)
    assert header == true_header
    assert records == true_records[: len(records)]


@pytest.mark.parametrize(
    "forged", [{"back": -1_000_000_000}, {"back": 10**40}, {"n": -3}, {"seat": 1 << 40}, {"chance": [-1]}]
)
def test_numbers_that_no_game_has_are_refused_where_they_are_read(game: Game, forged: dict[str, object]) -> None:
    line = msgspec.structs.replace(game.records[-1], **forged)
    with pytest.raises(RecordError) as refusal:
        parse(dump(game.header, [*game.records[:-1], line]))
    assert (refusal.value.key, refusal.value.facts["line"]) == ("record-shape", len(game.records) + 1)
