"""A whole review: what is asked of a game, and what comes of the answers."""

import pytest

from conformance.positions import SCALE
from review.games import played
from tortuga.kernel import registry
from tortuga.kernel.game import Game
from tortuga.kernel.messages import Arg, Message, Seat
from tortuga.review import pieces
from tortuga.review.game_review import GameReview, JudgedMove
from tortuga.review.pieces import Piece, ask_here, pieces_of
from tortuga.review.summing_up import sum_up


def reviewed(game: Game, seat: int, share: float = 0.1) -> GameReview:
    asked = [
        Piece(after=p.after, n=p.n, made=p.made, turn=p.turn, first=p.first, share=share) for p in pieces_of(game, seat)
    ]
    return sum_up(game, seat, {piece: ask_here(game, seat, piece) for piece in asked})


def made_up(game: Game, chances: dict[int, tuple[float, float]]) -> GameReview:
    """By these answers: the best chance and what was given away, by decision; else an even game."""
    answers: dict[Piece, JudgedMove | None] = {}
    for place, piece in enumerate(pieces_of(game, 0)):
        best, given = chances.get(place, (0.5, 0.0))
        why = Message("a-reason") if given else None
        part = game.title.strategy().part(game.state_after(piece.after))
        answers[piece] = JudgedMove(made=best - given, best=best, given=given, choices=3, why=why, part=part)
    return sum_up(game, 0, answers)


def test_each_own_decision_is_asked_about_once() -> None:
    game = played("rum", "greedy", "greedy")
    for seat in (0, 1):
        asked = pieces_of(game, seat)
        assert [piece.n for piece in asked] == [kept.record.n for kept in game.folded if kept.record.seat == seat]
        assert all(piece.after < piece.n for piece in asked)
        assert [piece.turn for piece in asked if piece.first] == [*range(asked[-1].turn + 1)]


def test_what_was_taken_back_and_what_the_clock_did_is_not_asked_about() -> None:
    game = Game.start(registry.title("rum"), ["Ania", "Bartek"], seed="1")
    first = game.state.due()[0]
    game.lapse(first)
    other = game.state.due()[0]
    taken_back = game.play(other, game.title.offers(game.state, other)[0].do).record.n
    game.take_back(taken_back - 1)
    kept = game.play(other, game.title.offers(game.state, other)[-1].do).record.n
    assert pieces_of(game, first) == []
    assert [piece.n for piece in pieces_of(game, other)] == [kept]


def test_a_long_game_takes_no_more_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("rum", "greedy", "greedy")
    count = len(pieces_of(game, 0))
    monkeypatch.setattr(pieces, "USUAL_DECISIONS", 4)
    monkeypatch.setattr(pieces, "MOST_DECISIONS", 6)
    asked = pieces_of(game, 0)
    assert len(asked) == 6
    assert {piece.share for piece in asked} == {round(4 / count, 3)}
    assert (asked[0].n, asked[-1].n) == (pieces_of(game, 0)[0].n, pieces_of(game, 0)[-1].n)


@pytest.mark.parametrize("name", ["rum", "rummikub"])
def test_a_review_of_a_game_ends_with_how_it_ended(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "MOST_DECISIONS", 8 * SCALE)  # each takes the pure solver seconds
    game = played(name, "simple" if name == "rummikub" else "greedy", "hard", seed="2")
    review = reviewed(game, 0)
    outcome = game.state.outcome()
    assert outcome is not None
    assert review.curve[-1].chance == (1.0 if outcome.winners == (0,) else 0.0 if 0 not in outcome.winners else 0.5)
    assert all(0 <= one.chance <= 1 for one in review.curve)
    assert [one.before for one in review.curve] == sorted({one.before for one in review.curve})
    assert review.given == pytest.approx(sum(one.judged.given for one in review.decisions))
    assert len(review.turning_points) <= 3
    assert review == reviewed(game, 0)


def test_turning_points_say_whether_it_was_a_mistake() -> None:
    game = played("rum", "random", "greedy")
    assert made_up(game, {}).curve[-1].chance == 0.0
    lost = dict.fromkeys(range(5, len(pieces_of(game, 0))), (0.0, 0.0))
    review = made_up(game, {0: (0.2, 0.0), 1: (0.2, 0.0), 2: (0.9, 0.3), 3: (0.55, 0.0), 4: (0.55, 0.02), **lost})
    by_turn = {point.turn: point for point in review.turning_points}
    assert len(by_turn) == 3
    rose, gave, slipped = by_turn[1], by_turn[2], by_turn[4]
    facts: dict[str, Arg] = {"player": Seat(0), "before": 90, "after": 55}
    assert gave.reason == Message("review-turn-gave", facts)
    assert gave.why == Message("a-reason")
    assert gave.back_to == review.decisions[2].before
    assert rose.reason.key == "review-turn-rose"
    assert (slipped.reason.key, slipped.why) == ("review-turn-slipped", None)


def test_what_may_be_an_error_of_the_estimate_turned_nothing() -> None:
    game = played("rum", "random", "greedy")
    sure, unsure = (
        sum_up(
            game,
            0,
            {
                piece: JudgedMove(made=best, best=best, choices=3, error=error)
                for piece, best in zip(pieces_of(game, 0), [0.5, 0.3, *[0.0] * 100], strict=False)
            },
        )
        for error in (0.01, 0.15)
    )
    assert [point.turn for point in sure.turning_points] == [0, 1]
    assert unsure.turning_points == []


def test_chances_of_two_rounds_are_not_compared() -> None:
    title = registry.title("rummikub")
    game = Game.start(title, ["Ania", "Bartek"], seed="3", options=title.read_options({"rounds": 2}))
    while game.state.due():
        seat = game.state.due()[0]
        offers = title.offers(game.state, seat)
        game.play(seat, max(offers, key=lambda offer: len(getattr(offer, "tiles", ()))).do)
    rounds = [title.strategy().part(game.state_after(piece.after)) for piece in pieces_of(game, 0)]
    last = rounds.index(2) - 1
    high = dict.fromkeys(range(last + 1), (0.9, 0.0))
    review = made_up(game, high)
    assert review.curve[last].chance - review.curve[last + 1].chance == pytest.approx(0.4)
    assert last not in {point.turn for point in review.turning_points}
    assert review.about == Message("review-about-round")
