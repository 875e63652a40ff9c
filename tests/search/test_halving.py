"""The search on Nim, where the best move is known: taking the last of a heap wins, and a turn takes one to three."""

import time

import pytest

from tortuga.kernel import Chance, Imagined, Listener, Move, Outcome, State
from tortuga.kernel.strategy import Strategy
from tortuga.search.halving import NEVER, Budget, Considered, Search, last_turn, rollout
from tortuga.search.worlds import Worlds

ENOUGH = 60.0


class Nim(State):
    def __init__(self, heap: int, mover: int = 0, seats: int = 2) -> None:
        self.heap, self.mover, self.seats, self.turns = heap, mover, seats, 0

    def due(self) -> list[int]:
        return [self.mover] if self.heap else []

    def turn(self) -> int:
        return self.turns

    def moves(self, seat: int) -> list[Move]:
        return [*range(1, min(3, self.heap) + 1)]

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        assert isinstance(move, int)
        self.heap -= move
        self.turns += 1
        if self.heap:
            self.mover = (self.mover + 1) % self.seats

    def outcome(self) -> Outcome | None:
        if self.heap:
            return None
        ranks = tuple(1 if seat == self.mover else 2 for seat in range(self.seats))
        return Outcome("last", ranks, ranks)

    def copy(self) -> "Nim":
        twin = Nim(self.heap, self.mover, self.seats)
        twin.turns = self.turns
        return twin


class NimView:
    seat = 0


class Heaps:
    """A title as far as worlds need one: nothing is hidden but how large the heap is, one of these."""

    def __init__(self, *heaps: int) -> None:
        self.heaps = heaps
        self.imagined = 0

    def imagine_many(self, view: object, count: int, chance: Chance) -> list[State]:
        self.imagined += count
        return [Nim(self.heaps[chance.roll(len(self.heaps)) - 1]) for _ in range(count)]


def search(
    *heaps: int, games: int = 400, seconds: float = ENOUGH, strategy: Strategy | None = None
) -> list[Considered]:
    worlds = Worlds(Heaps(*heaps), NimView(), Imagined("nim"))
    moves = Nim(min(heaps)).moves(0)
    return Search(strategy or Strategy(), worlds, Budget(games, seconds)).best_first(moves)


@pytest.mark.parametrize(("heap", "best"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3)])
def test_the_best_move_is_found(heap: int, best: int) -> None:
    assert search(heap)[0].move == best


def test_a_sure_win_and_a_sure_loss_are_known_for_certain() -> None:
    by_move = {one.move: one for one in search(2)}
    assert (by_move[2].value, by_move[1].value) == (1.0, 0.0)
    assert (by_move[2].spread, by_move[1].spread) == (0.0, 0.0)


def test_the_same_question_gets_the_same_answer() -> None:
    one, other = ([(each.move, each.games, each.value) for each in search(9)] for _ in range(2))
    assert one == other


def test_the_budget_is_spent_on_the_best_moves() -> None:
    considered = search(7, games=300)
    assert sum(one.games for one in considered) <= 300
    assert [one.games for one in considered] == sorted((one.games for one in considered), reverse=True)
    assert considered[0].games >= 3 * considered[-1].games // 2


def test_moves_are_compared_in_the_same_worlds_with_the_same_luck() -> None:
    class Dice(Strategy):
        """The winner is drawn at random as soon as anybody moves."""

        def choose(self, state: State, seat: int, chance: Chance) -> Move:
            assert isinstance(state, Nim)
            return state.heap if chance.roll(2) == 1 else 1

    considered = search(40, games=90, strategy=Dice())
    assert len({one.value for one in considered if one.games == considered[-1].games}) == 1, "the moves do not matter"


def test_what_is_hidden_is_imagined_anew_for_every_game() -> None:
    title = Heaps(5, 6, 7)
    worlds = Worlds(title, NimView(), Imagined("nim"))
    Search(Strategy(), worlds, Budget(90, ENOUGH)).best_first([1, 2, 3])
    assert 30 <= title.imagined <= 60


def test_a_search_ends_when_its_time_is_up() -> None:
    class Slow(Strategy):
        def choose(self, state: State, seat: int, chance: Chance) -> Move:
            began = time.process_time()
            while time.process_time() < began + 0.002:
                pass
            return 1

    began = time.process_time()
    considered = search(12, games=1_000_000, seconds=0.05, strategy=Slow())
    assert len(considered) == 3
    assert sum(one.games for one in considered) < 100, "a world or two"
    assert time.process_time() - began < 30


def test_one_move_needs_no_games() -> None:
    (only,) = search(1)
    assert (only.move, only.games) == (1, 0)


class Knowing(Strategy):
    """Has an opinion of its own, a wrong one."""

    def __init__(self, prior_games: float = 0.0) -> None:
        self.prior_games = prior_games

    def priors(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        return [1.0 if move == 1 else 0.0 for move in moves]


def test_a_prior_counts_as_so_many_games() -> None:
    assert search(7, games=60, strategy=Knowing())[0].move == 3
    assert search(7, games=60, strategy=Knowing(7.5))[0].value < search(7, games=60, strategy=Knowing())[0].value


def test_a_prior_counts_for_an_eighth_of_the_games_at_most() -> None:
    """Otherwise a search that plays few of them would only repeat it."""
    modest, proud = (
        [(one.move, one.value) for one in search(7, games=60, strategy=Knowing(count))] for count in (7.5, 1e6)
    )
    assert modest == proud


def test_with_less_games_than_moves_those_that_promise_most_are_tried() -> None:
    considered = search(7, games=2, strategy=Knowing())
    assert next(one.move for one in considered if one.games) == 1
    assert len(considered) == 2


def test_a_rollout_is_cut_at_its_horizon() -> None:
    class Short(Strategy):
        def __init__(self) -> None:
            self.horizon = 2

        def choose(self, state: State, seat: int, chance: Chance) -> Move:
            return 1

        def value(self, state: State, seat: int) -> float:
            assert isinstance(state, Nim)
            return state.heap / 100

    assert last_turn(Nim(10), Short()) == 2
    assert last_turn(Nim(10), Strategy()) == NEVER
    assert rollout(Nim(10), 0, Short(), Imagined(""), 2) == 0.08
    assert rollout(Nim(1), 0, Strategy(), Imagined(""), 2) == 1.0, "over before that"


def test_all_moves_are_cut_at_the_same_turn() -> None:
    """Counted from before the move, since some moves end a turn and some do not."""

    class Count(Strategy):
        def __init__(self) -> None:
            self.horizon = 3

        def choose(self, state: State, seat: int, chance: Chance) -> Move:
            return 1

        def value(self, state: State, seat: int) -> float:
            return state.turn() / 100

    assert {one.value for one in search(40, games=9, strategy=Count())} == {0.03}


def test_where_little_is_hidden_worlds_come_again() -> None:
    title = Heaps(5, 6, 7)
    worlds = Worlds(title, NimView(), Imagined("nim"), most=4)
    taken = [id(world) for world in worlds.take(3) + worlds.take(5)]
    assert taken[:4] == taken[4:]
    assert title.imagined == 4
