"""Finished games to look back at."""

from functools import cache

from tortuga.bots.asking import Question, ask
from tortuga.kernel import registry
from tortuga.kernel.game import Game
from tortuga.kernel.views import View

ONE_ROUND = {"rummikub": {"rounds": 1}, "rummi": {"rounds": 1}}


@cache
def played(name: str, *bots: str, seed: str = "1") -> Game:
    """Only to be read."""
    title = registry.title(name)
    options = title.read_options(ONE_ROUND.get(name, {}))
    game = Game.start(title, [f"bot:{bot}" for bot in bots], seed=seed, options=options)
    while game.state.due():
        seat = game.state.due()[0]
        question = Question(title.view(game.state, seat), list(title.offers(game.state, seat)))
        game.play(seat, ask(title, bots[seat], question, f"{seed} {len(game.records)}").move)
    return game


def view_before(game: Game, n: int) -> View:
    """What the seat saw that decided record n."""
    places = [kept.record.n for kept in game.folded]
    kept = game.folded[places.index(n)]
    return game.title.view(game.state_after(places[places.index(n) - 1]), kept.record.seat)


def last_decision(game: Game) -> tuple[View, str]:
    record = game.folded[-1].record
    assert record.do is not None
    return view_before(game, record.n), record.do
