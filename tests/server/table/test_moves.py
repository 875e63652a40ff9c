"""What people, bots and time decide at a table."""

import msgspec
import pytest

from server.tables import DAY, MINUTE, SECOND, START, Sitting, refused
from tortuga.kernel.errors import RuleError
from tortuga.kernel.rehearsal import Attempt
from tortuga.server import protocol
from tortuga.server.table.log import HOUSE


def test_a_move_is_one_row_with_its_command_chance_and_digest() -> None:
    at = Sitting("ania", "bartek").started()
    at.play("ania", "draw")
    row = at.log[-1]
    assert (row.kind, row.actor, row.rules, row.at) == ("move", "ania", "1", at.now)
    assert row.command is not None
    assert row.digest == at.truth[1]
    assert msgspec.json.decode(row.chance or "") == at.game.records[-1].chance != []


@pytest.mark.parametrize(
    ("move", "rule"), [("r1 r2 r3", "PLK-2.2"), ("r1 r1", "PLK-1.1")], ids=["not my planks", "one plank twice"]
)
def test_a_move_against_the_rules_changes_nothing_and_names_the_rule(move: str, rule: str) -> None:
    at = Sitting("ania", "bartek", seed="3").started()
    before = at.truth
    with pytest.raises(RuleError) as told:
        at.play("ania", move)
    assert told.value.rule == rule
    assert at.truth == before


def test_a_word_that_is_no_move_changes_nothing() -> None:
    at = Sitting("ania", "bartek").started()
    with refused("planks-no-plank"):
        at.play("ania", "sail away")


def test_who_does_not_sit_there_cannot_play() -> None:
    at = Sitting("ania", "bartek").started()
    for kind, fields in ((protocol.Play, {"decision": 1, "move": "draw"}), (protocol.Undo, {}), (protocol.Leave, {})):
        with refused("table-not-yours"):
            at.do("cyryl", kind, **fields)


def test_a_decision_that_is_answered_or_not_mine_is_stale() -> None:
    at = Sitting("ania", "bartek").started()
    first = at.decision("ania")

    def stale(guest: str, decision: int) -> bool:
        return at.table.moves.is_stale(guest, decision)

    assert not stale("ania", first)
    assert stale("bartek", first)
    at.play("ania", "draw")
    assert stale("ania", first)
    assert not stale("bartek", at.decision("bartek"))


@pytest.mark.parametrize("order", [("ania", "bartek", "cyryl"), ("cyryl", "ania", "bartek")])
def test_several_owe_at_once_and_answer_in_any_order(order: tuple[str, ...]) -> None:
    at = Sitting("ania", "bartek", "cyryl", title="skirmish").started()
    decisions = {guest: at.decision(guest) for guest in order}
    assert at.sees(None).due == [0, 1, 2]
    for done, guest in enumerate(order):
        assert at.decision(guest) == decisions[guest], "the answers of the others leave mine open"
        assert at.sees(None).view.bids == (None, None, None), "bids are secret"
        at.do(guest, protocol.Play, decision=decisions[guest], move=f"bid {done}")
    assert at.sees(None).due == [at.seat(order[-1])]


@pytest.mark.parametrize(
    ("clock", "lasts"),
    [
        (protocol.TurnClock(seconds=60), MINUTE),
        (protocol.BankClock(minutes=2, increment=5), 2 * MINUTE),
        (protocol.DaysClock(days=3), 3 * DAY),
        (protocol.NoClock(), None),
    ],
    ids=["turn", "bank", "days", "none"],
)
def test_the_referee_ends_a_turn_at_the_deadline_and_not_before(clock: protocol.Clock, lasts: int | None) -> None:
    at = Sitting("ania", "bartek", clock=clock).started().arrived(0, 1)
    assert at.sees(None).chairs[0].left_ms == lasts
    assert at.table.deadlines().get(("clock", 0)) == (None if lasts is None else START + lasts)
    at.later((lasts or 30 * DAY) / SECOND - 0.001)
    assert "lapse" not in at.kinds
    at.later(0.001)
    assert ("lapse" in at.kinds) == (lasts is not None)
    if lasts is not None:
        assert at.log[-1].actor == HOUSE
        assert at.log[-1].at == START + lasts
        assert at.sees(None).due == [1]


def test_bots_have_no_clock() -> None:
    at = Sitting("ania", "bot:random", clock=protocol.TurnClock(seconds=60)).started().arrived(0)
    at.play("ania", "draw")
    assert not [key for key in at.table.deadlines() if key[0] == "clock"]
    assert ("bot", -1) in at.table.deadlines()
    assert at.sees(None).chairs[1].left_ms is None


def test_a_bank_runs_only_for_who_is_due_and_grows_with_every_turn() -> None:
    at = Sitting("ania", "bartek", clock=protocol.BankClock(minutes=1, increment=5)).started().arrived(0, 1)
    at.later(20)
    at.play("ania", "draw")
    at.later(10)
    assert [chair.left_ms for chair in at.sees(None).chairs] == [45 * SECOND, 50 * SECOND]


def test_a_lapse_takes_the_last_draft_of_the_seat() -> None:
    at = Sitting("ania", "bartek", title="skirmish", clock=protocol.TurnClock(seconds=30)).started().arrived(0, 1)
    for draft in ("bid 1", "bid 2"):
        at.do("ania", protocol.Draft, decision=at.decision("ania"), move=draft)
    at.later(30)
    lapses = {record.seat: record.draft for record in at.game.records if record.lapse}
    assert lapses == {0: "bid 2", 1: None}
    assert at.sees(None).view.bids == (2, 0)


def test_time_that_runs_out_for_who_owes_nothing_any_more_is_no_fault() -> None:
    at = Sitting("ania", "bartek", clock=protocol.TurnClock(seconds=30)).started().arrived(0, 1)
    at.do("ania", protocol.Draft, decision=at.decision("ania"), move="draw")
    assert at.table.moves.lapsing(0) == Attempt(0, "draw", lapse=True)
    at.play("ania", "draw")
    assert at.table.moves.lapsing(0) == Attempt(0, None, lapse=True)
    at.do("bartek", protocol.Leave)
    at.do("ania", protocol.Choose, seat=1, what="end")
    assert at.table.moves.lapsing(1) == Attempt(1, None, lapse=True)


def test_a_draft_for_another_decision_is_not_taken() -> None:
    at = Sitting("ania", "bartek", title="skirmish", clock=protocol.TurnClock(seconds=30)).started().arrived(0, 1)
    assert at.table.moves.is_stale("ania", at.decision("ania") - 1)
    at.do("ania", protocol.Draft, decision=at.decision("ania"), move="bid 2")
    at.play("ania", "bid 0")
    at.play("bartek", "bid 1")
    at.later(60)
    assert [record.draft for record in at.game.records if record.lapse] == [None, None]
    with refused("skirmish-no-order"):
        at.do("bartek", protocol.Draft, decision=at.decision("bartek"), move="bid gold")


def test_a_bot_may_answer_what_it_was_asked_and_nothing_else() -> None:
    at = Sitting("ania", "bot:random").started()
    decision = at.game.decision(0)
    assert not at.table.moves.bot_plays(0, decision, "draw", "bot:random", at.now), "a person decides there"
    at.play("ania", "draw")
    owed = at.game.decision(1)
    assert not at.table.moves.bot_plays(1, owed + 1, "draw", "bot:random", at.now)
    assert at.table.moves.bot_plays(1, owed, "draw", "bot:random", at.now)
    at.settle()
    assert not at.table.moves.bot_plays(1, owed, "draw", "bot:random", at.now)
    at.play("ania", "draw")
    at.do("ania", protocol.Choose, seat=0, what="end")
    assert not at.table.moves.bot_plays(1, at.game.decision(1), "draw", "bot:random", at.now)
    assert at.table.moves.bots_due() == []


def test_a_move_is_shown_as_an_offer_before_it_is_made() -> None:
    at = Sitting("ania", "bartek").started()
    assert at.table.moves.would_bring("ania", "draw").do == "draw"
    foreign = next(plank for plank in ("r1", "g1", "b1") if plank not in at.sees("ania").view.rack)
    for ask in (
        lambda: at.table.moves.would_bring("ania", foreign),
        lambda: at.table.moves.stages(0, at.decision("ania"), foreign),
    ):
        with refused("planks-not-yours"):
            ask()
    with refused("table-not-yours"):
        at.table.moves.would_bring("daria", "draw")
    decision = at.decision("ania")
    assert at.table.moves.stages(0, decision, "draw") == []
    for seat, asked in ((0, decision + 1), (1, decision)):
        with refused("not-your-decision"):
            at.table.moves.stages(seat, asked, "draw")
    at.do("ania", protocol.Leave)
    at.do("bartek", protocol.Choose, seat=0, what="bot")
    with refused("seat-kept"):
        at.table.moves.would_bring("ania", "draw")
    with refused("seat-kept"):
        at.do("ania", protocol.Draft, decision=decision, move="draw")
