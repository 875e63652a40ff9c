"""The search for the best turn over all colours together, where jokers are wild.

Going up the numbers, a state is a node of each colour's graph (`colour_graph`), the jokers used so far, and the value
so far where a first meld asks for it. What may still be scored from a state is at most the sum of its nodes' bounds;
with what was scored so far that makes the state's upper bound, and no state that follows has a higher one. A search
that follows only states whose upper bound reaches some threshold is exact if it finds a turn at all. The threshold
starts just below the bound of the whole and is lowered until a turn is found. That is seldom far, and few states lie
above it.

A joker used by one colour is missing for the others. The bounds take that into account by a joker price: each colour is
charged so much for every joker, and what all jokers are charged is added once. The price is chosen so that the bound of
the whole is low (a Lagrange multiplier for the constraint that all colours share the jokers).
"""

from typing import Final

from mypy_extensions import i64

from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS
from tortuga.games.rummikub.solver.colour_graph import (
    EDGE_BITS,
    JOKERS_AT,
    JOKERS_MASK,
    NODE_BITS,
    NODE_MASK,
    UNREACHABLE,
    VALUE_AT,
    ColourGraph,
)
from tortuga.games.rummikub.solver.group_shares import shares_of
from tortuga.games.rummikub.solver.problem import Problem

GROUP_JOKERS_AT: Final = 4 * EDGE_BITS
"""A choice, by which a state was reached: the edge of each colour, then the jokers in groups."""

PRICES_TRIED: Final = 4
"""Joker prices that are tried: 0, 1, 2 and so on times the mean worth of a tile."""
FIRST_GAP: Final = 1
"""The first threshold is the bound of the whole minus this."""
NONE_LEFT_OUT: Final = 1 << 60
"""The shortfall if no state was left out."""


class Layer:
    """The states before a number."""

    def __init__(self) -> None:
        self.known: dict[int, int] = {}
        """By state, its place in these lists."""
        self.states: list[int] = []
        self.upper_bounds: list[int] = []
        self.parents: list[int] = []
        """Places of the states before, in the layer before; the first layer has none ..."""
        self.choices: list[int] = []
        """... and how the states were reached from them."""


class BoundedSearch:
    """The search for the turn with the best score."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.jokers: int = problem.jokers_must + problem.jokers_may
        self.shares = [shares_of(problem, number) for number in range(1, NUMBERS + 1)]
        self.graphs = [ColourGraph(problem, colour, self.shares) for colour in range(COLOURS)]
        self.joker_price = 0
        """What the colours are charged for a joker, beyond what it is worth itself."""
        self.layers: list[Layer] = []
        self.final = -1
        """The place of the best last state; -1: none reached the threshold."""
        self.score = -1
        self.shortfall: int = NONE_LEFT_OUT
        """How far the best state that was left out lies below the threshold."""

    def solve(self, least: int = 0) -> bool:
        """Finds the best score; False if the tiles that must be laid cannot be, or not for this score at least."""
        bound = self._choose_joker_price()
        if bound < UNREACHABLE:
            return False
        # Own jokers score when they are laid: until then it is as if all were.
        worth = self.problem.worth[JOKER]
        bound += self.problem.jokers_may * worth
        gap = FIRST_GAP
        while True:
            threshold = max(bound - gap, least)
            self.shortfall = NONE_LEFT_OUT
            self._search(bound, threshold)
            if self.final >= 0:
                return True
            if threshold == least or self.shortfall == NONE_LEFT_OUT:
                return False
            gap += max(gap, 2 * self.shortfall)

    def _choose_joker_price(self) -> int:
        """Takes the price that makes the bound of the whole lowest, and tells that bound."""
        lowest = self._bound(0)
        if self.jokers == 0 or lowest < UNREACHABLE:
            return lowest
        price = 0
        for times in range(1, PRICES_TRIED):
            price = times * self._mean_worth()
            bound = self._bound(price)
            if bound >= lowest:
                break
            lowest = bound
            self.joker_price = price
        if self.joker_price != price:
            self._bound(self.joker_price)
        return lowest

    def _mean_worth(self) -> int:
        problem = self.problem
        total = sum([problem.may[kind] * problem.worth[kind] for kind in range(JOKER)])
        return total // max(1, sum(problem.may))

    def _bound(self, price: int) -> int:
        """Of the whole, with this joker price."""
        return sum([graph.compute_bounds(price) for graph in self.graphs]) + price * self.jokers

    def _search(self, bound: int, threshold: int) -> None:
        """Follows all states whose upper bound reaches the threshold."""
        self.final = self.score = -1
        layer = Layer()
        layer.states.append(0)
        layer.upper_bounds.append(bound)
        self.layers = [layer]
        for number in range(1, NUMBERS + 1):
            layer = self._next_layer(layer, number, threshold)
            self.layers.append(layer)
        # Jokers that are left have cost nothing, and those of the rack score nothing.
        unused = self.joker_price + self.problem.worth[JOKER]
        for at, state in enumerate(layer.states):
            used = state >> JOKERS_AT & JOKERS_MASK
            if used < self.problem.jokers_must or state >> VALUE_AT < self.problem.least_value:
                continue
            score = layer.upper_bounds[at] - (self.jokers - used) * unused
            if score < threshold:
                self.shortfall = min(self.shortfall, threshold - score)
            elif score > self.score:
                self.score = score
                self.final = at

    def _next_layer(self, before: Layer, number: int, threshold: i64) -> Layer:  # noqa: PLR0915 (one loop, and the whole cost)
        """All that follows from the states before a number: what each colour does, then whether that makes groups."""
        shares = self.shares[number - 1]
        fitting, totals, paid = shares.fitting, shares.totals, shares.paid
        joker_price: i64 = self.joker_price
        least_value: i64 = self.problem.least_value
        jokers: i64 = self.jokers
        shortfall: i64 = self.shortfall
        red, blue, black, orange = self.graphs
        red_loss, blue_loss, black_loss, orange_loss = red.loss, blue.loss, black.loss, orange.loss
        red_edge, blue_edge, black_edge, orange_edge = red.ranked, blue.ranked, black.ranked, orange.ranked
        red_delta, blue_delta, black_delta, orange_delta = red.delta, blue.delta, black.delta, orange.delta
        red_share, blue_share, black_share, orange_share = red.share, blue.share, black.share, orange.share
        after = Layer()
        known, states, upper_bounds = after.known, after.states, after.upper_bounds
        parents, choices = after.parents, after.choices
        for at in range(len(before.states)):
            state: i64 = before.states[at]
            slack: i64 = before.upper_bounds[at] - threshold
            base: i64 = state >> JOKERS_AT << JOKERS_AT
            for colour in range(COLOURS):
                node: i64 = state >> NODE_BITS * colour & NODE_MASK
                graph = self.graphs[colour]
                if graph.ranked_start[node] < 0:
                    graph.rank(number, node)
            node = state & NODE_MASK
            red_at: i64 = red.ranked_start[node]
            red_end: i64 = red.ranked_end[node]
            node = state >> NODE_BITS & NODE_MASK
            blue_at: i64 = blue.ranked_start[node]
            blue_end: i64 = blue.ranked_end[node]
            node = state >> 2 * NODE_BITS & NODE_MASK
            black_at: i64 = black.ranked_start[node]
            black_end: i64 = black.ranked_end[node]
            node = state >> 3 * NODE_BITS & NODE_MASK
            orange_at: i64 = orange.ranked_start[node]
            orange_end: i64 = orange.ranked_end[node]
            for r in range(red_at, red_end):
                slack_1: i64 = slack - red_loss[r]
                if slack_1 < 0:
                    shortfall = min(shortfall, -slack_1)
                    break
                state_1: i64 = base + red_delta[r]
                if (state_1 >> JOKERS_AT & JOKERS_MASK) > jokers:
                    continue
                share_1: i64 = red_share[r]
                for b in range(blue_at, blue_end):
                    slack_2: i64 = slack_1 - blue_loss[b]
                    if slack_2 < 0:
                        shortfall = min(shortfall, -slack_2)
                        break
                    state_2: i64 = state_1 + blue_delta[b]
                    if (state_2 >> JOKERS_AT & JOKERS_MASK) > jokers:
                        continue
                    share_2: i64 = share_1 + blue_share[b]
                    for k in range(black_at, black_end):
                        slack_3: i64 = slack_2 - black_loss[k]
                        if slack_3 < 0:
                            shortfall = min(shortfall, -slack_3)
                            break
                        state_3: i64 = state_2 + black_delta[k]
                        left: i64 = jokers - (state_3 >> JOKERS_AT & JOKERS_MASK)
                        if left < 0:
                            continue
                        share_3: i64 = share_2 + black_share[k]
                        for o in range(orange_at, orange_end):
                            slack_4: i64 = slack_3 - orange_loss[o]
                            if slack_4 < 0:
                                shortfall = min(shortfall, -slack_4)
                                break
                            share: i64 = share_3 + orange_share[o]
                            fits: i64 = fitting[share]
                            if fits == 0:
                                continue
                            state_4: i64 = state_3 + orange_delta[o]
                            left = jokers - (state_4 >> JOKERS_AT & JOKERS_MASK)
                            for wild in range(left + 1):
                                if not fits >> wild & 1:
                                    continue
                                rest: i64 = slack_4 - joker_price * (wild - paid[share])
                                if rest < 0:
                                    shortfall = min(shortfall, -rest)
                                    break
                                reached: i64 = state_4 + (wild << JOKERS_AT)
                                if least_value:
                                    value: i64 = number * (totals[share] + wild)
                                    value += red.change[red_edge[r]].value(number)
                                    value += blue.change[blue_edge[b]].value(number)
                                    value += black.change[black_edge[k]].value(number)
                                    value += orange.change[orange_edge[o]].value(number)
                                    reached += min(least_value - (state >> VALUE_AT), value) << VALUE_AT
                                found = known.get(reached, -1)
                                upper_bound: i64 = rest + threshold
                                if found < 0:
                                    known[reached] = len(states)
                                    states.append(reached)
                                    upper_bounds.append(upper_bound)
                                    parents.append(at)
                                elif upper_bounds[found] < upper_bound:
                                    upper_bounds[found] = upper_bound
                                    parents[found] = at
                                else:
                                    continue
                                choice: i64 = red_edge[r] | blue_edge[b] << EDGE_BITS | black_edge[k] << 2 * EDGE_BITS
                                choice |= orange_edge[o] << 3 * EDGE_BITS | wild << GROUP_JOKERS_AT
                                if found < 0:
                                    choices.append(choice)
                                else:
                                    choices[found] = choice
        self.shortfall = shortfall
        return after

    def path(self) -> list[int]:
        """The choice over each number that leads to the best last state."""
        found: list[int] = []
        at = self.final
        for number in range(NUMBERS, 0, -1):
            layer = self.layers[number]
            found.append(layer.choices[at])
            at = layer.parents[at]
        found.reverse()
        return found
