"""The action step (PM-3): improvements, residences and locations, and how effects that are due wait for each other."""

import pytest

from games.maracaibo.positions import CARDS, Table, position
from rules import rule
from tortuga.games.maracaibo.events import Acquired, Built, Gained, Refilled


@rule("PM-3.1")
def test_an_improvement_is_ignored_for_five_doubloons_or_acquired() -> None:
    table = position(ships=["c1r2"], at={"c2r2": "tobacco"}, doubloons=[10])
    table.play("sail c2r2")
    assert table.options == ["take 5", "acquire c2r2"]
    ignored = position(ships=["c1r2"], at={"c2r2": "tobacco"}, doubloons=[10])
    ignored.plays("sail c2r2", "take 5")
    assert (ignored.player(0).doubloons, ignored.cards(0)) == (15, [])
    table.play("acquire", "navigator")
    assert (table.player(0).doubloons, table.cards(0)) == (2, ["tobacco"])
    assert table.all_heard(Acquired) == [Acquired(seat=0, card="tobacco", space="c2r2", price=8)]


@rule("PM-3.1", "PM-10.6")
def test_the_rulebook_example_klabautermann_makes_tobacco_cost_five() -> None:
    """8 becomes 5."""
    table = position(ships=["c1r2"], at={"c2r2": "tobacco"}, cards=["klabautermann"], doubloons=[5])
    table.play("sail c2r2")
    offer = table.offer("acquire")
    assert offer.price == 5
    assert [(part.name, part.amount) for part in offer.parts] == [("cost", 8), ("card klabautermann", -3)]
    table.play("acquire", "navigator")
    assert table.player(0).doubloons == 0


@rule("PM-3.1")
def test_an_improvement_costs_nothing_at_least() -> None:
    table = position(
        ships=["c1r2"], at={"c2r2": "compass"}, cards=["klabautermann quartermaster lugger"], doubloons=[0]
    )
    table.play("sail c2r2")
    assert table.offer("acquire").price == 0, "4 - 5"
    table.play("acquire", "navigator")
    assert table.player(0).doubloons == 0


@rule("PM-3.1")
def test_who_cannot_pay_takes_the_doubloons() -> None:
    table = position(ships=["c1r2"], at={"c2r2": "tobacco"}, doubloons=[7])
    table.play("sail c2r2")
    assert table.player(0).doubloons == 12
    assert table.state.active == 1


@rule("PM-3.2")
def test_lightning_is_carried_out_at_once_in_any_order_each_optional() -> None:
    """The Xebec: acquire an equipment card, raid as if rolled 5."""
    table = position(ships=["c1r2"], at={"c2r2": "xebec"}, doubloons=[30])
    table.plays("sail c2r2", "acquire")
    assert table.options == ["done", "use acquire equipment +3", "use raid as 5"]
    table.play("use raid as 5")
    table.plays("die gold", "done")
    assert table.options[0] == "done"
    assert "acquire c1r2" in table.options, "tobacco, an equipment card, from afar"
    table.play("done", "navigator")
    assert table.cards(0) == ["xebec"]
    assert table.state.active == 1


@rule("PM-3.2")
def test_all_lightning_can_be_declined() -> None:
    table = position(ships=["c1r2"], at={"c2r2": "xebec"}, doubloons=[30])
    table.plays("sail c2r2", "acquire")
    table.play("done", "navigator")
    assert (table.cards(0), table.player(0).vp, table.state.active) == (["xebec"], 0, 1)


@rule("PM-3.2")
def test_lasting_effects_count_from_now_on() -> None:
    table = position(ships=["c1r2"], at={"c2r2": "powder-keg"}, doubloons=[30])
    table.play("sail c2r2")
    assert table.explain(0, "raid") == {}
    table.play("acquire", "navigator")
    assert table.explain(0, "raid") == {"card powder-keg": 2}
    assert table.player(0).raid == 2


@rule("PM-3.3", "PM-3.11")
def test_last_the_space_is_refilled_from_level_two_under_all_ships_there() -> None:
    table = position(ships=["c1r2", "c2r2"], at={"c2r2": "sea-chart"}, doubloons=[30, 5])
    table.plays("sail c2r2", "acquire")
    assert table.card_at("c2r2") == "none", "the lightning comes first: explore 4"
    assert table.options[:2] == ["done", "explore a1"]
    table.play("explore a1", "cubagua")
    assert table.all_heard(Refilled) == [Refilled(space="c2r2", card="cubagua")]
    assert table.card_at("c2r2") == "cubagua"
    assert [table.ship(seat) for seat in (0, 1)] == ["c2r2", "c2r2"], "they stand on the new card"
    assert table.player(1).doubloons == 6, "nothing is paid or done for it; 1 was paid on arrival"
    assert table.state.active == 1
    assert table.upgrades(0) == [], "nobody uses the new location now"


@rule("PM-3.4")
def test_the_vp_of_a_card_count_at_the_end_only() -> None:
    table = position(ships=["c1r2"], at={"c2r2": "flagship"}, doubloons=[30])
    table.plays("sail c2r2")
    table.play("acquire", "navigator")
    assert table.player(0).vp == 0
    assert table.explain(0, "score")["card flagship"] == 6


@rule("PM-3.5", "PM-3.12")
def test_with_an_empty_deck_an_unused_card_fills_the_space_and_only_offers_five_doubloons() -> None:
    table = position(ships=["c1r2", "c1r2"], at={"c2r2": "tobacco"}, doubloons=[30, 30])
    table.state.deck, table.state.second = 0, 0
    table.play("sail c2r2")
    table.play("acquire")
    assert table.card_at("c2r2") == "filler"
    assert table.state.fillers == 14
    assert table.view(0).spaces[3].card == "filler", "never turned up"
    table.play("sail c2r2")
    assert table.player(1).doubloons == 30 - 1 + 5
    assert table.cards(1) == []


@rule("PM-3.12")
def test_a_filler_cannot_be_acquired_from_afar() -> None:
    table = position(ships=["c7r2"], at={"c1r2": "filler"}, doubloons=[30])
    table.plays("sail c8r2", "done")
    assert "acquire c1r2" not in table.options
    assert table.refusal("acquire c1r2").rule == "PM-4.18"


@rule("PM-3.12")
def test_where_even_the_unused_cards_run_out_an_empty_space_acts_as_a_filler() -> None:
    table = position(at={"c1r2": "tobacco"}, doubloons=[30, 30])
    table.state.deck = table.state.second = table.state.fillers = 0
    table.plays("sail c1r2", "acquire")
    assert table.card_at("c1r2") == "none"
    table.play("sail c1r2")
    assert table.player(1).doubloons == 30 - 1 + 5


@rule("PM-3.6", "PM-11.3")
def test_a_residence_may_be_built_and_the_first_marker_earns_two_vp() -> None:
    table = position(ships=["c6r3", "c6r3"], at={"c7r2": "hacienda"}, doubloons=[16, 18])
    table.play("sail c7r2")
    assert table.options == ["done", "build c7r2"]
    assert table.offer("build").price == 16
    table.play("build")
    assert table.residences(0) == ["hacienda"]
    assert (table.player(0).doubloons, table.player(0).vp) == (0, 2)
    assert table.all_heard(Built) == [Built(seat=0, residence="hacienda", price=16)]
    table.plays("sail c7r2", "build c7r2")
    assert table.residences(1) == ["hacienda"], "everyone may"
    assert table.player(1).vp == 0, "but only the first marker earns"


@rule("PM-3.6")
def test_one_marker_a_player_and_card() -> None:
    table = position(ships=["c6r3"], at={"c7r2": "hacienda"}, residences=["hacienda"], doubloons=[40])
    table.play("sail c7r2")
    assert table.state.active == 1, "there is nothing to do"
    assert table.player(0).doubloons == 40


@rule("PM-3.6")
def test_discounts_hold_for_residences() -> None:
    table = position(ships=["c6r3"], at={"c7r2": "hacienda"}, cards=["quartermaster klabautermann"], doubloons=[12])
    table.plays("sail c7r2", "build")
    assert table.player(0).doubloons == 0


@rule("PM-3.7", "PM-4.1")
def test_a_location_in_its_order_cube_tile_upgrade_actions() -> None:
    table = position(ships=["c8r4"], values={"c9r4": "pearl"}, tiles={"c9r4": (0, 1)}, treasures=[[1, 0, 0]])
    table.play("sail c9r4")
    assert table.state.cubes == [4, 4, 5], "obligatory"
    assert table.options == ["done", "bury gold 1", "bury gold 2", "bury gold 3", "bury gold 4"], "the own tile: bury"
    table.play("bury gold 1")
    assert table.options[:2] == ["done", "upgrade 1"]
    table.play("upgrade 1")
    assert table.options == ["done", "roll"], "Trinidad: raid"
    table.play("done")
    assert table.state.active == 1


@rule("PM-3.7")
def test_tiles_of_others_are_ignored() -> None:
    table = position(ships=["c8r4"], tiles={"c9r4": (1, 1)}, treasures=[[1, 0, 0]])
    table.play("sail c9r4")
    assert table.options[:2] == ["done", "upgrade 1"]


@rule("PM-3.7")
def test_of_actions_parted_by_a_slash_only_one() -> None:
    """Curacao: raid / explore 2."""
    table = position(ships=["c7r2"])
    table.plays("sail c8r3", "done")
    assert table.options == ["done", "use raid", "use explore 2"]
    table.play("use explore 2")
    table.play("explore a1")
    assert table.state.active == 1


@rule("PM-3.7")
def test_actions_of_a_location_go_in_any_order() -> None:
    """Los Roques: explore 2, bury 1."""
    for first, then in (("explore 2", "bury"), ("bury", "explore 2")):
        table = position(ships=["c6r3"], treasures=[[1, 0, 0]])
        table.plays("sail c7r2", "done")
        assert table.options == ["done", "use explore 2", "use bury"]
        table.play(f"use {first}")
        table.play("explore a1" if first == "explore 2" else "bury gold 1")
        assert ("bury gold 1" if then == "bury" else "explore a1") in table.options


@rule("PM-3.8")
def test_what_is_obligatory_cannot_be_declined() -> None:
    table = position(ships=["c1r2"], at={"c2r2": "tobacco"}, doubloons=[30])
    assert table.refusal("done").rule == "PM-3.8", "the move"
    table.play("sail c2r2")
    assert table.refusal("done").rule == "PM-3.8", "one option of PM-3.1"
    poor = position(3, ships=["c1r2", "c2r2", "c2r2"], doubloons=[1])
    poor.play("sail c2r2")
    assert poor.refusal("done").rule == "PM-3.8", "the payment"


@rule("PM-3.8")
def test_fixed_gains_come_by_themselves_and_all_else_may_be_declined() -> None:
    """Tobago: bury 1 and 3 doubloons."""
    table = position(ships=["c8r3"], treasures=[[1, 0, 0]], doubloons=[0])
    table.plays("sail c9r3", "done")
    assert table.player(0).doubloons == 3, "before anything is chosen"
    assert table.options[0] == "done"
    table.play("done")
    assert table.buried(0) == [0, 0, 0]
    nothing = position(ships=["c8r4"], values={"c9r4": "gold"})
    nothing.plays("sail c9r4", "done", "done")
    assert nothing.state.active == 1
    assert nothing.state.cubes == [5, 4, 4]


@rule("PM-3.8")
def test_counted_gains_come_by_themselves_once_nothing_else_is_left() -> None:
    """Cubagua: raid, and 1 VP a buried treasure. Whoever wants to bury in the raid counts afterwards."""
    table = at_cubagua()
    assert table.options == ["done", "use raid", "use 1 vp per buried"]
    table.play("use raid", 1, 1, 1)
    table.plays("die gold", "done")
    assert table.player(0).vp == 1
    assert table.state.active == 1, "nobody was asked about it"


@rule("PM-3.8")
def test_what_counts_may_still_come_first_or_be_declined_with_the_rest() -> None:
    first = at_cubagua()
    first.play("use 1 vp per buried")
    assert (first.player(0).vp, first.options) == (1, ["done", "roll"])
    declined = at_cubagua()
    declined.play("done")
    assert (declined.player(0).vp, declined.state.active) == (0, 1)


def at_cubagua() -> Table:
    table = position(ships=["c1r2"], at={"c2r2": "cubagua"})
    table.player(0).gain_treasure(0)
    table.player(0).count_buried(0)
    table.plays("sail c2r2", "done")
    return table


@rule("PM-3.9")
def test_nested_effects_are_finished_before_older_ones_go_on() -> None:
    """A raid inside an improvement inside an acquire, then the rest of each. Margarita acquires crew: the Emerald thief
    brings an emerald and an emerald raid; the raid takes an emerald to the bonus space, and so on."""
    table = position(ships=["c7r2"], at={"c5r2": "emerald-thief"}, doubloons=[30], upgrades=[[1, 2, 3, 4]])
    table.plays("sail c8r2", "done")
    table.play("acquire c5r2")
    assert table.player(0).doubloons == 30 - 16 - 3
    assert table.options == ["done", "use 1 emerald", "use raid with emerald +2"]
    table.play("use raid with emerald +2", 5)
    table.play("die emerald")
    assert table.view(0).todo[0].numbers["points"] == 5 + 2 + 1
    table.play("spend treasure")
    assert table.options == ["store emerald bonus 1", "store emerald"]
    table.play("store emerald bonus 1")
    assert table.player(0).vp == 2, "the bonus of the emerald storage comes before the rest of the raid"
    assert table.options == ["done", "spend vp", "spend doubloons"]
    table.play("spend doubloons")
    table.play("done")
    assert table.options == ["done", "store emerald"], "then the rest of the card"
    table.play("store emerald", "navigator")
    assert table.card_at("c5r2") == "navigator", "and last its refill"
    assert table.treasures(0) == [0, 2, 0]
    assert table.state.active == 1


@rule("PM-3.9")
def test_a_bonus_that_explores_to_a_space_that_raids_comes_before_all_that_waits() -> None:
    """Burying an emerald on its third space explores 2; from y4 that reaches d1: raid as if rolled 5."""
    table = position(ships=["c8r3"], treasures=[[0, 1, 0]], explorers=["y3"])
    table.plays("sail c9r3", "done", "bury emerald 3")
    assert table.options == ["done", "explore y4", "explore d1"]
    table.play("explore d1")
    assert table.options == ["done", "die gold", "die emerald", "die pearl"]
    table.plays("die pearl", "spend treasure", "store pearl bonus 1")
    assert table.options == ["done", "cube pearl"]
    table.play("cube pearl")
    assert table.state.active == 1, "no point of the raid is left, so it has closed by itself"


@rule("PM-3.9")
def test_fixed_gains_come_first_and_an_impossible_effect_is_lost() -> None:
    """Space 15 of the ship board: bury 1 and 2 VP."""
    table = position(ships=["gulf"], upgrades=[[1, 2, 4, 5, 6]])
    table.play("sail maracaibo")
    assert table.player(0).vp == 6
    table.play("upgrade 15")
    assert table.player(0).vp == 8, "the VP came by themselves; without a treasure there is nothing to bury"
    assert table.state.active == 1


@rule("PM-3.10")
def test_an_acquired_card_counts_at_once_but_not_for_its_own_price() -> None:
    """The Quartermaster's discount is not for himself; the Recruiter's holds for the crew that she recruits."""
    table = position(ships=["c1r2"], at={"c2r2": "recruiter", "c5r1": "cook"}, doubloons=[18])
    table.play("sail c2r2")
    assert table.offer("acquire").price == CARDS["recruiter"].cost == 10
    table.play("acquire")
    assert "acquire c5r1" in table.options
    assert table.offer("acquire c5r1").price == 6 + 3 - 1
    assert "acquire c2r2" not in table.options, "until the refill the space is empty and offers nothing"
    table.play("acquire c5r1", "navigator", "bard")
    assert (table.card_at("c5r1"), table.card_at("c2r2")) == ("navigator", "bard"), "the nested one is refilled first"
    assert table.cards(0) == ["cook", "recruiter"]


@rule("PM-3.10")
def test_income_of_the_card_counts_for_its_own_lightning() -> None:
    """The Paymaster: doubloons equal to the doubloon income, of which he brings 2."""
    table = position(ships=["c1r2"], at={"c2r2": "paymaster"}, doubloons=[10])
    table.play("sail c2r2")
    table.play("acquire", "navigator")
    assert table.player(0).doubloons == 2


@rule("PM-3.11")
def test_a_card_that_is_acquired_from_afar_under_ships_changes_nothing_for_them() -> None:
    table = position(ships=["c7r2", "c4r2"], doubloons=[30, 9])
    assert table.card_at("c4r2") == "cabin-boy"
    table.plays("sail c8r2", "done")
    table.play("acquire c4r2", "coche")
    assert (table.ship(1), table.player(1).doubloons) == ("c4r2", 9)
    assert table.options[0].startswith("sail"), "the other player simply sails on"


@rule("PM-3.13")
def test_level_two_locations_have_no_value_tile_but_take_black_market_tiles() -> None:
    """La Orchila: bury 1, and 1 VP an equipment card."""
    table = position(ships=["c1r2"], at={"c2r2": "la-orchila"}, doubloons=[5], cards=["compass"])
    table.play("sail c2r2")
    assert table.state.cubes == [4, 4, 4]
    table.play("upgrade 3")
    assert "place 1 c2r2" in table.options
    table.play("place 1 c2r2")
    assert table.view(0).spaces[3].tile is not None
    assert table.options == ["done", "use 1 vp per equipment"]


@rule("PM-3.13")
def test_locations_and_residences_cannot_be_acquired() -> None:
    table = position(ships=["c7r2"], doubloons=[40])
    table.plays("sail c8r2", "done")
    kinds = {table.card_at(option.removeprefix("acquire ")) for option in table.options[1:]}
    assert kinds
    assert all(CARDS[name].is_improvement() for name in kinds)


@rule("PM-3.14")
@pytest.mark.parametrize("five", [False, True])
def test_the_option_of_five_doubloons_on_a_residence(five: bool) -> None:
    table = position(ships=["c6r3"], at={"c7r2": "hacienda"}, doubloons=[20], residence_five=five)
    table.play("sail c7r2")
    assert table.options == [("take 5" if five else "done"), "build c7r2"]
    table.play("take 5" if five else "done")
    assert table.player(0).doubloons == (25 if five else 20)
    poor = position(ships=["c6r3"], at={"c7r2": "hacienda"}, doubloons=[3], residence_five=five)
    poor.play("sail c7r2")
    assert poor.player(0).doubloons == (8 if five else 3)
    assert len(poor.all_heard(Gained)) == int(five)
