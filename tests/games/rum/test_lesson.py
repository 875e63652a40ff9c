"""The first game that teaches RUM: its record can have happened, and the learner sees all that it promises."""

from typing import Any

import httpx
import pytest

from titles.planks import PlanksTitle
from tortuga.games.rum.events import ClockMoved, Drew, Gain, Laid, ParrotDrawn, Returned, Tide
from tortuga.games.rum.view import RumOffer, RumView
from tortuga.kernel import Game, Imagined, RuleError, registry
from tortuga.kernel.errors import Refusal
from tortuga.lessons import LessonStep, course, lesson, try_out
from tortuga.server.titles import card
from tortuga.texts import LANGUAGES, Texts

RUM = registry.title("rum")
TAUGHT = course(RUM)
STEPS = lesson(RUM).steps
DECISIONS = [step for step in STEPS if step.do is not None]
HEARD = [event for step in STEPS for moment in step.moments for event in moment.events]
LEARNER = TAUGHT.script.seat


def mine(step: LessonStep) -> RumOffer:
    """The offer that the learner shall take."""
    found = [offer for offer in step.offers if offer.do == step.do]
    assert len(found) == 1
    assert isinstance(found[0], RumOffer)
    return found[0]


def gains() -> list[tuple[LessonStep, Gain]]:
    return [(step, gain) for step in DECISIONS for gain in mine(step).gains]


def hand_shows(step: LessonStep) -> int:
    """The bottles of the captain's colour that the hand brings to the step's set."""
    offer = mine(step)
    letter = {"black": "K"}.get(offer.gains[0].colour, offer.gains[0].colour[0].upper())
    return sum(card.count(letter) for card in offer.cards)


# -- The record -------------------------------------------------------------------------------------------------------


def test_the_record_is_proved_by_its_seed() -> None:
    assert TAUGHT.header.seed is not None
    game = Game.fold(RUM, TAUGHT.header, TAUGHT.records)
    assert len(game.records) == TAUGHT.script.steps[-1].after


def test_the_opponent_plays_as_the_bot_of_its_name_would() -> None:
    seat = 1 - LEARNER
    bot = registry.bot(TAUGHT.header.seats[seat].removeprefix("bot:"), RUM, Imagined("1"))
    for record in TAUGHT.records[1:]:
        if record.seat == seat:
            state = TAUGHT.game(record.n - 1).state
            assert bot.choose(RUM.view(state, seat), RUM.offers(state, seat)) == record.do


def test_every_decision_of_the_learner_is_a_step_and_every_expected_move_is_on_offer() -> None:
    theirs = [record.do for record in TAUGHT.records if record.seat == LEARNER]
    assert [step.do for step in DECISIONS] == theirs
    assert 10 <= len(theirs) <= 16
    for step in DECISIONS:
        mine(step)


def test_a_step_shows_what_has_happened_since_the_one_before() -> None:
    assert [moment.record for step in STEPS for moment in step.moments] == [record.n for record in TAUGHT.records]
    assert STEPS[-1].do is None, "after the last step somebody plays a game of their own"


# -- What it promises -------------------------------------------------------------------------------------------------


def test_the_learner_draws_from_the_beach_and_from_the_wreck() -> None:
    drawn = {event.slot > 0 for event in HEARD if isinstance(event, Drew) and event.seat == LEARNER}
    assert drawn == {True, False}


def test_the_learner_gains_a_captain_with_the_hand_alone_and_one_with_the_help_of_the_beach() -> None:
    free = [(step, gain) for step, gain in gains() if gain.owner is None]
    assert [hand_shows(step) > gain.was for step, gain in free] == [True, False]


def test_captains_change_sides_in_both_directions_and_a_trio_brings_the_last_one() -> None:
    taken = [gain for _, gain in gains() if gain.owner == 1 - LEARNER]
    assert [gain.trio for gain in taken] == [False, True]
    assert taken[-1].value == taken[-1].was + 2 > 3, "three bottles would not have been enough"
    theirs = [event for event in HEARD if isinstance(event, Laid) and event.seat != LEARNER]
    assert any(gain.owner == LEARNER for event in theirs for gain in event.gains)


def test_the_parrot_makes_the_learner_choose_and_moves_the_clock() -> None:
    parrot = next(at for at, event in enumerate(HEARD) if isinstance(event, ParrotDrawn))
    assert HEARD[parrot].seat == LEARNER
    returned, clock = HEARD[parrot + 1 : parrot + 3]
    assert isinstance(returned, Returned)
    assert isinstance(clock, ClockMoved)
    assert len(next(step for step in DECISIONS if mine(step).kind == "return").offers) > 1


def test_the_tide_comes() -> None:
    assert any(isinstance(event, Tide) for event in HEARD)


def test_a_set_is_refused_with_its_reason() -> None:
    (number,) = [at for at, step in enumerate(STEPS) if step.attempt is not None]
    attempt = STEPS[number].attempt
    assert attempt is not None
    with pytest.raises(RuleError) as told:
        try_out(RUM, number, attempt)
    assert (told.value.rule, told.value.key) == ("RUM-4.3", "rum-set-gains-nothing")
    assert attempt not in [offer.do for offer in STEPS[number].offers]


# -- How it is told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_in_every_language(language: str) -> None:
    texts = Texts(language, [RUM.locale])
    said = [texts(step.text, **step.args) for step in STEPS]
    assert texts.problems == []
    for step, text in zip(STEPS, said, strict=True):
        assert text != step.text
        assert str(step.args.get("card", "")) in text


def test_what_a_step_points_at_is_there() -> None:
    for step in STEPS:
        view = step.view
        assert isinstance(view, RumView)
        there = {"wreck", "clock", "captains", *(f"captain {captain.colour}" for captain in view.captains)}
        there |= {f"card {card}" for card in view.hand} | {f"slot {slot}" for slot in (1, 2, 3)}
        assert set(step.point) <= there


def test_the_house_gives_the_lesson_and_judges_attempts(guest: httpx.Client) -> None:
    told: dict[str, Any] = guest.get("/api/titles/rum/lesson").json()
    assert [step["text"] for step in told["steps"]] == [step.text for step in STEPS]
    assert told["steps"][2]["do"] == STEPS[2].do
    assert told["bot"] == "greedy"
    offer = guest.get("/api/titles/rum/lesson/4/try", params={"move": "lay PPb"})
    assert offer.json()["gains"][0]["colour"] == "purple"
    no = guest.get("/api/titles/rum/lesson/5/try", params={"move": "lay RRk"})
    assert (no.status_code, no.json()["rule"]) == (422, "RUM-4.3")
    assert guest.get("/api/titles/rum/lesson/99/try", params={"move": "lay RRk"}).json()["key"] == "step-unknown"


def test_a_title_needs_no_lesson() -> None:
    with pytest.raises(Refusal, match="lesson-unknown"):
        lesson(PlanksTitle())
    assert not card(PlanksTitle()).lesson
    assert card(RUM).lesson
