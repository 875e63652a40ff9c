"""When the clock runs out: what must be is done, and no more."""

from games.maracaibo.positions import TITLE, Answers, new_table, position


def test_when_the_clock_runs_out_only_what_must_be_is_done() -> None:
    table = position(ships=["c8r2"], at={"c9r2": "trinidad"}, values={"c9r2": "gold"})
    table.state.lapse(0, None, Answers(), None)
    assert table.state.due() == [1]
    assert (table.upgrades(0), table.player(0).vp) == ([], 0)
    assert table.state.cubes == [5, 4, 4], "the value cube is obligatory"


def test_what_the_seat_was_about_to_do_is_done_first() -> None:
    table = position(ships=["c8r4"])
    table.play("sail c9r4")
    table.state.lapse(0, TITLE.read(table.state, 0, "upgrade 4"), Answers(), None)
    assert table.upgrades(0) == [4]
    assert table.state.due() == [1]


def test_a_first_quest_is_kept_for_who_sleeps() -> None:
    table = new_table(2)
    table.state.lapse(0, None, Answers(), None)
    assert table.state.due() == [1]
