"""The games that are still to be played, and those that come back because whoever played them is gone."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator

from tortuga.arena.plan import Pairing
from tortuga.kernel.errors import Refusal

PATIENCE = 3
"""If this many processes have died playing a game, the game itself is to blame."""


class Missing:
    def __init__(self, pairings: Iterator[Pairing]) -> None:
        self._ahead = pairings
        self._back: deque[Pairing] = deque()
        self._losses: Counter[Pairing] = Counter()

    def next(self) -> Pairing | None:
        """Those that came back go first: later deals count only after them."""
        return self._back.popleft() if self._back else next(self._ahead, None)

    def lost(self, playing: Pairing, waiting: Iterable[Pairing] = ()) -> None:
        """A process died while it played a game and had others before it."""
        self._losses[playing] += 1
        if self._losses[playing] == PATIENCE:
            facts = {"deal": playing.deal, "rotation": playing.rotation + 1, "count": PATIENCE}
            raise Refusal("arena-worker-lost", **facts)
        self._back.extendleft(reversed([playing, *waiting]))
