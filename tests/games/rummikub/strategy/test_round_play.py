"""How an imagined round goes on, and who wins it."""

import pytest

from games.rummikub.positions import RUMMI, RUMMIKUB, Match, table
from tortuga.games.rummikub.rules.melds import Melds
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.state import DRAW, PASS, RummikubState
from tortuga.games.rummikub.rules.turns import laid_between
from tortuga.games.rummikub.strategy.round_play import RoundStrategy
from tortuga.kernel.chance import Imagined

BANK = "R1 R2 R3 R4 B1 B2 B3 B4 K1 K2 K3 K4"


def state(
    *racks: str, lying: Melds = (), bank: str = BANK, rules: Ruleset = RUMMIKUB, melded: bool = True
) -> RummikubState:
    return Match(*racks, table=lying, bank=bank, rules=rules, melded=melded).state


def chosen(start: RummikubState, mover: int = 0) -> object:
    strategy = RoundStrategy()
    strategy.prepare(start, 0)
    return strategy.choose(start, mover, Imagined("1"))


def value(end: RummikubState) -> float:
    strategy = RoundStrategy()
    strategy.prepare(end, 0)
    return strategy.value(end, 0)


def tiles_laid(start: RummikubState, end: object) -> int:
    assert isinstance(end, tuple)
    return sum(laid_between(start.table, end))


def test_the_own_seat_waits_until_it_can_lay_everything() -> None:
    assert chosen(state("R7 R8 R9 K1", "K9 K10")) == DRAW
    out = state("R7 R8 R9", "K9 K10")
    assert tiles_laid(out, chosen(out)) == 3
    late = state("R7 R8 R9 K1", "K9 K10", bank="")
    assert chosen(late) == PASS


def test_who_has_laid_lays_all_that_fits_and_who_has_not_waits() -> None:
    start = state("K1 K5", "R7 R8 R9 O4 B13", lying=table("O1 O2 O3"))
    assert tiles_laid(start, chosen(start, 1)) == 4  # its own set, and one more tile at the end of another
    closed = state("K1 K5", "R10 R11 R12 O4 B13", lying=table("O1 O2 O3"), melded=False)
    assert chosen(closed, 1) == DRAW


def test_where_the_table_is_closed_the_first_meld_does_not_wait() -> None:
    start = state("R11 R12 R13 K10 K11 K12 B1", "K5 K6", rules=RUMMI, melded=False)
    assert tiles_laid(start, chosen(start)) == 6


def test_what_can_be_done_is_among_the_candidates() -> None:
    start = state("R7 R8 R9 K1", "K9 K10")
    strategy = RoundStrategy()
    strategy.prepare(start, 0)
    moves = strategy.candidates(start, 0)
    assert DRAW in moves
    assert 3 in [tiles_laid(start, move) for move in moves if isinstance(move, tuple)]
    for move in moves:
        start.check(0, move)


def test_who_has_won_the_round_has_won() -> None:
    match = Match("R7 R8 R9", "K9 K10", rules=RUMMIKUB._replace(rounds=2), bank=BANK)
    strategy = RoundStrategy()
    strategy.prepare(match.state, 0)
    after = match.state.copy()
    after.play(0, (*after.table, *table("R7 R8 R9")), Imagined("1"), None)
    assert after.round_number == 2
    assert (strategy.value(after, 0), strategy.value(after, 1)) == (1.0, 0.0)
    assert strategy.choose(after, after.active, Imagined("1")) == DRAW
    assert (strategy.part(match.state), strategy.part(after)) == (1, 2)


@pytest.mark.parametrize(("other", "chance"), [("B13 K2 O5", 0.8), ("K9 K10 O1", 0.8), ("K9", 0.5)])
def test_a_round_that_was_cut_goes_to_who_lacks_least(other: str, chance: float) -> None:
    found = value(state("R7 R8 R9 K1", other))
    assert found == pytest.approx(chance)


def test_with_an_empty_bank_it_is_searched() -> None:
    assert value(state("R7 R8 R9", "K9", bank="")) == 1.0
    assert value(state("R1 K4", "K9", bank="")) == 1.0  # everybody passes, and the lower rack wins
