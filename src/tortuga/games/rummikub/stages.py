"""How a turn is done by hand, step by step, each with the whole table after it."""

from collections.abc import Sequence
from typing import cast

from tortuga.games.rummikub.notation import IDLE_WORDS, bare_meld, write_move
from tortuga.games.rummikub.rules.melds import RUN, Meld, Melds, meld_as
from tortuga.games.rummikub.rules.state import RummikubState
from tortuga.games.rummikub.rules.tiles import JOKER, names
from tortuga.games.rummikub.solver.manipulations import Manipulation, Part, manipulations_between
from tortuga.kernel.messages import Message
from tortuga.kernel.state import Move
from tortuga.kernel.views import Stage


def stages(state: RummikubState, move: Move) -> list[Stage]:
    """Of a legal move. The last stage leaves the table as the move has it."""
    words, table = state.rules.words, state.table
    if isinstance(move, int):
        idle = next(word for word, one in IDLE_WORDS.items() if one == move)
        return [Stage(Message(f"{words}-stage-{idle}"), idle)]
    return stages_between(words, table, cast(Melds, move))


def stages_between(words: str, table: Melds, end: Melds) -> list[Stage]:
    """From one table to another with all its tiles; the sets of both need not be legal ones."""
    hands = _Hands(words, table)
    manipulations = manipulations_between(table, end)
    # A bought joker is on the table before somebody looks for it.
    for manipulation in sorted(manipulations, key=lambda manipulation: _bought(manipulation) is None):
        hands.make(manipulation)
    if not hands.done:
        return []
    *rest, last = hands.done
    return [*rest, Stage(last.line, write_move(table, end))]


def _bought(manipulation: Manipulation) -> Part | None:
    """The part of a set that gets tiles of the rack in the places of all its jokers, if a manipulation does
    that."""
    for part in manipulation.parts:
        plain = tuple(sorted([one for one in part.start.tiles if one != JOKER]))
        replaced = len(part.start.tiles) - len(plain)
        if (
            replaced
            and part.tiles == plain
            and len(manipulation.rack) >= replaced
            and JOKER not in manipulation.meld.tiles
        ):
            return part if len(manipulation.meld.tiles) >= len(part.start.tiles) else None
    return None


class _Hands:
    """Hands over the table: what lies where while a turn is made, and what was done so far."""

    def __init__(self, words: str, table: Melds) -> None:
        self.words = words
        self.table = table
        self.left: list[tuple[int, ...]] = [meld.tiles for meld in table]
        """What is still there of each start set."""
        self.made: list[tuple[int, Meld]] = []
        """The sets put together, the last one perhaps in part, each with the place where it grows."""
        self.done: list[Stage] = []

    def make(self, manipulation: Manipulation) -> None:
        """One set is put together: it grows where most of it lies, first by tiles of the table, then by the rack's."""
        bought = _bought(manipulation)
        first = bought or (manipulation.parts[0] if manipulation.parts else None)
        together: list[int] = []
        self.made.append((len(self.table) if first is None else first.place, manipulation.meld))
        if first is not None:
            together += first.tiles
            alone, lay_in = self._lies_alone(first), self._set_with(first)
            self._take(first)
            self._lies(manipulation.meld, together)
            if not alone and bought is None:
                key = "split" if first.start.kind == RUN and len(first.tiles) > 1 else "take"
                self._say(key, tiles=_text(first.tiles), set=lay_in)
        for part in manipulation.parts:
            if part is not first:
                self._move(manipulation.meld, together, part)
        if manipulation.rack:
            self._add(manipulation, together, bought)

    def _move(self, meld: Meld, together: list[int], part: Part) -> None:
        """Tiles of a set of the table go to the set that grows."""
        alone, lay_in, to = self._lies_alone(part), self._set_with(part), _text(_in_order(meld, together))
        self._take(part)
        together += part.tiles
        self._lies(meld, together)
        if alone:
            self._say("join", tiles=_text(part.tiles), to=to)
        else:
            self._say("move", tiles=_text(part.tiles), set=lay_in, to=to)

    def _add(self, manipulation: Manipulation, together: list[int], bought: Part | None) -> None:
        """Tiles of the rack complete the set."""
        to, tiles = _text(_in_order(manipulation.meld, together)), _text(manipulation.rack)
        together += manipulation.rack
        self._lies(manipulation.meld, together)
        if bought is not None:
            self._say("buy", tiles=tiles, set=str(bought.start))
        elif to:
            self._say("add", tiles=tiles, to=to)
        else:
            self._say("lay", tiles=_text(manipulation.meld.tiles))

    def _take(self, part: Part) -> None:
        left = list(self.left[part.place])
        for one in part.tiles:
            left.remove(one)
        self.left[part.place] = tuple(left)

    def _lies_alone(self, part: Part) -> bool:
        """Does it lie by itself already: nothing else is left of its set, or the rest lies apart?"""
        return any(sorted(piece.tiles) == list(part.tiles) for piece in self._pieces(part.place))

    def _set_with(self, part: Part) -> str:
        """What the tiles lie in right now."""
        pieces = self._pieces(part.place)
        return next((str(piece) for piece in pieces if set(part.tiles) <= set(piece.tiles)), str(part.start))

    def _pieces(self, place: int) -> list[Meld]:
        """What is left of a start set: of a run that tiles were taken out of, the stretches between them."""
        start, left = self.table[place], list(self.left[place])
        stretches: list[list[int]] = [[]]
        for one in start.tiles:
            if one in left:
                left.remove(one)
                stretches[-1].append(one)
            elif start.kind == RUN:
                stretches.append([])
        return [self._as(start.kind, stretch) for stretch in stretches if stretch]

    def _as(self, kind: int, tiles: Sequence[int]) -> Meld:
        return meld_as(kind, tiles) or bare_meld(self.table, tiles)

    def _lies(self, meld: Meld, together: Sequence[int]) -> None:
        place, _ = self.made.pop()
        self.made.append((place, self._as(meld.kind, _in_order(meld, together))))

    def _say(self, key: str, **args: str) -> None:
        lies: list[Meld] = []
        for place in range(len(self.table) + 1):
            lies += self._pieces(place) if place < len(self.table) else []
            lies += [meld for at, meld in self.made if at == place]
        self.done.append(Stage(Message(f"{self.words}-stage-{key}", {**args}), write_move(self.table, tuple(lies))))


def _in_order(meld: Meld, tiles: Sequence[int]) -> tuple[int, ...]:
    """Some tiles of a set, as they will lie in it."""
    some = list(tiles)
    found: list[int] = []
    for one in meld.tiles:
        if one in some:
            some.remove(one)
            found.append(one)
    return tuple(found)


def _text(tiles: Sequence[int]) -> str:
    return " ".join(names(tiles))
