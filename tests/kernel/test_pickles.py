"""Pickles and deep copies: what comes back goes on as the original does, on the pure and on the compiled build.

A native class is not made again by itself: pickle's default calls it without its arguments.
"""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from haste import hasty
from tortuga.kernel import Bot, Chance, ChanceError, Game, Imagined, Live, Proved, Recorded, Title, digest, registry

POOL = 0b1011_0110
ANSWERS = [3, 5, 6, 4, 4, 5, 1, 4]
"""What Live("1") answers to `ask`."""

Twin = Callable[[Any], Any]
in_every_way = pytest.mark.parametrize(
    "twin", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))], ids=["deepcopy", "pickle"]
)
every_title = pytest.mark.parametrize("name", registry.titles())


def ask(chance: Chance, times: int) -> list[int]:
    """Rolls and draws in turn."""
    return [chance.draw(POOL) if turn % 2 else chance.roll(6) for turn in range(times)]


@in_every_way
@pytest.mark.parametrize(
    "chance",
    [Live("1"), Live("other", given=1_000), Imagined("1"), Recorded(ANSWERS), Proved(ANSWERS, Live("1"))],
    ids=["live", "live later", "imagined", "recorded", "proved"],
)
def test_chance_gives_the_same_answers_afterwards(chance: Chance, twin: Twin) -> None:
    chance = twin(chance)  # the parameters are shared between tests
    ask(chance, 4)
    again = twin(chance)
    assert type(again) is type(chance)
    assert ask(again, 4) == ask(chance, 4)


@in_every_way
def test_live_keeps_what_no_record_has_yet(twin: Twin) -> None:
    live = Live("1")
    ask(live, 4)
    again = twin(live)
    assert (again.key, again.given, again.answers) == (live.key, 4, live.answers)
    ask(again, 2)
    assert len(live.answers) == 4, "the lists are two"


@in_every_way
def test_a_recorded_answer_is_refused_afterwards_too(twin: Twin) -> None:
    with pytest.raises(ChanceError, match="chance-too-many"):
        twin(Recorded(ANSWERS)).finish()
    with pytest.raises(ChanceError, match="chance-not-of-seed"):
        ask(twin(Proved([6, 5], Live("1"))), 2)


class Always(Chance):
    """A source of somebody else's: interpreted, whatever the kernel is."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def roll(self, sides: int) -> int:
        return self.answers.pop(0)


@in_every_way
def test_an_interpreted_source_keeps_what_it_has(twin: Twin) -> None:
    chance = Always([1, 2, 3])
    again = twin(chance)
    assert [again.roll(6) for _ in range(3)] == [1, 2, 3]
    assert chance.answers == [1, 2, 3]


@in_every_way
@every_title
def test_a_title_stays_the_same_game(name: str, twin: Twin) -> None:
    title = registry.title(name)
    again: Title = twin(title)
    assert type(again) is type(title)
    assert again.fingerprint == title.fingerprint
    games = [Game.start(one, ["Ania", "Bartek"], seed="pickle") for one in (title, again)]
    for _ in range(10):
        played = [play(game, Imagined("same")) for game in games]
        assert played[0] == played[1]


@in_every_way
@every_title
def test_a_game_goes_on(name: str, twin: Twin) -> None:
    game = Game.start(registry.title(name), ["Ania", "Bartek"], seed="pickle")
    decisions = Imagined("decisions")
    for _ in range(12):
        play(game, decisions)
    again: Game = twin(game)
    assert again.header == game.header
    assert again.records == game.records
    assert again.folded == game.folded
    assert digest(again.state) == digest(game.state)
    assert [again.decision(seat) for seat in again.state.due()] == [game.decision(seat) for seat in game.state.due()]

    before = len(game.records)
    others = twin(decisions)
    assert [play(again, others) for _ in range(12)] == [play(game, decisions) for _ in range(12)]
    assert again.records == game.records
    for one in (game, again):
        one.take_back(before)
    assert digest(again.state) == digest(game.state)


@in_every_way
@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in registry.titles() for bot in registry.bots(name)])
def test_a_bot_makes_the_same_moves(name: str, bot: str, twin: Twin) -> None:
    title = registry.title(name)
    game = Game.start(title, ["Ania", "Bartek"], seed="pickle")
    mind = hasty(registry.bot(bot, title, Imagined("bot")))
    for _ in range(4):
        seat = game.state.due()[0]
        again = twin(mind)
        chosen = choose(mind, game, seat)
        assert choose(again, game, seat) == chosen
        game.play(seat, chosen)


PLAYS_ON = """
import pickle, sys
import tortuga
assert not tortuga.compiled
from kernel.test_pickles import play
game, decisions = pickle.load(sys.stdin.buffer)
played = [play(game, decisions) for _ in range(12)]
pickle.dump((played, game), sys.stdout.buffer)
"""
ROOT = Path(__file__).parents[2]


@every_title
def test_a_game_goes_on_in_a_process_of_the_pure_build(name: str) -> None:
    """A house whose rules are pure may have compiled workers, and sends them games, titles and states."""
    game, decisions = Game.start(registry.title(name), ["Ania", "Bartek"], seed="pickle"), Imagined("decisions")
    for _ in range(12):
        play(game, decisions)
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-P", "-c", PLAYS_ON],
        env={**os.environ, "PYTHONPATH": path},
        input=pickle.dumps((game, decisions)),
        stdout=subprocess.PIPE,
        check=True,
    )
    played, again = pickle.loads(done.stdout)
    assert played == [play(game, decisions) for _ in range(12)]
    assert type(again.state) is type(game.state)
    assert again.records == game.records
    assert [play(again, Imagined("later")) for _ in range(12)] == [play(game, Imagined("later")) for _ in range(12)]


def play(game: Game, decisions: Chance) -> tuple[str | None, list[int], str]:
    """A random move of the first seat that owes one: what was recorded of it, and what came of it."""
    seat = game.state.due()[0]
    offers = game.title.offers(game.state, seat)
    record = game.play(seat, offers[decisions.roll(len(offers)) - 1].do).record
    return record.do, record.chance, digest(game.state)


def choose(bot: Bot, game: Game, seat: int) -> str:
    return bot.choose(game.title.view(game.state, seat), game.title.offers(game.state, seat))
