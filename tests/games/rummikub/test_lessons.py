"""The first games that teach Rummikub and Rummi: their records can have happened, and the learner does all that they
promise."""

from collections.abc import Iterator
from typing import NamedTuple, cast

import httpx
import pytest

from tortuga.games.rummikub.events import Bought, Drew, Exchanged, Laid, MatchOver, RoundOver
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, Melds
from tortuga.games.rummikub.rules.state import RummikubState
from tortuga.games.rummikub.rules.tiles import JOKER
from tortuga.games.rummikub.rules.turns import laid_between
from tortuga.games.rummikub.view import RummikubAssessment, RummikubOffer, RummikubView
from tortuga.kernel import Event, Game, Imagined, RuleError, Title, registry
from tortuga.lessons import Course, LessonStep, answer, assess_draft, course, lesson, try_out
from tortuga.texts import LANGUAGES, Texts

PLACES = {"rack", "bank", "table", "meld", "new", "result"}


class Class(NamedTuple):
    """A lesson as it was read and as it is told."""

    title: Title
    taught: Course
    steps: list[LessonStep]

    @property
    def learner(self) -> int:
        return self.taught.script.seat

    def heard(self, kind: type[Event]) -> list[Event]:
        return [
            event for step in self.steps for moment in step.moments for event in moment.events if type(event) is kind
        ]

    def turns(self) -> Iterator[tuple[Melds, Melds]]:
        """The table before and after every turn in which the learner lays."""
        for record in self.taught.records:
            if record.seat == self.learner and (record.do or "").startswith("lay"):
                state = self.taught.game(record.n - 1).state
                assert isinstance(state, RummikubState)
                yield state.table, cast(Melds, self.title.read(state, self.learner, record.do or ""))


def attend(name: str) -> Class:
    title = registry.title(name)
    return Class(title, course(title), lesson(title).steps)


LESSONS = [attend("rummikub"), attend("rummi")]
both = pytest.mark.parametrize("attended", LESSONS, ids=["rummikub", "rummi"])


def gone(before: Melds, after: Melds) -> list[Meld]:
    """Sets that are not as they were."""
    left = list(after)
    found = []
    for meld in before:
        if meld in left:
            left.remove(meld)
        else:
            found.append(meld)
    return found


# -- The record -------------------------------------------------------------------------------------------------------


@both
def test_the_record_is_proved_by_its_seed_and_tells_a_whole_round(attended: Class) -> None:
    header, records = attended.taught.header, attended.taught.records
    assert header.seed is not None
    game = Game.fold(attended.title, header, records)
    assert len(records) == attended.taught.script.steps[-1].after
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.winners == (attended.learner,), "whoever learns wins the first time"


@both
def test_the_opponent_plays_as_the_bot_of_its_name_would(attended: Class) -> None:
    title, taught, seat = attended.title, attended.taught, 1 - attended.learner
    bot = registry.bot(taught.header.seats[seat].removeprefix("bot:"), title, Imagined("1"))
    for record in taught.records[1:]:
        if record.seat == seat:
            state = taught.game(record.n - 1).state
            would = title.read(state, seat, bot.choose(title.view(state, seat), title.offers(state, seat)))
            assert title.same_lesson_move(state, would, title.read(state, seat, record.do or ""))


@both
def test_every_decision_of_the_learner_is_a_step(attended: Class) -> None:
    theirs = [record.do for record in attended.taught.records if record.seat == attended.learner]
    assert [step.do for step in attended.steps if step.do is not None] == theirs
    assert 10 <= len(attended.steps) <= 16
    told = [moment.record for step in attended.steps for moment in step.moments]
    assert told == [record.n for record in attended.taught.records]
    assert attended.steps[-1].do is None, "after the last step somebody plays a game of their own"


# -- What it promises -------------------------------------------------------------------------------------------------


@both
def test_the_learner_makes_a_first_meld_draws_and_goes_out(attended: Class) -> None:
    laid = [event for event in attended.heard(Laid) if cast(Laid, event).seat == attended.learner]
    assert [cast(Laid, event).first_meld for event in laid] == [True] + [False] * (len(laid) - 1)
    assert any(cast(Drew, event).seat == attended.learner for event in attended.heard(Drew))
    (over,) = attended.heard(RoundOver)
    assert isinstance(over, RoundOver)
    assert over.reason == "out"
    assert over.racks[attended.learner] == ()
    assert attended.heard(MatchOver)


@both
def test_the_learner_adds_to_a_set_and_takes_the_fourth_tile_of_a_group(attended: Class) -> None:
    added = taken = False
    for before, after in attended.turns():
        changed = gone(before, after)
        added |= len(changed) == 1 and any(set(changed[0].tiles) < set(meld.tiles) for meld in after)
        for meld in changed:
            rests = [one for one in after if one.kind == GROUP and set(one.tiles) < set(meld.tiles)]
            taken |= meld.kind == GROUP and len(meld.tiles) == 4 and bool(rests)
    assert added
    assert taken


@both
def test_the_learner_buys_a_joker_and_uses_it(attended: Class) -> None:
    used = False
    for before, after in attended.turns():
        for meld in gone(before, after):
            plain = {one for one in meld.tiles if one != JOKER}
            bought = [one for one in after if plain < set(one.tiles) and JOKER not in one.tiles]
            used |= JOKER in meld.tiles and bool(bought)
    assert used


def test_that_is_announced_in_rummi() -> None:
    assert any(cast(Bought, event).seat == LESSONS[1].learner for event in LESSONS[1].heard(Bought))


def test_the_learner_takes_a_run_apart() -> None:
    split = False
    for before, after in LESSONS[0].turns():
        for meld in gone(before, after):
            split |= meld.kind == RUN and any(one.kind == RUN and set(one.tiles) < set(meld.tiles) for one in after)
    assert split


def test_the_hand_is_exchanged_in_rummi() -> None:
    assert any(cast(Exchanged, event).seat == LESSONS[1].learner for event in LESSONS[1].heard(Exchanged))


@both
def test_an_attempt_is_refused_with_its_reason(attended: Class) -> None:
    tried = [(at, step.attempt) for at, step in enumerate(attended.steps) if step.attempt is not None]
    assert tried
    for at, attempt in tried:
        with pytest.raises(RuleError) as told:
            try_out(attended.title, at, attempt)
        assert told.value.rule in ("RK-3.2", "RK-3.8")
        assessment = assess_draft(attended.title, at, attempt)
        assert isinstance(assessment, RummikubAssessment)
        assert assessment.why == told.value.reason


# -- What is taken for an answer --------------------------------------------------------------------------------------


@both
def test_the_same_tiles_are_an_answer_however_they_lie(attended: Class) -> None:
    for at, step in enumerate(attended.steps):
        if step.do is None:
            continue
        assert answer(attended.title, at, step.do).right
        verb, _, sets = step.do.partition(" ")
        if verb == "lay":
            assert answer(attended.title, at, f"lay {' | '.join(reversed(sets.split(' | ')))}").right


@both
def test_another_legal_move_is_no_answer(attended: Class) -> None:
    others = 0
    for at, step in enumerate(attended.steps):
        if step.do is None:
            continue
        state = attended.taught.game(attended.taught.script.steps[at].after).state
        assert isinstance(state, RummikubState)
        wanted = attended.title.read(state, attended.learner, step.do)
        for offer in step.offers:
            assert isinstance(offer, RummikubOffer)
            move = attended.title.read(state, attended.learner, offer.do)
            same = move == wanted or (
                not isinstance(move, int)
                and not isinstance(wanted, int)
                and laid_between((), cast(Melds, move)) == laid_between((), cast(Melds, wanted))
            )
            assert answer(attended.title, at, offer.do).right == same
            others += not same
    assert others


@both
def test_what_is_asked_is_told_by_hand(attended: Class) -> None:
    for step in attended.steps:
        assert (step.do is None) == (step.how == [])
        if step.do is not None:
            assert step.how[-1].move == step.do


# -- How it is told ---------------------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_in_every_language(attended: Class, language: str) -> None:
    texts = Texts(language, [attended.title.locale])
    said = [texts(step.text, **step.args) for step in attended.steps]
    assert texts.problems == []
    assert all(text != step.text for step, text in zip(attended.steps, said, strict=True))


@both
def test_the_tiles_that_a_step_names_are_there(attended: Class) -> None:
    for step in attended.steps:
        view = step.view
        assert isinstance(view, RummikubView)
        there = PLACES | {f"tile {tile}" for tile in view.rack} | {f"set {at + 1}" for at in range(len(view.table))}
        assert set(step.point) <= there, step.text
        seen = {*view.rack, *(tile for one in view.table for tile in one.tiles)}
        named = {word for arg in step.args.values() if isinstance(arg, str) for word in arg.split()}
        assert named <= seen, step.text


@both
def test_the_house_assesses_drafts_and_judges_answers(guest: httpx.Client, attended: Class) -> None:
    from_house = f"/api/titles/{attended.title.name}/lesson"
    at, step = next((at, step) for at, step in enumerate(attended.steps) if step.attempt is not None)
    assessment = guest.get(
        f"{from_house}/{at}/draft", params={"move": step.attempt or ""}, headers={"Accept-Language": "pl"}
    )
    assert (assessment.json()["ready"], assessment.json()["why"]["rule"]) in ((False, "RK-3.2"), (False, "RK-3.8"))
    assert any(word in assessment.json()["why"]["text"] for word in ("wejście", "wchodzisz"))
    at, step = next((at, step) for at, step in enumerate(attended.steps) if step.do is not None)
    assert guest.get(f"{from_house}/{at}/answer", params={"move": step.do or ""}).json() == {"right": True}
    no = guest.get(f"{from_house}/{at}/answer", params={"move": "pass"})
    assert (no.status_code, no.json()["rule"]) == (422, "RK-3.1")
    nothing = guest.get("/api/titles/rum/lesson/4/draft", params={"move": "lay PPb"})
    assert (nothing.status_code, nothing.json()) == (200, None)
