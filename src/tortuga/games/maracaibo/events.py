"""What happens in Pirates of Maracaibo. Components go by their names in the data, spaces as in notation (`c4r2`).

Where `seat` is None it is Redbeard. What no view keeps, such as dice, is in events that reveal.
"""

from typing import ClassVar

import msgspec

from tortuga.kernel.events import Event


class SetUp(Event, frozen=True, kw_only=True, tag="set-up"):
    """Everything is laid out, and everyone has been dealt their first quests."""

    reveals: ClassVar[bool] = True
    layout: str
    first: int
    figureheads: tuple[str, ...]
    faces: tuple[str, ...]


class QuestKept(Event, frozen=True, kw_only=True, tag="quest-kept"):
    """A seat has chosen in secret which of its first quests it keeps."""

    seat: int
    quests: tuple[str, ...] | None


class QuestOpened(Event, frozen=True, kw_only=True, tag="quest-opened"):
    """A quest comes to the market; with a seat, because that player replaces the open ones (PM-4.17)."""

    reveals: ClassVar[bool] = True
    quest: str
    seat: int | None = None


class QuestTaken(Event, frozen=True, kw_only=True, tag="quest-taken"):
    """An open quest, or (None) one from the deck that only its owner sees. It reveals, because quests that others have
    put at the bottom come back without chance."""

    reveals: ClassVar[bool] = True
    seat: int | None
    quest: str | None


class QuestDiscarded(Event, frozen=True, kw_only=True, tag="quest-discarded"):
    seat: int
    quest: str | None


class Sailed(Event, frozen=True, kw_only=True, tag="sailed"):
    """`card` is what lies there for all to see as the ship comes: a name, or a view's word for what has none, such as
    `hidden-location`. None: no card space."""

    seat: int | None
    to: str
    card: str | None


class TurnedUp(Event, frozen=True, kw_only=True, tag="turned-up"):
    """A hidden card is turned up, a location with its value tile."""

    reveals: ClassVar[bool] = True
    space: str
    card: str
    value: str | None


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """A doubloon to somebody whose ship was there before (None: to the supply), or to the winner of a skirmish."""

    seat: int
    to: int | None


class Fought(Event, frozen=True, kw_only=True, tag="fought"):
    """A skirmish: each fighter's die and bonus, their sum, and who won (PM-9.3). Redbeard comes last."""

    reveals: ClassVar[bool] = True
    space: str
    seats: tuple[int | None, ...]
    pips: tuple[int, ...]
    bonuses: tuple[int, ...]
    strengths: tuple[int, ...]
    winner: int | None
    tie: bool


class Gained(Event, frozen=True, kw_only=True, tag="gained"):
    seat: int | None
    vp: int
    doubloons: int
    source: str


class Acquired(Event, frozen=True, kw_only=True, tag="acquired"):
    seat: int
    card: str
    space: str
    price: int


class Refilled(Event, frozen=True, kw_only=True, tag="refilled"):
    """A card of level II comes to a space, or a filler."""

    reveals: ClassVar[bool] = True
    space: str
    card: str


class Built(Event, frozen=True, kw_only=True, tag="built"):
    seat: int | None
    residence: str
    price: int


class PutCubes(Event, frozen=True, kw_only=True, tag="put-cubes"):
    """Cubes from the supply raise an island's value."""

    seat: int | None
    island: str
    count: int
    now: int
    """How many lie there then."""


class TookTreasure(Event, frozen=True, kw_only=True, tag="took-treasure"):
    """From its island, or from the supply if that is empty; to a bonus space of the storage or beside it."""

    seat: int
    treasure: str
    bonus: bool
    supply: bool


class Buried(Event, frozen=True, kw_only=True, tag="buried"):
    seat: int
    treasure: str
    space: int
    tile: bool
    """On a figurehead instead of the hideout."""


class Upgraded(Event, frozen=True, kw_only=True, tag="upgraded"):
    seat: int | None
    space: int


class FigureheadTaken(Event, frozen=True, kw_only=True, tag="figurehead-taken"):
    seat: int | None
    figurehead: str
    price: int


class TilePlaced(Event, frozen=True, kw_only=True, tag="tile-placed"):
    """A black market tile on a location."""

    seat: int
    face: str
    space: str
    location: str
    """What lies there: a card, or a view's word for a hidden one."""
    price: int


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """The dice of a raid; None is not rolled."""

    reveals: ClassVar[bool] = True
    seat: int
    gold: int | None
    emerald: int | None
    pearl: int | None


class Raided(Event, frozen=True, kw_only=True, tag="raided"):
    """A die is chosen: this many points for this treasure."""

    seat: int
    treasure: str
    points: int


class Spent(Event, frozen=True, kw_only=True, tag="spent"):
    """Points of a raid on a raid action."""

    seat: int
    points: int
    left: int


class Explored(Event, frozen=True, kw_only=True, tag="explored"):
    seat: int | None
    to: str
    rivers: int


class RubyTaken(Event, frozen=True, kw_only=True, tag="ruby-taken"):
    seat: int | None


class RubySold(Event, frozen=True, kw_only=True, tag="ruby-sold"):
    """Onto a space of the ruby market, from 1."""

    seat: int | None
    space: int


class RubiesExchanged(Event, frozen=True, kw_only=True, tag="rubies-exchanged"):
    seat: int
    count: int
    vp: int


class RedbeardBegins(Event, frozen=True, kw_only=True, tag="redbeard-begins"):
    """His turn, and what it follows: `card`, `gulf` if he goes on to Maracaibo without one, `none` if none of his cards
    can be carried out (PM-8.16)."""

    by: str


class RedbeardCard(Event, frozen=True, kw_only=True, tag="redbeard-card"):
    """He reveals a card; if he can do nothing on it, it is ignored."""

    reveals: ClassVar[bool] = True
    card: str
    done: bool


class RedbeardTried(Event, frozen=True, kw_only=True, tag="redbeard-tried"):
    """A main action of his card, from 1, that he looked at: where he does it, or why he cannot (PM-8.17): `reach` for
    nothing within 3 spaces, `gone` if there is no open quest or card of level II left."""

    number: int
    action: str
    target: str | None
    card: str | None
    """What lies at the target; None: the Gulf, or there is none."""
    why: str | None


class RedbeardExtra(Event, frozen=True, kw_only=True, tag="redbeard-extra"):
    """The extra action of a B card, before he moves (PM-8.13)."""

    action: str


class RedbeardTookCard(Event, frozen=True, kw_only=True, tag="redbeard-took-card"):
    """From the Caribbean, or the top card of level II."""

    card: str


class RedbeardRaided(Event, frozen=True, kw_only=True, tag="redbeard-raided"):
    reveals: ClassVar[bool] = True
    pips: int
    treasure: str
    count: int
    vp: int
    left: int
    """Cubes on its island then."""


class RedbeardExplores(Event, frozen=True, kw_only=True, tag="redbeard-explores"):
    """How far: the value of the space or of his card, and what his track adds (PM-8.7)."""

    value: int
    more: int


class RedbeardAdvanced(Event, frozen=True, kw_only=True, tag="redbeard-advanced"):
    """The cube of his raid and explore track, to a position from 1."""

    to: int


class RedbeardWithout(Event, frozen=True, kw_only=True, tag="redbeard-without"):
    """What he should have got but did not, because there is no more of it for him (PM-8.19): `upgrade`, `advance`,
    `figurehead`, `quest` or `residence`."""

    what: str


class RoundOver(Event, frozen=True, kw_only=True, tag="round-over"):
    round: int


class Income(Event, frozen=True, kw_only=True, tag="income"):
    seat: int
    doubloons: int
    vp: int


class ScorePart(msgspec.Struct, frozen=True):
    """A named part of a number, as `explain` gives it."""

    name: str
    amount: int


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """A final score and what it comes from; the quests are revealed."""

    reveals: ClassVar[bool] = True
    seat: int | None
    score: int
    parts: tuple[ScorePart, ...]


EVENTS = (
    SetUp,
    QuestKept,
    QuestOpened,
    QuestTaken,
    QuestDiscarded,
    Sailed,
    TurnedUp,
    Paid,
    Fought,
    Gained,
    Acquired,
    Refilled,
    Built,
    PutCubes,
    TookTreasure,
    Buried,
    Upgraded,
    FigureheadTaken,
    TilePlaced,
    Rolled,
    Raided,
    Spent,
    Explored,
    RubyTaken,
    RubySold,
    RubiesExchanged,
    RedbeardBegins,
    RedbeardCard,
    RedbeardTried,
    RedbeardExtra,
    RedbeardTookCard,
    RedbeardRaided,
    RedbeardExplores,
    RedbeardAdvanced,
    RedbeardWithout,
    RoundOver,
    Income,
    Scored,
)
