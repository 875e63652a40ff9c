"""Game: live play, undo, the clock, the house's own lines, and logs that cannot have happened."""

from typing import Any

import msgspec
import pytest

from titles.planks import PlanksTitle
from titles.skirmish import Options, SkirmishTitle
from tortuga.games.rum.title import RumTitle
from tortuga.kernel import (
    Game,
    Header,
    NotationError,
    OptionError,
    Record,
    RecordError,
    Refusal,
    RuleError,
    UndoError,
    digest,
)
from tortuga.kernel.chance import Live
from tortuga.kernel.game import COPY_EVERY, UndoReach, seed_hash
from tortuga.kernel.state import Move, State

PLANKS, SKIRMISH = PlanksTitle(), SkirmishTitle()


@pytest.fixture
def planks() -> Game:
    return Game.start(PLANKS, ["Ania", "Bartek"], seed="1")


@pytest.fixture
def skirmish() -> Game:
    return Game.start(SKIRMISH, ["Ania", "Bartek"], seed="0", options=Options(roll_off=False))


def play(game: Game, *decisions: tuple[int, str]) -> Game:
    for seat, text in decisions:
        game.play(seat, text)
    return game


def test_a_game_starts_with_the_deal(planks: Game) -> None:
    assert planks.header.seats == ["Ania", "Bartek"]
    assert planks.header.options == {"short_rafts": False, "rack": 4}
    assert [record.n for record in planks.records] == [1]
    assert len(planks.records[0].chance) == 8
    assert planks.decision(0) == 1


def test_a_record_keeps_decision_and_chance_apart(planks: Game) -> None:
    planks.play(0, "  draw ", by="bot:hard")
    record = planks.records[-1]
    assert (record.n, record.seat, record.do, record.by) == (2, 0, "draw", "bot:hard")
    assert len(record.chance) == 1


def test_what_is_told_reaches_each_seat_in_its_own_words(planks: Game) -> None:
    (told,) = planks.play(0, "draw").told
    mine, others, spectators = told.heard_by(0), told.heard_by(1), told.heard_by(None)
    assert others == spectators
    assert mine != others


def test_a_refusal_changes_nothing(planks: Game) -> None:
    before = digest(planks.state)
    with pytest.raises(NotationError):
        planks.play(0, "draw two")
    with pytest.raises(RuleError):
        planks.play(0, "r1 g2 b3")
    with pytest.raises(NotationError):
        planks.lapse(0, "draw two")
    with pytest.raises(Refusal, match="not-your-decision"):
        planks.play(1, "draw")
    assert (digest(planks.state), len(planks.records)) == (before, 1)


def test_a_clock_runs_out_with_a_draft_and_without(planks: Game) -> None:
    planks.lapse(0)
    planks.lapse(1, "r1 g2 b3")
    first, second = planks.records[-2:]
    assert (first.lapse, first.draft, first.do) == (True, None, None)
    assert (second.lapse, second.draft) == (True, "r1 g2 b3")
    assert digest(Game.fold(PLANKS, planks.header, planks.records).state) == digest(planks.state)


def test_the_house_writes_lines_that_the_rules_skip(planks: Game) -> None:
    before, decision = digest(planks.state), planks.decision(0)
    planks.house("takeover", 1, "bot:hard")
    planks.house("pause")
    assert [record.house for record in planks.records[1:]] == ["takeover", "pause"]
    assert (digest(planks.state), planks.decision(0)) == (before, decision)
    planks.play(0, "draw")
    assert planks.records[-1].n == 4
    assert planks.decision(1) == 4


def test_a_decision_is_the_record_that_asked_for_it(skirmish: Game) -> None:
    assert [skirmish.decision(seat) for seat in (0, 1)] == [1, 1]
    skirmish.play(1, "bid 0")
    assert skirmish.decision(0) == 1, "the same question still"
    with pytest.raises(KeyError):
        skirmish.decision(1)
    skirmish.play(0, "bid 1")
    assert skirmish.decision(0) == 3


def raid(game: Game) -> Game:
    """Ania has the wind and has given the order `rally, spy`."""
    return play(game, (1, "bid 0"), (0, "bid 1"), (0, "play 7"))


def test_a_seat_takes_back_its_choices_one_by_one_or_all(skirmish: Game) -> None:
    raid(skirmish)
    ordered = digest(skirmish.state)
    play(skirmish, (0, "rally"), (0, "loot"))
    assert skirmish.undo_reach(0) == UndoReach(floor=4, steps=2, stop="undo-revealed")
    assert skirmish.undo(0).back == 5
    assert skirmish.undo(0, whole_turn=True).back == 4
    assert digest(skirmish.state) == ordered
    assert [record.n for record in skirmish.records] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert skirmish.decision(0) == 8, "a new question: what was meant for the old one is late"


def no_undo(game: Game, seat: int, reason: str) -> None:
    assert game.undo_reach(seat) == UndoReach(floor=game.folded[-1].record.n, steps=0, stop=reason)
    with pytest.raises(UndoError) as refused:
        game.undo(seat)
    assert refused.value.key == reason


def test_nobody_goes_back_past_a_reveal_chance_or_another_seat(skirmish: Game) -> None:
    no_undo(skirmish, 0, "undo-nothing")
    raid(skirmish)
    no_undo(skirmish, 0, "undo-revealed")
    no_undo(skirmish, 1, "undo-other-seat")
    play(skirmish, (0, "rally"), (0, "fire"), (0, "at 1"))
    no_undo(skirmish, 0, "undo-chance")


def test_nobody_goes_back_past_the_turn_or_the_end(skirmish: Game) -> None:
    play(skirmish, (1, "bid 0"), (0, "bid 1"))
    no_undo(skirmish, 0, "undo-turn-over")
    while due := skirmish.state.due():
        skirmish.lapse(due[0])
    no_undo(skirmish, skirmish.records[-1].seat or 0, "undo-turn-over")


def test_a_secret_answer_can_be_taken_back_until_another_comes(skirmish: Game) -> None:
    skirmish.play(1, "bid 2")
    assert skirmish.undo_reach(1) == UndoReach(floor=1, steps=1, stop="undo-nothing"), "back to the deal"
    skirmish.undo(1)
    assert skirmish.state.due() == [0, 1]
    skirmish.play(1, "bid 3")
    skirmish.play(0, "bid 3")
    no_undo(skirmish, 1, "undo-other-seat")


def test_all_agree_to_go_back_past_anything_and_chance_goes_on(planks: Game) -> None:
    play(planks, (0, "draw"), (1, "draw"), (0, "draw"))
    first = planks.records[1].chance
    planks.take_back(1)
    assert planks.decision(0) == 5
    planks.play(0, "draw")
    assert planks.records[1].chance == first, "nothing leaves the log"
    folded = Game.fold(PLANKS, planks.header, planks.records)
    assert digest(folded.state) == digest(planks.state)
    assert [kept.record.n for kept in folded.folded] == [1, 6]


@pytest.mark.parametrize("to", [0, 3, 4, 99, -1])
def test_there_is_no_going_back_to_a_moment_that_never_was(planks: Game, to: int) -> None:
    play(planks, (0, "draw"))
    planks.house("pause")
    play(planks, (1, "draw"))
    with pytest.raises(UndoError, match="undo-no-such-moment"):
        planks.take_back(to)
    assert len(planks.records) == 4


def fold_refused(game: Game, at: int, **changes: Any) -> tuple[str, object]:
    """Folds the log with one record changed: the reason and the line."""
    records = list(game.records)
    records[at] = msgspec.structs.replace(records[at], **changes)
    with pytest.raises(RecordError) as refused:
        Game.fold(game.title, game.header, records)
    return refused.value.key, refused.value.facts["line"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"n": 7}, "record-number"),
        ({"seat": 1}, "record-impossible"),
        ({"seat": 9}, "record-impossible"),
        ({"seat": None}, "record-no-seat"),
        ({"do": None}, "record-impossible"),
        ({"do": "r1 g2 b3"}, "record-impossible"),
        ({"do": "draw two"}, "record-impossible"),
        ({"do": None, "lapse": True, "draft": "draw two"}, "record-impossible"),
        ({"chance": []}, "record-impossible"),
        ({"chance": [0, 0]}, "record-impossible"),
        ({"chance": [99]}, "record-impossible"),
        ({"back": 2, "by": "all"}, "record-impossible"),
        ({"back": 1, "by": "seat 1"}, "record-impossible"),
        ({"back": 1, "by": "the cat"}, "record-impossible"),
        ({"back": 1}, "record-impossible"),
    ],
)
def test_a_record_that_cannot_have_happened_is_refused(planks: Game, changes: dict[str, Any], reason: str) -> None:
    play(planks, (0, "draw"), (1, "draw"), (0, "draw"))
    assert fold_refused(planks, 1, **changes) == (reason, 3)


@pytest.mark.parametrize(("back", "by"), [(3, "seat 0"), (4, "seat 1"), (3, "seat 1")])
def test_a_seat_that_went_back_too_far_is_refused(skirmish: Game, back: int, by: str) -> None:
    play(raid(skirmish), (0, "rally"), (0, "loot"))
    forged = Record(n=7, back=back, by=by)
    with pytest.raises(RecordError) as refused:
        Game.fold(SKIRMISH, skirmish.header, [*skirmish.records, forged])
    assert refused.value.facts["line"] == 8


def test_a_log_that_starts_with_a_decision_is_refused(planks: Game) -> None:
    assert fold_refused(planks, 0, seat=0, do="draw") == ("record-no-deal", 2)
    assert fold_refused(planks, 0, back=1, by="all") == ("record-impossible", 2)
    with pytest.raises(RecordError, match="record-no-deal"):
        Game.fold(PLANKS, planks.header, [])


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"title": "skirmish"}, "record-other-rules"),
        ({"rules": "0"}, "record-other-rules"),
        ({"data": "1234"}, "record-other-rules"),
        ({"seed": "2"}, "record-seed"),
        ({"seats": ["Ania"]}, "record-impossible"),
        ({"options": {"rack": 9}}, "record-impossible"),
        ({"options": {"colour": "blue"}}, "record-impossible"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(planks: Game, changes: dict[str, Any], reason: str) -> None:
    header = msgspec.structs.replace(planks.header, **changes)
    with pytest.raises(RecordError, match=reason) as refused:
        Game.fold(PLANKS, header, planks.records)
    assert refused.value.facts["line"] == 1


def test_what_was_proved_before_is_carried_out_alike_and_goes_on_alike(planks: Game) -> None:
    play(planks, (0, "draw"), (1, "draw"))
    planks.take_back(2)
    again = Game.empty(PLANKS, planks.header)
    for record in planks.records:
        again.append(record, proved=True)
    assert again.state == planks.state
    for game in (planks, again):
        game.play(game.state.due()[0], "draw")
    assert again.records == planks.records, "chance goes on where it was"


def test_what_was_proved_before_is_not_asked_of_the_rules_again(skirmish: Game) -> None:
    asked = []

    class Asking(SkirmishTitle):
        def new(self, *how: Any) -> State:
            state = super().new(*how)
            check = state.check

            def checked(seat: int, move: Move) -> None:
                asked.append(move)
                check(seat, move)

            state.check = checked  # type: ignore[method-assign]
            return state

    raid(skirmish)
    for proved in (False, True):
        again = Game.empty(Asking(), skirmish.header)
        for record in skirmish.records:
            again.append(record, proved=proved)
    assert len(asked) == 3, "once, by the first of the two"


def test_a_seed_proves_every_answer_and_without_it_only_the_impossible_is_refused(planks: Game) -> None:
    play(planks, (0, "draw"))
    stack = range(18)
    others = [plank for plank in stack if plank not in planks.records[0].chance + planks.records[1].chance]
    records = [planks.records[0], msgspec.structs.replace(planks.records[1], chance=[others[0]])]
    with pytest.raises(RecordError, match="chance-not-of-seed"):
        Game.fold(PLANKS, planks.header, records)
    seedless = msgspec.structs.replace(planks.header, seed=None)
    assert Game.fold(PLANKS, seedless, records).records == records


def test_a_game_without_its_seed_cannot_go_on(planks: Game) -> None:
    seedless = msgspec.structs.replace(planks.header, seed=None)
    folded = Game.fold(PLANKS, seedless, planks.records)
    with pytest.raises(Refusal, match="game-without-seed"):
        folded.play(0, "draw")


def test_a_game_goes_on_from_a_moment_of_another_with_a_seed_of_its_own(planks: Game) -> None:
    header = msgspec.structs.replace(planks.header, seed="2", seed_hash=seed_hash("2"), after=len(planks.records))
    further = Game.fold(PLANKS, header, planks.records)
    assert further.state == planks.state
    for game in (planks, further):
        game.play(game.state.due()[0], "draw")
    assert further.records[-1].chance != planks.records[-1].chance
    assert Game.fold(PLANKS, header, further.records).state == further.state
    with pytest.raises(RecordError, match="chance-not-of-seed"):
        Game.fold(PLANKS, header, planks.records)


def test_the_seed_is_hidden_behind_its_hash(planks: Game) -> None:
    assert planks.header.seed_hash == seed_hash("1") != seed_hash("2")


def test_a_table_that_the_title_does_not_know_is_refused() -> None:
    with pytest.raises(OptionError, match="option-seats"):
        Game.start(PLANKS, ["Ania"], seed="1")
    header = Header(title="planks", rules="1", data="", seats=["Ania", "Bartek"], options={"rack": 99})
    with pytest.raises(OptionError, match="option-value"):
        Game(PLANKS, header)


def test_records_say_no_more_than_they_must() -> None:
    assert msgspec.json.encode(Record(n=2, seat=0, do="draw")) == b'{"n":2,"seat":0,"do":"draw"}'


def test_a_moment_that_was_found_again_is_nobody_elses(planks: Game) -> None:
    play(planks, (0, "draw"), (1, "draw"))
    before = digest(planks.state)
    found = planks.state_after(2)
    found.play(1, planks.title.read(found, 1, "draw"), Live("other"), None)
    assert digest(planks.state) == before
    assert digest(planks.state_after(2)) == digest(Game.fold(PLANKS, planks.header, planks.records[:2]).state)


def test_going_back_plays_few_moves_again_however_long_the_game_is() -> None:
    read = []

    class Counting(RumTitle):
        def read(self, state: State, seat: int, text: str) -> Move:
            read.append(text)
            return super().read(state, seat, text)

    game = Game.start(Counting(), ["Ania", "Bartek"], seed="1")
    while len(game.folded) < 3 * COPY_EVERY:
        (seat,) = game.state.due()
        game.play(seat, game.title.write(game.state, seat, game.state.moves(seat)[0]))
    read.clear()
    game.take_back(game.folded[-2].record.n)
    assert len(read) == COPY_EVERY - 2
