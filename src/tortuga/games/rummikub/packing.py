"""The solver's core: the best way to lay tiles as sets, by dynamic programming over the numbers 1 to 13.

The method is that of van Rijn, Takes and Vis ("The complexity of Rummikub problems"). Going up the numbers, all that
matters about the tiles laid so far is how many runs of each colour are open, and whether they have 1, 2, or 3 and more
tiles: a short one must go on, a long one may. For each colour these are three counts of three bits; with the jokers
used so far and the value so far (where a first meld asks for it) they make one integer, the state. Every number takes
five steps: which tiles and jokers go to groups, then each colour's runs. What a colour can do depends on little, so its
choices are worked out once for each of its configurations, as differences of states and of scores; the inner loop only
adds.

What keeps it small, without losing a best answer:
- A tile that could start a run lengthens an open run of three or more instead: all that can follow the one can follow
  the other.
- A run never starts with a joker; a number tile starts it, with jokers below it ("leading"). So no set is of jokers
  only (RK-2.4).
- Open runs beyond what the next number's tiles and jokers could lengthen are forgotten.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from tortuga.games.rummikub.melds import GROUP, RUN, Meld, full_run, number_of_group
from tortuga.games.rummikub.tiles import COLOURS, JOKER, NUMBERS

# The fields of a state, from its lowest bit: jokers used, the tiles of each colour that go to groups of this number,
# the open runs of each colour (of 1 tile, of 2, of 3 and more), and the value so far.
JOKER_MASK: Final = (1 << 15) - 1
"""While a number is worked on, more jokers may be asked for than there are."""
RUN_SHIFT: Final = 15
VALUE_SHIFT: Final = 51
MASK: Final = 7
RUN_MASK: Final = 511
ONE: Final = 1
TWO: Final = 8
LONG: Final = 64

# A score is three numbers in one: what is asked for, then the other of tiles and value, then how much of the table
# stays as it was. None of the lower ones can reach the next: there are 108 tiles, worth 848 and the jokers.
SECOND: Final = 1 << 9
FIRST: Final = 1 << 20

MOST_VALUE: Final = 511
"""The highest demand for a first meld that a state has room for."""


class Lock(NamedTuple):
    """A set that stays together (RK-4.9, kept). Tiles may be added to it."""

    meld: Meld
    low: int
    """The first kind of a run; a group's number."""
    colours: int
    """Of a group: a mask of those it shows. Of a run: its colour."""


class Task:
    """What is to be laid, and what it is worth."""

    def __init__(self) -> None:
        self.must: list[int] = [0] * JOKER
        """By kind, the tiles that have to be in a set at the end."""
        self.may: list[int] = [0] * JOKER
        """By kind, further tiles."""
        self.jokers_must: int = 0
        self.jokers_may: int = 0
        self.worth: list[int] = [0] * (JOKER + 1)
        """By kind, the score of a further tile that is laid."""
        self.links: list[int] = [0] * JOKER
        """By kind, how many runs of the table go on to it from the number below; what stays so scores 1."""
        self.places: list[int] = [0] * JOKER
        """By kind, how many groups of the table show it; what stays so scores 1."""
        self.locks: list[Lock] = []
        self.floor: int = 0
        """What the numbers of all sets have to add up to (RK-3.2); not with locked sets."""
        self.groups: list[Meld] = []
        """The table's groups and runs that are not locked: where it makes no difference, they stay together."""
        self.runs: list[Meld] = []


class Choice(NamedTuple):
    """What a colour does with a number."""

    used: int
    to_groups: int
    jokers: int
    """In runs, at this number."""
    leading: tuple[int, ...]
    """Jokers below each run that starts with some."""
    entered: tuple[int, ...]
    """For each locked run that begins here: what it is joined to. 1, 2, 3: an open run of that length; 0: nothing;
    -n: n jokers."""


class Moves:
    """All choices from one configuration: differences of state and score, and the choices themselves."""

    def __init__(self) -> None:
        self.deltas: list[int] = []
        self.scores: list[int] = []
        self.values: list[int] = []
        self.choices: list[Choice] = []


class Option:
    """What goes to groups of a number: tiles by colour, and jokers."""

    def __init__(self, tiles: list[int], jokers: int, value: int) -> None:
        self.tiles = tiles
        self.jokers = jokers
        self.value = value


LEADING: Final[list[list[tuple[int, ...]]]] = [
    [()],
    [(), (1,)],
    [(), (1,), (2,), (1, 1)],
    [(), (1,), (2,), (1, 1), (3,), (1, 2), (1, 1, 1)],
    [(), (1,), (2,), (1, 1), (3,), (1, 2), (1, 1, 1), (4,), (1, 3), (2, 2), (1, 1, 2), (1, 1, 1, 1)],
]
"""The ways to put at most so many jokers below runs that start."""


def groups_fit(tiles: Sequence[int], jokers: int) -> int:
    """How many groups these tiles of one number (counts by colour) and jokers make; -1 if none do.

    Groups are of 3 or 4 tiles (RK-2.1) with at least one number tile (RK-2.4); the tiles can always be spread evenly.
    """
    total = sum(tiles)
    for groups in range(max(tiles), total + 1):
        if 3 * groups <= total + jokers <= 4 * groups:
            return groups
    return -1


class Packing:
    """The search for the best way."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.jokers = task.jokers_must + task.jokers_may
        self.layers: list[dict[int, int]] = []
        """Before each number, the states and their best scores."""
        self.backs: list[dict[int, int]] = []
        """For each number, by the state after it, the state before it on the best way."""
        self.options: list[dict[int, list[Option]]] = []
        """For each number, the choices for groups, by the jokers used."""
        self.tables: list[list[dict[int, list[Moves]]]] = []
        """For each number and colour, its choices, by its open runs and the jokers used."""
        self.least: list[int] = [0] * JOKER
        self.final = -1
        self.score = -1
        self.entries: list[list[int]] = [[] for _ in range(JOKER)]
        """By kind, the lengths of the locked runs that begin there."""
        self.exits: list[int] = [0] * JOKER
        """By kind, how many locked runs end there."""
        self.locked_groups: list[list[Lock]] = [[] for _ in range(NUMBERS + 1)]
        for lock in task.locks:
            if lock.meld.kind == RUN:
                self.entries[lock.low].append(len(lock.meld.tiles))
                self.exits[lock.low + len(lock.meld.tiles) - 1] += 1
            else:
                self.locked_groups[lock.low].append(lock)

    def solve(self) -> bool:
        """Finds the best score; False if the tiles that must be laid cannot be.

        Most racks can be laid nearly as a whole, or hardly at all. So it looks first only at ways that leave little
        behind: what they leave is known at every step, and few states survive.
        """
        task = self.task
        whole = sum([task.may[kind] * (task.worth[kind] // FIRST) for kind in range(JOKER)])
        whole += task.jokers_may * (task.worth[JOKER] // FIRST)
        shares = [0, whole // 8, whole // 3, whole]
        for at, lost in enumerate(shares):
            if at and lost == shares[at - 1]:
                continue
            self._demand(lost)
            self._search()
            if self.final >= 0 and whole - self.score // FIRST <= lost:
                return True
        return self.final >= 0

    def _demand(self, lost: int) -> None:
        """By kind, the score after its step of a way that leaves no more than so much behind."""
        so_far = -lost
        for number in range(NUMBERS):
            for colour in range(COLOURS):
                kind = colour * NUMBERS + number
                so_far += self.task.may[kind] * (self.task.worth[kind] // FIRST)
                self.least[kind] = so_far * FIRST

    def _search(self) -> None:
        self.layers = []
        self.backs = []
        self.options = []
        self.tables = []
        self.final = self.score = -1
        layer: dict[int, int] = {0: 0}
        for number in range(1, NUMBERS + 1):
            layer = self._step(layer, number)
            if not layer:
                return
        self.layers.append(layer)
        for state, score in layer.items():
            jokers = state & MASK
            if jokers < self.task.jokers_must or (state >> VALUE_SHIFT) < self.task.floor:
                continue
            total = score + (jokers - self.task.jokers_must) * self.task.worth[JOKER]
            if total > self.score:
                self.score = total
                self.final = state

    def _step(self, layer: dict[int, int], number: int) -> dict[int, int]:
        """All that follows from the states before a number: a choice for groups, then one for each colour."""
        self.layers.append(layer)
        self.options.append({})
        self.tables.append([{} for _ in range(COLOURS)])
        after: dict[int, int] = {}
        back: dict[int, int] = {}
        self.backs.append(back)
        for state, score in layer.items():
            self._spread(state, score, number, after, back)
        return after

    def _spread(self, state: int, score: int, number: int, after: dict[int, int], back: dict[int, int]) -> None:
        jokers = self.jokers
        floor = self.task.floor
        least = self.least[JOKER - NUMBERS + number - 1]
        options = self._options_at(number, state & MASK)
        red = self._table(0, number, state)
        blue = self._table(1, number, state)
        black = self._table(2, number, state)
        orange = self._table(3, number, state)
        for option in options:
            reds, blues = red[option.tiles[0]], blue[option.tiles[1]]
            blacks, oranges = black[option.tiles[2]], orange[option.tiles[3]]
            if not (reds.deltas and blues.deltas and blacks.deltas and oranges.deltas):
                continue
            red_deltas, blue_deltas = reds.deltas, blues.deltas
            black_deltas, orange_deltas, orange_scores = blacks.deltas, oranges.deltas, oranges.scores
            first = state + option.jokers
            for r in range(len(red_deltas)):
                second = first + red_deltas[r]
                if second & JOKER_MASK > jokers:
                    continue
                for b in range(len(blue_deltas)):
                    third = second + blue_deltas[b]
                    if third & JOKER_MASK > jokers:
                        continue
                    both = score + reds.scores[r] + blues.scores[b]
                    for k in range(len(black_deltas)):
                        fourth = third + black_deltas[k]
                        if fourth & JOKER_MASK > jokers:
                            continue
                        three = both + blacks.scores[k]
                        for o in range(len(orange_deltas)):
                            reached = fourth + orange_deltas[o]
                            total = three + orange_scores[o]
                            if total < least or reached & JOKER_MASK > jokers:
                                continue
                            if floor:
                                value = option.value + reds.values[r] + blues.values[b]
                                value += blacks.values[k] + oranges.values[o]
                                reached += min(floor - (state >> VALUE_SHIFT), value) << VALUE_SHIFT
                            if after.get(reached, -1) < total:
                                after[reached] = total
                                back[reached] = state

    def _options_at(self, number: int, used: int) -> list[Option]:
        known = self.options[number - 1]
        options = known.get(used)
        if options is None:
            options = self._group_moves(number, self.jokers - used)
            known[used] = options
        return options

    def _table(self, colour: int, number: int, state: int) -> list[Moves]:
        """What a colour can do with a number, by how many of its tiles go to groups."""
        known = self.tables[number - 1][colour]
        key = ((state >> (RUN_SHIFT + 9 * colour)) & RUN_MASK) << 3 | (state & MASK)
        table = known.get(key)
        if table is None:
            kind = colour * NUMBERS + number - 1
            most = min(self.task.must[kind] + self.task.may[kind], MASK)
            table = [
                self._colour_moves(colour, number, (key >> 3) << 6 | tiles << 3 | (key & MASK))
                for tiles in range(most + 1)
            ]
            known[key] = table
        return table

    def _group_moves(self, number: int, jokers_left: int) -> list[Option]:
        """Which tiles of each colour, and how many jokers, go to groups of this number."""
        task = self.task
        most = [0] * COLOURS
        for colour in range(COLOURS):
            kind = colour * NUMBERS + number - 1
            most[colour] = min(task.must[kind] + task.may[kind], MASK)
        options: list[Option] = []
        tiles = [0] * COLOURS
        for tiles[0] in range(most[0] + 1):
            for tiles[1] in range(most[1] + 1):
                for tiles[2] in range(most[2] + 1):
                    for tiles[3] in range(most[3] + 1):
                        options += [
                            Option(tiles[:], jokers, number * (sum(tiles) + jokers))
                            for jokers in range(jokers_left + 1)
                            if self._groups_hold(number, tiles, jokers)
                        ]
        return options

    def _groups_hold(self, number: int, tiles: list[int], jokers: int) -> bool:
        locked = self.locked_groups[number]
        if groups_fit(tiles, jokers) >= 0:
            return True
        return bool(locked) and len(absorbed(locked, tiles, jokers)) > 0

    def _colour_moves(self, colour: int, number: int, key: int) -> Moves:
        """What the colour can do with its tiles of this number. The key holds its open runs, how many of its tiles go
        to groups, and the jokers used before."""
        task = self.task
        kind = colour * NUMBERS + number - 1
        jokers_left = self.jokers - (key & MASK)
        to_groups = (key >> 3) & MASK
        runs = key >> 6
        moves = Moves()
        best: dict[int, int] = {}
        for entered in self._entries(kind, runs, jokers_left):
            runs_left = runs
            lead = 0
            for source in entered:
                if source > 0:
                    runs_left -= 1 << (3 * (source - 1))
                elif source < 0:
                    lead -= source
            for used in range(max(task.must[kind], to_groups), task.must[kind] + task.may[kind] + 1):
                for jokers in range(jokers_left - lead + 1):
                    for leading in LEADING[jokers_left - lead - jokers]:
                        choice = Choice(used, to_groups, jokers, leading, entered)
                        self._choose(moves, best, kind, key, runs_left, choice, lead)
        return moves

    def _entries(self, kind: int, runs: int, jokers_left: int) -> list[tuple[int, ...]]:
        """What the locked runs that begin at a kind may be joined to."""
        ways: list[tuple[int, ...]] = [()]
        for _ in self.entries[kind]:
            further: list[tuple[int, ...]] = []
            for way in ways:
                used = -sum([source for source in way if source < 0])
                further.append((*way, 0))
                lengths = [length for length in (1, 2, 3) if _runs_of(runs, length) > way.count(length)]
                below = [-lead for lead in range(1, min(jokers_left - used, kind % NUMBERS) + 1)]
                further += [(*way, source) for source in lengths + below]
            ways = further
        return ways

    def _choose(
        self,
        moves: Moves,
        best: dict[int, int],
        kind: int,
        key: int,
        runs: int,
        choice: Choice,
        lead: int,
    ) -> None:
        """Adds a choice to the moves, if it is one and no better one leads to the same state."""
        task = self.task
        number = kind % NUMBERS + 1
        one, two, long = runs & MASK, (runs >> 3) & MASK, runs >> 6
        in_runs = choice.used - choice.to_groups
        go_on = in_runs + choice.jokers - len(choice.leading)
        if go_on < one + two:
            return
        longer = min(long, go_on - one - two)
        start = go_on - one - two - longer
        if start + len(choice.leading) > in_runs:  # a run starts with a number tile
            return
        next_two, next_long = one, two + longer
        jokers = choice.jokers + lead
        value = number * (in_runs + choice.jokers)
        for below in choice.leading:
            if below >= number:
                return
            jokers += below
            if below == 1:
                next_two += 1
            else:
                next_long += 1
            value += _below(number, below)
        jokers_left = self.jokers - (key & MASK) - jokers
        if number == NUMBERS:
            if start + next_two:
                return
            next_long = 0
        else:
            if number == NUMBERS - 1 and start:
                return
            above = task.must[kind + 1] + task.may[kind + 1] + jokers_left + len(self.entries[kind + 1])
            if start + next_two > above:
                return
            further = task.must[kind + 2] + task.may[kind + 2] if start else 0
            if start > further + jokers_left + len(self.entries[kind + 1]) + (
                len(self.entries[kind + 2]) if start else 0
            ):
                return
            next_long = min(next_long + self.exits[kind], above)
        if max(start, next_two, next_long) > MASK:
            return
        colour = kind // NUMBERS
        state = start * ONE + next_two * TWO + next_long * LONG
        delta = ((state - (key >> 6)) << (RUN_SHIFT + 9 * colour)) + jokers
        score = (
            (choice.used - task.must[kind]) * task.worth[kind]
            + min(task.links[kind], one + two + longer)
            + min(task.places[kind], choice.to_groups)
        )
        known = delta if task.floor == 0 else delta * 1024 + value
        at = best.get(known, -1)
        if at < 0:
            best[known] = len(moves.deltas)
            moves.deltas.append(delta)
            moves.scores.append(score)
            moves.values.append(value)
            moves.choices.append(choice)
        elif score > moves.scores[at]:
            moves.scores[at] = score
            moves.choices[at] = choice

    # How the best way looks: back through the steps to the first, then forward again, laying tiles.

    def melds(self) -> list[Meld]:
        """The sets of the best way."""
        return _Laying(self).melds()

    def path(self) -> list[int]:
        """The states before each number of the best way, and the last."""
        states = [self.final]
        for back in reversed(self.backs):
            states.append(back[states[-1]])
        states.reverse()
        return states

    def chosen(self, number: int, before: int, after: int) -> tuple[Option, list[Choice]]:
        """What was chosen for a number between two states of the best way: for groups, and by colour."""
        gained = self.layers[number][after] - self.layers[number - 1][before]
        tables = [self._table(colour, number, before) for colour in range(COLOURS)]
        for option in self._options_at(number, before & MASK):
            moves = [tables[colour][option.tiles[colour]] for colour in range(COLOURS)]
            for places in product(*[range(len(some.deltas)) for some in moves]):
                reached = before + option.jokers
                score = 0
                value = option.value
                for some, at in zip(moves, places, strict=True):
                    reached += some.deltas[at]
                    score += some.scores[at]
                    value += some.values[at]
                if self.task.floor:
                    reached += min(self.task.floor - (before >> VALUE_SHIFT), value) << VALUE_SHIFT
                if reached == after and score == gained:
                    return option, [some.choices[at] for some, at in zip(moves, places, strict=True)]
        raise AssertionError("the best way has a choice for every number")


class _Laying:
    """Lays the tiles of the best way, number by number."""

    def __init__(self, packing: Packing) -> None:
        self.packing = packing
        self.open: list[list[list[int]]] = [[] for _ in range(COLOURS)]
        """By colour, the open runs as they lie."""
        self.locked: list[list[int]] = []
        """Open runs that hold a locked one, which may not be joined to another (RK-4.9)."""
        self.held: list[tuple[int, list[int]]] = []
        """Locked runs, which others cannot join before their last kind."""
        self.done: list[Meld] = []

    def melds(self) -> list[Meld]:
        packing = self.packing
        states = packing.path()
        for number in range(1, NUMBERS + 1):
            before = states[number - 1]
            option, choices = packing.chosen(number, before, states[number])
            self._lay_groups(number, option.tiles[:], option.jokers)
            for colour in range(COLOURS):
                runs = (before >> (RUN_SHIFT + 9 * colour)) & RUN_MASK
                self._lay_runs(colour, number, runs, choices[colour])
        return self.done

    def _lay_groups(self, number: int, tiles: list[int], jokers: int) -> None:
        locked = self.packing.locked_groups[number]
        for lock, taken in zip(locked, absorbed(locked, tiles, jokers)[0], strict=True):
            jokers -= self._lay_group(number, lock, taken, tiles)
        for meld in self.packing.task.groups:  # a group that can stay as it was does
            if number_of_group(meld) == number:
                colours = [one // NUMBERS for one in meld.tiles if one != JOKER]
                wild = len(meld.tiles) - len(colours)
                rest = [tiles[colour] - (colour in colours) for colour in range(COLOURS)]
                if min(rest) < 0 or wild > jokers:
                    continue
                lock = Lock(meld, number, sum([1 << colour for colour in colours]))
                found = absorbed([lock], rest, jokers - wild)
                if found:
                    tiles = rest
                    jokers -= wild + self._lay_group(number, lock, found[0][0], tiles)
        count = groups_fit(tiles, jokers)
        groups: list[list[int]] = [[] for _ in range(count)]
        for colour in range(COLOURS):
            groups.sort(key=len)
            for at in range(tiles[colour]):
                groups[at].append(colour * NUMBERS + number - 1)
        for size in (3, 4):
            for group in groups:
                while len(group) < size and jokers:
                    group.append(JOKER)
                    jokers -= 1
        self.done += [Meld(GROUP, tuple(group)) for group in groups]

    def _lay_group(self, number: int, lock: Lock, taken: int, tiles: list[int]) -> int:
        """Lays a group that stays together with what it takes up; tells how many jokers that is."""
        added: list[int] = []
        if taken == COLOURS:
            added.append(JOKER)
        elif taken >= 0:
            added.append(taken * NUMBERS + number - 1)
            tiles[taken] -= 1
        self.done.append(Meld(GROUP, tuple(sorted([*lock.meld.tiles, *added]))))
        return len(added) if taken == COLOURS else 0

    def _lay_runs(self, colour: int, number: int, runs: int, choice: Choice) -> None:
        kind = colour * NUMBERS + number - 1
        waiting = self.open[colour]
        entering = [lock for lock in self.packing.task.locks if lock.meld.kind == RUN and lock.low == kind]
        for lock, source in zip(entering, choice.entered, strict=True):
            run: list[int] = []
            if source < 0:
                run += [JOKER] * -source
            elif source > 0:
                at = next(at for at, one in enumerate(waiting) if min(len(one), 3) == source)
                run = waiting.pop(at)
                if any(run is one for one in self.locked):
                    self._close(run)
                    run = []
            run += lock.meld.tiles
            self.locked.append(run)
            self.held.append((kind + len(lock.meld.tiles) - 1, run))
        tiles = choice.used - choice.to_groups
        short = [run for run in waiting if len(run) < 3]
        long = [run for run in waiting if len(run) >= 3]
        long.sort(key=lambda run: 0 if self._lay_so(run, kind) else 1)
        go_on = tiles + choice.jokers - len(choice.leading) - len(short)
        longer = min(go_on, (runs >> 6) - choice.entered.count(3))
        start = go_on - longer
        fresh = [[kind] for _ in range(start)] + [[JOKER] * below + [kind] for below in choice.leading]
        tiles -= len(fresh)
        for run in short + long[:longer]:
            if tiles:
                tiles -= 1
                run.append(kind)
            else:
                run.append(JOKER)
        for run in long[longer:]:
            self._close(run)
        ended = [run for last, run in self.held if last == kind]
        self.open[colour] = short + long[:longer] + fresh + ended
        if number == NUMBERS:
            for run in self.open[colour]:
                self._close(run)

    def _lay_so(self, run: list[int], kind: int) -> bool:
        """Did a run of the table begin where this one does, and hold the kind?"""
        low = kind - len(run)
        for meld in self.packing.task.runs:
            kinds = full_run(meld)
            if kinds[0] == low and kinds[-1] >= kind:
                return True
        return False

    def _close(self, run: list[int]) -> None:
        self.done.append(Meld(RUN, tuple(run)))


def _runs_of(runs: int, length: int) -> int:
    return (runs >> (3 * (length - 1))) & MASK


def _below(number: int, count: int) -> int:
    """What so many jokers stand for that lie below a number."""
    return count * number - count * (count + 1) // 2


def absorbed(locked: Sequence[Lock], tiles: Sequence[int], jokers: int) -> list[list[int]]:
    """One way in which locked groups take up some of these tiles and jokers (a colour, or COLOURS for a joker, or -1
    for nothing, for each of them) so that the rest makes groups; empty if there is none. As a list of one list."""
    if not locked:
        return [[]] if groups_fit(tiles, jokers) >= 0 else []
    first = locked[0]
    for found in absorbed(locked[1:], tiles, jokers):
        return [[-1, *found]]
    if len(first.meld.tiles) == COLOURS:
        return []
    for colour in range(COLOURS):
        if tiles[colour] and not first.colours >> colour & 1:
            fewer = list(tiles)
            fewer[colour] -= 1
            for found in absorbed(locked[1:], fewer, jokers):
                return [[colour, *found]]
    if jokers:
        for found in absorbed(locked[1:], tiles, jokers - 1):
            return [[COLOURS, *found]]
    return []
