"""The search for the best turn over all colours together, where jokers are wild.

Going up the numbers, a state is a node of each colour's graph (`colour_graph`), the jokers used so far, and the value
so far where a first meld asks for it. What may still be scored from a state is at most the sum of its nodes' bounds;
with what was scored so far that makes the state's upper bound, and no state that follows has a higher one. The state
with the highest is followed first, so the first last state that is reached is the best.

The bounds of the colours leave out that all colours share the jokers, and that tiles make groups only with those of
other colours. Both are taken into account by prices (Lagrange multipliers). A joker is charged, and what all jokers are
charged is added once. What a colour gives to groups of a number is charged, and credited to the groups that there can
be. Any prices make upper bounds. They are improved step by step where a search would take long: the better they are,
the fewer states reach the score of the best turn, mostly hardly any beside those that lead to it.
"""

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS
from tortuga.games.rummikub.solver.colour_graph import (
    EDGE_BITS,
    JOKERS_AT,
    JOKERS_MASK,
    NEVER,
    NODE_BITS,
    NODE_MASK,
    UNREACHABLE,
    VALUE_AT,
    ColourGraph,
)
from tortuga.games.rummikub.solver.effort import SEARCH_COST, SWEEP_COST, Effort
from tortuga.games.rummikub.solver.group_shares import shares_of
from tortuga.games.rummikub.solver.problem import Problem

GROUP_JOKERS_AT: Final = 4 * EDGE_BITS
"""A choice, by which a state was reached: the edge of each colour, then the jokers in groups."""

ROUNDS: Final = ((500, 1), (1_000, 2), (1_000, 3), (2_000, 3))
"""A search that has followed so many states in vain tries to find better prices, in so many sweeps, and begins again
where there are any ..."""
MANY: Final = 1_000
"""... or, after so many states, with other bounds beside them."""
NO_LIMIT: Final = 1 << 50
JOKER_WORTH: Final = 2
"""The first joker price of a sweep, times the mean worth of a tile ..."""
PRICES_TRIED: Final = 2
"""... and how often it is changed after a sweep."""
OTHER_PRICES: Final = (1, 3, 6)
"""Joker prices of the other bounds, times half the mean worth."""
BANNED: Final = 1 << 40
"""The price of what cannot be in any turn; more than any score."""
FIRST_GAP: Final = 1
"""How far below its own upper bound a state is first followed."""
NONE_LEFT_OUT: Final = 1 << 60
"""The shortfall if no state was left out."""

# A ticket is a state that waits: its loss against the bound of the whole, how many numbers it is from the end, its
# place. The lowest comes first: of equal upper bounds the state that has come furthest; and where any turn will do, of
# those that have come furthest the one with the best bound.
PLACE_MASK: Final = (1 << 24) - 1
LOSS_MASK: Final = (1 << 32) - 1
LEFT_MASK: Final = 15


class OtherBounds:
    """Bounds with other prices, as differences from those that the search goes by."""

    def __init__(self, by_node: list[list[int]], by_joker: int, by_number: list[int]) -> None:
        self.red, self.blue, self.black, self.orange = by_node
        self.by_joker: i64 = by_joker
        """For every joker that is left."""
        self.by_number = by_number


class BoundedSearch:
    """The search for the turn with the best score."""

    def __init__(self, problem: Problem, effort: Effort | None = None, any_will_do: bool = False) -> None:
        """`any_will_do`: the first turn that is found is as good as the best."""
        self.effort = Effort() if effort is None else effort
        self.effort.spend(SEARCH_COST)
        self.problem = problem
        self.jokers: int = problem.jokers_must + problem.jokers_may
        self.shares = [shares_of(problem, number) for number in range(1, NUMBERS + 1)]
        self.graphs = [ColourGraph(problem, colour, self.shares) for colour in range(COLOURS)]
        self.joker_price = 0
        """What the colours are charged for a joker, beyond what it is worth itself."""
        self.are_groups_priced = False
        """Are any group prices set?"""
        self.known: dict[int, int] = {}
        """By state, its place in these lists. (A node belongs to one number, and so does a state.)"""
        self.states: list[int] = []
        self.upper_bounds: list[int] = []
        self.first_due: list[int] = []
        """The lowest upper bound, at which the state is followed first ..."""
        self.due: list[int] = []
        """... and next."""
        self.parents: list[int] = []
        """The place of the state before ..."""
        self.choices: list[int] = []
        """... and how the state was reached from it."""
        self.lost: list[list[int]] = []
        """By number and share, how much less it is credited than the best groups; empty before somebody asks."""
        self.others: list[OtherBounds] = []
        self.loss_at: i64 = 24 if any_will_do else 28
        self.left_at: i64 = 56 if any_will_do else 24
        # Not shifted by `left_at`: mypyc shifts a literal by a native integer in 32 bits.
        self.first_ticket = NUMBERS << 56 if any_will_do else NUMBERS << 24
        self.waiting: list[int] = []
        """Tickets of states that were not followed yet: a heap."""
        self.followed = 0
        """How many states were."""
        self.final = -1
        """The place of the best last state; -1: there is none."""
        self.score = -1
        self.shortfall: int = NONE_LEFT_OUT
        """How far the best of what the last state has left out lies below its threshold."""

    def solve(self, least: int = 0) -> bool:
        """Finds the best score; False if the tiles that must be laid cannot be, or not for this score at least, or if
        the effort was spent before."""
        bound = self._bound()
        if bound < UNREACHABLE:
            return False
        if self.jokers:
            bound = self._best_joker_price(bound, self._mean_worth())
        self._begin(bound)
        for most_followed, sweeps in ROUNDS:
            if bound < least or self._search(bound, least, most_followed):
                return self.final >= 0
            better = self._improve_prices(bound, sweeps)
            if better < bound:
                bound = better
                self._begin(bound)
            elif self.jokers and self.followed >= MANY:
                self._add_other_bounds()
                self._begin(bound)
                break
        self._search(bound, least, NO_LIMIT)
        return self.final >= 0

    def _bound(self) -> int:
        """Of the whole, with the prices as they are."""
        return self._bound_with([graph.compute_bounds(self.joker_price) for graph in self.graphs])

    def _bound_with(self, by_colour: list[int]) -> int:
        # Own jokers score when they are laid: until then it is as if all were.
        fixed = self.problem.jokers_may * self.problem.worth[JOKER] + self.joker_price * self.jokers
        return fixed + sum(by_colour) + sum([self._most_credited(number) for number in range(1, NUMBERS + 1)])

    def _most_credited(self, number: int) -> int:
        """What groups of a number may be credited for their tiles at most, less what their jokers are charged."""
        if not self.are_groups_priced:
            return 0
        red, blue, black, orange = [graph.group_prices[number] for graph in self.graphs]
        most: i64 = NEVER
        for tiles_0, tiles_1, tiles_2, tiles_3, fewest in self.shares[number - 1].possible:
            credit: i64 = red[tiles_0] + blue[tiles_1] + black[tiles_2] + orange[tiles_3] - self.joker_price * fewest
            if credit > most:  # noqa: PLR1730
                most = credit
        return most

    def credited_after(self) -> list[int]:
        """By number, what groups of the numbers after it may be credited for their tiles at most."""
        credited = [0] * (NUMBERS + 1)
        for number in range(NUMBERS, 0, -1):
            credited[number - 1] = credited[number] + self._most_credited(number)
        return credited

    def tighten(self) -> None:
        """Improves the bounds for another search, which takes longer."""
        self._improve_prices(NO_LIMIT, 3)

    def _improve_prices(self, bound: int, sweeps: int) -> int:
        """Lowers the bound of the whole, or leaves it as it is; tells what it is."""
        before = self._prices()
        step = self._mean_worth()
        if self.jokers and not self.are_groups_priced:
            self.joker_price = JOKER_WORTH * step
            self._bound()
        self.are_groups_priced = True
        now = bound
        for _ in range(sweeps):
            self._sweep()
            now = self._bound_with([graph.bound[0] for graph in self.graphs])
            if self.jokers:
                for _try in range(PRICES_TRIED):
                    price = self.joker_price
                    now = self._best_joker_price(now, step)
                    if self.joker_price == price:
                        step //= 2
        if now >= bound:
            self._set_prices(before)
            return self._bound()
        return now

    def _add_other_bounds(self) -> None:
        """Bounds for other joker prices: where few jokers are left, a joker costs more."""
        before = self._prices()
        bounds = [graph.bound for graph in self.graphs]
        credited = self.credited_after()
        price, worth = self.joker_price, self._mean_worth()
        self.are_groups_priced = True
        for times in OTHER_PRICES:
            self.joker_price = times * worth // 2
            self._bound()
            self._sweep()
            self._sweep()
            by_node = [
                [other - one for other, one in zip(graph.bound, bounds[graph.colour], strict=True)]
                for graph in self.graphs
            ]
            by_number = [other - one for other, one in zip(self.credited_after(), credited, strict=True)]
            self.others.append(OtherBounds(by_node, self.joker_price - price, by_number))
        self._set_prices(before)
        self._bound()

    def _sweep(self) -> None:
        """Balances every number, upwards and downwards."""
        self.effort.spend(SWEEP_COST)
        for number in range(1, NUMBERS + 1):
            self._balance(number)
            for graph in self.graphs:
                graph.reach_over(number)
        for number in range(NUMBERS, 0, -1):
            self._balance(number)
            for graph in self.graphs:
                graph.bound_over(number)

    def _best_joker_price(self, bound: int, step: int) -> int:
        """Takes the price or one that is so much lower or higher, whichever makes the bound of the whole lowest; tells
        that bound."""
        price = best = self.joker_price
        for other in (price - step, price + step):
            if other >= 0:
                self.joker_price = other
                with_other = self._bound()
                if with_other < bound:
                    bound, best = with_other, other
        if self.joker_price != best:
            self.joker_price = best
            self._bound()
        return bound

    def _prices(self) -> tuple[bool, int, list[list[list[int]]]]:
        by_colour = [[prices[:] for prices in graph.group_prices] for graph in self.graphs]
        return self.are_groups_priced, self.joker_price, by_colour

    def _set_prices(self, prices: tuple[bool, int, list[list[list[int]]]]) -> None:
        self.are_groups_priced, self.joker_price, by_colour = prices
        for graph in self.graphs:
            graph.group_prices = by_colour[graph.colour]

    def _balance(self, number: int) -> None:
        """Sets the prices of a number so that all colours agree on its groups: for each number of tiles that a colour
        may give to groups, its best score is a fourth of what all colours score together, with groups that there can
        be. No bound rises by that (a block of a dual ascent, as in MPLP)."""
        best_0, best_1, best_2, best_3 = [graph.best_by_grouped(number) for graph in self.graphs]
        price_0, price_1, price_2, price_3 = [graph.group_prices[number] for graph in self.graphs]
        red = [best_0[at] + price_0[at] for at in range(len(best_0))]
        blue = [best_1[at] + price_1[at] for at in range(len(best_1))]
        black = [best_2[at] + price_2[at] for at in range(len(best_2))]
        orange = [best_3[at] + price_3[at] for at in range(len(best_3))]
        together_0 = [NEVER] * len(best_0)
        together_1 = [NEVER] * len(best_1)
        together_2 = [NEVER] * len(best_2)
        together_3 = [NEVER] * len(best_3)
        for tiles_0, tiles_1, tiles_2, tiles_3, fewest in self.shares[number - 1].possible:
            total: i64 = red[tiles_0] + blue[tiles_1] + black[tiles_2] + orange[tiles_3] - self.joker_price * fewest
            together_0[tiles_0] = max(together_0[tiles_0], total)
            together_1[tiles_1] = max(together_1[tiles_1], total)
            together_2[tiles_2] = max(together_2[tiles_2], total)
            together_3[tiles_3] = max(together_3[tiles_3], total)
        for prices, best, together in (
            (price_0, best_0, together_0),
            (price_1, best_1, together_1),
            (price_2, best_2, together_2),
            (price_3, best_3, together_3),
        ):
            for at in range(len(prices)):
                if best[at] < UNREACHABLE:
                    prices[at] = -COLOURS * BANNED  # makes up for all others, so no groups gain by what is banned
                elif together[at] < UNREACHABLE:
                    prices[at] = BANNED
                else:
                    prices[at] += best[at] - together[at] // COLOURS

    def _mean_worth(self) -> int:
        problem = self.problem
        total = sum([problem.may[kind] * problem.worth[kind] for kind in range(JOKER)])
        return total // max(1, sum(problem.may))

    def _begin(self, bound: int) -> None:
        """Only the first state waits."""
        self.final = self.score = -1
        self.known = {}
        self.states = [0]
        self.upper_bounds = [bound]
        self.first_due = [bound]
        self.due = [bound]
        self.parents = [-1]
        self.choices = [0]
        self.waiting = [self.first_ticket]
        self.lost = [[] for _ in range(NUMBERS)]
        for graph in self.graphs:
            graph.forget_ranks()

    def _search(self, bound: int, least: int, most_followed: int) -> bool:
        """Follows states whose upper bound reaches the least score, the best first, up to the first last state or until
        the effort is spent. False if so many were followed in vain: it can go on from there."""
        loss_at, left_at = self.loss_at, self.left_at
        limit = self.followed + most_followed
        while self.waiting:
            ticket: i64 = heappop(self.waiting)
            at: i64 = ticket & PLACE_MASK
            upper_bound: i64 = bound - (ticket >> loss_at & LOSS_MASK)
            if self.due[at] == upper_bound:
                left: i64 = ticket >> left_at & LEFT_MASK
                if left == 0:
                    self.final = at
                    self.score = upper_bound
                    return True
                if self.followed >= limit:
                    heappush(self.waiting, ticket)
                    return False
                self.followed += 1
                self.effort.spend(1)
                if self.effort.left < 0:
                    return True
                # A state that has been followed before comes back for what it has left out.
                gap: i64 = FIRST_GAP + 2 * (self.first_due[at] - upper_bound)
                threshold: i64 = max(upper_bound - gap, least)
                self.shortfall = NONE_LEFT_OUT
                self._follow(at, NUMBERS + 1 - left, bound, threshold, least)
                again: i64 = threshold - self.shortfall
                if again >= least:
                    self.due[at] = again
                    heappush(self.waiting, bound - again << loss_at | left << left_at | at)
        return True

    def _lost_in_groups(self, number: int) -> list[int]:
        """By share, how much less it is credited than the best groups of the number."""
        shares = self.shares[number - 1]
        if not self.are_groups_priced:
            return [0] * len(shares.tiles)
        most = self._most_credited(number)
        red, blue, black, orange = [graph.group_prices[number] for graph in self.graphs]
        return [most - red[tiles[0]] - blue[tiles[1]] - black[tiles[2]] - orange[tiles[3]] for tiles in shares.tiles]

    def _follow(self, at: i64, number: int, bound: i64, threshold: i64, least: i64) -> None:  # noqa: PLR0915 (one loop, and the whole cost)
        """All that follows from a state before a number: what each colour does, then whether that makes groups."""
        shares = self.shares[number - 1]
        fitting, totals = shares.fitting, shares.totals
        if not self.lost[number - 1]:
            self.lost[number - 1] = self._lost_in_groups(number)
        lost = self.lost[number - 1]
        joker_price: i64 = self.joker_price
        least_value: i64 = self.problem.least_value
        jokers: i64 = self.jokers
        shortfall: i64 = self.shortfall
        red, blue, black, orange = self.graphs
        red_loss, blue_loss, black_loss, orange_loss = red.loss, blue.loss, black.loss, orange.loss
        red_edge, blue_edge, black_edge, orange_edge = red.ranked, blue.ranked, black.ranked, orange.ranked
        red_delta, blue_delta, black_delta, orange_delta = red.delta, blue.delta, black.delta, orange.delta
        red_share, blue_share, black_share, orange_share = red.share, blue.share, black.share, orange.share
        known, states, upper_bounds = self.known, self.states, self.upper_bounds
        parents, choices, waiting, due, first_due = self.parents, self.choices, self.waiting, self.due, self.first_due
        others = self.others
        loss_at = self.loss_at
        left_after: i64 = NUMBERS - number
        left_after <<= self.left_at
        state: i64 = states[at]
        slack: i64 = upper_bounds[at] - threshold
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
                            rest: i64 = slack_4 - lost[share] - joker_price * wild
                            if rest < 0:
                                shortfall = min(shortfall, -rest)
                                continue
                            reached: i64 = state_4 + (wild << JOKERS_AT)
                            if least_value:
                                value: i64 = number * (totals[share] + wild)
                                value += red.change[red_edge[r]].value(number)
                                value += blue.change[blue_edge[b]].value(number)
                                value += black.change[black_edge[k]].value(number)
                                value += orange.change[orange_edge[o]].value(number)
                                reached += min(least_value - (state >> VALUE_AT), value) << VALUE_AT
                            if left_after == 0:
                                rest = self._at_the_end(reached, rest)
                                if rest < 0:
                                    shortfall = min(shortfall, -rest)
                                    continue
                            found = known.get(reached, -1)
                            upper_bound: i64 = rest + threshold
                            if found >= 0 and upper_bounds[found] >= upper_bound:
                                continue
                            lowest: i64 = upper_bound
                            if left_after and others:
                                lowest = self._lowest(reached, number, upper_bound)
                                if lowest < least:
                                    continue
                            if found < 0:
                                found = len(states)
                                known[reached] = found
                                states.append(reached)
                                upper_bounds.append(upper_bound)
                                first_due.append(lowest)
                                due.append(lowest)
                                parents.append(at)
                                choices.append(0)
                            else:
                                upper_bounds[found] = upper_bound
                                first_due[found] = lowest
                                due[found] = lowest
                                parents[found] = at
                            choice: i64 = red_edge[r] | blue_edge[b] << EDGE_BITS | black_edge[k] << 2 * EDGE_BITS
                            choices[found] = choice | orange_edge[o] << 3 * EDGE_BITS | wild << GROUP_JOKERS_AT
                            ticket: i64 = bound - lowest << loss_at | left_after | found
                            heappush(waiting, ticket)
        self.shortfall = shortfall

    def _lowest(self, state: i64, number: int, upper_bound: i64) -> i64:
        """The lowest of all upper bounds of a state after a number."""
        left: i64 = self.jokers - (state >> JOKERS_AT & JOKERS_MASK)
        lowest: i64 = upper_bound
        for other in self.others:
            bound: i64 = upper_bound + other.by_joker * left + other.by_number[number]
            bound += other.red[state & NODE_MASK] + other.blue[state >> NODE_BITS & NODE_MASK]
            bound += other.black[state >> 2 * NODE_BITS & NODE_MASK] + other.orange[state >> 3 * NODE_BITS & NODE_MASK]
            if bound < lowest:  # noqa: PLR1730
                lowest = bound
        return lowest

    def _at_the_end(self, state: i64, slack: i64) -> i64:
        """The slack of a last state, which can't count on any more jokers; as low as can be if it isn't a turn."""
        used: i64 = state >> JOKERS_AT & JOKERS_MASK
        if used < self.problem.jokers_must or state >> VALUE_AT < self.problem.least_value:
            return -NONE_LEFT_OUT
        # Jokers that are left have cost nothing, and those of the rack score nothing.
        return slack - (self.jokers - used) * (self.joker_price + self.problem.worth[JOKER])

    def path(self) -> list[int]:
        """The choice over each number that leads to the best last state."""
        found: list[int] = []
        at = self.final
        for _ in range(NUMBERS):
            found.append(self.choices[at])
            at = self.parents[at]
        found.reverse()
        return found
