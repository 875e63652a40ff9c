"""Random games, thousands of them: every moment has a legal move, every game ends, and its scores are right."""

from conformance.positions import batches, every_title, many, moments, opening, pick, walk
from conformance.recounts import RECOUNTS
from tortuga.kernel import Title

LONGEST = 2_000
"""Decisions in a game; far more than any title of ours needs."""


@every_title
@batches(8)
def test_random_games_come_to_an_end(title: Title, batch: int) -> None:
    for number in range(many(title, 250)):
        _, state, seats, chance = opening(title, f"light {batch} {number}")
        for _ in range(LONGEST):
            if not (due := state.due()):
                break
            seat = pick(chance, due)
            move = pick(chance, state.moves(seat))
            state.check(seat, move)
            assert state.outcome() is None
            state.play(seat, move, chance, None)
        outcome = state.outcome()
        assert outcome is not None, "it ends"
        assert len(outcome.scores) == len(outcome.ranks) == seats
        assert (outcome.scores, outcome.ranks) == RECOUNTS[title.name](title.view(state, None))
        assert outcome.winners or seats == 1, "who plays alone can lose"


@every_title
def test_a_game_is_over_exactly_when_nobody_owes_a_decision(title: Title) -> None:
    for position in moments(title, "over", games=many(title, 100)):
        state, due = position.state, position.state.due()
        assert (state.outcome() is None) == bool(due)
        assert due == sorted(set(due))
        assert set(due) <= set(range(position.seats))


@every_title
def test_turns_never_go_back(title: Title) -> None:
    for number in range(many(title, 100)):
        turns = [position.state.turn() for position in walk(title, f"turns {number}")]
        assert turns == sorted(turns)


@every_title
def test_a_table_of_sleepers_comes_to_an_end(title: Title) -> None:
    for number in range(many(title, 50)):
        _, state, _, chance = opening(title, f"sleepers {number}")
        for _ in range(LONGEST):
            if not (due := state.due()):
                break
            state.lapse(pick(chance, due), None, chance, None)
        assert state.outcome() is not None
