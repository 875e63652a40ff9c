"""Seats: who sits where before the start, and who plays in each chair after it."""

from collections.abc import Callable

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.errors import OptionError, Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.messages import Message, Seat
from tortuga.kernel.title import Title
from tortuga.seats import bot_in, bot_spec
from tortuga.server import protocol
from tortuga.server.table.handlers import Handlers
from tortuga.server.table.log import By, Log
from tortuga.server.table.progress import Progress
from tortuga.server.table.rows import Arranged, Chair, Removed, Sat, Stood, moved_up


class Seats:
    """The chairs of a table. `name_of` knows the guests' names, which the log does not hold."""

    def __init__(
        self, host: str, chairs: list[Chair], name_of: Callable[[str], str], progress: Progress, log: Log
    ) -> None:
        self.host = host
        self.chairs = [msgspec.structs.replace(chair) for chair in chairs]
        self.name_of = name_of
        self._removed: list[tuple[int, int]] = []
        """Seats that were taken away, and when."""
        self._progress = progress
        self._log = log

    def copy(self, progress: Progress, log: Log) -> "Seats":
        twin = Seats.__new__(Seats)
        twin.host, twin.chairs, twin.name_of = self.host, self.chairs, self.name_of  # `put` makes a new list
        twin._removed = self._removed  # and so does `removed`
        twin._progress, twin._log = progress, log
        return twin

    def put(self, seat: int, chair: Chair) -> None:
        """A chair is never changed, only replaced, and so is the list: whoever holds an earlier list can tell that this
        is another one."""
        self.chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]

    # -- Commands -----------------------------------------------------------------------------------------------------

    @property
    def handlers(self) -> Handlers:
        return {
            protocol.Sit: self._sit,
            protocol.Stand: self._stand,
            protocol.Arrange: self._arrange,
            protocol.RemoveSeat: self._remove,
        }

    def _sit(self, command: protocol.Sit, by: By) -> None:
        self._progress.must_be_open()
        if self.seat_of(by.actor) is not None:
            raise Refusal("already-seated")
        free = self.free()
        if not free:
            raise Refusal("table-full")
        seat = free[0] if command.seat is None else command.seat
        self.must_exist(seat)
        if seat not in free:
            raise Refusal("seat-taken", number=seat + 1)
        self._log.append(Sat(seat, by.actor), by)

    def _stand(self, command: protocol.Stand, by: By) -> None:
        seat = self.own(by.actor)
        self._progress.must_be_open()
        self.stand_up(seat, by)

    def _arrange(self, command: protocol.Arrange, by: By) -> None:
        self.must_host(by.actor)
        self._progress.must_be_open()
        self.must_exist(command.seat)
        if self.chairs[command.seat].guest == by.actor:
            raise Refusal("seat-taken", number=command.seat + 1)
        self.arrange(command.seat, read_seat(self._progress.title, command.who), by)

    def _remove(self, command: protocol.RemoveSeat, by: By) -> None:
        self.must_host(by.actor)
        self._progress.must_be_open()
        self.must_exist(command.seat)
        if command.seat not in self.free():
            raise Refusal("seat-taken", number=command.seat + 1)
        self._must_be_enough(len(self.chairs) - 1)
        self._log.append(Removed(command.seat), by)

    def remove_free(self, by: By) -> None:
        """Takes all empty seats away, where that leaves enough for the game."""
        free = self.free()
        self._must_be_enough(len(self.chairs) - len(free))
        for seat in reversed(free):
            self._log.append(Removed(seat), by)

    def _must_be_enough(self, seats: int) -> None:
        title = self._progress.title
        title.check_options(title.read_options(self._progress.setup.options), seats)

    def stand_up(self, seat: int, by: By) -> None:
        self._log.append(Stood(seat), by)

    def arrange(self, seat: int, bot: str | None, by: By) -> None:
        self._log.append(Arranged(seat, bot), by)

    # -- Rows ---------------------------------------------------------------------------------------------------------

    def sat(self, what: Sat) -> list[Message]:
        self.put(what.seat, Chair(guest=what.guest))
        return [Message("house-sat", {"name": Seat(what.seat)})]

    def stood(self, what: Stood) -> list[Message]:
        self.put(what.seat, Chair())
        return [Message("house-stood", {"number": what.seat + 1})]

    def arranged(self, what: Arranged) -> list[Message]:
        self.put(what.seat, Chair(bot=what.bot))
        return [Message("house-arranged", {"number": what.seat + 1})]

    def removed(self, what: Removed, at: int) -> list[Message]:
        self.chairs = [*self.chairs[: what.seat], *self.chairs[what.seat + 1 :]]
        self._removed = [*self._removed, (at, what.seat)]
        return [Message("house-removed", {"number": what.seat + 1})]

    # -- Questions ----------------------------------------------------------------------------------------------------

    def now_at(self, seat: int, since: int) -> int | None:
        """Where a seat is now that had this number at that time; None: it was taken away."""
        for at, gone in self._removed:
            if at < since:
                continue
            if gone == seat:
                return None
            seat = moved_up(seat, gone)
        return seat

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None for everybody else."""
        return next(
            (seat for seat, chair in enumerate(self.chairs) if guest is not None and chair.guest == guest), None
        )

    def own(self, guest: str) -> int:
        """The seat of a guest who must have one."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Refusal("table-not-yours")
        return seat

    def must_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refusal("host-only")

    def must_exist(self, seat: int) -> None:
        if seat >= len(self.chairs):
            raise Refusal("seat-unknown", number=seat + 1)

    def deciding(self, seat: int) -> Game:
        """The game that goes on; refused where a bot decides for the seat."""
        game = self._progress.going_on()
        if self.chairs[seat].player is not None:
            raise Refusal("seat-kept")
        return game

    def free(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.taken]

    def guests(self) -> set[int]:
        """The seats of people, including those who are away or have a bot standing in for them."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.guest is not None}

    def people(self) -> set[int]:
        """The seats of people who are not away."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.away}

    def people_due(self) -> list[int]:
        """The seats where a person owes a decision."""
        return [seat for seat in self._progress.due() if self.chairs[seat].person]

    def names(self) -> list[str]:
        return [self._name(chair) or f"{number}" for number, chair in enumerate(self.chairs, start=1)]

    def _name(self, chair: Chair) -> str | None:
        if chair.guest is not None:
            return self.name_of(chair.guest)
        return chair.name or (bot_spec(chair.bot) if chair.bot is not None else None)


def read_seat(title: Title, who: str) -> str | None:
    """The bot that a seat plan names; None for an open seat."""
    if who == "open":
        return None
    bot = bot_in(who)
    if bot is None:
        raise OptionError("seat-plan", plan=who)
    registry.bot_entry(bot, title)
    return bot


def chairs_again(title: Title, chairs: list[Chair]) -> list[Chair]:
    """The chairs of a rematch: everybody present and where they sat, no bot that stands in for somebody."""
    fresh = [Chair(guest=chair.guest, bot=chair.bot) for chair in chairs]
    return [*fresh[-1:], *fresh[:-1]] if title.first_seat_begins else fresh
