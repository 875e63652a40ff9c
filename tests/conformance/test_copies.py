"""Copies: a twin is equal at birth, and whatever either of them does later, the other never changes."""

import pickle

from conformance.positions import Position, every_title, many, moments, step
from tortuga.kernel import Imagined, State, Title, digest, encode


def play_on(title: Title, state: State, seats: int, seed: str, steps: int = 6) -> str:
    position = Position(title, state, seats, Imagined(seed))
    for _ in range(steps):
        if state.due():
            step(position)
    return digest(state)


@every_title
def test_a_copy_lives_its_own_life(title: Title) -> None:
    for number, (_, state, seats, _) in enumerate(moments(title, "copies", games=many(title, 100))):
        born, facts = digest(state), state.facts()
        twin, original = state.copy(), state.copy()
        assert twin is not state
        assert twin == state
        assert hash(twin) == hash(state)
        assert digest(twin) == born

        later = play_on(title, twin, seats, f"copy {number}")
        assert digest(state) == digest(original) == born
        assert play_on(title, original, seats, f"copy {number}") == later, "the same steps lead to the same place"
        assert digest(twin) == later
        assert encode(facts) == encode(state.facts()), "facts are a snapshot"


READ_ONLY = {"ready", "faces"}
"""Lists that no step ever changes, so that copies share them: a step's options, and Maracaibo's tiles after set-up."""


def attributes(thing: object) -> set[str]:
    """By name, whatever class or base they belong to; a native class has no `__dict__`, but says them for pickles."""
    native = {name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    return {name for name in native if not name.startswith("__")} | {*getattr(thing, "__dict__", ())}


def check_twin(name: str, mine: object, other: object) -> None:
    """All equal and no list shared, in players and whatever else is copied with a state too."""
    if isinstance(mine, list):
        assert isinstance(other, list)
        assert other is not mine, f"{name} is shared"
        for pair in zip(mine, other, strict=True):
            check_twin(name, *pair)
    elif hasattr(mine, "copy") and type(mine).__module__ != "builtins":
        for field in attributes(mine):
            if field not in READ_ONLY:
                check_twin(f"{name}.{field}", getattr(mine, field), getattr(other, field))
    else:
        assert other == mine, name


@every_title
def test_a_copy_misses_nothing(title: Title) -> None:
    for _, state, _, _ in moments(title, "misses", games=many(title, 20)):
        assert attributes(state)
        check_twin(type(state).__name__, state, state.copy())


@every_title
def test_a_move_that_changes_something_makes_states_unequal(title: Title) -> None:
    for number, (_, state, seats, _) in enumerate(moments(title, "unequal", games=many(title, 10))):
        if state.due():
            twin = state.copy()
            play_on(title, twin, seats, f"unequal {number}", steps=1)
            assert twin != state


@every_title
def test_a_pickled_state_comes_back_equal_and_plays_on(title: Title) -> None:
    for number, (_, state, seats, _) in enumerate(moments(title, "pickles", games=many(title, 5))):
        seed = f"pickle {number}"
        back = pickle.loads(pickle.dumps(state))
        assert back == state
        assert digest(back) == digest(state)
        assert play_on(title, back, seats, seed) == play_on(title, state.copy(), seats, seed)
