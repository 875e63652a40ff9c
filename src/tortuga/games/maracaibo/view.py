"""What a seat may know of a game, and its offers. `view_builder` fills them in.

Components go by their names in the data, spaces as in notation (`c4r2`, `gulf`), treasures as `gold`, `emerald` and
`pearl`.
"""

from typing import Literal, TypeAlias

import msgspec

from tortuga.games.maracaibo.events import ScorePart
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.views import Offer, View

QuestMoveKind: TypeAlias = Literal["kept", "returned", "opened", "took", "drew", "discarded", "to-bottom"]
QUEST_MOVES: tuple[QuestMoveKind, ...] = ("kept", "returned", "opened", "took", "drew", "discarded", "to-bottom")
"""By their numbers in the rules."""


class Tile(msgspec.Struct, frozen=True):
    """A black market tile on a location."""

    seat: int
    tile: int
    """From 1."""
    face: str


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the Caribbean. `card` may also be `none`, `filler` or something hidden."""

    name: str
    card: str
    ships: tuple[int, ...] = ()
    """Of seats; Redbeard counts as the seat behind the last."""
    value: str | None = None
    tile: Tile | None = None
    coins: int = 0
    built: tuple[int, ...] = ()
    """Who has a marker on this residence."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before a player, all of it open."""

    doubloons: int
    vp: int
    ship: str
    explorer: str
    rivers: tuple[int, ...]
    cards: tuple[str, ...]
    """Improvements, in the order of the data."""
    upgrades: tuple[int, ...]
    """Spaces of the ship board, from 1."""
    figurehead: str | None
    treasures: tuple[int, int, int]
    """Gold, emeralds and pearls, buried or not."""
    on_bonus: tuple[int, ...]
    """Bonus spaces of the storages with a treasure, from 1."""
    buried: tuple[int, int, int]
    burials: tuple[int, ...]
    """Burial spaces of the hideout with a treasure, from 1."""
    tile_burials: tuple[str | None, ...]
    """Those of the figurehead."""
    residences: tuple[str, ...]
    tiles: tuple[int, ...]
    """Black market tiles not placed yet, from 1."""
    quests: int
    """How many."""
    doubloon_income: int
    vp_income: int
    discount: int
    raid: int
    die: tuple[int, int, int]
    explore: int
    rubies: int
    retired: bool
    progress: int
    """Redbeard's track cube, from 1."""


class Todo(msgspec.Struct, frozen=True, kw_only=True):
    """A step to be done, the first one now: what, by whom, and because of what. `facts` is what it is made of inside;
    `numbers` says the same in words."""

    step: str
    seats: tuple[int, ...]
    source: str
    effects: tuple[tuple[str, ...], ...] = ()
    """Those still due, in the player's order; of each entry only one."""
    numbers: dict[str, int | str | bool] = {}
    facts: tuple[int | bool | tuple[tuple[int, ...], ...], ...] = ()


class QuestMove(msgspec.Struct, frozen=True):
    """A quest that changed its place, as people at the table remember it. `quest` is None where this seat did not see
    which. `seat` is None where nobody took or gave it."""

    kind: QuestMoveKind
    seat: int | None
    quest: str | None


class Truth(msgspec.Struct, frozen=True):
    """After the end the quests are revealed."""

    quests: tuple[tuple[str, ...], ...]
    scored: tuple[tuple[str, ...], ...]
    moves: tuple[QuestMove, ...]


class MaracaiboView(View, frozen=True, kw_only=True, tag="maracaibo"):
    """The table as one seat sees it. In solo play Redbeard's board is the last."""

    options: MaracaiboOptions
    seats: int
    round: int
    turn: int
    active: int
    last: int
    """PM-1.12"""
    due: tuple[int, ...]
    todo: tuple[Todo, ...]
    deeds: tuple[str, ...]
    """What the active player has decided in this turn, in notation; a discarded quest is not named."""
    last_deeds: tuple[str, ...]
    """The same for the player whose turn it was before."""
    spaces: tuple[Space, ...]
    islands: tuple[int, int, int]
    faces: tuple[str, ...]
    """Of the black market tiles, the same for all."""
    boards: tuple[Board, ...]
    deck: int
    top: str | None
    """The top card of level II where it can be seen (PM-9.8)."""
    deck_up: int
    fillers: int
    figureheads: tuple[str, ...]
    open_quests: tuple[str, ...]
    quest_deck: int
    quests: tuple[str, ...] = ()
    """This seat's own, while choosing the first ones all that it was dealt."""
    kept: tuple[str, ...] = ()
    """What this seat has chosen to keep while others still choose."""
    quest_moves: tuple[QuestMove, ...] = ()
    raid_actions_used: tuple[str, ...] = ()
    redbeard_cards: tuple[str, ...] = ()
    redbeard_deck: tuple[str, ...] = ()
    """Those that he has not revealed since he shuffled."""
    ruby_market: tuple[int | None, ...] = ()
    outcome: Outcome | None = None
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    """As in the outcome, but with Redbeard's, as the scores are."""
    truth: Truth | None = None


class MaracaiboOffer(Offer, frozen=True, kw_only=True, tag="maracaibo"):
    """A move, and where it is known ahead, what it costs or brings."""

    verb: str
    number: int = 0
    """What it is about, as `rules.moves` counts it; the fields below say the same by name."""
    space: str | None = None
    tile: int | None = None
    """A black market tile, from 1."""
    treasure: str | None = None
    """Of a die, a storage, an island or a burial space."""
    track: str | None = None
    effect: str | None = None
    upgrade: int | None = None
    """A space of the ship board, from 1."""
    figurehead: str | None = None
    quests: tuple[str, ...] = ()
    seat: int | None = None
    """Who is paid; Redbeard counts as the seat behind the last."""
    price: int | None = None
    parts: tuple[ScorePart, ...] = ()
    """Where the price comes from."""
