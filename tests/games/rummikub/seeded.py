"""Random positions, by seed: tables as play leaves them, with many ways to rearrange, and racks that fit them."""

from collections.abc import Iterator
from random import Random

import pytest

from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, meld_as
from tortuga.games.rummikub.rules.state import RummikubState
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS, box
from tortuga.games.rummikub.title import RummikubTitle, RummiTitle
from tortuga.kernel import Imagined


def random_set(random: Random, longest: int, highest: int = NUMBERS) -> list[int]:
    number = random.randint(1, highest)
    if random.random() < 0.5:
        colours = random.sample(range(COLOURS), random.choice([3, 3, 4]))
        return sorted(colour * NUMBERS + number - 1 for colour in colours)
    length = random.randint(3, longest)
    low = random.randint(1, highest - length + 1)
    colour = random.randrange(COLOURS)
    return [colour * NUMBERS + low - 1 + at for at in range(length)]


def position(random: Random, sets: int, rack: int, jokers: int, longest: int = 6) -> tuple[list[Meld], list[int]]:
    """A table of at most this many sets and a rack; the jokers are spread over both."""
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
    rack = _fitting(random, table, [], random.randint(2, 5))
    if random.random() < 0.2:
        rack.append(JOKER)
    return table, rack


def bought_out_position(random: Random) -> tuple[list[Meld], list[int]]:
    """A small one whose rack holds all tiles that are missing from a group with jokers: more than its jokers cost, if
    the group is a short one. A run may lie beside it, with a joker too."""
    number = random.randint(1, NUMBERS)
    every = [colour * NUMBERS + number - 1 for colour in range(COLOURS)]
    shown = random.sample(every, random.randint(1, 3))
    jokers = random.randint(max(1, 3 - len(shown)), 4 - len(shown))
    table = [Meld(GROUP, (*sorted(shown), *[JOKER] * jokers))]
    if random.random() < 0.7:
        low = random.randint(1, NUMBERS - 2)
        first = random.randrange(COLOURS) * NUMBERS + low - 1
        tiles = [first, first + 1, first + 2]
        if random.random() < 0.7:
            tiles[random.randrange(3)] = JOKER
        table.append(Meld(RUN, tuple(tiles)))
    missing = [one for one in every if one not in shown]
    return table, _fitting(random, table, missing, len(missing) + random.randint(1, 3))


def replaceable_position(random: Random) -> tuple[list[Meld], list[int]]:
    """A small one with a tile on the table that the joker of another set stands for and that its own set can spare; the
    rack wants the joker."""
    while True:
        tiles = random_set(random, 4)
        kind = GROUP if tiles[0] % NUMBERS == tiles[1] % NUMBERS else RUN
        if kind == GROUP:
            tiles = tiles[:3]
        place = random.randrange(len(tiles))
        wanted, tiles[place] = tiles[place], JOKER
        number, colour = wanted % NUMBERS + 1, wanted // NUMBERS
        if kind == RUN:
            spare = [other * NUMBERS + number - 1 for other in range(COLOURS)]
        else:
            low = random.randint(max(1, number - 3), number)
            spare = [colour * NUMBERS + low - 1 + at for at in range(4) if low + at <= NUMBERS]
        meld, other = meld_as(kind, tiles), meld_as(RUN if kind == GROUP else GROUP, spare)
        if meld is None or other is None:
            continue
        table = [meld, other]
        high = random.randint(2, NUMBERS - 1)
        pair = [random.randrange(COLOURS) * NUMBERS + high - 1]
        pair.append(pair[0] + 1)
        every = [one for meld in table for one in meld.tiles] + pair
        if all(every.count(one) <= 2 for one in every if one != JOKER):
            return table, _fitting(random, table, pair, len(pair) + random.randint(0, 3))


def two_sets_in_hand(random: Random) -> tuple[list[Meld], list[int], int]:
    """A table of one run, a rack with two low sets and a joker in one of them, and a first meld that takes both: each
    alone is worth less. With the joker, high tiles of the rack could go to the run instead."""
    while True:
        low, colour = random.randint(5, NUMBERS - 4), random.randrange(COLOURS)
        run = tuple(colour * NUMBERS + low - 1 + at for at in range(3))
        after_a_gap = [run[-1] + 2, run[-1] + 3][: random.randint(1, NUMBERS - low - 3)]
        sets = [random_set(random, 3, highest=4) for _ in range(2)]
        rack = [one for tiles in sets for one in tiles]
        if all(rack.count(one) <= 2 for one in rack):
            break
    values = [sum(one % NUMBERS + 1 for one in tiles) for tiles in sets]
    least = random.randint(max(values) + 1, sum(values))
    rack[random.randrange(len(rack))] = JOKER
    return [Meld(RUN, run)], rack + after_a_gap, least


def _fitting(random: Random, table: list[Meld], rack: list[int], size: int) -> list[int]:
    """A rack of this many tiles, with these and others that are near to those of the table."""
    left = box(0)
    for one in [*rack, *(one for meld in table for one in meld.tiles)]:
        left[one] -= one != JOKER
    numbers = {one % NUMBERS for meld in table for one in meld.tiles if one != JOKER}
    near = [
        kind
        for kind in range(JOKER)
        for _ in range(left[kind])
        if any(abs(kind % NUMBERS - number) <= 2 for number in numbers)
    ]
    return rack + random.sample(near, min(len(near), size - len(rack)))


TITLES = [RummikubTitle(), RummiTitle()]
every_title = pytest.mark.parametrize("title", TITLES, ids=["rummikub", "rummi"])


def moments(
    title: RummikubTitle, seed: str, seats: int = 3, turns: int = 40
) -> Iterator[tuple[RummikubState, Imagined]]:
    """Moments of a random game, while there is a bank."""
    chance = Imagined(f"{title.name} {seed}")
    options = title.options_type(first_meld=12)
    state = title.new(options, seats, chance, None)
    for _ in range(turns):
        yield state, chance
        moves = state.moves(state.active)
        state.play(state.active, moves[chance.roll(len(moves)) - 1], chance, None)
