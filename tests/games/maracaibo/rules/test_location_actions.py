"""Location actions (PM-4): raids, exploring, treasures, quests and acquiring from afar."""

import pytest

from games.maracaibo.positions import CARDS, QUESTS, TITLE, Table, bury, position
from rules import rule
from tortuga.games.maracaibo.events import Explored, Gained, QuestTaken, Raided, Rolled, Spent, TookTreasure
from tortuga.games.maracaibo.rules.action_step import Acquire
from tortuga.games.maracaibo.rules.catalogue import FILLER, HIDDEN_SECOND
from tortuga.games.maracaibo.rules.effects import COUNT_RIVER, CREW
from tortuga.games.maracaibo.rules.sources import BY_TURN


def raid(*, kind: str = "gold", pips: int = 6, upgrade: str = "done", **state: object) -> Table:
    """Trinidad's raid with all dice showing the same, and a die chosen."""
    table = position(ships=["c8r4"], **state)  # type: ignore[arg-type]
    table.plays("sail c9r4", upgrade)
    table.play("roll", pips, pips, pips)
    table.play(f"die {kind}")
    return table


def points(table: Table) -> object:
    """Of the raid that goes on."""
    return table.view(None).todo[0].numbers["points"]


@rule("PM-4.1")
def test_three_dice_are_rolled_may_be_rerolled_once_and_one_is_chosen() -> None:
    table = position(ships=["c8r4"])
    table.plays("sail c9r4", "done")
    table.play("roll", 1, 2, 3)
    assert table.all_heard(Rolled) == [Rolled(seat=0, gold=1, emerald=2, pearl=3)]
    assert table.options == ["die gold", "die emerald", "die pearl", "reroll"]
    table.play("reroll", 4, 5, 6)
    assert table.options == ["die gold", "die emerald", "die pearl"]
    table.play("die emerald")
    assert table.all_heard(Raided) == [Raided(seat=0, treasure="emerald", points=5)]


@rule("PM-4.1", "PM-4.2", "PM-4.3", "PM-4.4", "PM-4.12")
def test_the_rulebook_example_of_the_emerald_raid() -> None:
    """The green die shows 5, and a lasting bonus makes it 6 points: an emerald for 5 goes to the bonus space of the
    emerald storage and earns 2 VP, the last point is another VP."""
    table = position(ships=["c8r4"], cards=["cutlass"], islands=[4, 4, 4])
    table.plays("sail c9r4", "done")
    islands = table.state.cubes[:]
    table.play("roll", 2, 5, 1)
    table.play("die emerald")
    assert points(table) == 6
    assert table.options == ["done", "spend vp", "spend doubloons", "spend treasure"]
    table.play("spend treasure")
    table.play("store emerald bonus 1")
    assert table.treasures(0) == [0, 1, 0]
    assert table.state.cubes[1] == islands[1] - 1, "the cube taken lowers the island"
    assert table.player(0).vp == 2
    assert table.options == ["done", "spend vp"]
    table.play("spend vp")
    assert table.player(0).vp == 3
    assert table.state.active == 1, "without points the raid is over"


@rule("PM-4.2", "PM-10.3")
def test_bonuses_for_one_colour_hold_for_that_die_only() -> None:
    cards = ["gunner cutlass"]
    assert points(raid(kind="gold", pips=3, cards=cards)) == 3 + 2 + 1
    assert points(raid(kind="pearl", pips=3, cards=cards)) == 3 + 1
    upgraded = raid(kind="pearl", pips=3, cards=cards, figurehead=["lion"], upgrades=[[2]])
    assert points(upgraded) == 3 + 1 + 2 + 1
    assert upgraded.explain(0, "raid") == {"card cutlass": 1, "upgrade 2": 1, "figurehead lion": 2}
    assert upgraded.explain(0, "die", 0) == {"card gunner": 2}


@rule("PM-4.3")
def test_each_raid_action_at_most_once_a_turn_and_unspent_points_are_lost() -> None:
    table = raid(pips=6, cards=["powder-keg"], doubloons=[0])
    assert points(table) == 8
    table.plays("spend vp", "spend doubloons")
    assert (table.player(0).vp, table.player(0).doubloons) == (1, 3)
    assert table.all_heard(Spent) == [Spent(seat=0, points=2, left=5)]
    assert table.refusal("spend vp").key == "maracaibo-raid-action-used"
    assert table.options == ["done", "spend treasure"]
    table.play("done")
    assert table.treasures(0) == [0, 0, 0]
    assert table.state.active == 1


@rule("PM-4.3")
def test_an_action_that_costs_more_than_the_points_left_is_refused() -> None:
    table = raid(pips=4)
    refused = table.refusal("spend treasure")
    assert (refused.rule, refused.facts) == ("PM-4.3", {"cost": 5, "points": 4})


@rule("PM-4.4")
def test_an_empty_island_gives_from_the_supply() -> None:
    table = raid(kind="pearl", pips=6, islands=[4, 4, 0])
    table.plays("spend treasure", "store pearl")
    assert table.state.cubes[2] == 0
    assert table.treasures(0) == [0, 0, 1]
    assert table.all_heard(TookTreasure)[0].supply


@rule("PM-4.4")
def test_the_bonus_space_may_be_left_alone() -> None:
    table = raid(kind="emerald", pips=6)
    table.plays("spend treasure", "store emerald")
    assert table.player(0).vp == 0
    assert table.player(0).on_bonus == 0


@rule("PM-4.5", "PM-4.14")
def test_exploring_moves_at_least_one_and_at_most_n_spaces() -> None:
    table = position(ships=["c8r2"])
    table.plays("sail c9r2", "done")
    assert table.options == ["done", "explore a1", "explore a2", "explore a3"], "Bonaire: explore 3"
    table.play("explore a2")
    assert (table.explorer(0), table.player(0).vp) == ("a2", 2), "the effect of the space reached"


@rule("PM-4.5", "PM-4.16")
def test_the_rulebook_example_of_the_exploration_from_bonaire() -> None:
    """Explore 3 on the lower path: the space with gold is occupied, skipped and not counted, so the third space is the
    one with 3 doubloons."""
    table = position(ships=["c8r2"], explorers=["a3", "l2"], doubloons=[0])
    table.plays("sail c9r2", "done")
    assert table.options == ["done", *(f"explore {node}" for node in ("u1", "u2", "b1", "l1", "l3", "l4"))]
    table.play("explore l4")
    assert table.explorer(0) == "l4"
    assert table.player(0).doubloons == 3


@rule("PM-4.5")
def test_at_a_fork_the_player_chooses() -> None:
    for end in ("u1", "l1"):
        table = position(ships=["c8r2"], explorers=["a3"], treasures=[[1, 0, 0]])
        table.plays("sail c9r2", "done", f"explore {end}")
        assert table.explorer(0) == end


@rule("PM-4.5", "PM-3.8")
@pytest.mark.parametrize("at", ["start", "a1", "l2", "e1"])
def test_who_declines_to_explore_stays_where_they_are(at: str) -> None:
    table = position(ships=["c8r2"], explorers=[at])
    table.plays("sail c9r2", "done")
    before = table.player(0).facts()
    table.play("done")
    assert table.explorer(0) == at
    assert table.player(0).facts() == before, "and nothing is gained"
    assert table.all_heard(Explored) == []
    assert table.state.active == 1


@rule("PM-4.6")
def test_burying_moves_a_treasure_to_any_empty_space_of_its_kind() -> None:
    table = position(ships=["c8r3"], treasures=[[1, 0, 1]], doubloons=[0])
    bury(table, 0, "gold", 1)
    table.plays("sail c9r3", "done")
    assert table.options == ["done", *(f"bury gold {n}" for n in (2, 3, 4)), *(f"bury pearl {n}" for n in (1, 2, 3, 4))]
    table.play("bury gold 2")
    assert table.player(0).doubloons == 3 + 4, "the covered bonus is earned"
    assert (table.treasures(0), table.buried(0)) == ([2, 0, 1], [2, 0, 0]), "it stays the player's"


@rule("PM-4.6")
def test_the_rulebook_example_of_a_buried_emerald() -> None:
    """A space for emeralds puts a cube on the emerald island."""
    table = position(ships=["c8r3"], treasures=[[0, 1, 0]])
    table.plays("sail c9r3", "done", "bury emerald 2")
    assert table.options == ["done", "cube emerald"]
    table.play("cube emerald")
    assert table.state.cubes == [4, 5, 4]


@rule("PM-4.6")
def test_without_an_empty_space_or_a_treasure_of_the_kind_nothing_is_buried() -> None:
    full = position(ships=["c8r3"], treasures=[[2, 0, 0]])
    bury(full, 0, "gold", 1, 2, 3, 4)
    full.plays("sail c9r3", "done")
    assert full.state.active == 1
    none = position(ships=["c8r3"])
    none.plays("sail c9r3", "done")
    assert none.state.active == 1


@rule("PM-4.6")
def test_several_shovels_may_bury_different_kinds() -> None:
    """The Treasure map buries one; with the black market's spade another kind is buried."""
    table = position(ships=["c8r3"], treasures=[[1, 1, 0]], tiles={"c9r3": (0, 1)}, doubloons=[0])
    table.play("sail c9r3")
    table.plays("bury gold 1", "done", "bury emerald 1")
    assert table.buried(0) == [1, 1, 0]


@rule("PM-4.7")
def test_a_quest_is_an_open_one_or_the_top_card_unseen() -> None:
    table = position(ships=["c7r4"], quests=["four-rivers"], open_quests="fleet lightning")
    table.plays("sail c8r4", "done")
    assert table.options == ["done", "quest fleet", "quest lightning", "quest deck"]
    twin, other = Table(table.state.copy()), Table(table.state.copy())
    other.play("quest lightning", "shipwright")
    assert other.open_quests() == ["fleet", "shipwright"], "in its place"
    table.play("quest fleet", "shipwright")
    assert table.quests(0) == ["fleet", "four-rivers"]
    assert table.open_quests() == ["shipwright", "lightning"], "refilled at once"
    twin.play("quest deck", "great-estate")
    assert twin.quests(0) == ["great-estate", "four-rivers"]
    assert twin.all_heard(QuestTaken, seat=1) == [QuestTaken(seat=0, quest=None)]
    assert twin.all_heard(QuestTaken, seat=0) == [QuestTaken(seat=0, quest="great-estate")]
    assert "great-estate" not in str(twin.view(1)), "hidden until the end"


@rule("PM-4.18")
@pytest.mark.parametrize("more", [1, 5])
def test_a_price_tells_the_surcharge_of_its_own_action(more: int) -> None:
    """An owner's data may have others than 3."""
    table = position(ships=["c6r4"], at={"c1r2": "cook", "c1r3": "tobacco"}, doubloons=[50])
    table.state.steps.append(Acquire(0, BY_TURN, CREW, more, False))
    cost = CARDS["cook"].cost
    assert table.explain(0, "price", table.space("c1r2")) == {"cost": cost, "surcharge": more}
    assert table.explain(0, "price", table.space("c1r3")) == {"cost": CARDS["tobacco"].cost}, "of another kind"
    offer = TITLE.offer(table.state, 0, TITLE.read(table.state, 0, "acquire c1r2"))
    assert offer.price == table.state.price(0, CARDS["cook"], more) == cost + more


@rule("PM-4.8", "PM-4.18")
def test_acquiring_from_afar_costs_three_more_less_discounts() -> None:
    """8 + 3 - 5 = 6"""
    cards = ["klabautermann quartermaster lugger"]
    table = position(ships=["c6r4"], at={"c1r2": "tobacco"}, cards=cards, doubloons=[6])
    table.plays("sail c7r4", "done")
    offer = table.offer("acquire c1r2")
    assert offer.price == 6
    assert sum(part.amount for part in offer.parts) == 6
    assert {part.name for part in offer.parts} == {
        "cost",
        "surcharge",
        "card klabautermann",
        "card quartermaster",
        "card lugger",
    }
    there = table.space("c1r2")
    assert [table.explain(seat, "price", there).get("surcharge") for seat in (0, 1)] == [3, None]
    assert table.state.price(0, CARDS["compass"], 3) == 2, "4 + 3 - 5: discounts hold for the surcharge too"
    table.play("acquire c1r2", "navigator")
    assert table.player(0).doubloons == 0
    assert table.card_at("c1r2") == "navigator"


@rule("PM-4.8")
def test_only_the_kind_that_is_shown_and_lightning_works_from_afar_too() -> None:
    table = position(ships=["c6r4"], at={"c1r2": "sea-chart", "c1r3": "cook"}, doubloons=[30])
    table.plays("sail c7r4", "done")
    assert "acquire c1r3" not in table.options, "Grenada is for equipment"
    table.play("acquire c1r2")
    table.play("explore a2", "navigator")
    assert table.explorer(0) == "a2"


@rule("PM-4.9", "PM-11.2")
def test_the_lion_rerolls_twice_and_the_last_roll_stands() -> None:
    table = position(ships=["c8r4"], figurehead=["lion"])
    table.plays("sail c9r4", "done")
    table.play("roll", 1, 1, 1)
    table.play("reroll", 2, 2, 2)
    table.play("reroll", 3, 4, 5)
    assert table.options == ["die gold", "die emerald", "die pearl"]
    table.play("die gold")
    assert points(table) == 3 + 2


@rule("PM-4.9", "PM-10.8")
def test_a_raid_with_one_die_has_the_same_rerolls() -> None:
    table = position(ships=["c1r2"], at={"c2r2": "boarding-nets"}, cards=["swabber cutlass"], doubloons=[30])
    table.plays("sail c2r2", "acquire")
    assert table.options == ["done", "roll"]
    table.play("roll", 1)
    assert table.options == ["die pearl", "reroll"]
    table.play("reroll", 2)
    assert table.view(None).todo[0].numbers["points"] == 2 + 2 + 2 + 1, "one die is left, so it is chosen"
    assert table.view(None).todo[0].numbers["treasure"] == "pearl"


@rule("PM-4.9", "PM-10.7", "PM-10.3")
def test_a_raid_without_a_roll_has_no_reroll_and_no_bonus_for_a_die() -> None:
    table = position(ships=["c1r2"], at={"c2r2": "musket"}, cards=["gunner"], doubloons=[30])
    table.plays("sail c2r2", "acquire")
    assert table.options == ["done", "die gold", "die emerald", "die pearl"]
    table.play("die gold")
    assert points(table) == 4 + 1, "the Musket's own +1 counts, the Gunner's yellow die does not"


@rule("PM-4.10", "PM-10.1")
def test_two_sources_of_one_raid_action_may_both_be_used_each_once_a_turn() -> None:
    """The Duellist and upgrade 8: 2 points for 3 VP each."""
    table = raid(pips=6, cards=["duellist"], upgrades=[[8]])
    table.plays("spend duellist", "spend upgrade 8")
    assert table.player(0).vp == 6
    assert table.refusal("spend duellist").key == "maracaibo-raid-action-used"


@rule("PM-4.10")
def test_a_raid_action_used_in_one_raid_is_used_for_all_raids_of_the_turn() -> None:
    """The Xebec raids, and acquires the Musket that raids too."""
    table = position(ships=["c1r2", "c8r3"], at={"c2r2": "xebec", "c5r1": "musket"}, doubloons=[40])
    table.plays("sail c2r2", "acquire", "use raid as 5", "die gold", "spend vp", "spend doubloons")
    table.plays("acquire c5r1", "die gold")
    assert (points(table), table.options) == (4 + 1, ["done", "spend treasure"])
    table.play("done", "navigator", "bard")
    table.plays("sail c9r4", "done")
    table.play("roll", 5, 5, 5)
    table.play("die gold")
    assert table.options == ["done", "spend vp", "spend doubloons", "spend treasure"], "a new turn, new actions"


@rule("PM-4.10", "PM-11.2")
def test_the_skull_buries_the_colour_of_the_raid() -> None:
    table = raid(kind="pearl", pips=2, figurehead=["skull"], treasures=[[1, 0, 1]])
    table.play("spend skull")
    assert table.options == [f"bury pearl {n}" for n in (1, 2, 3, 4)]
    gold_only = raid(kind="pearl", pips=2, figurehead=["skull"], treasures=[[1, 0, 0]])
    assert "spend skull" not in gold_only.options


@rule("PM-4.10", "PM-10.1")
def test_the_cube_of_the_four_point_action_goes_to_any_island() -> None:
    table = raid(kind="pearl", pips=4, cards=["rumour-monger"])
    table.play("spend rumour-monger")
    assert table.player(0).vp == 3
    assert table.options == ["done", "cube gold", "cube emerald", "cube pearl"]


@rule("PM-4.11")
def test_a_raid_inside_a_raid_has_its_own_points_and_colour_then_the_outer_one_goes_on() -> None:
    """The raid takes a pearl to its bonus space ... a bonus that upgrades and explores to d1 raids inside the raid."""
    table = position(ships=["c8r4"], figurehead=["skull"], explorers=["y4"], treasures=[[0, 1, 0]], cards=["cutlass"])
    table.plays("sail c9r4", "done")
    table.play("roll", 6, 6, 6)
    table.plays("die emerald", "spend skull", "bury emerald 3")
    assert table.options == ["done", "explore d1", "explore d2"]
    table.plays("explore d1", "die pearl")
    assert [
        (todo.step, todo.numbers.get("treasure"), todo.numbers.get("points")) for todo in table.view(0).todo[:2]
    ] == [
        ("Spend", "pearl", 6),
        ("Spend", "emerald", 5),
    ]
    table.play("spend treasure")
    assert "store pearl" in table.options
    table.plays("store pearl", "spend vp")
    assert (points(table), table.view(0).todo[0].numbers["treasure"]) == (5, "emerald")
    assert table.options == ["done", "spend doubloons"], "the treasure was taken in the inner raid, once a turn"


@rule("PM-4.11")
@pytest.mark.parametrize(("pips", "left"), [(1, 0), (2, 1)])
def test_a_raid_whose_points_buy_nothing_closes_by_itself(pips: int, left: int) -> None:
    table = raid(pips=pips)
    table.play("spend vp")
    assert [spent.left for spent in table.all_heard(Spent)] == [left]
    assert table.state.active == 1, "nobody was asked whether it is over"


@rule("PM-4.11")
def test_a_raid_that_can_still_buy_something_is_closed_by_its_player() -> None:
    table = raid(pips=2)
    assert table.options == ["done", "spend vp", "spend doubloons"]
    table.play("done")
    assert (table.player(0).vp, table.state.active) == (0, 1)


@rule("PM-4.12", "PM-11.2")
def test_treasures_are_taken_one_by_one() -> None:
    table = position(ships=["gulf"], upgrades=[[1, 2]], doubloons=[3], market="hawk lion")
    table.plays("sail maracaibo", "upgrade 7", "figurehead hawk")
    assert table.options == ["done", "treasure gold", "treasure emerald", "treasure pearl"]
    table.play("treasure emerald")
    assert table.options == ["store emerald bonus 1", "store emerald"]
    table.play("store emerald")
    assert table.options == ["store emerald bonus 1", "store emerald"]
    table.play("store emerald bonus 1")
    assert table.treasures(0) == [0, 3, 0], "the third has no choice left"
    assert table.player(0).vp == 6 + 2
    assert table.state.cubes == [4, 1, 4]


@rule("PM-4.12", "PM-4.13")
def test_a_bonus_space_emptied_again_earns_again() -> None:
    table = raid(kind="emerald", pips=6)
    table.plays("spend treasure", "store emerald bonus 1", "done")
    assert table.player(0).vp == 2
    table.player(0).ship = table.space("c8r3")
    table.begin_turn(0)
    table.plays("sail c9r3", "done", "bury emerald 1")
    assert table.player(0).on_bonus == 0, "burying takes the cube on the bonus space first"
    table.player(0).ship = table.space("c8r4")
    table.begin_turn(0)
    table.plays("sail c9r4", "done")
    table.play("roll", 6, 6, 6)
    table.plays("die emerald", "spend treasure", "store emerald bonus 1")
    assert table.player(0).vp == 4


@rule("PM-4.13", "PM-11.2")
def test_poseidon_takes_any_kind_and_counts_as_buried() -> None:
    table = position(ships=["c8r3"], treasures=[[0, 0, 1]], figurehead=["poseidon"], doubloons=[0])
    bury(table, 0, "pearl", 1, 2, 3, 4)
    table.plays("sail c9r3", "done")
    assert table.options == ["done", *(f"bury pearl tile {n}" for n in (1, 2, 3, 4))], "the hideout is full"
    table.play("bury pearl tile 1")
    assert table.player(0).doubloons == 3 + 5
    assert table.buried(0) == [0, 0, 5]
    assert table.view(0).boards[0].tile_burials == ("pearl", None, None, None)
    assert table.explain(0, "score")["buried"] == 10


@rule("PM-4.13")
def test_on_poseidon_the_player_picks_the_kind_and_a_space_is_used_once() -> None:
    """Cubagua counts buried treasures during the game."""
    table = position(ships=["c8r3"], treasures=[[1, 0, 1]], figurehead=["poseidon"], at={"c9r2": "cubagua"})
    table.player(0).tile_burials[1] = 1
    table.plays("sail c9r3", "done")
    tiles = [option for option in table.options if "tile" in option]
    assert tiles == [f"bury {kind} tile {n}" for kind in ("gold", "pearl") for n in (1, 3, 4)]
    table.play("bury gold tile 1")
    table.player(0).ship = table.space("c8r2")
    table.begin_turn(0)
    table.plays("sail c9r2", "done", "use 1 vp per buried")
    assert table.player(0).vp == 1


@rule("PM-4.14")
def test_the_start_holds_any_number_of_explorers() -> None:
    table = position(3, ships=["c8r2"])
    table.plays("sail c9r2", "done")
    assert table.options[1:] == ["explore a1", "explore a2", "explore a3"]


@rule("PM-4.14")
def test_at_the_end_of_the_track_there_is_no_exploration() -> None:
    at_end = position(ships=["c8r2"], explorers=["end"], cards=["pathfinder"])
    at_end.plays("sail c9r2", "done")
    assert at_end.state.active == 1, "and no bonus for fewer steps"
    blocked = position(ships=["c8r2"], explorers=["e2", "end"])
    blocked.plays("sail c9r2", "done")
    assert blocked.state.active == 1, "an occupied end cannot be entered"
    near = position(ships=["c8r2"], explorers=["e1"])
    near.plays("sail c9r2", "done")
    assert near.options == ["done", "explore e2", "explore end"], "N larger than the track"


@rule("PM-4.15", "PM-10.5")
def test_steps_given_up_are_declared_before_moving_and_one_remains() -> None:
    """The Pathfinder gives 3 doubloons, the Interpreter 2 VP for a step less."""
    table = position(ships=["c8r2"], explorers=["e2"], cards=["pathfinder interpreter"], doubloons=[0])
    table.plays("sail c9r2", "done")
    assert table.options == ["done", "explore end", "fewer pathfinder", "fewer interpreter"]
    table.play("fewer pathfinder")
    assert table.options == ["explore end", "fewer interpreter"], "paid with steps that the track no longer offers"
    assert table.refusal("done").rule == "PM-3.8", "now one step must be made"
    table.play("fewer interpreter")
    assert table.explorer(0) == "end", "one step of the three was left"
    assert (table.player(0).doubloons, table.player(0).vp) == (3, 2 + 8)
    assert [(event.doubloons, event.vp, event.source) for event in table.all_heard(Gained)] == [
        (3, 0, "steps 1"),
        (0, 2, "steps 3"),
        (0, 8, "track end"),
    ]


@rule("PM-4.15")
def test_each_bonus_once_an_exploration_and_none_with_the_last_step() -> None:
    table = position(ships=["c8r2"], cards=["pathfinder"])
    table.plays("sail c9r2", "done", "fewer pathfinder")
    assert "fewer pathfinder" not in table.options
    assert table.options == ["explore a1", "explore a2"]
    three = position(ships=["c8r2"], cards=["pathfinder interpreter guide"])
    three.plays("sail c9r2", "done", "fewer pathfinder")
    assert three.options == ["explore a1", "explore a2", "fewer guide", "fewer interpreter"]
    three.play("fewer guide")
    assert three.explorer(0) == "a1", "the third step was the last, so it was made"
    assert three.player(0).vp == 0


@rule("PM-4.16")
def test_a_river_counts_once_it_has_been_passed_whatever_the_branch() -> None:
    for branch in ("u2", "l4"):
        table = position(ships=["c8r2"], explorers=[branch])
        table.player(0).rivers = table.player(0).counts[COUNT_RIVER] = 0
        table.plays("sail c9r2", "done", "explore b1")
        assert table.view(0).boards[0].rivers == (1,)
    assert table.explain(0, "score")["rivers"] == 4


@rule("PM-4.17")
def test_an_empty_quest_deck_is_not_refilled_and_gives_nothing_when_none_is_open() -> None:
    table = position(ships=["c7r4"], open_quests="fleet")
    table.state.quest_pool = 0
    table.plays("sail c8r4", "done")
    assert table.options == ["done", "quest fleet"]
    table.play("quest fleet")
    assert table.open_quests() == []
    table.player(1).ship = table.space("c7r4")
    table.begin_turn(1)
    table.plays("sail c8r4", "done")
    assert table.state.active == 0, "a quest action gives nothing"


@rule("PM-4.17", "PM-11.2")
def test_the_whale_replaces_the_open_quests_once_for_each_quest_taken() -> None:
    table = position(ships=["c7r4"], open_quests="fleet lightning", figurehead=["whale"])
    table.plays("sail c8r4", "done")
    assert table.options[-1] == "replace"
    table.play("replace", "shipwright", "great-estate")
    assert table.open_quests() == ["shipwright", "great-estate"]
    assert table.state.quest_bottom == [QUESTS["fleet"], QUESTS["lightning"]], "the old ones go to the bottom"
    assert "replace" not in table.options
    table.play("quest great-estate", "four-rivers")
    assert table.quests(0) == ["great-estate"]


@rule("PM-4.17")
def test_the_whale_needs_as_many_cards_in_the_deck_as_are_open() -> None:
    table = position(ships=["c7r4"], open_quests="fleet lightning", figurehead=["whale"])
    table.state.quest_pool = 1 << QUESTS["shipwright"]
    table.plays("sail c8r4", "done")
    assert "replace" not in table.options
    enough = position(ships=["c7r4"], open_quests="fleet lightning", figurehead=["whale"])
    enough.state.quest_pool, enough.state.quest_bottom = 0, [QUESTS["shipwright"], QUESTS["great-estate"]]
    enough.plays("sail c8r4", "done", "replace")
    assert enough.open_quests() == ["shipwright", "great-estate"], "what went to the bottom first comes first"
    enough.play("quest deck")
    assert enough.quests(0) == ["fleet"]


@rule("PM-4.18")
@pytest.mark.parametrize("lies", [HIDDEN_SECOND, FILLER])
def test_an_acquire_cannot_choose_hidden_cards_or_fillers_or_what_cannot_be_paid(lies: int) -> None:
    table = position(ships=["c6r4"], at={"c1r2": "tobacco", "c1r3": "compass"}, doubloons=[7])
    table.state.spaces[table.space("c2r2")] = lies
    table.plays("sail c7r4", "done")
    assert "acquire c2r2" not in table.options
    assert "acquire c1r2" not in table.options, "8 + 3"
    assert "acquire c1r3" in table.options, "4 + 3"
