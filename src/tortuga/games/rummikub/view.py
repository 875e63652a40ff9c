"""What Rummikub and Rummi show at their edge: options, views, offers and reviews. Tiles are in notation."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from tortuga.kernel.messages import Reason
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.title import Options
from tortuga.kernel.views import Offer, Review, View

JokerRule: TypeAlias = Literal["free", "release", "strict", "bound"]
BeforeMeld: TypeAlias = Literal["draw", "exchange", "either"]
MeldKind: TypeAlias = Literal["run", "group"]
MELD_KINDS: tuple[MeldKind, ...] = ("run", "group")
"""By the number of the kind."""


class RummikubOptions(Options, frozen=True, kw_only=True):
    """What sets the two titles apart; a host can set each by itself."""

    jokers: Annotated[int, msgspec.Meta(ge=0, le=4)] = 2
    first_meld: Annotated[int, msgspec.Meta(ge=1, le=60)] = 30
    """What the first meld is worth at least (RK-3.2)."""
    time_out: Literal["penalty", "keep"] = "penalty"
    """The table is restored and three tiles are drawn (RK-3.5), or what is finished of the turn is kept (RT-1.3)."""
    wrong_table: Literal["friendly", "strict"] = "friendly"
    """A wrong table is refused, or treated as a time-out (RK-3.6)."""
    joker_value: Annotated[int, msgspec.Meta(ge=0, le=50)] = 30
    """What a joker left on a rack counts."""
    joker_rule: JokerRule = "release"
    building: bool = True
    """May the table be built on in the turn of the first meld (RK-3.8)?"""
    before_meld: BeforeMeld = "draw"
    """What a player who does not meld does (RT-1.4)."""
    exchanges: Annotated[int, msgspec.Meta(ge=0, le=10)] = 3
    """A player and round, at most (RT-1.8)."""
    must_lay: bool = False
    """RT-1.7: is laying a duty for who can?"""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1


class RummiOptions(RummikubOptions, frozen=True, kw_only=True):
    """The same, as the travel version has them."""

    jokers: Annotated[int, msgspec.Meta(ge=0, le=4)] = 4
    first_meld: Annotated[int, msgspec.Meta(ge=1, le=60)] = 40
    time_out: Literal["penalty", "keep"] = "keep"
    joker_value: Annotated[int, msgspec.Meta(ge=0, le=50)] = 25
    joker_rule: JokerRule = "bound"
    building: bool = False
    before_meld: BeforeMeld = "either"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=10)] = 3


class SetOnTable(msgspec.Struct, frozen=True):
    kind: MeldKind
    tiles: tuple[str, ...]
    value: int


class Rack(msgspec.Struct, frozen=True):
    """What everyone knows of a player in this round."""

    size: int
    melded: bool
    exchanged: int


class LastTurn(msgspec.Struct, frozen=True):
    """The tiles that were laid last."""

    seat: int
    tiles: tuple[str, ...]


class RummikubView(View, frozen=True, kw_only=True, tag="rummikub"):
    """The table as one seat sees it."""

    options: RummikubOptions
    turn: int
    round: int
    active: int
    starter: int
    due: tuple[int, ...]
    table: tuple[SetOnTable, ...]
    bank: int
    racks: tuple[Rack, ...]
    passes: int
    last: LastTurn | None
    rounds: tuple[tuple[int, ...], ...]
    """The scores of the rounds that are over, by seat."""
    totals: tuple[int, ...]
    rack: tuple[str, ...] = ()
    outcome: Outcome | None = None
    shown: tuple[tuple[str, ...], ...] | None = None
    """All racks, once the match is over (RK-6.2)."""


class RummikubOffer(Offer, frozen=True, kw_only=True, tag="rummikub"):
    """A move: laying these tiles of the rack, or one of the ways to lay nothing."""

    kind: Literal["draw", "pass", "exchange", "lay"]
    tiles: tuple[str, ...] = ()


class SetReview(msgspec.Struct, frozen=True):
    """Tiles that lie together in a draft: a set of this kind, or why they are none."""

    kind: MeldKind | None
    value: int
    why: Reason | None


class RummikubReview(Review, frozen=True, kw_only=True, tag="rummikub"):
    """What can be said of a draft; its sets are in the order of the draft."""

    sets: tuple[SetReview, ...]
    laid: tuple[str, ...]
    """The tiles of the rack in it."""
    meld: int | None
    """Before the first meld: what its sets of laid tiles alone are worth."""
    least: int | None
    """And what they must be worth (RK-3.2)."""
    ready: bool
    """Is it a legal turn?"""
    why: Reason | None
    """Why not."""
