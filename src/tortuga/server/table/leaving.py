"""Leaving: who is away from a running game, and what the others choose to do about it."""

from typing import Any

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.kernel.messages import Arg, Message, Seat
from tortuga.kernel.records import Record
from tortuga.seats import bot_in, bot_spec
from tortuga.server import protocol
from tortuga.server.protocol import Leaver
from tortuga.server.table.handlers import Handlers
from tortuga.server.table.log import HOUSE, By, Log, by_house
from tortuga.server.table.progress import PLAYING, Progress
from tortuga.server.table.rows import Chose
from tortuga.server.table.seats import Seats
from tortuga.server.table.takebacks import TakeBacks

LAPSES_UNTIL_AWAY = 3
"""Time-outs in a row after which a seat counts as left."""
NOTES = frozenset({"away", "left", "returned", "takeover", "claim", "end"})
"""The house's own lines in the record of a game."""


class Leaving:
    """Who has lapsed how often, and the votes on those who are away (who that is, is in their chairs)."""

    def __init__(self, progress: Progress, seats: Seats, takebacks: TakeBacks, log: Log) -> None:
        self._progress = progress
        self._seats = seats
        self._takebacks = takebacks
        self._log = log
        self._votes: dict[int, dict[int, str]] = {}
        """By seat that was left: what each seat has chosen."""
        self._lapses: dict[int, int] = {}
        """By seat: time-outs in a row."""
        self._since: dict[int, int] = {}
        """By seat that was left: the row that says so."""

    def copy(self, progress: Progress, seats: Seats, takebacks: TakeBacks, log: Log) -> "Leaving":
        twin = Leaving.__new__(Leaving)
        twin._progress, twin._seats, twin._takebacks, twin._log = progress, seats, takebacks, log
        twin._votes = {seat: votes.copy() for seat, votes in self._votes.items()} if self._votes else {}
        twin._lapses = self._lapses.copy()
        twin._since = self._since.copy()
        return twin

    # -- Commands -----------------------------------------------------------------------------------------------------

    @property
    def handlers(self) -> Handlers:
        return {protocol.Leave: self._leave, protocol.Choose: self._choose, protocol.Claim: self._claim}

    def _leave(self, command: protocol.Leave, by: By) -> None:
        seat = self._seats.own(by.actor)
        self._progress.going_on()
        if self._seats.chairs[seat].away:
            raise Refusal("already-away")
        self.has_left(seat, by)

    def _choose(self, command: protocol.Choose, by: By) -> None:
        """The others choose what happens after somebody has left; a player alone with bots may end the game."""
        seat, leaver = self._seats.own(by.actor), command.seat
        self._progress.going_on()
        self._seats.must_exist(leaver)
        alone = seat == leaver and command.what == "end" and self._seats.people() == {seat}
        chair = self._seats.chairs[leaver]
        if not alone and (seat == leaver or not chair.away or chair.stand_in is not None):
            raise Refusal("not-away", number=leaver + 1)
        self._log.append(Chose(seat, leaver, command.what), by)
        voters = self._seats.people() - {leaver} or {seat}
        if 2 * sum(self._votes[leaver].get(voter) == command.what for voter in voters) > len(voters):
            self._follow(command.what, leaver, by_house(by.now))

    def _follow(self, what: str, leaver: int, by: By) -> None:
        if what == "bot":
            self._note("takeover", leaver, by, to=bot_spec(registry.adviser(self._progress.title)))
        elif what == "end":
            self._note("end", leaver, by)

    def _claim(self, command: protocol.Claim, by: By) -> None:
        seat = self._seats.own(by.actor)
        self._progress.going_on()
        if self._seats.chairs[seat].stand_in is None:
            raise Refusal("seat-not-kept")
        self._note("claim", seat, by)

    # -- What happens without a command -------------------------------------------------------------------------------

    def has_left(self, seat: int, by: By) -> None:
        self._note("left", seat, by)
        self._takebacks.go_back_if_agreed(by.now)

    def is_away(self, seat: int, now: int) -> None:
        self._note("away", seat, by_house(now))
        self._takebacks.go_back_if_agreed(now)

    def has_lapsed(self, seat: int, now: int) -> None:
        """After a time-out: a player who lapses again and again counts as away."""
        again_and_again = self._lapses[seat] == LAPSES_UNTIL_AWAY
        if self._progress.status == PLAYING and again_and_again and not self._seats.chairs[seat].away:
            self.is_away(seat, now)

    def has_returned(self, seat: int, now: int) -> None:
        """Somebody shows up; a seat that a bot keeps has to be claimed."""
        chair = self._seats.chairs[seat]
        if self._progress.status == PLAYING and chair.away and chair.stand_in is None:
            self._note("returned", seat, By(chair.guest or HOUSE, None, now))

    def _note(self, what: str, seat: int, by: By, to: str | None = None) -> None:
        """A line of the house's own in the game's record."""
        self._log.append_record(self._progress.playing().house(what, seat, to), by)

    # -- Rows ---------------------------------------------------------------------------------------------------------

    def chose(self, what: Chose) -> list[Message]:
        self._votes.setdefault(what.leaver, {})[what.seat] = what.what
        return [Message(f"house-chose-{what.what}", {"name": Seat(what.seat), "leaver": Seat(what.leaver)})]

    def played(self, record: Record) -> list[Message]:
        seat = record.seat
        if seat is None:
            return []
        if record.house is not None:
            return self._noted(record.house, seat, record.to)
        if record.back is not None:
            return []
        self._lapses[seat] = self._lapses.get(seat, 0) + 1 if record.lapse else 0
        return [Message("house-lapse", {"name": Seat(seat)})] if record.lapse else []

    def _noted(self, what: str, seat: int, to: str | None) -> list[Message]:
        args: dict[str, Arg] = {"name": Seat(seat)}
        match what:
            case "away" | "left":
                self._sits(seat, away=True)
                self._since[seat] = self._log.seq
            case "returned":
                self._sits(seat, away=False)
                self._votes.pop(seat, None)
                self._lapses.pop(seat, None)
            case "takeover":
                stand_in = bot_in(to or "")
                self._sits(seat, stand_in=stand_in)
                self._votes.pop(seat, None)
                args["bot"] = stand_in or ""
            case "claim":
                self._sits(seat, stand_in=None, away=False)
        return [Message(f"house-{what}", args)]

    def _sits(self, seat: int, **otherwise: Any) -> None:
        self._seats.put(seat, msgspec.structs.replace(self._seats.chairs[seat], **otherwise))

    # -- Questions ----------------------------------------------------------------------------------------------------

    def leavers(self) -> list[Leaver]:
        """Those about whom the others have to choose, with the choices so far."""
        if self._progress.status != PLAYING:
            return []
        return [
            Leaver(seat=seat, seq=self._since[seat], chosen=self._chosen(seat))
            for seat, chair in enumerate(self._seats.chairs)
            if chair.away and chair.stand_in is None
        ]

    def since(self, seat: int) -> int | None:
        """The row since which somebody is away about whom the others have to choose."""
        return next((leaver.seq for leaver in self.leavers() if leaver.seat == seat), None)

    def _chosen(self, leaver: int) -> dict[str, list[int]]:
        chosen: dict[str, list[int]] = {}
        for seat, what in self._votes.get(leaver, {}).items():
            chosen.setdefault(what, []).append(seat)
        return chosen


def is_note(record: Record, seats: int) -> bool:
    """Can the house have written this record? The rules skip the house's lines, so only this checks them."""
    return record.house is None or (record.house in NOTES and record.seat is not None and 0 <= record.seat < seats)
