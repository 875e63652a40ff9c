"""How a game ended."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Scores and ranks by seat; rank 1 is the best, and equal ranks share. `reason` is the key of a text.

    >>> Outcome("rum-over-goal", scores=(21, 9, 9), ranks=(1, 2, 2)).winners
    (0,)
    """

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
