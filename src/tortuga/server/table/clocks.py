"""The clocks of a table: plain arithmetic over what happened at which time, so that folding the log again after a
restart gives the same clocks. Only people have running clocks; bots are never in `due`."""

from collections.abc import Collection

from tortuga.server.protocol import BankClock, Clock, DaysClock, NoClock, TurnClock

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
GRACE = 5 * SECOND
"""The least that a seat has after its time ran out: a game cannot rush through lapses faster than people can look."""


class Clocks:
    """What each seat has left, in milliseconds.

    A turn clock is full when a seat comes to owe something and when the turn passes; a days clock also after each
    decision of that seat. A bank is never filled: every turn or answer that is over adds the increment.

    >>> clocks = Clocks(TurnClock(seconds=60), seats=2)
    >>> clocks.happened(1_000, due=[0], turn=1)
    >>> clocks.left(0, 11_000), clocks.deadline(0), clocks.deadline(1)
    (50000, 61000, None)
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._full = _full(clock)
        self._increment = clock.increment * SECOND if isinstance(clock, BankClock) else 0
        self._left = [self._full] * seats
        """At the moment `_now`; after that it runs for those who owe, unless all clocks stand."""
        self._now = 0
        self._given = 0
        """Of the time after `_now`, what costs nobody anything."""
        self._turn = 0
        self._owing: frozenset[int] = frozenset()
        self._standing = True
        self._earned: list[list[int]] = [[] for _ in range(seats)]
        """By seat: the turns that brought it an increment."""

    def copy(self) -> "Clocks":
        twin = Clocks.__new__(Clocks)
        twin._clock, twin._full, twin._increment = self._clock, self._full, self._increment
        twin._now, twin._given, twin._turn = self._now, self._given, self._turn
        twin._owing, twin._standing = self._owing, self._standing
        twin._left = self._left[:]
        twin._earned = [turns[:] for turns in self._earned]
        return twin

    def happened(
        self,
        at: int,
        due: Collection[int],
        turn: int,
        *,
        by: int | None = None,
        lapse: bool = False,
        back: bool = False,
        given: int = 0,
    ) -> None:
        """After every record: who owes a decision now, and which turn it is.

        `by` decided, or had it decided by a `lapse`. After going `back` no clock is filled within the turn, and what
        was taken back earns nothing; the time that it took is gone all the same. What was `given` of the time since
        the last record costs nobody anything.
        """
        self._given = given
        self._charge(at)
        owing, passed = frozenset(due), turn != self._turn
        over, begun = (self._owing, owing) if passed else (self._owing - owing, owing - self._owing)
        if lapse and by is not None:
            self._left[by] = 0
        if not isinstance(self._clock, BankClock):
            if passed or not back:
                self._fill(begun, by)
        elif back:
            self._take_back(owing, turn)
        else:
            self._earn(over)
        if lapse and by is not None:
            self._left[by] = max(self._left[by], GRACE)
        self._owing, self._turn, self._standing = owing, turn, False

    def give_back(self, ms: int) -> None:
        """This much of the time since the last record doesn't count."""
        self._given += ms

    def stopped(self, at: int) -> None:
        """Everybody's clock stands, until the next thing happens."""
        self._charge(at)
        self._standing = True

    def left(self, seat: int, at: int) -> int | None:
        """What a seat has left at a moment; for one that owes nothing, what it would start with."""
        if isinstance(self._clock, NoClock):
            return None
        if seat not in self._owing:
            return self._left[seat] if isinstance(self._clock, BankClock) else self._full
        ran = 0 if self._standing else max(0, at - self._now - self._given)
        return max(0, self._left[seat] - ran)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time runs out if nothing happens; None while its clock does not run."""
        if isinstance(self._clock, NoClock) or self._standing or seat not in self._owing:
            return None
        return self._now + self._left[seat] + self._given

    def _charge(self, at: int) -> None:
        """Those who ran pay for the time since the last call; a system clock that was set back costs nobody any."""
        ran = max(0, at - self._now - self._given)
        self._given = 0
        if not self._standing:
            for seat in self._owing:
                self._left[seat] = max(0, self._left[seat] - ran)
        self._now = max(self._now, at)

    def _fill(self, seats: Collection[int], by: int | None) -> None:
        for seat in seats:
            self._left[seat] = self._full
        if by is not None and isinstance(self._clock, DaysClock):
            self._left[by] = self._full

    def _earn(self, seats: Collection[int]) -> None:
        for seat in seats:
            self._left[seat] += self._increment
            self._earned[seat].append(self._turn)

    def _take_back(self, due: Collection[int], turn: int) -> None:
        """Increments of turns that were taken back, and of answers that are owed again: otherwise answering and taking
        it back would fill the bank."""
        for seat, turns in enumerate(self._earned):
            while turns and (turns[-1] > turn or (turns[-1] == turn and seat in due)):
                turns.pop()
                self._left[seat] = max(0, self._left[seat] - self._increment)


def _full(clock: Clock) -> int:
    """What a full clock holds."""
    match clock:
        case TurnClock(seconds=seconds):
            return seconds * SECOND
        case BankClock(minutes=minutes):
            return minutes * MINUTE
        case DaysClock(days=days):
            return days * DAY
        case NoClock():
            return 0
