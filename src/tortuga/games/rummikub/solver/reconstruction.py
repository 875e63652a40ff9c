"""From the choices of the search to the sets of the end table."""

from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, full_run, meld_of, number_of_group
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS
from tortuga.games.rummikub.solver.bounded_search import GROUP_JOKERS_AT, BoundedSearch
from tortuga.games.rummikub.solver.colour_graph import EDGE_BITS, EDGE_MASK, RunChange
from tortuga.games.rummikub.solver.problem import KeptSet, absorbed, colours_of, groups_fit


class Reconstruction:
    """Lays the tiles as a solved search has chosen, number by number."""

    def __init__(self, search: BoundedSearch) -> None:
        self.search = search
        self.open: list[list[list[int]]] = [[] for _ in range(COLOURS)]
        """By colour, the open runs as they lie."""
        self.kept: list[list[int]] = []
        """Open runs that hold a kept one, which may not be joined to another (RK-4.9)."""
        self.held: list[tuple[int, list[int]]] = []
        """Kept runs with their last kind: nothing can be added to them before it."""
        self.done: list[Meld] = []

    def melds(self) -> list[Meld]:
        for number, choice in enumerate(self.search.path(), 1):
            wild = choice >> GROUP_JOKERS_AT
            tiles: list[int] = []
            for graph in self.search.graphs:
                edge = choice >> EDGE_BITS * graph.colour & EDGE_MASK
                tiles.append(graph.grouped[edge])
                self._lay_runs(graph.colour, number, graph.change[edge], graph.entered.get(edge, ()))
            self._lay_groups(number, tiles, wild)
        return self.done

    def _lay_groups(self, number: int, tiles: list[int], jokers: int) -> None:
        if not self.search.problem.kept_sets and sum(tiles) == 0:
            return
        kept = self.search.problem.kept_groups(number)
        for kept_set, taken in zip(kept, absorbed(kept, tiles, jokers)[0], strict=True):
            jokers -= self._lay_group(number, kept_set, taken, tiles)
        for meld in self.search.problem.groups:  # a group that can stay as it was does
            if number_of_group(meld) == number:
                colours = colours_of(meld)
                wild = len(meld.tiles) - len(colours)
                rest = [tiles[colour] - (colour in colours) for colour in range(COLOURS)]
                if min(rest) < 0 or wild > jokers:
                    continue
                kept_set = KeptSet(meld, number, sum([1 << colour for colour in colours]))
                found = absorbed([kept_set], rest, jokers - wild)
                if found:
                    tiles = rest
                    jokers -= wild + self._lay_group(number, kept_set, found[0][0], tiles)
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
        self.done += [_as_read(group) for group in groups]

    def _lay_group(self, number: int, kept: KeptSet, taken: int, tiles: list[int]) -> int:
        """Lays a group that stays together with what it takes up; tells how many jokers that is."""
        added: list[int] = []
        if taken == COLOURS:
            added.append(JOKER)
        elif taken >= 0:
            added.append(taken * NUMBERS + number - 1)
            tiles[taken] -= 1
        self.done.append(Meld(GROUP, tuple(sorted([*kept.meld.tiles, *added]))))
        return len(added) if taken == COLOURS else 0

    def _lay_runs(self, colour: int, number: int, change: RunChange, entered: tuple[int, ...]) -> None:
        kind = colour * NUMBERS + number - 1
        waiting = self.open[colour]
        if not self.search.problem.kept_sets and not waiting and change.tiles == 0:
            return
        beginning = [kept for kept in self.search.problem.kept_sets if kept.meld.kind == RUN and kept.low == kind]
        for kept_set, source in zip(beginning, entered, strict=True):
            run: list[int] = []
            if source < 0:
                run += [JOKER] * -source
            elif source > 0:
                at = next(at for at, one in enumerate(waiting) if min(len(one), 3) == source)
                run = waiting.pop(at)
                if any(run is one for one in self.kept):
                    self._close(run)
                    run = []
            run += kept_set.meld.tiles
            self.kept.append(run)
            self.held.append((kind + len(kept_set.meld.tiles) - 1, run))
        tiles = change.tiles
        short = [run for run in waiting if len(run) < 3]
        long = [run for run in waiting if len(run) >= 3]
        longer = change.longer
        if longer < len(long):
            long.sort(key=lambda run: 0 if self._goes_on_as_on_table(run, kind) else 1)
        fresh = [[kind] for _ in range(change.one)] + [[JOKER] * below + [kind] for below in change.leading]
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

    def _goes_on_as_on_table(self, run: list[int], kind: int) -> bool:
        """Did a run of the table begin where this one does, and hold the kind?"""
        low = kind - len(run)
        for meld in self.search.problem.runs:
            kinds = full_run(meld)
            if kinds[0] == low and kinds[-1] >= kind:
                return True
        return False

    def _close(self, run: list[int]) -> None:
        self.done.append(Meld(RUN, tuple(run)))


def _as_read(group: list[int]) -> Meld:
    """RK-2.5: a single number tile with jokers may be a run too, and is one where it says nothing else."""
    meld = meld_of(group) if len(group) - group.count(JOKER) == 1 else None
    return Meld(GROUP, tuple(group)) if meld is None else meld
