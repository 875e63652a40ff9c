"""Final scoring (PM-7), and where every number comes from."""

import pytest

from games.maracaibo.positions import BOX, CARDS, QUESTS, Table, bury, position
from rules import rule
from tortuga.games.maracaibo.events import Scored
from tortuga.games.maracaibo.rules.effects import COUNT_DOUBLOON_INCOME, COUNT_SCORED_QUEST, Effect
from tortuga.games.maracaibo.rules.scoring import decide_quests


def score(table: Table, seat: int = 0) -> dict[str, int]:
    return table.explain(seat, "score")


def end(table: Table) -> None:
    """The last player arrives, and the game is over."""
    table.state.round = 3
    last = table.state.last
    table.player(last).ship = table.space("gulf")
    table.begin_turn(last)
    table.plays("sail maracaibo", "done")
    assert table.state.outcome() is not None


@rule("PM-7.1")
def test_four_vp_a_river() -> None:
    assert score(position(explorers=["end"]))["rivers"] == 16
    assert "rivers" not in score(position(explorers=["a3"]))


@rule("PM-7.2")
def test_a_vp_for_each_full_five_doubloons() -> None:
    assert "doubloons" not in score(position(doubloons=[4]))
    assert score(position(doubloons=[5]))["doubloons"] == 1
    assert score(position(doubloons=[14]))["doubloons"] == 2


@rule("PM-7.3")
def test_vp_printed_on_improvements() -> None:
    assert score(position(cards=["ketch flagship spyglass"])) == {
        "play": 0,
        "doubloons": 2,
        "card ketch": 3,
        "card flagship": 6,
    }


@rule("PM-7.4", "PM-10.24")
def test_improvements_with_an_end_condition() -> None:
    """Gold scales: 7 VP for each 3 gold. Strongbox: 2 VP a buried treasure. Log book: 7 VP for each 3 quests scored."""
    table = position(cards=["gold-scales strongbox log-book"], treasures=[[5, 1, 0]])
    bury(table, 0, "gold", 1, 2)
    assert score(table)["card gold-scales"] == 4 + 2 * 7, "7 gold"
    assert score(table)["card strongbox"] == 3 + 2 * 2
    assert score(table)["card log-book"] == 4
    quests = "gold-collector buried-gold well-equipped"
    three = position(cards=["log-book gold-scales compass"], treasures=[[2, 0, 0]], quests=[quests])
    bury(three, 0, "gold", 1)
    assert score(three)["card log-book"] == 4 + 7


@rule("PM-7.5", "PM-11.3")
def test_the_hacienda_pays_two_vp_a_doubloon_of_income_up_to_its_maximum() -> None:
    assert CARDS["hacienda"].cost == 16
    table = position(residences=["hacienda"], cards=["tobacco sloop"])
    assert score(table)["residence hacienda"] == 2 * 7
    rich = position(residences=["hacienda"], cards=["tobacco sloop merchantman rum-barrels"])
    assert rich.player(0).counts[COUNT_DOUBLOON_INCOME] == 18
    assert score(rich)["residence hacienda"] == 24
    assert "residence hacienda" not in score(rich, 1), "each for its holders"


@rule("PM-7.5", "PM-11.3")
@pytest.mark.parametrize(
    ("scoring", "most"),
    [(card.end[0], card.end[0].most) for card in (BOX.cards[number] for number in BOX.residences)],
)
def test_every_residence_stops_at_its_maximum(scoring: Effect, most: int) -> None:
    assert scoring.vp_for(100) == most
    assert most in (24, 25)
    assert scoring.vp_for(1) == scoring.number


@rule("PM-7.6")
@pytest.mark.parametrize(("cubes", "value"), [(0, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (12, 5)])
def test_treasures_are_worth_what_their_island_says(cubes: int, value: int) -> None:
    table = position(treasures=[[2, 0, 0]], islands=[cubes, 0, 0])
    bury(table, 0, "gold", 1)
    assert score(table)["treasure gold"] == 3 * value, "buried or not"


@rule("PM-7.7")
def test_two_vp_more_for_each_buried_treasure() -> None:
    table = position()
    bury(table, 0, "gold", 1, 2)
    bury(table, 0, "pearl", 4)
    assert score(table)["buried"] == 6


@rule("PM-7.8")
def test_the_harder_condition_scores_alone_else_the_easier_one() -> None:
    """Income of 6 doubloons: 3 VP, of 10: 7 VP."""
    assert "quest rich-income" not in score(position(quests=["rich-income"], cards=["tobacco"]))
    assert score(position(quests=["rich-income"], cards=["tobacco sugar"]))["quest rich-income"] == 3
    assert score(position(quests=["rich-income"], cards=["tobacco merchantman"]))["quest rich-income"] == 7


@rule("PM-7.8")
def test_the_same_things_may_count_for_several_quests() -> None:
    table = position(quests=["gold-collector buried-gold"])
    bury(table, 0, "gold", 1, 2)
    assert score(table)["quest gold-collector"] == 3
    assert score(table)["quest buried-gold"] == 3


@rule("PM-7.8")
def test_quests_are_revealed_at_the_end() -> None:
    table = position(quests=["rich-income", "fleet"], cards=["tobacco sugar"])
    assert table.view(1).truth is None
    end(table)
    truth = table.view(None).truth
    assert truth is not None
    assert truth.quests == (("rich-income",), ("fleet",))
    assert truth.scored == (("rich-income",), ())


MANY = "gold-collector emerald-collector pearl-collector buried-gold buried-emeralds buried-pearls"


@rule("PM-7.9")
def test_ten_vp_for_scoring_at_least_six_quests() -> None:
    five = position(quests=[MANY.removesuffix(" buried-pearls")], treasures=[[1, 1, 1]])
    bury(five, 0, "gold", 1)
    bury(five, 0, "emerald", 1)
    bury(five, 0, "pearl", 1)
    assert "many quests" not in score(five)
    five.player(0).gain_quest(QUESTS["fleet"])
    assert "many quests" not in score(five), "holding six is not enough"
    six = position(quests=[MANY], treasures=[[1, 1, 1]])
    bury(six, 0, "gold", 1)
    bury(six, 0, "emerald", 1)
    bury(six, 0, "pearl", 1)
    assert score(six)["many quests"] == 10
    assert decide_quests(six.state, 0).bit_count() == 6


@rule("PM-7.10")
def test_most_vp_wins() -> None:
    table = position(3, ships=["c1r2", "c1r2", "c1r2"], explorers=["end"], doubloons=[0, 0, 0])
    end(table)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == (16, 0, 6)
    assert outcome.ranks == (1, 3, 2)
    assert outcome.winners == (0,)


@rule("PM-7.10")
def test_a_tie_goes_to_most_buried_treasures_then_it_is_shared() -> None:
    """Both have 14 points: one of them 8 from rivers and 6 from treasures, the other all from treasures."""
    table = position(2, ships=["c1r2", "c1r2"], doubloons=[0, 0], islands=[4, 4, 4])
    bury(table, 0, "gold", 1)
    table.player(0).vp = 1 + 6
    table.player(1).vp = 0
    table.player(1).gain_treasure(0)
    table.player(1).gain_treasure(0)
    end(table)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == (12, 12)
    assert outcome.ranks == (1, 2)

    shared = position(2, ships=["c1r2", "c1r2"], doubloons=[0, 0])
    shared.player(0).vp = 6
    end(shared)
    outcome = shared.state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((1, 1), (0, 1))


@rule("PM-7.11")
def test_quests_are_decided_first_and_rubies_count_nothing() -> None:
    """The Chapter house pays 4 VP a quest scored."""
    table = position(quests=["gold-collector lord-of-manors"], residences=["chapter-house"], treasures=[[2, 0, 0]])
    assert score(table)["residence chapter-house"] == 2 * 4
    assert table.player(0).counts[COUNT_SCORED_QUEST] == 0, "only at the end"
    rubies = position(rubies=True, doubloons=[0])
    rubies.player(0).rubies = 5
    assert score(rubies) == {"play": 0}


@rule("PM-7.11", "PM-9.4")
def test_a_score_may_fall_below_zero() -> None:
    table = position(hunters=True, quests=["fleet lightning"], doubloons=[0], open_quests="shipwright four-rivers")
    assert sum(score(table).values()) == -10


@rule("PM-7.11")
def test_a_condition_is_met_with_at_least_its_numbers() -> None:
    assert score(position(quests=["gold-collector"], treasures=[[3, 0, 0]]))["quest gold-collector"] == 3
    assert score(position(quests=["gold-collector"], treasures=[[9, 0, 0]]))["quest gold-collector"] == 7


def test_the_story_of_the_end_names_every_part_of_every_score() -> None:
    table = position(2, ships=["c1r2", "c1r2"], quests=["fleet", ""], explorers=["end", "a1"], cards=["ketch", "cook"])
    end(table)
    outcome = table.state.outcome()
    assert outcome is not None
    told = table.all_heard(Scored)
    assert [event.score for event in told] == list(outcome.scores)
    for event in told:
        assert sum(part.amount for part in event.parts) == event.score
