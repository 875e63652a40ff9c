"""Fields of states and players are declared once, by name: facts, pickles and restoring go by that, so a field that is
not declared would be in no stored game."""

import pytest

from conformance.test_copies import attributes
from tortuga.games.maracaibo.rules import player as maracaibo_player
from tortuga.games.maracaibo.rules import state as maracaibo
from tortuga.games.rum.rules import state as rum
from tortuga.games.rummikub.rules import state as rummikub
from tortuga.kernel import Imagined, registry

FIELDS = {
    "maracaibo": (maracaibo.FIELDS, maracaibo_player.FIELDS),
    "rum": (rum.FIELDS, rum.PLAYER_FIELDS),
    "rummikub": (rummikub.FIELDS, rummikub.PLAYER_FIELDS),
}
BESIDE = {
    "maracaibo": ({"rules", "seats", "players", "steps", "ready"}, set()),
    "rum": ({"rules", "players", "bar", "open", "tops"}, {"bottles", "points"}),
    "rummikub": ({"rules", "players"}, set()),
}
"""What stored games have in another way, or what follows from the rest."""


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_is_declared(name: str) -> None:
    title = registry.title(name)
    state = title.new(title.read_options({}), 2, Imagined("fields"), None)
    assert isinstance(state, maracaibo.MaracaiboState | rum.RumState | rummikub.RummikubState)
    for thing, declared, beside in zip((state, state.players[0]), FIELDS[name], BESIDE[name], strict=True):
        assert attributes(thing) == {*declared} | beside
        assert len({*declared}) == len(declared)


def test_rum_stores_every_field() -> None:
    assert sorted(rum.STORED) == sorted(rum.FIELDS + rum.PLAYER_FIELDS)
