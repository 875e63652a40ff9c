"""Random positions, by seed: tables as play leaves them, with many ways to rearrange, and racks that fit them."""

from random import Random

from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, meld_as
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS, box


def random_set(random: Random, longest: int) -> list[int]:
    number = random.randint(1, NUMBERS)
    if random.random() < 0.5:
        colours = random.sample(range(COLOURS), random.choice([3, 3, 4]))
        return sorted(colour * NUMBERS + number - 1 for colour in colours)
    length = random.randint(3, longest)
    low = random.randint(1, NUMBERS - length + 1)
    colour = random.randrange(COLOURS)
    return [colour * NUMBERS + low - 1 + at for at in range(length)]


def position(random: Random, sets: int, rack: int, jokers: int, longest: int = 6) -> tuple[list[Meld], list[int]]:
    """A table of at most so many sets and a rack; the jokers are spread over both."""
    left = box(0)
    table: list[Meld] = []
    wild = jokers
    for _ in range(sets):
        tiles = random_set(random, longest)
        kind = GROUP if tiles[0] % NUMBERS == tiles[1] % NUMBERS else RUN
        for at in range(len(tiles)):
            if wild and random.random() < 0.25 and sum(one != JOKER for one in tiles) > 1:
                tiles[at] = JOKER
                wild -= 1
        meld = meld_as(kind, tiles)
        assert meld is not None
        if all(left[one] >= tiles.count(one) for one in tiles if one != JOKER):
            for one in tiles:
                left[one] -= one != JOKER
            table.append(meld)
        else:
            wild += tiles.count(JOKER)
    own = [JOKER] * random.randint(0, min(wild, 2))
    near = [kind for kind in range(JOKER) for _ in range(left[kind])]
    own += random.sample(near, max(0, min(rack - len(own), len(near))))
    return table, own


def small_position(random: Random) -> tuple[list[Meld], list[int]]:
    """One small enough to look at all its end tables: few numbers and two or three colours, so that much fits."""
    while True:
        table, _ = position(random, random.randint(1, 3), 0, random.choice([1, 1, 2, 2, 3, 4]), 5)
        jokers = sum(meld.tiles.count(JOKER) for meld in table)
        if 0 < jokers <= 3 and sum(len(meld.tiles) for meld in table) <= 11:
            break
    left = box(0)
    for meld in table:
        for one in meld.tiles:
            left[one] -= one != JOKER
    numbers = {one % NUMBERS for meld in table for one in meld.tiles if one != JOKER}
    near = [
        kind
        for kind in range(JOKER)
        for _ in range(left[kind])
        if any(abs(kind % NUMBERS - number) <= 2 for number in numbers)
    ]
    rack = random.sample(near, min(len(near), random.randint(2, 5)))
    if random.random() < 0.2:
        rack.append(JOKER)
    return table, rack
