"""Progress: how far a table is."""

from typing import Final

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.kernel.events import Announced
from tortuga.kernel.game import Game
from tortuga.kernel.records import Header, Record
from tortuga.kernel.title import Title
from tortuga.server.protocol import Setup, Status

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


class Progress:
    """What is to be played, whether it is open, played, over or closed, and from the start on its game."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.status: Status = OPEN
        self.game: Game | None = None
        self.is_carried_over = False
        """Do other rules go on than those that began it? Then the digests of all its rows have to agree."""
        self._title: Title | None = None

    def copy(self) -> "Progress":
        twin = Progress.__new__(Progress)
        twin.setup, twin.status, twin.is_carried_over = self.setup, self.status, self.is_carried_over
        twin._title = self._title
        twin.game = None if self.game is None else self.game.copy()
        return twin

    @property
    def title(self) -> Title:
        """Of the version that began the game if it is still installed, else the newest."""
        if self._title is None:
            self._title = registry.title(self.setup.title)
        return self._title

    # -- Rows ---------------------------------------------------------------------------------------------------------

    def lost_seat(self, seat: int) -> None:
        """A seat was taken away before the start."""
        plans = self.setup.seats
        self.setup = msgspec.structs.replace(self.setup, seats=[*plans[:seat], *plans[seat + 1 :]])

    def started(self, header: Header) -> None:
        self._title = title = registry.title(self.setup.title, header.rules)
        ours = msgspec.structs.replace(header, rules=title.version, data=title.fingerprint)
        self.is_carried_over = ours != header
        self.game = Game.empty(title, ours)
        self.status = PLAYING

    def repeat(self, record: Record, *, proved: bool = False) -> list[Announced]:
        """Lets a record that happened before change the game, and returns what was told of it."""
        game = self.playing()
        game.append(record, proved=proved)
        return game.folded[-1].told if record.house is None and record.back is None else []

    def played(self, record: Record) -> None:
        """The game has been changed before, by `play`, `lapse` or `append`."""
        if self.status == PLAYING and not self.playing().state.due():
            self.status = OVER
        if record.house == "end":
            self.status = CLOSED

    def closed(self) -> None:
        self.status = CLOSED

    # -- Questions ----------------------------------------------------------------------------------------------------

    @property
    def is_finished(self) -> bool:
        """Over or closed: from then on everybody may know everything."""
        return self.status in (OVER, CLOSED)

    def must_be_open(self) -> None:
        if self.status != OPEN:
            raise Refusal("table-started")

    def playing(self) -> Game:
        """The game; refused before its start."""
        if self.game is None:
            raise Refusal("table-not-started")
        return self.game

    def going_on(self) -> Game:
        """The game; refused before its start and after its end."""
        game = self.playing()
        if self.status == OVER:
            raise Refusal("game-over")
        if self.status == CLOSED:
            raise Refusal("table-closed")
        return game

    def due(self) -> list[int]:
        """The seats that owe a decision."""
        return self.playing().state.due() if self.status == PLAYING else []

    def decision(self, seat: int) -> int | None:
        """The number of the decision that a seat currently owes."""
        game = self.playing()
        return game.decision(seat) if seat in game.state.due() else None

    def is_open(self, seat: int, decision: int) -> bool:
        """Does the seat owe just this decision?"""
        return self.status == PLAYING and self.decision(seat) == decision
