"""How the points of a game went, turn by turn."""

from itertools import pairwise

import pytest

from tortuga.bots.random import RandomBot
from tortuga.kernel import registry
from tortuga.kernel.chance import Imagined
from tortuga.kernel.game import Game
from tortuga.kernel.score_curve import TurnScore, score_curve, turning_points

SEATS = {"rum": 3, "rummikub": 2, "rummi": 2, "maracaibo": 2}
MOST_MOVES = 400


def played(name: str, moves: int = MOST_MOVES) -> Game:
    """A game of bots that play by chance."""
    title = registry.title(name)
    game = Game.start(title, [f"{seat}" for seat in range(SEATS[name])], seed="a curve")
    bot = RandomBot(title, Imagined("a curve"))
    for _ in range(moves):
        due = game.state.due()
        if not due:
            break
        offers = title.offers(game.state, due[0])
        game.play(due[0], bot.choose(title.view(game.state, due[0]), offers))
    return game


@pytest.mark.parametrize("name", sorted(SEATS))
def test_a_curve_has_every_turn_and_ends_with_the_standing(name: str) -> None:
    game = played(name)
    curve = score_curve(game)
    assert [(curve[0].first, curve[0].last, curve[0].seat)] == [(1, 1, None)]
    assert all(one.last < other.first for one, other in pairwise(curve))
    assert curve[-1].last == game.folded[-1].record.n
    assert all(len(score.points) == SEATS[name] for score in curve)
    assert list(curve[-1].points) == list(game.title.standing(game.state) or ())
    outcome = game.state.outcome()
    assert outcome is None or curve[-1].points == outcome.scores
    assert len({score.points for score in curve}) > 1, "something has happened"


def test_what_was_taken_back_is_not_in_the_curve() -> None:
    game = played("rum", 12)
    curve = score_curve(game)
    game.take_back(curve[-3].last)
    assert score_curve(game) == curve[:-2]


def lead(*points: tuple[int, ...]) -> list[TurnScore]:
    return [TurnScore(first=n, last=n, points=one) for n, one in enumerate(points)]


def test_turning_points_are_the_largest_swings_in_their_order() -> None:
    curve = lead((0, 0), (3, 0), (3, 9), (4, 9), (4, 10), (14, 10), (14, 8))
    assert [(one.turn, one.swing) for one in turning_points(curve, 0)] == [(1, 3), (2, -9), (5, 10)]


@pytest.mark.parametrize("points", [[], [(0, 0)], [(1, 1), (1, 1), (1, 1)]])
def test_where_nothing_happened_nothing_turned(points: list[tuple[int, ...]]) -> None:
    assert turning_points(lead(*points), 0) == []


def test_who_is_alone_has_only_their_own_points() -> None:
    assert [one.swing for one in turning_points(lead((0,), (5,), (6,), (20,)), 0)] == [5, 14]
