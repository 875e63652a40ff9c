"""What each colour can do by itself, number after number, and the best score that this leaves possible.

All that matters about a colour's tiles up to a number is how many of its runs are open, and whether they have 1, 2, or
3 and more tiles: a short one must go on, a long one may. (So van Rijn, Takes and Vis, "The complexity of Rummikub
problems".) These three counts, of three bits each, are a node of the colour's graph. Edges lead from it over the next
number, each with so many tiles in groups, so many in runs, and so many jokers in runs.

Two constraints that tie the colours together are left out here: tiles make groups only with those of other colours, and
all colours share the jokers. So the best score of a colour by itself is only a bound: no real turn scores more than the
bounds of the four colours together, and most best turns score as much. That is what makes `bounded_search` short.

What keeps the graph small, without losing a best answer:
- A tile that could start a run lengthens an open run of three or more instead: all that can follow the one can follow
  the other.
- A run never starts with a joker; a number tile starts it, with jokers below it ("leading"). So no set is of jokers
  only (RK-2.4).
- Open runs beyond what the next number's tiles and jokers could lengthen are left out of a node.
"""

from typing import Final

from mypy_extensions import i64

from tortuga.games.rummikub.rules.melds import RUN
from tortuga.games.rummikub.rules.tiles import NUMBERS
from tortuga.games.rummikub.solver.group_shares import GroupShares
from tortuga.games.rummikub.solver.problem import Problem

COUNT_MASK: Final = 7
"""Of one of the three counts of open runs."""
NODE_CODES: Final = 512
"""Three counts of open runs are one integer below this: `runs`."""
NEVER: Final = -(1 << 50)
"""The bound of a node from which no edge leads on."""
UNREACHABLE: Final = -(1 << 49)
"""Bounds below this mean unreachable: what jokers are charged and what edges score changes NEVER by far less."""

# The fields of a state, from its lowest bit: each colour's node, jokers used, the value so far.
NODE_BITS: Final = 10
NODE_MASK: Final = (1 << NODE_BITS) - 1
JOKERS_AT: Final = 40
JOKERS_MASK: Final = 255
"""While a number is worked on, more jokers may be asked for than there are."""
VALUE_AT: Final = 48

EDGE_BITS: Final = 14
EDGE_MASK: Final = (1 << EDGE_BITS) - 1

LEADING: Final[list[list[tuple[int, ...]]]] = [
    [()],
    [(), (1,)],
    [(), (1,), (2,), (1, 1)],
    [(), (1,), (2,), (1, 1), (3,), (1, 2), (1, 1, 1)],
    [(), (1,), (2,), (1, 1), (3,), (1, 2), (1, 1, 1), (4,), (1, 3), (2, 2), (1, 1, 2), (1, 1, 1, 1)],
]
"""The ways to put at most so many jokers below runs that start."""


class RunChange:
    """How the open runs of a colour change by the tiles and jokers of one number."""

    def __init__(self, tiles: int, jokers: int, leading: tuple[int, ...], runs: int) -> None:
        """This many of a number's tiles and jokers, and more jokers below those that start a run."""
        one, two, long = runs & COUNT_MASK, runs >> 3 & COUNT_MASK, runs >> 6
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
        self.must_go_on: int = self.one + self.two
        """Runs that must go on."""
        self.possible: bool = going_on >= one + two and self.one + len(leading) <= tiles

    def value(self, number: int) -> int:
        """What the tiles and jokers stand for that are added at a number."""
        below = sum([count * number - count * (count + 1) // 2 for count in self.leading])
        return number * (self.tiles + self.jokers) + below


_RUN_CHANGES: Final[dict[int, list[RunChange]]] = {}
"""They depend on three small numbers only, so each list is worked out once."""


def run_changes(runs: int, tiles: int, jokers: int) -> list[RunChange]:
    """All changes of these open runs by so many tiles and at most so many jokers."""
    key = (runs << 4 | tiles) << 3 | jokers
    known = _RUN_CHANGES.get(key)
    if known is None:
        every = [
            RunChange(tiles, beside, leading, runs)
            for beside in range(jokers + 1)
            for leading in LEADING[jokers - beside]
        ]
        known = [change for change in every if change.possible]
        _RUN_CHANGES[key] = known
    return known


class ColourGraph:
    """All that one colour can do.

    Nodes are numbered, those before a number of the game together; edges are numbered too, those from a node together.
    What belongs to a node or an edge stands in lists by its number.
    """

    def __init__(self, problem: Problem, colour: int, shares: list[GroupShares]) -> None:  # noqa: PLR0915 (one field after the other)
        self.problem = problem
        self.colour = colour
        self.shares = shares
        self.jokers: int = problem.jokers_must + problem.jokers_may
        self.joker_price: i64 = 0
        """What every joker in a run is charged in the bounds ..."""
        self.group_prices: list[list[int]] = []
        """... and, by number, so many tiles in groups; credited, if it is negative."""
        self.entries: list[int] = [0] * (NUMBERS + 3)
        """By number, how many kept runs begin there."""
        self.exits: list[int] = [0] * (NUMBERS + 3)
        """By number, how many kept runs end there."""
        self.have: list[int] = [0, *[problem.have(colour, number) for number in range(1, NUMBERS + 1)], 0, 0]
        """By number, all tiles of this colour."""
        self.group_prices = [[0] * (count + 1) for count in self.have]

        self.runs: list[int] = [0]
        """By node: its open runs ..."""
        self.first_edge: list[int] = []
        """... its first edge, and the end of its edges ..."""
        self.end_edge: list[int] = []
        self.bound: list[int] = []
        """... the best score from there on, by this colour alone, less what it is charged ..."""
        self.reach: list[int] = []
        """... the best score up to there, the same way ..."""
        self.ranked_start: list[int] = []
        """... and where its edges begin and end in `ranked`; -1: they are not ranked yet."""
        self.ranked_end: list[int] = []
        self.first_node: list[int] = [0]
        """By number of the game, the first node before it."""

        self.target: list[int] = []
        """By edge: the node that it leads to ..."""
        self.grouped: list[int] = []
        """... how many tiles go to groups ..."""
        self.spent: list[int] = []
        """... how many jokers it takes for runs ..."""
        self.gain: list[int] = []
        """... what it scores ..."""
        self.change: list[RunChange] = []
        """... what it does to the open runs ..."""
        self.entered: dict[int, tuple[int, ...]] = {}
        """... and, where kept runs begin, what each of them is joined to. 1, 2, 3: an open run of that length;
        0: nothing; -n: n jokers."""

        self.ranked: list[int] = []
        """Edges from which the end can be reached; those from a node together, the least loss first."""
        self.loss: list[int] = []
        """By place in `ranked`: how much less than the bound of its node can be scored over this edge ..."""
        self.delta: list[int] = []
        """... what it adds to a state ..."""
        self.share: list[int] = []
        """... and to the share of groups."""

        self._nodes: list[list[int]] = [[-1] * NODE_CODES for _ in range(NUMBERS + 1)]
        """By number of the game and open runs after it: the node; -1: there is none."""
        self._nodes[0][0] = 0
        self._add_kept_runs()
        self._build_all()

    def _add_kept_runs(self) -> None:
        for kept in self.problem.kept_sets:
            if kept.meld.kind == RUN and kept.colours == self.colour:
                low = kept.low % NUMBERS + 1
                self.entries[low] += 1
                self.exits[low + len(kept.meld.tiles) - 1] += 1

    def _build_all(self) -> None:
        for number in range(1, NUMBERS + 1):
            self._build(number)
        self.first_edge.append(len(self.target))
        self.end_edge.append(len(self.target))
        self.ranked_start = [-1] * len(self.runs)
        self.ranked_end = [-1] * len(self.runs)

    def _build(self, number: int) -> None:
        """All edges over a number."""
        begin, end = self.first_node[number - 1], len(self.runs)
        self.first_node.append(end)
        for node in range(begin, end):
            self._add_edges(number, self.runs[node])

    def _add_edges(self, number: int, runs: int) -> None:
        """All edges from the next node, which has these open runs, over a number."""
        must = self.problem.must[self.colour * NUMBERS + number - 1]
        capacity = self.shares[number - 1].capacity[self.colour]
        self.first_edge.append(len(self.target))
        for tiles in range(max(0, must - capacity), self.have[number] + 1):
            if self.entries[number] == 0:
                self._add_changes(number, tiles, capacity, run_changes(runs, tiles, self.jokers), 0)
            else:
                self._add_entering(number, tiles, capacity, runs)
        self.end_edge.append(len(self.target))

    def _node(self, number: int, runs: int) -> int:
        """The node with these open runs after a number; a new one if there is none."""
        node = self._nodes[number][runs]
        if node < 0:
            node = len(self.runs)
            self._nodes[number][runs] = node
            self.runs.append(runs)
        return node

    def _add_changes(self, number: int, tiles: int, capacity: int, every: list[RunChange], lead: int) -> None:
        """Adds edges for these changes: one for each number of tiles that may go to groups beside."""
        problem = self.problem
        kind = self.colour * NUMBERS + number - 1
        must, worth = problem.must[kind], problem.worth[kind]
        links, groups = problem.table_links[kind], problem.table_groups[kind]
        least = max(must, tiles)
        most = min(self.have[number], tiles + capacity)
        above = self.have[number + 1] + self.jokers + self.entries[number + 1]
        beyond = self.have[number + 2] + self.jokers + self.entries[number + 1] + self.entries[number + 2]
        if number >= NUMBERS - 1:
            beyond = 0
        for change in every:
            if change.deepest >= number:
                continue
            if number == NUMBERS:
                if change.must_go_on:
                    continue
                target = self._node(number, 0)
            else:
                if change.must_go_on > above or change.one > beyond:
                    continue
                long = min(change.long + self.exits[number], above)
                if long > COUNT_MASK:
                    continue
                target = self._node(number, change.one | change.two << 3 | long << 6)
            kept = min(links, change.joined)
            for used in range(least, most + 1):
                grouped = used - tiles
                self.target.append(target)
                self.grouped.append(grouped)
                self.spent.append(change.spent + lead)
                self.gain.append((used - must) * worth + kept + (grouped if grouped < groups else groups))
                self.change.append(change)

    def _add_entering(self, number: int, tiles: int, capacity: int, runs: int) -> None:
        """Adds the edges over a number where kept runs begin."""
        for entered in self._entrances(number, runs):
            lead = 0
            rest = runs
            for source in entered:
                if source > 0:
                    rest -= 1 << 3 * (source - 1)
                else:
                    lead -= source
            first = len(self.target)
            self._add_changes(number, tiles, capacity, run_changes(rest, tiles, self.jokers - lead), lead)
            for edge in range(first, len(self.target)):
                self.entered[edge] = entered

    def _entrances(self, number: int, runs: int) -> list[tuple[int, ...]]:
        """What the kept runs that begin at a number may be joined to, in the code of `entered`."""
        found: list[tuple[int, ...]] = [()]
        for _ in range(self.entries[number]):
            further: list[tuple[int, ...]] = []
            for joined in found:
                used = -sum([source for source in joined if source < 0])
                open_runs = [
                    length for length in (1, 2, 3) if (runs >> 3 * (length - 1) & COUNT_MASK) > joined.count(length)
                ]
                leads = [-lead for lead in range(1, min(self.jokers - used, number - 1) + 1)]
                further += [(*joined, source) for source in [0, *open_runs, *leads]]
            found = further
        return found

    def compute_bounds(self, joker_price: i64) -> int:
        """Works out the bounds of all nodes, if every joker in a run is charged so much; tells that of the first."""
        self.joker_price = joker_price
        self.bound = [0] * len(self.runs)
        self.reach = [0] + [NEVER] * (len(self.runs) - 1)
        for number in range(NUMBERS, 0, -1):
            self.bound_over(number)
        return self.bound[0]

    def bound_over(self, number: int) -> None:
        """Works out the bounds of the nodes before a number from those after it."""
        joker_price = self.joker_price
        target, gain, spent, grouped = self.target, self.gain, self.spent, self.grouped
        first_edge, end_edge, bound, prices = self.first_edge, self.end_edge, self.bound, self.group_prices[number]
        for node in range(self.first_node[number - 1], self.first_node[number]):
            best: i64 = NEVER
            for edge in range(first_edge[node], end_edge[node]):
                score: i64 = gain[edge] + bound[target[edge]] - joker_price * spent[edge] - prices[grouped[edge]]
                if score > best:  # noqa: PLR1730 (a call of max is slow in Python, and no faster compiled)
                    best = score
            bound[node] = best

    def reach_over(self, number: int) -> None:
        """Works out the best scores up to the nodes after a number from those before it."""
        joker_price = self.joker_price
        target, gain, spent, grouped = self.target, self.gain, self.spent, self.grouped
        first_edge, end_edge, reach, prices = self.first_edge, self.end_edge, self.reach, self.group_prices[number]
        for node in range(self.first_node[number], self.end_node(number)):
            reach[node] = NEVER
        for node in range(self.first_node[number - 1], self.first_node[number]):
            so_far: i64 = reach[node]
            for edge in range(first_edge[node], end_edge[node]):
                score: i64 = so_far + gain[edge] - joker_price * spent[edge] - prices[grouped[edge]]
                reach[target[edge]] = max(reach[target[edge]], score)

    def end_node(self, number: int) -> int:
        """The end of the nodes after a number."""
        return self.first_node[number + 1] if number < NUMBERS else len(self.runs)

    def best_by_grouped(self, number: int) -> list[int]:
        """The best score of the colour by itself, by how many tiles it gives to groups of a number."""
        joker_price = self.joker_price
        target, gain, spent, grouped = self.target, self.gain, self.spent, self.grouped
        first_edge, end_edge, reach, bound = self.first_edge, self.end_edge, self.reach, self.bound
        found = [NEVER] * (self.have[number] + 1)
        for node in range(self.first_node[number - 1], self.first_node[number]):
            so_far: i64 = reach[node]
            for edge in range(first_edge[node], end_edge[node]):
                score: i64 = so_far + gain[edge] + bound[target[edge]] - joker_price * spent[edge]
                found[grouped[edge]] = max(found[grouped[edge]], score)
        prices = self.group_prices[number]
        return [found[at] - prices[at] for at in range(len(found))]

    def bound_from(self, number: int, runs: int) -> int:
        """The bound from any open runs before a number, also where the graph had no such node."""
        return self.bound[self._node_before(number, runs)]

    def bound_with(self, number: int, runs: int, grouped: int) -> int:
        """The same if so many tiles go to groups of the number, and are charged already."""
        node = self._node_before(number, runs)
        scores = [
            self.gain[edge] + self.bound[self.target[edge]] - self.joker_price * self.spent[edge]
            for edge in range(self.first_edge[node], self.end_edge[node])
            if self.grouped[edge] == grouped
        ]
        return max(scores, default=NEVER)

    def _node_before(self, number: int, runs: int) -> int:
        node = self._nodes[number - 1][runs]
        if node < 0:
            node = self._node(number - 1, runs)
            self._complete(number, node)
        return node

    def _complete(self, number: int, new: int) -> None:
        """Adds the edges and bounds of a new node before a number, and of the new nodes that they lead to."""
        coming = [number]
        node = new
        while node < len(self.runs):
            self._add_edges(coming[node - new], self.runs[node])
            coming += [coming[node - new] + 1] * (len(self.runs) - new - len(coming))
            node += 1
        self.bound += [0] * len(coming)
        for node in range(len(self.runs) - 1, new - 1, -1):
            prices = self.group_prices[coming[node - new]]
            scores: list[int] = []
            for edge in range(self.first_edge[node], self.end_edge[node]):
                charged = self.joker_price * self.spent[edge] + prices[self.grouped[edge]]
                scores.append(self.gain[edge] + self.bound[self.target[edge]] - charged)
            self.bound[node] = max(scores, default=NEVER)

    def forget_ranks(self) -> None:
        """The bounds have changed."""
        self.ranked_start = [-1] * len(self.runs)
        self.ranked_end = [-1] * len(self.runs)
        self.ranked, self.loss, self.delta, self.share = [], [], [], []

    def rank(self, number: int, node: int) -> None:
        """Sorts the edges from a node by their loss. Few nodes are ever asked for."""
        shift: i64 = NODE_BITS * self.colour
        shares = self.shares[number - 1]
        digit: i64 = shares.digits[self.colour]
        prices = self.group_prices[number]
        bound: i64 = self.bound[node]
        losses: list[int] = []
        for edge in range(self.first_edge[node], self.end_edge[node]):
            further: i64 = self.bound[self.target[edge]]
            if further >= UNREACHABLE:
                score: i64 = self.gain[edge] + further - self.joker_price * self.spent[edge]
                score -= prices[self.grouped[edge]]
                losses.append((bound - score) << EDGE_BITS | edge)
        losses.sort()
        self.ranked_start[node] = len(self.ranked)
        for loss_and_edge in losses:
            edge = loss_and_edge & EDGE_MASK
            self.ranked.append(edge)
            self.loss.append(loss_and_edge >> EDGE_BITS)
            self.delta.append(self.target[edge] << shift | self.spent[edge] << JOKERS_AT)
            self.share.append(self.grouped[edge] * digit)
        self.ranked_end[node] = len(self.ranked)
