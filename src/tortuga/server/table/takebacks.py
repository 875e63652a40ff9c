"""TakeBacks: how moves are taken back, by the player alone or by the consent of all."""

import msgspec

from tortuga.kernel.errors import Refusal, UndoError
from tortuga.kernel.game import UndoReach
from tortuga.kernel.messages import Message, Seat
from tortuga.kernel.records import Record, seat_in
from tortuga.server import protocol
from tortuga.server.protocol import BackAsked
from tortuga.server.table.handlers import Handlers
from tortuga.server.table.log import By, Log, by_house
from tortuga.server.table.progress import PLAYING, Progress
from tortuga.server.table.rows import AnsweredBack, AskedBack
from tortuga.server.table.seats import Seats


class TakeBacks:
    """The open question, if any, and who has agreed."""

    def __init__(self, progress: Progress, seats: Seats, log: Log) -> None:
        self.asked: BackAsked | None = None
        self._progress = progress
        self._seats = seats
        self._log = log

    def copy(self, progress: Progress, seats: Seats, log: Log) -> "TakeBacks":
        twin = TakeBacks.__new__(TakeBacks)
        twin.asked = self.asked
        twin._progress, twin._seats, twin._log = progress, seats, log
        return twin

    # -- Commands -----------------------------------------------------------------------------------------------------

    @property
    def handlers(self) -> Handlers:
        return {protocol.Undo: self._undo, protocol.AskBack: self._ask, protocol.AnswerBack: self._answer}

    def _undo(self, command: protocol.Undo, by: By) -> None:
        seat = self._seats.own(by.actor)
        self._log.append_record(self._seats.deciding(seat).undo(seat, whole_turn=command.whole_turn), by)

    def _ask(self, command: protocol.AskBack, by: By) -> None:
        seat = self._seats.own(by.actor)
        game = self._seats.deciding(seat)
        if not self._progress.setup.takebacks:
            raise Refusal("back-off")
        if self.asked is not None:
            raise Refusal("back-waiting")
        if all(kept.record.n != command.to for kept in game.folded[:-1]):
            raise UndoError("undo-no-such-moment", n=command.to)
        if self._past_absent(command.to):
            raise Refusal("back-past-absent")
        self._log.append(AskedBack(seat, command.to), by)
        self.go_back_if_agreed(by.now)

    def _answer(self, command: protocol.AnswerBack, by: By) -> None:
        seat = self._seats.own(by.actor)
        self._seats.deciding(seat)
        if self.asked is None or seat in self.asked.agreed:
            raise Refusal("back-none")
        self._log.append(AnsweredBack(seat, command.agree), by)
        self.go_back_if_agreed(by.now)

    def go_back_if_agreed(self, now: int) -> None:
        """Bots always agree, and nobody waits for those who left; but a question about their own moves stands until
        they are back."""
        asked, people = self.asked, self._seats.people()
        if asked is not None and people and people <= set(asked.agreed) and not self._past_absent(asked.to):
            self._log.append_record(self._progress.playing().take_back(asked.to), by_house(now))

    def _past_absent(self, to: int) -> bool:
        """Would it take back a move of somebody who can't be asked, even if a bot is standing in?"""
        absent = self._seats.guests() - self._seats.people()
        taken = (kept.record for kept in self._progress.playing().folded if kept.record.n > to)
        return any(record.seat in absent and record.by is None for record in taken)

    # -- Rows ---------------------------------------------------------------------------------------------------------

    def was_asked(self, what: AskedBack) -> list[Message]:
        self.asked = BackAsked(seat=what.seat, to=what.to, seq=self._log.seq, agreed=[what.seat])
        return [Message("house-back-asked", {"name": Seat(what.seat), "n": what.to})]

    def was_answered(self, what: AnsweredBack) -> list[Message]:
        asked = self.asked
        if what.agree and asked is not None:
            self.asked = msgspec.structs.replace(asked, agreed=[*asked.agreed, what.seat])
            return []
        self.asked = None
        return [Message("house-back-declined", {"name": Seat(what.seat)})]

    def played(self, record: Record) -> list[Message]:
        """A decision, or going back, ends the question; the house's own lines do not."""
        if record.house is None and (record.back is not None or record.seat is not None):
            self.asked = None
        return [] if record.house is not None or record.back is None else [_line(record.by or "")]

    # -- Questions ----------------------------------------------------------------------------------------------------

    def reach(self, seat: int | None) -> UndoReach | None:
        """How far a person who plays may go back alone; None for everybody else."""
        if seat is None or self._progress.status != PLAYING or self._seats.chairs[seat].player is not None:
            return None
        return self._progress.playing().undo_reach(seat)


def _line(by: str) -> Message:
    seat = seat_in(by)
    return Message("house-back-all") if seat is None else Message("house-back", {"name": Seat(seat)})
