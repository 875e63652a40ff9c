"""Turns in bounded time are legal, whatever the joker rule."""

from games.rummikub.positions import RUMMIKUB, table
from tortuga.games.rummikub.rules.tiles import kinds_of
from tortuga.games.rummikub.strategy.quick_turns import quick_best, quick_way_out


def test_quick_turns_leave_sets_with_jokers_where_the_rules_say_so() -> None:
    rules = RUMMIKUB._replace(joker_rule="strict")
    lying = table("R4 J R6", "B7 B8 B9")
    best = quick_best(lying, kinds_of(["R7", "B10", "K1"]), True, rules, "tiles")
    assert best is not None
    assert sorted(map(str, best)) == ["B7 B8 B9 B10", "R4 J R6 R7"]
    assert quick_way_out(lying, kinds_of(["R7", "B10", "K1"]), True, rules) is None
    assert quick_way_out(lying, kinds_of(["R7", "B10"]), True, rules) is not None
