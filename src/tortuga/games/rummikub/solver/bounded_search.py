"""The solver's core: the best way to lay tiles as sets, over all colours together.

Going up the numbers, a state is a configuration of each colour (`ways`), the jokers used so far, and the value so far
where a first meld asks for it. What a state may still bring is at most the sum of its colours' hopes; so every state
has a promise, what it has and what it may hope for, and a promise never rises. A search that keeps only states whose
promise reaches some mark is exact if it finds a way at all. The mark starts at the hope of the whole and is lowered
until one is found. That is seldom far, and few states lie above it.

A joker used by one colour is missing for the others. The hopes know this by its price: each colour pays for a joker
what makes the hope of the whole lowest (Lagrange's way to drop a constraint that couples everything).
"""

from typing import Final

from mypy_extensions import i64

from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS
from tortuga.games.rummikub.solver.colour_graph import (
    HOPELESS,
    JOKERS_AT,
    JOKERS_MASK,
    PLACE_BITS,
    PLACE_MASK,
    VALUE_AT,
    WAY_BITS,
    Ways,
)
from tortuga.games.rummikub.solver.group_shares import sharing_of
from tortuga.games.rummikub.solver.problem import Task

GROUP_JOKERS_AT: Final = 4 * WAY_BITS
"""How a state was reached: the way of each colour, and the jokers in groups."""

UNPRICED: Final = 4
"""Prices of a joker that are tried: so many times the mean worth of a tile, from 0 on."""
NARROW: Final = 1
"""How far the first mark lies below the hope."""
FAR: Final = 1 << 60


class Layer:
    """The states before a number."""

    def __init__(self) -> None:
        self.known: dict[int, int] = {}
        self.states: list[int] = []
        self.promises: list[int] = []
        self.parents: list[int] = []
        """Places of the states before, in the layer before."""
        self.hows: list[int] = []


class Packing:
    """The search for the best way."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.jokers: int = task.jokers_must + task.jokers_may
        self.sharings = [sharing_of(task, number) for number in range(1, NUMBERS + 1)]
        self.ways = [Ways(task, colour, self.sharings) for colour in range(COLOURS)]
        self.price = 0
        """Of a joker, beyond what it is worth itself."""
        self.layers: list[Layer] = []
        self.final = -1
        """The place of the best way's last state."""
        self.score = -1
        self.short: int = FAR
        """By how much the best promise that was not followed lies below the mark."""

    def solve(self, least: int = 0) -> bool:
        """Finds the best score; False if the tiles that must be laid cannot be, or not for this score at least."""
        hope = self._bargain()
        if hope < HOPELESS:
            return False
        # Own jokers score when they are laid: until then it is as if all were.
        worth = self.task.worth[JOKER]
        hope += self.task.jokers_may * worth
        below = NARROW
        while True:
            mark = max(hope - below, least)
            self.short = FAR
            self._search(hope, mark)
            if self.final >= 0:
                return True
            if mark == least or self.short == FAR:
                return False
            below += max(below, 2 * self.short)

    def _bargain(self) -> int:
        """Settles the price of a joker; tells the hope of the whole."""
        least = self._hope(0)
        if self.jokers == 0 or least < HOPELESS:
            return least
        for times in range(1, UNPRICED):
            price = times * self._mean_worth()
            hope = self._hope(price)
            if hope >= least:
                break
            least = hope
            self.price = price
        if self.price != price:
            self._hope(self.price)
        return least

    def _mean_worth(self) -> int:
        task = self.task
        total = sum([task.may[kind] * task.worth[kind] for kind in range(JOKER)])
        return total // max(1, sum(task.may))

    def _hope(self, price: int) -> int:
        return sum([ways.hopes(price) for ways in self.ways]) + price * self.jokers

    def _search(self, hope: int, mark: int) -> None:
        """All states whose promise reaches the mark."""
        self.final = self.score = -1
        layer = Layer()
        layer.states.append(0)
        layer.promises.append(hope)
        layer.parents.append(-1)
        layer.hows.append(0)
        self.layers = [layer]
        for number in range(1, NUMBERS + 1):
            layer = self._step(layer, number, mark)
            self.layers.append(layer)
        # Jokers that are left have cost nothing, and those of the rack score nothing.
        unused = self.price + self.task.worth[JOKER]
        for at, state in enumerate(layer.states):
            used = state >> JOKERS_AT & JOKERS_MASK
            if used < self.task.jokers_must or state >> VALUE_AT < self.task.floor:
                continue
            score = layer.promises[at] - (self.jokers - used) * unused
            if score < mark:
                self.short = min(self.short, mark - score)
            elif score > self.score:
                self.score = score
                self.final = at

    def _step(self, before: Layer, number: int, mark: i64) -> Layer:  # noqa: PLR0915 (one loop, and the whole cost)
        """All that follows from the states before a number: what each colour does, then whether that makes groups."""
        sharing = self.sharings[number - 1]
        fitting, totals, paid = sharing.fitting, sharing.totals, sharing.paid
        price: i64 = self.price
        floor: i64 = self.task.floor
        jokers: i64 = self.jokers
        short: i64 = self.short
        red, blue, black, orange = self.ways
        red_loss, blue_loss, black_loss, orange_loss = red.loss, blue.loss, black.loss, orange.loss
        red_way, blue_way, black_way, orange_way = red.ranked, blue.ranked, black.ranked, orange.ranked
        red_step, blue_step, black_step, orange_step = red.step, blue.step, black.step, orange.step
        red_share, blue_share, black_share, orange_share = red.share, blue.share, black.share, orange.share
        after = Layer()
        known, states, promises = after.known, after.states, after.promises
        parents, hows = after.parents, after.hows
        for at in range(len(before.states)):
            state: i64 = before.states[at]
            slack: i64 = before.promises[at] - mark
            base: i64 = state >> JOKERS_AT << JOKERS_AT
            for colour in range(COLOURS):
                place: i64 = state >> PLACE_BITS * colour & PLACE_MASK
                ways = self.ways[colour]
                if ways.start[place] < 0:
                    ways.rank(number, place)
            place = state & PLACE_MASK
            red_at: i64 = red.start[place]
            red_end: i64 = red.end[place]
            place = state >> PLACE_BITS & PLACE_MASK
            blue_at: i64 = blue.start[place]
            blue_end: i64 = blue.end[place]
            place = state >> 2 * PLACE_BITS & PLACE_MASK
            black_at: i64 = black.start[place]
            black_end: i64 = black.end[place]
            place = state >> 3 * PLACE_BITS & PLACE_MASK
            orange_at: i64 = orange.start[place]
            orange_end: i64 = orange.end[place]
            for r in range(red_at, red_end):
                slack_1: i64 = slack - red_loss[r]
                if slack_1 < 0:
                    short = min(short, -slack_1)
                    break
                state_1: i64 = base + red_step[r]
                if (state_1 >> JOKERS_AT & JOKERS_MASK) > jokers:
                    continue
                share_1: i64 = red_share[r]
                for b in range(blue_at, blue_end):
                    slack_2: i64 = slack_1 - blue_loss[b]
                    if slack_2 < 0:
                        short = min(short, -slack_2)
                        break
                    state_2: i64 = state_1 + blue_step[b]
                    if (state_2 >> JOKERS_AT & JOKERS_MASK) > jokers:
                        continue
                    share_2: i64 = share_1 + blue_share[b]
                    for k in range(black_at, black_end):
                        slack_3: i64 = slack_2 - black_loss[k]
                        if slack_3 < 0:
                            short = min(short, -slack_3)
                            break
                        state_3: i64 = state_2 + black_step[k]
                        left: i64 = jokers - (state_3 >> JOKERS_AT & JOKERS_MASK)
                        if left < 0:
                            continue
                        share_3: i64 = share_2 + black_share[k]
                        for o in range(orange_at, orange_end):
                            slack_4: i64 = slack_3 - orange_loss[o]
                            if slack_4 < 0:
                                short = min(short, -slack_4)
                                break
                            share: i64 = share_3 + orange_share[o]
                            fits: i64 = fitting[share]
                            if fits == 0:
                                continue
                            state_4: i64 = state_3 + orange_step[o]
                            left = jokers - (state_4 >> JOKERS_AT & JOKERS_MASK)
                            for wild in range(left + 1):
                                if not fits >> wild & 1:
                                    continue
                                rest: i64 = slack_4 - price * (wild - paid[share])
                                if rest < 0:
                                    short = min(short, -rest)
                                    break
                                reached: i64 = state_4 + (wild << JOKERS_AT)
                                if floor:
                                    value: i64 = number * (totals[share] + wild)
                                    value += red.outcome[red_way[r]].value(number)
                                    value += blue.outcome[blue_way[b]].value(number)
                                    value += black.outcome[black_way[k]].value(number)
                                    value += orange.outcome[orange_way[o]].value(number)
                                    reached += min(floor - (state >> VALUE_AT), value) << VALUE_AT
                                found = known.get(reached, -1)
                                promise: i64 = rest + mark
                                if found < 0:
                                    known[reached] = len(states)
                                    states.append(reached)
                                    promises.append(promise)
                                    parents.append(at)
                                elif promises[found] < promise:
                                    promises[found] = promise
                                    parents[found] = at
                                else:
                                    continue
                                how: i64 = red_way[r] | blue_way[b] << WAY_BITS | black_way[k] << 2 * WAY_BITS
                                how |= orange_way[o] << 3 * WAY_BITS | wild << GROUP_JOKERS_AT
                                if found < 0:
                                    hows.append(how)
                                else:
                                    hows[found] = how
        self.short = short
        return after

    def path(self) -> list[int]:
        """How the best way goes over each number."""
        found: list[int] = []
        at = self.final
        for number in range(NUMBERS, 0, -1):
            layer = self.layers[number]
            found.append(layer.hows[at])
            at = layer.parents[at]
        found.reverse()
        return found
