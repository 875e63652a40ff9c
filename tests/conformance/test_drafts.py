"""Drafts and hints: whatever can be written can be assessed, and a legal move can be told thing by thing."""

from collections.abc import Iterator

import msgspec

from conformance.positions import NAMES, SCALE, Position, decisions, every_title, texts
from tortuga.kernel import Message, Move, NotationError, Reason, Title, digest, encode
from tortuga.rulebook import rulebook
from tortuga.texts import LANGUAGES, Texts


def drafts(position: Position, seat: int, foreign: list[str]) -> Iterator[Move]:
    """Legal moves, and what else can be written right now."""
    yield from position.state.moves(seat)
    for text in foreign:
        try:
            yield position.title.read(position.state, seat, text)
        except NotationError:
            continue


def reasons(thing: object) -> Iterator[Reason]:
    if isinstance(thing, Reason):
        yield thing
    elif isinstance(thing, tuple):
        for one in thing:
            yield from reasons(one)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from reasons(getattr(thing, name))


@every_title
def test_every_draft_can_be_assessed(title: Title) -> None:
    foreign = texts(title, "drafts")
    why: dict[bytes, Reason] = {}
    for position, seat in decisions(title, "drafts", games=4 * SCALE, every=12):
        before = digest(position.state)
        for move in drafts(position, seat, foreign):
            assessment = title.assess(position.state, seat, move)
            if title.assessment_type is None:
                assert assessment is None
            else:
                assert isinstance(assessment, title.assessment_type)
                assert msgspec.json.decode(encode(assessment), type=title.assessment_type) == assessment
                why |= {encode(reason): reason for reason in reasons(assessment)}
        assert digest(position.state) == before
    rules = rulebook(title, "en").rules
    assert {reason.rule for reason in why.values()} <= set(rules)
    for language in LANGUAGES:
        reader = Texts(language, [title.locale], NAMES)
        assert all(reader.reason(reason) for reason in why.values())
        assert reader.problems == []


@every_title
def test_the_steps_of_a_move_end_with_it(title: Title) -> None:
    said: dict[bytes, Message] = {}
    for position, seat in decisions(title, "steps", games=4 * SCALE, every=12):
        state = position.state
        before = digest(state)
        for move in state.moves(seat):
            stages = title.stages(state, seat, move)
            said |= {encode(stage.line): stage.line for stage in stages}
            arrangements = [title.read(state, seat, stage.move) for stage in stages]
            assert not stages or arrangements[-1] == move
        assert digest(state) == before
    for language in LANGUAGES:
        reader = Texts(language, [title.locale], NAMES)
        assert all(reader.line(line) for line in said.values())
        assert reader.problems == []
