"""Steps: what is still to be done lies on a stack, and the rulebook's order is the order in which it is done."""

from typing import ClassVar, Final

import pytest

from titles.skirmish import FIRE, LOOT, SPY, AnyOrder, At, Options, Skirmish, SkirmishTitle
from tortuga.kernel import Chance, Imagined, Listener, RuleError, Step, SteppedState
from tortuga.kernel.steps import AnyStep


def test_the_step_on_top_owes_the_decision() -> None:
    g = Skirmish(Options(), 2)
    assert g.due() == []
    g.push(AnyOrder([0], (LOOT,)))
    g.push(At([1], (FIRE,)))
    assert g.due() == [1]
    g.play(1, "at 0", Imagined("1"), None)
    assert g.due() == [0]
    assert g.moves(0) == ["done", "loot"]


def test_steps_are_done_in_the_order_in_which_they_are_written() -> None:
    g = Skirmish(Options(), 2)
    g.push_in_order(At([0], (LOOT,)), At([0], (SPY,)), At([1], (FIRE,)))
    assert [step.facts()[2] for step in reversed(g.steps)] == [(LOOT,), (SPY,), (FIRE,)]


def test_a_copy_shares_the_steps_but_not_the_stack() -> None:
    g = SkirmishTitle().new(Options(), 2, Imagined("1"), None)
    assert isinstance(g, Skirmish)
    twin = g.copy()
    assert twin.steps[0] is g.steps[0]
    twin.play(0, "bid 0", Imagined("1"), None)
    assert g.due() == [0, 1]
    assert twin.due() == [1]


class Corridor(SteppedState):
    """Doors to go through, one after the other; `passed` says which."""

    def __init__(self, steps: list[AnyStep]) -> None:
        super().__init__(steps)
        self.passed: list[str] = []

    def facts(self) -> tuple[object, ...]:
        return ([step.facts() for step in self.steps], self.passed[:])


class Doors(Step[Corridor, str]):
    name: ClassVar[str] = "Doors"
    parts: ClassVar[tuple[str, ...]] = ("seat", "doors")

    def __init__(self, seat: int, doors: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.doors: Final = doors

    def options(self, state: Corridor, seat: int) -> list[str]:
        return list(self.doors)

    def answer(self, state: Corridor, seat: int, move: str, chance: Chance, tell: Listener | None) -> None:
        state.passed.append(move)

    def run(self, state: Corridor, chance: Chance, tell: Listener | None) -> None:
        state.passed.append("wall")

    def refusal(self, state: Corridor, seat: int, move: str) -> RuleError:
        return RuleError("COR-1.1", "corridor-no-door", door=move)


class Gate(Doors):
    name: ClassVar[str] = "Gate"
    always_asks: ClassVar[bool] = True


def corridor(*steps: Doors) -> Corridor:
    state = Corridor([])
    state.push_in_order(*steps)
    state.settle(Imagined("1"), None)
    return state


def test_a_step_with_a_single_option_answers_itself_and_one_with_none_runs_on() -> None:
    state = corridor(Doors(0, ("oak",)), Doors(1, ()), Doors(1, ("red", "blue")), Doors(0, ("ash",)))
    assert state.passed == ["oak", "wall"]
    assert (state.due(), state.moves(1)) == ([1], ["red", "blue"])
    state.play(1, "blue", Imagined("1"), None)
    assert state.passed == ["oak", "wall", "blue", "ash"]
    assert state.due() == []


def test_a_step_that_always_asks_waits_for_its_only_option_too() -> None:
    state = corridor(Gate(1, ("iron",)))
    assert (state.due(), state.moves(1), state.passed) == ([1], ["iron"], [])


def test_the_step_itself_says_why_a_move_is_no_option() -> None:
    state = corridor(Doors(0, ("red", "blue")))
    state.check(0, "red")
    with pytest.raises(RuleError, match="corridor-no-door") as refused:
        state.check(0, "green")
    assert refused.value.rule == "COR-1.1"


def test_a_step_is_told_by_its_declared_name_and_parts() -> None:
    assert corridor(Gate(1, ("iron",))).facts() == ([("Gate", 1, ("iron",))], [])


def test_what_a_stack_laid_by_hand_offers_is_known_after_getting_ready() -> None:
    state = Corridor([Doors(0, ("red", "blue"))])
    assert state.ready == []
    state.get_ready()
    assert state.ready == ["red", "blue"]
