"""Games as they were: step by step, shared, as files, and what is made of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.api.browsers import Guest, due, finished, table_for_two
from server.running import Running
from server.tables import new_id
from tortuga.cli.main import main
from tortuga.kernel import registry
from tortuga.kernel.game import Game
from tortuga.kernel.records import Record, dump, parse
from tortuga.server.house.new_tables import MOST_RECORDS
from tortuga.server.protocol import RECORD_FILE


def test_a_finished_game_is_seen_step_by_step_by_its_players_alone(house: Running) -> None:
    running_table, player, _ = table_for_two(house)
    assert player.refused("GET", f"/api/tables/{running_table}/record") == (409, "table-not-over")
    assert player.refused("GET", f"/api/tables/{running_table}/curve") == (409, "table-not-over")
    assert player.refused("POST", f"/api/tables/{running_table}/share") == (409, "table-not-over")
    table, ania, bartek = finished(house)
    first = ania.ask("GET", f"/api/tables/{table}/steps/1")
    assert [view["seat"] for view in first["views"]] == [None, 0, 1]
    assert [len(view["hand"]) for view in first["views"]] == [0, 2, 2]
    assert first["story"][0]["kind"] == "deal"
    last = bartek.ask("GET", f"/api/tables/{table}/steps/{first['steps']}")
    assert last["outcome"]["ranks"]
    stranger = Guest(house, "Cyryl")
    for path in ("steps/1", "record"):
        assert stranger.refused("GET", f"/api/tables/{table}/{path}") == (403, "table-not-yours")
        assert stranger.refused("GET", f"/api/tables/{table}/{path}", share="x" * 43) == (403, "table-not-yours")
    assert ania.refused("GET", f"/api/tables/{table}/steps/{first['steps'] + 1}") == (404, "step-unknown")
    assert ania.refused("GET", f"/api/tables/{table}/steps/0") == (404, "step-unknown")


def test_what_is_told_of_a_finished_game_is_compressed_and_nothing_of_a_running_one(house: Running) -> None:
    table, ania, _ = finished(house)
    asked = [f"/api/tables/{table}/{of}" for of in ("steps/1", "story", "record")]
    for path in asked:
        answer, plain = (ania.raw("GET", path, headers={"Accept-Encoding": how}) for how in ("gzip", "identity"))
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert "content-encoding" not in plain.headers
        assert answer.content == plain.content
        assert int(answer.headers["content-length"]) < len(plain.content)
    running_table, player, _ = table_for_two(house)
    for path in (f"/api/tables/{running_table}/steps/1", f"/api/tables/{running_table}", f"/api/tables/{table}"):
        answer = player.raw("GET", path, headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in answer.headers
    shared = ania.raw("POST", f"/api/tables/{table}/share", headers={"Accept-Encoding": "gzip"})
    assert shared.is_success
    assert "content-encoding" not in shared.headers, "its token gives a right"


def test_who_plays_can_look_back_with_their_own_eyes(house: Running) -> None:
    table, ania, bartek = table_for_two(house, title="rum")
    code = ania.look(table)["about"]["code"]
    before = [guest.look(table)["view"] for guest in (ania, bartek)]
    due(table, ania, bartek).play(table)
    for guest, view in zip((ania, bartek), before, strict=True):
        back = guest.ask("GET", f"/api/tables/{table}/steps/1")
        assert back["view"] == view
        assert "views" not in back, "the others' eyes are theirs until the end"
    assert back["steps"] == 2
    stranger = Guest(house, "Cyryl")
    assert stranger.refused("GET", f"/api/tables/{table}/steps/1") == (403, "table-private")
    seen = stranger.ask("GET", f"/api/tables/{table}/steps/1", code=code)["view"]
    assert (seen["seat"], seen["hand"]) == (None, [])
    table = ania.open("me", "open")
    assert ania.refused("GET", f"/api/tables/{table}/steps/1") == (409, "table-not-started")


def test_a_game_is_shared_by_a_link_until_it_is_not(house: Running) -> None:
    table, ania, bartek = finished(house)
    other, *_ = finished(house)
    stranger = Guest(house)
    link = ania.ask("POST", f"/api/tables/{table}/share")["link"]
    share = link.rpartition("#")[2]
    assert link.startswith(f"{house.url}/watch/{table}#")
    assert stranger.ask("GET", f"/api/tables/{table}/steps/1", share=share)["views"]
    story = stranger.ask("GET", f"/api/tables/{table}/story", share=share)
    assert [entry["record"] for entry in story if "record" in entry][:2] == [1, 2]
    assert stranger.raw("GET", f"/api/tables/{table}/record", params={"share": share}).is_success
    assert stranger.refused("GET", f"/api/tables/{other}/record", share=share) == (403, "table-not-yours")
    assert stranger.refused("DELETE", f"/api/tables/{table}/share")[0] == 401
    bartek.ask("DELETE", f"/api/tables/{table}/share")
    for part in ("steps/1", "story", "curve"):
        assert stranger.refused("GET", f"/api/tables/{table}/{part}", share=share) == (403, "table-not-yours")


def test_after_the_end_the_points_are_told_turn_by_turn(house: Running) -> None:
    ania = Guest(house, "Ania")
    table = ania.open("me", "bot:greedy", title="rum", start=True)
    while ania.look(table)["status"] == "playing":
        if ania.look(table).get("owes"):
            assert ania.refused("GET", f"/api/tables/{table}/curve") == (409, "table-not-over")
            ania.play(table)
    told = ania.ask("GET", f"/api/tables/{table}/curve")
    assert told["turns"][0]["points"] == [0, 0]
    assert told["turns"][-1]["points"] == ania.look(table)["outcome"]["scores"]
    assert told["turning_points"]
    for point in told["turning_points"]:
        turn = told["turns"][point["turn"]]
        assert {entry["record"] for entry in point["story"]} <= set(range(turn["first"], turn["last"] + 1))
        assert any(entry.get("lines") for entry in point["story"])


def test_a_record_can_be_verified_and_replayed_at_home(
    house: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, ania, _ = finished(house)
    seed_hash = ania.look(table)["about"]["seed_hash"]
    file = tmp_path / "game.jsonl"
    answer = ania.raw("GET", f"/api/tables/{table}/record")
    assert f'filename="skirmish-{table}.jsonl"' in answer.headers["content-disposition"]
    file.write_bytes(answer.content)
    for words in (["verify", "--hash", seed_hash], ["replay"]):
        assert main([words[0], str(file), *words[1:]]) == 0, capsys.readouterr()
    assert seed_hash in capsys.readouterr().out


def brought(house: Running, file: bytes) -> tuple[Guest, str]:
    cyryl = Guest(house, "Cyryl")
    return cyryl, cyryl.ask("POST", "/api/records", {"id": new_id(), "record": file.decode()})["table"]


def test_a_record_is_brought_in_and_goes_on_from_any_step(house: Running, tmp_path: Path) -> None:
    table, ania, _ = finished(house)
    file = ania.raw("GET", f"/api/tables/{table}/record").content
    cyryl, copy = brought(house, file)
    assert cyryl.raw("GET", f"/api/tables/{copy}/record").content == file
    order = {"id": new_id(), "step": 2, "seat": 1, "bot": "random"}
    made = cyryl.ask("POST", f"/api/tables/{copy}/continue", order)["table"]
    assert cyryl.ask("POST", f"/api/tables/{copy}/continue", order)["table"] == made
    assert Guest(house, "Daria").refused("POST", f"/api/tables/{copy}/continue", order) == (403, "table-not-yours")
    cyryl.do(made, "choose", seat=1, what="end")
    home = tmp_path / "game.jsonl"
    home.write_bytes(cyryl.raw("GET", f"/api/tables/{made}/record").content)
    assert main(["verify", str(home)]) == 0
    assert parse(home.read_bytes())[0].after == 2


def a_game(*house_records: Record, name: str = "Ania") -> bytes:
    game = Game.start(registry.title("skirmish"), [name, "Bartek"], seed="1")
    return dump(game.header, [*game.records, *house_records])


@pytest.mark.parametrize(
    ("file", "status", "key"),
    [
        (lambda: a_game()[:-9], 400, "record-cut-short"),
        (lambda: a_game().replace(b"Ania", b"Anna"), 400, "record-tampered"),
        (lambda: b"{}\n", 400, "record-no-sum"),
        (lambda: b"", 400, "record-empty"),
        (lambda: a_game() * (RECORD_FILE // 200), 413, "record-too-long"),
        (lambda: a_game(Record(n=2, seat=0, do="bid 9")), 400, "record-impossible"),
        (lambda: a_game(Record(n=2, house="away", seat=9)), 400, "record-impossible"),
        (lambda: a_game(Record(n=2, house="away", seat=-1)), 400, "record-shape"),
        (lambda: a_game(Record(n=2, house="sunk", seat=0)), 400, "record-impossible"),
        (lambda: a_game(*(Record(n=n, back=1, by="all") for n in range(2, MOST_RECORDS + 2))), 400, "record-too-much"),
    ],
    ids=["cut", "tampered", "no sum", "empty", "too long", "illegal", "seat 10", "seat 0", "no such note", "too much"],
)
def test_a_record_that_cannot_be_is_not_brought_in(house: Running, file: Any, status: int, key: str) -> None:
    cyryl = Guest(house, "Cyryl")
    order = {"id": new_id(), "record": file().decode()}
    assert cyryl.refused("POST", "/api/records", order) == (status, key)
    assert cyryl.ask("GET", "/api/me/tables") == []


def test_a_record_of_other_rules_is_not_brought_in(house: Running) -> None:
    header, records = parse(a_game())
    fields = json.loads(json.dumps({name: getattr(header, name) for name in header.__struct_fields__}))
    other = dump(type(header)(**{**fields, "rules": "0"}), records)
    cyryl = Guest(house, "Cyryl")
    order = {"id": new_id(), "record": other.decode()}
    assert cyryl.refused("POST", "/api/records", order) == (400, "record-other-rules")


def test_names_in_a_file_are_made_safe_too(house: Running) -> None:
    cyryl, table = brought(house, a_game(name="\u202eAnia\u200b " + "x" * 100))
    assert cyryl.look(table)["chairs"][0]["name"] == "Ania " + "x" * 17
    assert cyryl.look(table)["status"] == "closed"


def test_a_finished_game_is_looked_back_at_by_all_who_may_see_it(house: Running) -> None:
    running_table, player, _ = table_for_two(house, title="skirmish", options={"rounds": 1})
    assert player.refused("GET", f"/api/tables/{running_table}/review/0") == (409, "table-not-over")
    table, ania, bartek = finished(house)
    stranger = Guest(house, "Cyryl")
    address = f"/api/tables/{table}/review"
    assert stranger.refused("GET", f"{address}/0") == (403, "table-not-yours")
    assert ania.refused("GET", f"{address}/2") == (404, "seat-unknown")
    seen = ania.ask("GET", f"{address}/0")
    while seen["done"] < seen["total"]:
        seen = ania.ask("GET", f"{address}/0")
    steps = ania.ask("GET", f"/api/tables/{table}/steps/1")["steps"]
    assert seen["review"]["curve"][-1]["before"] == steps
    assert all(0 <= one["chance"] <= 1 for one in seen["review"]["curve"])
    assert bartek.ask("GET", f"{address}/0") == seen, "the others read the same one"
    share = ania.ask("POST", f"/api/tables/{table}/share")["link"].rpartition("#")[2]
    assert stranger.ask("GET", f"{address}/0", share=share) == seen
