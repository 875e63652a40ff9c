"""Layouts: what touches what, where a move may end, and pictures in which somebody would get stuck (PM-2)."""

from collections.abc import Iterator

import pytest

from games.maracaibo.components.test_loading import ALL
from rules import rule
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES, GULF, MARACAIBO, SPACES, START, Layout
from tortuga.games.maracaibo.rules.layouts import LayoutError, make_layout

STANDARD = ALL.layouts[0]
every_layout = pytest.mark.parametrize("layout", ALL.layouts, ids=lambda layout: str(layout.name))


def at(layout: Layout, column: int, row: int) -> int:
    """The card space in a column and row, both from 1."""
    return next(s for s in range(CARD_SPACES) if (layout.column[s], layout.row[s]) == (column, row - 1))


def walks(layout: Layout, space: int, steps: int) -> Iterator[int]:
    """Where one can be after 1 to so many steps, found the long way: walk by walk."""
    if steps == 0 or space == MARACAIBO:
        return
    for to in layout.touching[space]:
        yield to
        if to not in (GULF, MARACAIBO):
            yield from walks(layout, to, steps - 1)


@rule("PM-11.5")
def test_there_are_three_layouts_of_nine_columns_and_four_rows() -> None:
    assert [layout.name for layout in ALL.layouts] == ["standard", "channel", "reef"]
    assert {(layout.columns, layout.rows) for layout in ALL.layouts} == {(9, 4)}


@every_layout
def test_spaces_are_numbered_column_by_column_from_the_top(layout: Layout) -> None:
    places = [(layout.column[space], layout.row[space]) for space in range(CARD_SPACES)]
    assert places == sorted(places)
    assert len(set(places)) == CARD_SPACES
    assert set(layout.column[:CARD_SPACES]) == set(range(1, 10))


@rule("PM-2.7")
@every_layout
def test_spaces_touch_by_their_sides(layout: Layout) -> None:
    for space in range(CARD_SPACES):
        for other in range(CARD_SPACES):
            apart = abs(layout.column[space] - layout.column[other]) + abs(layout.row[space] - layout.row[other])
            assert (other in layout.touching[space]) == (apart == 1)
            assert (other in layout.touching[space]) == (space in layout.touching[other])
        assert (GULF in layout.touching[space]) == (layout.column[space] == layout.columns)
        assert START not in layout.touching[space]
        assert MARACAIBO not in layout.touching[space]
    assert layout.touching[GULF] == [MARACAIBO]
    assert layout.touching[MARACAIBO] == []


@every_layout
def test_the_start_zone_leads_to_the_first_column(layout: Layout) -> None:
    assert layout.touching[START] == [space for space in range(CARD_SPACES) if layout.column[space] == 1]


@every_layout
def test_ends_are_those_of_all_walks_that_come_nearer(layout: Layout) -> None:
    assert len(layout.ends) == 5  # 0 to 4 steps
    for steps, ends in enumerate(layout.ends):
        for space in range(SPACES):
            reached = {to for to in walks(layout, space, steps) if layout.column[to] > layout.column[space]}
            assert ends[space] == sorted(reached)


@rule("PM-2.7")
@every_layout
def test_a_move_always_exists(layout: Layout) -> None:
    assert all(layout.ends[3][space] for space in range(SPACES) if space != MARACAIBO)


def test_an_island_is_in_the_way() -> None:
    before, behind = at(STANDARD, 2, 3), at(STANDARD, 4, 3)
    assert STANDARD.islands[2] == 3 * STANDARD.rows + 2  # pearls, in column 3, row 3
    assert behind not in STANDARD.ends[2][before]
    assert behind not in STANDARD.ends[3][before]
    assert behind in STANDARD.ends[4][before]


def test_steps_up_are_allowed_on_the_way_but_not_at_its_end() -> None:
    space = at(STANDARD, 3, 2)
    assert at(STANDARD, 3, 1) not in STANDARD.ends[3][space]
    assert at(STANDARD, 4, 3) in STANDARD.ends[3][space]


def test_the_gulf_ends_a_move() -> None:
    last = at(STANDARD, 9, 2)
    assert STANDARD.ends[3][last] == [GULF]
    assert STANDARD.ends[3][GULF] == [MARACAIBO]
    assert STANDARD.ends[3][MARACAIBO] == []


GOOD = ("..C.C.C..", "CCCCCCCCC", "CCPCGCECC", "CCCCCCCCC")


@rule("PM-2.7", "PM-11.5")
@pytest.mark.parametrize(
    ("rows", "reason", "facts"),
    [
        ((), "rows", {}),
        (("CCC", "CC"), "rows", {}),
        (("..C.C.C..", "CCCCCCCCC", "CCPCGCECC", "CCCCCCCC."), "cards", {"count": 26, "known": 27}),
        (("..C.C.C..", "CCCCCCCCC", "CCPCGCPCC", "CCCCCCCCC"), "islands", {"count": 0}),
        (("..C.C.C..", "CCCCCCCCC", "CCPCGCECC", "CCCC.CCCC", "....C...G"), "islands", {"count": 2}),
        # a channel without an exit: from its last card every way on leads far back first
        (("CCCCCC...", "CCCC...CC", "CCCG.EPCC", "CCCCCCCCC", "C........"), "dead-end", {"column": 6, "row": 1}),
        # an islet of one card before the Gulf, with no way to it
        (("CCCCCCC.C", "CCCCCCCC.", "CCGCECPC.", "CC...CCCC"), "unreachable", {"column": 9, "row": 1}),
    ],
)
def test_a_picture_in_which_somebody_would_get_stuck_is_refused(
    rows: tuple[str, ...], reason: str, facts: dict[str, int]
) -> None:
    with pytest.raises(LayoutError) as no:
        make_layout(0, "mine", rows, 4)
    assert (no.value.reason, no.value.facts) == (reason, facts)


def test_a_good_picture_is_not() -> None:
    assert make_layout(0, "mine", GOOD, 4).ends == STANDARD.ends


def test_islands_lie_where_their_letters_are() -> None:
    """As places in the whole picture, column by column, with the start zone before the first one: gold comes first."""
    assert make_layout(0, "mine", GOOD, 4).islands == [5 * 4 + 2, 7 * 4 + 2, 3 * 4 + 2]
