"""Clocks: who pays for which time, and when it runs out."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tortuga.server.protocol import BankClock, Clock, DaysClock, NoClock, TurnClock
from tortuga.server.table.clocks import DAY, GRACE, MINUTE, SECOND, Clocks

SEATS = 3
START = 1_700_000_000_000


def clocks(clock: Clock, *due: int) -> Clocks:
    """A table of three in turn 1, at the moment START."""
    made = Clocks(clock, SEATS)
    made.happened(START, due, 1)
    return made


def left(table: Clocks, at: int) -> list[int | None]:
    """In seconds."""
    each = [table.left(seat, at) for seat in range(SEATS)]
    return [None if ms is None else ms // SECOND for ms in each]


def test_without_a_clock_nobody_is_hurried() -> None:
    table = clocks(NoClock(), 0, 1)
    assert left(table, START + DAY) == [None, None, None]
    assert table.deadline(0) is None


# -- A limit for the turn ---------------------------------------------------------------------------------------------


def test_a_turn_has_its_seconds_and_a_second_decision_has_what_is_left_of_them() -> None:
    table = clocks(TurnClock(seconds=60), 0)
    assert table.deadline(0) == START + 60 * SECOND
    assert table.deadline(1) is None
    table.happened(START + 20 * SECOND, [0], 1, by=0)
    assert table.deadline(0) == START + 60 * SECOND
    assert left(table, START + 45 * SECOND) == [15, 60, 60]


def test_the_next_turn_begins_anew_for_the_same_seat_too() -> None:
    table = clocks(TurnClock(seconds=60), 0)
    table.happened(START + 50 * SECOND, [0], 2, by=0)
    assert left(table, START + 50 * SECOND) == [60, 60, 60]


def test_an_answer_owed_again_later_in_the_turn_has_a_full_clock() -> None:
    table = clocks(TurnClock(seconds=60), 0)
    table.happened(START + 50 * SECOND, [1], 1, by=0)
    table.happened(START + 70 * SECOND, [0], 1, by=1)
    assert left(table, START + 80 * SECOND) == [50, 60, 60]


def test_several_at_once_run_each_on_their_own() -> None:
    table = clocks(TurnClock(seconds=60), 0, 1)
    table.happened(START + 10 * SECOND, [1, 2], 1, by=0)
    assert [table.deadline(seat) for seat in range(SEATS)] == [None, START + 60 * SECOND, START + 70 * SECOND]


def test_taking_an_answer_back_does_not_fill_the_clock() -> None:
    table = clocks(TurnClock(seconds=60), 0, 1)
    table.happened(START + 50 * SECOND, [0], 1, by=1)
    table.happened(START + 55 * SECOND, [0, 1], 1, back=True)
    assert left(table, START + 56 * SECOND) == [4, 9, 60]


def test_going_back_to_an_earlier_turn_by_consent_does() -> None:
    table = clocks(TurnClock(seconds=60), 0)
    table.happened(START + 50 * SECOND, [1], 2, by=0)
    table.happened(START + 55 * SECOND, [0], 1, back=True)
    assert left(table, START + 56 * SECOND) == [59, 60, 60]


def test_after_a_lapse_what_else_the_turn_asks_has_the_grace() -> None:
    table = clocks(TurnClock(seconds=60), 0)
    table.happened(START + 60 * SECOND, [0], 1, by=0, lapse=True)
    assert table.deadline(0) == START + 60 * SECOND + GRACE
    table.happened(START + 61 * SECOND, [1], 2, by=0)
    table.happened(START + 62 * SECOND, [0], 3, by=1)
    assert left(table, START + 62 * SECOND) == [60, 60, 60]


# -- Days for a move --------------------------------------------------------------------------------------------------


def test_days_are_for_each_move_also_within_a_turn() -> None:
    table = clocks(DaysClock(days=3), 0, 1)
    table.happened(START + DAY, [0, 1], 1, by=0)
    assert table.deadline(0) == START + 4 * DAY
    assert table.deadline(1) == START + 3 * DAY


# -- A bank -----------------------------------------------------------------------------------------------------------


def test_a_bank_runs_while_the_seat_owes_and_grows_when_its_turn_is_over() -> None:
    table = clocks(BankClock(minutes=1, increment=10), 0)
    table.happened(START + 20 * SECOND, [0], 1, by=0)
    assert left(table, START + 25 * SECOND) == [35, 60, 60]
    table.happened(START + 30 * SECOND, [1], 2, by=0)
    assert left(table, START + 40 * SECOND) == [40, 50, 60]


def test_a_seat_that_goes_on_in_the_next_turn_has_its_increment() -> None:
    table = clocks(BankClock(minutes=1, increment=10), 0)
    table.happened(START + 30 * SECOND, [0], 2, by=0)
    assert left(table, START + 30 * SECOND) == [40, 60, 60]


@pytest.mark.parametrize(("increment", "goes_on_with"), [(0, 5), (3, 5), (30, 30)])
def test_after_a_lapse_a_bank_goes_on_with_the_increment(increment: int, goes_on_with: int) -> None:
    table = clocks(BankClock(minutes=1, increment=increment), 0)
    assert table.deadline(0) == START + MINUTE
    table.happened(START + MINUTE, [1], 2, by=0, lapse=True)
    table.happened(START + MINUTE + SECOND, [0], 3, by=1)
    assert left(table, START + MINUTE + SECOND)[0] == goes_on_with


def test_answering_and_taking_it_back_again_and_again_does_not_fill_the_bank() -> None:
    table = clocks(BankClock(minutes=1, increment=10), 0, 1)
    for second in range(0, 20, 2):
        table.happened(START + (second + 1) * SECOND, [0], 1, by=1)
        table.happened(START + (second + 2) * SECOND, [0, 1], 1, back=True)
    assert left(table, START + 20 * SECOND) == [40, 50, 60]


def test_turns_that_all_agreed_to_take_back_earn_nothing_but_answers_before_them_do() -> None:
    table = clocks(BankClock(minutes=1, increment=10), 0, 1)
    table.happened(START, [0], 1, by=1)
    table.happened(START, [1], 2, by=0)
    table.happened(START, [2], 3, by=1)
    assert left(table, START) == [70, 80, 60]
    table.happened(START, [0], 1, back=True)
    assert left(table, START) == [60, 70, 60]


# -- Whatever the clock -----------------------------------------------------------------------------------------------


def test_clocks_that_stand_go_on_where_they_stood() -> None:
    for clock in (TurnClock(seconds=60), BankClock(minutes=1)):
        table = clocks(clock, 0)
        table.stopped(START + 10 * SECOND)
        assert table.deadline(0) is None
        assert left(table, START + DAY)[0] == 50
        table.happened(START + DAY, [0], 1)
        assert table.deadline(0) == START + DAY + 50 * SECOND


def test_a_system_clock_set_back_costs_nobody_anything() -> None:
    table = clocks(BankClock(minutes=1), 0)
    table.happened(START - 40 * SECOND, [0], 1)
    assert left(table, START - 40 * SECOND)[0] == 60
    assert table.deadline(0) == START + MINUTE


Happening = tuple[int, frozenset[int], bool]
"""Milliseconds since the last one, who owes now, does the turn pass?"""

CLOCKS = st.sampled_from(
    [TurnClock(seconds=5), TurnClock(), BankClock(minutes=1, increment=3), BankClock(), DaysClock()]
)
HAPPENINGS = st.lists(
    st.tuples(st.integers(0, 20_000), st.frozensets(st.integers(0, SEATS - 1)), st.booleans()), max_size=20
)


def fold(clock: Clock, happenings: Sequence[Happening], *, split: bool = False) -> tuple[Clocks, int]:
    """The clocks after some happenings, and when the last was; to split is to have something else happen between."""
    table, at, turn = Clocks(clock, SEATS), START, 0
    owing: frozenset[int] = frozenset()
    for waited, due, passes in happenings:
        if split:
            table.happened(at + waited // 3, owing, turn)
        at, turn, owing = at + waited, turn + passes, due
        table.happened(at, due, turn)
    return table, at


@given(CLOCKS, HAPPENINGS, st.integers(0, 100_000))
def test_a_deadline_is_what_is_left(clock: Clock, happenings: list[Happening], later: int) -> None:
    table, at = fold(clock, happenings)
    owing = happenings[-1][1] if happenings else ()
    for seat in range(SEATS):
        deadline, now, then = table.deadline(seat), table.left(seat, at), table.left(seat, at + later)
        assert now is not None
        assert then is not None
        assert now >= 0
        if seat in owing:
            assert deadline == at + now
            assert then == max(0, now - later)
        else:
            assert deadline is None
            assert then == now


@given(CLOCKS, HAPPENINGS)
def test_something_else_that_happens_meanwhile_changes_nothing(clock: Clock, happenings: list[Happening]) -> None:
    whole, at = fold(clock, happenings)
    split, _ = fold(clock, happenings, split=True)
    assert left(split, at) == left(whole, at)
    assert [split.deadline(seat) for seat in range(SEATS)] == [whole.deadline(seat) for seat in range(SEATS)]


@given(HAPPENINGS)
def test_a_bank_has_paid_for_just_the_time_that_ran(happenings: list[Happening]) -> None:
    table, at = fold(BankClock(minutes=180, increment=7), happenings)
    for seat in range(SEATS):
        ran = spells = 0
        owing = False
        for waited, due, passes in happenings:
            ran += waited * owing
            spells += owing and (passes or seat not in due)
            owing = seat in due
        assert table.left(seat, at) == 180 * MINUTE + spells * 7 * SECOND - ran


@pytest.mark.parametrize("clock", [TurnClock(seconds=60), BankClock(minutes=1, increment=5), DaysClock(days=1)])
def test_while_clocks_stand_nobody_has_more_or_less(clock: Clock) -> None:
    table = Clocks(clock, SEATS)
    full = table.left(0, 0)
    assert full is not None
    table.happened(1000, due=[0], turn=1)
    table.stopped(3000)
    for at in (3000, 3001, 9000):
        assert (table.left(0, at), table.deadline(0)) == (full - 2000, None)
    assert Clocks(clock, SEATS).left(0, 9000) == full
