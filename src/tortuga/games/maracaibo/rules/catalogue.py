"""The catalogue: all components of the box in plain classes that never change, read by the rules by their numbers.

`components.loading` fills it from the data files. A component's number is its place in its list and never changes: new
ones go at the end.
"""

from typing import Final

from tortuga.games.maracaibo.rules.effects import IMPROVEMENTS, LOCATION, RESIDENCE, Effect

Effects = tuple[Effect, ...]

# Spaces of the Caribbean besides the cards.
CARD_SPACES: Final = 27
"""Numbered column by column from the left, each column from the top (PM-1.14)."""
GULF: Final = 27
MARACAIBO: Final = 28
START: Final = 29
SPACES: Final = 30

BASE_RAID_ACTIONS: Final = 3
"""On every ship board (PM-4.3)."""

# What may lie on a space instead of a card. Hidden cards have no identity before they are turned up, so they take no
# tile and are nobody's choice (PM-9.7).
NO_CARD: Final = -1
FILLER: Final = -2  # PM-3.5
HIDDEN_LOCATION: Final = -3  # PM-9.1
HIDDEN_IMPROVEMENT: Final = -4  # PM-9.2, of level I
HIDDEN_SECOND: Final = -5  # PM-9.2, of level II
SPACE_WORDS: Final = ["", "none", "filler", "hidden-location", "hidden-improvement", "hidden-second"]
"""By minus the number of what lies on a space instead of a card."""


class Card:
    """A card of the Caribbean: an improvement, a location or a residence."""

    def __init__(
        self,
        number: int,
        name: str,
        level: int,
        kind: int,
        cost: int,
        vp: int,
        lightning: Effects,
        lasting: Effects,
        income: Effects,
        end: Effects,
        actions: tuple[Effects, ...],
        has_value: bool,
        has_rubies: bool,
    ) -> None:
        self.number: Final = number
        """In Catalogue.cards, over both levels."""
        self.name: Final = name
        """In the data files and in notation, one word: `sea-chart`."""
        self.level: Final = level
        self.kind: Final = kind
        self.cost: Final = cost
        self.vp: Final = vp
        self.lightning: Final = lightning
        self.lasting: Final = lasting
        self.income: Final = income
        self.end: Final = end
        """Of a residence too: its one scoring effect (PM-11.3)."""
        self.actions: Final = actions
        """Of a location, in any order; of each entry only one effect (those separated by a slash, PM-3.7)."""
        self.has_value: Final = has_value
        """A location with the treasure value symbol (PM-1.5)."""
        self.has_rubies: Final = has_rubies
        """A location with ruby supply (PM-9.5)."""

    def is_improvement(self) -> bool:
        return self.kind < IMPROVEMENTS

    def is_location(self) -> bool:
        return self.kind == LOCATION

    def is_residence(self) -> bool:
        return self.kind == RESIDENCE


class Need:
    """A part of a quest's condition: at least `number` of `counted` (COUNT_...)."""

    def __init__(self, counted: int, number: int) -> None:
        self.counted: Final = counted
        self.number: Final = number


class Quest:
    """Both conditions of a quest card; all needs of one must be met (PM-7.8)."""

    def __init__(
        self,
        number: int,
        name: str,
        easy: tuple[Need, ...],
        easy_vp: int,
        hard: tuple[Need, ...],
        hard_vp: int,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.easy: Final = easy
        self.easy_vp: Final = easy_vp
        self.hard: Final = hard
        self.hard_vp: Final = hard_vp


class Figurehead:
    def __init__(
        self,
        number: int,
        name: str,
        letter: str,
        lightning: Effects,
        lasting: Effects,
        income: Effects,
        burial: tuple[Effects, ...],
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.letter: Final = letter
        self.lightning: Final = lightning
        self.lasting: Final = lasting
        self.income: Final = income
        self.burial: Final = burial
        """Spaces for buried treasures of any kind, with the bonus of each (PM-4.13)."""


class MarketFace:
    """A face of a black market tile. Face `f` is on tile `f // 2`."""

    def __init__(self, number: int, name: str, effects: Effects) -> None:
        self.number: Final = number
        self.name: Final = name
        self.effects: Final = effects


class UpgradeSpace:
    """A space of the ship board, in its sector (from 0)."""

    def __init__(self, number: int, name: str, sector: int, at_once: Effects, lasting: Effects) -> None:
        self.number: Final = number
        self.name: Final = name
        self.sector: Final = sector
        self.at_once: Final = at_once  # PM-5.2 beige
        self.lasting: Final = lasting  # PM-5.2 red


class Hideout:
    def __init__(self, storage: list[list[Effects]], burial: list[list[Effects]]) -> None:
        self.storage: Final = storage
        """By treasure: the bonus spaces of its storage (PM-4.4)."""
        self.burial: Final = burial
        """By treasure: its spaces below the dig line, most of them with a bonus (PM-4.6)."""


NO_RIVER: Final = -1


class TrackSpace:
    def __init__(
        self,
        number: int,
        name: str,
        effects: Effects,
        onward: list[int],
        rivers: list[int],
        longer: int,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.effects: Final = effects
        self.onward: Final = onward
        """The next spaces; two or more at a fork, none at the end."""
        self.rivers: Final = rivers
        """For each way onward the river crossed by it, from 0; else NO_RIVER."""
        self.longer: Final = longer
        """The way onward, as a place in `onward`, with most spaces ahead (PM-8.7, PM-8.18)."""


class Layout:
    """How cards and islands lie. `ends` holds the legal ends of a move from a space by the number of steps."""

    def __init__(
        self,
        number: int,
        name: str,
        columns: int,
        rows: int,
        column: list[int],
        row: list[int],
        islands: list[int],
        touching: list[list[int]],
        ends: list[list[list[int]]],
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.columns: Final = columns
        self.rows: Final = rows
        self.column: Final = column
        """By space, cards from 1; the start zone is 0, the Gulf columns + 1, Maracaibo columns + 2."""
        self.row: Final = row
        """By space, from 0 at the top; 0 for what isn't a card."""
        self.islands: Final = islands
        """By treasure: its cell, column * rows + row with columns from 1."""
        self.touching: Final = touching
        """By space, in rising order, what a step leads to; Maracaibo: nothing, the Gulf: Maracaibo (PM-2.6)."""
        self.ends: Final = ends
        """ends[steps][space]: where a move of at most so many steps may end (PM-2.1, PM-2.3, PM-2.6), rising."""


class Islands:
    def __init__(self, cubes: int, bands: list[int], values: list[int], value_tiles: list[int]) -> None:
        self.cubes: Final = cubes
        """On each island at the start (PM-1.6)."""
        self.bands: Final = bands
        self.values: Final = values
        """values[i] VP a treasure while its island holds at least bands[i] cubes (PM-7.6)."""
        self.value_tiles: Final = value_tiles
        """Their treasures (PM-1.5)."""

    def value(self, cubes: int) -> int:
        worth = 0
        for at_least, vp in zip(self.bands, self.values, strict=True):
            if cubes >= at_least:
                worth = vp
        return worth


# What Redbeard's cards and board show.
RED_RAID: Final = 0
RED_EXPLORE: Final = 1
RED_QUEST: Final = 2
RED_LEVEL_TWO: Final = 3
"""Acquire at a location: he takes the top level II card (PM-8.9)."""
RED_CARDS: Final = 4
"""An improvement, by the order of `kinds` (PM-8.10)."""
RED_UPGRADE: Final = 5
RED_ADVANCE: Final = 6
RED_FIGUREHEAD: Final = 7
RED_RESIDENCE: Final = 8
RED_NOTHING: Final = -1

RED_WORDS: Final = {
    RED_RAID: "raid",
    RED_EXPLORE: "explore",
    RED_QUEST: "quest",
    RED_LEVEL_TWO: "level-two",
    RED_CARDS: "cards",
    RED_UPGRADE: "upgrade",
    RED_ADVANCE: "advance",
    RED_FIGUREHEAD: "figurehead",
    RED_RESIDENCE: "residence",
}
"""What these are called in events, in the box and in the keys of texts."""


class RedbeardAction:
    def __init__(self, code: int, kinds: list[int]) -> None:
        self.code: Final = code
        self.kinds: Final = kinds


class RedbeardDeckCard:
    """Card `n` of deck A is replaced by any of deck B; A are the numbers 0 to 5, B 6 to 11 (PM-8.2)."""

    def __init__(self, number: int, name: str, is_b: bool, extra: int, mains: tuple[RedbeardAction, ...]) -> None:
        self.number: Final = number
        self.name: Final = name
        self.is_b: Final = is_b
        self.extra: Final = extra
        """RED_UPGRADE, RED_RAID, RED_EXPLORE or RED_NOTHING."""
        self.mains: Final = mains


class RedbeardRaid:
    """A position of his raid track (PM-8.6)."""

    def __init__(self, vp: int, treasures: int, cube: bool) -> None:
        self.vp: Final = vp
        self.treasures: Final = treasures
        self.cube: Final = cube
        """A cube on the island if he then has more of that kind than you."""


class RedbeardExplore:
    """A position of his explore track (PM-8.7)."""

    def __init__(self, steps: int, vp: int) -> None:
        self.steps: Final = steps
        self.vp: Final = vp


class Redbeard:
    def __init__(
        self,
        board: list[int],
        columns: list[int],
        cards: list[RedbeardDeckCard],
        raids: list[RedbeardRaid],
        explores: list[RedbeardExplore],
        extra_explore: int,
        die: list[int],
    ) -> None:
        self.board: Final = board
        """Column by column, each from the top: RED_ADVANCE, RED_QUEST, RED_FIGUREHEAD or RED_RESIDENCE (PM-8.11)."""
        self.columns: Final = columns
        """How many spaces each column of his board has, for drawing it."""
        self.cards: Final = cards
        self.raids: Final = raids
        self.explores: Final = explores
        self.extra_explore: Final = extra_explore  # PM-8.13
        self.die: Final = die
        """By pips - 1: the treasure of his raid, or ANY for the island with most cubes (PM-8.6)."""


class Catalogue:
    def __init__(
        self,
        effects: list[Effect],
        cards: list[Card],
        quests: list[Quest],
        figureheads: list[Figurehead],
        market: list[MarketFace],
        upgrades: list[UpgradeSpace],
        locks: list[int],
        hideout: Hideout,
        track: list[TrackSpace],
        retirement: int,
        islands: Islands,
        layouts: list[Layout],
        redbeard: Redbeard,
        ruby_market: tuple[Effects, ...],
        gulf: Effects,
        maracaibo: Effects,
        upgrade: Effect,
        raid_actions: list[Effect],
        fewer_steps: list[Effect],
    ) -> None:
        self.effects: Final = effects
        """All there are, by Effect.index."""
        self.cards: Final = cards
        """Level I locations, residences and improvements, then level II improvements and locations."""
        self.quests: Final = quests
        self.figureheads: Final = figureheads
        self.market: Final = market
        """Faces 2t and 2t + 1 are the sides of tile t (PM-1.8)."""
        self.upgrades: Final = upgrades
        """The ship board, sector by sector from the left."""
        self.locks: Final = locks
        """By sector: the upgrades that must be on the board already; 0 for the first (PM-5.1)."""
        self.hideout: Final = hideout
        self.track: Final = track
        """Space 0 is the start."""
        self.retirement: Final = retirement
        """The track space behind which the tile of PM-9.6 lies."""
        self.islands: Final = islands
        self.layouts: Final = layouts
        self.redbeard: Final = redbeard
        self.ruby_market: Final = ruby_market
        self.gulf: Final = gulf
        """After the upgrade, one of these (PM-6.1)."""
        self.maracaibo: Final = maracaibo  # PM-6.2
        self.upgrade: Final = upgrade
        """The upgrade that every location and the Gulf offer (PM-3.7, PM-6.1)."""
        self.raid_actions: Final = raid_actions
        """One for each source: the first BASE_RAID_ACTIONS are everyone's (PM-4.3, PM-4.10)."""
        self.fewer_steps: Final = fewer_steps
        """One for each source (PM-10.5)."""

        self.locations: Final = [card.number for card in cards if card.level == 1 and card.kind == LOCATION]
        self.residences: Final = [card.number for card in cards if card.kind == RESIDENCE]
        self.improvements: Final = [card.number for card in cards if card.level == 1 and card.kind < IMPROVEMENTS]
        self.level_two: Final = [card.number for card in cards if card.level == 2]
        """Both improvements and locations (PM-1.4)."""
