"""Refusals: what is not allowed is refused with a reason, and nothing has changed."""

from collections.abc import Callable

import pytest

from conformance.positions import SCALE, decisions, every_title, live_game, random_decision, texts
from tortuga.kernel import Game, NotationError, Refusal, RuleError, Title, digest


def table(game: Game) -> tuple[object, ...]:
    """All that a refused deed must leave as it is."""
    due = game.state.due()
    return digest(game.state), list(game.records), list(game.kept), [game.decision(seat) for seat in due]


@every_title
def test_the_judge_changes_nothing(title: Title) -> None:
    foreign = texts(title, "judge")
    for position, seat in decisions(title, "judge", games=20 * SCALE, every=3):
        before = digest(position.state)
        for text in foreign:
            try:
                position.state.check(seat, title.read(position.state, seat, text))
            except RuleError as refusal:
                assert refusal.rule
                assert refusal.key
            except NotationError as refusal:
                assert refusal.key
            assert digest(position.state) == before


@every_title
def test_a_refused_decision_changes_nothing(title: Title) -> None:
    foreign, refused = texts(title, "refused"), 0
    for number in range(10 * SCALE):
        game, chance = live_game(title, f"refused {number}")
        while game.state.due():
            seat, _, legal = random_decision(game, chance)
            for text in foreign:
                before = table(game)
                try:
                    game.state.check(seat, title.read(game.state, seat, text))
                except Refusal as expected:
                    with pytest.raises(type(expected)):
                        game.play(seat, text)
                    assert table(game) == before
                    refused += 1
            game.play(seat, legal)
    assert refused


@every_title
def test_a_seat_that_owes_nothing_cannot_act(title: Title) -> None:
    for number in range(10 * SCALE):
        game, chance = live_game(title, f"others {number}")
        while due := game.state.due():
            seat, _, text = random_decision(game, chance)
            for other in {-1, *range(len(game.header.seats) + 1)} - set(due):
                before = table(game)
                for deed in (
                    lambda: game.play(other, text),
                    lambda: game.lapse(other),
                    lambda: game.lapse(other, text),
                ):
                    refuse(deed, "not-your-decision")
                assert table(game) == before
            game.play(seat, text)
        refuse(lambda: game.play(0, text), "game-over")
        refuse(lambda: game.lapse(0), "game-over")


def refuse(deed: Callable[[], object], key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        deed()
    assert refusal.value.key == key
