"""The box of Maracaibo: what is in it, by the rules that list it, and how certain we are of each item.

Only rules about the data themselves are named here: that the game does what an effect says is proved in play.
"""

import re
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from games.maracaibo.positions import TITLE
from rules import rule
from tortuga.games.maracaibo.components.listing import components
from tortuga.games.maracaibo.components.loading import MaracaiboComponents, load_components
from tortuga.games.maracaibo.rules.catalogue import BASE_RAID_ACTIONS, NO_RIVER, RED_NOTHING, Card, Quest
from tortuga.games.maracaibo.rules.effects import (
    COUNT_CREW,
    COUNT_EQUIPMENT,
    COUNT_NAMES,
    COUNT_SHIP,
    CREW,
    EQUIPMENT,
    FEWER_STEPS,
    LOCATION,
    RAID_ACTION,
    RESIDENCE,
    SHIP,
    SPACE_AGAIN,
    TREASURE_NAMES,
    USE_MARKET,
    Effect,
)
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.texts import LANGUAGES, Texts

BOX: MaracaiboComponents = load_components()
ALL = BOX.catalogue
CARDS: dict[str, Card] = {card.name: card for card in ALL.cards}


def texts(effects: tuple[Effect, ...]) -> list[str]:
    return [effect.text for effect in effects]


def every_text(card: Card) -> list[str]:
    return texts(card.lightning + card.lasting + card.income + card.end)


# -- Numbers ---------------------------------------------------------------------------------------------------------


@rule("PM-11.5")
def test_the_cards_of_both_levels() -> None:
    assert (len(ALL.locations), len(ALL.residences), len(ALL.improvements), len(ALL.level_two)) == (8, 12, 22, 41)
    level_two = [ALL.cards[number] for number in ALL.level_two]
    assert Counter(card.is_location() for card in level_two) == {False: 37, True: 4}
    assert [card.number for card in ALL.cards] == list(range(83))
    assert len(CARDS) == 83


@rule("PM-11.5")
def test_ship_improvements_are_the_scarcest_kind() -> None:
    kinds = Counter(card.kind for card in ALL.cards if card.is_improvement())
    assert kinds == {EQUIPMENT: 9 + 13, CREW: 9 + 14, SHIP: 4 + 10}


@rule("PM-11.5")
def test_six_locations_show_the_treasure_value_symbol_and_two_tiles_of_each_kind_wait_for_them() -> None:
    assert [ALL.cards[number].has_value for number in ALL.locations].count(True) == 6
    assert not CARDS["bonaire"].has_value
    assert not CARDS["tobago"].has_value
    assert sorted(ALL.islands.value_tiles) == [0, 0, 1, 1, 2, 2]


def test_locations_of_level_two_show_none() -> None:
    assert not any(ALL.cards[number].has_value for number in ALL.level_two)


@rule("PM-11.5")
def test_quests_figureheads_and_black_market_faces() -> None:
    assert (len(ALL.quests), len(ALL.figureheads), len(ALL.market)) == (25, 12, 10)
    assert [tile.letter for tile in ALL.figureheads] == list("ABCDEFGHIJKL")


@rule("PM-11.5")
def test_redbeards_cards_and_the_ruby_market() -> None:
    red = ALL.redbeard
    assert [card.is_b for card in red.cards] == 6 * [False] + 6 * [True]
    assert len(red.raids) == len(red.explores) == 4
    assert len(ALL.ruby_market) == 6
    assert [card.name for card in ALL.cards if card.has_rubies] == ["tobago", "bonaire"]


# -- Cards -----------------------------------------------------------------------------------------------------------


def test_tobacco_costs_8_and_the_klabautermann_saves_3() -> None:
    assert CARDS["tobacco"].cost == 8
    assert texts(CARDS["klabautermann"].lasting) == ["discount 3"]


@rule("PM-11.3")
def test_the_residences_score_as_printed() -> None:
    assert [ALL.cards[number].end[0].text.removeprefix("end ") for number in ALL.residences] == [
        "2 vp per doubloon income max 24",
        "3 vp per vp income max 24",
        "5 vp per ship max 25",
        "4 vp per equipment max 24",
        "4 vp per crew max 24",
        "3 vp per buried max 24",
        "4 vp per scored quest max 24",
        "4 vp per emerald max 24",
        "4 vp per gold max 24",
        "4 vp per pearl max 24",
        "8 vp per treasure set max 24",
        "6 vp per river max 24",
    ]
    hacienda = CARDS["hacienda"]
    assert (hacienda.kind, hacienda.cost) == (RESIDENCE, 16)


@pytest.mark.parametrize(("count", "vp"), [(0, 0), (5, 10), (12, 24), (13, 24), (40, 24)])
def test_the_hacienda_scores_2_a_doubloon_of_income_up_to_24(count: int, vp: int) -> None:
    assert CARDS["hacienda"].end[0].vp_for(count) == vp


@pytest.mark.parametrize(("count", "vp"), [(2, 0), (3, 7), (5, 7), (6, 14), (30, 70)])
def test_gold_scales_score_7_for_every_3_gold(count: int, vp: int) -> None:
    assert CARDS["gold-scales"].end[0].vp_for(count) == vp


def test_what_the_rulebook_tells_of_locations() -> None:
    assert [texts(choice) for choice in CARDS["bonaire"].actions] == [["explore 3"]]
    assert [texts(choice) for choice in CARDS["aruba"].actions] == [["quest"]]
    with_quest = [card.name for card in ALL.cards if ["quest"] in [texts(choice) for choice in card.actions]]
    assert with_quest == ["aruba"]
    acquiring = [effect.text for card in ALL.cards for choice in card.actions for effect in choice]
    assert [text for text in acquiring if text.startswith("acquire")] == ["acquire crew +3", "acquire equipment +3"]


def test_actions_parted_by_a_slash_are_one_choice() -> None:
    assert [texts(choice) for choice in CARDS["curacao"].actions] == [["raid", "explore 2"]]
    assert [texts(choice) for choice in CARDS["tobago"].actions] == [["bury"], ["5 doubloons"]]


def test_locations_of_level_two_give_points_without_a_maximum() -> None:
    points = [choice[0].text for card in ALL.cards if card.is_location() for choice in card.actions if choice[0].most]
    assert [text for text in points if " per " in text] == [
        "1 vp per buried",
        "1 vp per crew",
        "2 vp per river",
        "1 vp per equipment",
    ]


def test_three_cards_can_pay_5_doubloons_and_2_vp() -> None:
    three = [CARDS["sugar"], CARDS["cutlass"], CARDS["pinnace"]]
    income = [effect.text for card in three for effect in card.income]
    assert income == ["income 4 doubloons", "income 1 doubloon", "income 2 vp"]


def test_two_upgrades_are_two_effects() -> None:
    assert texts(CARDS["brig"].lightning) == ["upgrade", "upgrade"]


def test_an_improvement_sorts_its_effects_by_when_they_count() -> None:
    carpenter = CARDS["carpenter"]
    assert texts(carpenter.lightning) == ["upgrade"]
    assert carpenter.lasting == ()
    assert texts(carpenter.income) == ["income 2 doubloons"]
    assert carpenter.end == ()
    for card in ALL.cards:
        if card.is_improvement():
            assert every_text(card), card.name
            assert card.actions == ()


def test_costs_and_vp_stay_within_bounds() -> None:
    for card in ALL.cards:
        if card.is_improvement():
            assert (4 if card.level == 1 else 5) <= card.cost <= (11 if card.level == 1 else 16), card.name
            assert 0 <= card.vp <= 8, card.name
        elif card.kind == LOCATION:
            assert card.cost == card.vp == 0


# -- Quests and tiles ------------------------------------------------------------------------------------------------


@rule("PM-11.4")
def test_every_kind_of_condition_that_the_rulebook_lists_is_on_a_quest() -> None:
    names = {counted: name for name, counted in COUNT_NAMES.items()}
    asked = {frozenset(names[need.counted] for need in quest.hard) for quest in ALL.quests}
    assert asked >= {
        frozenset(kinds)
        for kinds in (
            {"gold"},
            {"buried pearl"},
            {"crew"},
            {"doubloon income"},
            {"vp income"},
            {"card"},
            {"river"},
            {"equipment", "crew", "ship"},
            {"residence"},
            {"lightning"},
            {"upgrade"},
            {"crew", "river"},
            {"equipment", "river"},
            {"equipment", "crew"},
            {"ship", "residence"},
            {"buried", "vp income"},
            {"buried", "river"},
        )
    }


@pytest.mark.parametrize("quest", ALL.quests, ids=lambda quest: str(quest.name))
def test_the_harder_condition_of_a_quest_asks_for_more_and_is_worth_more(quest: Quest) -> None:
    easy = {need.counted: need.number for need in quest.easy}
    hard = {need.counted: need.number for need in quest.hard}
    assert easy.keys() == hard.keys()
    assert all(hard[counted] > easy[counted] for counted in easy)
    assert (quest.easy_vp, quest.hard_vp) == (3, 7)


@rule("PM-11.1")
def test_the_black_market_faces_are_as_printed() -> None:
    assert [texts(face.effects) for face in ALL.market] == [
        ["bury"],
        ["1 vp per buried max 6"],
        ["1 vp per quest max 6"],
        ["2 vp per river max 6"],
        ["2 vp", "1 cube"],
        ["1 vp per equipment max 6"],
        ["1 vp per crew max 6"],
        ["1 vp per emerald max 6"],
        ["1 vp per pearl max 6"],
        ["1 vp per gold max 6"],
    ]
    assert ALL.market[3].effects[0].vp_for(4) == 6


@rule("PM-11.2")
def test_the_figureheads_are_as_printed() -> None:
    shown = {tile.letter: texts(tile.lightning + tile.lasting + tile.income) for tile in ALL.figureheads}
    assert shown == {
        "A": ["raid action 2: 2 vp, 2 doubloons"],
        "B": ["+2 explore"],
        "C": ["+1 sail", "income 4 doubloons"],
        "D": ["new quests", "income 1 doubloon per quest"],
        "E": ["+2 raid", "+1 reroll"],
        "F": ["income 2 doubloons", "income 2 vp"],
        "G": [],
        "H": ["raid action 3: 6 doubloons"],
        "I": ["3 treasures"],
        "J": ["1 step less: 1 gold"],
        "K": ["raid action 2: bury raided"],
        "L": ["discount 2"],
    }
    poseidon = ALL.figureheads[6]
    assert [texts(space) for space in poseidon.burial] == [["5 doubloons"], ["4 vp"], ["upgrade"], ["1 treasure"]]
    assert all(tile.burial == () for tile in ALL.figureheads if tile is not poseidon)


# -- Boards ----------------------------------------------------------------------------------------------------------


def test_the_ship_board_opens_from_the_left() -> None:
    assert Counter(space.sector for space in ALL.upgrades) == {0: 6, 1: 5, 2: 5, 3: 4}
    assert ALL.locks == [0, 2, 6, 11]
    assert [space.name for space in ALL.upgrades[4:8]] == ["1e", "1f", "2a", "2b"]


def test_an_upgrade_space_works_once_or_for_good() -> None:
    for space in ALL.upgrades:
        assert bool(space.at_once) != bool(space.lasting), space.name


def test_each_source_of_a_raid_action_is_one_of_its_own() -> None:
    assert texts(tuple(ALL.raid_actions[:BASE_RAID_ACTIONS])) == [
        "raid action 1: 1 vp",
        "raid action 2: 3 doubloons",
        "raid action 5: 1 raided treasure",
    ]
    assert [action.number for action in ALL.raid_actions] == list(range(12))
    duellist = CARDS["duellist"].lasting[0]
    upgrade = next(space.lasting[0] for space in ALL.upgrades if texts(space.lasting) == [duellist.text])
    assert duellist is not upgrade


def test_each_source_of_fewer_steps_is_one_of_its_own() -> None:
    assert [effect.number for effect in ALL.fewer_steps] == [0, 1, 2, 3]
    assert {effect.code for effect in ALL.fewer_steps} == {FEWER_STEPS}
    assert {effect.cost for effect in ALL.fewer_steps} == {1}


def test_the_new_raid_actions() -> None:
    new = ALL.raid_actions[BASE_RAID_ACTIONS : BASE_RAID_ACTIONS + 3]
    assert sorted((action.cost, texts(action.then)) for action in new) == [
        (2, ["3 vp"]),
        (3, ["1 raided treasure"]),
        (4, ["3 vp", "1 cube"]),
    ]
    assert {action.code for action in ALL.raid_actions} == {RAID_ACTION}


def test_the_hideout_has_bonus_spaces_in_storage_and_four_burial_spaces_a_kind() -> None:
    emerald = TREASURE_NAMES.index("emerald")
    assert [texts(space) for space in ALL.hideout.storage[emerald]] == [["2 vp"]]
    assert ["1 emerald cube"] in [texts(space) for space in ALL.hideout.burial[emerald]]
    assert [len(row) for row in ALL.hideout.burial] == [4, 4, 4]
    assert all([] in [texts(space) for space in row] for row in ALL.hideout.burial)


@pytest.mark.parametrize(("cubes", "vp"), [(0, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (20, 5)])
def test_a_treasure_is_worth_more_with_more_cubes_on_its_island(cubes: int, vp: int) -> None:
    assert ALL.islands.value(cubes) == vp


def test_an_island_starts_with_four_cubes() -> None:
    assert ALL.islands.cubes == 4


def test_the_gulf_and_maracaibo() -> None:
    assert texts(ALL.gulf) == ["raid +2", "explore 4", "build residence"]
    assert texts(ALL.maracaibo) == ["6 vp", "upgrade"]
    assert ALL.upgrade is ALL.maracaibo[1]


# -- The exploration track -------------------------------------------------------------------------------------------


def ways(number: int) -> list[list[int]]:
    """All ways from a space to an end of the track."""
    space = ALL.track[number]
    return [[number, *rest] for to in space.onward for rest in ways(to)] or [[number]]


@rule("PM-11.5")
def test_every_way_along_the_track_crosses_four_rivers() -> None:
    found = ways(0)
    assert sorted(len(way) - 1 for way in found) == [27, 28, 29, 30]
    for way in found:
        crossed = [ALL.track[at].rivers[ALL.track[at].onward.index(to)] for at, to in pairwise(way)]
        assert [river for river in crossed if river != NO_RIVER] == [0, 1, 2, 3]


def test_redbeard_knows_the_longer_branch_of_a_fork() -> None:
    names = [space.name for space in ALL.track]
    forks = {space.name: names[space.onward[space.longer]] for space in ALL.track if len(space.onward) > 1}
    assert forks == {"a3": "l1", "c2": "y1"}


def test_the_lower_path_has_the_gold_and_the_3_doubloons_of_the_rulebooks_example() -> None:
    names = [space.name for space in ALL.track]
    lower = [ALL.track[names.index(name)] for name in ("l1", "l2", "l3", "l4")]
    assert [texts(space.effects) for space in lower] == [["2 vp"], ["1 gold"], ["1 cube"], ["3 doubloons"]]


def test_the_retirement_tile_lies_behind_the_end() -> None:
    assert ALL.track[ALL.retirement].name == "end"
    assert ALL.track[ALL.retirement].onward == []


@rule("PM-10.33")
def test_no_effect_leads_back_to_itself() -> None:
    assert not any(effect.code == SPACE_AGAIN for space in ALL.track for effect in space.effects)
    assert not any(effect.code == USE_MARKET for face in ALL.market for effect in face.effects)


# -- Redbeard --------------------------------------------------------------------------------------------------------


def test_the_positions_of_redbeards_track() -> None:
    red = ALL.redbeard
    assert [(raid.vp, raid.treasures, raid.cube) for raid in red.raids] == [
        (0, 1, False),
        (2, 1, False),
        (2, 1, True),
        (3, 2, True),
    ]
    assert [(explore.steps, explore.vp) for explore in red.explores] == [(0, 3), (1, 3), (2, 4), (2, 6)]


def test_only_his_b_cards_have_an_extra_action() -> None:
    assert [card.extra != RED_NOTHING for card in ALL.redbeard.cards] == 6 * [False] + 6 * [True]
    assert len({card.extra for card in ALL.redbeard.cards if card.is_b}) == 3


def test_his_improvement_action_names_all_three_kinds() -> None:
    orders = [action.kinds for card in ALL.redbeard.cards for action in card.mains if action.kinds]
    assert len(orders) == 12
    assert all(sorted(kinds) == [EQUIPMENT, CREW, SHIP] for kinds in orders)


def test_his_board_has_three_advances_for_a_track_of_four() -> None:
    red = ALL.redbeard
    assert sum(red.columns) == len(red.board) == 8
    assert sorted(Counter(red.board).values()) == [1, 1, 3, 3]


# -- For people ------------------------------------------------------------------------------------------------------


def test_what_is_not_reconstructed_is_the_same_in_the_tests_own_data() -> None:
    """So the rulebook's examples are played with its numbers. (The order on the ship board is reconstructed.)"""

    def certain(box: MaracaiboComponents) -> set[str]:
        listed = components(box.parts, Texts("en", [MaracaiboTitle.locale]))
        return {re.sub(r"space \d+", "space", part.name) for part in listed if part.origin != "reconstructed"}

    assert certain(BOX) == certain(TITLE.data)


def test_every_item_says_how_certain_it_is() -> None:
    listed = components(BOX.parts, Texts("en", [MaracaiboTitle.locale]))
    found = {(part.group, part.name): part.origin for part in listed}
    assert len(found) == len(listed)
    tobacco = "Tobacco: level I, equipment, costs 8 doubloons, 2 VP, income: 6 doubloons"
    assert found["improvements", tobacco] == "reconstructed"
    assert found["improvements", "Tobacco, costs 8 doubloons"] == "rulebook"
    assert found["improvements", "Tobacco, its name"] == "rulebook"
    hacienda = "Hacienda: costs 16 doubloons, at the end: 2 VP for each doubloon of income (at most 24 VP)"
    assert found["residences", hacienda] == "rulebook"
    quest = "Rich income: easier: 3 VP: income of 6 doubloons, harder: 7 VP: income of 10 doubloons"
    assert found["quests", quest] == "reported"
    assert found["islands", "treasure value tile 1: gold"] == "deduced"
    assert found["layouts", "Standard: ..C.C.C.. CCCCCCCCC CCPCGCECC CCCCCCCCC"] == "reconstructed"
    redbeards = "card b1: deck B, raid, an improvement (in order: crew, ship, equipment), extra: ship upgrade"
    assert found["redbeard", redbeards] == "reconstructed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_box_is_told_in_each_language(language: str) -> None:
    texts = Texts(language, [MaracaiboTitle.locale])
    names = [part.name for part in components(BOX.parts, texts)]
    assert texts.problems == []
    assert not any("maracaibo-" in name for name in names)
    tobacco = {"en": "Tobacco: level I, ", "pl": "Tytoń: poziom I, ", "uk": "Тютюн: рівень I, "}
    assert [name for name in names if name.startswith(tobacco[language])] != []


def test_an_owners_component_without_a_message_goes_by_its_name_in_the_data() -> None:
    quest = msgspec.structs.replace(BOX.parts.quests.quests[0], name="parrots")
    quests = msgspec.structs.replace(BOX.parts.quests, quests=(quest,))
    listed = components(msgspec.structs.replace(BOX.parts, quests=quests), Texts("en", [MaracaiboTitle.locale]))
    assert [part.name.partition(":")[0] for part in listed if part.group == "quests"] == ["parrots"]


def test_all_figureheads_are_printed_and_no_layout_is() -> None:
    origins: dict[str, set[str]] = {}
    for part in components(BOX.parts, Texts("en", [MaracaiboTitle.locale])):
        origins.setdefault(part.group, set()).add(part.origin)
    assert origins["figureheads"] == {"rulebook"}
    assert origins["layouts"] == {"reconstructed"}
    assert set(origins) == {
        "locations",
        "residences",
        "improvements",
        "quests",
        "figureheads",
        "black-market",
        "ship-board",
        "hideout",
        "exploration",
        "islands",
        "layouts",
        "redbeard",
        "rubies",
    }


def test_counts_go_by_kind() -> None:
    assert [COUNT_EQUIPMENT + kind for kind in (EQUIPMENT, CREW, SHIP)] == [COUNT_EQUIPMENT, COUNT_CREW, COUNT_SHIP]
