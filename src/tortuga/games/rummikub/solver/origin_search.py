"""The solver's second core, for the few positions where it matters in whose company a joker ends.

It goes up the numbers as `packing` does, but tells pieces apart by where they come from, and its runs carry a flag that
says what they still lack:
- `release` (RK-4.2): a joker freed from an opened set has to end in a set with a laid tile. A run lacks nothing, holds
  a laid tile, or holds a freed joker and still lacks a laid tile.
- `bound` (RK-4.3): jokers that stand as tiles may make sets, but none without a real number tile (RK-2.4). A run holds
  one or still lacks one.
The numbers of states and choices are larger, so it is asked only when the first core's answer is not legal, and follows
only what the colours can hope for there.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Final

from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS
from tortuga.games.rummikub.solver.bounded_search import FAR, Packing
from tortuga.games.rummikub.solver.problem import Lock, Task

# Where a piece comes from.
LAIN: Final = 0
"""A number tile of the table."""
LAID: Final = 1
"""A number tile from the rack."""
STANDING: Final = 2
"""A joker that counts as a number tile."""
BOUGHT: Final = 3
OWN: Final = 4
"""A joker from the rack."""
FREED: Final = 5
ORIGINS: Final = 6
PLAIN: Final = (LAIN, LAID, STANDING)
WILD: Final = (BOUGHT, OWN, FREED)

NEUTRAL: Final = 0
HAS: Final = 1
LACKS: Final = 2

RELEASE_FLAGS: Final = [
    [NEUTRAL, HAS, NEUTRAL, NEUTRAL, HAS, LACKS],
    [HAS, HAS, HAS, HAS, HAS, HAS],
    [LACKS, HAS, LACKS, LACKS, HAS, LACKS],
]
"""By flag and origin of a piece that joins: the flag after it."""
BOUND_FLAGS: Final = [
    [],
    [HAS, HAS, HAS, HAS, HAS, HAS],
    [HAS, HAS, LACKS, LACKS, LACKS, LACKS],
]

Runs = tuple[tuple[int, int], ...]
"""Open runs of a colour, sorted: length, at most 3, and flag."""
Three = tuple[int, int, int]
"""Counts by origin: of a colour's tiles, or of jokers."""
State = tuple[tuple[Runs, ...], tuple[int, ...], Three, tuple[Three, ...]]
"""Open runs by colour; by locked run 0 if it is not open, else its flag and 1; jokers used; and, within a number, the
tiles in groups of each colour whose runs are not done yet."""
Piece = tuple[int, int]
"""A colour (of a joker COLOURS) and an origin."""
Deed = tuple[int, ...]
"""What happens to a run: its place in the list (-1: it is new; -2 and less: a locked one), the origin of the tile that
it gets (-1: none, it is closed) or, for a locked run that begins, the run that it is joined to; then origins of jokers
below."""
Groups = list[list[Piece]]
Way = tuple[State, int, Groups, list[Deed]]
"""From where, with which score, and what was done."""


class Ledger:
    """What is there, beyond what a task says: where its tiles and jokers come from."""

    def __init__(self, task: Task, flags: list[list[int]], first: int) -> None:
        self.task = task
        self.flags = flags
        self.first = first
        """The flag of a set before its first piece."""
        self.standing = [0] * JOKER
        """Of what must be laid, how much is jokers that stand as tiles ..."""
        self.paid = [0] * JOKER
        """... and how much comes from the rack."""
        self.freed = 0
        self.own = 0
        """Of the jokers that must be laid, how many come from the rack."""

    def flag(self, flag: int, *origins: int) -> int:
        """The flag after pieces have joined."""
        for origin in origins:
            flag = self.flags[flag][origin]
        return flag


class FlaggedPacking:
    """The search for the best way."""

    def __init__(self, ledger: Ledger, packing: Packing) -> None:
        """`packing`: the same task without flags, solved."""
        self.ledger = ledger
        self.packing = packing
        self.task = ledger.task
        own = self.task.jokers_may + ledger.own
        self.wild: Three = (self.task.jokers_must - ledger.own - ledger.freed, own, ledger.freed)
        self.locks = [lock for lock in self.task.locks if lock.meld.kind == RUN]
        self.layers: list[dict[State, Way]] = []
        self.final: State | None = None
        self.score = -1
        self.mark = 0
        self.short: int = FAR
        """By how much the best promise that was not followed lies below the mark."""
        self.hopes: dict[tuple[int, Runs, tuple[int, ...], int, int], int] = {}

    def solve(self, least: int) -> bool:
        """Finds the best score; False if it is lower than that, or the tiles that must be laid cannot be."""
        below = 0
        while True:
            self.mark = max(self.packing.score - below, least)
            self.short = FAR
            self._search()
            if self.final is not None:
                return True
            if self.mark == least or self.short == FAR:
                return False
            below += max(below, 2 * self.short)

    def _search(self) -> None:
        """All states whose promise reaches the mark."""
        start: State = (((),) * COLOURS, (0,) * len(self.locks), (0, 0, 0), ())
        layer: dict[State, Way] = {start: (start, 0, [], [])}
        self.layers = []
        for number in range(1, NUMBERS + 1):
            layer = self._group_step(layer, number)
            for colour in range(COLOURS):
                layer = self._colour_step(layer, colour, number)
        for state, way in layer.items():
            if state[2][0] == self.wild[0] and state[2][1] >= self.ledger.own and state[2][2] == self.wild[2]:
                score = way[1] + (state[2][1] - self.ledger.own) * self.task.worth[JOKER]
                if score < self.mark:
                    self.short = min(self.short, self.mark - score)
                elif score > self.score:
                    self.score = score
                    self.final = state

    def _hope(self, colour: int, runs: Runs, locks: tuple[int, ...], coming: int, grouped: int = -1) -> int:
        """What a colour may still score at most, with all tiles from a number on; perhaps with so many of the first
        number in groups."""
        if coming > NUMBERS:
            return 0
        key = (colour, runs, locks, coming, grouped)
        known = self.hopes.get(key)
        if known is None:
            counts = [0] * 4
            for length, _ in runs:
                counts[length] += 1
            for lock, at in zip(locks, self.locks, strict=True):
                # A locked run is a long one as soon as it can be lengthened.
                if lock and at.colours == colour and at.low + len(at.meld.tiles) < colour * NUMBERS + coming:
                    counts[3] += 1
            ways, open_runs = self.packing.ways[colour], counts[1] | counts[2] << 3 | counts[3] << 6
            if grouped < 0:
                known = ways.hope_from(coming, open_runs)
            else:
                known = ways.hope_with(coming, open_runs, grouped)
            self.hopes[key] = known
        return known

    def _promises(self, total: int, hope: int, used: Three) -> bool:
        """Is enough promised by a score, what the colours hope for, and the jokers that are left?"""
        left = (self.packing.jokers - sum(used)) * self.packing.price + self.task.jokers_may * self.task.worth[JOKER]
        short = self.mark - total - hope - left
        if short > 0:
            self.short = min(self.short, short)
        return short <= 0

    def left(self, used: Three) -> Three:
        return self.wild[0] - used[0], self.wild[1] - used[1], self.wild[2] - used[2]

    def tiles(self, kind: int) -> Three:
        """How many tiles of a kind there are, by origin."""
        ledger = self.ledger
        lain = self.task.must[kind] - ledger.standing[kind] - ledger.paid[kind]
        return lain, ledger.paid[kind] + self.task.may[kind], ledger.standing[kind]

    # Groups.

    def _group_step(self, layer: dict[State, Way], number: int) -> dict[State, Way]:
        memo: dict[Three, list[tuple[tuple[Three, ...], Three, Groups]]] = {}
        after: dict[State, Way] = {}
        for state, way in layer.items():
            runs, locks, used, _ = state
            if used not in memo:
                memo[used] = self._group_ways(number, self.left(used))
            for taken, wild, groups in memo[used]:
                now_used = _plus(used, wild)
                hope = 0
                for colour in range(COLOURS):
                    hope += self._hope(colour, runs[colour], locks, number, sum(taken[colour]))
                if self._promises(way[1], hope, now_used):
                    _reach(after, (runs, locks, now_used, taken), (state, way[1], groups, []))
        self.layers.append(after)
        return after

    def _group_ways(self, number: int, left: Three) -> list[tuple[tuple[Three, ...], Three, Groups]]:
        """What may go to groups of a number: tiles by colour, jokers, and one way to make groups of them."""
        have = {(COLOURS, origin): left[origin - BOUGHT] for origin in WILD}
        for colour in range(COLOURS):
            tiles = self.tiles(colour * NUMBERS + number - 1)
            for origin in PLAIN:
                have[colour, origin] = tiles[origin]
        found: dict[tuple[int, ...], Groups] = {}
        locked = [lock for lock in self.task.locks if lock.meld.kind == GROUP and lock.low == number]
        for added in self._additions(locked, have):
            rest = dict(have)
            for pieces in added:
                for piece in pieces:
                    rest[piece] -= 1
            if min(rest.values()) >= 0:
                for groups in _packings(self._single_groups(rest), 0, rest):
                    used = dict.fromkeys(have, 0)
                    for pieces in added + groups:
                        for piece in pieces:
                            used[piece] += 1
                    found.setdefault(tuple(used[piece] for piece in sorted(used)), added + groups)
        ways: list[tuple[tuple[Three, ...], Three, Groups]] = []
        for counts, groups in found.items():
            threes = [(counts[at], counts[at + 1], counts[at + 2]) for at in range(0, len(counts), 3)]
            ways.append((tuple(threes[:COLOURS]), threes[COLOURS], groups))
        return ways

    def _additions(self, locked: list[Lock], have: dict[Piece, int]) -> Iterator[Groups]:
        """What each of the locked groups takes up: nothing, or one piece that leaves it lacking nothing."""
        if not locked:
            yield []
            return
        for rest in self._additions(locked[1:], have):
            yield [[], *rest]
            if len(locked[0].meld.tiles) < COLOURS:
                for (colour, origin), count in have.items():
                    free = colour == COLOURS or not locked[0].colours >> colour & 1
                    if count and free and self.ledger.flag(NEUTRAL, origin) != LACKS:
                        yield [[(colour, origin)], *rest]

    def _single_groups(self, have: dict[Piece, int]) -> Groups:
        """All groups of these pieces."""
        found: Groups = []
        plain = [[(colour, origin) for origin in PLAIN if have[colour, origin]] for colour in range(COLOURS)]
        for chosen in product(*[[None, *pieces] for pieces in plain]):
            tiles = [piece for piece in chosen if piece is not None]
            if not any(origin != STANDING for _, origin in tiles):
                continue
            for jokers in range(max(0, 3 - len(tiles)), COLOURS - len(tiles) + 1):
                for origins in combinations_with_replacement(WILD, jokers):
                    group = tiles + [(COLOURS, origin) for origin in origins]
                    enough = all(have[piece] >= group.count(piece) for piece in group)
                    if enough and self.ledger.flag(self.ledger.first, *[origin for _, origin in group]) != LACKS:
                        found.append(group)
        return found

    # Runs.

    def _colour_step(self, layer: dict[State, Way], colour: int, number: int) -> dict[State, Way]:
        memo: dict[tuple[Runs, tuple[int, ...], Three, Three], list[tuple[State, int, list[Deed]]]] = {}
        after: dict[State, Way] = {}
        for state, way in layer.items():
            runs, locks, used, taken = state
            key = (runs[colour], locks, used, taken[0])
            if key not in memo:
                memo[key] = list(_Colour(self, colour, number, *key).moves())
            hope = 0
            for other in range(colour):
                hope += self._hope(other, runs[other], locks, number + 1)
            for other in range(colour + 1, COLOURS):
                hope += self._hope(other, runs[other], locks, number, sum(taken[other - colour]))
            for (own, own_locks, now_used, _), score, deeds in memo[key]:
                total = way[1] + score
                if not self._promises(total, hope + self._hope(colour, own[0], own_locks, number + 1), now_used):
                    continue
                now_runs = (*runs[:colour], own[0], *runs[colour + 1 :])
                now_locks = own_locks
                if now_used[2] == self.wild[2]:  # nobody asks for laid tiles any more
                    now_runs = tuple([self.calm(some) for some in now_runs])
                    now_locks = tuple([self._calm_lock(lock) for lock in now_locks])
                _reach(after, (now_runs, now_locks, now_used, taken[1:]), (state, total, [], deeds))
        self.layers.append(after)
        return after

    def calm(self, runs: Runs) -> Runs:
        """Runs with the flag that makes no difference any more taken off."""
        if self.ledger.first == LACKS:
            return runs
        return tuple(sorted([(length, NEUTRAL if flag == HAS else flag) for length, flag in runs]))

    def _calm_lock(self, lock: int) -> int:
        return NEUTRAL + 1 if lock == HAS + 1 and self.ledger.first != LACKS else lock

    # How the best way looks.

    def melds(self) -> list[Meld]:
        """The sets of the best way."""
        ways: list[tuple[State, Way]] = []
        state = self.final
        assert state is not None
        for layer in reversed(self.layers):
            way = layer[state]
            ways.append((state, way))
            state = way[0]
        laying = _Laying(self)
        for step, (after, way) in enumerate(reversed(ways)):
            number, colour = step // (COLOURS + 1) + 1, step % (COLOURS + 1) - 1
            if colour < 0:
                laying.groups(number, way[2])
            else:
                laying.runs(colour * NUMBERS + number - 1, after, way[3])
        return laying.done


def _plus(one: Three, other: Three) -> Three:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _reach(after: dict[State, Way], state: State, way: Way) -> None:
    known = after.get(state)
    if known is None or known[1] < way[1]:
        after[state] = way


def _packings(groups: Groups, first: int, have: dict[Piece, int]) -> Iterator[Groups]:
    """All choices of groups, each as often as the pieces allow."""
    yield []
    for at in range(first, len(groups)):
        rest = dict(have)
        for piece in groups[at]:
            rest[piece] -= 1
        if min(rest.values()) >= 0:
            for more in _packings(groups, at, rest):
                yield [groups[at], *more]


class _Colour:
    """All that a colour can do with a number, from given open runs."""

    def __init__(
        self,
        packing: FlaggedPacking,
        colour: int,
        number: int,
        runs: Runs,
        locks: tuple[int, ...],
        used: Three,
        taken: Three,
    ) -> None:
        self.packing = packing
        self.ledger = packing.ledger
        self.task = packing.task
        self.number = number
        self.kind = colour * NUMBERS + number - 1
        self.start = runs
        self.locks = list(locks)
        self.used = used
        self.taken = taken
        tiles = packing.tiles(self.kind)
        left = packing.left(used)
        self.have = [tiles[0] - taken[0], tiles[1] - taken[1], tiles[2] - taken[2], *left]
        self.runs: list[tuple[int, int]] = []
        self.deeds: list[Deed] = []
        self.gone: set[int] = set()
        """Open runs that a locked one was joined to."""
        self.longer = 0
        self.closed = 0

    def moves(self) -> Iterator[tuple[State, int, list[Deed]]]:
        yield from self._enter(0)

    def _enter(self, at: int) -> Iterator[tuple[State, int, list[Deed]]]:
        """Locked runs: one that begins here is joined to an open run or to jokers; one that has ended may go on."""
        locks = self.packing.locks
        if at == len(locks):
            yield from self._lengthen(0)
            return
        low, last = locks[at].low, locks[at].low + len(locks[at].meld.tiles) - 1
        was = self.locks[at]
        if self.kind == low:
            for origins in self._jokers_below():
                self._take(origins, 1)
                self.locks[at] = self.ledger.flag(NEUTRAL, *origins) + 1
                yield from self._with((-2 - at, -1, *origins), self._enter(at + 1))
                self._take(origins, -1)
            for place, (_, flag) in enumerate(self.start):
                if place not in self.gone:
                    self.gone.add(place)
                    self.locks[at] = flag + 1
                    yield from self._with((-2 - at, place), self._enter(at + 1))
                    self.gone.remove(place)
        elif was and self.kind > last and self.kind // NUMBERS == low // NUMBERS:
            for origin in range(ORIGINS):
                if self.have[origin]:
                    self._take((origin,), 1)
                    self.locks[at] = self.ledger.flag(was - 1, origin) + 1
                    yield from self._with((-2 - at, origin), self._enter(at + 1))
                    self._take((origin,), -1)
            if was - 1 != LACKS:
                self.locks[at] = 0
                yield from self._with((-2 - at, -1), self._enter(at + 1))
        else:
            yield from self._enter(at + 1)
        self.locks[at] = was

    def _with(
        self, deed: Deed, further: Iterator[tuple[State, int, list[Deed]]]
    ) -> Iterator[tuple[State, int, list[Deed]]]:
        self.deeds.append(deed)
        yield from further
        self.deeds.pop()

    def _take(self, origins: tuple[int, ...], count: int) -> None:
        for origin in origins:
            self.have[origin] -= count

    def _jokers_below(self) -> Iterator[tuple[int, ...]]:
        for count in range(min(self.number - 1, sum(self.have[BOUGHT:])) + 1):
            for origins in combinations_with_replacement(WILD, count):
                if all(self.have[origin] >= origins.count(origin) for origin in origins):
                    yield origins

    def _lengthen(self, place: int) -> Iterator[tuple[State, int, list[Deed]]]:
        """Each open run gets a piece, or is closed."""
        if place == len(self.start):
            yield from self._begin(0)
            return
        if place in self.gone:
            yield from self._lengthen(place + 1)
            return
        length, flag = self.start[place]
        for origin in range(ORIGINS):
            if self.have[origin]:
                self._take((origin,), 1)
                self.longer += 1
                self.runs.append((min(length + 1, 3), self.ledger.flag(flag, origin)))
                yield from self._with((place, origin), self._lengthen(place + 1))
                self.runs.pop()
                self.longer -= 1
                self._take((origin,), -1)
        if length == 3 and flag != LACKS:
            self.closed += 1
            yield from self._with((place, -1), self._lengthen(place + 1))
            self.closed -= 1

    def _begin(self, first: int) -> Iterator[tuple[State, int, list[Deed]]]:
        """New runs start with a number tile, perhaps with jokers below it."""
        yield from self._done()
        for origin in range(first, BOUGHT):
            if self.have[origin]:
                self._take((origin,), 1)
                for below in list(self._jokers_below()):
                    if not below and self.closed:
                        continue  # the tile does as well at the run that was closed
                    self._take(below, 1)
                    flag = self.ledger.flag(self.ledger.first, origin, *below)
                    self.runs.append((min(1 + len(below), 3), flag))
                    yield from self._with((-1, origin, *below), self._begin(origin))
                    self.runs.pop()
                    self._take(below, -1)
                self._take((origin,), -1)

    def _done(self) -> Iterator[tuple[State, int, list[Deed]]]:
        """What was chosen, if nothing is left that must be laid and the runs can still become sets."""
        have = self.have
        tiles = self.packing.tiles(self.kind)
        laid = tiles[1] - have[LAID]
        if have[LAIN] or have[STANDING] or laid < self.ledger.paid[self.kind]:
            return
        short = len([1 for length, flag in self.runs if length < 3 or flag == LACKS])
        runs = self.runs
        locks = self.locks
        if self.number == NUMBERS:
            own = [
                lock
                for lock, at in zip(locks, self.packing.locks, strict=True)
                if at.low // NUMBERS == self.kind // NUMBERS
            ]
            if short or any(lock == LACKS + 1 for lock in own):
                return
            runs = []
        else:
            above = self.task.must[self.kind + 1] + self.task.may[self.kind + 1] + sum(have[BOUGHT:])
            above += len([1 for lock in self.packing.locks if lock.low == self.kind + 1])
            if short > above or (self.number == NUMBERS - 1 and any(length == 1 for length, _ in runs)):
                return
            if above == 0:
                runs = []
        score = (
            (laid - self.ledger.paid[self.kind]) * self.task.worth[self.kind]
            + min(self.task.links[self.kind], self.longer)
            + min(self.task.places[self.kind], sum(self.taken))
        )
        wild = self.packing.wild
        used = (wild[0] - have[BOUGHT], wild[1] - have[OWN], wild[2] - have[FREED])
        yield ((tuple(sorted(runs)),), tuple(locks), used, ()), score, list(self.deeds)


class _Laying:
    """Lays the tiles of the best way, number by number."""

    def __init__(self, packing: FlaggedPacking) -> None:
        self.packing = packing
        self.open: list[list[tuple[int, int, list[int]]]] = [[] for _ in range(COLOURS)]
        """By colour, the open runs: length, flag and tiles; in the order of the state."""
        self.locked: dict[int, list[int]] = {}
        self.done: list[Meld] = []

    def groups(self, number: int, groups: Groups) -> None:
        locked = [lock for lock in self.packing.task.locks if lock.meld.kind == GROUP and lock.low == number]
        for at, pieces in enumerate(groups):
            tiles = list(locked[at].meld.tiles) if at < len(locked) else []
            for colour, origin in pieces:
                tiles.append(colour * NUMBERS + number - 1 if origin in (LAIN, LAID) else JOKER)
            self.done.append(Meld(GROUP, tuple(sorted(tiles))))

    def runs(self, kind: int, after: State, deeds: list[Deed]) -> None:
        ledger = self.packing.ledger
        colour = kind // NUMBERS
        before = self.open[colour]
        now: list[tuple[int, int, list[int]]] = []
        for deed in deeds:
            if deed[0] == -1:
                flag = ledger.flag(ledger.first, *deed[1:])
                now.append((min(len(deed) - 1, 3), flag, [JOKER] * (len(deed) - 2) + [_tile(kind, deed[1])]))
            elif deed[0] < -1:
                self._lay_locked(kind, -2 - deed[0], deed, before)
            elif deed[1] < 0:
                self._close(before[deed[0]][2])
            else:
                length, flag, tiles = before[deed[0]]
                now.append((min(length + 1, 3), ledger.flag(flag, deed[1]), [*tiles, _tile(kind, deed[1])]))
        if not after[0][colour]:
            for _, _, tiles in now:
                self._close(tiles)
            now = []
        self.open[colour] = now
        for at, runs in enumerate(self.open):
            if after[2][2] == self.packing.wild[2]:
                self.open[at] = [
                    (length, self.packing.calm(((length, flag),))[0][1], tiles) for length, flag, tiles in runs
                ]
            self.open[at].sort(key=lambda run: run[:2])
        if kind % NUMBERS == NUMBERS - 1:
            for at, lock in enumerate(self.packing.locks):
                if lock.low // NUMBERS == colour and at in self.locked:
                    self._close(self.locked.pop(at))

    def _lay_locked(self, kind: int, at: int, deed: Deed, before: list[tuple[int, int, list[int]]]) -> None:
        lock = self.packing.locks[at]
        if kind == lock.low:
            below = before[deed[1]][2] if deed[1] >= 0 else [JOKER] * (len(deed) - 2)
            self.locked[at] = [*below, *lock.meld.tiles]
        elif deed[1] < 0:
            self._close(self.locked.pop(at))
        else:
            self.locked[at].append(_tile(kind, deed[1]))

    def _close(self, tiles: list[int]) -> None:
        self.done.append(Meld(RUN, tuple(tiles)))


def _tile(kind: int, origin: int) -> int:
    return kind if origin in (LAIN, LAID) else JOKER
