"""Gulf, Maracaibo and rounds (PM-6)."""

from games.maracaibo.positions import Table, position
from rules import rule
from tortuga.games.maracaibo.events import Income, RoundOver


@rule("PM-6.1")
def test_the_gulf_offers_an_upgrade_and_then_one_of_three() -> None:
    table = position(ships=["c9r2"], doubloons=[40])
    table.play("sail gulf")
    assert table.options[:2] == ["done", "upgrade 1"]
    table.play("upgrade 1")
    assert table.options == ["done", "use raid +2", "use explore 4", "use build residence"]
    table.play("use explore 4")
    assert table.options == [f"explore {node}" for node in ("a1", "a2", "a3", "u1", "u2", "l1", "l2")], "4 + 1"
    table.play("explore a1")
    assert table.state.active == 1, "one of them"


@rule("PM-6.1")
def test_a_raid_from_the_gulf_has_two_points_more() -> None:
    table = position(ships=["c9r2"])
    table.plays("sail gulf", "done")
    table.play("use raid +2", 3, 4, 5)
    table.play("die pearl")
    assert table.view(None).todo[0].numbers["points"] == 7


@rule("PM-6.1", "PM-10.18")
def test_from_the_gulf_any_residence_not_yet_built_may_be_built() -> None:
    table = position(ships=["c9r2"], doubloons=[40], residences=["villa"])
    table.plays("sail gulf", "done", "use build residence")
    names = [table.card_at(option.removeprefix("build ")) for option in table.options]
    assert sorted(names) == ["armoury", "hacienda", "shipyard"]
    table.play(f"build {table.options[0].removeprefix('build ')}")
    assert len(table.residences(0)) == 2


@rule("PM-6.2")
def test_maracaibo_gives_six_vp_and_an_upgrade() -> None:
    table = position(ships=["gulf"])
    table.play("sail maracaibo")
    assert table.player(0).vp == 6
    assert table.options[:2] == ["done", "upgrade 1"]


def arrive(table: Table) -> None:
    """The active player comes to Maracaibo and makes no upgrade."""
    table.plays("sail maracaibo", "done")


@rule("PM-6.3")
def test_rounds_one_and_two_end_at_once_after_the_turn_of_who_arrived() -> None:
    for number in (1, 2):
        table = position(3, ships=["gulf", "c9r2", "c1r2"], round_number=number)
        arrive(table)
        assert table.state.round == number + 1
        assert table.all_heard(RoundOver) == [RoundOver(round=number)]


@rule("PM-6.3", "PM-1.12", "PM-6.7")
def test_round_three_goes_on_until_the_last_player_has_finished_a_turn() -> None:
    table = position(3, ships=["gulf", "gulf", "c9r2"], round_number=3, last=2)
    arrive(table)
    assert table.state.due() == [1]
    arrive(table)
    assert table.player(1).vp == 6, "every arrival gets its VP"
    assert table.state.due() == [2]
    table.plays("sail gulf", "done", "done")
    assert table.state.due() == []
    assert table.state.outcome() is not None


@rule("PM-6.7")
def test_if_the_last_player_arrives_the_game_ends_at_once() -> None:
    table = position(3, ships=["c1r2", "c1r2", "gulf"], round_number=3, turn=2, last=2)
    arrive(table)
    assert table.state.outcome() is not None


@rule("PM-6.3")
def test_the_last_turn_only_ends_the_game_when_somebody_has_arrived() -> None:
    table = position(2, ships=["c1r2", "c1r2"], round_number=3, turn=1, last=1, doubloons=[0, 0])
    table.play("sail c2r2")
    assert table.state.due() == [0]


@rule("PM-6.4", "PM-10.31")
def test_the_rulebook_example_of_income() -> None:
    """5 doubloons and 2 VP: of the Sloop, the Lugger and the Spyglass, and of the Chronicler."""
    table = position(ships=["gulf"], cards=["sloop lugger spyglass chronicler"], doubloons=[0, 0])
    assert table.explain(0, "doubloon income") == {"card spyglass": 1, "card sloop": 3, "card lugger": 1}
    assert table.explain(0, "vp income") == {"card chronicler": 2}
    arrive(table)
    assert (table.player(0).doubloons, table.player(0).vp) == (5, 6 + 2)
    assert table.all_heard(Income) == [
        Income(seat=0, doubloons=5, vp=2),
        Income(seat=1, doubloons=0, vp=0),
    ]


@rule("PM-6.4")
def test_figureheads_pay_income_too_and_all_get_theirs() -> None:
    table = position(ships=["gulf"], cards=["", "tobacco"], figurehead=["sea-serpent", "whale"], doubloons=[0, 0])
    table.state.players[1].gain_quest(3)
    arrive(table)
    assert (table.player(0).doubloons, table.player(0).vp) == (2, 6 + 2)
    assert table.player(1).doubloons == 4 + 1
    assert table.explain(1, "doubloon income") == {"card tobacco": 4, "figurehead whale": 1}


@rule("PM-6.4")
def test_there_is_income_after_round_three_too() -> None:
    table = position(ships=["c1r2", "gulf"], cards=["cook"], doubloons=[4, 0], round_number=3, turn=1, last=1)
    arrive(table)
    assert table.state.outcome() is not None
    assert (table.player(0).doubloons, table.player(0).vp) == (6, 1)
    assert table.explain(0, "score")["doubloons"] == 1


@rule("PM-6.5")
def test_all_ships_return_and_the_player_to_the_left_goes_on() -> None:
    table = position(4, ships=["c3r2", "gulf", "c4r2", "c9r2"], turn=1)
    arrive(table)
    assert [table.ship(seat) for seat in range(4)] == ["start"] * 4
    assert table.state.due() == [2]


@rule("PM-6.6")
def test_what_cannot_be_done_in_the_gulf_is_not_offered_and_nothing_need_be_done() -> None:
    table = position(ships=["c9r2"], doubloons=[5], explorers=["end"])
    table.plays("sail gulf", "done")
    assert table.options == ["done", "use raid +2"], "nothing to pay, no way for the explorer"
    table.play("done")
    assert table.state.active == 1
