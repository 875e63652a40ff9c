"""A table alone: its log and its fold, its deadlines, and what belongs to no part of it. Every happening is folded from
its log again (see `tables`)."""

import msgspec
import pytest

from server.tables import DAY, NAMES, SECOND, START, Sitting, refused, to_the_end
from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.store.rows import Shown
from tortuga.server.table.rows import (
    UnreadableRow,
)
from tortuga.server.table.table import NOBODY, Table


def test_a_table_that_nobody_starts_is_closed_after_a_day() -> None:
    at = Sitting("ania", "open")
    assert at.table.deadlines() == {("unstarted", NOBODY): START + DAY}
    at.later(23 * 3600)
    at.do("bartek", protocol.Sit)
    at.later(23 * 3600)
    assert at.table.status == "open"
    at.later(3600)
    assert at.sees("ania").status == "closed"
    with refused("table-started"):
        at.do("ania", protocol.Start)


def test_a_table_where_too_much_has_happened_is_only_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Sitting("ania", "bartek").started()
    at.play("ania", "draw")
    monkeypatch.setattr("tortuga.server.table.table.MOST_ROWS", at.table.seq)
    for kind, fields in ((protocol.Undo, {}), (protocol.AskBack, {"to": 1}), (protocol.Leave, {})):
        with refused("table-too-long"):
            at.do("ania", kind, **fields)
    at.do("ania", protocol.Chat, text="well")
    to_the_end(at)
    assert at.table.status == "over"


WHILE_IT_GOES_ON = [
    (protocol.Play, {"decision": 0, "move": "draw"}),
    (protocol.Draft, {"decision": 0, "move": "draw"}),
    (protocol.AskBack, {"to": 0}),
    (protocol.Leave, {}),
    (protocol.Choose, {"seat": 1, "what": "end"}),
    (protocol.Claim, {}),
]


@pytest.mark.parametrize(("kind", "fields"), WHILE_IT_GOES_ON)
def test_what_belongs_to_a_game_is_refused_before_it_and_after_it(kind: type, fields: dict[str, object]) -> None:
    at = Sitting("ania", "bartek")
    with refused("table-not-started"):
        at.do("ania", kind, **fields)
    at.started()
    at.table.close("house-unstarted", at.now)
    at.settle()
    with refused("table-closed"):
        at.do("ania", kind, **fields)
    over = Sitting("ania", "bartek").started()
    to_the_end(over)
    with refused("game-over"):
        over.do("ania", kind, **fields)


def test_a_deadline_that_is_none_any_more_changes_nothing() -> None:
    at = Sitting("ania", "bartek").started()
    rows = list(at.kinds)
    assert not any(at.table.expire(kind, 0, at.now) for kind in ("clock", "grace", "unstarted"))
    at.settle()
    assert at.kinds == rows


def test_a_game_without_spectators_is_hidden_from_all_but_its_players_and_the_host() -> None:
    everybody = (None, "ania", "bartek", "cyryl", "daria")
    at = Sitting("cyryl", "bartek", spectators=False)
    assert not any(at.table.hidden_from(who) for who in everybody)
    at.started()
    assert [who for who in everybody if at.table.hidden_from(who)] == [None, "ania", "daria"]
    hosted = Sitting("bot:random", "bot:random", spectators=False).started()
    assert [who for who in everybody if hosted.table.hidden_from(who)] == [None, "bartek", "cyryl", "daria"]
    watched = Sitting("cyryl", "bartek").started()
    assert not any(watched.table.hidden_from(who) for who in everybody)


def test_who_is_forgotten_stands_up_before_the_game_and_has_left_it_afterwards() -> None:
    def removed(at: Sitting, guest: str) -> list[str]:
        at.table.remove_guest(guest, at.now)
        at.settle()
        return at.kinds

    at = Sitting("ania", "bartek", "cyryl")
    assert removed(at, "daria") == ["opened"]
    assert removed(at, "cyryl") == ["opened", "stood"]
    at.do("daria", protocol.Sit)
    at.started()
    known = list(at.kinds)
    assert removed(at, "cyryl") == known
    assert removed(at, "bartek") == [*known, "left"]
    assert removed(at, "bartek") == [*known, "left"]
    over = Sitting("ania", "bartek").started()
    to_the_end(over)
    known = list(over.kinds)
    assert removed(over, "bartek") == known


def test_a_clock_of_the_system_that_is_set_back_does_not_set_the_log_back() -> None:
    at = Sitting("ania", "bartek", clock=protocol.TurnClock(seconds=60)).started().arrived(0, 1)
    at.later(30)
    at.play("ania", "draw")
    at.now -= 3600 * SECOND
    at.play("bartek", "draw")
    times = [row.at for row in at.log]
    assert times == sorted(times)


def test_the_log_names_every_command_once() -> None:
    at = Sitting("ania", "open")
    at.do("bartek", protocol.Sit)
    at.started()
    at.play("ania", "draw")
    commands = [row.command for row in at.log if row.command is not None]
    assert len(commands) == len(set(commands)) == 4
    assert len(at.table.log.commands) == 4
    assert all(at.table.log.commands.find(command) is not None for command in commands)


def test_a_log_whose_state_differs_is_refused_at_the_row_where_it_does() -> None:
    at = Sitting("ania", "bartek").started()
    at.play("ania", "draw")
    rows = [*at.log[:-1], msgspec.structs.replace(at.log[-1], digest="another")]
    with pytest.raises(Refusal) as told_why:
        Table.fold(at.about, rows, [], NAMES.__getitem__)
    assert (told_why.value.key, told_why.value.facts) == ("table-differs", {"seq": len(rows)})


def test_what_cannot_be_folded_is_closed_and_keeps_its_record_up_to_there() -> None:
    at = Sitting("ania", "open", "open")
    at.do("bartek", protocol.Sit, seat=1)
    at.do("ania", protocol.Start, fill="bot:random")
    at.play("ania", "draw")
    broken = msgspec.structs.replace(at.log[-1], seq=99, body="{}")
    over = msgspec.structs.replace(at.about, status="closed")
    table = Table.unreadable(over, [*at.log, broken, at.log[-1]], [], Shown(), NAMES.__getitem__)
    assert (table.status, table.kept is not None, table.seq) == ("closed", True, len(at.log))
    assert [(chair.guest, chair.bot) for chair in table.chairs] == [("ania", None), ("bartek", None), (None, "random")]
    header, records = table.record()
    assert (header.title, header.seats) == ("planks", ["Ania", "Bartek", "bot:random"])
    assert records == at.game.records
    assert header == at.game.header
    with pytest.raises(UnreadableRow):
        Table.unreadable(at.about, [broken], [], Shown(), NAMES.__getitem__)


def test_a_record_can_be_had_after_the_end_with_the_names_of_all() -> None:
    at = Sitting("ania", "bot:random").started()
    with refused("table-not-over"):
        at.table.record()
    at.do("ania", protocol.Choose, seat=0, what="end")
    header, records = at.table.record()
    assert header.seats == ["Ania", "bot:random"]
    assert records == at.table.moments == at.game.records
    assert header.seed == "1"
