"""Table: one table of the house as the fold of its log.

Pure and synchronous: it knows neither disk nor network, and is told what time it is. A command either raises a
Refusal and has changed nothing, or leaves the rows to be stored in `fresh`. Whoever holds a table shows nothing of it
to anybody until these rows are on the disk.
"""

import secrets
from collections.abc import Callable, Iterable
from typing import Final, assert_never

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.encoding import digest
from tortuga.kernel.errors import OptionError, Refusal, UndoError
from tortuga.kernel.events import Announced, heard_by
from tortuga.kernel.game import FoldedRecord, Game, UndoReach, new_header
from tortuga.kernel.messages import Arg, Message, Seat
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.records import Header, Record, seat_in
from tortuga.kernel.title import Title
from tortuga.kernel.views import Offer, Review, Stage
from tortuga.seats import bot_in, bot_spec
from tortuga.server import protocol
from tortuga.server.names_and_chat import check_phrase, clean_chat
from tortuga.server.protocol import BackAsked, Leaver, Owes, Setup
from tortuga.server.store.rows import ChatRow, Row, TableRow
from tortuga.server.table.clocks import Clocks
from tortuga.server.table.rows import (
    AnsweredBack,
    AnyTableEvent,
    Arranged,
    AskedBack,
    Chair,
    ChatSwitched,
    Chose,
    Closed,
    Opened,
    Played,
    Rematched,
    Sat,
    Started,
    Stood,
    UnreadableRow,
    from_row,
    to_row,
)

HOUSE = "house"
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

CLOSED_TAB_MS = 10_000
LOST_CONNECTION_MS = 30_000
UNSTARTED_MS = 24 * 3600 * 1000
"""A table that nobody starts within a day is closed."""
LAPSES_UNTIL_AWAY = 3
"""Time-outs in a row after which a seat counts as left."""
NOBODY = -1
NOTES = frozenset({"away", "left", "returned", "takeover", "claim", "end"})
"""The house's own lines in the record of a game."""


class TableCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list shows of a table."""

    status: protocol.Status
    chairs: list[Chair]
    clock: protocol.Clock
    spectators: bool
    outcome: Outcome | None = None


class StoryRow(msgspec.Struct, frozen=True):
    """A row of the log for the story: `lines` for everybody, and of `told` to each viewer what they may know."""

    seq: int
    at: int
    kind: str
    record: Record | None = None
    lines: list[Message] = []
    told: list[Announced] = []


class Table:
    """All that happened at one table. `name_of` knows the guests' names, which the log does not hold."""

    def __init__(self, about: TableRow, name_of: Callable[[str], str]) -> None:
        self.id = about.id
        self.code = about.code
        self.name_of = name_of
        self._seed = about.seed
        self.seq = 0
        self.status: protocol.Status = OPEN
        self.host = about.host
        self.setup: Setup
        self.title: Title
        self.chairs: list[Chair] = []
        self.game: Game | None = None
        self.story: list[StoryRow] = []
        self.chat: list[ChatRow] = []
        self.chat_closed = False
        self.back: BackAsked | None = None
        self.rematch: str | None = None
        self.commands: dict[str, tuple[str, int]] = {}
        self.fresh: list[Row] = []
        self.fresh_chat: list[ChatRow] = []
        self.here: dict[int, int] = {}
        """How many tabs each seat has open; not in the log."""
        self.grace: dict[int, int] = {}
        """Until when the house waits for somebody whose last tab has gone."""
        self._clocks: Clocks
        self._votes: dict[int, dict[int, str]] = {}
        self._lapses: dict[int, int] = {}
        self._drafts: dict[int, tuple[int, str]] = {}
        self._when_all_here = False
        self._changed = about.created
        self._sealed = 0
        """The version since which the hash of the seed is known."""
        self._unreadable_record: tuple[Header, list[Record]] | None = None
        self.is_unreadable = False

    # -- The fold -----------------------------------------------------------------------------------------------------

    @classmethod
    def fold(
        cls, about: TableRow, rows: Iterable[Row], chat: Iterable[ChatRow], name_of: Callable[[str], str]
    ) -> "Table":
        """The table as its log tells it; raises a Refusal where these rules cannot have written that log."""
        table = cls(about, name_of)
        for row in rows:
            what = from_row(row)
            told: list[Announced] = []
            if isinstance(what, Played):
                told = table._replay(what.record)
                if row.digest is not None and row.digest != digest(table.playing().state):
                    raise Refusal("table-differs", seq=row.seq)
            table._apply(what, row, told)
        table.chat = list(chat)
        table.commands |= {line.command: (line.guest, table.seq) for line in table.chat}
        return table

    @classmethod
    def unreadable(cls, about: TableRow, rows: Iterable[Row], name_of: Callable[[str], str]) -> "Table":
        """A table that these rules cannot fold: closed, with a record that can be downloaded, and nothing else."""
        table = cls(about, name_of)
        table.status = CLOSED
        table.is_unreadable = True
        records: list[Record] = []
        for row in rows:
            try:
                what = from_row(row)
            except UnreadableRow:
                if table.seq == 0:
                    raise
                break
            table.seq = row.seq
            match what:
                case Opened() as opened:
                    table.setup = opened.setup
                    table.chairs = opened.chairs
                    table._clocks = Clocks(opened.setup.clock, len(opened.chairs))
                case Sat(seat, guest):
                    table.chairs[seat] = Chair(guest=guest)
                case Arranged(seat, bot):
                    table.chairs[seat] = Chair(bot=bot)
                case Started() as started:
                    table._unreadable_record = table._header(started), records
                case Played(record):
                    records.append(record)
        return table

    @classmethod
    def open(cls, about: TableRow, opened: Opened, name_of: Callable[[str], str], *, command: str, now: int) -> "Table":
        """A new table."""
        table = cls(about, name_of)
        table._append(opened, about.host, command, now)
        return table

    def _replay(self, record: Record) -> list[Announced]:
        game = self.playing()
        game.append(record)
        return game.folded[-1].told if record.house is None and record.back is None else []

    def _append(
        self, what: AnyTableEvent, actor: str, command: str | None, now: int, told: list[Announced] | None = None
    ) -> None:
        """Appends an event to the log: applied at once, as the fold will apply it, and stored later (`fresh`)."""
        now = max(now, self._changed)  # should the system's clock be set back, the log's does not follow
        played = isinstance(what, Played)
        row = to_row(
            what,
            seq=self.seq + 1,
            at=now,
            actor=actor,
            command=command,
            rules=self.title.version if played else None,
            digest=digest(self.playing().state) if played else None,
        )
        self.fresh.append(row)
        self._apply(what, row, told or [])

    def _append_played(self, played: FoldedRecord, actor: str, command: str | None, now: int) -> None:
        """A record that happened now, with what was told of it."""
        self._append(Played(played.record), actor, command, now, played.told)

    def _apply(self, what: AnyTableEvent, row: Row, told: list[Announced]) -> None:
        """Changes the table by a row. The game has been changed before, by `play`, `lapse` or `append`."""
        self.seq = row.seq
        self._changed = row.at
        if row.command is not None:
            self.commands[row.command] = (row.actor, row.seq)
        lines: list[Message] = []
        match what:
            case Opened():
                self._opened(what)
            case Sat(seat, guest):
                self.chairs[seat] = Chair(guest=guest)
                lines = [Message("house-sat", {"name": Seat(seat)})]
            case Stood(seat):
                self.chairs[seat] = Chair()
                lines = [Message("house-stood", {"number": seat + 1})]
            case Arranged(seat, bot):
                self.chairs[seat] = Chair(bot=bot)
                lines = [Message("house-arranged", {"number": seat + 1})]
            case Started():
                self._started(what)
                lines = [Message("house-started")]
            case Played(record):
                lines = self._recorded(record, row.at)
            case AskedBack(seat, to):
                self.back = BackAsked(seat=seat, to=to, agreed=[seat])
                lines = [Message("house-back-asked", {"name": Seat(seat), "n": to})]
            case AnsweredBack(seat, agree):
                asked = self.back
                if agree and asked is not None:
                    self.back = BackAsked(seat=asked.seat, to=asked.to, agreed=[*asked.agreed, seat])
                else:
                    self.back = None
                    lines = [Message("house-back-declined", {"name": Seat(seat)})]
            case Chose(seat, leaver, choice):
                self._votes.setdefault(leaver, {})[seat] = choice
                lines = [Message(f"house-chose-{choice}", {"name": Seat(seat), "leaver": Seat(leaver)})]
            case ChatSwitched(closed):
                self.chat_closed = closed
                lines = [Message("house-chat-closed" if closed else "house-chat-opened")]
            case Rematched(table):
                self.rematch = table
                lines = [Message("house-rematch")]
            case Closed(reason):
                self._close(row.at)
                lines = [Message(reason)]
            case _:
                assert_never(what)
        self.story.append(
            StoryRow(row.seq, row.at, row.kind, what.record if isinstance(what, Played) else None, lines, told)
        )

    def _opened(self, opened: Opened) -> None:
        self.setup = opened.setup
        self.title = registry.title(opened.setup.title)
        self.chairs = [msgspec.structs.replace(chair) for chair in opened.chairs]
        self._clocks = Clocks(opened.setup.clock, len(self.chairs))
        self._when_all_here = opened.when_all_here

    def _started(self, started: Started) -> None:
        self._sealed = self.seq
        self.game = Game.empty(self.title, self._header(started))
        self.status = PLAYING

    def _header(self, started: Started) -> Header:
        return Header(
            title=self.setup.title,
            rules=started.rules,
            data=started.data,
            options=self.setup.options,
            seats=self.names(),
            seed_hash=started.seed_hash,
            seed=self._seed or None,
            after=started.after,
        )

    def _recorded(self, record: Record, at: int) -> list[Message]:
        """Changes what the table has beside the game: clocks, lapses, presence, status."""
        game = self.playing()
        lines: list[Message] = []
        seat = record.seat
        if record.house is not None and seat is not None:
            lines = self._house_record(record.house, seat, record.to)
        elif record.back is not None:
            lines = [_back_line(record.by or "")]
            self.back = None
        elif seat is not None:
            self.back = None
            self._lapses[seat] = self._lapses.get(seat, 0) + 1 if record.lapse else 0
            if record.lapse:
                lines = [Message("house-lapse", {"name": Seat(seat)})]
        if game.state.due():
            by = seat if record.house is None else None
            back = record.back is not None
            self._clocks.happened(at, self._people_due(), game.state.turn(), by=by, lapse=record.lapse, back=back)
        elif self.status == PLAYING:
            self.status = OVER
            self._clocks.stopped(at)
            self.grace.clear()
        if record.house == "end":
            self._close(at)
        return lines

    def _house_record(self, what: str, seat: int, to: str | None) -> list[Message]:
        chair = self.chairs[seat]
        args: dict[str, Arg] = {"name": Seat(seat)}
        match what:
            case "away" | "left":
                chair.away = True
            case "returned":
                chair.away = False
                self._votes.pop(seat, None)
                self._lapses.pop(seat, None)
            case "takeover":
                chair.stand_in = bot_in(to or "")
                self._votes.pop(seat, None)
                args["bot"] = chair.stand_in or ""
            case "claim":
                chair.stand_in = None
                chair.away = False
        return [Message(f"house-{what}", args)]

    def _close(self, at: int) -> None:
        self.status = CLOSED
        self.grace.clear()
        self._clocks.stopped(at)

    # -- Commands -----------------------------------------------------------------------------------------------------

    def do(self, guest: str, command: protocol.AnyCommand, now: int) -> None:
        """A guest's command. Those that need more than the table (hint, try, ping, rematch) the house carries out."""
        self._carry_out(guest, command, now)
        seat = self.seat_of(guest)
        if seat is not None and not isinstance(command, protocol.Leave):
            self._mark_present(seat, now)  # also who has no socket

    def _carry_out(self, guest: str, command: protocol.AnyCommand, now: int) -> None:
        match command:
            case protocol.Play():
                self._play(self._seat_of(guest), command, guest, now)
            case protocol.Undo():
                seat = self._seat_of(guest)
                record = self._deciding(seat).undo(seat, whole_turn=command.whole_turn)
                self._append(Played(record), guest, command.id, now)
            case protocol.AskBack():
                self._ask_back(self._seat_of(guest), command, guest, now)
            case protocol.AnswerBack():
                self._answer_back(self._seat_of(guest), command, guest, now)
            case protocol.Sit():
                self._sit(guest, command, now)
            case protocol.Stand():
                self._must_be_open()
                self._append(Stood(self._seat_of(guest)), guest, command.id, now)
            case protocol.Arrange():
                self._arrange(guest, command, now)
            case protocol.Start():
                self._start_by_host(guest, command, now)
            case protocol.Leave():
                self._leave(self._seat_of(guest), command.id, guest, now)
            case protocol.Choose():
                self._choose(self._seat_of(guest), command, guest, now)
            case protocol.Claim():
                seat = self._seat_of(guest)
                self._going_on()
                if self.chairs[seat].stand_in is None:
                    raise Refusal("seat-not-kept")
                self._note("claim", seat, guest, command.id, now)
            case protocol.Chat():
                self._say(guest, command, now)
            case protocol.CloseChat():
                self._must_host(guest)
                self._append(ChatSwitched(command.closed), guest, command.id, now)
            case protocol.Draft():
                self._draft(self._seat_of(guest), command)
            case protocol.Hint() | protocol.Try() | protocol.Ping() | protocol.Rematch():
                raise AssertionError("for the house")
            case _:
                assert_never(command)

    def would_bring(self, guest: str, move: str) -> Offer:
        """A move as an offer, before it is made; raises a Refusal where the rules do not allow it."""
        seat = self._seat_of(guest)
        state = self._deciding(seat).state
        read = self.title.read(state, seat, move)
        state.check(seat, read)
        return self.title.offer(state, seat, read)

    def review(self, guest: str, draft: str) -> Review | None:
        """What can be said of a draft."""
        seat = self._seat_of(guest)
        state = self._deciding(seat).state
        return self.title.review(state, seat, self.title.read(state, seat, draft))

    def steps(self, seat: int, decision: int, move: str) -> list[Stage]:
        """How a move is done by hand, as long as the decision is open; raises a Refusal where the rules forbid it."""
        if self.status != PLAYING or self.decision(seat) != decision:
            raise Refusal("not-your-decision")
        state = self.playing().state
        read = self.title.read(state, seat, move)
        state.check(seat, read)
        return list(self.title.stages(state, seat, read))

    def is_stale(self, guest: str, command: protocol.Play | protocol.Draft | protocol.Try) -> bool:
        """Does it answer a decision that is gone or answered?"""
        seat = self._seat_of(guest)
        return self.status != PLAYING or self.decision(seat) != command.decision

    def bot_plays(self, seat: int, decision: int, move: str, by: str, now: int) -> bool:
        """A bot's answer, unless the decision has gone meanwhile."""
        if self.status != PLAYING or self.chairs[seat].player is None or self.decision(seat) != decision:
            return False
        game = self.playing()
        self._append_played(game.play(seat, move, by=by), by, None, now)
        return True

    def expire(self, kind: str, seat: int, now: int) -> bool:
        """A deadline has come. Says whether it changed anything: it may have become pointless."""
        if self.deadlines().get((kind, seat), now + 1) > now:
            return False
        match kind:
            case "clock":
                self._lapse(seat, now)
            case "grace":
                del self.grace[seat]
                self._note("away", seat, HOUSE, None, now)
            case "unstarted":
                self._append(Closed("house-unstarted"), HOUSE, None, now)
        return True

    def close(self, reason: str, now: int) -> None:
        """The house closes a table that cannot go on."""
        self._append(Closed(reason), HOUSE, None, now)

    def remove_guest(self, guest: str, now: int) -> None:
        """A guest asked to be forgotten: before the start the seat is free again, after it they have left."""
        seat = self.seat_of(guest)
        if seat is None:
            return
        if self.status == OPEN:
            self._append(Stood(seat), guest, None, now)
        elif self.status == PLAYING and not self.chairs[seat].away:
            self._note("left", seat, guest, None, now)

    def rematched(self, guest: str, command: str, table: str, now: int) -> None:
        self._append(Rematched(table), guest, command, now)

    def start(self, actor: str, command: str | None, now: int, taken_over: Iterable[Record] = ()) -> None:
        """Publishes the hash of the seed and deals, or goes on from a moment of another game."""
        records = list(taken_over)
        header = new_header(self.title, self.names(), seed=self._seed)
        started = Started(header.rules, header.data, header.seed_hash, len(records))
        self._append(started, actor, command, now)
        game = self.playing()
        if not records:
            self._append_played(game.deal(), HOUSE, None, now)
        for record in records:
            self._append(Played(record), HOUSE, None, now, self._replay(record))
        self.reopened(now)

    def bring_in(self, header: Header, records: Iterable[Record], now: int) -> None:
        """A game from a record file: it can be looked at, not played on."""
        self._append(Started(header.rules, header.data, header.seed_hash, header.after), HOUSE, None, now)
        for record in records:
            self._append(Played(record), HOUSE, None, now, self._replay(record))
        if self.status == PLAYING:
            self.close("house-end", now)

    def _play(self, seat: int, command: protocol.Play, guest: str, now: int) -> None:
        self._append_played(self._deciding(seat).play(seat, command.move), guest, command.id, now)

    def _lapse(self, seat: int, now: int) -> None:
        game = self._going_on()
        decision, draft = self._drafts.get(seat, (0, None))
        self._append_played(game.lapse(seat, draft if decision == game.decision(seat) else None), HOUSE, None, now)
        if self.status == PLAYING and self._lapses[seat] == LAPSES_UNTIL_AWAY and not self.chairs[seat].away:
            self._note("away", seat, HOUSE, None, now)

    def _draft(self, seat: int, command: protocol.Draft) -> None:
        game = self._going_on()
        self.title.read(game.state, seat, command.move)
        self._drafts[seat] = (command.decision, command.move)

    def _ask_back(self, seat: int, command: protocol.AskBack, guest: str, now: int) -> None:
        game = self._deciding(seat)
        if not self.setup.takebacks:
            raise Refusal("back-off")
        if self.back is not None:
            raise Refusal("back-waiting")
        if all(kept.record.n != command.to for kept in game.folded[:-1]):
            raise UndoError("undo-no-such-moment", n=command.to)
        self._append(AskedBack(seat, command.to), guest, command.id, now)
        self._go_back_if_agreed(now)

    def _answer_back(self, seat: int, command: protocol.AnswerBack, guest: str, now: int) -> None:
        self._deciding(seat)
        if self.back is None or seat in self.back.agreed:
            raise Refusal("back-none")
        self._append(AnsweredBack(seat, command.agree), guest, command.id, now)
        self._go_back_if_agreed(now)

    def _go_back_if_agreed(self, now: int) -> None:
        """Bots always agree, and nobody waits for those who left."""
        asked, people = self.back, self._people()
        if asked is not None and people and people <= set(asked.agreed):
            self._append(Played(self.playing().take_back(asked.to)), HOUSE, None, now)

    def _sit(self, guest: str, command: protocol.Sit, now: int) -> None:
        self._must_be_open()
        if any(chair.guest == guest for chair in self.chairs):
            raise Refusal("already-seated")
        free = [seat for seat, chair in enumerate(self.chairs) if not chair.taken]
        if not free:
            raise Refusal("table-full")
        seat = free[0] if command.seat is None else command.seat
        if seat >= len(self.chairs):
            raise Refusal("seat-unknown", number=seat + 1)
        if seat not in free:
            raise Refusal("seat-taken", number=seat + 1)
        self._append(Sat(seat, guest), guest, command.id, now)

    def _arrange(self, guest: str, command: protocol.Arrange, now: int) -> None:
        self._must_host(guest)
        self._must_be_open()
        if command.seat >= len(self.chairs):
            raise Refusal("seat-unknown", number=command.seat + 1)
        if self.chairs[command.seat].guest == guest:
            raise Refusal("seat-taken", number=command.seat + 1)
        self._append(Arranged(command.seat, read_seat(self.title, command.who)), guest, command.id, now)

    def _start_by_host(self, guest: str, command: protocol.Start, now: int) -> None:
        self._must_host(guest)
        self._must_be_open()
        free = [seat for seat, chair in enumerate(self.chairs) if not chair.taken]
        bot = None if command.fill is None else read_seat(self.title, command.fill)
        if free and bot is None:
            raise Refusal("seats-open", count=len(free))
        for seat in free:
            self._append(Arranged(seat, bot), guest, None, now)
        self.start(guest, command.id, now)

    def _leave(self, seat: int, command: str, guest: str, now: int) -> None:
        self._going_on()
        if self.chairs[seat].away:
            raise Refusal("already-away")
        self._note("left", seat, guest, command, now)

    def _choose(self, seat: int, command: protocol.Choose, guest: str, now: int) -> None:
        """The others choose what follows after somebody has left; who is alone with bots may end the game."""
        self._going_on()
        leaver = command.seat
        if leaver >= len(self.chairs):
            raise Refusal("seat-unknown", number=leaver + 1)
        alone = seat == leaver and command.what == "end" and self._people() == {seat}
        chair = self.chairs[leaver]
        if not alone and (seat == leaver or not chair.away or chair.stand_in is not None):
            raise Refusal("not-away", number=leaver + 1)
        self._append(Chose(seat, leaver, command.what), guest, command.id, now)
        voters = self._people() - {leaver} or {seat}
        votes = self._votes[leaver]
        if 2 * sum(votes.get(voter) == command.what for voter in voters) <= len(voters):
            return
        if command.what == "bot":
            self._note("takeover", leaver, HOUSE, None, now, to=bot_spec(registry.strongest(self.title)))
        elif command.what == "end":
            self._note("end", leaver, HOUSE, None, now)

    def _note(self, what: str, seat: int, actor: str, command: str | None, now: int, to: str | None = None) -> None:
        """A line of the house's own in the game's record."""
        self._append(Played(self.playing().house(what, seat, to)), actor, command, now)
        if what in ("away", "left"):
            self._go_back_if_agreed(now)

    def _say(self, guest: str, command: protocol.Chat, now: int) -> None:
        if guest != self.host:
            self._seat_of(guest)  # a spectator could tell a player what they may not know
        if not self.setup.chat:
            raise Refusal("chat-off")
        if self.chat_closed:
            raise Refusal("chat-closed")
        text = phrase = None
        if command.phrase is not None:
            check_phrase(command.phrase)
            phrase = command.phrase
        else:
            text = clean_chat(command.text or "")
        n = self.chat[-1].n + 1 if self.chat else 1
        line = ChatRow(n=n, guest=guest, command=command.id, at=now, text=text, phrase=phrase)
        self.chat.append(line)
        self.fresh_chat.append(line)
        self.commands[command.id] = (guest, self.seq)

    # -- Who is here --------------------------------------------------------------------------------------------------

    def arrived(self, seat: int, now: int) -> None:
        """Somebody opened this table in a tab."""
        self.here[seat] = self.here.get(seat, 0) + 1
        self._mark_present(seat, now)
        if self.status == OPEN and self._when_all_here:
            people = {number for number, other in enumerate(self.chairs) if other.guest is not None}
            if people <= self.here.keys() and all(other.taken for other in self.chairs):
                self.start(HOUSE, None, now)

    def _mark_present(self, seat: int, now: int) -> None:
        self.grace.pop(seat, None)
        chair = self.chairs[seat]
        if self.status == PLAYING and chair.away and chair.stand_in is None:
            self._note("returned", seat, chair.guest or HOUSE, None, now)

    def departed(self, seat: int, now: int, *, cleanly: bool) -> None:
        """A tab was closed, or its connection was lost: the seat has a grace before it counts as away."""
        self.here[seat] -= 1
        if not self.here[seat]:
            del self.here[seat]
            self._start_grace(seat, now + (CLOSED_TAB_MS if cleanly else LOST_CONNECTION_MS))

    def reopened(self, now: int) -> None:
        """After a start or a restart those who are not here get the grace of a lost connection."""
        for seat in range(len(self.chairs)):
            if seat not in self.grace and seat not in self.here:
                self._start_grace(seat, now + LOST_CONNECTION_MS)

    def _start_grace(self, seat: int, until: int) -> None:
        chair = self.chairs[seat]
        unhurried = isinstance(self.setup.clock, protocol.DaysClock)
        if self.status == PLAYING and chair.person and not chair.away and not unhurried:
            self.grace[seat] = until

    def remember(self, before: "Table") -> None:
        """Takes over what is not in the log (presence, grace, drafts) from the same table in memory."""
        self.here, self.grace, self._drafts = before.here, before.grace, before._drafts

    def deadlines(self) -> dict[tuple[str, int], int]:
        """When something will happen by itself, by kind and seat."""
        coming = {("grace", seat): until for seat, until in self.grace.items()}
        if self.status == OPEN:
            coming["unstarted", NOBODY] = self._changed + UNSTARTED_MS
        elif self.status == PLAYING:
            for seat in self._people_due():
                deadline = self._clocks.deadline(seat)
                if deadline is not None:
                    coming["clock", seat] = deadline
            if self.bots_due():
                coming["bot", NOBODY] = self._changed
        return coming

    def bots_due(self) -> list[tuple[int, int, str]]:
        """Seat, decision and name of each bot that owes a move."""
        if self.status != PLAYING:
            return []
        game = self.playing()
        return [
            (seat, game.decision(seat), player)
            for seat in game.state.due()
            if (player := self.chairs[seat].player) is not None
        ]

    # -- What people see ----------------------------------------------------------------------------------------------

    def now(self, seat: int | None, now: int, since: int | None, chat_since: int, watchers: int = 0) -> protocol.Now:
        """The table for one viewer (None: a spectator), with what they missed since the version `since`; None is for
        somebody who knows nothing of it yet."""
        game = self.game
        on = game is not None and self.seq > (since or 0)
        view = self.title.view(game.state, seat) if on and game is not None else None
        reach = self._undo_reach(seat) if on else None
        return protocol.Now(
            seq=self.seq,
            at=now,
            status=self.status,
            you=seat,
            chairs=[self._chair_view(number, now) for number in range(len(self.chairs))],
            about=self.about(seat) if since is None or since < self._sealed else None,
            story=[self._entry(row, seat) for row in self.story[since or 0 :]],
            view=view,
            details=None if view is None else self.title.details(view),
            due=self._due(),
            owes=self._owes(seat) if on else None,
            undo=reach is not None and reach.steps > 0,
            undo_reach=reach,
            outcome=game.state.outcome() if game is not None else None,
            leavers=self._leavers(),
            back=self.back,
            chat=[self._chat_line(line) for line in self.chat if line.n > chat_since],
            chat_closed=self.chat_closed,
            watchers=watchers,
            rematch=self.rematch,
            seed=self._seed or None if self.is_finished and game is not None else None,
        )

    def about(self, seat: int | None) -> protocol.About:
        return protocol.About(
            table=self.id,
            code=self.code if seat is not None else None,
            setup=self.setup,
            seed_hash=self.game.header.seed_hash if self.game is not None else None,
        )

    def is_code(self, code: str) -> bool:
        return secrets.compare_digest(code.upper().encode(), self.code.encode())

    def hidden_from(self, guest: str | None) -> bool:
        """Has the game begun at a table without spectators, and is the guest neither player nor host?"""
        outsider = self.seat_of(guest) is None and guest != self.host
        return self.game is not None and not self.setup.spectators and outsider

    @property
    def is_finished(self) -> bool:
        """Over or closed: from then on everybody may know everything."""
        return self.status in (OVER, CLOSED)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None for everybody else."""
        return next(
            (seat for seat, chair in enumerate(self.chairs) if guest is not None and chair.guest == guest), None
        )

    def card(self) -> TableCard:
        outcome = self.game.state.outcome() if self.game is not None else None
        return TableCard(self.status, self.chairs, self.setup.clock, self.setup.spectators, outcome)

    def names(self) -> list[str]:
        return [self._name(chair) or f"{number}" for number, chair in enumerate(self.chairs, start=1)]

    def record(self) -> tuple[Header, list[Record]]:
        """The whole game for a file; only when it is finished."""
        if not self.is_finished:
            raise Refusal("table-not-over")
        header, records = self._unreadable_record or (self.playing().header, self.playing().records)
        return msgspec.structs.replace(header, seats=self.names()), records

    @property
    def moments(self) -> list[Record]:
        """The records of the game so far."""
        return self.playing().records

    def told(self, seat: int | None) -> list[protocol.StoryEntry]:
        """The whole story for one viewer (None: a spectator)."""
        return [self._entry(one, seat) for one in self.story]

    def told_at(self, step: int, seat: int | None) -> list[protocol.StoryEntry]:
        """The story of one record for one viewer (None: a spectator)."""
        return [self._entry(one, seat) for one in self.story if one.record is not None and one.record.n == step]

    def _name(self, chair: Chair) -> str | None:
        if chair.guest is not None:
            return self.name_of(chair.guest)
        return chair.name or (bot_spec(chair.bot) if chair.bot is not None else None)

    def _chair_view(self, seat: int, now: int) -> protocol.ChairView:
        chair = self.chairs[seat]
        return protocol.ChairView(
            name=chair.name if chair.guest is None else self.name_of(chair.guest),
            bot=chair.player,
            here=seat in self.here,
            away=chair.away,
            host=chair.guest == self.host and chair.guest is not None,
            left_ms=self._clocks.left(seat, now) if self.status == PLAYING and chair.person else None,
        )

    def _entry(self, row: StoryRow, seat: int | None) -> protocol.StoryEntry:
        record = row.record
        events = heard_by(row.told, seat)
        return protocol.StoryEntry(
            seq=row.seq,
            at=row.at,
            kind=row.kind,
            record=None if record is None else record.n,
            seat=None if record is None else record.seat,
            by=None if record is None else record.by,
            back=None if record is None else record.back,
            lines=[*row.lines, *(line for event in events for line in self.title.say(event))],
            events=events,
        )

    def _chat_line(self, line: ChatRow) -> protocol.ChatLine:
        return protocol.ChatLine(
            n=line.n,
            at=line.at,
            name=self.name_of(line.guest),
            seat=self.seat_of(line.guest),
            text=line.text,
            phrase=line.phrase,
        )

    def _owes(self, seat: int | None) -> Owes | None:
        if seat is None or seat not in self._due() or self.chairs[seat].player is not None:
            return None
        game = self.playing()
        return Owes(
            decision=game.decision(seat),
            offers=list(self.title.offers(game.state, seat)),
            exhaustive=game.state.exhaustive(seat),
        )

    def _undo_reach(self, seat: int | None) -> UndoReach | None:
        """How far a person who plays may go back alone; None for everybody else."""
        if seat is None or self.status != PLAYING or self.chairs[seat].player is not None:
            return None
        return self.playing().undo_reach(seat)

    def _leavers(self) -> list[Leaver]:
        if self.status != PLAYING:
            return []
        return [
            Leaver(seat=seat, chosen=self._ballot(seat))
            for seat, chair in enumerate(self.chairs)
            if chair.away and chair.stand_in is None
        ]

    def _ballot(self, leaver: int) -> dict[str, list[int]]:
        chosen: dict[str, list[int]] = {}
        for seat, what in self._votes.get(leaver, {}).items():
            chosen.setdefault(what, []).append(seat)
        return chosen

    # -- Small questions ----------------------------------------------------------------------------------------------

    def playing(self) -> Game:
        if self.game is None:
            raise Refusal("table-not-started")
        return self.game

    def _going_on(self) -> Game:
        game = self.playing()
        if self.status == OVER:
            raise Refusal("game-over")
        if self.status == CLOSED:
            raise Refusal("table-closed")
        return game

    def _deciding(self, seat: int) -> Game:
        """The game; refused where a bot decides for the seat."""
        game = self._going_on()
        if self.chairs[seat].player is not None:
            raise Refusal("seat-kept")
        return game

    def _due(self) -> list[int]:
        return self.playing().state.due() if self.status == PLAYING else []

    def decision(self, seat: int) -> int | None:
        """The number of the decision that a seat owes just now."""
        game = self.playing()
        return game.decision(seat) if seat in game.state.due() else None

    def _people(self) -> set[int]:
        """The seats of people who are not away."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.away}

    def _people_due(self) -> list[int]:
        return [seat for seat in self._due() if self.chairs[seat].person]

    def _seat_of(self, guest: str) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refusal("table-not-yours")
        return seat

    def _must_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refusal("host-only")

    def _must_be_open(self) -> None:
        if self.status != OPEN:
            raise Refusal("table-started")


def _back_line(by: str) -> Message:
    seat = seat_in(by)
    return Message("house-back-all") if seat is None else Message("house-back", {"name": Seat(seat)})


def is_note(record: Record, seats: int) -> bool:
    """Can the house have written this record? The rules skip the house's lines, so only this checks them."""
    return record.house is None or (record.house in NOTES and record.seat is not None and 0 <= record.seat < seats)


def read_seat(title: Title, who: str) -> str | None:
    """The bot that a seat plan names; None for an open seat."""
    if who == "open":
        return None
    bot = bot_in(who)
    if bot is None:
        raise OptionError("seat-plan", plan=who)
    registry.bot_entry(bot, title)
    return bot


def rotated(chairs: list[Chair]) -> list[Chair]:
    """The chairs of a rematch: the last one first, everybody present, no bot that stands in for somebody."""
    fresh = [Chair(guest=chair.guest, bot=chair.bot) for chair in chairs]
    return [*fresh[-1:], *fresh[:-1]]
