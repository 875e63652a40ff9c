"""Scores counted again, from nothing but the last view."""

import pytest

from games.maracaibo.recount import maracaibo
from games.maracaibo.seeded import walk
from rules import rule
from tortuga.games.maracaibo.title import MaracaiboTitle


@rule("PM-7.10", "PM-8.14")
@pytest.mark.parametrize("greedy", [False, True])
def test_scores_counted_again_from_the_last_view(greedy: bool) -> None:
    ours = MaracaiboTitle()
    for number in range(60):
        *_, (g, _) = walk(f"recount {number}", greedy=greedy, title=ours)
        outcome = g.outcome()
        assert outcome is not None
        assert maracaibo(ours.view(g, None)) == (outcome.scores, outcome.ranks)
