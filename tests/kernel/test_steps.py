"""Steps: what is still to be done lies on a stack, and the rulebook's order is the order in which it is done."""

from titles.skirmish import FIRE, LOOT, SPY, AnyOrder, At, Options, Skirmish, SkirmishTitle
from tortuga.kernel import Imagined


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
