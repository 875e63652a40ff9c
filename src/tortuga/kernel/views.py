"""What a seat sees and is offered: views, details, offers, assessments and stages as msgspec structs.

Defined in interpreted modules only: a struct defined in a compiled one loses `frozen` and `tag`.
"""

import msgspec

from tortuga.kernel.messages import Message


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a seat (None: a spectator) may know, memory included. Built by adding, never by removing."""

    seat: int | None


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """What follows from a view, worked out for people to look at; titles add what there is to say."""


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A move offered to a seat; `do` is its notation, titles add what it would bring."""

    do: str


class Assessment(msgspec.Struct, frozen=True, kw_only=True):
    """What can be said of a draft, piece by piece; titles add what there is to say."""


class Stage(msgspec.Struct, frozen=True):
    """One thing to do on the way to a move by hand, and the whole arrangement after it as a draft in notation."""

    line: Message
    move: str
