"""The six modules (PM-9), alone, together and against Redbeard."""

import pytest

from games.maracaibo.positions import BOX, RED_CARDS, Table, keep_first, new_table, position
from rules import rule
from tortuga.games.maracaibo.events import Fought, RedbeardCard, Refilled, TurnedUp
from tortuga.games.maracaibo.rules.catalogue import FILLER, HIDDEN_IMPROVEMENT, HIDDEN_LOCATION, HIDDEN_SECOND, NO_CARD
from tortuga.games.maracaibo.rules.effects import COUNT_UPGRADE, KIND_NAMES
from tortuga.games.maracaibo.rules.modules.fog_improvements import FogOfImprovements
from tortuga.games.maracaibo.rules.moves import mask_of
from tortuga.kernel import Imagined

HIM = 1


def solo(deck: str, ship: str, **state: object) -> Table:
    """Redbeard's board is full, so that no upgrade comes between."""
    state.setdefault("market", "mermaid lion whale")
    table = position(1, ships=[state.pop("you", "start"), ship], **state)  # type: ignore[arg-type, list-item]
    table.state.red_cards = table.state.red_deck = mask_of([RED_CARDS[name] for name in deck.split()])
    for space in range(len(BOX.redbeard.board)):
        table.player(HIM).gain_upgrade(space)
    return table


@rule("PM-9.1", "PM-9.2")
@pytest.mark.parametrize(
    ("fog", "hidden"), [("fog_locations", ["location"]), ("fog_improvements", ["equipment", "crew", "ship"])]
)
def test_fog_lies_over_cards_of_its_own_kinds_alone(fog: str, hidden: list[str]) -> None:
    (module,) = new_table(2, **{fog: True}).state.rules.modules
    assert [name for kind, name in enumerate(KIND_NAMES) if module.hides(kind)] == hidden


# -- Fog of war: locations -------------------------------------------------------------------------------------------


@rule("PM-9.1")
def test_locations_lie_face_down_with_a_doubloon_each() -> None:
    g = new_table(2, fog_locations=True).state
    hidden = [space for space, number in enumerate(g.spaces) if number == HIDDEN_LOCATION]
    assert len(hidden) == 8
    assert [g.coins[space] for space in hidden] == [1] * 8
    assert g.values == [-1] * 27, "value tiles come when a card is turned up"
    assert g.hidden_values.bit_count() == 6


@rule("PM-9.1", "PM-1.5")
def test_whoever_ends_there_takes_the_doubloons_turns_it_up_and_uses_it() -> None:
    table = position(ships=["c8r4"], fog_locations=True, doubloons=[0])
    table.state.coins[table.space("c9r4")] = 2
    table.play("sail c9r4", "trinidad", 5)
    assert table.player(0).doubloons == 2
    assert table.view(1).spaces[table.space("c9r4")].coins == 0
    assert table.card_at("c9r4") == "trinidad"
    assert table.all_heard(TurnedUp) == [TurnedUp(space="c9r4", card="trinidad", value="pearl")]
    assert table.state.cubes == [4, 4, 5], "its value tile counts already"
    assert table.options[:2] == ["done", "upgrade 1"]


@rule("PM-9.1")
def test_a_location_without_the_symbol_gets_no_value_tile() -> None:
    table = position(ships=["c8r4"], fog_locations=True)
    table.play("sail c9r4", "tobago")
    assert table.state.cubes == [4, 4, 4]


@rule("PM-9.1")
def test_each_income_puts_a_doubloon_more_on_those_still_hidden() -> None:
    table = position(ships=["gulf"], fog_locations=True, at={"c8r3": "curacao"})
    table.plays("sail maracaibo", "done")
    assert table.state.coins[table.space("c9r4")] == 2
    assert table.state.coins[table.space("c8r3")] == 0


@rule("PM-9.1", "PM-9.9")
@pytest.mark.parametrize(("number", "vp"), [(1, 1), (2, 3), (3, 5)])
def test_redbeard_turns_up_hidden_locations_on_his_way_and_scores(number: int, vp: int) -> None:
    """A5 takes a ship card at c9r3; on the way to it he passes two hidden locations instead of one."""
    cards = {"c9r3": "sloop", "c8r2": "tobacco"}
    table = solo("a5", "c7r4", fog_locations=True, at=cards, round_number=number, last=0)
    table.redbeard("a5", "margarita", 0, "bonaire", "navigator")
    assert table.ship(HIM) == "c9r3"
    assert table.player(HIM).vp == 2 * vp
    assert table.player(HIM).doubloons == 0, "the doubloons go to the supply"
    assert table.state.values.count(0) == 1, "what he turns up gets its value tile"


# -- Fog of war: improvements ----------------------------------------------------------------------------------------


@rule("PM-9.8")
def test_the_last_card_of_the_deck_has_a_facing_and_behind_it_there_is_none() -> None:
    g = new_table(2, fog_improvements=True).state
    fog, chance = g.rules.modules[0], Imagined("the last cards")
    assert isinstance(fog, FogOfImprovements)
    g.deck, g.deck_up = 1, 1
    fog.next_on_top(g, chance)
    assert (g.top >= 0, g.deck_up) == (True, 0)
    fog.next_on_top(g, chance)
    assert g.top == HIDDEN_SECOND
    g.deck = 0
    fog.next_on_top(g, chance)
    assert g.top == NO_CARD


@rule("PM-9.2", "PM-9.8")
def test_improvements_lie_face_down_and_so_does_half_of_level_two() -> None:
    tops = set()
    for seed in range(20):
        g = new_table(2, seed, fog_improvements=True).state
        assert g.spaces.count(HIDDEN_IMPROVEMENT) == 15
        assert g.deck_up + (g.top >= 0) == 20
        tops.add(g.top >= 0)
    assert tops == {False, True}


@rule("PM-9.2")
def test_a_ship_turns_up_what_it_moves_onto_and_then_decides() -> None:
    table = position(ships=["c1r2"], fog_improvements=True, doubloons=[20])
    table.play("step c2r2", "tobacco")
    assert table.card_at("c2r2") == "tobacco"
    assert table.options == ["stop", "step c1r2", "step c2r3", "step c3r2"]
    table.play("step c3r2", "cook")
    table.play("stop")
    assert table.options == ["take 5", "acquire c3r2"]
    assert table.card_at("c2r2") == "tobacco", "it stays open"


@rule("PM-9.8")
def test_cards_of_level_two_keep_their_facing_and_a_face_up_top_is_open_to_all() -> None:
    table = position(ships=["c1r2"], fog_improvements=True, at={"c2r2": "tobacco"}, doubloons=[20])
    table.state.top = BOX.cards[42].number
    table.state.second &= ~(1 << 42)
    assert table.view(1).top == BOX.cards[42].name
    table.plays("step c2r2", "stop")
    table.play("acquire", 30)
    assert table.card_at("c2r2") == BOX.cards[42].name
    assert table.state.top == HIDDEN_SECOND
    assert table.view(None).top == "hidden-second", "only its facing is seen"


@rule("PM-9.8")
def test_a_card_that_comes_hidden_under_ships_is_turned_up_by_the_next_ship() -> None:
    table = position(ships=["c1r2", "c1r2"], fog_improvements=True, at={"c2r2": "tobacco"}, doubloons=[20, 20])
    table.plays("step c2r2", "stop")
    table.play("acquire", 1, "bard")
    assert table.all_heard(Refilled) == [Refilled(space="c2r2", card="hidden-second")]
    assert table.state.top >= 0, "the next one lies face up"
    table.play("step c2r2", "cubagua")
    assert table.card_at("c2r2") == "cubagua", "a hidden location of level II, without doubloons"
    table.play("stop")
    assert table.options[:2] == ["done", "upgrade 1"]


@rule("PM-9.2", "PM-9.9")
def test_redbeard_turns_up_hidden_improvements_on_his_path_and_prefers_most() -> None:
    """To c3r2 there is a way of two steps over c2r2; all three steps turn up no more, so he takes the shorter."""
    table = solo("a5", "c1r2", fog_improvements=True, at={"c3r2": "sloop"})
    table.redbeard("a5", "tobacco", 1, "bard")
    assert table.ship(HIM) == "c3r2"
    assert table.card_at("c2r2") == "tobacco"
    assert table.all_heard(TurnedUp) == [TurnedUp(space="c2r2", card="tobacco", value=None)]


@rule("PM-9.9")
def test_a_longer_path_that_turns_up_more_comes_before_a_shorter_one() -> None:
    """The Sloop lies at c2r4, beside c1r4; the way of three steps over c1r3 and c2r3 turns up one card more."""
    at = {"c2r4": "sloop", "c1r4": "filler", "c3r4": "filler"}
    table = solo("a5", "c1r4", fog_improvements=True, at=at)
    table.redbeard("a5", "tobacco", "sugar", 1, "bard")
    assert [event.space for event in table.all_heard(TurnedUp)] == ["c1r3", "c2r3"]
    known = solo("a5", "c1r4", fog_improvements=True, at={**at, "c1r3": "cook", "c2r3": "cutlass"})
    known.redbeard("a5", 1, "bard")
    assert known.all_heard(TurnedUp) == [], "of those that turn up nothing the shortest"


@rule("PM-9.9")
def test_of_equal_paths_the_higher_at_the_first_difference() -> None:
    """From c1r3 to c2r4 over c1r4 or c2r3: one turns up either, c2r3 is higher."""
    table = solo("a5", "c1r3", fog_improvements=True, at={"c2r4": "sloop", "c1r3": "filler"})
    table.redbeard("a5", "tobacco", 1, "bard")
    assert table.card_at("c2r3") == "tobacco"
    assert table.card_at("c1r4") == "hidden-improvement"


@rule("PM-9.9", "PM-8.16")
def test_where_he_can_do_nothing_he_turns_up_his_target_and_acts_by_what_it_is() -> None:
    """Everything in reach is hidden, so no card can be done; the preferred end is c4r2."""
    taken = solo("a3", "c1r2", fog_improvements=True)
    taken.redbeard("sugar", "cook", "tobacco", 1, "bard")
    assert taken.all_heard(RedbeardCard) == []
    assert (taken.ship(HIM), taken.cards(HIM)) == ("c4r2", ["tobacco"])


@rule("PM-8.9", "PM-9.8")
def test_he_takes_a_face_down_top_card_of_level_two_too() -> None:
    table = solo("a4", "c7r2", fog_improvements=True, at={"c8r2": "margarita"})
    table.redbeard("a4", 30, "bard")
    assert table.cards(HIM) == ["bard"]


# -- Skirmishes ------------------------------------------------------------------------------------------------------


@rule("PM-9.3", "PM-9.10")
def test_the_sole_highest_wins_two_vp_and_a_doubloon_from_each_fighter_who_has_one() -> None:
    """Lasting raid bonuses count, those of one colour do not."""
    table = position(
        3,
        ships=["c1r2", "c2r2", "c2r2"],
        doubloons=[30, 5, 0],
        cards=["powder-keg", "gunner", ""],
        skirmishes=True,
    )
    table.play("sail c2r2", 3, 4, 4)
    assert table.all_heard(Fought) == [
        Fought(
            space="c2r2",
            seats=(0, 1, 2),
            pips=(3, 4, 4),
            bonuses=(2, 0, 0),
            strengths=(5, 4, 4),
            winner=0,
            tie=False,
        ),
    ]
    assert table.player(0).vp == 2
    assert [table.player(seat).doubloons for seat in range(3)] == [30 - 2 + 2, 5, 0], "each loser gave back 1"


@rule("PM-9.3", "PM-9.10")
def test_who_has_no_doubloon_gives_none() -> None:
    table = position(2, ships=["c1r2", "c2r2"], doubloons=[0, 0], at={"c2r2": "filler"}, skirmishes=True)
    table.play("sail c2r2", 2, 5)
    assert [table.player(seat).doubloons for seat in range(2)] == [5, 0]
    assert table.player(1).vp == 2, "whoever wins, not just who came"


@rule("PM-9.10")
def test_a_shared_highest_roll_gives_nothing_whoever_else_fought() -> None:
    table = position(3, ships=["c1r2", "c2r2", "c2r2"], doubloons=[30, 5, 5], skirmishes=True)
    table.play("sail c2r2", 6, 2, 6)
    assert [table.player(seat).vp for seat in range(3)] == [0, 0, 0]
    assert table.all_heard(Fought)[0].tie


@rule("PM-9.3")
def test_no_fight_in_the_gulf_or_alone() -> None:
    table = position(2, ships=["c9r2", "gulf"], skirmishes=True)
    table.play("sail gulf")
    alone = position(2, ships=["c1r2", "start"], skirmishes=True)
    alone.play("sail c2r2")
    assert table.all_heard(Fought) == alone.all_heard(Fought) == []


@rule("PM-9.3")
def test_against_redbeard_he_adds_the_round_and_the_winner_gets_five_vp() -> None:
    table = solo("a5", "c2r2", you="c1r2", doubloons=[9], skirmishes=True, round_number=2)
    table.play("sail c2r2", 4, 3)
    (fight,) = table.all_heard(Fought)
    assert (fight.pips, fight.bonuses, fight.strengths) == ((4, 3), (0, 2), (4, 5))
    assert (table.player(HIM).vp, table.player(0).doubloons) == (5, 8), "and no doubloon"
    onto = solo("a5", "c1r2", you="c4r2", at={"c4r2": "sloop"}, skirmishes=True, round_number=1)
    onto.redbeard("a5", 6, 2, "navigator")
    assert onto.player(0).vp == 5


# -- Adventure hunters -----------------------------------------------------------------------------------------------


@rule("PM-9.4")
def test_of_three_quests_two_are_kept_and_three_are_open() -> None:
    table = new_table(2, hunters=True)
    assert [len(table.quests(seat)) for seat in range(2)] == [3, 3]
    assert all(len(option.split()) == 3 for option in table.options_of(0))
    keep_first(table)
    assert [len(table.quests(seat)) for seat in range(2)] == [2, 2]
    assert len(table.open_quests()) == 3


@rule("PM-9.4")
def test_only_the_harder_condition_scores_doubled_and_unmet_quests_cost_five() -> None:
    table = position(
        hunters=True, quests=["rich-income gold-collector fleet"], cards=["tobacco merchantman"], treasures=[[2]]
    )
    score = table.explain(0, "score")
    assert score["quest rich-income"] == 14
    assert score["quest gold-collector"] == -5, "the easier condition counts nothing"
    assert score["quest fleet"] == -5


@rule("PM-9.4")
def test_quests_scored_are_those_with_the_harder_condition() -> None:
    table = position(hunters=True, quests=["gold-collector"], residences=["chapter-house"], treasures=[[2]])
    assert table.explain(0, "score")["residence chapter-house"] == 0


# -- Rubies ----------------------------------------------------------------------------------------------------------


@rule("PM-9.5", "PM-9.11")
def test_a_ruby_may_be_taken_before_the_value_cube() -> None:
    for name, space in (("bonaire", "c9r2"), ("tobago", "c9r3")):
        table = position(ships=["c8r2"], rubies=True, at={space: name})
        table.play(f"sail {space}")
        assert table.options == ["done", "ruby"]
        table.play("ruby")
        assert table.player(0).rubies == 1
        assert table.options[:2] == ["done", "upgrade 1"]
    declined = position(ships=["c8r2"], rubies=True)
    declined.plays("sail c9r2", "done")
    assert declined.player(0).rubies == 0


@rule("PM-9.5", "PM-9.11")
def test_in_the_gulf_one_is_sold_then_any_number_exchanged_then_the_gulf_is_used() -> None:
    table = position(ships=["c9r2"], rubies=True, doubloons=[0])
    table.player(0).rubies = 4
    table.play("sail gulf")
    assert table.options == ["done", *(f"sell {n}" for n in range(1, 7))]
    table.play("sell 3")
    assert table.player(0).vp == 2
    assert table.options[:2] == ["done", "upgrade 1"], "space 3: an upgrade and 2 VP"
    table.play("upgrade 4")
    assert table.options == ["done", "exchange 1", "exchange 2", "exchange 3"]
    table.play("exchange 2")
    assert (table.player(0).vp, table.player(0).rubies) == (2 + 4, 1)
    assert table.view(0).ruby_market == (None, None, 0, None, None, None)
    assert table.options[:2] == ["done", "upgrade 1"], "now the Gulf's own"


@rule("PM-9.5")
def test_a_space_of_the_ruby_market_is_used_once() -> None:
    table = position(ships=["c9r2"], rubies=True)
    table.player(0).rubies = 1
    table.state.ruby_market = [1, -1, -1, 0, -1, -1]
    table.play("sail gulf")
    assert table.options == ["done", "sell 2", "sell 3", "sell 5", "sell 6"]


@rule("PM-9.11")
def test_with_a_full_market_rubies_are_only_exchanged() -> None:
    table = position(ships=["c9r2"], rubies=True)
    table.player(0).rubies = 1
    table.state.ruby_market = [1] * 6
    table.play("sail gulf")
    assert table.options == ["done", "exchange 1"]


@rule("PM-9.5", "PM-9.11")
def test_redbeard_takes_and_sells_rubies_for_their_vp_alone() -> None:
    taken = solo("a2", "c6r2", rubies=True)
    taken.redbeard("a2")
    assert taken.ship(HIM) == "c9r2", "Bonaire, the highest of the last column with explore"
    assert taken.player(HIM).rubies == 1
    sold = solo("a2", "c8r2", rubies=True)
    sold.player(HIM).rubies = 2
    sold.state.ruby_market[5] = 0
    sold.redbeard("a2", 6)
    assert sold.state.ruby_market[0] == HIM, "1 follows 6"
    assert sold.player(HIM).vp == 5 + 3, "5 VP of the space, 3 for exploring"
    assert sold.explain(HIM, "score")["rubies"] == 2, "unsold ones 2 VP each"
    for space, vp in ((2, 0), (3, 2)):
        alone = solo("a2", "c8r2", rubies=True)
        alone.player(HIM).rubies = 1
        alone.redbeard("a2", space)
        assert alone.player(HIM).vp == vp + 3, "no doubloons and no upgrade of the market"
        assert alone.player(HIM).doubloons == 0
    none = solo("a2", "c8r2", rubies=True)
    none.redbeard("a2")
    assert none.player(HIM).rubies == 0
    full = solo("a2", "c8r2", rubies=True)
    full.player(HIM).rubies = 1
    full.state.ruby_market = [0] * 6
    full.redbeard("a2")
    assert full.player(HIM).rubies == 1


# -- Retirement ------------------------------------------------------------------------------------------------------


@rule("PM-9.6", "PM-9.12")
def test_behind_the_end_a_residence_for_half_its_price_and_the_explorer_returns() -> None:
    """The Hacienda for 16 less 3: 13, halved and rounded up 7."""
    table = position(ships=["c8r2"], retirement=True, explorers=["end"], cards=["klabautermann"], doubloons=[7])
    table.plays("sail c9r2", "done")
    assert table.options == ["done", "explore retirement"]
    table.play("explore retirement")
    hacienda = next(option for option in table.options if table.card_at(option.removeprefix("build ")) == "hacienda")
    offer = table.offer(hacienda)
    assert (offer.price, sum(part.amount for part in offer.parts)) == (7, 7)
    there = table.space(hacienda.removeprefix("build "))
    assert table.explain(0, "price", there) == {"cost": 16, "card klabautermann": -3, "half": -6}
    assert table.explain(1, "price", there) == {"cost": 16}, "for others it costs the same as ever"
    assert table.refusal("done").rule == "PM-3.8", "it must be built"
    table.play(hacienda)
    assert table.residences(0) == ["hacienda"]
    assert table.player(0).doubloons == 0
    assert table.player(0).vp == 2, "the first marker on it"
    assert table.explorer(0) == "start"
    assert table.view(0).boards[0].rivers == (1, 2, 3, 4), "rivers stay passed"


@rule("PM-9.12")
@pytest.mark.parametrize("why", ["used", "poor"])
def test_the_tile_is_no_space_for_who_used_it_or_cannot_pay(why: str) -> None:
    table = position(ships=["c8r2"], retirement=True, explorers=["e2"], doubloons=[5 if why == "poor" else 50])
    table.player(0).retired = int(why == "used")
    table.plays("sail c9r2", "done")
    assert table.options == ["done", "explore end"]


@rule("PM-9.6")
def test_past_an_occupied_end_the_tile_is_the_next_space() -> None:
    table = position(ships=["c8r2"], retirement=True, explorers=["e2", "end"], doubloons=[50])
    table.plays("sail c9r2", "done")
    assert table.options == ["done", "explore retirement"]
    table.play("explore retirement")
    table.play(table.options[0])
    table.player(1).ship = table.space("c8r2")
    table.player(1).doubloons = 50
    table.begin_turn(1)
    table.plays("sail c9r2", "done")
    assert table.options == ["done", "explore retirement"], "it never holds an explorer"
    table.player(0).ship, table.player(0).explorer = table.space("c8r2"), table.player(1).explorer
    table.player(1).explorer = 0
    table.begin_turn(0)
    table.plays("sail c9r2", "done")
    assert table.state.active == 1, "once a player"


@rule("PM-9.12")
def test_for_redbeard_the_tile_is_no_space() -> None:
    table = solo("a2", "c8r2", retirement=True, explorers=["start", "e2"])
    table.redbeard("a2")
    assert table.explorer(HIM) == "end"


# -- Modules together ------------------------------------------------------------------------------------------------


@rule("PM-9.7")
def test_hidden_cards_are_nobodys_choice_and_doubloons_tell_locations() -> None:
    table = position(ships=["c6r4"], fog_locations=True, fog_improvements=True, at={"c7r4": "grenada"}, doubloons=[40])
    coins = [space.coins for space in table.view(1).spaces if space.card == "hidden-location"]
    assert coins == [1] * 7
    assert not any(space.coins for space in table.view(1).spaces if space.card == "hidden-improvement")
    table.plays("step c7r4", "stop", "done")
    assert table.state.active == 1, "no open equipment card anywhere"


@rule("PM-9.7")
def test_a_player_passing_a_hidden_location_leaves_it_hidden() -> None:
    table = position(ships=["c6r4"], fog_locations=True, fog_improvements=True)
    table.play("step c7r4")
    assert table.card_at("c7r4") == "hidden-location"
    table.play("step c8r4")
    table.play("stop", "aruba", 0)
    assert table.card_at("c7r4") == "hidden-location"


@rule("PM-9.7")
def test_ruby_supply_appears_with_its_card() -> None:
    table = position(ships=["c8r2"], fog_locations=True, rubies=True)
    table.play("sail c9r2", "tobago")
    assert table.options == ["done", "ruby"]


@rule("PM-9.13")
def test_a_module_that_says_nothing_of_solo_leaves_redbeard_as_he_is() -> None:
    table = new_table(1, hunters=True)
    assert len(table.quests(0)) == 3
    assert len(table.quests(HIM)) == 1
    keep_first(table)
    assert table.explain(HIM, "score")["quests"] == 5


@rule("PM-9.7", "PM-8.15")
def test_redbeard_cannot_choose_hidden_cards() -> None:
    table = solo("a5", "c1r2", fog_improvements=True, at={"c2r4": "cook"})
    assert FILLER not in table.state.spaces
    table.redbeard("a5", "tobacco", "sugar", 1, "bard")
    assert table.cards(HIM) == ["cook"], "though ships might lie hidden nearer to Maracaibo"
    assert table.player(HIM).counts[COUNT_UPGRADE] == len(BOX.redbeard.board)
