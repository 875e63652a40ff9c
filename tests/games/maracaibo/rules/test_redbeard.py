"""Solo against Redbeard (PM-8)."""

import pytest

from games.maracaibo.positions import BOX, RED_CARDS, Answers, Table, keep_first, new_table, position
from rules import rule
from tortuga.games.maracaibo.events import (
    Built,
    PutCubes,
    RedbeardAdvanced,
    RedbeardBegins,
    RedbeardCard,
    RedbeardExplores,
    RedbeardExtra,
    RedbeardRaided,
    RedbeardTried,
    RedbeardWithout,
    Sailed,
)
from tortuga.games.maracaibo.rules.catalogue import RED_LEVEL_TWO, RED_QUEST
from tortuga.games.maracaibo.rules.effects import COUNT_UPGRADE
from tortuga.games.maracaibo.rules.moves import mask_of
from tortuga.games.maracaibo.rules.redbeard import RedbeardPlan, carry_out
from tortuga.kernel import Imagined

HIM = 1
FULL_BOARD = len(BOX.redbeard.board)
ALL_A = "A1 A2 A3 A4 A5 A6"


def solo(deck: str = ALL_A, ship: str = "c1r2", upgrades: int = 0, **state: object) -> Table:
    """You stand in the start zone; Redbeard's ship is at `ship`, and his first upgrades are made."""
    state.setdefault("market", "mermaid lion whale")
    table = position(1, ships=[state.pop("you", "start"), ship], **state)  # type: ignore[arg-type, list-item]
    table.state.red_cards = table.state.red_deck = mask_of([RED_CARDS[name.lower()] for name in deck.split()])
    for space in range(upgrades):
        table.player(HIM).gain_upgrade(space)
    return table


@rule("PM-8.1")
def test_set_up_against_redbeard() -> None:
    table = new_table(1)
    assert len(table.state.figureheads) == 3
    you, him = table.view(None).boards
    assert (you.doubloons, him.doubloons, him.progress) == (10, 0, 1)
    assert him.quests == 1
    assert table.state.due() == [0]
    keep_first(table)
    assert table.state.active == 0, "you go first"
    assert table.state.last == HIM, "he has the last turn"
    assert len(table.open_quests()) == 2


@rule("PM-8.1")
def test_his_first_quest_is_hidden_from_you_too() -> None:
    table = new_table(1)
    keep_first(table)
    secret = table.quests(HIM)[0]
    assert secret not in str(table.view(0))
    assert any(move.kind == "drew" and move.quest is None for move in table.view(0).quest_moves)


@rule("PM-8.2")
@pytest.mark.parametrize("count", range(7))
def test_the_difficulty_is_the_number_of_b_cards_among_his_six(count: int) -> None:
    names = new_table(1, redbeard=count).view(0).redbeard_cards
    assert len(names) == 6
    assert sum(name.startswith("b") for name in names) == count


@rule("PM-8.2")
def test_an_empty_deck_is_shuffled_anew() -> None:
    table = solo(deck="A1 A2")
    table.state.red_deck = 0
    table.redbeard("a1", "navigator")
    assert table.state.red_deck == mask_of([RED_CARDS["a2"]])


@rule("PM-8.3")
def test_sharing_a_card_with_him() -> None:
    table = solo(ship="c2r2", you="c1r2", doubloons=[9])
    table.play("sail c2r2")
    assert (table.player(0).doubloons, table.player(HIM).doubloons) == (8, 0), "to the supply"
    poor = solo(ship="c2r2", you="c1r2", doubloons=[0], at={"c2r2": "filler"})
    poor.play("sail c2r2", "a1", "navigator")
    assert poor.player(HIM).doubloons == 0
    onto = solo(ship="c1r2", you="c4r2", doubloons=[3], deck="A5", at={"c4r2": "sloop"})
    onto.redbeard("a5", "navigator")
    assert onto.ship(HIM) == "c4r2"
    assert onto.player(0).doubloons == 4


@rule("PM-8.4")
def test_from_the_gulf_he_goes_to_maracaibo_without_a_card() -> None:
    table = solo(ship="gulf", round_number=3)
    table.redbeard()
    assert table.all_heard(RedbeardCard) == []
    assert table.all_heard(Sailed) == [Sailed(seat=None, to="maracaibo", card=None)]
    assert table.player(HIM).vp == 6
    assert table.player(HIM).counts[COUNT_UPGRADE] == 1
    assert table.state.outcome() is not None


@rule("PM-8.4")
def test_he_does_the_first_main_action_that_he_can() -> None:
    """A1: raid; explore; cards C E S. Near the start there are only improvements."""
    table = solo(ship="c1r2", deck="A1")
    table.redbeard("a1", "navigator")
    assert table.cards(HIM) == ["cabin-boy"], "the crew card nearest Maracaibo"
    assert table.ship(HIM) == "c4r2"


@rule("PM-8.4")
def test_a_card_on_which_he_can_do_nothing_is_ignored_with_its_extra() -> None:
    """B4: raid, then quest or a card; with no improvement and no quest in reach it cannot be done. B1 can."""
    residences = {"c8r2": "hacienda", "c8r3": "villa", "c8r4": "shipyard", "c9r2": "armoury"}
    table = solo(ship="c7r4", deck="B4 B1", at={**residences, "c9r3": "filler", "c9r4": "filler", "c7r4": "filler"})
    table.redbeard("b4", "b1", "four-rivers", 1)
    heard = table.all_heard(RedbeardCard)
    assert heard == [RedbeardCard(card="b4", done=False), RedbeardCard(card="b1", done=True)]
    assert table.treasures(HIM) == [1, 0, 0], "one raid, in the Gulf"


# -- What is told of it ----------------------------------------------------------------------------------------------


def tried(table: Table) -> list[tuple[int, str, str | None, str | None]]:
    return [(one.number, one.action, one.target, one.why) for one in table.all_heard(RedbeardTried)]


@rule("PM-8.4", "PM-8.17")
def test_it_is_told_which_main_action_he_does_and_why_not_those_before() -> None:
    table = solo(ship="c1r2", deck="A1")
    table.redbeard("a1", "navigator")
    assert table.all_heard(RedbeardBegins) == [RedbeardBegins(by="card")]
    assert tried(table) == [(1, "raid", None, "reach"), (2, "explore", None, "reach"), (3, "cards", "c4r2", None)]


@rule("PM-8.17")
def test_a_quest_that_is_not_there_is_not_said_to_be_out_of_reach() -> None:
    """A3: quest; raid; cards."""
    table = solo(ship="c1r2", deck="A3")
    table.state.open_quests.clear()
    table.redbeard("a3", "navigator")
    assert tried(table)[:2] == [(1, "quest", None, "gone"), (2, "raid", None, "reach")]


@rule("PM-8.13")
def test_an_extra_action_is_told_before_he_moves() -> None:
    table = solo(ship="c7r4", deck="B1")
    table.redbeard("b1", "four-rivers", 1)
    (extra,) = table.all_heard(RedbeardExtra)
    kinds = [type(event) for event in table.heard_by(None)]
    assert extra.action == "upgrade"
    assert kinds.index(RedbeardExtra) < kinds.index(Sailed)


@rule("PM-8.4", "PM-8.16")
def test_turns_without_a_card_are_told_as_such() -> None:
    table = solo(ship="gulf", round_number=3)
    table.redbeard()
    assert table.all_heard(RedbeardBegins) == [RedbeardBegins(by="gulf")]
    nothing = solo(ship="c9r2", deck="B4")
    nothing.redbeard()
    assert nothing.all_heard(RedbeardBegins) == [RedbeardBegins(by="none")]


@rule("PM-8.6", "PM-8.7", "PM-8.11")
def test_the_numbers_behind_what_he_does_are_told() -> None:
    """Trinidad's value cube, the advance of his first upgrade, and what is left on the island that he raids."""
    table = solo(ship="c6r4", deck="A6", values={"c9r4": "pearl"})
    table.redbeard("a6", 3)
    assert table.all_heard(PutCubes) == [PutCubes(seat=None, island="pearl", count=1, now=5)]
    assert table.all_heard(RedbeardAdvanced) == [RedbeardAdvanced(to=2)]
    assert table.all_heard(RedbeardRaided)[0].left == 4
    exploring = solo("A2", "c8r4", upgrades=1)
    exploring.player(HIM).progress = 2
    exploring.redbeard("a2", "four-rivers")
    assert exploring.all_heard(RedbeardExplores)[0].more == BOX.redbeard.explores[2].steps


@rule("PM-8.19")
def test_what_he_cannot_get_is_told() -> None:
    table = solo("A2", "c8r4", upgrades=FULL_BOARD)
    table.redbeard("a2")
    assert table.all_heard(RedbeardWithout) == [RedbeardWithout(what="upgrade")]


@rule("PM-8.5")
def test_at_a_location_he_adds_the_value_cube_and_upgrades_then_acts() -> None:
    """A6: raid; quest; cards."""
    table = solo(ship="c6r4", deck="A6", values={"c9r4": "pearl"})
    table.redbeard("a6", 3)
    assert table.ship(HIM) == "c9r4"
    assert table.state.cubes == [4, 4, 5 - 1]
    assert table.player(HIM).progress == 1, "his first upgrade moves the track cube"
    assert table.treasures(HIM) == [0, 0, 1]
    assert table.player(HIM).vp == 2, "the second position of the track"


@rule("PM-8.5", "PM-8.12")
def test_he_prefers_the_gulf_for_raid_and_explore() -> None:
    table = solo(ship="c8r4", deck="A1", upgrades=1)
    table.redbeard("a1", "four-rivers", 1)
    assert table.ship(HIM) == "gulf", "not Trinidad, which is in reach too"


@rule("PM-8.6", "PM-8.20")
@pytest.mark.parametrize(
    ("progress", "vp", "count", "cube"),
    [(0, 0, 1, 0), (1, 2, 1, 0), (2, 2, 1, 1), (3, 3, 2, 1)],
)
def test_his_raids_by_his_track(progress: int, vp: int, count: int, cube: int) -> None:
    table = solo(ship="c8r4", deck="A1", upgrades=FULL_BOARD)
    table.player(HIM).progress = progress
    table.redbeard("a1", 2)
    assert table.treasures(HIM) == [0, count, 0]
    assert table.player(HIM).vp == vp
    assert table.state.cubes[1] == 4 - count + cube, "a cube if he then has more of the kind than you"


@rule("PM-8.6", "PM-8.20")
def test_no_cube_if_he_has_not_more_than_all_of_yours() -> None:
    table = solo(ship="c8r4", deck="A1", upgrades=FULL_BOARD, treasures=[[0, 1, 0]])
    table.player(HIM).progress = 2
    table.redbeard("a1", 2)
    assert table.state.cubes[1] == 3


@rule("PM-8.6")
@pytest.mark.parametrize(
    ("pips", "islands", "kind"),
    [(1, [1, 9, 9], 0), (2, [9, 1, 9], 1), (3, [9, 9, 1], 2), (4, [4, 5, 5], 1), (5, [4, 4, 4], 0), (6, [2, 3, 4], 2)],
)
def test_the_die_says_which_treasure(pips: int, islands: list[int], kind: int) -> None:
    table = solo(ship="c8r4", deck="A1", upgrades=FULL_BOARD, islands=islands)
    table.redbeard("a1", pips)
    assert table.treasures(HIM).index(1) == kind
    assert table.all_heard(RedbeardRaided)[0].pips == pips


@rule("PM-8.6", "PM-4.4")
def test_from_an_empty_island_he_takes_out_of_the_supply() -> None:
    table = solo(ship="c8r4", deck="A1", upgrades=FULL_BOARD, islands=[4, 1, 4])
    table.player(HIM).progress = 3
    table.redbeard("a1", 2)
    assert table.treasures(HIM) == [0, 2, 0]
    assert table.state.cubes == [4, 1, 4], "one taken, none left for the second, and one put there"


@rule("PM-8.7", "PM-8.18")
@pytest.mark.parametrize(("progress", "end", "vp"), [(0, "l1", 3), (1, "l2", 3), (2, "l3", 4), (3, "l3", 6)])
def test_his_explorations_by_his_track_and_the_longer_branch(progress: int, end: str, vp: int) -> None:
    """From the start 4 spaces in the Gulf, and more by the track; he ignores what the spaces do."""
    table = solo(ship="c8r4", deck="A2", upgrades=FULL_BOARD)
    table.player(HIM).progress = progress
    table.redbeard("a2")
    assert (table.explorer(HIM), table.player(HIM).vp) == (end, vp)
    assert table.treasures(HIM) == [0, 0, 0]


@rule("PM-8.18")
def test_he_skips_your_explorer_and_goes_as_far_as_the_track_goes() -> None:
    table = solo(ship="c8r4", deck="A2", upgrades=FULL_BOARD, explorers=["a2", "start"])
    table.redbeard("a2")
    assert table.explorer(HIM) == "l2"
    end = solo(ship="c8r4", deck="A2", upgrades=FULL_BOARD, explorers=["end", "e1"])
    end.redbeard("a2")
    assert (end.explorer(HIM), end.player(HIM).vp) == ("e2", 3)
    stuck = solo(ship="c8r4", deck="A2", upgrades=FULL_BOARD, explorers=["end", "e2"])
    stuck.redbeard("a2")
    assert (stuck.explorer(HIM), stuck.player(HIM).vp) == ("e2", 3), "the VP even if he cannot move"


@rule("PM-8.7")
def test_his_rivers_count() -> None:
    table = solo(ship="c8r4", deck="A2", upgrades=FULL_BOARD, explorers=["start", "l3"])
    table.redbeard("a2")
    assert table.view(0).boards[HIM].rivers == (1,)


@rule("PM-8.8")
def test_he_takes_the_rightmost_open_quest_and_the_other_moves_right() -> None:
    """A3: quest; raid; cards. Aruba lies at c8r4."""
    table = solo(ship="c6r4", deck="A3", upgrades=FULL_BOARD, open_quests="fleet lightning")
    table.redbeard("a3", "shipwright")
    assert table.ship(HIM) == "c8r4"
    assert table.quests(HIM) == ["lightning"]
    assert table.open_quests() == ["shipwright", "fleet"]


@rule("PM-8.9", "PM-8.20")
def test_at_an_acquire_location_he_takes_the_top_card_of_level_two() -> None:
    """A4: II; explore; cards."""
    table = solo(ship="c7r2", deck="A4", upgrades=FULL_BOARD)
    before = table.state.deck
    table.redbeard("a4", "cubagua")
    assert table.ship(HIM) == "c8r2"
    assert table.cards(HIM) == ["cubagua"], "a location counts as a card"
    assert table.state.deck == before - 1
    assert table.explain(HIM, "score")["cards"] == 6


@rule("PM-8.10", "PM-8.12")
def test_he_takes_an_improvement_by_the_order_of_kinds_free_and_the_space_is_refilled() -> None:
    """A5: cards S E C. In reach of c1r2 are c2r2 to c2r4, c3r1, c3r2 and c4r2."""
    ships = {"c2r4": "sloop", "c2r3": "pinnace", "c3r2": "tobacco", "c4r2": "sugar"}
    table = solo(ship="c1r2", deck="A5", at=ships)
    table.redbeard("a5", "navigator")
    assert table.cards(HIM) == ["pinnace"], "a ship before all else; the higher space of the same column"
    assert table.card_at("c2r3") == "navigator"
    assert table.player(HIM).doubloons == 0
    equipment = solo(ship="c1r2", deck="A5", at={"c2r2": "tobacco", "c4r2": "sugar", "c3r2": "cook"})
    equipment.redbeard("a5", "navigator")
    assert equipment.cards(HIM) == ["sugar"], "the column nearest Maracaibo"


@rule("PM-8.11", "PM-8.19")
def test_his_upgrades_go_column_by_column() -> None:
    """Advance, quest, residence; figurehead, advance, quest; ..."""
    table = solo(ship="gulf", open_quests="fleet lightning", round_number=1)
    table.redbeard()
    assert table.player(HIM).progress == 1
    table.player(HIM).ship = table.space("gulf")
    table.redbeard("four-rivers")
    assert table.quests(HIM) == ["lightning"]
    table.player(HIM).ship = table.space("gulf")
    vp = table.player(HIM).vp
    table.redbeard("villa")
    assert table.residences(HIM) == ["villa"]
    (built,) = table.all_heard(Built)
    assert (built.seat, built.residence, built.price) == (None, "villa", 0)
    assert table.player(HIM).vp == vp + 6 + 2, "2 VP if first"


@rule("PM-8.11", "PM-8.19")
def test_his_figurehead_by_die_and_none_if_you_own_one() -> None:
    for pips, name in ((1, "mermaid"), (2, "mermaid"), (3, "lion"), (5, "whale"), (6, "whale")):
        table = solo(ship="gulf", upgrades=3)
        table.redbeard(pips)
        assert BOX.figureheads[table.player(HIM).figurehead].name == name
        assert len(table.state.figureheads) == 2
    yours = solo(ship="gulf", upgrades=3, figurehead=["hawk"])
    yours.redbeard()
    assert yours.player(HIM).figurehead == -1


@rule("PM-8.11", "PM-8.19")
def test_a_residence_that_you_had_first_earns_him_nothing_and_four_are_all() -> None:
    table = solo(ship="gulf", upgrades=2, residences=["villa"])
    table.redbeard("villa")
    assert table.player(HIM).vp == 6
    full = solo(ship="gulf", upgrades=2, residences=["", "villa hacienda shipyard armoury"])
    full.redbeard()
    assert len(full.residences(HIM)) == 4


@rule("PM-8.19")
def test_a_full_board_and_the_right_end_of_the_track() -> None:
    full = solo(ship="gulf", upgrades=FULL_BOARD)
    full.redbeard()
    assert full.player(HIM).counts[COUNT_UPGRADE] == FULL_BOARD
    table = solo(ship="gulf", upgrades=4)
    table.player(HIM).progress = 3
    table.redbeard()
    assert table.player(HIM).progress == 3, "it stays"


@rule("PM-8.12")
def test_his_cards_and_figurehead_bring_him_nothing_in_play() -> None:
    table = solo(ship="gulf", upgrades=FULL_BOARD, cards=["", ""])
    table.player(HIM).cards = mask_of([20, 31])
    table.redbeard()
    assert table.player(HIM).doubloons == 0
    assert table.player(HIM).vp == 6, "the round is over, and he has no income"
    assert table.explain(HIM, "doubloon income") == {}


@rule("PM-8.13")
def test_extra_actions_come_where_he_stands_before_he_moves() -> None:
    """B1 upgrade, B3 raid, B5 explore; then the main action, here an improvement."""
    upgrade = solo(ship="c1r2", deck="B1")
    upgrade.redbeard("b1", "navigator")
    assert upgrade.player(HIM).progress == 1
    raid = solo(ship="c1r2", deck="B3")
    raid.redbeard("b3", 1, "navigator")
    assert raid.treasures(HIM) == [1, 0, 0]
    explore = solo(ship="c1r2", deck="B5")
    explore.redbeard("b5", "navigator")
    assert (explore.explorer(HIM), explore.player(HIM).vp) == ("a2", 3), "a base value of 2"


@rule("PM-8.14")
def test_his_score() -> None:
    table = solo(
        treasures=[[0, 0, 0], [2, 1, 0]], residences=["", "villa"], explorers=["start", "b1"], islands=[4, 7, 0]
    )
    him = table.player(HIM)
    him.vp, him.cards = 30, mask_of([20, 31, 80])
    for quest in range(6):
        him.gain_quest(quest)
    assert table.explain(HIM, "score") == {
        "play": 30,
        "rivers": 4,
        "cards": 18,
        "residences": 15,
        "treasure gold": 6,
        "treasure emerald": 5,
        "quests": 30,
        "many quests": 10,
    }


@rule("PM-8.14")
@pytest.mark.parametrize(("yours", "won"), [(6, False), (7, True), (5, False)])
def test_more_than_his_score_wins_and_a_tie_is_his(yours: int, won: bool) -> None:
    table = solo(ship="gulf", upgrades=FULL_BOARD, doubloons=[0], round_number=3)
    table.player(0).vp = yours
    table.redbeard()
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((yours,), (1 if won else 2,))
    assert outcome.reason == ("maracaibo-over-won" if won else "maracaibo-over-lost")
    assert table.view(0).scores == (yours, 6)


@rule("PM-8.15")
def test_targets_are_legal_ends_of_three_steps_and_never_residences_fillers_or_hidden_cards() -> None:
    at = {
        "c2r2": "filler",
        "c2r3": "hacienda",
        "c2r4": "hidden-second",
        "c3r1": "filler",
        "c3r2": "cook",
        "c4r2": "filler",
    }
    table = solo(ship="c1r2", deck="A5", at=at)
    table.redbeard("a5", "navigator")
    assert table.ship(HIM) == "c3r2"


@rule("PM-8.15")
def test_a_location_with_a_slash_has_both_actions_and_level_two_counts() -> None:
    """Curacao: raid / explore 2; Blanquilla, of level II: explore 2."""
    for deck, chance in (("A1", ("a1", 1)), ("A2", ("a2",))):
        table = solo(ship="c1r2", deck=deck, upgrades=FULL_BOARD, at={"c4r2": "curacao"})
        table.redbeard(*chance)
        assert table.ship(HIM) == "c4r2"
    second = solo(ship="c1r2", deck="A2", upgrades=FULL_BOARD, at={"c4r2": "blanquilla"})
    second.redbeard("a2")
    assert (second.ship(HIM), second.explorer(HIM)) == ("c4r2", "a2")


@rule("PM-8.16")
def test_when_no_card_can_be_done_none_is_drawn_and_he_goes_where_he_prefers() -> None:
    """Only A3 (quest, raid, cards S C E) is in the deck, and nothing of it is in reach."""
    fillers = dict.fromkeys(("c2r2", "c2r3", "c2r4", "c3r1", "c3r2"), "filler")
    nothing = solo(ship="c1r2", deck="A3", at={**fillers, "c4r2": "hacienda"})
    nothing.redbeard()
    assert nothing.all_heard(RedbeardCard) == []
    assert nothing.ship(HIM) == "c4r2", "and does nothing there"
    location = solo(ship="c1r2", deck="A3", at={**fillers, "c4r2": "margarita"}, values={"c4r2": "pearl"})
    location.redbeard()
    assert location.state.cubes == [4, 4, 5]
    assert location.player(HIM).counts[COUNT_UPGRADE] == 1
    gulf = solo(ship="c9r2", deck="B4")
    gulf.redbeard()
    assert (gulf.ship(HIM), gulf.player(HIM).counts[COUNT_UPGRADE]) == ("gulf", 1), "no quest and no card in the Gulf"
    one_kind = BOX.redbeard.cards[RED_CARDS["a3"]].mains[2].kinds
    assert len(one_kind) == 3, "an improvement in reach is always one that he can take, so he never meets one here"


@rule("PM-8.17")
def test_a_quest_needs_an_open_one_and_level_two_a_card_left() -> None:
    """A6: raid; quest; cards. A4: II; explore; cards."""
    quest = solo(ship="c4r4", deck="A6", at={"c5r4": "aruba", "c6r4": "cook"}, open_quests="")
    quest.redbeard("a6", "navigator")
    assert quest.ship(HIM) == "c6r4", "no quest is open"
    deck = solo(ship="c4r4", deck="A4", at={"c5r4": "margarita", "c6r4": "cook", "c7r4": "tobacco"})
    deck.state.deck, deck.state.second = 0, 0
    deck.redbeard("a4")
    assert deck.cards(HIM) == ["cook"]
    assert deck.card_at("c6r4") == "filler"


@rule("PM-8.17")
def test_what_the_extra_action_takes_away_is_lost() -> None:
    """Target and action were fixed before; he sails there all the same."""
    table = solo(ship="c6r4", upgrades=FULL_BOARD, open_quests="")
    carry_out(table.state, RedbeardPlan(RED_QUEST, table.space("c8r4")), Answers(), None)
    assert (table.ship(HIM), table.quests(HIM)) == ("c8r4", [])
    table.state.deck = 0
    carry_out(table.state, RedbeardPlan(RED_LEVEL_TWO, table.space("c8r2")), Answers(), None)
    assert (table.ship(HIM), table.cards(HIM)) == ("c8r2", [])


@rule("PM-8.17", "PM-8.4")
def test_his_action_and_target_are_fixed_before_the_extra_action() -> None:
    """B4: an upgrade, here the quest of his second space, the last one; then quest or a card."""
    table = solo(ship="c6r4", deck="B4", upgrades=1, open_quests="fleet", at={"c7r4": "cook"})
    table.state.quest_pool = 0
    table.redbeard("b4", "villa")
    assert (table.ship(HIM), table.quests(HIM)) == ("c8r4", ["fleet"])
    assert table.cards(HIM) == [], "he does not turn to the Cook"


@rule("PM-8.19")
def test_residences_are_those_on_the_table() -> None:
    names = {table.residences(HIM)[0] for table in (_build(seed) for seed in range(20))}
    assert names == {"hacienda", "villa", "shipyard", "armoury"}


def _build(seed: int) -> Table:
    table = solo(ship="gulf", upgrades=2)
    table.begin_turn(HIM, Imagined(f"{seed}"))
    return table


@rule("PM-8.1")
def test_whole_solo_games_end_after_his_turn() -> None:
    for seed in range(10):
        table = new_table(1, seed, redbeard=seed % 7)
        chance = Imagined(f"solo {seed}")
        while table.state.due():
            moves = table.state.moves(0)
            table.state.play(0, moves[chance.roll(len(moves)) - 1], chance, None)
        assert table.state.active == HIM
