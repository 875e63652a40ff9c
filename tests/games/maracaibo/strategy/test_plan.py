"""Plans: quick moves are legal everywhere, sensible, and depend on nothing that their seat cannot see."""

import pytest

from games.maracaibo.positions import TITLE, Table, position
from games.maracaibo.seeded import walk
from tortuga.games.maracaibo.rules.moves import members
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.strategy.plan import Plan


def planned(table: Table) -> str:
    state = table.state
    seat = state.due()[0]
    return TITLE.write(state, seat, Plan(state, seat).move(state, seat))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_plan_knows_a_legal_move_for_every_decision(seats: int) -> None:
    """Also for one that was made some turns before, as in an imagined game."""
    met = set()
    for number in range(6):
        plans: list[Plan] = []
        for state, _ in walk(f"plans {seats} {number}", seats, greedy=number % 2 == 0):
            if not state.due():
                break
            if not plans or state.turn_number % 10 == 0:
                twin = state.copy()
                plans = [Plan(twin, seat) for seat in range(seats)]
            for seat in state.due():
                assert plans[seat].move(state, seat) in state.moves(seat)
            met.add(state.steps[-1].name)
    assert len(met) > 15, met


def test_a_plan_depends_on_the_own_quests_alone() -> None:
    """Whatever the others hold: the same move. What is in the deck only weighs an unseen quest."""
    for number in range(3):
        for at, (state, chance) in enumerate(walk(f"hidden plans {number}", 3)):
            if at % 20 or not state.due() or state.turn_number == 0:
                continue
            seat = state.due()[0]
            twin = _with_other_quests(state, seat)
            assert Plan(state, seat).move(state, seat) == Plan(twin, seat).move(twin, seat)
            assert chance is not None


def _with_other_quests(state: MaracaiboState, seat: int) -> MaracaiboState:
    """The quests of others go round; the deck is as it was."""
    twin = state.copy()
    others = [player for place, player in enumerate(twin.players) if place != seat]
    hands = [members(player.quests) for player in others]
    every = sorted(quest for hand in hands for quest in hand)
    for player, hand in zip(others, hands, strict=True):
        player.quests = sum(1 << every.pop() for _ in hand)
        player.count_quests()
    return twin


def test_a_plan_buys_a_good_card_early_and_no_income_late() -> None:
    early = position(at={"c2r2": "carpenter"}, ships=["c1r2"], doubloons=[20, 0])
    early.play("sail c2r2")
    assert planned(early) == "acquire c2r2"
    late = position(at={"c9r2": "sugar"}, ships=["c8r2"], doubloons=[8, 0], round_number=3)
    late.play("sail c9r2")
    assert planned(late) == "take 5"


def test_a_plan_builds_a_residence_that_pays_and_no_other() -> None:
    cards = ["tobacco sugar cabin-boy sloop"]
    early = position(at={"c2r2": "hacienda"}, ships=["c1r2"], doubloons=[20, 0], cards=cards, round_number=2)
    early.play("sail c2r2")
    assert planned(early) == "build c2r2"
    late = position(at={"c9r2": "hacienda"}, ships=["c8r2"], doubloons=[20, 0], round_number=3)
    late.play("sail c9r2")
    assert planned(late) == "done"


def test_a_plan_rolls_again_after_bad_dice_alone() -> None:
    table = position(at={"c2r2": "trinidad"}, ships=["c1r2"])
    table.plays("sail c2r2", "done")
    bad, good = Table(table.state.copy()), Table(table.state.copy())
    bad.play("roll", 1, 1, 1)
    good.play("roll", 6, 6, 6)
    assert planned(bad) == "reroll"
    assert planned(good).startswith("die ")
