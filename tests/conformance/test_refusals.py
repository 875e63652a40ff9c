"""Refusals: what is not allowed is refused with a reason, and nothing has changed."""

import pytest

from conformance.positions import decisions, every_title, live_game, many, random_decision, refusal, texts
from tortuga.kernel import Game, Refusal, RuleError, Title, digest


def table(game: Game) -> tuple[object, ...]:
    """All that a refused deed must leave as it is."""
    due = game.state.due()
    return digest(game.state), list(game.records), list(game.folded), [game.decision(seat) for seat in due]


@every_title
def test_the_judge_gives_a_reason_and_changes_nothing(title: Title) -> None:
    foreign = texts(title, "judge")
    for position, seat in decisions(title, "judge", games=many(title, 20), every=3):
        before = digest(position.state)
        for text in foreign:
            refused = refusal(title, position.state, seat, text)
            assert refused is None or refused.key
            assert not isinstance(refused, RuleError) or refused.rule
            assert digest(position.state) == before


@every_title
def test_a_refused_decision_changes_nothing(title: Title) -> None:
    foreign, count = texts(title, "refused"), 0
    for number in range(many(title, 10)):
        game, chance = live_game(title, f"refused {number}")
        while game.state.due():
            seat, legal = random_decision(game, chance)
            before = table(game)
            for text in foreign:
                if refused := refusal(title, game.state, seat, text):
                    with pytest.raises(type(refused)):
                        game.play(seat, text)
                    count += 1
            assert table(game) == before
            game.play(seat, legal)
    assert count


@every_title
def test_a_seat_that_owes_nothing_cannot_act(title: Title) -> None:
    for number in range(many(title, 10)):
        game, chance = live_game(title, f"others {number}")
        while due := game.state.due():
            seat, text = random_decision(game, chance)
            before = table(game)
            for other in {-1, *range(len(game.header.seats) + 1)} - set(due):
                with pytest.raises(Refusal, match="not-your-decision"):
                    game.play(other, text)
                with pytest.raises(Refusal, match="not-your-decision"):
                    game.lapse(other)
            assert table(game) == before
            game.play(seat, text)


@every_title
def test_nobody_acts_after_the_end(title: Title) -> None:
    game, chance = live_game(title, "ended")
    while game.state.due():
        seat, text = random_decision(game, chance)
        game.play(seat, text)
    before = table(game)
    for seat in range(len(game.header.seats)):
        with pytest.raises(Refusal, match="game-over"):
            game.play(seat, text)
        with pytest.raises(Refusal, match="game-over"):
            game.lapse(seat)
    assert table(game) == before
