"""Identity: guests, the sessions of their devices, and the links that let people in.

Guests come first: a name is enough, there is no account and no password. The holder of a session's token is that guest;
a recovery link opens a session on another device; an invitation lets somebody take a seat, whoever they are. The store
has only the hashes of tokens. A used or revoked token is deleted, so it is as unknown as a forged one.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, or_, select, update

from tortuga.kernel.errors import Refusal
from tortuga.server.store import Store, StoreError
from tortuga.server.store.changed_guests import (
    KEPT_MS,
    THEMSELVES,
    GuestChange,
    changes_since,
    forget_old_changes,
    tell_guest,
)
from tortuga.server.store.reader import Reader, among, these
from tortuga.server.store.schema import chat, guests, keys, sessions, sitters, tables

DAY = 24 * 60 * 60 * 1000
SESSION = 400 * DAY
"""As long as browsers keep a cookie; every day of use renews it."""
RECOVERY = 7 * DAY
LINKS = 100
"""Of each kind that one guest has to one table; the oldest becomes void when there is one more."""
KNOWN = 50_000
"""Guests and sessions that are kept in memory, each."""

_GUEST = [guests.c.id, guests.c.name, guests.c.language]
_GUESTS = select(*_GUEST, guests.c.deleted).where(among(guests.c.id))
_SESSIONS = (
    select(sessions.c.token_hash, sessions.c.guest, sessions.c.expires, *_GUEST)
    .join(guests, guests.c.id == sessions.c.guest)
    .where(among(sessions.c.token_hash), ~guests.c.deleted)
)

K = TypeVar("K")
V = TypeVar("V")


class UnknownToken(Refusal):
    """Forged, expired, used or revoked: nobody is told which."""

    def __init__(self, key: str = "token-unknown") -> None:
        super().__init__(key)


class Guest(Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    language: str


class Linked(NamedTuple):
    """What a link with a token in it leads to."""

    table: str
    seat: int | None
    created: int


class _Session(Struct, frozen=True):
    guest: str
    expires: int


class GuestNews(NamedTuple):
    """What guests have changed at other processes since the last look."""

    ended: set[str]
    """Sessions, as `session_of` names them."""
    renamed: set[str]
    forgotten: set[str]


class _RecentlyUsed(Generic[K, V]):
    """A cache that drops what was used longest ago."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._things: OrderedDict[K, V] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._things

    def get(self, key: K) -> V | None:
        thing = self._things.get(key)
        if thing is not None:
            self._things.move_to_end(key)
        return thing

    def put(self, key: K, thing: V) -> None:
        self._things[key] = thing
        self._things.move_to_end(key)
        if len(self._things) > self._size:
            self._things.popitem(last=False)

    def forget(self, key: K) -> None:
        self._things.pop(key, None)

    def clear(self) -> None:
        self._things.clear()

    def items(self) -> list[tuple[K, V]]:
        return list(self._things.items())


class Identity:
    """The guests of one house. Only this object changes its cached data; `news` reports changes by other processes."""

    def __init__(self, store: Store, *, known: int = KNOWN) -> None:
        self._store = store
        self._sessions: _RecentlyUsed[str, _Session] = _RecentlyUsed(known)
        self._guests: _RecentlyUsed[str, Guest] = _RecentlyUsed(known)
        self._reading_sessions = Reader(self._read_sessions)
        self._reading_guests = Reader(self._read_guests)
        self._ended = 0  # sessions that were ended: what was read before one ended is read again
        self._looked: int | None = None
        self._seen: set[GuestChange] = set()
        self._when_changed: list[Callable[[], None]] = []

    # -- Guests and their sessions ------------------------------------------------------------------------------------

    async def new_guest(self, name: str, language: str, now: int) -> tuple[Guest, str]:
        """A guest, and the token of their first session."""
        guest, token = Guest(secrets.token_urlsafe(12), name, language), _new_token()
        row = {"id": guest.id, "name": name, "language": language, "created": now, "seen": now, "deleted": False}

        def job(connection: Connection) -> None:
            connection.execute(insert(guests), row)
            _open_session(connection, guest.id, token, now)

        await self._store.write(job)
        self._remember(guest, token, now)
        return guest, token

    async def guest_of(self, token: str, now: int) -> Guest | None:
        """Whose session it is. Costs no disk read for recent guests; once a day it is renewed."""
        hashed = _hash(token)
        session = self._sessions.get(hashed)
        guest = self._guests.get(session.guest) if session else None
        if session is None or guest is None:
            session, guest = await self._look_up(hashed)
        if session is None or guest is None or session.expires <= now:
            return None
        if session.expires <= now + SESSION - DAY:
            await self._prolong(hashed, session, now)
        return guest

    async def rename(self, guest_id: str, name: str | None, language: str | None) -> Guest:
        """None leaves it as it is."""
        news = {"name": name, "language": language}
        values = {key: value for key, value in news.items() if value is not None}
        here = (guests.c.id == guest_id) & ~guests.c.deleted

        def job(connection: Connection) -> Guest | None:
            if values:
                connection.execute(update(guests).where(here).values(values))
                tell_guest(connection, guest_id)
            row = connection.execute(select(*_GUEST).where(here)).one_or_none()
            return Guest(*row) if row else None

        guest = await self._store.write(job)
        if guest is None:
            raise UnknownToken
        self._guests.put(guest_id, guest)
        self._tell()
        return guest

    async def sign_out(self, token: str) -> None:
        """Ends this session; the guest's other devices stay."""
        hashed = _hash(token)
        ended = delete(sessions).where(sessions.c.token_hash == hashed).returning(sessions.c.guest)

        def job(connection: Connection) -> None:
            for guest_id in connection.execute(ended).scalars().all():
                tell_guest(connection, guest_id, [hashed])

        await self._store.write(job)
        self._ended += 1
        self._sessions.forget(hashed)
        self._tell()

    async def sign_out_others(self, guest_id: str, token: str) -> None:
        """Ends all other sessions of a guest; a recovery link, which would open one more, is void too."""
        own = _hash(token)
        others = delete(sessions).where(sessions.c.guest == guest_id, sessions.c.token_hash != own)

        def job(connection: Connection) -> None:
            ended = connection.execute(others.returning(sessions.c.token_hash)).scalars().all()
            connection.execute(delete(keys).where(keys.c.kind == "recovery", keys.c.guest == guest_id))
            tell_guest(connection, guest_id, ended)

        await self._store.write(job)
        self._forget_sessions(guest_id, but=own)
        self._tell()

    def _forget_sessions(self, guest_id: str, but: str | None = None) -> None:
        self._ended += 1
        for hashed, session in self._sessions.items():
            if session.guest == guest_id and hashed != but:
                self._sessions.forget(hashed)

    async def tidy(self, now: int) -> None:
        """Deletes sessions and links that have expired."""

        def job(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.expires <= now))
            connection.execute(delete(keys).where(keys.c.expires <= now))
            forget_old_changes(connection)

        await self._store.write(job)

    async def _look_up(self, hashed: str) -> tuple[_Session | None, Guest | None]:
        while True:
            ended = self._ended
            found = await self._reading_sessions.find(hashed)
            if found is None:
                self._sessions.forget(hashed)
                return None, None
            if ended == self._ended:
                break
        session, guest = found
        guest = self._guests.get(guest.id) or guest  # a new name may be here already
        self._sessions.put(hashed, session)
        self._guests.put(guest.id, guest)
        return session, guest

    async def _read_sessions(self, hashes: list[str]) -> dict[str, tuple[_Session, Guest]]:
        rows = await self._store.read(lambda connection: connection.execute(_SESSIONS, these(hashes)).all())
        return {row[0]: (_Session(*row[1:3]), Guest(*row[3:])) for row in rows}

    async def _prolong(self, hashed: str, session: _Session, now: int) -> None:
        later = _Session(session.guest, now + SESSION)

        def job(connection: Connection) -> bool:
            update_ = update(sessions).where(sessions.c.token_hash == hashed).values(expires=later.expires)
            connection.execute(update(guests).where(guests.c.id == session.guest).values(seen=now))
            return connection.execute(update_).rowcount == 1

        if hashed in self._sessions:
            self._sessions.put(hashed, later)  # at once: requests that come meanwhile need not do it too
        try:
            there = await self._store.write(job)
        except StoreError:
            there = False  # no reason to turn the guest away; the next request tries again
        if not there and self._sessions.get(hashed) == later:
            self._sessions.forget(hashed)

    def _remember(self, guest: Guest, token: str, now: int) -> None:
        self._guests.put(guest.id, guest)
        self._sessions.put(_hash(token), _Session(guest.id, now + SESSION))

    # -- Other processes ----------------------------------------------------------------------------------------------

    def when_changed(self, tell: Callable[[], None]) -> None:
        """It is told, on the event loop, of every change that other processes have to know."""
        self._when_changed.append(tell)

    def _tell(self) -> None:
        for tell in self._when_changed:
            tell()

    async def news(self) -> GuestNews:
        """Follows what other processes have changed since the last look, and says what it was."""
        looked, seen = self._looked, self._seen

        def job(connection: Connection) -> tuple[int, set[GuestChange], dict[str, Guest | None]]:
            now, rows = changes_since(connection, looked)
            changed = {row.guest for row in rows - seen if row.session == THEMSELVES}
            found = connection.execute(_GUESTS, these(list(changed))).all() if changed else []
            return now, rows, {row.id: None if row.deleted else Guest(*row[:3]) for row in found}

        now, rows, changed = await self._store.read(job)
        if looked is not None and now - looked > KEPT_MS:  # it slept for so long that nobody can tell
            self._sessions.clear()
            self._guests.clear()
        self._looked, self._seen = now, rows
        ended = {row.session for row in rows - seen if row.session != THEMSELVES}
        if ended or changed:
            self._ended += 1  # what is being read now may be outdated
        for session in ended:
            self._sessions.forget(session)
        for guest_id, guest in changed.items():
            self._guests.put(guest_id, guest or _nobody(guest_id))
            if guest is None:
                self._forget_sessions(guest_id)
        forgotten = {guest_id for guest_id, guest in changed.items() if guest is None}
        return GuestNews(ended, changed.keys() - forgotten, forgotten)

    # -- Another device -----------------------------------------------------------------------------------------------

    async def recovery(self, guest_id: str, now: int) -> str:
        """A token that opens one session of this guest, within a week. It revokes the one before."""
        token = _new_token()

        def job(connection: Connection) -> None:
            connection.execute(delete(keys).where(keys.c.kind == "recovery", keys.c.guest == guest_id))
            _add_key(connection, token, "recovery", guest_id, now, expires=now + RECOVERY)

        await self._store.write(job)
        return token

    async def recover(self, token: str, now: int) -> tuple[Guest, str]:
        """Uses a recovery token up; the guest, and the token of a new session."""
        session = _new_token()

        def job(connection: Connection) -> Guest | None:
            found = (
                select(*_GUEST)
                .join(keys, keys.c.guest == guests.c.id)
                .where(keys.c.hash == _hash(token), keys.c.kind == "recovery", keys.c.expires > now, ~guests.c.deleted)
            )
            row = connection.execute(found).one_or_none()
            if row is None:
                return None  # raising would undo what others write in the same batch, and forged tokens cost nothing
            connection.execute(delete(keys).where(keys.c.hash == _hash(token)))
            _open_session(connection, row.id, session, now)
            return Guest(*row)

        guest = await self._store.write(job)
        if guest is None:
            raise UnknownToken
        self._remember(guest, session, now)
        return guest, session

    # -- Links to a table ---------------------------------------------------------------------------------------------

    async def invite(self, table_id: str, seat: int | None, guest_id: str, now: int) -> str:
        """A token whose holder may sit down: in this seat, or in any open one."""
        return await self._link("invitation", table_id, seat, guest_id, now)

    async def invited(self, token: str) -> Linked | None:
        """The table and the seat that the invitation is for."""
        return await self._linked("invitation", token)

    async def revoke_invitations(self, table_id: str, seat: int | None = None) -> None:
        """Those for this seat, or all to the table."""
        revoked = delete(keys).where(keys.c.kind == "invitation", keys.c.table_id == table_id)
        if seat is not None:
            revoked = revoked.where(keys.c.seat == seat)
        await self._store.write(lambda connection: connection.execute(revoked).close())

    async def share(self, table_id: str, guest_id: str, now: int) -> str:
        """A token whose holder may view a finished game."""
        return await self._link("share", table_id, None, guest_id, now)

    async def shared(self, token: str) -> str | None:
        """The table whose game the link shows."""
        found = await self._linked("share", token)
        return found.table if found else None

    async def unshare(self, table_id: str) -> None:
        revoked = delete(keys).where(keys.c.kind == "share", keys.c.table_id == table_id)
        await self._store.write(lambda connection: connection.execute(revoked).close())

    async def _link(self, kind: str, table_id: str, seat: int | None, guest_id: str, now: int) -> str:
        token = _new_token()
        same = (keys.c.kind == kind, keys.c.table_id == table_id, keys.c.guest == guest_id)
        newest = select(keys.c.hash).where(*same).order_by(keys.c.created.desc()).limit(LINKS - 1)

        def job(connection: Connection) -> None:
            connection.execute(delete(keys).where(*same, keys.c.hash.not_in(newest)))
            _add_key(connection, token, kind, guest_id, now, table_id=table_id, seat=seat)

        await self._store.write(job)
        return token

    async def _linked(self, kind: str, token: str) -> Linked | None:
        found = select(keys.c.table_id, keys.c.seat, keys.c.created)
        found = found.where(keys.c.hash == _hash(token), keys.c.kind == kind)
        row = await self._store.read(lambda connection: connection.execute(found).one_or_none())
        return Linked(*row) if row else None

    # -- Names --------------------------------------------------------------------------------------------------------

    def name_of(self, guest_id: str) -> str | None:
        """The name of a known guest. None also for those who asked to be forgotten."""
        guest = self._guests.get(guest_id)
        return guest.name or None if guest else None

    async def know(self, ids: Iterable[str]) -> None:
        """Reads the names of those that are not known yet, so that `name_of` has them."""
        new = [guest_id for guest_id in set(ids) if guest_id not in self._guests]
        if not new:
            return
        for guest in await self._reading_guests.find_all(new):
            if guest.id not in self._guests:  # a new name may have come meanwhile
                self._guests.put(guest.id, guest)

    async def _read_guests(self, ids: list[str]) -> dict[str, Guest]:
        rows = await self._store.read(lambda connection: connection.execute(_GUESTS, these(ids)).all())
        return {row.id: Guest(*row[:3]) for row in rows}

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Without those who asked to be forgotten."""
        asked = set(ids)
        await self.know(asked)
        named = {guest_id: self.name_of(guest_id) for guest_id in asked}
        return {guest_id: name for guest_id, name in named.items() if name is not None}

    # -- What the house knows about somebody --------------------------------------------------------------------------

    async def my_data(self, guest_id: str) -> dict[str, Any]:
        """All of it, ready for JSON. Tokens are not among it: nobody has them but the guest."""
        profile = [guests.c.id, guests.c.name, guests.c.language, guests.c.created, guests.c.seen]
        table = [tables.c.id, tables.c.title, tables.c.status, tables.c.created, tables.c.changed]
        said = [chat.c.table_id.label("table"), chat.c.at, chat.c.text, chat.c.phrase]
        link = [keys.c.kind, keys.c.table_id.label("table"), keys.c.seat, keys.c.created, keys.c.expires]
        mine = sitters.c.guest == guest_id
        sat = select(*table, sitters.c.seat).outerjoin(sitters, (sitters.c.table_id == tables.c.id) & mine)

        def job(connection: Connection) -> dict[str, Any]:
            def rows(found: Any) -> list[dict[str, Any]]:
                return [dict(row) for row in connection.execute(found).mappings()]

            return {
                "profile": next(iter(rows(select(*profile).where(guests.c.id == guest_id))), None),
                "sessions": rows(select(sessions.c.created, sessions.c.expires).where(sessions.c.guest == guest_id)),
                "links": rows(select(*link).where(keys.c.guest == guest_id)),
                "tables": rows(sat.where(or_(mine, tables.c.host == guest_id)).order_by(tables.c.created, tables.c.id)),
                "chat": rows(select(*said).where(chat.c.guest == guest_id).order_by(chat.c.at, chat.c.n)),
            }

        return await self._store.read(job)

    async def delete(self, guest_id: str) -> None:
        """Forgets a guest; other people's games stay. Callers that hold their messages in memory must drop them too."""

        def job(connection: Connection) -> None:
            connection.execute(update(chat).where(chat.c.guest == guest_id).values(text="", phrase=None))
            connection.execute(delete(sessions).where(sessions.c.guest == guest_id))
            connection.execute(delete(keys).where(keys.c.guest == guest_id))
            gone = {"name": "", "language": "", "deleted": True}
            connection.execute(update(guests).where(guests.c.id == guest_id).values(gone))
            tell_guest(connection, guest_id)

        await self._store.write(job)
        self._forget_sessions(guest_id)
        self._guests.put(guest_id, _nobody(guest_id))
        self._tell()
        await self._store.wipe_journal()


def _nobody(guest_id: str) -> Guest:
    """In the place of somebody who asked to be forgotten."""
    return Guest(guest_id, "", "")


def _new_token() -> str:
    return secrets.token_urlsafe(32)


def session_of(token: str) -> str:
    """Identifies a session to code that must not have its token."""
    return _hash(token)


def _hash(token: str) -> str:
    return blake2b(token.encode(), digest_size=32).hexdigest()


def _open_session(connection: Connection, guest_id: str, token: str, now: int) -> None:
    row = {"token_hash": _hash(token), "guest": guest_id, "created": now, "expires": now + SESSION}
    connection.execute(insert(sessions), row)


def _add_key(
    connection: Connection,
    token: str,
    kind: str,
    guest_id: str,
    now: int,
    *,
    table_id: str | None = None,
    seat: int | None = None,
    expires: int | None = None,
) -> None:
    row = {"hash": _hash(token), "kind": kind, "guest": guest_id, "table_id": table_id, "seat": seat}
    connection.execute(insert(keys), {**row, "created": now, "expires": expires})
