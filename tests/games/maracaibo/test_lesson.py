"""The first game that teaches Pirates of Maracaibo: its record can have happened, and the learner does all that it
promises."""

from itertools import pairwise
from typing import Any

import httpx
import pytest

from games.maracaibo.positions import TITLE
from tortuga.games.maracaibo.details import MaracaiboDetails
from tortuga.games.maracaibo.events import (
    Acquired,
    Built,
    Buried,
    Explored,
    Income,
    Paid,
    QuestTaken,
    Raided,
    RoundOver,
    TookTreasure,
    Upgraded,
)
from tortuga.games.maracaibo.view import MaracaiboView
from tortuga.kernel import Game, Imagined, RuleError, registry
from tortuga.lessons import LessonStep, answer, course, lesson, try_out
from tortuga.texts import LANGUAGES, Texts

MARACAIBO = registry.title("maracaibo")
TAUGHT = course(MARACAIBO)
STEPS = lesson(MARACAIBO).steps
DECISIONS = [step for step in STEPS if step.do is not None]
HEARD: list[Any] = [event for step in STEPS for moment in step.moments for event in moment.events]
LEARNER = TAUGHT.script.seat


def view_of(step: LessonStep) -> MaracaiboView:
    assert isinstance(step.view, MaracaiboView)
    return step.view


def named(key: str) -> LessonStep:
    return next(step for step in STEPS if step.text == f"maracaibo-lesson-{key}")


def own(kind: type) -> list[Any]:
    """What the learner did of this kind, in order."""
    return [event for event in HEARD if isinstance(event, kind) and getattr(event, "seat", None) == LEARNER]


# -- The record -------------------------------------------------------------------------------------------------------


def test_the_record_is_proved_by_its_seed() -> None:
    assert TAUGHT.header.seed is not None
    game = Game.fold(MARACAIBO, TAUGHT.header, TAUGHT.records)
    assert len(game.records) == TAUGHT.script.steps[-1].after


def test_the_opponent_plays_as_the_bot_of_its_name_would() -> None:
    seat = 1 - LEARNER
    bot = registry.bot(TAUGHT.header.seats[seat].removeprefix("bot:"), MARACAIBO, Imagined("1"))
    for record in TAUGHT.records[1:]:
        if record.seat == seat:
            state = TAUGHT.game(record.n - 1).state
            assert bot.choose(MARACAIBO.view(state, seat), MARACAIBO.offers(state, seat)) == record.do


def test_the_learner_is_asked_only_for_what_is_theirs_and_offered() -> None:
    for at, step in enumerate(STEPS):
        if step.do is not None:
            assert TAUGHT.records[TAUGHT.script.steps[at].after].seat == LEARNER
            assert step.do in [offer.do for offer in step.offers]
            assert answer(MARACAIBO, at, step.do).right


def test_all_but_the_end_of_the_raid_is_done_by_the_learner() -> None:
    theirs = [record.do for record in TAUGHT.records if record.seat == LEARNER]
    asked = [step.do for step in DECISIONS]
    assert [move for move in theirs if move not in asked] == ["spend vp"]
    assert len(STEPS) <= 30


def test_a_step_shows_what_has_happened_since_the_one_before() -> None:
    assert [moment.record for step in STEPS for moment in step.moments] == [record.n for record in TAUGHT.records]
    assert STEPS[-1].do is None, "after the last step somebody plays a game of their own"


# -- What it promises -------------------------------------------------------------------------------------------------


def test_the_learner_raids_for_gold_stores_it_and_buries_it_where_the_quest_wants_it() -> None:
    (raid,) = own(Raided)
    assert (raid.treasure, raid.points) == ("gold", 8)
    assert [event.treasure for event in own(TookTreasure)] == ["gold"]
    assert [event.treasure for event in own(Buried)] == ["gold"]
    assert view_of(named("map")).quests == ("buried-gold",)


def test_the_learner_acquires_upgrades_explores_takes_a_quest_and_builds() -> None:
    assert [(event.card, event.price) for event in own(Acquired)] == [("gunner", 4), ("carpenter", 5)]
    assert [event.space for event in own(Upgraded)] == [1, 4, 7, 6]
    assert [event.to for event in own(Explored)] == ["u1"]
    assert [event.quest for event in own(QuestTaken)] == ["lightning"]
    assert [(event.residence, event.price) for event in own(Built)] == [("tavern", 13)]


def test_the_bot_pays_the_learner_crosses_a_river_and_ends_the_round() -> None:
    assert [(event.seat, event.to) for event in HEARD if isinstance(event, Paid)] == [(1 - LEARNER, LEARNER)]
    assert [event.rivers for event in HEARD if isinstance(event, Explored)] == [0, 0, 1]
    assert [event.round for event in HEARD if isinstance(event, RoundOver)] == [1]
    assert [event.doubloons for event in own(Income)] == [4]


def test_the_lock_of_the_ship_board_opens_between_two_upgrades() -> None:
    def missing(step: LessonStep) -> int:
        assert isinstance(step.details, MaracaiboDetails)
        return step.details.seats[LEARNER].locked[1]

    upgrades = [named(key) for key in ("upgrade", "lock", "discount")]
    assert [missing(step) for step in upgrades] == [2, 1, 0]
    assert ["upgrade 7" in [offer.do for offer in step.offers] for step in upgrades] == [False, False, True]


def test_what_the_last_words_say_of_the_score_is_true() -> None:
    assert isinstance(STEPS[-1].details, MaracaiboDetails)
    mine, theirs = STEPS[-1].details.seats
    assert mine.score.total < theirs.score.total
    assert mine.doubloon_income.total > theirs.doubloon_income.total


def test_nobody_sails_back() -> None:
    (number,) = [at for at, step in enumerate(STEPS) if step.attempt is not None]
    with pytest.raises(RuleError) as told:
        try_out(MARACAIBO, number, STEPS[number].attempt or "")
    assert told.value.rule == "PM-2.3"
    lies = {space.name: space.card for space in view_of(STEPS[number]).spaces}
    assert lies[(STEPS[number].attempt or "").removeprefix("sail ")] == "la-orchila"


# -- How it is told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_in_every_language(language: str) -> None:
    texts = Texts(language, [MARACAIBO.locale])
    said = [texts(step.text, **step.args) for step in STEPS]
    assert texts.problems == []
    assert all(text != step.text for step, text in zip(STEPS, said, strict=True))
    assert texts("web-maracaibo-tab-scores") in texts("maracaibo-lesson-score")


def test_what_a_step_points_at_is_there() -> None:
    for step in STEPS:
        view = view_of(step)
        there = {space.name for space in view.spaces} | {"start", "gulf", "maracaibo"}
        there |= {"island gold", "island emerald", "island pearl", "score"}
        there |= {f"upgrade {number}" for number in range(1, len(TITLE.data.catalogue.upgrades) + 1)}
        for offer in step.offers:
            verb, _, rest = offer.do.partition(" ")
            named_so = {"explore": "track", "store": "storage", "bury": "burial", "keep": "quest"}
            there |= {offer.do, f"{named_so.get(verb, verb)} {rest}"}
        assert set(step.point) <= there, step.text


def test_the_story_goes_on_from_column_to_column() -> None:
    sailed = [step.do.removeprefix("sail ") for step in DECISIONS if step.do and step.do.startswith("sail c")]
    columns = [int(space[1]) for space in sailed]
    assert all(one < other for one, other in pairwise(columns))


def test_the_house_gives_the_lesson_and_judges_attempts(guest: httpx.Client) -> None:
    told: dict[str, Any] = guest.get("/api/titles/maracaibo/lesson").json()
    assert [step["text"] for step in told["steps"]] == [step.text for step in STEPS]
    assert told["bot"] == "greedy"
    at = STEPS.index(named("back"))
    no = guest.get(f"/api/titles/maracaibo/lesson/{at}/try", params={"move": "sail c3r4"})
    assert (no.status_code, no.json()["rule"]) == (422, "PM-2.3")
