"""A table alone: what happens there, by whom, and when. Every happening is folded from its log again (see `tables`)."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from server.tables import SECOND, START, Sitting, refused, small_titles
from titles import skirmish
from tortuga.kernel.errors import RuleError, UndoError
from tortuga.kernel.records import Record
from tortuga.server import protocol
from tortuga.server.table.table import HOUSE, NOBODY, is_note

MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


@pytest.fixture(scope="module", autouse=True)
def _titles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with small_titles(tmp_path_factory.mktemp("titles")):
        yield


# -- Before the start -------------------------------------------------------------------------------------------------


def test_seats_are_for_the_host_for_bots_and_for_whoever_comes() -> None:
    at = Sitting("ania", "open", "bot:random")
    at.do("bartek", protocol.Sit)
    shown = at.sees(None).chairs
    assert [(chair.name, chair.bot, chair.host) for chair in shown] == [
        ("Ania", None, True),
        ("Bartek", None, False),
        (None, "random", False),
    ]
    assert at.sees("bartek").you == 1


def test_a_seat_can_be_chosen_and_given_up_again() -> None:
    at = Sitting("ania", "open", "open")
    at.do("bartek", protocol.Sit)
    assert at.seat("bartek") == 1, "who asks for none has the first that is free"
    at.do("bartek", protocol.Stand)
    at.do("bartek", protocol.Sit, seat=2)
    at.do("bartek", protocol.Stand)
    at.do("cyryl", protocol.Sit, seat=2)
    assert [chair.name for chair in at.sees(None).chairs] == ["Ania", None, "Cyryl"]


@pytest.mark.parametrize(
    ("guest", "seat", "key"),
    [
        ("bartek", 0, "seat-taken"),
        ("bartek", 1, "seat-taken"),
        ("bartek", 7, "seat-unknown"),
        ("ania", None, "already-seated"),
    ],
)
def test_nobody_sits_where_they_cannot(guest: str, seat: int | None, key: str) -> None:
    at = Sitting("ania", "bot:random", "open")
    with refused(key):
        at.do(guest, protocol.Sit, seat=seat)


def test_a_full_table_takes_nobody_and_a_started_one_neither() -> None:
    at = Sitting("ania", "bartek")
    with refused("table-full"):
        at.do("cyryl", protocol.Sit)
    at.started()
    for what in (protocol.Sit, protocol.Stand):
        with refused("table-started"):
            at.do("ania", what)


def test_the_host_arranges_seats_for_bots_and_opens_them_again() -> None:
    at = Sitting("ania", "bartek", "open")
    at.do("ania", protocol.Arrange, seat=2, who="bot:random")
    at.do("ania", protocol.Arrange, seat=1, who="open")
    assert [chair.bot for chair in at.sees(None).chairs] == [None, None, "random"]
    assert at.table.seat_of("bartek") is None
    at.do("bartek", protocol.Sit)
    at.started()
    assert at.sees(None).status == "playing"


@pytest.mark.parametrize(
    ("who", "seat", "key"),
    [
        ("bot:admiral", 1, "unknown-bot"),
        ("me", 1, "seat-plan"),
        ("bot:random", 0, "seat-taken"),
        ("open", 9, "seat-unknown"),
    ],
)
def test_the_host_cannot_arrange_what_there_is_not(who: str, seat: int, key: str) -> None:
    with refused(key):
        Sitting("ania", "open").do("ania", protocol.Arrange, seat=seat, who=who)


@pytest.mark.parametrize(
    ("kind", "fields"), [(protocol.Arrange, {"seat": 1, "who": "open"}), (protocol.Start, {}), (protocol.CloseChat, {})]
)
def test_some_things_only_the_host_may_do(kind: type, fields: dict[str, object]) -> None:
    for who in ("ania", "cyryl", "daria"):
        with refused("host-only"):
            Sitting("bartek", "ania", "cyryl").do(who, kind, **fields)


def test_open_seats_hold_up_the_start_unless_bots_fill_them() -> None:
    at = Sitting("ania", "open", "open")
    with refused("seats-open"):
        at.do("ania", protocol.Start)
    at.do("ania", protocol.Start, fill="bot:random")
    assert [chair.bot for chair in at.sees(None).chairs] == [None, "random", "random"]
    assert at.kinds == ["opened", "arranged", "arranged", "started", "deal"]


def test_a_rematch_starts_by_itself_when_everybody_is_here_and_no_seat_is_open() -> None:
    at = Sitting("ania", "bartek", "bot:random", when_all_here=True).arrived(0)
    assert at.table.status == "open"
    assert at.arrived(1).table.status == "playing"
    at = Sitting("ania", "bartek", "open", when_all_here=True).arrived(0, 1)
    assert at.table.status == "open"
    at.do("cyryl", protocol.Sit)
    assert at.arrived(2).table.status == "playing"
    assert Sitting("ania", "bartek").arrived(0, 1).table.status == "open"


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


# -- What each may see ------------------------------------------------------------------------------------------------


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


def test_who_comes_hears_the_whole_story_and_who_comes_back_what_was_missed() -> None:
    at = Sitting("ania", "bartek").started()
    for who in (None, "ania"):
        assert [entry.seq for entry in at.sees(who).story] == list(range(1, at.table.seq + 1))
        assert [entry.seq for entry in at.sees(who, since=1).story] == list(range(2, at.table.seq + 1))
        assert at.sees(who, since=at.table.seq).story == []


def test_a_spectator_sees_no_hand_and_no_seat_sees_another_s() -> None:
    at = Sitting("ania", "bartek").started()
    racks = [at.sees(who).view.rack for who in ("ania", "bartek", None)]
    assert [len(rack) for rack in racks] == [4, 4, 0]
    for who in ("ania", "bartek"):
        assert at.sees(who).view == at.table.title.view(at.game.state, at.seat(who))
    assert at.sees(None).you is None
    assert at.sees(None).owes is None


def test_the_hash_of_the_seed_is_shown_from_the_start_and_the_seed_only_after_the_end() -> None:
    at = Sitting("ania", "bartek", title="skirmish", options={"rounds": 1}, seed="a-secret-of-the-sea").started()
    about = at.sees(None).about
    assert about is not None
    assert about.seed_hash == at.game.header.seed_hash
    assert all(b"a-secret-of-the-sea" not in picture for picture in at.picture())
    assert all("a-secret-of-the-sea" not in row.body for row in at.log)
    to_the_end(at)
    assert at.sees(None).seed == "a-secret-of-the-sea"


def to_the_end(at: Sitting) -> None:
    """Everybody takes the first offer until it is over."""
    while at.game.state.due():
        seat = at.game.state.due()[0]
        at.play(at.table.chairs[seat].guest or "", at.offers(seat)[0])


def test_what_was_missed_is_told_from_the_version_that_is_known() -> None:
    at = Sitting("ania", "bartek").started()
    known = at.table.seq
    at.play("ania", "draw")
    missed = at.sees("ania", known)
    assert [(entry.seq, entry.kind, entry.seat) for entry in missed.story] == [(known + 1, "move", 0)]
    assert missed.about is None
    own, others = missed.story[0].events[0], at.sees("bartek", known).story[0].events[0]
    assert own.plank is not None
    assert others.plank is None
    nothing = at.sees("ania", at.table.seq)
    assert nothing.story == []
    assert nothing.view is None


# -- Play -------------------------------------------------------------------------------------------------------------


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
        return at.table.is_stale(guest, protocol.Play(id="command-x", decision=decision, move="draw"))

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


# -- Undo -------------------------------------------------------------------------------------------------------------


def raid() -> tuple[Sitting, str]:
    """Ania has the wind and has ordered a raid: two lootings are hers to do, and none of it is hidden or chance."""
    for seed in "123456789":
        at = Sitting("ania", "bartek", title="skirmish", seed=seed).started()
        at.play("bartek", "bid 0")
        at.play("ania", "bid 1")
        state = at.game.state
        assert isinstance(state, skirmish.Skirmish)
        raids = [card for card in skirmish.cards(state.hands[0]) if skirmish.CARDS[card].count("loot") == 2]
        if raids:
            at.play("ania", f"play {raids[0]}")
            return at, f"{raids[0]}"
    raise AssertionError


def test_my_last_move_can_be_taken_back_or_my_whole_turn_up_to_what_was_shown() -> None:
    at, _ = raid()
    ordered = at.truth[1]
    at.play("ania", "loot")
    looting = at.truth[1]
    at.play("ania", "at 1")
    mine, theirs = at.sees("ania"), at.sees("bartek")
    assert mine.undo
    assert mine.undo_reach is not None
    assert (mine.undo_reach.steps, mine.undo_reach.stop) == (2, "undo-revealed")
    assert not theirs.undo
    assert theirs.undo_reach is not None
    assert (theirs.undo_reach.steps, theirs.undo_reach.stop) == (0, "undo-other-seat")
    at.do("ania", protocol.Undo)
    assert at.truth[1] == looting
    at.play("ania", "at 1")
    at.do("ania", protocol.Undo, whole_turn=True)
    assert at.truth[1] == ordered
    assert at.kinds[-2:] == ["move", "back"]
    with pytest.raises(UndoError) as told:
        at.do("ania", protocol.Undo)
    assert told.value.key == "undo-revealed"


def test_what_was_asked_before_an_undo_is_stale_after_it() -> None:
    at, _ = raid()
    before = at.decision("ania")
    at.play("ania", "loot")
    at.do("ania", protocol.Undo)
    assert at.decision("ania") > before


def test_nobody_undoes_what_chance_answered_or_another_decided() -> None:
    at = Sitting("ania", "bartek").started()
    at.play("ania", "draw")
    for guest in ("ania", "bartek"):
        with pytest.raises(UndoError):
            at.do(guest, protocol.Undo)
    bids = Sitting("ania", "bartek", "cyryl", title="skirmish").started()
    bids.play("ania", "bid 1")
    bids.play("bartek", "bid 1")
    with pytest.raises(UndoError) as told:
        bids.do("ania", protocol.Undo)
    assert told.value.key == "undo-other-seat"


def test_no_undo_is_offered_for_a_seat_that_a_bot_keeps_and_none_where_nobody_plays_on() -> None:
    at, _ = raid()
    at.play("ania", "loot")
    assert at.sees("ania").undo
    assert not at.sees(None).undo
    kept, closed = at, raid()[0]
    kept.do("ania", protocol.Leave)
    kept.do("bartek", protocol.Choose, seat=0, what="bot")
    now = kept.table.now(0, kept.now, None, 0)
    assert (now.undo, now.undo_reach) == (False, None)
    closed.play("ania", "loot")
    closed.table.close("house-end", closed.now)
    closed.settle()
    assert not closed.sees("ania").undo


def test_of_a_step_its_own_story_is_told_and_no_other() -> None:
    at = Sitting("ania", "bartek").started()
    at.play("ania", "draw")
    at.do("bartek", protocol.Leave)  # a row of the story without a record
    for record in at.game.records:
        assert {entry.record for entry in at.table.told_at(record.n, None)} == {record.n}
    assert at.table.told_at(len(at.game.records) + 1, None) == []


def test_a_game_that_is_brought_in_is_all_there_and_closed() -> None:
    played = Sitting("ania", "bartek").started()
    for guest in ("ania", "bartek", "ania"):
        played.play(guest, "draw")
    brought = Sitting("ania", "bartek")
    brought.table.bring_in(played.game.header, played.game.records, brought.now)
    brought.settle()
    assert brought.truth[1] == played.truth[1]
    assert brought.game.records == played.game.records
    assert brought.table.status == "closed"


def test_a_game_can_go_on_from_a_moment_of_another_one() -> None:
    played = Sitting("ania", "bartek").started()
    for guest in ("ania", "bartek", "ania"):
        played.play(guest, "draw")
    at = Sitting("ania", "bartek")
    at.table.start("ania", "command-on", at.now, played.game.records)
    at.settle()
    assert at.kinds == ["opened", "started", "deal", "move", "move", "move"]
    assert at.truth[1] == played.truth[1]
    assert (at.game.header.after, at.game.records) == (4, played.game.records)
    at.play("bartek", "draw")


def test_nobody_is_waited_for_when_the_game_is_over() -> None:
    at = Sitting("ania", "bartek").started()
    while at.game.state.due():
        seat = at.game.state.due()[0]
        at.arrived(1 - seat)
        at.departed(1 - seat, cleanly=True)
        assert at.table.grace
        at.play(at.table.chairs[seat].guest or "", at.offers(seat)[0])
    assert (at.table.grace, at.table.deadlines()) == ({}, {})


# -- Take-backs by consent --------------------------------------------------------------------------------------------


def asked(*plan: str, **more: Any) -> Sitting:
    """Ania has drawn, and would rather not have."""
    at = Sitting(*plan, **more).started()
    at.play("ania", "draw")
    at.do("ania", protocol.AskBack, to=1)
    return at


def test_all_people_agree_to_go_back() -> None:
    at = asked("ania", "bartek", "cyryl")
    before = at.sees(None).back
    assert before is not None
    assert (before.seat, before.to, before.agreed) == (0, 1, [0])
    at.do("bartek", protocol.AnswerBack, agree=True)
    assert "back" not in at.kinds
    at.do("cyryl", protocol.AnswerBack, agree=True)
    assert (at.game.records[-1].back, at.game.records[-1].by) == (1, "all")
    assert at.sees(None).due == [0]
    assert at.sees(None).back is None


def test_one_who_declines_is_enough() -> None:
    at = asked("ania", "bartek", "cyryl")
    at.do("bartek", protocol.AnswerBack, agree=False)
    assert at.sees(None).back is None
    with refused("back-none"):
        at.do("cyryl", protocol.AnswerBack, agree=True)
    assert "back" not in at.kinds


def test_a_move_in_between_answers_the_question() -> None:
    at = asked("ania", "bartek")
    at.play("bartek", "draw")
    assert at.sees(None).back is None
    with refused("back-none"):
        at.do("bartek", protocol.AnswerBack, agree=True)


def test_bots_agree_at_once() -> None:
    at = asked("ania", "bot:random")
    assert at.kinds[-2:] == ["asked-back", "back"]
    assert at.sees(None).due == [0]


def test_chance_is_not_rewound_with_the_game() -> None:
    """The fold proves every answer by its place in the seed's row; that it differs here, this seed was chosen for."""
    at = asked("ania", "bot:random", seed="1")
    at.play("ania", "draw")
    draws = [record.chance for record in at.game.records if record.do == "draw"]
    assert len(draws) == 2
    assert draws[0] != draws[1]


def test_nobody_waits_for_the_consent_of_those_who_left() -> None:
    at = Sitting("ania", "bartek", "cyryl").started().arrived(0, 1, 2)
    at.do("cyryl", protocol.Leave)
    at.play("ania", "draw")
    at.do("ania", protocol.AskBack, to=1)
    at.do("bartek", protocol.AnswerBack, agree=True)
    assert at.kinds[-1] == "back"


def test_who_leaves_while_the_others_wait_for_their_consent_holds_up_nobody() -> None:
    at = asked("ania", "bartek").arrived(0, 1)
    at.departed(1, cleanly=True)
    at.later(11)
    assert at.kinds[-2:] == ["away", "back"]


@pytest.mark.parametrize("to", [0, 2, 7])
def test_there_must_be_a_moment_to_go_back_to(to: int) -> None:
    at = Sitting("ania", "bartek").started()
    at.play("ania", "draw")
    with refused("undo-no-such-moment"):
        at.do("ania", protocol.AskBack, to=to)


def test_one_question_at_a_time_and_none_where_take_backs_are_off() -> None:
    at = asked("ania", "bartek")
    with refused("back-waiting"):
        at.do("bartek", protocol.AskBack, to=1)
    with refused("back-none"):
        at.do("ania", protocol.AnswerBack, agree=True)
    off = Sitting("ania", "bartek", takebacks=False).started()
    off.play("ania", "draw")
    with refused("back-off"):
        off.do("ania", protocol.AskBack, to=1)


# -- Clocks -----------------------------------------------------------------------------------------------------------


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


def test_a_draft_for_another_decision_is_not_taken() -> None:
    at = Sitting("ania", "bartek", title="skirmish", clock=protocol.TurnClock(seconds=30)).started().arrived(0, 1)
    stale = protocol.Draft(id="command-x", decision=at.decision("ania") - 1, move="bid 2")
    assert at.table.is_stale("ania", stale)
    at.do("ania", protocol.Draft, decision=at.decision("ania"), move="bid 2")
    at.play("ania", "bid 0")
    at.play("bartek", "bid 1")
    at.later(60)
    assert [record.draft for record in at.game.records if record.lapse] == [None, None]
    with refused("skirmish-no-order"):
        at.do("bartek", protocol.Draft, decision=at.decision("bartek"), move="bid gold")


def test_three_lapses_in_a_row_are_a_seat_that_was_left() -> None:
    at = Sitting("ania", "bot:random", clock=protocol.TurnClock(seconds=30), options={"rack": 3}).started().arrived(0)

    def sleeps() -> None:
        at.later(30)
        assert at.game.records[-1].lapse or at.kinds[-1] == "away"
        at.bot(1, "draw")

    sleeps()
    sleeps()
    at.play("ania", "draw")
    at.bot(1, "draw")
    for _ in range(2):
        sleeps()
        assert not at.sees(None).chairs[0].away
    sleeps()
    assert at.sees(None).chairs[0].away
    at.play("ania", "draw")
    assert not at.sees(None).chairs[0].away, "who plays is with us"


def test_who_comes_back_may_sleep_three_times_again() -> None:
    at = Sitting("ania", "bartek", clock=protocol.TurnClock(seconds=30), options={"rack": 3}).started().arrived(0, 1)
    while not at.sees(None).chairs[0].away:
        at.later(30)
        if at.sees(None).due == [1]:
            at.play("bartek", "draw")
    at.departed(0, cleanly=True)
    at.arrived(0)
    assert not at.sees(None).chairs[0].away
    for lapses in range(3):
        assert not at.sees(None).chairs[0].away, lapses
        at.later(30)
        at.play("bartek", "draw")
    assert at.sees(None).chairs[0].away


# -- Leavers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cleanly", "seconds"), [(True, 10), (False, 30)], ids=["closed tab", "lost line"])
def test_a_seat_is_away_after_its_grace(cleanly: bool, seconds: int) -> None:
    at = Sitting("ania", "bartek").started().arrived(0, 1)
    at.departed(1, cleanly=cleanly)
    at.later(seconds - 0.001)
    assert not at.sees(None).chairs[1].away
    at.later(0.001)
    shown = at.sees("ania")
    assert shown.chairs[1].away
    assert [leaver.seat for leaver in shown.leavers] == [1]
    assert (at.log[-1].kind, at.log[-1].actor) == ("away", HOUSE)
    assert shown.story[-1].lines[0].key == "house-away"


def test_who_is_back_in_time_was_never_away() -> None:
    at = Sitting("ania", "bartek").started().arrived(0, 1)
    at.departed(1, cleanly=True)
    at.later(9)
    at.arrived(1)
    at.later(3600)
    assert "away" not in at.kinds


def test_one_tab_of_two_may_be_closed() -> None:
    at = Sitting("ania", "bartek").started().arrived(0, 1, 1)
    at.departed(1, cleanly=True)
    at.later(3600)
    assert "away" not in at.kinds
    assert at.sees(None).chairs[1].here


def test_who_never_came_to_the_start_is_away_as_well() -> None:
    at = Sitting("ania", "bartek").arrived(0)
    at.started()
    at.later(29)
    assert "away" not in at.kinds
    at.later(1)
    assert [chair.away for chair in at.sees(None).chairs] == [False, True]


def test_who_comes_back_late_is_told_to_the_others() -> None:
    at = gone("ania", "bartek")
    at.arrived(1)
    assert (at.kinds[-1], at.log[-1].actor) == ("returned", "bartek")
    assert not at.sees(None).chairs[1].away
    assert at.sees(None).leavers == []


def test_with_days_for_a_move_nobody_is_away() -> None:
    at = Sitting("ania", "bartek", clock=protocol.DaysClock(days=1)).started().arrived(0, 1)
    at.departed(1, cleanly=False)
    at.later(3600)
    assert "away" not in at.kinds


def gone(*plan: str, title: str = "planks") -> Sitting:
    """Whoever sits in seat 1 has left."""
    at = Sitting(*plan, title=title).started()
    at.arrived(*(seat for seat, who in enumerate(plan) if ":" not in who))
    at.do(plan[1], protocol.Leave)
    return at


def test_leaving_is_told_at_once_and_only_once() -> None:
    at = gone("ania", "bartek")
    assert at.kinds[-1] == "left"
    assert at.sees(None).chairs[1].away
    with refused("already-away"):
        at.do("bartek", protocol.Leave)


def test_most_of_those_who_stay_choose_what_follows() -> None:
    at = gone("ania", "bartek", "cyryl")
    at.do("ania", protocol.Choose, seat=1, what="bot")
    assert at.sees(None).leavers[0].chosen == {"bot": [0]}
    at.do("cyryl", protocol.Choose, seat=1, what="wait")
    assert at.sees(None).chairs[1].bot is None
    at.do("cyryl", protocol.Choose, seat=1, what="bot")
    assert at.kinds[-1] == "takeover"
    assert (at.sees(None).chairs[1].name, at.sees(None).chairs[1].bot) == ("Bartek", "random")
    assert at.sees(None).leavers == []


def test_to_wait_is_a_choice_too() -> None:
    at = gone("ania", "bartek")
    at.do("ania", protocol.Choose, seat=1, what="wait")
    assert at.sees(None).status == "playing"
    assert at.sees(None).leavers[0].chosen == {"wait": [0]}


def test_the_others_can_end_the_game() -> None:
    at = gone("ania", "bartek")
    at.do("ania", protocol.Choose, seat=1, what="end")
    shown = at.sees("ania")
    assert shown.status == "closed"
    assert shown.outcome is None
    assert shown.seed == "1"
    assert at.kinds[-2:] == ["chose", "end"]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (protocol.Undo, {}),
        (protocol.Leave, {}),
        (protocol.AskBack, {"to": 1}),
        (protocol.Choose, {"seat": 1, "what": "bot"}),
        (protocol.Play, {"decision": 1, "move": "bid 0"}),
    ],
)
def test_a_game_that_was_ended_does_not_go_on(kind: type, fields: dict[str, object]) -> None:
    at = Sitting("ania", "bartek", title="skirmish").started()
    at.play("ania", "bid 1")
    at.do("bartek", protocol.Leave)
    at.do("ania", protocol.Choose, seat=1, what="end")
    with refused("table-closed"):
        at.do("ania", kind, **fields)


def test_a_bot_plays_on_until_the_seat_is_claimed_back() -> None:
    at = gone("ania", "bartek", title="skirmish")
    at.play("ania", "bid 1")
    at.do("ania", protocol.Choose, seat=1, what="bot")
    assert at.table.bots_due() == [(1, at.game.decision(1), "random")]
    assert at.sees("bartek").owes is None
    at.arrived(1)
    assert at.sees(None).chairs[1].bot == "random", "the seat waits to be claimed"
    for kind, fields in ((protocol.Play, {"decision": at.decision("bartek"), "move": "bid 0"}), (protocol.Undo, {})):
        with refused("seat-kept"):
            at.do("bartek", kind, **fields)
    at.bot(1, "bid 2")
    assert at.game.records[-1].by == "bot:random"
    at.do("bartek", protocol.Claim)
    assert at.kinds[-1] == "claim"
    chair = at.sees(None).chairs[1]
    assert (chair.bot, chair.away) == (None, False)
    at.play("bartek", at.offers(1)[0])


def test_only_a_seat_that_a_bot_keeps_can_be_claimed() -> None:
    at = Sitting("ania", "bartek").started()
    with refused("seat-not-kept"):
        at.do("ania", protocol.Claim)


def test_a_seat_kept_by_a_bot_does_not_say_no_to_the_others() -> None:
    at = gone("ania", "bartek")
    at.do("ania", protocol.Choose, seat=1, what="bot")
    at.play("ania", "draw")
    with refused("seat-kept"):
        at.do("bartek", protocol.AskBack, to=1)


@pytest.mark.parametrize("agree", [True, False])
@pytest.mark.parametrize("left_first", [True, False], ids=["left before the question", "left after the question"])
@pytest.mark.parametrize("is_back", [True, False], ids=["is back", "is away"])
def test_whose_seat_a_bot_keeps_has_no_say_in_the_others_take_back(
    is_back: bool, left_first: bool, agree: bool
) -> None:
    at = Sitting("ania", "bartek", "cyryl").started().arrived(0, 1, 2)
    at.play("ania", "draw")
    if not left_first:
        at.do("ania", protocol.AskBack, to=1)
    at.do("bartek", protocol.Leave)
    for guest in ("ania", "cyryl"):
        at.do(guest, protocol.Choose, seat=1, what="bot")
    if left_first:
        at.do("ania", protocol.AskBack, to=1)
    if is_back:
        at.arrived(1)
    before = at.sees(None).back
    assert before is not None
    with refused("seat-kept"):
        at.do("bartek", protocol.AnswerBack, agree=agree)
    assert at.sees(None).back == before, "the question stands"
    at.do("cyryl", protocol.AnswerBack, agree=True)
    assert at.kinds[-2:] == ["answered-back", "back"]


def test_nothing_is_chosen_about_somebody_who_is_here() -> None:
    at = Sitting("ania", "bartek", "bot:random").started()
    for leaver, key in ((0, "not-away"), (1, "not-away"), (2, "not-away"), (9, "seat-unknown")):
        with refused(key):
            at.do("ania", protocol.Choose, seat=leaver, what="end")


def test_who_is_alone_with_bots_may_end_the_game() -> None:
    at = Sitting("ania", "bot:random").started()
    with refused("not-away"):
        at.do("ania", protocol.Choose, seat=0, what="bot")
    at.do("ania", protocol.Choose, seat=0, what="end")
    assert at.table.status == "closed"


def test_after_a_restart_everybody_has_the_time_of_a_lost_line() -> None:
    at = Sitting("ania", "bartek", "bot:random").started().arrived(0, 1)
    again = at.refolded()
    again.table.here, again.table.grace = {}, {}
    again.table.reopened(again.now)
    assert again.table.grace == {0: again.now + 30 * SECOND, 1: again.now + 30 * SECOND}
    again.arrived(0)
    again.later(30)
    assert [chair.away for chair in again.sees(None).chairs] == [False, True, False]


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


# -- Chat -------------------------------------------------------------------------------------------------------------


def test_chat_is_cleaned_and_phrases_go_by_their_key() -> None:
    at = Sitting("ania", "bartek")
    at.do("ania", protocol.Chat, text="  ahoj\u202e \u200b sailors ")
    at.do("bartek", protocol.Chat, phrase="well-played")
    said = [(line.n, line.name, line.seat, line.text, line.phrase) for line in at.sees(None).chat]
    assert said == [(1, "Ania", 0, "ahoj sailors", None), (2, "Bartek", 1, None, "well-played")]
    with refused("unknown-phrase"):
        at.do("ania", protocol.Chat, phrase="shut-up")
    with refused("chat-empty"):
        at.do("ania", protocol.Chat, text=" \u200b ")


@pytest.mark.parametrize("who", ["ania", "daria"])
def test_who_only_looks_on_cannot_tell_players_anything(who: str) -> None:
    with refused("table-not-yours"):
        Sitting("cyryl", "bartek").do(who, protocol.Chat, text="take the plank")


def test_a_host_without_a_seat_may_talk() -> None:
    at = Sitting("open", "open")
    at.do("ania", protocol.Chat, text="ahoj")
    assert [(line.name, line.seat, line.text) for line in at.sees(None).chat] == [("Ania", None, "ahoj")]


def test_a_chat_can_be_off_or_closed_by_the_host() -> None:
    with refused("chat-off"):
        Sitting("ania", "bartek", chat=False).do("ania", protocol.Chat, text="hello")
    at = Sitting("ania", "bartek")
    at.do("ania", protocol.CloseChat)
    assert at.sees(None).chat_closed
    with refused("chat-closed"):
        at.do("bartek", protocol.Chat, text="hello")
    at.do("ania", protocol.CloseChat, closed=False)
    at.do("bartek", protocol.Chat, text="hello")


@pytest.mark.parametrize(
    ("house", "seat", "fits"),
    [
        (None, None, True),
        ("left", 0, True),
        ("claim", 1, True),
        ("left", 2, False),
        ("left", -1, False),
        ("left", None, False),
        ("won", 0, False),
        ("won", None, False),
    ],
)
def test_a_line_of_the_house_is_one_that_it_writes_about_a_seat_there_is(
    house: str | None, seat: int | None, fits: bool
) -> None:
    assert is_note(Record(n=3, house=house, seat=seat), seats=2) is fits


# -- The log ----------------------------------------------------------------------------------------------------------


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
    assert at.table.commands.keys() == set(commands)
