"""Starting: how a game begins at a table: newly dealt, from a moment of another game, or from a file."""

from collections.abc import Iterable, Sequence

from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import new_header
from tortuga.kernel.records import Header, Record
from tortuga.server import protocol
from tortuga.server.table.handlers import Handlers
from tortuga.server.table.log import By, Log, by_house
from tortuga.server.table.presence import Presence
from tortuga.server.table.progress import OPEN, PLAYING, Progress
from tortuga.server.table.rows import Closed, Opened, Started
from tortuga.server.table.seats import Seats, read_seat


class Starting:
    """The seed that the game will be dealt by, and whether it waits for all its people."""

    def __init__(
        self, seed: str, opened: Opened, progress: Progress, seats: Seats, presence: Presence, log: Log
    ) -> None:
        self._seed = seed
        self._when_all_here = opened.when_all_here
        self._progress = progress
        self._seats = seats
        self._presence = presence
        self._log = log

    def copy(self, progress: Progress, seats: Seats, presence: Presence, log: Log) -> "Starting":
        twin = Starting.__new__(Starting)
        twin._seed, twin._when_all_here = self._seed, self._when_all_here
        twin._progress, twin._seats, twin._presence, twin._log = progress, seats, presence, log
        return twin

    @property
    def handlers(self) -> Handlers:
        return {protocol.Start: self._start_by_host}

    def _start_by_host(self, command: protocol.Start, by: By) -> None:
        self._seats.must_host(by.actor)
        self._progress.must_be_open()
        between = By(by.actor, None, by.now)
        if command.without_empty:
            self._seats.remove_free(between)
        free = self._seats.free()
        bot = None if command.fill is None else read_seat(self._progress.title, command.fill)
        if free and bot is None:
            raise Refusal("seats-open", count=len(free))
        for seat in free:
            self._seats.arrange(seat, bot, between)
        self.start(by)

    def start(self, by: By, taken_over: Sequence[Record] = (), rules: str | None = None) -> None:
        """Publishes the hash of the seed and deals, or goes on from a moment of another game, by the rules of that."""
        title = self._progress.title if rules is None else registry.title(self._progress.title.name, rules)
        header = new_header(title, self._seats.names(), seed=self._seed)
        self._log.append(Started(header.rules, header.data, header.seed_hash, len(taken_over)), by)
        if not taken_over:
            self._log.append_folded(self._progress.playing().deal(), by_house(by.now))
        self._repeat(taken_over, by.now)
        self._presence.reopened(by.now)

    def start_if_all_here(self, now: int) -> None:
        """A rematch starts by itself as soon as all its people have come."""
        waits = self._progress.status == OPEN and self._when_all_here
        if waits and self._seats.guests() <= self._presence.here.keys() and not self._seats.free():
            self.start(by_house(now))

    def bring_in(self, header: Header, records: Iterable[Record], now: int) -> None:
        """A game from a record file: it can be looked at, not played on."""
        self._log.append(Started(header.rules, header.data, header.seed_hash, header.after), by_house(now))
        self._repeat(records, now)
        if self._progress.status == PLAYING:
            self._log.append(Closed("house-end"), by_house(now))

    def _repeat(self, records: Iterable[Record], now: int) -> None:
        for record in records:
            told = self._progress.repeat(record)
            self._log.append_record(record, by_house(now), told)
