"""A first game that teaches its title: a record, and what is said and asked at its moments. All of it is data.

A title with a lesson has two files: `lesson.jsonl`, a record as every game leaves it, and `lesson.json`, its steps.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tortuga.kernel.errors import Refusal
from tortuga.kernel.events import heard_by
from tortuga.kernel.game import Game
from tortuga.kernel.messages import Arg, Message
from tortuga.kernel.records import Header, Record, load
from tortuga.kernel.state import State
from tortuga.kernel.title import Title
from tortuga.kernel.views import Assessment, Offer, Stage
from tortuga.seats import bot_in

# -- As it is written -------------------------------------------------------------------------------------------------


class ScriptStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something said after a record. If the game goes on before the next step, the learner is to do what the record
    after this one says, or what the title takes for the same (`Title.same_lesson_move`)."""

    after: int
    text: str
    args: dict[str, Arg] = {}
    point: tuple[str, ...] = ()
    """What to look at: places as the title's drawing calls them (`data-place`), such as `slot 2`."""
    attempt: str | None = None
    """A move for the learner to try that the rules forbid, to hear why."""


class LessonScript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    about: str
    seat: int
    """The learner's."""
    steps: tuple[ScriptStep, ...]


class Course(msgspec.Struct, frozen=True):
    """A lesson as it was read."""

    title: Title
    header: Header
    records: list[Record]
    script: LessonScript

    def game(self, after: int) -> Game:
        return Game.fold(self.title, self.header, self.records[:after])


# -- As the client gets it --------------------------------------------------------------------------------------------


class LessonMoment(msgspec.Struct, frozen=True):
    """What the learner saw and heard after a record."""

    record: int
    seat: int | None
    view: Any
    details: Any
    events: list[Any]
    lines: list[Message]


class LessonStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    text: str
    args: dict[str, Arg] = {}
    point: tuple[str, ...] = ()
    moments: list[LessonMoment] = []
    """What has happened since the step before; the learner sees it first."""
    view: Any
    details: Any = None
    """What follows from the view, where a title works that out."""
    offers: list[Any] = []
    do: str | None = None
    """What the learner is asked to do; without it, this step is only read."""
    how: list[Stage] = []
    """How that is done by hand, where it is more than one thing."""
    attempt: str | None = None
    """What the learner is asked to try although the rules forbid it."""


class LessonAnswer(msgspec.Struct, frozen=True):
    """A legal move of the learner: is it what the step asks for?"""

    right: bool


class Lesson(msgspec.Struct, frozen=True):
    title: str
    seat: int
    seats: int
    bot: str
    """Whom the learner plays against; the first real game can go on with that one."""
    steps: list[LessonStep]


@cache
def course(title: Title) -> Course:
    """A title's lesson; Refusal `lesson-unknown` where it has none."""
    if title.lesson is None:
        raise Refusal("lesson-unknown")
    return read_course(title, title.lesson)


def read_course(title: Title, folder: Path) -> Course:
    header, records = load(folder / "lesson.jsonl")
    script = msgspec.json.decode((folder / "lesson.json").read_bytes(), type=LessonScript)
    return Course(title, header, records, script)


@cache
def lesson(title: Title) -> Lesson:
    """All steps of a title's lesson, as the learner's client needs them."""
    taught = course(title)
    seat, steps = taught.script.seat, taught.script.steps
    game = Game.empty(title, taught.header)
    told = []
    for step, after in zip(steps, [*(step.after for step in steps[1:]), None], strict=True):
        moments = []
        for record in taught.records[len(game.records) : step.after]:
            game.append(record)
            moments.append(_moment(game, seat))
        goes_on = after is not None and after > step.after
        do = taught.records[step.after].do if goes_on else None
        view = title.view(game.state, seat)
        told.append(
            LessonStep(
                text=step.text,
                args=step.args,
                point=step.point,
                moments=moments,
                view=view,
                details=title.details(view),
                offers=list(title.offers(game.state, seat)) if seat in game.state.due() else [],
                do=do,
                how=[] if do is None else list(title.stages(game.state, seat, title.read(game.state, seat, do))),
                attempt=step.attempt,
            )
        )
    bot = next(bot for who in taught.header.seats if (bot := bot_in(who)) is not None)
    return Lesson(title.name, seat, len(taught.header.seats), bot, told)


def _moment(game: Game, seat: int) -> LessonMoment:
    kept = game.folded[-1]
    events = heard_by(kept.told, seat)
    lines = [line for event in events for line in game.title.say(event)]
    view = game.title.view(game.state, seat)
    return LessonMoment(kept.record.n, kept.record.seat, view, game.title.details(view), list(events), lines)


def try_out(title: Title, number: int, move: str) -> Offer:
    """What a move of the learner would bring at a step (counted from 0); raises the Refusal that the rules give."""
    state, seat = _position(title, number)
    read = title.read(state, seat, move)
    state.check(seat, read)
    return title.offer(state, seat, read)


def answer(title: Title, number: int, move: str) -> LessonAnswer:
    """Is a move what a step asks the learner for? Raises the Refusal that the rules give where it is not even legal."""
    state, seat = _position(title, number)
    read = title.read(state, seat, move)
    state.check(seat, read)
    wanted = lesson(title).steps[number].do
    return LessonAnswer(wanted is not None and title.same_lesson_move(state, read, title.read(state, seat, wanted)))


def assess_draft(title: Title, number: int, move: str) -> Assessment | None:
    """What can be said of a draft of the learner at a step."""
    state, seat = _position(title, number)
    return title.assess(state, seat, title.read(state, seat, move))


def _position(title: Title, number: int) -> tuple[State, int]:
    """Where the learner is at a step (counted from 0), about to decide."""
    taught = course(title)
    if not 0 <= number < len(taught.script.steps):
        raise Refusal("step-unknown", n=number, count=len(taught.script.steps))
    state, seat = _state_after(title, taught.script.steps[number].after), taught.script.seat
    if seat not in state.due():
        raise Refusal("not-your-decision")
    return state.copy(), seat


@cache
def _state_after(title: Title, record: int) -> State:
    """Folded once, so that trying a move does not replay all that came before."""
    return course(title).game(record).state
