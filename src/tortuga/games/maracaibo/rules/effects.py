"""Effects: what cards, tiles and board spaces do, as data (PM-10). The rules say what each code starts.

`components.phrases` reads effects from phrases such as `explore 3`; equal phrases are one `Effect`, except raid actions
and steps given up, where each source counts by itself (PM-4.10, PM-10.5).
"""

from typing import Final

# Treasures and their islands, dice and colours.
GOLD: Final = 0
EMERALD: Final = 1
PEARL: Final = 2
TREASURES: Final = 3
TREASURE_NAMES: Final = ["gold", "emerald", "pearl"]
ANY: Final = 3
"""A treasure or island of the player's choice."""
RAIDED: Final = 4
"""The colour of the raid in which the effect is used (PM-4.1)."""

# Kinds of cards; the first three are improvements.
EQUIPMENT: Final = 0
CREW: Final = 1
SHIP: Final = 2
IMPROVEMENTS: Final = 3
LOCATION: Final = 3
RESIDENCE: Final = 4
KIND_NAMES: Final = ["equipment", "crew", "ship", "location", "residence"]

# What a player can have a number of. The first nine go by kind: COUNT_BURIED_GOLD + EMERALD, COUNT_EQUIPMENT + SHIP.
COUNT_GOLD: Final = 0
COUNT_EMERALD: Final = 1
COUNT_PEARL: Final = 2
COUNT_BURIED_GOLD: Final = 3
COUNT_BURIED_EMERALD: Final = 4
COUNT_BURIED_PEARL: Final = 5
COUNT_EQUIPMENT: Final = 6
COUNT_CREW: Final = 7
COUNT_SHIP: Final = 8
COUNT_BURIED: Final = 9
COUNT_TREASURE_SET: Final = 10
"""Of three different treasures."""
COUNT_RIVER: Final = 11
COUNT_RESIDENCE: Final = 12
COUNT_CARD: Final = 13
"""Improvements and residences together."""
COUNT_LIGHTNING: Final = 14
"""Improvements with a lightning effect."""
COUNT_UPGRADE: Final = 15
COUNT_QUEST: Final = 16
"""Quest cards held."""
COUNT_SCORED_QUEST: Final = 17
COUNT_DOUBLOON_INCOME: Final = 18
COUNT_VP_INCOME: Final = 19
COUNTED: Final = 20
COUNT_NAMES: Final = {
    "gold": COUNT_GOLD,
    "emerald": COUNT_EMERALD,
    "pearl": COUNT_PEARL,
    "buried gold": COUNT_BURIED_GOLD,
    "buried emerald": COUNT_BURIED_EMERALD,
    "buried pearl": COUNT_BURIED_PEARL,
    "equipment": COUNT_EQUIPMENT,
    "crew": COUNT_CREW,
    "ship": COUNT_SHIP,
    "buried": COUNT_BURIED,
    "treasure set": COUNT_TREASURE_SET,
    "river": COUNT_RIVER,
    "residence": COUNT_RESIDENCE,
    "card": COUNT_CARD,
    "lightning": COUNT_LIGHTNING,
    "upgrade": COUNT_UPGRADE,
    "quest": COUNT_QUEST,
    "scored quest": COUNT_SCORED_QUEST,
    "doubloon income": COUNT_DOUBLOON_INCOME,
    "vp income": COUNT_VP_INCOME,
}
"""In data files and, with a dash, in text keys."""
NOTHING: Final = -1

# Effects at once: lightning, and all that spaces, tiles and locations do.
VP: Final = 0  # PM-10.26: `number` VP
DOUBLOONS: Final = 1  # PM-10.26
VP_PER: Final = 2  # PM-10.23, PM-11.1: `number` VP for each `each` of `counted`, `most` at most
VP_OF_INCOME: Final = 3  # PM-10.20
DOUBLOONS_OF_INCOME: Final = 4  # PM-10.21
TREASURE: Final = 5  # PM-10.25, PM-10.28: `number` treasures of one `kind` (GOLD, EMERALD, PEARL, ANY, RAIDED)
CUBE: Final = 6  # PM-10.16, PM-10.17, PM-10.29: `number` cubes on one island of `kind` (or ANY)
BURY: Final = 7  # PM-10.12: one treasure of `kind` (ANY, or RAIDED: PM-4.10)
UPGRADE: Final = 8  # PM-10.11
QUEST: Final = 9  # PM-10.27
DISCARD_QUEST: Final = 10  # PM-10.15: for `number` doubloons
EXPLORE: Final = 11  # PM-10.9: up to `number` spaces
SPACE_AGAIN: Final = 12  # PM-10.10
RAID: Final = 13  # PM-4.1, with `number` more points
RAID_AS: Final = 14  # PM-10.7: no roll, as if the die showed `number`
RAID_WITH: Final = 15  # PM-10.8: the die of `kind` alone, with `number` more points
ACQUIRE: Final = 16  # PM-10.19, PM-10.22: an improvement of `kind` for its cost and `cost` more
BUILD: Final = 17  # PM-10.18: a residence
FIGUREHEAD: Final = 18  # PM-10.14: for `cost` doubloons
PLACE_MARKET: Final = 19  # PM-10.30: for `cost` doubloons
USE_MARKET: Final = 20  # PM-10.13: of the own placed tiles

# Lasting effects.
RAID_BONUS: Final = 21  # PM-10.2
DIE_BONUS: Final = 22  # PM-10.3: for the die of `kind`
RAID_ACTION: Final = 23  # PM-10.1: for `cost` points do `then`; `number` is its place in Catalogue.raid_actions
EXPLORE_BONUS: Final = 24  # PM-10.4
FEWER_STEPS: Final = 25  # PM-10.5: `cost` steps less for `then`; `number` is its place in Catalogue.fewer_steps
DISCOUNT: Final = 26  # PM-10.6
SAIL_BONUS: Final = 27  # PM-11.2 C: `number` steps more
REROLL_BONUS: Final = 28  # PM-11.2 E: `number` rerolls more
NEW_QUESTS: Final = 29  # PM-11.2 D: may replace the open quests before choosing

# Income (PM-6.4, PM-10.31).
INCOME_DOUBLOONS: Final = 30
INCOME_VP: Final = 31
INCOME_PER_QUEST: Final = 32  # PM-11.2 D: `number` doubloons for each quest card held

# At the end of the game.
END_VP_PER: Final = 33  # PM-10.24, PM-11.3: as VP_PER

NO_LIMIT: Final = 1_000_000
"""`most` of what has no maximum."""


class Effect:
    """One effect. It never changes, and its `index` in Catalogue.effects stands for it in steps and facts."""

    def __init__(
        self,
        index: int,
        text: str,
        code: int,
        number: int = 0,
        kind: int = ANY,
        cost: int = 0,
        counted: int = NOTHING,
        each: int = 1,
        most: int = NO_LIMIT,
        then: "tuple[Effect, ...]" = (),
    ) -> None:
        self.index: Final = index
        self.text: Final = text
        """Its phrase in the data files, the same in all languages."""
        self.code: Final = code
        self.number: Final = number
        self.kind: Final = kind
        self.cost: Final = cost
        self.counted: Final = counted
        self.each: Final = each
        self.most: Final = most
        self.then: Final = then

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def is_at_once(self) -> bool:
        """On a card: lightning."""
        return self.code <= USE_MARKET

    def is_lasting(self) -> bool:
        return RAID_BONUS <= self.code <= NEW_QUESTS

    def is_income(self) -> bool:
        return INCOME_DOUBLOONS <= self.code <= INCOME_PER_QUEST

    def is_end(self) -> bool:
        return self.code == END_VP_PER

    def vp_for(self, count: int) -> int:
        """VP of VP_PER and END_VP_PER for so many of what is counted."""
        return min(self.most, self.number * (count // self.each))
