"""The bots of Pirates of Maracaibo: what greedy chooses, that it always may, and how well, all from views."""

from collections.abc import Sequence

import msgspec
import pytest

from games.maracaibo.positions import TITLE, Table, new_table, position
from games.maracaibo.seeded import MODULES, walk
from tortuga.games.maracaibo.bots import GreedyBot
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.strategy.evaluation import Evaluation, turns_left
from tortuga.games.maracaibo.view import MaracaiboOffer, MaracaiboView
from tortuga.kernel import Bot, Imagined, registry
from tortuga.search.bot import SearchBot


def choice(state: MaracaiboState, bot: Bot | None = None, seat: int | None = None) -> str:
    """What a bot does in the seat that owes a decision. It gets the view as JSON would bring it, and nothing else."""
    seat = state.due()[0] if seat is None else seat
    view = msgspec.json.decode(msgspec.json.encode(TITLE.view(state, seat)), type=MaracaiboView)
    offers = msgspec.json.decode(msgspec.json.encode(TITLE.offers(state, seat)), type=list[MaracaiboOffer])
    return (bot or GreedyBot(TITLE, Imagined("choice"))).choose(view, offers)


def game(bots: Sequence[str], seed: str, **options: object) -> MaracaiboState:
    chance = Imagined(seed)
    state = TITLE.new(TITLE.read_options(options), len(bots), chance, None)
    players = [registry.bot(name, TITLE, Imagined(f"{seed} {seat}")) for seat, name in enumerate(bots)]
    while due := state.due():
        move = TITLE.read(state, due[0], choice(state, players[due[0]], due[0]))
        state.check(due[0], move)
        state.play(due[0], move, chance, None)
    return state


# -- What greedy does ------------------------------------------------------------------------------------------------


def test_greedy_keeps_the_quest_that_is_easier_to_meet() -> None:
    """Whatever was dealt: none of the others promises more."""
    for seed in range(5):
        state = new_table(seed=seed).state
        worths = Evaluation(state, 0).quest_worths
        names = [quest.name for quest in state.rules.catalogue.quests]
        kept = choice(state, seat=0).split()[1]
        dealt = TITLE.view(state, 0).quests
        assert worths[names.index(kept)] == max(worths[names.index(name)] for name in dealt)


def test_greedy_builds_a_residence_that_pays() -> None:
    at = {"c2r2": "hacienda"}
    cards = ["tobacco sugar cabin-boy sloop"]
    table = position(at=at, ships=["c1r2"], doubloons=[20, 0], cards=cards, round_number=2)
    table.play("sail c2r2")
    assert choice(table.state) == "build c2r2"


def test_greedy_does_not_build_what_brings_less_than_it_costs() -> None:
    table = position(at={"c9r2": "hacienda"}, ships=["c8r2"], doubloons=[20, 0], round_number=3)
    table.play("sail c9r2")
    assert choice(table.state) == "done"


def test_greedy_buys_a_good_card_early() -> None:
    table = position(at={"c2r2": "tobacco"}, ships=["c1r2"], doubloons=[20, 0], quests=["rich-income"])
    table.play("sail c2r2")
    assert choice(table.state) == "acquire c2r2"


def test_greedy_buys_no_income_late() -> None:
    table = position(at={"c9r2": "sugar"}, ships=["c8r2"], doubloons=[8, 0], round_number=3)
    table.play("sail c9r2")
    assert choice(table.state) == "take 5"


def test_greedy_sees_no_dice_before_they_are_rolled() -> None:
    """Whatever its imagination rolls, a bad roll is rolled again and a good one is kept."""
    table = position(at={"c2r2": "trinidad"}, ships=["c1r2"])
    table.plays("sail c2r2", "done")
    rolled = [(1, 1, 1), (6, 6, 6)]
    for pips, expected in zip(rolled, (True, False), strict=True):
        twin = Table(table.state.copy())
        twin.play("roll", *pips)
        chosen = {choice(twin.state, GreedyBot(TITLE, Imagined(f"dice {seed}"))) == "reroll" for seed in range(5)}
        assert chosen == {expected}


def test_what_others_hide_makes_no_difference() -> None:
    """Two truths with the same view: the same choice."""
    for number in range(4):
        for at, (state, chance) in enumerate(walk(f"hidden {number}")):
            if at % 25 or not state.due() or state.turn_number == 0:
                continue
            seat = state.due()[0]
            twin = TITLE.imagine(TITLE.view(state, seat), chance)
            assert choice(state) == choice(twin)


# -- What a search does ----------------------------------------------------------------------------------------------


@pytest.fixture(params=["easy", "medium", "hard", "expert"])
def level(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With few imagined games, and all the time that it takes."""
    name = str(request.param)
    kind = type(registry.bot(name, TITLE, Imagined(name)))
    assert issubclass(kind, SearchBot)
    monkeypatch.setattr(kind, "games", 4)
    monkeypatch.setattr(kind, "seconds", 60.0)
    return name


def test_what_others_hide_changes_no_choice_of_a_level(level: str) -> None:
    for number in range(2):
        for at, (state, chance) in enumerate(walk(f"hidden from levels {number}")):
            if at % 60 or not state.due() or state.turn_number == 0:
                continue
            seat = state.due()[0]
            twin = TITLE.imagine(TITLE.view(state, seat), chance)
            choices = [choice(each, registry.bot(level, TITLE, Imagined("levels"))) for each in (state, twin)]
            assert choices[0] == choices[1]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_level_plays_with_every_module_to_the_end(level: str, seats: int) -> None:
    modules = dict.fromkeys(MODULES, True)
    bots = [level, *["random"] * (seats - 1)]
    assert game(bots, f"levels {seats}", redbeard=seats, **modules).outcome() is not None


def test_a_search_spends_its_last_doubloons_where_they_bring_points(level: str) -> None:
    cards = ["tobacco sugar cabin-boy sloop"]
    at = {"c9r2": "hacienda"}
    table = position(at=at, ships=["c8r2", "gulf"], doubloons=[20, 0], cards=cards, round_number=3)
    table.play("sail c9r2")
    assert choice(table.state, registry.bot(level, TITLE, Imagined("last"))) == "build c9r2"


# -- Prospects -------------------------------------------------------------------------------------------------------


def test_prospects_end_with_the_game() -> None:
    state = game(["random", "random"], "over")
    assert turns_left(state, 0) == 0
    assert Evaluation(state, 0).evaluate(state) == state.scores[0]


def test_the_turns_left_go_by_whoever_is_ahead() -> None:
    behind = position(ships=["c1r2", "c3r2"]).state
    level = position(ships=["c3r2", "c3r2"]).state
    assert turns_left(behind, 0) == turns_left(level, 0) == turns_left(level, 1)
    assert turns_left(level, 0) > turns_left(position(ships=["c3r2", "gulf"]).state, 0)


def test_a_met_quest_is_worth_its_points_and_a_far_one_little() -> None:
    judge = Evaluation(position(explorers=["end"], ships=["c8r2", "gulf"], round_number=3).state, 0)
    quests = judge.g.rules.catalogue.quests
    by_name = {quest.name: judge.quest_worths[quest.number] for quest in quests}
    assert by_name["four-rivers"] == next(quest.hard_vp for quest in quests if quest.name == "four-rivers")
    assert by_name["great-estate"] < 2


@pytest.mark.parametrize(
    ("way", "worths"),
    [
        ("start a1 a2 a3 u1 u2", [0, 0.8, 1.6, 2.4, 3.2, 3.2]),
        ("b1 b2 b3 b4 b5 b6", [0.4, 1.2, 2.0, 2.8, 3.6, 3.6]),
        ("c1 c2 x1", [0.8, 1.6, 2.4]),
        ("d1 d2", [1.2, 2.0]),
    ],
)
def test_an_explorer_s_way_is_worth_more_by_the_step_up_to_four_and_by_the_river(way: str, worths: list[float]) -> None:
    state = position().state
    track = [space.name for space in state.rules.catalogue.track]
    progress = Evaluation(state, 0).progress
    assert [progress[track.index(space)] for space in way.split()] == pytest.approx(worths)


def test_where_no_quest_is_left_an_unseen_one_is_worth_nothing() -> None:
    state = position().state
    assert Evaluation(state, 0).unseen_quest > 0
    state.quest_pool = 0
    assert Evaluation(state, 0).unseen_quest == 0


def test_better_rolls_and_more_rerolls_are_worth_more() -> None:
    state = position().state
    judge = Evaluation(state, 0)
    assert judge.raid_worth(state, 0, 3, 0) < judge.raid_worth(state, 0, 3, 1) < judge.raid_worth(state, 2, 3, 1)
    assert judge.raid_worth(state, 0, 0, 1) < judge.raid_worth(state, 0, 3, 1), "one die of three"


def test_points_that_no_raid_action_is_left_for_are_worth_nothing_more() -> None:
    state = position().state
    judge = Evaluation(state, 0)
    for kind in range(3):
        by_points = [judge.spent(state, kind, points) for points in range(30)]
        assert by_points == sorted(by_points)
        assert by_points[0] == 0
        assert len(set(by_points[19:])) == 1 < len(set(by_points)), "however high the roll"
        assert judge.raid_worth(state, 40, kind, 2) == pytest.approx(by_points[-1])


@pytest.mark.parametrize(
    ("part", "worth"), [(0, 54047.877133), (1, 47955.834982), (2, 45356.564364), (3, 63151.284737)]
)
def test_no_weight_changes_by_accident(part: int, worth: float) -> None:
    """What one in five moments of random games is worth to each who plays them, together. The weights were tuned by
    many games; whoever changes one, or the data, measures how bots play by it, and writes the new sums here."""
    total = 0.0
    for seed in range(8 * part, 8 * part + 8):
        for at, (state, _) in enumerate(walk(f"worth {seed}", greedy=True)):
            if at % 5 == 0:
                total += sum(Evaluation(state, seat).evaluate(state) for seat in range(state.seats))
    assert total == pytest.approx(worth, abs=1e-5)


# -- That it may, and how well ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_plays_every_way_to_the_end(seats: int) -> None:
    modules = {name: (seats + place) % 2 == 0 for place, name in enumerate(MODULES)}
    layout = ("standard", "channel", "reef")[seats % 3]
    assert game(["greedy"] * seats, f"every {seats}", layout=layout, redbeard=seats, **modules).outcome() is not None


def test_greedy_has_a_choice_at_every_moment() -> None:
    for number in range(6):
        for at, (state, _) in enumerate(walk(f"moments {number}", greedy=True)):
            if at % 11 == number and state.due():
                offered = {offer.do for offer in TITLE.offers(state, state.due()[0])}
                assert choice(state) in offered


def test_greedy_beats_chance_by_far() -> None:
    state = game(["greedy", "random", "random"], "by far")
    assert state.scores[0] > 2 * max(state.scores[1:])


def test_the_house_knows_them_all() -> None:
    assert registry.bots("maracaibo") == ["easy", "expert", "greedy", "hard", "medium", "random"]
