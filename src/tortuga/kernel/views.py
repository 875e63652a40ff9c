"""What crosses the edge: views, offers, reviews and events as msgspec structs, and their JSON forms.

Defined in interpreted modules only: a struct defined in a compiled one loses `frozen` and `tag`.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import ClassVar

import msgspec

from tortuga.kernel.messages import Line
from tortuga.kernel.state import EVERYONE, Listener, State


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat (None: a spectator) may know, memory included. Built by adding, never by stripping."""

    seat: int | None


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A move put before a seat; `do` is its notation, titles add what it would bring."""

    do: str


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """What can be said of a draft, piece by piece; titles add what there is to say."""


class Stage(msgspec.Struct, frozen=True):
    """One thing to do on the way to a move by hand, and the whole arrangement after it as a draft in notation."""

    line: Line
    move: str


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened, in the title's words.

    `reveals` marks the few events whose job is to show something hidden: a telling of any other event says no
    more than the views before and after it. A revealing event is also where undo ends.
    """

    reveals: ClassVar[bool] = False


class Told(msgspec.Struct, frozen=True):
    """An event as it was told: `full` to the seat `only`, `event` to the rest."""

    event: Event | None
    only: int = EVERYONE
    full: Event | None = None

    def heard_by(self, seat: int | None) -> Event | None:
        return self.full if self.only != EVERYONE and seat == self.only else self.event

    @property
    def reveals(self) -> bool:
        return any(event is not None and event.reveals for event in (self.event, self.full))


class Ear(Listener):
    """Collects what is told."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(self, event: object, only: int = EVERYONE, full: object = None) -> None:
        assert event is None or isinstance(event, Event)
        assert full is None or isinstance(full, Event)
        self.told.append(Told(event, only, full))


def heard(told: Sequence[Told], seat: int | None) -> list[Event]:
    """What one seat (None: a spectator) heard of it."""
    events = (one.heard_by(seat) for one in told)
    return [event for event in events if event is not None]


def encode(thing: object) -> bytes:
    """The JSON form of a view, offer, event or record; equal things give equal bytes."""
    return msgspec.json.encode(thing)


def digest(state: State) -> str:
    """A fingerprint of the whole truth of a moment, the same on every machine and in every build."""
    return blake2b(encode(state.facts()), digest_size=8).hexdigest()
