"""What a round brings: RK-5.1 after somebody has laid the last tile, RK-5.3 and RK-5.7 after a round that ran dry.
Either way it adds up to zero (RK-5.4)."""

from collections.abc import Sequence

from tortuga.games.rummikub.rules.tiles import JOKER, number_of


def rack_value(rack: Sequence[int], joker_value: int) -> int:
    """What the tiles left on a rack add up to; counts by kind."""
    return rack[JOKER] * joker_value + sum([rack[kind] * number_of(kind) for kind in range(JOKER)])


def scores_out(values: Sequence[int], winner: int) -> list[int]:
    """RK-5.1: the others lose what is left on their racks, and the winner gains all of it.

    >>> scores_out([0, 5, 16, 3], 0)
    [24, -5, -16, -3]
    """
    return [sum(values) if seat == winner else -value for seat, value in enumerate(values)]


def scores_dry(values: Sequence[int], starter: int) -> list[int]:
    """RK-5.3: the lowest rack wins the differences; tied ones share, and RK-5.7 says who gets what is left over.

    >>> scores_dry([10, 4, 4, 9], 2)
    [-6, 5, 6, -5]
    """
    lowest = min(values)
    differences = [value - lowest for value in values]
    seats = len(values)
    tied = [seat for seat in [(starter + step) % seats for step in range(seats)] if values[seat] == lowest]
    share, over = divmod(sum(differences), len(tied))
    scores = [-difference for difference in differences]
    for place, seat in enumerate(tied):
        scores[seat] = share + (1 if place < over else 0)
    return scores
