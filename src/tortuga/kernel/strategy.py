"""Strategy: what a search has to know of a title, namely how a game would go on and who would win it."""

from mypy_extensions import mypyc_attr

from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Move, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """By default nothing is known of the title: any legal move is as good as another, and only the end shows who wins.

    A search asks it about imagined states alone. Even there a move may depend only on the seat's own hand and on what
    is public: otherwise the search would assume that the others, too, know all hands.

    The numbers here are set in a constructor: compiled code does not see a default of a class that is not.
    """

    horizon: int = 0
    """After so many turns a rollout is cut, and `value` says how it would end; 0: it is played to the end."""

    most_worlds: int = 0
    """How many different worlds are enough for a search, where what is hidden matters little; 0: none comes twice."""

    prior_games: float = 0.0
    """For how many games `priors` count."""

    review_games: int = 1600
    """How many games are imagined to review a decision after the game."""

    def prepare(self, state: State, seat: int) -> None:
        """Before a search, with the first of its worlds: for plans that the whole search goes by."""

    def candidates(self, state: State, seat: int) -> list[Move]:
        """The moves worth considering, of a seat that owes a decision. They must not depend on what it cannot see."""
        return state.moves(seat)

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        """A quick move, as a sensible player would make it."""
        moves = state.moves(seat)
        return moves[chance.roll(len(moves)) - 1]

    def value(self, state: State, seat: int) -> float:
        """The seat's chance to win, from 0 to 1; of a game that is over too."""
        return share_of_win(state, seat)

    def priors(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """What the moves promise at a glance, on the scale of `value`; empty where that can't be said."""
        return []

    def part(self, state: State) -> int:
        """Which part of a game `value` is about, where it is not the whole of it: chances of two parts have nothing to
        do with each other."""
        return 0

    def lead(self, chance: float) -> float | None:
        """How many points ahead a seat is that wins with this chance; None where that can't be said."""
        return None


def share_of_win(state: State, seat: int) -> float:
    """1 for a sole winner, a part for those who share the first rank; in between while nobody has won."""
    outcome = state.outcome()
    if outcome is None:
        return 0.5
    if outcome.ranks[seat] != 1:
        return 0.0
    return 1.0 / len([rank for rank in outcome.ranks if rank == 1])
