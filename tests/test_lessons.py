"""What is tried at a step of a lesson."""

import pytest

from tortuga import lessons
from tortuga.kernel import registry
from tortuga.kernel.encoding import digest
from tortuga.kernel.game import Game


@pytest.mark.parametrize("name", ["rum", "maracaibo", "rummi"])
def test_the_game_before_a_step_is_folded_once_and_nobody_changes_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may try anything, as often as they like."""
    title = registry.title(name)
    steps = [(number, step.do) for number, step in enumerate(lessons.lesson(title).steps) if step.do is not None]
    first = [lessons.try_out(title, number, do) for number, do in steps]
    digests = [digest(lessons._position(title, number)[0]) for number, _ in steps]

    def folded(*_: object, **__: object) -> None:
        raise AssertionError("it was folded before")

    monkeypatch.setattr(Game, "append", folded)
    assert [lessons.try_out(title, number, do) for number, do in steps] == first
    assert [digest(lessons._position(title, number)[0]) for number, _ in steps] == digests
