"""The file of a match: what is finished is kept, whatever happens; and what goes on is the same match."""

from pathlib import Path

import pytest

from arena.matches import finished, plan_of, without_times
from tortuga.arena.match import play_here, run
from tortuga.arena.results import Results
from tortuga.arena.standings import Standings
from tortuga.kernel.errors import OptionError, RecordError


def test_a_match_that_was_stopped_goes_on_to_the_result_of_one_that_was_not(tmp_path: Path) -> None:
    plan = plan_of(games=8)
    whole = finished(tmp_path / "whole.jsonl", plan)
    path = tmp_path / "stopped.jsonl"
    with Results.begin(path, plan) as results:
        for number, _ in enumerate(run(results, Standings(plan), play_here), start=1):
            if number == 3:
                break
    with path.open("ab") as torn:
        torn.write(b'{"deal":2,"rot' + b" " * 10_000)
    standings = Standings(plan)
    with Results.resume(path) as results:
        assert (results.plan, len(results.played)) == (plan, 3)
        assert sum(1 for _ in run(results, standings, play_here)) == 5
    assert without_times(standings.played) == without_times(whole.played)
    rows = [(one.wins, one.draws, one.rate, one.low, one.high, one.margin) for one in standings.table()]
    assert rows == [(one.wins, one.draws, one.rate, one.low, one.high, one.margin) for one in whole.table()]
    with Results.resume(path) as results:
        assert without_times(results.played) == without_times(whole.played)
    assert path.read_bytes().endswith(b"}\n")


def test_a_finished_match_has_nothing_left_to_play(tmp_path: Path) -> None:
    plan = plan_of(games=2)
    finished(tmp_path / "results.jsonl", plan)
    with Results.resume(tmp_path / "results.jsonl") as results:
        assert list(run(results, Standings(plan), play_here)) == []


def test_its_first_line_alone_is_enough_to_play_the_same_games(tmp_path: Path) -> None:
    first = finished(tmp_path / "first.jsonl", plan_of(games=4))
    again = tmp_path / "again.jsonl"
    again.write_bytes((tmp_path / "first.jsonl").read_bytes().splitlines(keepends=True)[0])
    standings = Standings(first.plan)
    with Results.resume(again) as results:
        for _ in run(results, standings, play_here):
            pass
    assert without_times(standings.played) == without_times(first.played)


def test_results_are_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text("mine")
    with pytest.raises(OptionError, match="save-exists"):
        Results.begin(path, plan_of())
    assert path.read_text() == "mine"


def test_two_matches_cannot_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results.begin(path, plan_of()), pytest.raises(RecordError, match="arena-held"):
        Results.resume(path)


@pytest.mark.parametrize(
    ("contents", "refusal"),
    [
        (b"", "arena-file-empty"),
        (b"not JSON\n", "arena-file-shape"),
        (b'{"deal":1}\n', "arena-file-shape"),
        (None, "resume-failed"),
    ],
)
def test_a_file_without_a_match_is_refused(tmp_path: Path, contents: bytes | None, refusal: str) -> None:
    path = tmp_path / "results.jsonl"
    if contents is not None:
        path.write_bytes(contents)
    with pytest.raises(RecordError, match=refusal):
        Results.resume(path)


def test_another_format_and_a_damaged_line_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    finished(path, plan_of(games=2))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0].replace(b'"arena":1', b'"arena":2') + lines[1])
    with pytest.raises(RecordError, match="arena-file-format"):
        Results.resume(path)
    path.write_bytes(lines[0] + lines[1].replace(b'"ranks":[', b'"ranks":["x",') + lines[2])
    with pytest.raises(RecordError, match="arena-file-shape") as refused:
        Results.resume(path)
    assert refused.value.facts["line"] == 2
