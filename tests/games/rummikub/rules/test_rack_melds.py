"""Sets out of a rack alone, and single tiles that go to sets of the table: all there are, found a second way."""

from itertools import combinations_with_replacement

import pytest

from rules import rule
from tortuga.games.rummikub.rules.additions import additions
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, read_meld, value_of
from tortuga.games.rummikub.rules.rack_melds import _DisjointMelds, melds_from, most_value
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, KIND_OF, NUMBERS, counts_of


def rack_of(text: str) -> list[int]:
    return counts_of([KIND_OF[word] for word in text.split()])


@rule("RK-2.1", "RK-2.2")
def test_every_run_and_group_of_single_tiles_is_found_once() -> None:
    found = melds_from([1] * JOKER + [0])
    runs = {
        tuple(range(colour * NUMBERS + first, colour * NUMBERS + last + 1))
        for colour in range(COLOURS)
        for first in range(NUMBERS)
        for last in range(first + 2, NUMBERS)
    }
    assert len([meld for meld in found if meld.kind == RUN]) == len(runs)
    assert {meld.tiles for meld in found if meld.kind == RUN} == runs
    groups = [meld.tiles for meld in found if meld.kind == GROUP]
    assert len(groups) == len(set(groups)) == NUMBERS * 5, "four of three colours and one of all"


@pytest.mark.parametrize(
    ("rack", "value"),
    [
        ("R1 R2 R3", 6),
        ("R11 R12 R13", 36),
        ("O1 O2 O3", 6),
        ("R1 B1 K1", 3),
        ("R13 B13 K13 O13", 52),
        ("R1 R2", 0),
        ("R12 R13 B1", 0),
        ("R1 R2 J", 6),
        ("R13 B13 J", 39),
        ("R1 R2 R3 B13 K13 O13", 45),
    ],
)
def test_what_sets_of_a_rack_are_worth(rack: str, value: int) -> None:
    assert most_value(rack_of(rack)) == value


@pytest.mark.parametrize(
    "meld", ["R1 R2 R3", "R6 R7 R8", "R11 R12 R13", "O11 O12 O13", "R5 J R7", "J R2 R3", "J R12 R13"]
)
def test_a_run_takes_what_fits_its_ends(meld: str) -> None:
    run = read_meld(meld)
    numbers = [KIND_OF[word] if word != "J" else None for word in meld.split()]
    lowest = next(one - place for place, one in enumerate(numbers) if one is not None)
    ends = []
    if lowest % NUMBERS > 0:
        ends += [(lowest - 1, *run.tiles), (JOKER, *run.tiles)]
    if lowest % NUMBERS + len(numbers) < NUMBERS:
        ends += [(*run.tiles, lowest + len(numbers)), (*run.tiles, JOKER)]
    assert [table[0].tiles for table in additions([run], [1] * (JOKER + 1))] == ends


def test_a_group_takes_the_colours_that_it_lacks_and_every_twin_once() -> None:
    group = read_meld("R9 B9 K9")
    full = read_meld("R4 B4 K4 O4")
    longer = [Meld(GROUP, (*group.tiles, KIND_OF["O9"])), Meld(GROUP, (*group.tiles, JOKER))]
    every = [1] * (JOKER + 1)
    assert additions([full], every) == []
    assert additions([group, full, group], every) == [(one, full, group) for one in longer]
    assert additions([group], [0] * (JOKER + 1)) == []
    for one, other in combinations_with_replacement(["R9", "B9", "K9"], 2):
        assert additions([group], rack_of(f"{one} {other}")) == []


def test_what_cannot_be_worth_enough_is_known_soon() -> None:
    """Two of every tile up to 3, and three jokers: nearly enough, in very many ways."""
    counts = [2 if one % NUMBERS < 3 else 0 for one in range(JOKER)] + [3]
    melds = [(value_of(meld), meld) for meld in melds_from(counts)]
    melds.sort(key=lambda one: -one[0])
    for enough in (60, 70, 80):
        search = _DisjointMelds(counts, melds, enough)
        assert len(search.known) < 2_000
        assert search.best < enough or sum(map(value_of, search.best_melds)) == search.best
    assert most_value(counts, 60) >= 60
    assert most_value(counts, 80) < 80
