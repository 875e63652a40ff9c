"""The net holds: changes that would close people's games are found by it. (Interpreted build: native classes are
sealed.)"""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import tortuga
from tortuga.games.maracaibo.components.files import ResidenceItem
from tortuga.games.maracaibo.rules.rounds import EndTurn
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.rum.components import RumCard
from tortuga.games.rum.rules.state import RumState
from tortuga.games.rummikub.rules.state import RummikubState
from tortuga.kernel import State, registry
from tortuga.kernel.components import fingerprint
from tortuga.kernel.records import load
from upgrades.games import STORED, StoredGame, digests

pytestmark = pytest.mark.skipif(tortuga.compiled, reason="native classes cannot be changed by a test")


def first(title: str) -> StoredGame:
    return next(stored for stored in STORED if stored.title == title)


def differs(stored: StoredGame) -> bool:
    return digests(stored) != stored.digests.read_text().split()


def test_a_step_with_another_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EndTurn, "name", "TurnEnd")
    assert differs(first("maracaibo"))


@pytest.mark.parametrize(
    ("title", "state"), [("rum", RumState), ("rummikub", RummikubState), ("maracaibo", MaracaiboState)]
)
@pytest.mark.parametrize("place", [0, 3, -2])
def test_two_facts_that_changed_places_are_found(
    title: str, state: type[State], place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "facts", swapped(state.facts, place))
    assert differs(first(title))


def swapped(facts: Callable[[Any], tuple[object, ...]], place: int) -> Callable[[Any], tuple[object, ...]]:
    def other_order(self: Any) -> tuple[object, ...]:
        entries = list(facts(self))
        entries[place], entries[place + 1] = entries[place + 1], entries[place]
        return tuple(entries)

    return other_order


@pytest.mark.parametrize("title", ["rum", "rummikub", "rummi", "maracaibo"])
def test_component_data_of_stored_games_are_known_by_their_fingerprint(title: str) -> None:
    header, _ = load(first(title).record)
    assert header.data == registry.title(title).fingerprint


@pytest.mark.parametrize(
    "component",
    [RumCard("red", "blue", "rulebook"), ResidenceItem(name="fort", cost=5, scores="1 vp", origin="rulebook")],
    ids=["rum", "maracaibo"],
)
def test_two_component_fields_that_changed_places_have_another_fingerprint(component: msgspec.Struct) -> None:
    fields = [(field.name, field.type) for field in msgspec.structs.fields(component)]
    values = {name: getattr(component, name) for name, _ in fields}
    assert fingerprint(msgspec.defstruct("Same", fields)(**values)) == fingerprint(component)
    fields[0], fields[1] = fields[1], fields[0]
    assert fingerprint(msgspec.defstruct("Swapped", fields)(**values)) != fingerprint(component)
