"""Judging one decision: mistakes are found, wins are not blamed, and nothing counts but what the seat could see."""

import msgspec
import pytest

from review.games import last_decision, played, view_before
from tortuga.kernel.chance import Imagined
from tortuga.kernel.encoding import encode
from tortuga.review.judging import judge
from tortuga.review.pieces import AskedPiece, Piece, answer_asked, read_answer

WON = [("rum", "greedy", "draw wreck"), ("rummikub", "value", "draw")]
"""Games of two such bots whose last move wins, and a move that would have let that go."""
A_LITTLE, HALF = 0.15, 0.5
"""Of the effort."""


@pytest.mark.parametrize(("name", "bot", "instead"), WON)
def test_a_winning_move_is_not_blamed(name: str, bot: str, instead: str) -> None:
    game = played(name, bot, bot, seed="2")
    view, made = last_decision(game)
    judged = judge(game.title, view, made, A_LITTLE)
    assert judged is not None
    assert (judged.given, judged.better, judged.why) == (0.0, None, None)
    assert judged.made == judged.best > 0.9


@pytest.mark.parametrize(("name", "bot", "instead"), WON)
def test_a_win_that_was_let_go_is_found(name: str, bot: str, instead: str) -> None:
    game = played(name, bot, bot, seed="2")
    view, won = last_decision(game)
    judged = judge(game.title, view, instead, HALF)
    assert judged is not None
    assert judged.given > 0.05
    assert judged.given == pytest.approx(judged.best - judged.made)
    assert judged.better is not None
    assert judged.better.split()[0] == won.split()[0] == "lay"
    assert judged.better_words
    assert judged.made_words
    assert judged.better_words != judged.made_words


def test_a_mistake_in_maracaibo_has_a_price_in_points_and_a_reason() -> None:
    game = played("maracaibo", "greedy", "greedy")
    n = next(kept.record.n for kept in game.folded if (kept.record.do or "").startswith("sail"))
    view = view_before(game, n)
    title, strategy = game.title, game.title.strategy()
    assert view.seat is not None
    state = title.imagine(view, Imagined("1"))
    strategy.prepare(state, view.seat)
    moves = strategy.candidates(state, view.seat)
    promised = strategy.priors(state, view.seat, moves)
    worst = moves[promised.index(min(promised))]
    judged = judge(title, view, title.write(state, view.seat, worst), A_LITTLE)
    assert judged is not None
    assert judged.given > 0.02
    assert judged.points is not None
    assert judged.points > 0.5
    assert judged.why is not None
    assert judged.why.key.startswith("maracaibo-review")


@pytest.mark.parametrize(("name", "bot"), [("rum", "greedy"), ("rummikub", "simple"), ("maracaibo", "greedy")])
def test_the_same_question_gets_the_same_answer_even_if_hidden_things_are_redealt(name: str, bot: str) -> None:
    game = played(name, bot, bot)
    title = game.title
    for kept in [kept for kept in game.folded if kept.record.seat == 1][4:12:4]:
        view, made = view_before(game, kept.record.n), kept.record.do or ""
        twin = title.view(title.imagine(view, Imagined("another deal")), 1)
        assert encode(twin) == encode(view)
        assert judge(title, twin, made, A_LITTLE) == judge(title, view, made, A_LITTLE)


def test_a_worker_that_knows_no_game_answers_the_same() -> None:
    game = played("rum", "greedy", "greedy")
    view, made = last_decision(game)
    piece = Piece(after=1, n=2, made=made, turn=0, first=True, share=A_LITTLE)
    asked = AskedPiece(game.title.name, game.title.version, piece, msgspec.Raw(encode(view)))
    assert read_answer(answer_asked(encode(asked))) == judge(game.title, view, made, A_LITTLE)


def test_where_there_is_nothing_to_decide_only_the_chance_is_told() -> None:
    game = played("rummikub", "simple", "simple")
    kept = next(kept for kept in game.folded if kept.record.do == "draw" and kept.record.seat == 0)
    view = view_before(game, kept.record.n)
    assert judge(game.title, view, "draw", A_LITTLE, forced_too=False) is None
    judged = judge(game.title, view, "draw", A_LITTLE)
    assert judged is not None
    assert (judged.choices, judged.given) == (1, 0.0)
    assert 0 < judged.best < 1
