"""Moves: what people, bots and time decide at a table, and what can be asked about a move before it is made."""

from collections.abc import Iterable

from tortuga.kernel.errors import Refusal
from tortuga.kernel.rehearsal import Attempt
from tortuga.kernel.views import Assessment, Offer, Stage
from tortuga.server import protocol
from tortuga.server.store.rows import Draft
from tortuga.server.table.handlers import Handlers
from tortuga.server.table.log import By, Log, by_house
from tortuga.server.table.progress import Progress
from tortuga.server.table.seats import Seats


class Moves:
    """The decisions of a table. Drafts are not in the log."""

    def __init__(self, progress: Progress, seats: Seats, log: Log) -> None:
        self._progress = progress
        self._seats = seats
        self._log = log
        self._drafts: dict[int, tuple[int, str]] = {}
        """By seat: the decision that the draft is for, and the draft."""

    def remember(self, before: "Moves") -> None:
        """Takes over what is not in the log from the same table in memory."""
        self._drafts = before._drafts

    def copy(self, progress: Progress, seats: Seats, log: Log) -> "Moves":
        """Drafts are those of people and not of a version: all copies know them."""
        twin = Moves.__new__(Moves)
        twin._drafts = self._drafts
        twin._progress, twin._seats, twin._log = progress, seats, log
        return twin

    # -- Commands -----------------------------------------------------------------------------------------------------

    @property
    def handlers(self) -> Handlers:
        return {protocol.Play: self._play, protocol.Draft: self._draft}

    def _play(self, command: protocol.Play, by: By) -> None:
        seat = self._seats.own(by.actor)
        self._log.append_folded(self._seats.deciding(seat).play(seat, command.move), by)

    def _draft(self, command: protocol.Draft, by: By) -> Assessment | None:
        """Says what can be said of the draft."""
        seat = self._seats.own(by.actor)
        state = self._seats.deciding(seat).state
        assessment = self._progress.title.assess(state, seat, self._progress.title.read(state, seat, command.move))
        self._drafts[seat] = (command.decision, command.move)
        return assessment

    def know(self, drafts: Iterable[Draft]) -> None:
        """What people are about to do, wherever they said so."""
        self._drafts.update((one.seat, (one.decision, one.move)) for one in drafts)

    # -- Bots and time ------------------------------------------------------------------------------------------------

    def bots_due(self) -> list[tuple[int, int, str]]:
        """Seat, decision and name of each bot that owes a move."""
        return [
            (seat, self._progress.playing().decision(seat), player)
            for seat in self._progress.due()
            if (player := self._seats.chairs[seat].player) is not None
        ]

    def bot_plays(self, seat: int, decision: int, move: str, by: str, now: int) -> bool:
        """A bot's answer, unless the decision has gone meanwhile."""
        if self._seats.chairs[seat].player is None or not self._progress.is_open(seat, decision):
            return False
        self._log.append_folded(self._progress.playing().play(seat, move, by=by), By(by, None, now))
        return True

    def lapse(self, seat: int, now: int) -> None:
        """The time of a seat has run out: its draft decides, or the rules do."""
        lapsed = self._progress.going_on().lapse(seat, self._draft_of(seat))
        self._log.append_folded(lapsed, by_house(now))

    def _draft_of(self, seat: int) -> str | None:
        """What somebody was about to do, if it answers what is asked now."""
        decision, draft = self._drafts.get(seat, (0, None))
        return draft if self._progress.is_open(seat, decision) else None

    # -- Questions ----------------------------------------------------------------------------------------------------

    def attempt(self, guest: str, move: str) -> Attempt:
        return Attempt(self._seats.own(guest), move)

    def lapsing(self, seat: int) -> Attempt:
        """What happens when the time of a seat has run out."""
        return Attempt(seat, self._draft_of(seat), lapse=True)

    def is_stale(self, guest: str, decision: int) -> bool:
        """Is the decision that somebody answers gone or answered?"""
        seat = self._seats.own(guest)
        return not self._progress.is_open(seat, decision)

    def would_bring(self, guest: str, move: str) -> Offer:
        """A move as an offer, before it is made; raises a Refusal where the rules do not allow it."""
        seat = self._seats.own(guest)
        state = self._seats.deciding(seat).state
        title = self._progress.title
        read = title.read(state, seat, move)
        state.check(seat, read)
        return title.offer(state, seat, read)

    def stages(self, seat: int, decision: int, move: str) -> list[Stage]:
        """How a move is done by hand, as long as the decision is open; raises a Refusal where the rules forbid it."""
        if not self._progress.is_open(seat, decision):
            raise Refusal("not-your-decision")
        state, title = self._progress.playing().state, self._progress.title
        read = title.read(state, seat, move)
        state.check(seat, read)
        return list(title.stages(state, seat, read))

    def owes(self, seat: int | None) -> protocol.Owes | None:
        """The decision that a person owes, with what is offered."""
        if seat is None or seat not in self._progress.due() or self._seats.chairs[seat].player is not None:
            return None
        game = self._progress.playing()
        return protocol.Owes(
            decision=game.decision(seat),
            offers=list(self._progress.title.offers(game.state, seat)),
            exhaustive=game.state.exhaustive(seat),
        )
