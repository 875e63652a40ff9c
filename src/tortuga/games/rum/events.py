"""What happens in RUM, in its own words. Cards are in notation, single end first; colours by name."""

from typing import ClassVar

import msgspec

from tortuga.kernel.events import Event
from tortuga.kernel.outcome import Outcome


class Gain(msgspec.Struct, frozen=True):
    """A captain gained or raised: from whom (None: nobody's), and from which value to which."""

    colour: str
    owner: int | None
    was: int
    value: int
    trio: bool


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """The beach lies open and everyone holds one card; `washed` are trios that the tide took before (RUM-2.6)."""

    reveals: ClassVar[bool] = True
    beach: tuple[str, ...]
    first: int
    washed: tuple[tuple[str, ...], ...] = ()


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A card taken into a hand, from a slot of the beach or (slot 0) from the wreck."""

    seat: int
    slot: int
    card: str | None


class ParrotDrawn(Event, frozen=True, kw_only=True, tag="parrot-drawn"):
    """The parrot, drawn and shown; `silent` if it was the last card and has no effect of its own (RUM-6.2)."""

    reveals: ClassVar[bool] = True
    seat: int
    slot: int
    silent: bool


class WreckEmpty(Event, frozen=True, kw_only=True, tag="wreck-empty"):
    """The last card left the wreck; these seats hold the most cards."""

    seats: tuple[int, ...]


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """Cards put back into the wreck unseen; only their owner hears which."""

    seat: int
    count: int
    cards: tuple[str, ...] | None


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """A seat has chosen in secret what to return; others may still be choosing (RUM-7.6)."""

    seat: int
    cards: tuple[str, ...] | None


class ClockMoved(Event, frozen=True, kw_only=True, tag="clock"):
    """The Castaway Clock stands at a new value."""

    clock: int


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    """A set, each card with the end that is up first, and the captains it brought."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    gains: tuple[Gain, ...]
    points: int


class Tide(Event, frozen=True, kw_only=True, tag="tide"):
    """Cards turned up on the beach, by slot; None is the parrot."""

    reveals: ClassVar[bool] = True
    cards: dict[int, str | None]


class Washed(Event, frozen=True, kw_only=True, tag="washed"):
    """A rum trio on the beach, washed back into the wreck (RUM-7.4)."""

    reveals: ClassVar[bool] = True
    colour: str


class Over(Event, frozen=True, kw_only=True, tag="over"):
    """The game is over, and everything is shown (RUM-9.2)."""

    reveals: ClassVar[bool] = True
    outcome: Outcome


EVENTS = (Dealt, Drew, ParrotDrawn, WreckEmpty, Returned, Chose, ClockMoved, Laid, Tide, Washed, Over)
