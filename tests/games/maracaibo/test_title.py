"""Version 1 of the rules stays installed: games that were begun by it go on as they were."""

import copy

import pytest

from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.kernel import Game, Imagined, registry
from tortuga.kernel.records import load
from upgrades.games import STORED, StoredGame

NEWEST, FIRST = registry.title("maracaibo"), registry.title("maracaibo", "1")
BY_BOTS = [stored for stored in STORED if stored.title == "maracaibo" and stored.play == "greedy"]


def waiting(game: Game) -> list[object]:
    """The steps that are due."""
    assert isinstance(game.state, MaracaiboState)
    return [step.facts() for step in game.state.steps]


@pytest.mark.parametrize("stored", BY_BOTS, ids=lambda stored: stored.name)
def test_the_same_decisions_lead_to_the_same_end_with_less_to_answer(stored: StoredGame) -> None:
    """A game of version 1 played by the newest rules: all that is asked no more is whether to close a raid, and
    whether to take what is counted."""
    header, records = load(stored.record)
    assert header.seed is not None
    old = Game.empty(registry.title("maracaibo", header.rules), header)
    old.append(records[0])
    new = Game.start(NEWEST, header.seats, seed=header.seed, options=NEWEST.read_options(header.options))
    spared = []
    for record in records[1:]:
        assert record.seat is not None
        assert record.do is not None
        if waiting(new) == waiting(old):
            new.play(record.seat, record.do)
        else:
            spared.append(record.do)
        old.append(record)
    assert {do.split()[0] for do in spared} <= {"done", "use"}
    assert bool(spared) == (header.rules == FIRST.version)
    assert new.state.outcome() == old.state.outcome() is not None


def test_a_game_of_version_1_has_its_own_rules_wherever_it_goes() -> None:
    game = Game.start(FIRST, ["Ania", "Bartek"], seed="own")
    view = FIRST.view(game.state, 0)
    imagined = FIRST.imagine(view, Imagined("twin"))
    by_a_copy = copy.deepcopy(FIRST).imagine(view, Imagined("twin"))
    for state in (game.state, game.state.copy(), copy.deepcopy(game.state), imagined, by_a_copy):
        assert isinstance(state, MaracaiboState)
        assert state.rules.asks_always
    newest = Game.start(NEWEST, ["Ania", "Bartek"], seed="own").state
    assert isinstance(newest, MaracaiboState)
    assert not newest.rules.asks_always
