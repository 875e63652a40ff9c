"""What happens in Rummikub and Rummi, in its own words. Tiles and sets are in notation."""

from typing import ClassVar, Literal

import msgspec

from tortuga.kernel.events import Event
from tortuga.kernel.outcome import Outcome


class Lot(msgspec.Struct, frozen=True):
    """A tile drawn for the start."""

    seat: int
    tile: str


class DrewLots(Event, frozen=True, kw_only=True, tag="drew-lots"):
    """The draw for the start, in the order in which it was made, with who starts (RK-1.2)."""

    reveals: ClassVar[bool] = True
    lots: tuple[Lot, ...]
    first: int


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A round begins: everyone has a rack, and the rest is the bank."""

    round: int
    bank: int


class Racked(Event, frozen=True, kw_only=True, tag="racked"):
    """What a seat was dealt; told to that seat alone."""

    seat: int
    tiles: tuple[str, ...]


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    """Tiles laid, and the whole table after it."""

    reveals: ClassVar[bool] = True
    seat: int
    tiles: tuple[str, ...]
    table: tuple[str, ...]
    first_meld: bool


class Bought(Event, frozen=True, kw_only=True, tag="bought"):
    """A joker bought out of a set of the table, which is announced (RK-4.3)."""

    reveals: ClassVar[bool] = True
    seat: int
    tile: str
    out_of: str


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """Tiles drawn from the bank, `penalty` ones among them (RK-3.5); only the player who drew hears which."""

    seat: int
    count: int
    penalty: bool
    tiles: tuple[str, ...] | None


class Exchanged(Event, frozen=True, kw_only=True, tag="exchanged"):
    """A whole rack exchanged (RT-1.4); only its owner hears what came."""

    seat: int
    count: int
    tiles: tuple[str, ...] | None


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """Nothing laid, and nothing left to draw (RK-5.2, RK-5.6)."""

    seat: int


class Failed(Event, frozen=True, kw_only=True, tag="failed"):
    """A turn that failed, wholly or in part: the time was up, or the table was invalid in strict play."""

    reveals: ClassVar[bool] = True
    seat: int
    why: Literal["time", "wrong-table"]


class RoundOver(Event, frozen=True, kw_only=True, tag="round-over"):
    """A round has ended: the racks are shown as they are counted (RK-6.2)."""

    reveals: ClassVar[bool] = True
    round: int
    reason: Literal["out", "passes", "stuck"]
    racks: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class MatchOver(Event, frozen=True, kw_only=True, tag="match-over"):
    outcome: Outcome


EVENTS = (DrewLots, Dealt, Racked, Laid, Bought, Drew, Exchanged, Passed, Failed, RoundOver, MatchOver)
