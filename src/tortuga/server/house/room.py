"""Room: a table that is loaded, with its lock and its watchers."""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple

from starlette.websockets import WebSocketDisconnect

from tortuga.kernel.errors import Refusal
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.protocol import ENCODER, Now
from tortuga.server.store.processes import Elsewhere
from tortuga.server.store.rows import Change, Deadline, Head, Tabs
from tortuga.server.table import pictures
from tortuga.server.table.kept import SPECTATOR
from tortuga.server.table.presence import waited_until
from tortuga.server.table.rows import Chair
from tortuga.server.table.table import NOBODY, Table

BOT = ("bot", NOBODY)
GRACE = "grace"
BOT_LEAD_MS = 15_000
"""Bots think where it was stored that they owe a move; if nothing has come of it by then, anybody may let them."""
MOST_REPLIES = 64
"""Waiting for one reader; somebody who sends commands and never reads their answers is cut off."""


class Watcher:
    """One socket or stream that shows a table to somebody.

    It has at most one waiting frame; a newer one replaces it and contains everything since the last frame sent. While a
    reader takes their time over a frame, no other is made for them. So a slow reader costs neither memory nor time, and
    catches up with one picture of the table.
    """

    def __init__(
        self,
        guest: str | None,
        since: int | None,
        send: Callable[[bytes], Awaitable[None]],
        metrics: Metrics | None = None,
        end: Callable[[Refusal], None] | None = None,
    ) -> None:
        """`end` says why and closes what it shows the table by."""
        self.guest = guest
        self.seat: int | None = None
        self.since = since
        self.chat_since = 0
        self.lost = False
        self.telling: pictures.Telling | None = None
        """What the next picture may begin with."""
        self.catch_up: Callable[[], Awaitable[None]] | None = None
        """Lets them be shown the table, after they have missed some of it."""
        self.is_sending = False
        self._missed = False
        self._send = send
        self._metrics = metrics
        self._end = end
        self._frame: bytes | None = None
        self._frame_is = (0, 0)
        self._waiting_since = 0.0
        self._replies: deque[bytes] = deque()
        self._flushing: asyncio.Task[None] | None = None

    def show(self, frame: bytes, seq: int, chat: int) -> None:
        """A picture of the table that holds all since `since` and `chat_since`."""
        if self._frame is None:
            self._waiting_since = time.perf_counter()
        elif self._metrics is not None:
            self._metrics.resync()
        self._frame = frame
        self._frame_is = (seq, chat)
        self._flush()

    def miss(self) -> None:
        """A picture that they would have been shown, if they did not take their time over another one."""
        self._missed = True

    def reply(self, reply: bytes) -> None:
        if len(self._replies) >= MOST_REPLIES:
            self.lost = True
            return
        self._replies.append(reply)
        self._flush()

    def _flush(self) -> None:
        if self._flushing is None and not self.lost:
            self._flushing = asyncio.create_task(self._flush_all())

    async def _flush_all(self) -> None:
        try:
            while self._replies or self._frame is not None or (self._missed and self.catch_up is not None):
                if self._replies:
                    await self._send_on(self._replies.popleft())
                elif self._frame is not None:
                    frame, self._frame = self._frame, None
                    self.since, self.chat_since = self._frame_is
                    since = self._waiting_since
                    await self._send_on(frame)
                    if self._metrics is not None:
                        self._metrics.fanned_out(time.perf_counter() - since)
                elif self.catch_up is not None:
                    self._missed = False
                    if self._metrics is not None:
                        self._metrics.resync()
                    await self.catch_up()
        except (OSError, RuntimeError, WebSocketDisconnect) as error:  # the connection has ended, by either side
            self.lost = True
            log("watcher-lost", level=logging.DEBUG, reason=repr(error))
        except Exception as error:
            self.lost = True
            log("watcher-failed", level=logging.ERROR, error=error)
        finally:
            self._flushing = None

    async def _send_on(self, frame: bytes) -> None:
        self.is_sending = True
        try:
            await self._send(frame)
        finally:
            self.is_sending = False

    def stop(self) -> None:
        """Nobody reads any more, not even waiting frames. What it was shown by refers to it, so that goes too."""
        self.lost = True
        self._end = self.catch_up = None
        if self._flushing is not None:
            self._flushing.cancel()

    def end(self, why: Refusal) -> None:
        """There is nothing more to show; readers who were told so are not told again."""
        told, self.lost = self.lost, True
        if self._end is not None and not told:
            self._end(why)

    async def finish(self) -> None:
        """Waits until everything is sent."""
        while self._flushing is not None and not self.lost:
            await asyncio.wait([self._flushing], timeout=1)


class Sharing(NamedTuple):
    """How a process handles tables that other processes have too."""

    process: str
    """Its name among those that have the house open."""


class Room:
    """A live table. Everything that changes it holds the lock until that is stored."""

    def __init__(
        self,
        table: Table,
        stored: dict[tuple[str, int], int],
        head: Head | None = None,
        sharing: Sharing | None = None,
    ) -> None:
        self.table = table
        """As the disk has it. What happens, happens at a copy, which takes its place when it is stored."""
        self.head = head
        """Where the disk is with it; None until it is stored."""
        self.lock = asyncio.Lock()
        self.telling = asyncio.Lock()
        """One long story at a time."""
        self.watchers: set[Watcher] = set()
        self.stored = stored
        """The deadlines that are on the disk."""
        self.card = ""
        self.is_behind = False
        """Something may be on the disk that is not in the table: it has to be looked for before the table is used."""
        self.must_reload = False
        """Something in the table is not on the disk any more: it has to be folded again before it is used."""
        self.thinking: set[tuple[int, int]] = set()
        """Decisions that bots are choosing a move for."""
        self.used = 0
        self._sharing = sharing
        """None: no other process has the house open."""
        self._elsewhere: Elsewhere = Counter()
        """The tabs that are open in other processes."""
        self._left: dict[str, int] = {}
        """Guests whose last tab here has gone, which is not stored yet, and until when they are waited for."""
        self._comings = 1
        """How often watchers have come or gone."""
        self._looked = (0, self._left)
        """What of that a copy of the table knows."""
        self._settled = 0
        """What of that the table knows."""
        self._told: Tabs | None = Tabs("", {})
        """The tabs here that other processes know of; None: they have forgotten them."""
        self._seen: list[Chair] | None = None
        """The chairs in which the table knows its watchers."""
        self._views = pictures.Views()

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.thinking and not self.lock.locked()

    # -- Who is here --------------------------------------------------------------------------------------------------

    def come(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._comings += 1

    def go(self, watcher: Watcher, now: int, *, cleanly: bool) -> None:
        """A watcher has gone, whether that can be stored or not."""
        self.watchers.discard(watcher)
        self._comings += 1
        if watcher.guest is not None:
            self._left[watcher.guest] = waited_until(now, cleanly=cleanly)

    def look_elsewhere(self, tabs: Elsewhere) -> None:
        """This many tabs are open in other processes."""
        if tabs != self._elsewhere:
            self._elsewhere = tabs
            self._comings += 1

    def forgotten(self) -> None:
        """Other processes no longer know who is here."""
        self._told = None
        self._comings += 1

    def reached(self, version: int | None) -> int | None:
        """The version that somebody says they know, if the table has been there."""
        return version if version is not None and 0 <= version <= self.table.seq else None

    def show_anew(self) -> None:
        """What people were shown is not what has happened: they are shown all of it with the next picture."""
        for watcher in self.watchers:
            watcher.since, watcher.chat_since = None, 0

    @property
    def has_others(self) -> bool:
        """Have watchers come or gone that the table does not know of, or taken a seat or given it up?"""
        return self._comings != self._settled or self.table.chairs is not self._seen

    @property
    def concerns_others(self) -> bool:
        """Is somebody here, or have others to be told that nobody is any more?"""
        return bool(self.watchers or self._left or self._told is None or self._told.open)

    def is_near(self, seat: int) -> bool:
        """Is somebody of this seat here, in this process?"""
        return any(watcher.seat == seat for watcher in self.watchers)

    def see(self, table: Table, now: int) -> None:
        """Tells a copy of the table who is here. Watchers may have come and gone, taken a seat or given it up."""
        if self._comings != self._settled or table.chairs is not self._seen:
            tabs = self._tabs(table)
            left = {table.seat_of(guest): until for guest, until in self._left.items()}
            missed = {seat: until for seat, until in left.items() if seat is not None and seat not in tabs}
            self._looked = self._comings, dict(self._left)
            table.see(self.here(table), missed, now)

    def here(self, table: Table) -> dict[int, int]:
        """How many tabs are open at each seat, in all processes. Those that count by other numbers of the seats will
        tell anew in a moment."""
        tabs = self._tabs(table)
        for (numbered, seat), many in self._elsewhere.items():
            tabs[seat] += many if numbered == table.renumbered else 0
        return {seat: many for seat, many in tabs.items() if many and seat != SPECTATOR}

    def _tabs(self, table: Table) -> Counter[int]:
        """Open in this process, by seat; of spectators, -1."""
        seats = (table.seat_of(watcher.guest) for watcher in self.watchers)
        return Counter(SPECTATOR if seat is None else seat for seat in seats)

    def _new_tabs(self, table: Table) -> Tabs | None:
        """What the other processes do not know of who is here."""
        if self._sharing is None or (self._comings == self._settled and table.chairs is self._seen):
            return None
        told, here = self._told, Tabs(self._sharing.process, dict(self._tabs(table)), table.renumbered)
        return here if here != told and (told is None or here.open or told.open) else None

    @property
    def spectators(self) -> int:
        elsewhere = sum(many for (_, seat), many in self._elsewhere.items() if seat == SPECTATOR)
        return sum(watcher.seat is None for watcher in self.watchers) + elsewhere

    # -- What the disk has --------------------------------------------------------------------------------------------

    def change(self, table: Table) -> Change | None:
        """What has to be stored of a copy to which something has happened, if anything."""
        wanted = self._wanted(table)
        deadlines = [Deadline(*key, at) for key, at in wanted.items() if self.stored.get(key) != at]
        gone = [key for key in self.stored if key not in wanted]
        tabs, needs = None, []
        if self._sharing is not None:
            tabs = self._new_tabs(table)
            gone += self._not_waited_for(table, tabs, wanted)
            needs = [(GRACE, seat) for seat in table.presence.given_up]
        if not (table.log.fresh or table.chat.fresh or deadlines or gone):
            _, left = self._looked
            known = self.head if left else None  # a game may have begun elsewhere, and then they are missed
            return None if tabs is None else Change(table.id, tabs=tabs, known=known)
        told = any(row.kind != "move" for row in table.log.fresh) or table.is_finished
        card = self._new_card(table) if told and table.kept is None else None
        return Change(
            table=table.id,
            rows=table.log.fresh,
            deadlines=deadlines,
            gone=gone,
            status=table.status if card else None,
            card=card,
            sitters=[chair.guest for chair in table.chairs] if card else None,
            chat=table.chat.fresh,
            needs=needs,
            tabs=tabs,
            known=self.head,
        )

    def _wanted(self, table: Table) -> dict[tuple[str, int], int]:
        """What is due at the table, and when others see to it."""
        wanted = table.deadlines()
        if self._sharing is not None and BOT in wanted:
            wanted[BOT] += BOT_LEAD_MS
        return wanted

    def _not_waited_for(
        self, table: Table, tabs: Tabs | None, wanted: Mapping[tuple[str, int], int]
    ) -> list[tuple[str, int]]:
        """Graces that another process may have begun, of people who are here."""
        if table.kept is not None:
            return []  # nothing at it changes
        came = set(table.presence.came)
        if tabs is not None and self._told is None:
            came |= tabs.open.keys() - {SPECTATOR}
        return [(GRACE, seat) for seat in came if (GRACE, seat) not in wanted and (GRACE, seat) not in self.stored]

    def _new_card(self, table: Table) -> str | None:
        """What lists show of the table, if that has changed. (Most moves change nothing of it, and are not asked.)"""
        card = ENCODER.encode(pictures.card(table)).decode()
        return card if card != self.card else None

    def settled(self, table: Table, change: Change | None, head: Head | None) -> None:
        """The changes of the copy are on disk: it becomes the table."""
        table.log.fresh = []
        table.chat.fresh = []
        table.presence.settled()
        self._is(table, head or self.head)
        self._settled, left = self._looked
        self._left = {guest: until for guest, until in self._left.items() if left.get(guest) != until}
        self._seen = table.chairs
        if change is not None:
            self.card = change.card or self.card
            self.stored = self._wanted(table)
            if change.tabs is not None:
                self._told = change.tabs

    def followed(self, table: Table, deadlines: Iterable[Deadline], head: Head) -> None:
        """The table as others have left it on disk. What lists show is computed again when it is next stored."""
        self.card = ""
        self._is(table, head)
        self.know(deadlines)
        table.keep_clocks(self.stored)

    def know(self, deadlines: Iterable[Deadline]) -> None:
        """What is due as the disk has it: others begin and end graces without a word in the log."""
        self.stored = {(one.kind, one.seat): one.at for one in deadlines}
        self.table.presence.grace = {seat: at for (kind, seat), at in self.stored.items() if kind == GRACE}

    def _is(self, table: Table, head: Head | None) -> None:
        self.table, self.head = table, head
        if self.has_others:
            for watcher in self.watchers:
                watcher.seat = table.seat_of(watcher.guest)

    def publish(self, now: int) -> None:
        """Sends the table to its watchers. Those who may see the same and know the same share the same bytes."""
        frames: dict[tuple[int | None, int | None, int], bytes] = {}
        for watcher in sorted(self.watchers, key=lambda one: one.telling is None):
            if watcher.is_sending and watcher.catch_up is not None:
                watcher.miss()
            elif not self._is_hidden_from(watcher):
                key = (watcher.seat, watcher.since, watcher.chat_since)
                if key not in frames:
                    frames[key] = self._frame(watcher, now)
                watcher.telling = None
                watcher.show(frames[key], self.table.seq, self.table.chat.last)

    def show(self, watcher: Watcher, now: int) -> None:
        """Sends the table to one of its watchers."""
        if watcher in self.watchers and not self._is_hidden_from(watcher):
            frame, watcher.telling = self._frame(watcher, now), None
            watcher.show(frame, self.table.seq, self.table.chat.last)

    def _is_hidden_from(self, watcher: Watcher) -> bool:
        return watcher.seat is None and self.table.hidden_from(watcher.guest)

    def _frame(self, watcher: Watcher, now: int) -> bytes:
        made = self.picture(watcher.seat, now, watcher.since, watcher.chat_since, watcher.telling)
        return ENCODER.encode(made)

    def picture(
        self,
        seat: int | None,
        now: int,
        since: int | None,
        chat_since: int = 0,
        telling: pictures.Telling | None = None,
    ) -> Now:
        """The table for one viewer, with what they missed, of which some may have been told before."""
        return pictures.now(
            self.table,
            seat,
            now,
            since,
            chat_since,
            watchers=self.spectators,
            views=self._views,
            telling=telling,
        )
