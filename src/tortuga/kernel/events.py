"""What happened: events, and who hears which of them.

Defined in an interpreted module: a struct defined in a compiled one loses `frozen` and `tag`.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from tortuga.kernel.state import EVERYONE, Listener


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened, in the title's words.

    `reveals` marks the few events whose job is to show something hidden: any other event says no more than the views
    before and after it. A revealing event is also where undo ends.
    """

    reveals: ClassVar[bool] = False


class Announced(msgspec.Struct, frozen=True):
    """An event as it was told: `full` to the seat `only`, `event` to the rest."""

    event: Event | None
    only: int = EVERYONE
    full: Event | None = None

    def heard_by(self, seat: int | None) -> Event | None:
        return self.full if self.only != EVERYONE and seat == self.only else self.event

    @property
    def reveals(self) -> bool:
        return any(event is not None and event.reveals for event in (self.event, self.full))


class EventLog(Listener):
    """Collects the events that are announced."""

    def __init__(self) -> None:
        self.told: list[Announced] = []

    def tell(self, event: object, only: int = EVERYONE, full: object = None) -> None:
        assert event is None or isinstance(event, Event)
        assert full is None or isinstance(full, Event)
        self.told.append(Announced(event, only, full))


def heard_by(told: Sequence[Announced], seat: int | None) -> list[Event]:
    """What one seat (None: a spectator) heard of it."""
    events = (one.heard_by(seat) for one in told)
    return [event for event in events if event is not None]
