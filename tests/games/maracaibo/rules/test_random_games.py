"""Whole random games, with all options and seats: what must always be true, at every step."""

import json
import pickle
from itertools import groupby

import pytest

from games.maracaibo.positions import TITLE
from games.maracaibo.seeded import check, walk
from rules import rule
from tortuga.games.maracaibo.restore import state_from
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.title import options_of
from tortuga.kernel import Imagined, digest, encode


def play_on(g: MaracaiboState, seed: str, steps: int = 8) -> str:
    chance = Imagined(seed)
    for _ in range(steps):
        if due := g.due():
            moves = g.moves(due[0])
            g.play(due[0], moves[chance.roll(len(moves)) - 1], chance, None)
    return digest(g)


@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("greedy", [False, True])
def test_nothing_is_lost_or_made_up(batch: int, greedy: bool) -> None:
    for number in range(8):
        for g, _ in walk(f"{batch} {number} {greedy}", greedy=greedy):
            check(g)
        assert g.outcome() is not None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_saved_moment_plays_on_as_if_never_left(seats: int) -> None:
    for number in range(4):
        for at, (g, _) in enumerate(walk(f"saved {number}", seats, greedy=number % 2 == 0)):
            if at % 7:
                continue
            twin = g.copy()
            again = state_from(g.rules, json.loads(json.dumps(g.facts())))
            unpickled = pickle.loads(pickle.dumps(g))
            assert g == twin == again == unpickled
            assert [g.moves(seat) for seat in g.due()] == [again.moves(seat) for seat in g.due()]
            born = digest(g)
            ends = {play_on(each, f"{number} {at}") for each in (twin, again, unpickled)}
            assert len(ends) == 1
            assert digest(g) == born, "copies share steps, and steps never change"


def test_every_moment_can_be_shown_and_imagined() -> None:
    for number in range(12):
        for at, (g, chance) in enumerate(walk(f"shown {number}", greedy=number % 2 == 0)):
            if at % 9:
                continue
            for viewer in (None, *range(g.seats)):
                view = TITLE.view(g, viewer)
                twin = TITLE.imagine(view, chance)
                assert encode(TITLE.view(twin, viewer)) == encode(view)
                assert [twin.moves(seat) for seat in twin.due() if seat == viewer] == [
                    g.moves(seat) for seat in g.due() if seat == viewer
                ]
                check(twin)
                assert options_of(twin) == options_of(g)


def test_what_is_decided_is_shown_with_its_reason() -> None:
    steps, sources = set(), set()
    for number in range(30):
        for g, _ in walk(f"reasons {number}", greedy=True):
            if g.due():
                todo = TITLE.view(g, None).todo[0]
                assert set(todo.seats) == set(g.due())
                steps.add(todo.step)
                sources.add(todo.source.split()[0])
    assert steps >= {"AnyOrder", "Bury", "Explore", "Sail", "Spend", "Steer", "TakeTreasure", "Upgrade", "Place"}
    assert sources >= {"turn", "card", "upgrade", "market", "track", "burial", "raid", "gulf"}


@rule("PM-6.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_is_three_rounds_one_after_another(seats: int) -> None:
    rounds = [g.round for g, _ in walk(f"rounds {seats}", seats)]
    assert [number for number, _ in groupby(rounds)] == [1, 2, 3]
