"""How a game goes back: alone, and by the consent of all."""

from typing import Any

import pytest

from server.tables import Sitting, refused
from titles import skirmish
from tortuga.kernel.errors import UndoError
from tortuga.server import protocol
from tortuga.server.table import pictures


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
    now = pictures.now(kept.table, 0, kept.now, None, 0)
    assert (now.undo, now.undo_reach) == (False, None)
    closed.play("ania", "loot")
    closed.table.close("house-end", closed.now)
    closed.settle()
    assert not closed.sees("ania").undo


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


@pytest.mark.parametrize("with_a_bot", [False, True], ids=["away", "with a bot that stands in"])
def test_nobody_takes_back_a_move_of_somebody_who_is_not_here(with_a_bot: bool) -> None:
    at = Sitting("ania", "bartek").started().arrived(0, 1)
    at.play("ania", "draw")
    at.play("bartek", "draw")
    at.departed(1, cleanly=False)
    at.later(31)
    if with_a_bot:
        at.do("ania", protocol.Choose, seat=1, what="bot")
    with refused("back-past-absent"):
        at.do("ania", protocol.AskBack, to=2)
    at.play("ania", "draw")
    at.do("ania", protocol.AskBack, to=at.game.folded[-2].record.n)
    assert at.kinds[-1] == "back", "what only she has done since, she may"


def test_a_question_about_somebodys_move_stands_until_they_are_back() -> None:
    at = Sitting("ania", "bartek").started().arrived(0, 1)
    at.play("ania", "draw")
    at.play("bartek", "draw")
    at.do("ania", protocol.AskBack, to=1)
    at.departed(1, cleanly=False)
    at.later(31)
    assert at.kinds[-1] == "away"
    assert at.sees(None).back is not None
    at.arrived(1)
    at.do("bartek", protocol.AnswerBack, agree=True)
    assert at.kinds[-1] == "back"


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
