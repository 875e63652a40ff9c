"""The second search, for the few positions where it matters which tiles a joker ends up beside.

It goes up the numbers as `bounded_search` does, but tells pieces apart by their origin, and its runs carry a flag that
says what they still lack:
- `release` (RK-4.2): a joker freed from an opened set has to end in a set with a laid tile. A run lacks nothing, holds
  a laid tile, or holds a freed joker and still lacks a laid tile. And a run that has followed an opened set so far,
  tile by tile, must not hold it all with a tile of the table in the place of a joker; so the tiles of an opened set
  have an origin of their own.
- `bound` (RK-4.3): jokers that stand as tiles may make sets, but none without a real number tile (RK-2.4). A run holds
  one or still lacks one.
The numbers of states and choices are larger, so it is made only when the turn that `bounded_search` found is not legal,
and it follows only states whose upper bound, by the same colour graphs, reaches a threshold.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import combinations_with_replacement, product
from typing import Final

from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS
from tortuga.games.rummikub.solver.bounded_search import BoundedSearch
from tortuga.games.rummikub.solver.effort import ORIGIN_COST
from tortuga.games.rummikub.solver.origins import (
    BOUGHT,
    FLAGS,
    FREED,
    FROM_OPENED,
    FROM_RACK,
    FROM_TABLE,
    HAS,
    LACKS,
    NEUTRAL,
    NO_WAY,
    OWN,
    STANDING,
    WILD,
    ByOrigin,
    Origins,
    Piece,
    kept_pieces,
)
from tortuga.games.rummikub.solver.problem import KeptSet

Runs = tuple[tuple[int, int], ...]
"""Open runs of a colour, sorted: length, at most 3, and flag."""
SearchState = tuple[tuple[Runs, ...], tuple[int, ...], ByOrigin, tuple[ByOrigin, ...]]
"""Open runs by colour; by kept run 0 if it is not open, else its flag and 1; jokers used; and, within a number, the
tiles in groups of each colour whose runs are not done yet."""
RunAction = tuple[int, ...]
"""What happens to a run: its place in the list (-1: it is new; -2 and less: a kept one), the origin of the tile that
it gets (-1: none, it is closed) or, for a kept run that begins, the run that it is joined to; then origins of jokers
below."""
Groups = list[list[Piece]]
Arrival = tuple[SearchState, int, Groups, list[RunAction]]
"""How a state was reached: the state before, the score so far, the groups made, and what happened to runs."""

STEPS_IN_ALL: Final = NUMBERS * (COLOURS + 1)


class OriginSearch:
    """The search for the turn with the best score."""

    def __init__(self, origins: Origins, search: BoundedSearch) -> None:
        """`search`: the same problem without flags, solved."""
        self.origins = origins
        self.search = search
        self.problem = origins.problem
        self.plain = origins.plain()
        freed = origins.freed()
        self.wild: ByOrigin = (self.problem.jokers_must - freed, self.problem.jokers_may, freed)
        self.kept_runs = [kept for kept in self.problem.kept_sets if kept.meld.kind == RUN]
        self.layers: list[dict[SearchState, Arrival]] = []
        """By step: a number's groups, then its colours one by one."""
        self.waiting: list[tuple[int, int, int, SearchState]] = []
        """The states that were not followed yet: a heap by upper bound, steps left, and the latest first."""
        self.tickets = 0
        self.followed: set[tuple[int, SearchState]] = set()
        self.group_choices: dict[tuple[int, ByOrigin], list[tuple[tuple[ByOrigin, ...], ByOrigin, Groups]]] = {}
        self.colour_choices: dict[
            tuple[int, Runs, tuple[int, ...], ByOrigin, ByOrigin], list[tuple[SearchState, int, list[RunAction]]]
        ] = {}
        """What may be done, by what it depends on."""
        self.final: SearchState | None = None
        self.score = -1
        self.threshold = 0
        self.credited = search.credited_after()
        """By number, what groups of the numbers after it may be credited for their tiles."""
        self.bounds: dict[tuple[int, Runs, tuple[int, ...], int, int], int] = {}

    def solve(self, least: int) -> bool:
        """Finds the best score; False if it is lower than that, if the tiles that must be laid cannot be, or if the
        effort was spent before.

        States are followed the best first, and of equal ones the one that has come furthest.
        """
        self.threshold = least
        start: SearchState = (((),) * COLOURS, (0,) * len(self.kept_runs), (0, 0, 0), ())
        self.layers = [{start: (start, 0, [], [])}, *[{} for _ in range(STEPS_IN_ALL)]]
        self._wait(0, start, self.search.score)
        while self.waiting:
            loss, left, _, state = heappop(self.waiting)
            step = STEPS_IN_ALL - left
            arrival = self.layers[step][state]
            key = (step, state)
            if key in self.followed:
                continue
            self.followed.add(key)
            self.search.effort.spend(ORIGIN_COST)
            if self.search.effort.is_spent():
                return False
            if left == 0:
                self.final = state
                self.score = -loss
                return True
            number, part = step // (COLOURS + 1) + 1, step % (COLOURS + 1)
            if part == 0:
                self._group_step(step, state, arrival, number)
            else:
                self._colour_step(step, state, arrival, part - 1, number)
        return False

    def _wait(self, step: int, state: SearchState, upper_bound: int) -> None:
        self.tickets += 1
        heappush(self.waiting, (-upper_bound, STEPS_IN_ALL - step, -self.tickets, state))

    def _reach(self, step: int, state: SearchState, arrival: Arrival, bound: int) -> None:
        """A state after a step, with what its colours may still score."""
        used = state[2]
        if step == STEPS_IN_ALL:
            if used[0] < self.wild[0] or used[2] < self.wild[2]:
                return
            upper_bound = arrival[1] + used[1] * self.problem.worth[JOKER]
        else:
            unused = (self.search.jokers - sum(used)) * self.search.joker_price
            upper_bound = arrival[1] + bound + unused + self.problem.jokers_may * self.problem.worth[JOKER]
        if upper_bound >= self.threshold:
            known = self.layers[step].get(state)
            if known is None or known[1] < arrival[1]:
                self.layers[step][state] = arrival
                self._wait(step, state, upper_bound)

    def _bound(self, colour: int, runs: Runs, kept_flags: tuple[int, ...], coming: int, grouped: int = -1) -> int:
        """What a colour may still score at most, with all tiles from a number on; perhaps with so many of the first
        number in groups."""
        if coming > NUMBERS:
            return 0
        key = (colour, runs, kept_flags, coming, grouped)
        known = self.bounds.get(key)
        if known is None:
            counts = [0] * 4
            for length, _ in runs:
                counts[length] += 1
            for flag, kept in zip(kept_flags, self.kept_runs, strict=True):
                # A kept run is a long one as soon as it can be lengthened.
                if flag and kept.colours == colour and kept.low + len(kept.meld.tiles) < colour * NUMBERS + coming:
                    counts[3] += 1
            graph, open_runs = self.search.graphs[colour], counts[1] | counts[2] << 3 | counts[3] << 6
            if grouped < 0:
                known = graph.bound_from(coming, open_runs)
            else:
                known = graph.bound_with(coming, open_runs, grouped)
            self.bounds[key] = known
        return known

    def left(self, used: ByOrigin) -> ByOrigin:
        return self.wild[0] - used[0], self.wild[1] - used[1], self.wild[2] - used[2]

    # Groups.

    def _group_step(self, step: int, state: SearchState, arrival: Arrival, number: int) -> None:
        runs, kept_flags, used, _ = state
        choices = self.group_choices.get((number, used))
        if choices is None:
            choices = self.group_choices[number, used] = self._group_choices(number, self.left(used))
        for taken, wild, groups in choices:
            bound = self.credited[number]
            for colour in range(COLOURS):
                bound += self._bound(colour, runs[colour], kept_flags, number, sum(taken[colour]))
            after = (runs, kept_flags, _plus(used, wild), taken)
            self._reach(step + 1, after, (state, arrival[1], groups, []), bound)

    def _group_choices(self, number: int, left: ByOrigin) -> list[tuple[tuple[ByOrigin, ...], ByOrigin, Groups]]:
        """What may go to groups of a number: tiles by colour, jokers, and one way to make groups of them."""
        have = {(COLOURS, origin): left[origin - BOUGHT] for origin in WILD}
        for colour in range(COLOURS):
            for origin, count in zip(self.plain, self.origins.tiles(colour * NUMBERS + number - 1), strict=True):
                have[colour, origin] = count
        found: dict[tuple[int, ...], Groups] = {}
        kept = self.problem.kept_groups(number)
        for added in self._additions(number, kept, have):
            rest = dict(have)
            for pieces in added:
                for piece in pieces:
                    rest[piece] -= 1
            if min(rest.values()) >= 0:
                for groups in _disjoint_groups(self._single_groups(number, rest), 0, rest):
                    used = dict.fromkeys(have, 0)
                    for pieces in added + groups:
                        for piece in pieces:
                            used[piece] += 1
                    found.setdefault(tuple(used[piece] for piece in sorted(used)), added + groups)
        choices: list[tuple[tuple[ByOrigin, ...], ByOrigin, Groups]] = []
        width = len(self.plain)
        for counts, groups in found.items():
            by_colour = [counts[at * width : (at + 1) * width] for at in range(COLOURS)]
            choices.append((tuple(by_colour), counts[COLOURS * width :], groups))
        return choices

    def _additions(self, number: int, kept: list[KeptSet], have: dict[Piece, int]) -> Iterator[Groups]:
        """What each of the kept groups takes up: nothing, or one piece that leaves it lacking nothing."""
        if not kept:
            yield []
            return
        for rest in self._additions(number, kept[1:], have):
            yield [[], *rest]
            if len(kept[0].meld.tiles) < COLOURS:
                for (colour, origin), count in have.items():
                    free = colour == COLOURS or not kept[0].colours >> colour & 1
                    if count and free and not self.origins.group_lacks(number, kept[:1], [(colour, origin)]):
                        yield [[(colour, origin)], *rest]

    def _single_groups(self, number: int, have: dict[Piece, int]) -> Groups:
        """All groups of these pieces."""
        found: Groups = []
        plain = [[(colour, origin) for origin in self.plain if have[colour, origin]] for colour in range(COLOURS)]
        for chosen in product(*[[None, *pieces] for pieces in plain]):
            tiles = [piece for piece in chosen if piece is not None]
            if not any(origin != STANDING for _, origin in tiles):
                continue
            for jokers in range(max(0, 3 - len(tiles)), COLOURS - len(tiles) + 1):
                for wild in combinations_with_replacement(WILD, jokers):
                    group = tiles + [(COLOURS, origin) for origin in wild]
                    enough = all(have[piece] >= group.count(piece) for piece in group)
                    if enough and not self.origins.group_lacks(number, (), group):
                        found.append(group)
        return found

    # Runs.

    def _colour_step(self, step: int, state: SearchState, arrival: Arrival, colour: int, number: int) -> None:
        runs, kept_flags, used, taken = state
        key = (colour * NUMBERS + number, runs[colour], kept_flags, used, taken[0])
        choices = self.colour_choices.get(key)
        if choices is None:
            every = _ColourChoices(self, colour, number, runs[colour], kept_flags, used, taken[0]).every()
            choices = self.colour_choices[key] = list(every)
        others = self.credited[number]
        for other in range(colour):
            others += self._bound(other, runs[other], kept_flags, number + 1)
        for other in range(colour + 1, COLOURS):
            others += self._bound(other, runs[other], kept_flags, number, sum(taken[other - colour]))
        for (own, own_flags, now_used, _), score, actions in choices:
            bound = others + self._bound(colour, own[0], own_flags, number + 1)
            now_runs = (*runs[:colour], own[0], *runs[colour + 1 :])
            now_flags = own_flags
            if now_used[2] == self.wild[2]:  # nobody asks for laid tiles any more
                now_runs = tuple([self.without_idle_flags(some) for some in now_runs])
                now_flags = tuple([self._without_idle_flag(flag) for flag in now_flags])
            after = (now_runs, now_flags, now_used, taken[1:])
            self._reach(step + 1, after, (state, arrival[1] + score, [], actions), bound)

    def without_idle_flags(self, runs: Runs) -> Runs:
        """Runs with the flag that makes no difference any more taken off."""
        if self.origins.first == LACKS:
            return runs
        return tuple(sorted([(length, _neutral(flag)) for length, flag in runs]))

    def _without_idle_flag(self, kept_flag: int) -> int:
        return kept_flag if kept_flag == 0 or self.origins.first == LACKS else _neutral(kept_flag - 1) + 1

    # The sets of the best turn.

    def melds(self) -> list[Meld]:
        """The sets of the best turn."""
        arrivals: list[tuple[SearchState, Arrival]] = []
        state = self.final
        assert state is not None
        for layer in reversed(self.layers[1:]):
            arrival = layer[state]
            arrivals.append((state, arrival))
            state = arrival[0]
        reconstruction = _Reconstruction(self)
        for at, (after, arrival) in enumerate(reversed(arrivals)):
            number, colour = at // (COLOURS + 1) + 1, at % (COLOURS + 1) - 1
            if colour < 0:
                reconstruction.groups(number, arrival[2])
            else:
                reconstruction.runs(colour * NUMBERS + number - 1, after, arrival[3])
        return reconstruction.done


def _neutral(flag: int) -> int:
    """The flag without HAS."""
    return flag - HAS + NEUTRAL if flag % FLAGS == HAS else flag


def _plus(one: ByOrigin, other: ByOrigin) -> ByOrigin:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _disjoint_groups(groups: Groups, first: int, have: dict[Piece, int]) -> Iterator[Groups]:
    """All choices of groups, each as often as the pieces allow."""
    yield []
    for at in range(first, len(groups)):
        rest = dict(have)
        for piece in groups[at]:
            rest[piece] -= 1
        if min(rest.values()) >= 0:
            for more in _disjoint_groups(groups, at, rest):
                yield [groups[at], *more]


class _ColourChoices:
    """All that a colour can do with a number, from given open runs."""

    def __init__(
        self,
        search: OriginSearch,
        colour: int,
        number: int,
        runs: Runs,
        kept_flags: tuple[int, ...],
        used: ByOrigin,
        taken: ByOrigin,
    ) -> None:
        self.search = search
        self.origins = search.origins
        self.problem = search.problem
        self.number = number
        self.kind = colour * NUMBERS + number - 1
        self.start = runs
        self.kept_flags = list(kept_flags)
        self.used = used
        self.taken = taken
        tiles = [count - used for count, used in zip(self.origins.tiles(self.kind), taken, strict=True)]
        self.have = [*tiles[:BOUGHT], *search.left(used), *tiles[BOUGHT:]]
        """Tiles and jokers by origin."""
        self.runs: list[tuple[int, int]] = []
        self.actions: list[RunAction] = []
        self.gone: set[int] = set()
        """Open runs that a kept one was joined to."""
        self.longer = 0
        self.closed = 0
        """Runs that were closed and that any tile could have joined as well."""

    def every(self) -> Iterator[tuple[SearchState, int, list[RunAction]]]:
        yield from self._enter(0)

    def _enter(self, at: int) -> Iterator[tuple[SearchState, int, list[RunAction]]]:
        """Kept runs: one that begins here is joined to an open run or to jokers; one that has ended may go on."""
        kept_runs = self.search.kept_runs
        if at == len(kept_runs):
            yield from self._lengthen(0)
            return
        low, last = kept_runs[at].low, kept_runs[at].low + len(kept_runs[at].meld.tiles) - 1
        was = self.kept_flags[at]
        if self.kind == low:
            own = [origin for _, origin in kept_pieces(kept_runs[at])]
            for below in self._jokers_below():
                flag = self.origins.run_flag(self.origins.first, self.kind - len(below), *below, *own)
                if flag != NO_WAY:
                    self._take(below, 1)
                    self.kept_flags[at] = flag + 1
                    yield from self._with((-2 - at, -1, *below), self._enter(at + 1))
                    self._take(below, -1)
            for place, (_, before) in enumerate(self.start):
                flag = self.origins.run_flag(before, self.kind, *own)
                if place not in self.gone and flag != NO_WAY:
                    self.gone.add(place)
                    self.kept_flags[at] = flag + 1
                    yield from self._with((-2 - at, place), self._enter(at + 1))
                    self.gone.remove(place)
        elif was and self.kind > last and self.kind // NUMBERS == low // NUMBERS:
            for origin in range(len(self.have)):
                flag = self.origins.run_flag(was - 1, self.kind, origin) if self.have[origin] else NO_WAY
                if flag != NO_WAY:
                    self._take((origin,), 1)
                    self.kept_flags[at] = flag + 1
                    yield from self._with((-2 - at, origin), self._enter(at + 1))
                    self._take((origin,), -1)
            if (was - 1) % FLAGS != LACKS:
                self.kept_flags[at] = 0
                yield from self._with((-2 - at, -1), self._enter(at + 1))
        else:
            yield from self._enter(at + 1)
        self.kept_flags[at] = was

    def _with(
        self, action: RunAction, further: Iterator[tuple[SearchState, int, list[RunAction]]]
    ) -> Iterator[tuple[SearchState, int, list[RunAction]]]:
        self.actions.append(action)
        yield from further
        self.actions.pop()

    def _take(self, pieces: tuple[int, ...], count: int) -> None:
        """This many of each of these pieces, by origin."""
        for origin in pieces:
            self.have[origin] -= count

    def _jokers_below(self) -> Iterator[tuple[int, ...]]:
        for count in range(min(self.number - 1, self._jokers_left()) + 1):
            for below in combinations_with_replacement(WILD, count):
                if all(self.have[origin] >= below.count(origin) for origin in below):
                    yield below

    def _jokers_left(self) -> int:
        return sum(self.have[BOUGHT:FROM_OPENED])

    def _lengthen(self, place: int) -> Iterator[tuple[SearchState, int, list[RunAction]]]:
        """Each open run gets a piece, or is closed."""
        if place == len(self.start):
            yield from self._begin(0)
            return
        if place in self.gone:
            yield from self._lengthen(place + 1)
            return
        length, flag = self.start[place]
        for origin in range(len(self.have)):
            after = self.origins.run_flag(flag, self.kind, origin) if self.have[origin] else NO_WAY
            if after != NO_WAY:
                self._take((origin,), 1)
                self.longer += 1
                self.runs.append((min(length + 1, 3), after))
                yield from self._with((place, origin), self._lengthen(place + 1))
                self.runs.pop()
                self.longer -= 1
                self._take((origin,), -1)
        if length == 3 and flag % FLAGS != LACKS:
            follows = flag >= FLAGS
            self.closed += 0 if follows else 1
            yield from self._with((place, -1), self._lengthen(place + 1))
            self.closed -= 0 if follows else 1

    def _begin(self, first: int) -> Iterator[tuple[SearchState, int, list[RunAction]]]:
        """New runs start with a number tile, perhaps with jokers below it."""
        yield from self._done()
        for at in range(first, len(self.search.plain)):
            origin = self.search.plain[at]
            if self.have[origin]:
                self._take((origin,), 1)
                for below in list(self._jokers_below()):
                    if not below and self.closed:
                        continue  # the tile does as well at the run that was closed
                    flag = self.origins.run_flag(self.origins.first, self.kind - len(below), *below, origin)
                    if flag != NO_WAY:
                        self._take(below, 1)
                        self.runs.append((min(1 + len(below), 3), flag))
                        yield from self._with((-1, origin, *below), self._begin(at))
                        self.runs.pop()
                        self._take(below, -1)
                self._take((origin,), -1)

    def _done(self) -> Iterator[tuple[SearchState, int, list[RunAction]]]:
        """What was chosen, if nothing is left that must be laid and the runs can still become sets."""
        have = self.have
        laid = self.origins.tiles(self.kind)[FROM_RACK] - have[FROM_RACK]
        left = have[FROM_TABLE] + have[STANDING] + sum(have[FROM_OPENED:])
        if left or laid < self.origins.bought[self.kind]:
            return
        unfinished = len([1 for length, flag in self.runs if length < 3 or flag % FLAGS == LACKS])
        runs = self.runs
        kept_flags = self.kept_flags
        if self.number == NUMBERS:
            own = [
                flag
                for flag, kept in zip(kept_flags, self.search.kept_runs, strict=True)
                if kept.low // NUMBERS == self.kind // NUMBERS
            ]
            if unfinished or any(flag and (flag - 1) % FLAGS == LACKS for flag in own):
                return
            runs = []
        else:
            above = self.problem.must[self.kind + 1] + self.problem.may[self.kind + 1] + self._jokers_left()
            above += len([1 for kept in self.search.kept_runs if kept.low == self.kind + 1])
            if unfinished > above or (self.number == NUMBERS - 1 and any(length == 1 for length, _ in runs)):
                return
            if above == 0:
                runs = []
        score = (
            (laid - self.origins.bought[self.kind]) * self.problem.worth[self.kind]
            + min(self.problem.table_links[self.kind], self.longer)
            + min(self.problem.table_groups[self.kind], sum(self.taken))
        )
        wild = self.search.wild
        used = (wild[0] - have[BOUGHT], wild[1] - have[OWN], wild[2] - have[FREED])
        yield ((tuple(sorted(runs)),), tuple(kept_flags), used, ()), score, list(self.actions)


class _Reconstruction:
    """Lays the tiles of the best turn, number by number."""

    def __init__(self, search: OriginSearch) -> None:
        self.search = search
        self.open: list[list[tuple[int, int, list[int]]]] = [[] for _ in range(COLOURS)]
        """By colour, the open runs: length, flag and tiles; in the order of the state."""
        self.kept: dict[int, list[int]] = {}
        self.done: list[Meld] = []

    def groups(self, number: int, groups: Groups) -> None:
        kept = self.search.problem.kept_groups(number)
        for at, pieces in enumerate(groups):
            tiles = list(kept[at].meld.tiles) if at < len(kept) else []
            for colour, origin in pieces:
                tiles.append(_tile(colour * NUMBERS + number - 1, origin))
            self.done.append(Meld(GROUP, tuple(sorted(tiles))))

    def runs(self, kind: int, after: SearchState, actions: list[RunAction]) -> None:
        origins = self.search.origins
        colour = kind // NUMBERS
        before = self.open[colour]
        now: list[tuple[int, int, list[int]]] = []
        for action in actions:
            if action[0] == -1:
                below = action[2:]
                flag = origins.run_flag(origins.first, kind - len(below), *below, action[1])
                now.append((min(1 + len(below), 3), flag, [JOKER] * len(below) + [_tile(kind, action[1])]))
            elif action[0] < -1:
                self._lay_kept(kind, -2 - action[0], action, before)
            elif action[1] < 0:
                self._close(before[action[0]][2])
            else:
                length, flag, tiles = before[action[0]]
                flag = origins.run_flag(flag, kind, action[1])
                now.append((min(length + 1, 3), flag, [*tiles, _tile(kind, action[1])]))
        if not after[0][colour]:
            for _, _, tiles in now:
                self._close(tiles)
            now = []
        self.open[colour] = now
        for at, runs in enumerate(self.open):
            if after[2][2] == self.search.wild[2]:
                self.open[at] = [
                    (length, self.search.without_idle_flags(((length, flag),))[0][1], tiles)
                    for length, flag, tiles in runs
                ]
            self.open[at].sort(key=lambda run: run[:2])
        if kind % NUMBERS == NUMBERS - 1:
            for at, kept in enumerate(self.search.kept_runs):
                if kept.low // NUMBERS == colour and at in self.kept:
                    self._close(self.kept.pop(at))

    def _lay_kept(self, kind: int, at: int, action: RunAction, before: list[tuple[int, int, list[int]]]) -> None:
        kept = self.search.kept_runs[at]
        if kind == kept.low:
            below = before[action[1]][2] if action[1] >= 0 else [JOKER] * (len(action) - 2)
            self.kept[at] = [*below, *kept.meld.tiles]
        elif action[1] < 0:
            self._close(self.kept.pop(at))
        else:
            self.kept[at].append(_tile(kind, action[1]))

    def _close(self, tiles: list[int]) -> None:
        self.done.append(Meld(RUN, tuple(tiles)))


def _tile(kind: int, origin: int) -> int:
    return kind if origin in (FROM_TABLE, FROM_RACK) or origin >= FROM_OPENED else JOKER
