"""Movement (PM-2): where a move may end, who is paid, and what comes first on arrival."""

import pytest

from games.maracaibo.positions import position
from rules import rule
from tortuga.games.maracaibo.events import Fought, Gained, Paid, Sailed, TurnedUp


@rule("PM-2.1")
def test_a_move_has_one_to_three_steps_to_touching_spaces() -> None:
    table = position(ships=["c1r2"])
    assert table.options == [f"sail {end}" for end in ("c2r2", "c2r3", "c2r4", "c3r1", "c3r2", "c4r2")]
    assert table.refusal("sail c5r2").rule == "PM-2.3"


@rule("PM-2.1")
def test_nobody_sails_through_an_island() -> None:
    """The pearl island lies at c3r3, between c2r3 and c4r3."""
    table = position(ships=["c2r3"])
    assert "sail c4r3" not in table.options, "around it takes four steps"
    assert "sail c3r3" not in table.options


@rule("PM-2.1", "PM-11.2")
def test_the_harpy_sails_up_to_four_steps() -> None:
    table = position(ships=["c2r3"], figurehead=["harpy"])
    assert "sail c4r3" in table.options
    assert "sail c5r2" in table.options
    assert "sail c6r2" not in table.options


@rule("PM-2.2")
def test_the_first_step_goes_to_the_first_column() -> None:
    table = position()
    assert table.ship(0) == "start"
    ends = [option.removeprefix("sail ") for option in table.options]
    assert {end for end in ends if end.startswith("c1")} == {"c1r2", "c1r3", "c1r4"}
    assert {end for end in ends if end.startswith("c3")} == {"c3r2", "c3r4"}, "two steps are left after it"
    assert not {end for end in ends if end.startswith("c4")}


@rule("PM-2.3")
def test_a_move_ends_nearer_to_maracaibo() -> None:
    table = position(ships=["c4r3"])
    assert all(option > "sail c5" for option in table.options)
    for same_or_farther in ("sail c4r2", "sail c4r3", "sail c3r2"):
        assert table.refusal(same_or_farther).rule == "PM-2.3"
    assert "sail c5r2" in table.options, "over c4r2, a step up on the way"
    assert "sail c5r1" in table.options


@rule("PM-2.3")
def test_steps_back_on_the_way_are_allowed() -> None:
    """In the layout `reef` the island at c3r2 is passed above or below, also by a step back."""
    table = position(layout="reef", ships=["c3r4"])
    assert "sail c4r3" in table.options
    assert table.refusal("sail c2r3").rule == "PM-2.3"


@rule("PM-2.4")
def test_other_ships_do_not_block() -> None:
    table = position(4, ships=["c1r2", "c2r2", "c3r2", "c3r2"])
    assert "sail c4r2" in table.options
    table.play("sail c3r2")
    assert [table.ship(seat) for seat in (0, 2, 3)] == ["c3r2"] * 3


@rule("PM-2.5")
def test_whoever_ends_on_a_card_with_others_pays_each_a_doubloon() -> None:
    table = position(3, ships=["c1r2", "c2r2", "c2r2"], doubloons=[14, 0, 7])
    table.play("sail c2r2")
    assert [table.player(seat).doubloons for seat in range(3)] == [12, 1, 8]
    assert table.all_heard(Paid) == [Paid(seat=0, to=1), Paid(seat=0, to=2)]


@rule("PM-2.5")
def test_with_too_few_doubloons_the_player_chooses_whom_to_pay() -> None:
    table = position(4, ships=["c1r2", "c2r2", "c2r2", "c2r2"], doubloons=[2, 0, 0, 0])
    table.play("sail c2r2")
    assert table.options == ["pay 2", "pay 3", "pay 4"]
    table.play("pay 4")
    assert table.options == ["pay 2", "pay 3"]
    table.play("pay 2")
    assert [table.player(seat).doubloons for seat in (1, 2, 3)] == [1, 0, 1]


@rule("PM-2.5")
def test_with_just_enough_doubloons_all_are_paid_and_nothing_is_asked() -> None:
    table = position(3, ships=["c1r2", "c2r2", "c2r2"], doubloons=[2, 0, 0], at={"c2r2": "filler"})
    table.play("sail c2r2")
    assert [table.player(seat).doubloons for seat in range(3)] == [5, 1, 1]
    assert table.state.active == 1


@rule("PM-2.5")
def test_with_no_doubloon_nothing_is_paid_and_nothing_else_follows() -> None:
    table = position(2, ships=["c1r2", "c2r2"], doubloons=[0, 3])
    table.play("sail c2r2")
    assert table.player(1).doubloons == 3
    assert table.player(0).doubloons == 5, "the card could not be paid, so its 5 doubloons were taken"


@rule("PM-2.5")
@pytest.mark.parametrize(("start", "end"), [("c9r2", "gulf"), ("gulf", "maracaibo")])
def test_nothing_is_paid_in_the_gulf_and_in_maracaibo(start: str, end: str) -> None:
    table = position(2, ships=[start, end], doubloons=[5, 5], round_number=3)
    table.play(f"sail {end}")
    assert table.all_heard(Paid) == []
    assert table.player(0).doubloons == 5


@rule("PM-2.6")
def test_the_gulf_ends_a_move_and_the_next_one_goes_to_maracaibo() -> None:
    table = position(2, ships=["c9r2", "c1r2"])
    assert table.options == ["sail gulf"]
    table.play("sail gulf")
    assert table.ship(0) == "gulf"
    table.begin_turn(0)
    assert table.options == ["sail maracaibo"]
    assert "sail maracaibo" not in position(ships=["c8r2"]).options, "steps left behind the Gulf are lost"


@rule("PM-2.7")
def test_spaces_touch_at_their_sides_and_the_gulf_touches_the_last_column() -> None:
    layout = position().state.rules.layout
    names = position().state.rules.space_names
    near = {name: {names[other] for other in layout.touching[space]} for space, name in enumerate(names[:29])}
    assert near["c2r2"] == {"c1r2", "c2r3", "c3r2"}, "not c1r3 or c3r1, and never the start zone"
    assert near["c1r2"] == {"c1r3", "c2r2"}
    assert near["c9r3"] == {"c8r3", "c9r2", "c9r4", "gulf"}
    assert near["gulf"] == {"maracaibo"}
    assert near["maracaibo"] == set()


@rule("PM-2.8")
def test_a_move_is_just_its_end_space() -> None:
    table = position(ships=["c1r2"], at={"c3r2": "tobacco"})
    assert len(set(table.options)) == len(table.options)
    table.play("sail c3r2")
    assert table.all_heard(Sailed) == [Sailed(seat=0, to="c3r2", card="tobacco")]


@rule("PM-2.8")
def test_under_fog_a_move_goes_step_by_step_and_may_enter_a_space_twice() -> None:
    table = position(2, fog_improvements=True, ships=["c4r3"], figurehead=["harpy"])
    assert table.options == ["step c4r2", "step c4r4"]
    table.play("step c4r2", "tobacco")
    assert table.options == ["step c3r2", "step c4r3", "step c5r2"], "no stop: it is no column nearer"
    table.play("step c4r3", "sugar")
    assert table.ship(0) == "c4r3"
    table.play("step c4r2")
    table.play("step c5r2", "cook")
    assert table.ship(0) == "c5r2"
    assert table.options[0] == "take 5", "the fourth step was the last"


@rule("PM-2.8")
def test_a_step_after_which_no_legal_end_is_in_reach_is_refused() -> None:
    table = position(2, fog_improvements=True, ships=["c4r3"])
    table.play("step c4r2", "tobacco")
    assert table.options == ["step c5r2"]
    assert table.refusal("step c3r2").rule == "PM-2.8", "one step would be left, and c4 is where the move began"
    assert table.refusal("stop").rule == "PM-2.8"


@rule("PM-2.6", "PM-2.8")
def test_under_fog_too_the_gulf_ends_a_move() -> None:
    table = position(2, fog_improvements=True, ships=["c9r2"])
    table.play("step gulf")
    assert table.options[:2] == ["done", "upgrade 1"], "though two steps were left"


@rule("PM-2.9")
def test_on_arrival_a_hidden_card_is_turned_up_then_paid_then_fought_then_used() -> None:
    table = position(2, fog_locations=True, skirmishes=True, ships=["c8r2", "c9r2"], doubloons=[0, 0])
    table.state.coins[table.space("c9r2")] = 3
    table.play("sail c9r2", "bonaire", 6, 1)
    kinds = [type(event) for event in table.heard_by()]
    assert kinds == [Sailed, TurnedUp, Gained, Paid, Fought, Paid, Gained]
    assert table.player(1).doubloons == 0, "it got 1 doubloon out of those found, and lost it in the fight"
    assert table.player(0).doubloons == 3
    assert table.options[:2] == ["done", "upgrade 1"], "and now the location is used"
