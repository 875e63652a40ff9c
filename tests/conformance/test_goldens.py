"""Golden games and count files: what was recorded once still happens, move by move. See `regenerate.py`."""

from conformance import counting, goldens
from conformance.positions import every_title
from tortuga.kernel import Title
from tortuga.kernel.records import load


@every_title
def test_a_golden_game_still_tells_its_story(title: Title) -> None:
    for path in goldens.logs(title):
        assert goldens.story(title, *load(path)) == path.with_suffix(".txt").read_text(encoding="utf-8")


@every_title
def test_there_are_as_many_moves_as_ever(title: Title) -> None:
    for known in counting.read(title):
        assert counting.count(title, known.game, known.after) == known.sequences
