"""TableChat: what is said at a table."""

from collections.abc import Iterable

from tortuga.kernel.errors import Refusal
from tortuga.kernel.messages import Message
from tortuga.server import protocol
from tortuga.server.names_and_chat import check_phrase, clean_chat
from tortuga.server.protocol import ChatLine
from tortuga.server.store.rows import ChatRow
from tortuga.server.table.growing import Growing
from tortuga.server.table.handlers import Handlers
from tortuga.server.table.log import By, Log
from tortuga.server.table.progress import Progress
from tortuga.server.table.rows import ChatSwitched
from tortuga.server.table.seats import Seats


class TableChat:
    """The lines so far, those not stored yet (`fresh`), and whether the host has closed it. Lines are not rows of the
    log, so that guests who ask to be forgotten can have them erased."""

    def __init__(self, progress: Progress, seats: Seats, log: Log) -> None:
        self.lines: Growing[ChatRow] = Growing()
        self.fresh: list[ChatRow] = []
        self.closed = False
        self._progress = progress
        self._seats = seats
        self._log = log

    def copy(self, progress: Progress, seats: Seats, log: Log) -> "TableChat":
        """Of a table all of whose lines are stored."""
        twin = TableChat.__new__(TableChat)
        twin.closed = self.closed
        twin._progress, twin._seats, twin._log = progress, seats, log
        twin.lines, twin.fresh = self.lines.copy(), []
        return twin

    @property
    def handlers(self) -> Handlers:
        return {protocol.Chat: self._say, protocol.CloseChat: self._close}

    def _say(self, command: protocol.Chat, by: By) -> None:
        if by.actor != self._seats.host:
            self._seats.own(by.actor)  # a spectator could tell a player what they may not know
        if not self._progress.setup.chat:
            raise Refusal("chat-off")
        if self.closed:
            raise Refusal("chat-closed")
        text = phrase = None
        if command.phrase is not None:
            check_phrase(command.phrase)
            phrase = command.phrase
        else:
            text = clean_chat(command.text or "")
        at = self._log.moment(by.now)
        line = ChatRow(n=self.last + 1, guest=by.actor, command=command.id, at=at, text=text, phrase=phrase)
        self.lines.append(line)
        self.fresh.append(line)
        self._log.remember(command.id, by.actor, at)

    def _close(self, command: protocol.CloseChat, by: By) -> None:
        self._seats.must_host(by.actor)
        self._log.append(ChatSwitched(command.closed), by)

    def switched(self, what: ChatSwitched) -> list[Message]:
        self.closed = what.closed
        return [Message("house-chat-closed" if what.closed else "house-chat-opened")]

    def follow(self, lines: Iterable[ChatRow]) -> None:
        """Lines that the disk has."""
        for line in lines:
            self.lines.append(line)
            self._log.remember(line.command, line.guest, line.at)

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].n if self.lines else 0

    def since(self, n: int) -> list[ChatLine]:
        """What was said after line `n`."""
        return [self._shown(line) for line in self.lines.after(n)]

    def _shown(self, line: ChatRow) -> ChatLine:
        return ChatLine(
            n=line.n,
            at=line.at,
            name=self._seats.name_of(line.guest),
            seat=self._seats.seat_of(line.guest),
            text=line.text,
            phrase=line.phrase,
        )
