"""The data files as they are written: one struct for each file, every item with its origin."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from tortuga.kernel.components import Origin

Name: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
"""Of a component, one word in all languages; texts call it by people's names."""
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Treasure: TypeAlias = Literal["gold", "emerald", "pearl"]
Kind: TypeAlias = Literal["equipment", "crew", "ship"]
Level: TypeAlias = Literal[1, 2]


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`origin` is that of its least certain value; `origins` names the values that are more certain."""

    origin: Origin
    origins: dict[str, Origin] = {}


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    about: str = ""


class LocationItem(Item, frozen=True, kw_only=True):
    name: Name
    level: Level
    value_symbol: bool
    actions: tuple[str, ...]


class Locations(File, frozen=True, kw_only=True):
    locations: tuple[LocationItem, ...]


class ResidenceItem(Item, frozen=True, kw_only=True):
    name: Name
    cost: Count
    scores: str


class Residences(File, frozen=True, kw_only=True):
    residences: tuple[ResidenceItem, ...]


class ImprovementItem(Item, frozen=True, kw_only=True):
    name: Name
    level: Level
    kind: Kind
    cost: Count
    vp: Count
    effects: tuple[str, ...]


class Improvements(File, frozen=True, kw_only=True):
    improvements: tuple[ImprovementItem, ...]


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    vp: Count
    needs: dict[str, Annotated[int, msgspec.Meta(ge=1, le=99)]]


class QuestItem(Item, frozen=True, kw_only=True):
    name: Name
    easy: Condition
    hard: Condition


class Quests(File, frozen=True, kw_only=True):
    quests: tuple[QuestItem, ...]


class FigureheadItem(Item, frozen=True, kw_only=True):
    name: Name
    letter: Annotated[str, msgspec.Meta(pattern="^[A-L]$")]
    effects: tuple[str, ...]
    burial: tuple[tuple[str, ...], ...] = ()


class Figureheads(File, frozen=True, kw_only=True):
    figureheads: tuple[FigureheadItem, ...]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    effects: tuple[str, ...]


class TileItem(Item, frozen=True, kw_only=True):
    faces: tuple[Face, Face]


class BlackMarket(File, frozen=True, kw_only=True):
    tiles: tuple[TileItem, ...]


class RaidActionItem(Item, frozen=True, kw_only=True):
    effect: str


class LockItem(Item, frozen=True, kw_only=True):
    upgrades: Count


class UpgradeItem(Item, frozen=True, kw_only=True):
    sector: Literal[1, 2, 3, 4]
    effects: tuple[str, ...]


class ShipBoard(File, frozen=True, kw_only=True):
    raid_actions: tuple[RaidActionItem, ...]
    locks: tuple[LockItem, LockItem, LockItem]
    spaces: tuple[UpgradeItem, ...]


class BonusItem(Item, frozen=True, kw_only=True):
    effects: tuple[str, ...]


class ByTreasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gold: tuple[BonusItem, ...]
    emerald: tuple[BonusItem, ...]
    pearl: tuple[BonusItem, ...]

    def rows(self) -> tuple[tuple[BonusItem, ...], ...]:
        return (self.gold, self.emerald, self.pearl)


class HideoutBoard(File, frozen=True, kw_only=True):
    storage: ByTreasure
    burial: ByTreasure


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    to: Name
    river: Annotated[int, msgspec.Meta(ge=1)] | None = None


class TrackItem(Item, frozen=True, kw_only=True):
    name: Name
    effects: tuple[str, ...]
    next: tuple[Way, ...]


class RetirementItem(Item, frozen=True, kw_only=True):
    behind: Name


class Exploration(File, frozen=True, kw_only=True):
    gulf: BonusItem
    maracaibo: BonusItem
    retirement: RetirementItem
    track: tuple[TrackItem, ...]


class NumberItem(Item, frozen=True, kw_only=True):
    number: Count


class ValueItem(Item, frozen=True, kw_only=True):
    at_least: Count
    vp: Count


class ValueTileItem(Item, frozen=True, kw_only=True):
    treasure: Treasure


class TreasureIslands(File, frozen=True, kw_only=True):
    cubes: NumberItem
    values: tuple[ValueItem, ...]
    value_tiles: tuple[ValueTileItem, ...]


class LayoutItem(Item, frozen=True, kw_only=True):
    name: Name
    rows: tuple[Annotated[str, msgspec.Meta(pattern="^[CGEP.]+$", max_length=27)], ...]


class Layouts(File, frozen=True, kw_only=True):
    layouts: tuple[LayoutItem, ...]


class RedbeardCardItem(Item, frozen=True, kw_only=True):
    name: Name
    deck: Literal["A", "B"]
    actions: tuple[str, ...]
    extra: Literal["upgrade", "raid", "explore"] | None = None


class RedbeardBoardItem(Item, frozen=True, kw_only=True):
    columns: tuple[tuple[Literal["advance", "quest", "figurehead", "residence"], ...], ...]


class RedbeardRaidItem(Item, frozen=True, kw_only=True):
    vp: Count
    treasures: Count
    cube: bool


class RedbeardExploreItem(Item, frozen=True, kw_only=True):
    steps: Count
    vp: Count


class DieItem(Item, frozen=True, kw_only=True):
    treasures: tuple[Literal["gold", "emerald", "pearl", "most"], ...]
    """By pips; `most`: that of the island with most cubes."""


class RedbeardParts(File, frozen=True, kw_only=True):
    cards: tuple[RedbeardCardItem, ...]
    board: RedbeardBoardItem
    raids: tuple[RedbeardRaidItem, ...]
    explores: tuple[RedbeardExploreItem, ...]
    extra_explore: NumberItem
    die: DieItem


class SupplyItem(Item, frozen=True, kw_only=True):
    location: Name


class RubiesFile(File, frozen=True, kw_only=True):
    supply: tuple[SupplyItem, ...]
    market: tuple[BonusItem, ...]


class ComponentFiles(msgspec.Struct, frozen=True, kw_only=True):
    """All files; the field names are the file names."""

    locations: Locations
    residences: Residences
    improvements: Improvements
    quests: Quests
    figureheads: Figureheads
    black_market: BlackMarket = msgspec.field(name="black-market")
    ship_board: ShipBoard = msgspec.field(name="ship-board")
    hideout: HideoutBoard
    exploration: Exploration
    islands: TreasureIslands
    layouts: Layouts
    redbeard: RedbeardParts
    rubies: RubiesFile
