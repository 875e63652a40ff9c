"""What a search of Pirates of Maracaibo goes by: who is ahead, and what moves promise at a glance."""

import pytest

from games.maracaibo.positions import TITLE, position
from games.maracaibo.seeded import walk
from tortuga.games.maracaibo.strategy.lookahead import DEPTH, Lookahead
from tortuga.games.maracaibo.strategy.quick import MaracaiboStrategy, chance_by, lead_by
from tortuga.kernel import Imagined
from tortuga.search.halving import last_turn, rollout


def test_the_chance_grows_with_the_lead() -> None:
    leads = [-200.0, -10.0, -1.0, 0.0, 1.0, 10.0, 200.0]
    chances = [chance_by(lead) for lead in leads]
    assert chances == sorted(set(chances))
    assert chance_by(0.0) == 0.5
    assert [lead_by(chance) for chance in chances] == pytest.approx(leads)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_the_end_the_lead_over_the_best_other_counts(seats: int) -> None:
    *_, (state, _) = walk(f"ends {seats}", seats)
    assert not state.due()
    for seat in range(seats):
        best = max(score for other, score in enumerate(state.scores) if other != seat)
        assert MaracaiboStrategy().value(state, seat) == chance_by(state.scores[seat] - best)


def test_what_one_of_two_is_ahead_the_other_is_behind() -> None:
    for at, (state, _) in enumerate(walk("two", 2)):
        if at % 9 == 0 and state.due():
            strategy = MaracaiboStrategy()
            strategy.prepare(state, 0)
            assert strategy.value(state, 0) + strategy.value(state, 1) == pytest.approx(1.0)


def test_redbeard_s_points_count_against_you() -> None:
    state = next(state for state, _ in walk("alone", 1) if state.turn_number > 8)
    strategy = MaracaiboStrategy()
    strategy.prepare(state, 0)
    before = strategy.value(state, 0)
    state.players[1].vp += 5
    assert strategy.value(state, 0) < before


def test_at_a_glance_moves_come_in_the_order_of_their_worths() -> None:
    for at, (state, _) in enumerate(walk("glance", 2)):
        if at % 15 or not state.due():
            continue
        seat = state.due()[0]
        moves = state.moves(seat)
        strategy = MaracaiboStrategy()
        strategy.prepare(state, seat)
        priors = strategy.priors(state, seat, moves)
        ahead = Lookahead(state, seat, Imagined("priors"))
        worths = [ahead.worth(state, move, DEPTH) for move in moves if isinstance(move, int)]
        by_prior = sorted(range(len(moves)), key=lambda place: priors[place])
        assert [worths[place] for place in by_prior] == pytest.approx(sorted(worths))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_imagined_games_end_at_the_horizon_or_with_the_game(seats: int) -> None:
    chance = Imagined("rollouts")
    state = next(state for state, _ in walk(f"horizon {seats}", seats) if state.turn_number == 5)
    for own_turns in (2, 0):
        strategy = MaracaiboStrategy(own_turns)
        strategy.prepare(state, 0)
        twin = state.copy()
        assert 0.0 < rollout(twin, 0, strategy, chance, last_turn(twin, strategy)) < 1.0
        assert not twin.due() or twin.turn() == 5 + 2 * len(state.players), "Redbeard has turns too"
        assert bool(own_turns) or not twin.due()


def test_the_last_doubloons_are_spent_where_they_bring_points() -> None:
    """A search sees that the game is over after this turn: twenty doubloons are four points, the residence more."""
    table = position(
        at={"c9r2": "hacienda"},
        ships=["c8r2", "gulf"],
        doubloons=[20, 0],
        cards=["tobacco sugar cabin-boy sloop"],
        round_number=3,
    )
    table.play("sail c9r2")
    state = table.state
    strategy = MaracaiboStrategy(2)
    strategy.prepare(state, 0)
    values = {}
    for move in state.moves(0):
        twin, end = state.copy(), last_turn(state, strategy)
        twin.play(0, move, Imagined("last"), None)
        values[TITLE.write(state, 0, move)] = rollout(twin, 0, strategy, Imagined("last"), end)
    assert max(values, key=lambda name: values[name]) == "build c9r2", values
