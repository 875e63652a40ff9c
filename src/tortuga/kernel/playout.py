"""Random games at full speed: what benchmarks, checksums and planners run on."""

from tortuga.kernel.chance import Chance
from tortuga.kernel.state import State


def random_step(state: State, due: list[int], chance: Chance) -> None:
    """One decision by a seat that owes one, each of its moves equally likely."""
    seat = due[0] if len(due) == 1 else due[chance.roll(len(due)) - 1]
    moves = state.moves(seat)
    state.play(seat, moves[chance.roll(len(moves)) - 1], chance, None)


def random_playout(state: State, chance: Chance, limit: int = 1_000_000) -> int:
    """Plays on at random to the end, or for `limit` steps; returns how many were played."""
    steps = 0
    while steps < limit:
        due = state.due()
        if not due:
            break
        random_step(state, due, chance)
        steps += 1
    return steps
