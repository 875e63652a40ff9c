"""No title without its recount, its golden games and its count file."""

from conformance import counting, goldens
from conformance.positions import every_title
from conformance.recounts import RECOUNTS
from tortuga.kernel import Title


@every_title
def test_a_title_has_a_recount_of_its_scores(title: Title) -> None:
    assert title.name in RECOUNTS, "write one in recounts.py"


@every_title
def test_a_title_has_golden_games_with_their_stories(title: Title) -> None:
    paths = goldens.logs(title)
    assert len(paths) >= 2, f"cd tests && python -m conformance.regenerate {title.name}"
    assert all(path.with_suffix(".txt").exists() for path in paths)


@every_title
def test_a_title_has_a_count_file(title: Title) -> None:
    assert counting.path(title).exists(), f"cd tests && python -m conformance.regenerate {title.name}"
    assert {count.game for count in counting.read(title)} == {path.name for path in goldens.logs(title)}
