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
from typing import Final, NamedTuple

from tortuga.games.rummikub.melds import GROUP, RUN, Meld, full_run, number_of_group
from tortuga.games.rummikub.tiles import COLOURS, JOKER, NUMBERS

# The fields of a state, from its lowest bit: jokers used, the tiles of each colour that go to groups of this number,
# the open runs of each colour (of 1 tile, of 2, of 3 and more), and the value so far.
GROUP_SHIFT: Final = 3
RUN_SHIFT: Final = 15
VALUE_SHIFT: Final = 51
MASK: Final = 7
RUN_MASK: Final = 511
ONE: Final = 1
TWO: Final = 8
LONG: Final = 64

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
        """Before each step, the states and their best scores."""
        self.memos: list[dict[int, Moves]] = []
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
        """Finds the best score; False if the tiles that must be laid cannot be."""
        layer: dict[int, int] = {0: 0}
        for number in range(1, NUMBERS + 1):
            layer = self._group_step(layer, number)
            for colour in range(COLOURS):
                layer = self._colour_step(layer, colour, number)
            if not layer:
                return False
        self.layers.append(layer)
        for state, score in layer.items():
            jokers = state & MASK
            if jokers < self.task.jokers_must or (state >> VALUE_SHIFT) < self.task.floor:
                continue
            total = score + (jokers - self.task.jokers_must) * self.task.worth[JOKER]
            if total > self.score:
                self.score = total
                self.final = state
        return self.final >= 0

    def _group_step(self, layer: dict[int, int], number: int) -> dict[int, int]:
        self.layers.append(layer)
        memo: dict[int, Moves] = {}
        self.memos.append(memo)
        floor = self.task.floor
        after: dict[int, int] = {}
        for state, score in layer.items():
            used = state & MASK
            moves = memo.get(used)
            if moves is None:
                moves = self._group_moves(number, self.jokers - used)
                memo[used] = moves
            _spread(state, score, moves, floor, after)
        return after

    def _group_moves(self, number: int, jokers_left: int) -> Moves:
        """Which tiles of each colour, and how many jokers, go to groups of this number."""
        task = self.task
        most = [0] * COLOURS
        for colour in range(COLOURS):
            kind = colour * NUMBERS + number - 1
            most[colour] = min(task.must[kind] + task.may[kind], MASK)
        moves = Moves()
        tiles = [0] * COLOURS
        for tiles[0] in range(most[0] + 1):
            for tiles[1] in range(most[1] + 1):
                for tiles[2] in range(most[2] + 1):
                    for tiles[3] in range(most[3] + 1):
                        for jokers in range(jokers_left + 1):
                            if self._groups_hold(number, tiles, jokers):
                                delta = jokers
                                for colour in range(COLOURS):
                                    delta += tiles[colour] << (GROUP_SHIFT + 3 * colour)
                                moves.deltas.append(delta)
                                moves.scores.append(0)
                                moves.values.append(number * (sum(tiles) + jokers))
        return moves

    def _groups_hold(self, number: int, tiles: list[int], jokers: int) -> bool:
        locked = self.locked_groups[number]
        if groups_fit(tiles, jokers) >= 0:
            return True
        return bool(locked) and len(absorbed(locked, tiles, jokers)) > 0

    def _colour_step(self, layer: dict[int, int], colour: int, number: int) -> dict[int, int]:
        self.layers.append(layer)
        memo: dict[int, Moves] = {}
        self.memos.append(memo)
        floor = self.task.floor
        after: dict[int, int] = {}
        run_shift = RUN_SHIFT + 9 * colour
        group_shift = GROUP_SHIFT + 3 * colour
        for state, score in layer.items():
            key = ((state >> run_shift) & RUN_MASK) << 6 | ((state >> group_shift) & MASK) << 3 | (state & MASK)
            moves = memo.get(key)
            if moves is None:
                moves = self._colour_moves(colour, number, key)
                memo[key] = moves
            _spread(state, score, moves, floor, after)
        return after

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
            next_long = min(next_long + self.exits[kind], above)
        if max(start, next_two, next_long) > MASK:
            return
        colour = kind // NUMBERS
        state = start * ONE + next_two * TWO + next_long * LONG
        delta = (
            ((state - (key >> 6)) << (RUN_SHIFT + 9 * colour))
            - (choice.to_groups << (GROUP_SHIFT + 3 * colour))
            + jokers
        )
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
        """The states before each step of the best way, and the last."""
        state = self.final
        score = self.layers[-1][state]
        states = [state]
        for step in range(len(self.memos) - 1, -1, -1):
            state, score = self._before(step, state, score)
            states.append(state)
        states.reverse()
        return states

    def key_of(self, step: int, state: int) -> int:
        """What the choices of a step depend on."""
        colour = step % (COLOURS + 1) - 1
        if colour < 0:
            return state & MASK
        runs = (state >> (RUN_SHIFT + 9 * colour)) & RUN_MASK
        return runs << 6 | ((state >> (GROUP_SHIFT + 3 * colour)) & MASK) << 3 | (state & MASK)

    def _before(self, step: int, state: int, score: int) -> tuple[int, int]:
        layer = self.layers[step]
        for key, moves in self.memos[step].items():
            for at in range(len(moves.deltas)):
                before = state - moves.deltas[at]
                lowest = before
                if self.task.floor:  # what was added to the value is known only up to the demand
                    value = state >> VALUE_SHIFT
                    lowest -= min(value, moves.values[at]) << VALUE_SHIFT
                    if value < self.task.floor:
                        before = lowest
                while before >= lowest:
                    if layer.get(before, -1) == score - moves.scores[at] and self.key_of(step, before) == key:
                        return before, score - moves.scores[at]
                    before -= 1 << VALUE_SHIFT
        raise AssertionError("every state was reached from another")

    def choice(self, step: int, before: int, after: int) -> Choice:
        """What was chosen between two states of the best way."""
        moves = self.memos[step][self.key_of(step, before)]
        gained = self.layers[step + 1][after] - self.layers[step][before]
        for at in range(len(moves.deltas)):
            reached = before + moves.deltas[at]
            if self.task.floor:
                reached += min(self.task.floor - (before >> VALUE_SHIFT), moves.values[at]) << VALUE_SHIFT
            if reached == after and moves.scores[at] == gained:
                return moves.choices[at]
        raise AssertionError("the best way has a choice at every step")


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
        step = 0
        for number in range(1, NUMBERS + 1):
            chosen = states[step + 1] - states[step]
            tiles = [(states[step + 1] >> (GROUP_SHIFT + 3 * colour)) & MASK for colour in range(COLOURS)]
            self._lay_groups(number, tiles, chosen & MASK)
            step += 1
            for colour in range(COLOURS):
                runs = packing.key_of(step, states[step]) >> 6
                self._lay_runs(colour, number, runs, packing.choice(step, states[step], states[step + 1]))
                step += 1
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


def _spread(state: int, score: int, moves: Moves, floor: int, after: dict[int, int]) -> None:
    """All that follows from a state."""
    deltas = moves.deltas
    scores = moves.scores
    for at in range(len(deltas)):
        reached = state + deltas[at]
        if floor:
            reached += min(floor - (state >> VALUE_SHIFT), moves.values[at]) << VALUE_SHIFT
        total = score + scores[at]
        if after.get(reached, -1) < total:
            after[reached] = total


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
