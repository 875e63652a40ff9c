"""`tortuga review`: a finished game, looked back at."""

import json

import pytest

from review.games import played
from terminal.keyboard import House, raw_texts
from tortuga.kernel import records
from tortuga.kernel.game import Game

LANGUAGES = ("en", "pl", "uk")


@pytest.fixture
def house(tmp_path, monkeypatch: pytest.MonkeyPatch) -> House:  # type: ignore[no-untyped-def]
    made = House(tmp_path, monkeypatch)
    game = played("rum", "greedy", "hard")
    (tmp_path / "game.jsonl").write_bytes(records.dump(game.header, game.records))
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_shown_in_the_language_of_the_reader(house: House, language: str) -> None:
    shown = house.run("review", "game.jsonl", "--lang", language)
    assert (shown.status, shown.err) == (0, "")
    assert raw_texts(shown.out) == set()
    assert "%" in shown.out
    assert any(bar in shown.out for bar in "▁▂▃▄▅▆▇█")


def test_json_has_every_decision_of_the_seat(house: House) -> None:
    assert house.run("review", "game.jsonl", "--seat", 2, "--json", "out.json").status == 0
    told = json.loads((house.home / "out.json").read_text("utf-8"))
    game = house.game()
    own = {kept.record.n: kept.record.do for kept in game.folded if kept.record.seat == 1}
    assert told["seat"] == 1
    assert told["decisions"]
    for one in told["decisions"]:
        assert own[one["n"]] == one["move"]
        assert one["judged"]["made"] <= one["judged"]["best"] + 1e-9
    outcome = game.state.outcome()
    assert outcome is not None
    assert told["curve"][-1]["chance"] == (outcome.winners == (1,))


def test_only_finished_games_and_seats_that_there_are(house: House) -> None:
    whole = played("rum", "greedy", "hard")
    (house.home / "half.jsonl").write_bytes(records.dump(whole.header, whole.records[:6]))
    half = house.run("review", "half.jsonl")
    assert (half.status, half.out) == (2, "")
    assert "isn’t over" in half.err
    wrong = house.run("review", "game.jsonl", "--seat", 3)
    assert wrong.status == 2
    assert "1 to 2" in wrong.err
    assert isinstance(house.game("half.jsonl"), Game)
