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

from tortuga.games.rummikub.rules.melds import RUN
from tortuga.games.rummikub.rules.tiles import NUMBERS
from tortuga.games.rummikub.solver.group_shares import Sharing
from tortuga.games.rummikub.solver.problem import Task

MASK: Final = 7
ALL_RUNS: Final = 512
NEVER: Final = -(1 << 50)
"""The hope where nothing can follow."""
HOPELESS: Final = -(1 << 49)
"""Anything below is that, less what jokers cost."""

# The fields of a state, from its lowest bit: each colour's configuration, jokers used, the value so far.
PLACE_BITS: Final = 10
PLACE_MASK: Final = (1 << PLACE_BITS) - 1
JOKERS_AT: Final = 40
JOKERS_MASK: Final = 255
"""While a number is worked on, more jokers may be asked for than there are."""
VALUE_AT: Final = 48

WAY_BITS: Final = 14
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
        self.short: int = self.one + self.two
        """Runs that must go on."""
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


class Ways:
    """All that one colour can do.

    Configurations are numbered, those before a number together. Ways are numbered too, those from a configuration
    together; lists tell of each what it does.
    """

    def __init__(self, task: Task, colour: int, sharings: list[Sharing]) -> None:
        self.task = task
        self.colour = colour
        self.sharings = sharings
        self.jokers: int = task.jokers_must + task.jokers_may
        self.price: i64 = 0
        """Of a joker."""
        self.entries: list[int] = [0] * (NUMBERS + 3)
        """By number, how many locked runs begin there."""
        self.exits: list[int] = [0] * (NUMBERS + 3)
        """By number, how many locked runs end there."""
        self.have: list[int] = [0, *[task.have(colour, number) for number in range(1, NUMBERS + 1)], 0, 0]
        """By number, all tiles of this colour."""

        self.runs: list[int] = [0]
        """Of each configuration, its open runs ..."""
        self.first: list[int] = []
        """... its first way, and the end of its ways ..."""
        self.last: list[int] = []
        self.hope: list[int] = []
        """... the best score from there on, by this colour alone ..."""
        self.start: list[int] = []
        """... and where its ways begin and end in the order that `rank` makes; -1: they are not ranked yet."""
        self.end: list[int] = []
        self.before: list[int] = [0]
        """By number, its first configuration."""

        self.to: list[int] = []
        """Of each way, the configuration that it leads to ..."""
        self.groups: list[int] = []
        """... how many tiles go to groups ..."""
        self.spent: list[int] = []
        """... how many jokers it takes for runs ..."""
        self.gain: list[int] = []
        """... what it scores ..."""
        self.outcome: list[Outcome] = []
        self.entered: dict[int, tuple[int, ...]] = {}
        """... and, where locked runs begin, what each of them is joined to. 1, 2, 3: an open run of that length; 0:
        nothing; -n: n jokers."""

        self.ranked: list[int] = []
        """Ways that lead somewhere; those from a configuration together, the most hopeful first."""
        self.loss: list[int] = []
        """Of each ranked way: by how much it falls short of the hope ..."""
        self.step: list[int] = []
        """... what it adds to a state ..."""
        self.share: list[int] = []
        """... and to the share of groups."""

        self._places: list[list[int]] = [[-1] * ALL_RUNS for _ in range(NUMBERS + 1)]
        """By number, of each configuration before the next one, its place."""
        self._places[0][0] = 0
        self._expect_locked()
        self._build_all()

    def _expect_locked(self) -> None:
        for lock in self.task.locks:
            if lock.meld.kind == RUN and lock.colours == self.colour:
                low = lock.low % NUMBERS + 1
                self.entries[low] += 1
                self.exits[low + len(lock.meld.tiles) - 1] += 1

    def _build_all(self) -> None:
        for number in range(1, NUMBERS + 1):
            self._build(number)
        self.first.append(len(self.to))
        self.last.append(len(self.to))
        self.start = [-1] * len(self.runs)
        self.end = [-1] * len(self.runs)

    def _build(self, number: int) -> None:
        """All ways over a number."""
        begin, end = self.before[number - 1], len(self.runs)
        self.before.append(end)
        for at in range(begin, end):
            self._go_on(number, self.runs[at])

    def _go_on(self, number: int, runs: int) -> None:
        """All ways from a configuration over a number."""
        must = self.task.must[self.colour * NUMBERS + number - 1]
        capacity = self.sharings[number - 1].capacity[self.colour]
        self.first.append(len(self.to))
        for tiles in range(max(0, must - capacity), self.have[number] + 1):
            if self.entries[number] == 0:
                self._add(number, tiles, capacity, outcomes(runs, tiles, self.jokers), 0)
            else:
                self._enter(number, tiles, capacity, runs)
        self.last.append(len(self.to))

    def _place(self, number: int, runs: int) -> int:
        """A configuration after a number, which may be new."""
        at = self._places[number][runs]
        if at < 0:
            at = len(self.runs)
            self._places[number][runs] = at
            self.runs.append(runs)
        return at

    def _add(self, number: int, tiles: int, capacity: int, every: list[Outcome], lead: int) -> None:
        """Adds the ways of these outcomes: each for as many tiles in groups as can be."""
        task = self.task
        kind = self.colour * NUMBERS + number - 1
        must, worth, links, places = task.must[kind], task.worth[kind], task.links[kind], task.places[kind]
        least = max(must, tiles)
        most = min(self.have[number], tiles + capacity)
        above = self.have[number + 1] + self.jokers + self.entries[number + 1]
        beyond = self.have[number + 2] + self.jokers + self.entries[number + 1] + self.entries[number + 2]
        if number >= NUMBERS - 1:
            beyond = 0
        for outcome in every:
            if outcome.deepest >= number:
                continue
            if number == NUMBERS:
                if outcome.short:
                    continue
                to = self._place(number, 0)
            else:
                if outcome.short > above or outcome.one > beyond:
                    continue
                long = min(outcome.long + self.exits[number], above)
                if long > MASK:
                    continue
                to = self._place(number, outcome.one | outcome.two << 3 | long << 6)
            kept = min(links, outcome.joined)
            for used in range(least, most + 1):
                grouped = used - tiles
                self.to.append(to)
                self.groups.append(grouped)
                self.spent.append(outcome.spent + lead)
                self.gain.append((used - must) * worth + kept + (grouped if grouped < places else places))
                self.outcome.append(outcome)

    def _enter(self, number: int, tiles: int, capacity: int, runs: int) -> None:
        """Adds the ways over a number where locked runs begin."""
        for entered in self._entrances(number, runs):
            lead = 0
            rest = runs
            for source in entered:
                if source > 0:
                    rest -= 1 << 3 * (source - 1)
                else:
                    lead -= source
            before = len(self.to)
            self._add(number, tiles, capacity, outcomes(rest, tiles, self.jokers - lead), lead)
            for way in range(before, len(self.to)):
                self.entered[way] = entered

    def _entrances(self, number: int, runs: int) -> list[tuple[int, ...]]:
        """What the locked runs that begin at a number may be joined to."""
        ways: list[tuple[int, ...]] = [()]
        for _ in range(self.entries[number]):
            further: list[tuple[int, ...]] = []
            for way in ways:
                used = -sum([source for source in way if source < 0])
                lengths = [length for length in (1, 2, 3) if (runs >> 3 * (length - 1) & MASK) > way.count(length)]
                leads = [-lead for lead in range(1, min(self.jokers - used, number - 1) + 1)]
                further += [(*way, source) for source in [0, *lengths, *leads]]
            ways = further
        return ways

    def hopes(self, price: i64) -> int:
        """Works out all hopes, if every joker costs so much; tells that for the whole."""
        self.price = price
        to, gain, spent, groups, first, last = self.to, self.gain, self.spent, self.groups, self.first, self.last
        hope = [0] * len(self.runs)
        for number in range(NUMBERS, 0, -1):
            toll: i64 = self.sharings[number - 1].toll[self.colour]
            for at in range(self.before[number - 1], self.before[number]):
                best: i64 = NEVER
                for way in range(first[at], last[at]):
                    score: i64 = gain[way] + hope[to[way]] - price * (spent[way] + toll * groups[way])
                    if score > best:  # noqa: PLR1730 (a call of max is slow in Python, and no faster compiled)
                        best = score
                hope[at] = best
        self.hope = hope
        return hope[0]

    def hope_from(self, number: int, runs: int) -> int:
        """The hope from any configuration before a number, also from one that the search has no need of."""
        return self.hope[self._at(number, runs)]

    def hope_with(self, number: int, runs: int, grouped: int) -> int:
        """The same if it is settled how many tiles go to groups of the number, and what jokers they take is paid."""
        at = self._at(number, runs)
        hopes = [
            self.gain[way] + self.hope[self.to[way]] - self.price * self.spent[way]
            for way in range(self.first[at], self.last[at])
            if self.groups[way] == grouped
        ]
        return max(hopes, default=NEVER)

    def _at(self, number: int, runs: int) -> int:
        at = self._places[number - 1][runs]
        if at < 0:
            at = self._place(number - 1, runs)
            self._complete(number, at)
        return at

    def _complete(self, number: int, new: int) -> None:
        """Works out a new configuration before a number, and those that its ways lead to."""
        coming = [number]
        at = new
        while at < len(self.runs):
            self._go_on(coming[at - new], self.runs[at])
            coming += [coming[at - new] + 1] * (len(self.runs) - new - len(coming))
            at += 1
        self.hope += [0] * len(coming)
        for at in range(len(self.runs) - 1, new - 1, -1):
            toll = self.sharings[coming[at - new] - 1].toll[self.colour]
            self.hope[at] = max(
                [
                    self.gain[way] + self.hope[self.to[way]] - self.price * (self.spent[way] + toll * self.groups[way])
                    for way in range(self.first[at], self.last[at])
                ],
                default=NEVER,
            )

    def rank(self, number: int, place: int) -> None:
        """Sorts the ways from a configuration by what is lost with them. Few are ever asked for."""
        shift: i64 = PLACE_BITS * self.colour
        sharing = self.sharings[number - 1]
        digit: i64 = sharing.digits[self.colour]
        toll: i64 = sharing.toll[self.colour]
        hope: i64 = self.hope[place]
        falls: list[int] = []
        for way in range(self.first[place], self.last[place]):
            further: i64 = self.hope[self.to[way]]
            if further >= HOPELESS:
                score: i64 = self.gain[way] + further - self.price * (self.spent[way] + toll * self.groups[way])
                falls.append((hope - score) << WAY_BITS | way)
        falls.sort()
        self.start[place] = len(self.ranked)
        for fall in falls:
            way = fall & WAY_MASK
            self.ranked.append(way)
            self.loss.append(fall >> WAY_BITS)
            self.step.append(self.to[way] << shift | self.spent[way] << JOKERS_AT)
            self.share.append(self.groups[way] * digit)
        self.end[place] = len(self.ranked)
