"""Presence: who is connected, by open tabs, and how long the house waits for those who are not."""

from collections.abc import Mapping

from tortuga.server.protocol import DaysClock
from tortuga.server.table.leaving import Leaving
from tortuga.server.table.progress import PLAYING, Progress
from tortuga.server.table.rows import moved_up
from tortuga.server.table.seats import Seats

CLOSED_TAB_MS = 10_000
LOST_CONNECTION_MS = 30_000


def waited_until(now: int, *, cleanly: bool) -> int:
    """For somebody who closed their last tab, or whose connection was lost."""
    return now + (CLOSED_TAB_MS if cleanly else LOST_CONNECTION_MS)


class Presence:
    """None of it is in the log, except who is finally away."""

    def __init__(self, progress: Progress, seats: Seats, leaving: Leaving) -> None:
        self.here: dict[int, int] = {}
        """How many tabs each seat has open, wherever they are."""
        self.grace: dict[int, int] = {}
        """Until when the house waits for somebody whose last tab has gone."""
        self.came: frozenset[int] = frozenset()
        """Who has shown up at this copy of the table, and may be waited for by others."""
        self.given_up: frozenset[int] = frozenset()
        """Whose grace has ended at this copy of the table."""
        self._progress = progress
        self._seats = seats
        self._leaving = leaving

    def remember(self, before: "Presence") -> None:
        """Takes over what is not in the log from the same table in memory."""
        self.here, self.grace = before.here, before.grace

    def copy(self, progress: Progress, seats: Seats, leaving: Leaving) -> "Presence":
        twin = Presence.__new__(Presence)
        twin._progress, twin._seats, twin._leaving = progress, seats, leaving
        twin.here, twin.grace = self.here.copy(), self.grace.copy()
        twin.came = twin.given_up = frozenset()
        return twin

    def see(self, tabs: Mapping[int, int], left: Mapping[int, int], now: int) -> bool:
        """These tabs are open now, by seat. Whoever has `left` is waited for until then, also where they have a tab in
        another process, which may be closed at this very moment; whoever has come shows up. Says whether anybody
        has."""
        come = [seat for seat, many in tabs.items() if many > self.here.get(seat, 0)]
        self.here = dict(tabs)
        for seat, until in left.items():
            self._start_grace(seat, until)
        for seat in come:
            self.came |= {seat}
            self.showed_up(seat, now)
        return bool(come)

    def arrived(self, seat: int, now: int) -> None:
        """Somebody opened this table in a tab."""
        self.here[seat] = self.here.get(seat, 0) + 1
        self.showed_up(seat, now)

    def showed_up(self, seat: int, now: int) -> None:
        """In a tab, or by a command without a socket."""
        self.grace.pop(seat, None)
        if seat not in self.here:
            self.came |= {seat}
        self._leaving.has_returned(seat, now)

    def departed(self, seat: int, now: int, *, cleanly: bool) -> None:
        """A tab was closed, or its connection was lost: the seat has a grace before it counts as away."""
        self.here[seat] -= 1
        if not self.here[seat]:
            del self.here[seat]
            self._start_grace(seat, waited_until(now, cleanly=cleanly))

    def reopened(self, now: int) -> None:
        """After a start or a restart those who are not here get the grace of a lost connection."""
        for seat in range(len(self._seats.chairs)):
            if seat not in self.grace and seat not in self.here:
                self._start_grace(seat, now + LOST_CONNECTION_MS)

    def waited_for(self) -> dict[int, int]:
        """The graces that run. One that is over is kept until it is on the disk that its seat is away: what cannot be
        stored has not happened, and the grace has to end again."""
        return {seat: until for seat, until in self.grace.items() if self._is_missed(seat)}

    def grace_is_over(self, seat: int, now: int) -> None:
        """A player with a tab in another process isn't away, whatever was closed here."""
        if seat in self.here:
            del self.grace[seat]
            return
        self.given_up |= {seat}
        self._leaving.is_away(seat, now)

    def lost_seat(self, gone: int) -> None:
        """An empty seat was taken away before the start."""
        self.here = {moved_up(seat, gone): tabs for seat, tabs in self.here.items()}

    def settled(self) -> None:
        """The changes are on disk."""
        self.grace = self.waited_for()

    def wait_for_nobody(self) -> None:
        """The game has ended."""
        self.grace.clear()

    def _start_grace(self, seat: int, until: int) -> None:
        if self._is_missed(seat):
            self.grace[seat] = until

    def _is_missed(self, seat: int) -> bool:
        """Would anybody miss them? (What others say may be about a seat that no longer exists.)"""
        if seat >= len(self._seats.chairs):
            return False
        chair = self._seats.chairs[seat]
        unhurried = isinstance(self._progress.setup.clock, DaysClock)
        return self._progress.status == PLAYING and chair.person and not chair.away and not unhurried
