"""The glossary of effects (PM-10) and the tiles that the rulebook lists in full (PM-11), each in play."""

from collections.abc import Callable

import pytest

from games.maracaibo.positions import BOX, CARDS, QUESTS, TITLE, Table, bury, position
from rules import rule
from tortuga.games.maracaibo.events import QuestDiscarded
from tortuga.games.maracaibo.rules import sources
from tortuga.games.maracaibo.rules.effects import (
    ANY,
    COUNT_LIGHTNING,
    COUNT_RIVER,
    SPACE_AGAIN,
    TREASURE_NAMES,
    USE_MARKET,
)
from tortuga.games.maracaibo.rules.treasures import can_bury
from tortuga.kernel import Imagined


def acquired(name: str, *, asks: bool = True, **state: object) -> Table:
    """A player with enough doubloons has just acquired a card, and its lightning is due, or done if it asks nothing."""
    state.setdefault("doubloons", [40])
    table = position(ships=["c1r2"], at={"c2r2": name, **state.pop("at", {})}, **state)  # type: ignore[arg-type, dict-item]
    table.play("sail c2r2")
    if asks and CARDS[name].lightning:
        table.play("acquire")
    else:
        table.play("acquire", "navigator")
    return table


def raiding(pips: int, **state: object) -> Table:
    table = position(ships=["c8r4"], **state)  # type: ignore[arg-type]
    table.plays("sail c9r4", "done")
    table.play("roll", pips, pips, pips)
    table.play("die gold")
    return table


@rule("PM-10.1")
@pytest.mark.parametrize(
    ("card", "cost", "treasures", "vp"), [("cutthroat", 3, 1, 0), ("duellist", 2, 0, 3), ("rumour-monger", 4, 0, 3)]
)
def test_new_raid_actions(card: str, cost: int, treasures: int, vp: int) -> None:
    too_few = raiding(cost - 1, cards=[card])
    assert f"spend {card}" not in too_few.options
    table = raiding(cost, cards=[card])
    table.play(f"spend {card}")
    if treasures:
        assert table.options == ["store gold bonus 1", "store gold"], "a treasure of the die's colour"
        table.play("store gold")
    elif "cube pearl" in table.options:
        table.play("cube pearl")
        assert table.state.cubes[2] == 5
    assert (table.treasures(0)[0], table.player(0).vp) == (treasures, vp)


@rule("PM-10.2")
def test_raid_bonuses_add_up() -> None:
    table = raiding(1, cards=["cutlass powder-keg frigate"])
    assert table.view(None).todo[0].numbers["points"] == 1 + 1 + 2 + 1


@rule("PM-10.4")
def test_explore_bonuses_add_up() -> None:
    table = position(ships=["c8r2"], cards=["compass astrolabe"], figurehead=["dragon"])
    table.plays("sail c9r2", "done")
    assert table.view(None).todo[0].numbers["steps"] == 3 + 1 + 2 + 2
    assert table.explain(0, "explore") == {"card compass": 1, "card astrolabe": 2, "figurehead dragon": 2}


@rule("PM-10.5", "PM-11.2")
def test_the_nautilus_explores_one_less_for_a_gold() -> None:
    table = position(ships=["c8r2"], figurehead=["nautilus"])
    table.plays("sail c9r2", "done", "fewer nautilus")
    assert table.options == ["explore a1", "explore a2"]
    table.play("explore a1")
    assert table.options == ["done", "store gold bonus 1", "store gold"]
    table.play("store gold")
    assert table.treasures(0) == [1, 0, 0]


@rule("PM-10.5")
def test_bonuses_and_space_effects_come_in_the_players_order() -> None:
    """The Guide gives an emerald for a step less; b1 an upgrade."""
    table = position(ships=["c8r2"], cards=["guide"], explorers=["u2"])
    table.plays("sail c9r2", "done", "fewer guide", "explore b1")
    assert table.options == ["done", "use 1 emerald", "use upgrade"]


@rule("PM-10.6")
def test_discounts_add_up_and_hold_for_improvements_and_residences_only() -> None:
    table = position(ships=["c1r2"], cards=["klabautermann"], upgrades=[[9, 18]], figurehead=["unicorn"])
    assert table.explain(0, "discount") == {
        "card klabautermann": 3,
        "upgrade 9": 1,
        "upgrade 18": 2,
        "figurehead unicorn": 2,
    }
    assert table.player(0).discount == 8
    market = position(ships=["gulf"], cards=["klabautermann"], doubloons=[2], upgrades=[[1, 2]])
    market.play("sail maracaibo")
    market.play("upgrade 7")
    assert market.state.active == 1, "a figurehead still costs 3"
    tile = position(ships=["gulf"], cards=["klabautermann"], doubloons=[1])
    tile.plays("sail maracaibo", "upgrade 3")
    assert tile.state.active == 1


@rule("PM-10.7")
def test_a_raid_for_any_treasure_as_if_the_die_showed_n() -> None:
    table = acquired("musket", cards=["cutlass"])
    table.play("die pearl")
    assert table.view(None).todo[0].numbers == {"treasure": "pearl", "points": 4 + 1 + 1}


@rule("PM-10.8")
def test_a_raid_with_the_die_of_one_colour() -> None:
    table = acquired("grappling-hooks", cards=["gunner"])
    table.play("roll", 2)
    table.play("die gold")
    assert table.view(None).todo[0].numbers == {"treasure": "gold", "points": 2 + 2 + 2}


@rule("PM-10.9")
def test_explore_now_with_lasting_effects() -> None:
    table = acquired("sea-chart", cards=["compass"])
    assert table.options == ["done", *(f"explore {node}" for node in ("a1", "a2", "a3", "u1", "u2", "l1", "l2"))]


@rule("PM-10.10")
def test_the_effect_of_the_explorers_present_space() -> None:
    table = acquired("guide", explorers=["l2"])
    assert table.options == ["done", "store gold bonus 1", "store gold"]
    start = position(ships=["c1r2"], at={"c2r2": "guide"}, doubloons=[20])
    start.play("sail c2r2")
    start.play("acquire", "navigator")
    assert start.state.active == 1, "the start has none"


@rule("PM-10.11")
def test_an_upgrade() -> None:
    table = acquired("carpenter")
    assert table.options[:2] == ["done", "upgrade 1"]
    table.play("upgrade 2", "navigator")
    assert table.upgrades(0) == [2]


@rule("PM-10.12")
def test_bury_one() -> None:
    table = acquired("shovels", treasures=[[0, 0, 2]])
    table.play("bury pearl 2", "navigator")
    assert (table.buried(0), table.player(0).vp) == ([0, 0, 1], 3)


@rule("PM-10.12", "PM-4.6")
@pytest.mark.parametrize("kind", range(len(TREASURE_NAMES)))
def test_nothing_is_buried_where_no_space_of_its_kind_is_empty(kind: int) -> None:
    table = position(treasures=[[int(kind == one) for one in range(len(TREASURE_NAMES))]])
    g, spaces = table.state, table.state.rules.burial_of[kind].bit_count()
    bury(table, 0, TREASURE_NAMES[kind], *range(1, spaces))
    assert [can_bury(g, 0, one) for one in (kind, ANY)] == [True, True]
    bury(table, 0, TREASURE_NAMES[kind], spaces)
    assert table.player(0).in_storage(kind) == 1
    assert [can_bury(g, 0, one) for one in (kind, ANY)] == [False, False]


@rule("PM-10.13", "PM-10.33")
def test_no_black_market_face_activates_a_tile_and_no_track_space_repeats_itself() -> None:
    assert all(effect.code != USE_MARKET for face in BOX.market for effect in face.effects)
    assert all(effect.code != SPACE_AGAIN for space in BOX.track for effect in space.effects)


@rule("PM-10.14")
def test_a_figurehead_for_three_from_a_card() -> None:
    table = acquired("shipyard-hulk", doubloons=[21], market="lion kraken")
    assert table.options == ["done", "use figurehead for 3", "use upgrade"]
    table.plays("use figurehead for 3", "figurehead lion")
    assert table.player(0).doubloons == 0


@rule("PM-10.15")
def test_a_discarded_quest_goes_to_the_bottom_for_eight_doubloons() -> None:
    table = acquired("forged-papers", quests=["four-rivers shipwright"], doubloons=[10])
    assert table.options == ["done", "discard four-rivers", "discard shipwright"]
    table.play("discard four-rivers", "navigator")
    assert table.player(0).doubloons == 8
    assert table.quests(0) == ["shipwright"]
    assert table.state.quest_bottom == [QUESTS["four-rivers"]]
    assert table.all_heard(QuestDiscarded, seat=1) == [QuestDiscarded(seat=0, quest=None)]
    assert "four-rivers" not in str(table.view(1)), "nobody else sees which"
    assert "four-rivers" in str(table.view(0)), "but its owner remembers"
    none = position(ships=["c1r2"], at={"c2r2": "forged-papers"}, doubloons=[20])
    none.play("sail c2r2")
    none.play("acquire", "navigator")
    assert none.state.active == 1


@rule("PM-10.16")
def test_a_cube_on_any_island() -> None:
    table = acquired("rum-barrels")
    assert table.options == ["done", "cube gold", "cube emerald", "cube pearl"]
    table.play("cube gold", "navigator")
    assert table.state.cubes == [5, 4, 4]


@rule("PM-10.17")
def test_two_cubes_on_one_island() -> None:
    table = acquired("treasure-fleet")
    table.play("use 2 cubes")
    table.play("cube pearl")
    assert table.state.cubes == [4, 4, 6]


@rule("PM-10.18")
def test_a_residence_from_a_card_at_its_cost_less_discounts() -> None:
    """The Packet boat's own discount counts already."""
    table = acquired("packet-boat", doubloons=[16 + 15])
    spaces = {table.card_at(option.removeprefix("build ")): option for option in table.options[1:]}
    assert set(spaces) == {"hacienda", "shipyard", "armoury"}, "the Villa would cost 16"
    table.play(spaces["hacienda"], "navigator")
    assert (table.residences(0), table.player(0).doubloons) == (["hacienda"], 0)


@rule("PM-10.19")
def test_any_ship_improvement_at_its_cost() -> None:
    table = acquired("fluyt", at={"c5r1": "sloop", "c6r2": "hidden-second", "c6r4": "filler"}, doubloons=[11 + 6])
    assert table.options == ["done", "acquire c5r1"]
    table.play("acquire c5r1", "navigator", "bard")
    assert table.cards(0) == ["sloop", "fluyt"]


@rule("PM-10.20", "PM-10.21")
def test_payments_of_the_income() -> None:
    """The Bard brings 2 VP of income himself, the Paymaster 2 doubloons."""
    bard = acquired("bard", asks=False, cards=["chronicler"])
    assert bard.player(0).vp == 4
    paymaster = acquired("paymaster", asks=False, cards=["tobacco"], doubloons=[10])
    assert paymaster.player(0).doubloons == 6


@rule("PM-10.22")
def test_a_crew_or_equipment_improvement_for_three_more() -> None:
    crew = acquired("recruiter", at={"c5r1": "cook"})
    assert crew.offer("acquire c5r1").price == 6 + 3 - 1
    equipment = acquired("xebec", at={"c5r1": "tobacco"})
    equipment.play("use acquire equipment +3")
    assert equipment.offer("acquire c5r1").price == 11


def visited(name: str, prepare: Callable[[Table], None], **state: object) -> Table:
    table = position(ships=["c1r2"], at={"c2r2": name}, **state)  # type: ignore[arg-type]
    prepare(table)
    table.plays("sail c2r2", "done")
    return table


@rule("PM-10.23")
@pytest.mark.parametrize(
    ("location", "use", "vp"),
    [
        ("cubagua", "1 vp per buried", 3),
        ("coche", "1 vp per crew", 2),
        ("la-orchila", "1 vp per equipment", 1),
        ("blanquilla", "2 vp per river", 8),
    ],
)
def test_vp_now_without_a_maximum(location: str, use: str, vp: int) -> None:
    def prepare(table: Table) -> None:
        bury(table, 0, "gold", 1, 2, 3)

    table = visited(location, prepare, cards=["cook cabin-boy compass"], explorers=["end"])
    table.play(f"use {use}")
    assert table.player(0).vp == vp


@rule("PM-10.24")
def test_end_effects() -> None:
    table = position(cards=["lapidary-kit pearl-casket strongbox"], treasures=[[0, 6, 2]])
    bury(table, 0, "pearl", 1)
    assert table.explain(0, "score")["card lapidary-kit"] == 4 + 14
    assert table.explain(0, "score")["card pearl-casket"] == 4 + 7
    assert table.explain(0, "score")["card strongbox"] == 3 + 2


@rule("PM-10.25")
def test_one_treasure_of_the_kind_shown() -> None:
    table = acquired("pearl-diver")
    table.play("use 1 pearl")
    assert table.options == ["store pearl bonus 1", "store pearl"]
    table.play("store pearl")
    assert table.treasures(0) == [0, 0, 1]


@rule("PM-10.26")
def test_fixed_vp_and_doubloons() -> None:
    table = position(ships=["c8r2"], doubloons=[0])
    table.plays("sail c9r2", "done", "explore a1")
    assert table.player(0).doubloons == 2


@rule("PM-10.27")
def test_a_quest_from_a_space() -> None:
    table = position(ships=["c8r2"], explorers=["u1"], open_quests="fleet lightning")
    table.plays("sail c9r2", "done", "explore u2")
    table.play("quest lightning", "shipwright")
    assert table.quests(0) == ["lightning"]


@rule("PM-10.27", "PM-4.17")
@pytest.mark.parametrize("left", range(4))
@pytest.mark.parametrize("at_the_bottom", [False, True])
def test_a_quest_from_a_space_comes_from_the_deck_where_none_is_open(left: int, at_the_bottom: bool) -> None:
    table = position(ships=["c8r2"], explorers=["u1"], open_quests="")
    deck = [QUESTS[name] for name in ("fleet", "lightning", "shipwright")[:left]]
    table.state.quest_pool = 0 if at_the_bottom else sum(1 << quest for quest in deck)
    table.state.quest_bottom = deck if at_the_bottom else []
    table.plays("sail c9r2", "done", "explore u2")
    if left:
        assert table.options == ["done", "quest deck"]
    else:
        assert table.state.active == 1, "a quest that nobody has is not asked for"


@rule("PM-10.28", "PM-11.2")
def test_a_treasure_of_any_kind() -> None:
    """The space e1, and the last burial space of Poseidon."""
    table = position(ships=["c8r2"], explorers=["d7"])
    table.plays("sail c9r2", "done", "explore e1", "treasure pearl", "store pearl")
    assert table.treasures(0) == [0, 0, 1]
    poseidon = position(ships=["c8r3"], figurehead=["poseidon"], treasures=[[1, 0, 0]])
    poseidon.plays("sail c9r3", "done", "bury gold tile 4", "treasure emerald", "store emerald")
    assert poseidon.treasures(0) == [1, 1, 0]


@rule("PM-10.29")
def test_a_cube_on_the_island_shown() -> None:
    """The third burial space for gold."""
    table = position(ships=["c8r3"], treasures=[[1, 0, 0]])
    table.plays("sail c9r3", "done", "bury gold 3", "cube gold")
    assert table.state.cubes == [5, 4, 4]


@rule("PM-10.30")
def test_a_black_market_tile_without_a_price() -> None:
    table = position(ships=["gulf"], upgrades=[[1, 2, 4, 5, 6]], doubloons=[0])
    table.plays("sail maracaibo", "upgrade 14")
    assert table.offer("place 1 c9r3").price == 0
    table.play("place 2 c9r3")
    assert table.player(0).doubloons == 0


@rule("PM-10.31")
def test_income_counts_from_when_the_card_is_acquired() -> None:
    table = acquired("tobacco")
    board = table.view(1).boards[0]
    assert (board.doubloon_income, board.vp_income) == (4, 0)


@rule("PM-10.32")
def test_two_effects_on_one_space_are_two_effects() -> None:
    """y3: a cube on any island and 2 VP."""
    table = position(ships=["c8r2"], explorers=["y2"])
    table.plays("sail c9r2", "done", "explore y3")
    assert table.player(0).vp == 2
    assert table.options == ["done", "cube gold", "cube emerald", "cube pearl"]
    table.play("done")
    assert table.state.cubes == [4, 4, 4]


@rule("PM-10.33")
def test_the_longest_chains_end() -> None:
    """Whoever always uses what there is comes to the end of every turn."""
    for seed in range(20):
        chance = Imagined(f"chains {seed}")
        state = TITLE.new(TITLE.read_options({}), 2, chance, None)
        longest = decisions = turn = 0
        while due := state.due():
            moves = state.moves(due[0])
            useful = moves[1:] if moves[0] == 0 and len(moves) > 1 else moves
            state.play(due[0], useful[chance.roll(len(useful)) - 1], chance, None)
            decisions = decisions + 1 if state.turn() == turn else 0
            turn = state.turn()
            longest = max(longest, decisions)
        assert longest < 200


# -- PM-11 -----------------------------------------------------------------------------------------------------------


def activated(tile: int, side: int, **state: object) -> Table:
    """An own black market tile on Tobago, just reached."""
    faces = [0] * 5
    faces[tile - 1] = side
    return position(ships=["c8r3"], tiles={"c9r3": (0, tile)}, faces=faces, **state)  # type: ignore[arg-type]


@rule("PM-11.1")
@pytest.mark.parametrize(
    ("tile", "side", "use", "vp"),
    [
        (1, 1, "1 vp per buried max 6", 4),
        (2, 0, "1 vp per quest max 6", 2),
        (2, 1, "2 vp per river max 6", 6),
        (3, 1, "1 vp per equipment max 6", 2),
        (4, 0, "1 vp per crew max 6", 1),
        (4, 1, "1 vp per emerald max 6", 3),
        (5, 0, "1 vp per pearl max 6", 1),
        (5, 1, "1 vp per gold max 6", 6),
    ],
)
def test_black_market_tiles_that_count(tile: int, side: int, use: str, vp: int) -> None:
    table = activated(
        tile,
        side,
        treasures=[[6, 3, 1]],
        quests=["four-rivers shipwright"],
        explorers=["end"],
        cards=["compass sugar cook"],
    )
    bury(table, 0, "gold", 1, 2, 3, 4)
    table.play("sail c9r3")
    assert table.options[:2] == ["done", "upgrade 1"], "it came by itself"
    assert table.player(0).vp == vp, "2 VP a river stops at 6, also with 4 rivers"
    assert table.player(0).counts[COUNT_RIVER] == 4


@rule("PM-11.1")
def test_black_market_tiles_that_bury_or_bring_a_buyer() -> None:
    spade = activated(1, 0, treasures=[[1, 0, 0]])
    spade.play("sail c9r3")
    assert spade.options[1] == "bury gold 1"
    buyer = activated(3, 0)
    buyer.play("sail c9r3")
    assert buyer.player(0).vp == 2
    assert buyer.options == ["done", "cube gold", "cube emerald", "cube pearl"]


@rule("PM-11.2")
@pytest.mark.parametrize(("name", "points", "vp", "doubloons"), [("mermaid", 2, 2, 2), ("kraken", 3, 0, 6)])
def test_figureheads_with_raid_actions(name: str, points: int, vp: int, doubloons: int) -> None:
    table = raiding(points, figurehead=[name], doubloons=[0])
    table.play(f"spend {name}")
    assert (table.player(0).vp, table.player(0).doubloons) == (vp, doubloons)


@rule("PM-11.2")
@pytest.mark.parametrize(
    ("name", "doubloons", "vp"), [("harpy", 4, 0), ("whale", 2, 0), ("sea-serpent", 2, 2), ("lion", 0, 0)]
)
def test_figureheads_with_income(name: str, doubloons: int, vp: int) -> None:
    board = position(figurehead=[name], quests=["four-rivers shipwright"]).view(None).boards[0]
    assert (board.doubloon_income, board.vp_income) == (doubloons, vp)


@rule("PM-11.2")
def test_the_whale_is_paid_for_quests_that_come_later_too() -> None:
    table = position(ships=["c7r4"], figurehead=["whale"], quests=["four-rivers"])
    table.plays("sail c8r4", "done")
    table.play("quest deck", "shipwright")
    assert table.explain(0, "doubloon income") == {"figurehead whale": 2}
    assert table.view(None).boards[0].doubloon_income == 2


@rule("PM-11.2")
def test_the_whale_is_paid_for_quests_that_were_held_before() -> None:
    table = position(ships=["gulf"], upgrades=[[1, 2]], doubloons=[3], quests=["four-rivers fleet"], open_quests="")
    table.plays("sail maracaibo", "upgrade 7", "figurehead whale")
    assert table.player(0).doubloons == 2, "the round is over"


@rule("PM-11.3")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("hacienda", 2 * 9),
        ("villa", 3 * 4),
        ("shipyard", 5 * 2),
        ("armoury", 4 * 2),
        ("tavern", 4 * 3),
        ("grotto", 3 * 2),
        ("chapter-house", 4 * 3),
        ("emerald-manor", 4 * 2),
        ("golden-manor", 4 * 4),
        ("pearl-manor", 4 * 1),
        ("treasury", 8 * 1),
        ("river-lodge", 6 * 2),
    ],
)
def test_every_residence_counts_what_it_says(name: str, vp: int) -> None:
    table = position(
        residences=[name],
        cards=["tobacco compass cook chronicler gunner pinnace frigate"],
        treasures=[[2, 2, 1]],
        explorers=["c1"],
        quests=["gold-collector emerald-collector fleet"],
    )
    bury(table, 0, "gold", 1, 2)
    assert table.explain(0, "score")[f"residence {name}"] == vp


@rule("PM-11.4")
def test_quests_of_every_kind_score_at_their_numbers_and_not_below() -> None:
    """Each need of each condition: exactly its number is enough, one less is not."""
    table = position()
    counts = table.player(0).counts
    table.player(0).quests = (1 << len(BOX.quests)) - 1
    for quest in BOX.quests:
        for needs, vp in ((quest.easy, quest.easy_vp), (quest.hard, quest.hard_vp)):
            counts[:] = [0] * len(counts)
            for need in needs:
                counts[need.counted] = need.number
            assert table.explain(0, "score").get(f"quest {quest.name}", 0) == vp
            for need in needs:
                counts[need.counted] -= 1
                assert table.explain(0, "score").get(f"quest {quest.name}", 0) < vp
                counts[need.counted] += 1


@rule("PM-11.4")
def test_improvements_with_lightning_are_counted() -> None:
    table = position(cards=["shovels sea-chart tobacco"])
    assert table.player(0).counts[COUNT_LIGHTNING] == 2


def test_every_kind_of_source_has_numbers_and_a_word_of_its_own() -> None:
    kinds = [kind for name, kind in vars(sources).items() if name.startswith("BY_")]
    assert kinds == [place * sources.WHY for place in range(len(sources.WHY_WORDS))]
    assert len(set(sources.WHY_WORDS)) == len(kinds)
    assert len(BOX.cards) <= sources.WHY, "the largest number that any of them needs"
