"""The leak tests of the design, as functions: each looks at one position, mostly through one viewer's eyes.

They raise Leak with what gave something away; `test_planted_leaks.py` proves that they can. One thing they cannot find:
a view that tells a secret and a redeal that believes it. So people read views; secret answers have a look of their own.
"""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import msgspec

from conformance.positions import Position, pick, refusal
from tortuga.kernel import (
    Bot,
    Chance,
    EventLog,
    Imagined,
    Listener,
    Move,
    NotationError,
    State,
    Title,
    View,
    encode,
    heard_by,
)


class Leak(AssertionError):
    """Something that a seat gets says more than the seat may know."""


def through_the_wire(title: Title, view: View) -> View:
    """The view as another process would have it: no handle to the state comes along."""
    return msgspec.json.decode(encode(view), type=title.view_type)


def reply(title: Title, state: State, seat: int, text: str) -> object:
    """What a seat hears when it says something: silence, or a refusal with its facts."""
    refused = refusal(title, state, seat, text)
    return None if refused is None else (str(refused), refused.facts)


def assessed(title: Title, state: State, seat: int, text: str) -> object:
    """What a seat is told of a draft and, where it is legal, how it is done by hand."""
    try:
        move = title.read(state, seat, text)
    except NotationError:
        return None
    legal = refusal(title, state, seat, text) is None
    return encode([title.assess(state, seat, move), title.stages(state, seat, move) if legal else ()])


def bots_choose(title: Title, state: State, seat: int, bots: Sequence[Bot]) -> list[str]:
    view, offers = title.view(state, seat), title.offers(state, seat)
    for bot in bots:
        bot.chance = Imagined("leak")
    return [bot.choose(view, offers) for bot in bots]


def same(what: str, true: object, imagined: object) -> None:
    if true != imagined:
        raise Leak(f"{what}: {true!r} in truth, {imagined!r} in a redeal that looks the same")


def look_at_redeal(position: Position, viewer: int | None, texts: Sequence[str], bots: Sequence[Bot] = ()) -> bool:
    """Test 1: what a seat gets is the same in a redeal of its view. Returns whether that moved anything: whether
    it looks different to another seat."""
    title, state, _, chance = position
    view = through_the_wire(title, title.view(state, viewer))
    twin = title.imagine(view, chance)
    same("view", encode(view), encode(title.view(twin, viewer)))
    same("who owes a decision", state.due(), twin.due())
    same("turn", state.turn(), twin.turn())
    same("outcome", state.outcome(), twin.outcome())
    if viewer is not None and viewer in state.due():
        same("offers", encode(title.offers(state, viewer)), encode(title.offers(twin, viewer)))
        same("exhaustive", state.exhaustive(viewer), twin.exhaustive(viewer))
        for text in texts:
            same(f"refusal of {text!r}", reply(title, state, viewer, text), reply(title, twin, viewer, text))
            same(f"assessment of {text!r}", assessed(title, state, viewer, text), assessed(title, twin, viewer, text))
        same("bots", bots_choose(title, state, viewer, bots), bots_choose(title, twin, viewer, bots))
    others = [other for other in position.viewers if other != viewer]
    return any(title.view(state, other) != title.view(twin, other) for other in others)


class Answer(NamedTuple):
    """What a seat does: a move; or nothing until its clock runs out, with a draft or without."""

    move: Move | None
    lapse: bool

    def carry_out(self, state: State, seat: int, chance: Chance, tell: Listener) -> None:
        if self.lapse:
            state.lapse(seat, self.move, chance, tell)
        else:
            state.play(seat, self.move, chance, tell)


def answers(state: State, seat: int, chance: Chance, count: int) -> list[Answer]:
    moves = state.moves(seat)
    some = moves if len(moves) <= count else [pick(chance, moves) for _ in range(count)]
    return [*(Answer(move, lapse=False) for move in some), Answer(None, lapse=True), Answer(some[0], lapse=True)]


def listen_to_step(position: Position, viewer: int | None, twins: int = 5) -> int:
    """Test 2: where a viewer's views after a step are equal, so is what it was told, apart from events that reveal.
    A seat knows what it did itself. Returns how many steps looked like another one."""
    title, state, _, chance = position
    seat = pick(chance, state.due())
    view = through_the_wire(title, title.view(state, viewer))
    seen: dict[object, bytes] = {}
    met = 0
    for world in [state, *(title.imagine(view, chance) for _ in range(twins))]:
        for answer, _ in product(answers(world, seat, chance, count=4), range(2)):
            after, ear = world.copy(), EventLog()
            answer.carry_out(after, seat, chance, ear)
            story = encode([event for event in heard_by(ear.told, viewer) if not event.reveals])
            looks = (encode(title.view(after, viewer)), answer if viewer == seat else answer.lapse)
            met += looks in seen
            if seen.setdefault(looks, story) != story:
                raise Leak(f"told to {viewer}: {seen[looks]!r} or {story!r}, and the views are equal")
    return met


def compare_secret_answers(position: Position) -> int:
    """Test 3: while others still owe an answer to the same question, nobody else can see what a seat has answered.
    Returns how many answers were compared."""
    title, state, _, chance = position
    seat, *others = state.due()
    known: dict[int | None, bytes] = {}
    moves = state.moves(seat)
    for move in moves:
        after, ear = state.copy(), EventLog()
        after.play(seat, move, chance, ear)
        same("who still owes an answer", others, after.due())
        for viewer in (viewer for viewer in position.viewers if viewer != seat):
            looks = encode([title.view(after, viewer), heard_by(ear.told, viewer)])
            same("secret", known.setdefault(viewer, looks), looks)
    return len(moves)
