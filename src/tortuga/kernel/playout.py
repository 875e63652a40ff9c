"""Random games at full speed, for benchmarks, checksums and planners."""

from tortuga.kernel.chance import Chance
from tortuga.kernel.state import State


def random_playout(state: State, chance: Chance, limit: int = 1_000_000) -> int:
    """Plays on at random to the end, or for `limit` steps; returns how many were played. Each step is a decision of a
    seat that owes one, each of its moves equally likely."""
    for steps in range(limit):
        due = state.due()
        if not due:
            return steps
        seat = due[0] if len(due) == 1 else due[chance.roll(len(due)) - 1]
        moves = state.moves(seat)
        state.play(seat, moves[chance.roll(len(moves)) - 1], chance, None)
    return limit
