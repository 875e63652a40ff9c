"""A run begins with what takes longest."""

from itertools import pairwise
from pathlib import Path

import pytest

from order import FIRST, in_order, place

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", FIRST)
def test_what_is_named_is_there(name: str) -> None:
    assert ROOT.joinpath(name).exists()


def test_the_longest_name_says_where_a_file_stands() -> None:
    in_sight = place(Path("tests/browser/test_maracaibo_in_sight.py"))
    other = place(Path("tests/browser/test_pages.py"))
    assert 0 < in_sight < other
    assert place(Path("tests/server/faults/schedules/test_schedules.py")) == 0
    assert place(Path("tests/server/test_http.py")) > place(Path("tests/server/house/test_house.py"))
    assert place(Path("src/tortuga/kernel/log.py")) == place(Path("tests/kernel/test_log.py")) == len(FIRST)


def test_files_stay_whole_and_their_tests_in_order(request: pytest.FixtureRequest) -> None:
    ran = request.session.items
    ordered = in_order(ran[::-1], ROOT)
    assert [place(item.path.relative_to(ROOT)) for item in ordered] == sorted(
        place(item.path.relative_to(ROOT)) for item in ran
    )
    assert in_order(ran, ROOT) == ran, "this run is in order"
    files = [item.path for item in ran]
    assert sum(one != other for one, other in pairwise(files)) == len({*files}) - 1
