"""The solver's ground: what each colour can do by itself, number after number, and the best it can hope for.

All that matters about a colour's tiles up to a number is how many of its runs are open, and whether they have 1, 2, or
3 and more tiles: a short one must go on, a long one may. (So van Rijn, Takes and Vis, "The complexity of Rummikub
problems".) These three counts, of three bits each, are a configuration. From each of them some ways lead over the next
number: so many tiles go to groups, so many to runs, so many jokers help.

Two things are left open here that tie the colours together: that tiles make groups only with those of other colours,
and that all share the jokers. So the best way of a colour is a hope, not a promise; but no real turn is better than the
hopes of the four colours together, and most are as good. That is what makes the search in `packing` short.

What keeps it small, without losing a best answer:
- A tile that could start a run lengthens an open run of three or more instead: all that can follow the one can follow
  the other.
- A run never starts with a joker; a number tile starts it, with jokers below it ("leading"). So no set is of jokers
  only (RK-2.4).
- Open runs beyond what the next number's tiles and jokers could lengthen are forgotten.
"""

from typing import Final

from mypy_extensions import i64

from tortuga.games.rummikub.melds import RUN
from tortuga.games.rummikub.sharing import Sharing
from tortuga.games.rummikub.task import Task
from tortuga.games.rummikub.tiles import NUMBERS

MASK: Final = 7
NEVER: Final = -(1 << 50)
"""The hope where nothing can follow."""
HOPELESS: Final = -(1 << 49)
"""Anything below is that, less what jokers cost."""

# The fields of a state, from its lowest bit: the place of each colour's configuration, jokers used, the value so far.
PLACE_BITS: Final = 8
PLACE_MASK: Final = 255
JOKERS_AT: Final = 32
JOKERS_MASK: Final = 255
"""While a number is worked on, more jokers may be asked for than there are."""
VALUE_AT: Final = 40

WAY_BITS: Final = 13
WAY_MASK: Final = (1 << WAY_BITS) - 1

LEADING: Final[list[list[tuple[int, ...]]]] = [
    [()],
    [(), (1,)],
    [(), (1,), (2,), (1, 1)],
    [(), (1,), (2,), (1, 1), (3,), (1, 2), (1, 1, 1)],
    [(), (1,), (2,), (1, 1), (3,), (1, 2), (1, 1, 1), (4,), (1, 3), (2, 2), (1, 1, 2), (1, 1, 1, 1)],
]
"""The ways to put at most so many jokers below runs that start."""


class Outcome:
    """What becomes of open runs when tiles and jokers are added to them."""

    def __init__(self, tiles: int, jokers: int, leading: tuple[int, ...], runs: int) -> None:
        """So many of a number's tiles and jokers, and more jokers below those that start a run."""
        one, two, long = runs & MASK, runs >> 3 & MASK, runs >> 6
        going_on = tiles + jokers - len(leading)
        self.tiles = tiles
        self.jokers = jokers
        self.leading = leading
        self.longer: int = min(long, going_on - one - two)
        """Runs of three and more that go on."""
        self.joined: int = one + two + self.longer
        self.one: int = going_on - self.joined
        self.two: int = one
        self.long: int = two + self.longer
        self.spent: int = jokers
        self.deepest = 0
        """The most jokers below one run."""
        for below in leading:
            self.spent += below
            self.deepest = max(self.deepest, below)
            if below == 1:
                self.two += 1
            else:
                self.long += 1
        self.possible: bool = going_on >= one + two and self.one + len(leading) <= tiles

    def value(self, number: int) -> int:
        """What the tiles and jokers stand for that are added at a number."""
        below = sum([count * number - count * (count + 1) // 2 for count in self.leading])
        return number * (self.tiles + self.jokers) + below


_OUTCOMES: Final[dict[int, list[Outcome]]] = {}
"""They depend on little, so every one is worked out once."""


def outcomes(runs: int, tiles: int, jokers: int) -> list[Outcome]:
    """All outcomes for open runs with so many tiles and at most so many jokers."""
    key = (runs << 4 | tiles) << 3 | jokers
    known = _OUTCOMES.get(key)
    if known is None:
        every = [
            Outcome(tiles, beside, leading, runs)
            for beside in range(jokers + 1)
            for leading in LEADING[jokers - beside]
        ]
        known = [outcome for outcome in every if outcome.possible]
        _OUTCOMES[key] = known
    return known


class Stage:
    """A colour before a number: its configurations, and the ways from each over the number.

    Ways are numbered; the lists tell of each what it does. Those from a configuration stand together.
    """

    def __init__(self) -> None:
        self.runs: list[int] = []
        """The configurations."""
        self.known: dict[int, int] = {}
        """Their places in that list."""
        self.first: list[int] = []
        """For each, its first way; and the end of all."""
        self.hope: list[int] = []
        """For each, the best score from here on, by this colour alone."""
        self.to: list[int] = []
        """For each way, the configuration that it leads to ..."""
        self.groups: list[int] = []
        """... how many tiles go to groups ..."""
        self.jokers: list[int] = []
        """... how many jokers it takes for runs ..."""
        self.gain: list[int] = []
        """... and what it scores."""
        self.outcome: list[Outcome] = []
        self.entered: list[tuple[int, ...]] = []
        """For each way and each locked run that begins here: what it is joined to. 1, 2, 3: an open run of that
        length; 0: nothing; -n: n jokers."""
        self.toll = 0
        """Jokers that each tile in a group costs for certain."""
        self.ranked: list[int] = []
        """The ways that lead somewhere; those from a configuration together, the most hopeful first."""
        self.start: list[int] = []
        """For each configuration, where its ways begin in that list; and the end of all."""
        self.loss: list[int] = []
        """For each ranked way: by how much it falls short of the hope ..."""
        self.step: list[int] = []
        """... what it adds to a state ..."""
        self.share: list[int] = []
        """... and to the share of groups."""

    def place(self, runs: int) -> int:
        """The place of a configuration, which may be new."""
        at = self.known.get(runs, -1)
        if at < 0:
            at = len(self.runs)
            self.known[runs] = at
            self.runs.append(runs)
        return at


class Ways:
    """All that one colour can do."""

    def __init__(self, task: Task, colour: int, sharings: list[Sharing]) -> None:
        self.task = task
        self.sharings = sharings
        self.colour = colour
        self.jokers: int = task.jokers_must + task.jokers_may
        self.entries: list[int] = [0] * (NUMBERS + 3)
        """By number, how many locked runs begin there."""
        self.exits: list[int] = [0] * (NUMBERS + 3)
        """By number, how many locked runs end there."""
        for lock in task.locks:
            if lock.meld.kind == RUN and lock.colours == colour:
                low = lock.low % NUMBERS + 1
                self.entries[low] += 1
                self.exits[low + len(lock.meld.tiles) - 1] += 1
        self.have: list[int] = [0, *[task.have(colour, number) for number in range(1, NUMBERS + 1)], 0, 0]
        """By number, all tiles of this colour."""
        self.stages = [Stage() for _ in range(NUMBERS + 1)]
        self.stages[0].place(0)
        for number in range(1, NUMBERS + 1):
            self._build(number)

    def _build(self, number: int) -> None:
        """All ways over a number."""
        task = self.task
        stage = self.stages[number - 1]
        kind = self.colour * NUMBERS + number - 1
        must, have = task.must[kind], self.have[number]
        sharing = self.sharings[number - 1]
        capacity = min(sharing.capacity[self.colour], have)
        stage.toll = sharing.toll[self.colour]
        at = 0
        while at < len(stage.runs):
            runs = stage.runs[at]
            stage.first.append(len(stage.to))
            for tiles in range(max(0, must - capacity), have + 1):
                if self.entries[number] == 0:
                    self._add(stage, number, tiles, capacity, outcomes(runs, tiles, self.jokers), 0, ())
                    continue
                for entered in self._entrances(number, runs):
                    lead = -sum([source for source in entered if source < 0])
                    rest = runs
                    for source in entered:
                        if source > 0:
                            rest -= 1 << 3 * (source - 1)
                    self._add(stage, number, tiles, capacity, outcomes(rest, tiles, self.jokers - lead), lead, entered)
            at += 1
        stage.first.append(len(stage.to))

    def _add(
        self,
        stage: Stage,
        number: int,
        tiles: int,
        capacity: int,
        every: list[Outcome],
        lead: int,
        entered: tuple[int, ...],
    ) -> None:
        """Adds the ways of these outcomes: each for as many tiles in groups as can be."""
        task = self.task
        after = self.stages[number]
        kind = self.colour * NUMBERS + number - 1
        must, have = task.must[kind], self.have[number]
        worth, links, places = task.worth[kind], task.links[kind], task.places[kind]
        above = self.have[number + 1] + self.jokers + self.entries[number + 1]
        beyond = self.have[number + 2] + self.jokers + self.entries[number + 1] + self.entries[number + 2]
        for outcome in every:
            one, two, long = outcome.one, outcome.two, outcome.long
            if outcome.deepest >= number and outcome.deepest:
                continue
            if number == NUMBERS:
                if one + two:
                    continue
                to = after.place(0)
            else:
                if one + two > above or (one and (number == NUMBERS - 1 or one > beyond)):
                    continue
                long = min(long + self.exits[number], above)
                if max(one, two, long) > MASK:
                    continue
                to = after.place(one | two << 3 | long << 6)
            kept = min(links, outcome.joined)
            for used in range(max(must, tiles), min(have, tiles + capacity) + 1):
                stage.to.append(to)
                stage.groups.append(used - tiles)
                stage.jokers.append(outcome.spent + lead)
                stage.gain.append((used - must) * worth + kept + min(places, used - tiles))
                stage.outcome.append(outcome)
                stage.entered.append(entered)

    def _entrances(self, number: int, runs: int) -> list[tuple[int, ...]]:
        """What the locked runs that begin at a number may be joined to."""
        ways: list[tuple[int, ...]] = [()]
        for _ in range(self.entries[number]):
            further: list[tuple[int, ...]] = []
            for way in ways:
                used = -sum([source for source in way if source < 0])
                further.append((*way, 0))
                for length in (1, 2, 3):
                    if (runs >> 3 * (length - 1) & MASK) > way.count(length):
                        further.append((*way, length))
                for lead in range(1, min(self.jokers - used, number - 1) + 1):
                    further.append((*way, -lead))
            ways = further
        return ways

    def hope(self, price: i64) -> int:
        """Works out the hopes if every joker costs so much; tells that for the whole game."""
        self.stages[NUMBERS].hope = [0] * len(self.stages[NUMBERS].runs)
        for number in range(NUMBERS, 0, -1):
            stage = self.stages[number - 1]
            later = self.stages[number].hope
            to, gain, jokers, groups, toll = stage.to, stage.gain, stage.jokers, stage.groups, i64(stage.toll)
            hope: list[int] = []
            start: i64 = 0
            for at in range(len(stage.runs)):
                end: i64 = stage.first[at + 1]
                best: i64 = NEVER
                for way in range(start, end):
                    score: i64 = gain[way] + later[to[way]] - price * (jokers[way] + toll * groups[way])
                    best = max(best, score)
                hope.append(best)
                start = end
            stage.hope = hope
        return self.stages[0].hope[0]

    def rank(self, price: i64) -> None:
        """Sorts the ways from each configuration by what is lost with them."""
        for number in range(1, NUMBERS + 1):
            stage = self.stages[number - 1]
            _rank(stage, self.stages[number].hope, price)
            digit = self.sharings[number - 1].digits[self.colour]
            for way in stage.ranked:
                stage.step.append(stage.to[way] << PLACE_BITS * self.colour | stage.jokers[way] << JOKERS_AT)
                stage.share.append(stage.groups[way] * digit)


def _rank(stage: Stage, later: list[int], price: i64) -> None:
    toll: i64 = stage.toll
    for at in range(len(stage.runs)):
        stage.start.append(len(stage.ranked))
        hope: i64 = stage.hope[at]
        if hope < HOPELESS:
            continue
        falls: list[int] = []
        for way in range(stage.first[at], stage.first[at + 1]):
            further: i64 = later[stage.to[way]]
            if further >= HOPELESS:
                score: i64 = stage.gain[way] + further - price * (stage.jokers[way] + toll * stage.groups[way])
                falls.append((hope - score) << WAY_BITS | way)
        falls.sort()
        for fall in falls:
            stage.ranked.append(fall & WAY_MASK)
            stage.loss.append(fall >> WAY_BITS)
    stage.start.append(len(stage.ranked))
