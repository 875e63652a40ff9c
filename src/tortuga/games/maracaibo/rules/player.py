"""Player: what lies before one player, and what it adds up to. Redbeard has such boards too (PM-8.1)."""

from typing import Final, final

from tortuga.games.maracaibo.rules.catalogue import START
from tortuga.games.maracaibo.rules.effects import (
    COUNT_BURIED,
    COUNT_BURIED_GOLD,
    COUNT_CARD,
    COUNT_DOUBLOON_INCOME,
    COUNT_EQUIPMENT,
    COUNT_LIGHTNING,
    COUNT_QUEST,
    COUNT_RESIDENCE,
    COUNT_RIVER,
    COUNT_TREASURE_SET,
    COUNT_UPGRADE,
    COUNT_VP_INCOME,
    COUNTED,
    DIE_BONUS,
    DISCOUNT,
    EMERALD,
    EXPLORE_BONUS,
    FEWER_STEPS,
    GOLD,
    INCOME_DOUBLOONS,
    INCOME_PER_QUEST,
    INCOME_VP,
    NEW_QUESTS,
    PEARL,
    RAID_ACTION,
    RAID_BONUS,
    REROLL_BONUS,
    SAIL_BONUS,
    Effect,
)
from tortuga.kernel.state import plain_facts

NONE: Final = -1
MOVE_STEPS: Final = 3  # PM-2.1
REROLLS: Final = 1  # PM-4.1

FIELDS: Final = (
    "counts",
    "die",
    "tile_burials",
    "doubloons",
    "vp",
    "ship",
    "explorer",
    "rivers",
    "cards",
    "upgrades",
    "figurehead",
    "on_bonus",
    "burials",
    "residences",
    "tiles",
    "quests",
    "kept",
    "raid",
    "explore",
    "discount",
    "steps",
    "rerolls",
    "new_quests",
    "income_per_quest",
    "raid_actions",
    "fewer_steps",
    "rubies",
    "retired",
    "progress",
)
"""What a player is made of, in the order of the constructor and of stored games."""


@final
class Player:
    """Masks have a bit for each component by its number. `counts` holds what effects, quests and residences count
    (COUNT_...); it is kept with every change, because all of them ask for it."""

    def __init__(
        self,
        counts: list[int],
        die: list[int],
        tile_burials: list[int],
        doubloons: int = 0,
        vp: int = 0,
        ship: int = START,
        explorer: int = 0,
        rivers: int = 0,
        cards: int = 0,
        upgrades: int = 0,
        figurehead: int = NONE,
        on_bonus: int = 0,
        burials: int = 0,
        residences: int = 0,
        tiles: int = 0,
        quests: int = 0,
        kept: int = 0,
        raid: int = 0,
        explore: int = 0,
        discount: int = 0,
        steps: int = MOVE_STEPS,
        rerolls: int = REROLLS,
        new_quests: int = 0,
        income_per_quest: int = 0,
        raid_actions: int = 0,
        fewer_steps: int = 0,
        rubies: int = 0,
        retired: int = 0,
        progress: int = 0,
    ) -> None:
        self.counts = counts
        self.die = die  # by treasure, the bonus of its die (PM-10.3)
        self.tile_burials = tile_burials  # by burial space of the figurehead: the treasure there, or NONE
        self.doubloons = doubloons
        self.vp = vp
        self.ship = ship
        self.explorer = explorer
        self.rivers = rivers
        self.cards = cards  # improvements; Redbeard's may be locations too (PM-8.20)
        self.upgrades = upgrades
        self.figurehead = figurehead
        self.on_bonus = on_bonus  # bonus spaces of the storages that hold a treasure
        self.burials = burials  # burial spaces of the hideout that hold a treasure
        self.residences = residences  # by place in Catalogue.residences
        self.tiles = tiles  # black market tiles not placed yet
        self.quests = quests
        self.kept = kept  # while all choose their first quests: what this player keeps; 0 before
        # The sums of lasting effects.
        self.raid = raid
        self.explore = explore
        self.discount = discount
        self.steps = steps
        self.rerolls = rerolls
        self.new_quests = new_quests
        self.income_per_quest = income_per_quest
        self.raid_actions = raid_actions
        self.fewer_steps = fewer_steps
        # Modules and solo.
        self.rubies = rubies  # PM-9.5
        self.retired = retired  # PM-9.6: 1 when the marker on the tile is used
        self.progress = progress  # Redbeard's track cube

    def copy(self) -> "Player":
        return Player(
            self.counts[:],
            self.die[:],
            self.tile_burials[:],
            self.doubloons,
            self.vp,
            self.ship,
            self.explorer,
            self.rivers,
            self.cards,
            self.upgrades,
            self.figurehead,
            self.on_bonus,
            self.burials,
            self.residences,
            self.tiles,
            self.quests,
            self.kept,
            self.raid,
            self.explore,
            self.discount,
            self.steps,
            self.rerolls,
            self.new_quests,
            self.income_per_quest,
            self.raid_actions,
            self.fewer_steps,
            self.rubies,
            self.retired,
            self.progress,
        )

    def facts(self) -> tuple[object, ...]:
        """What `Player(*facts)` is made of."""
        return plain_facts(self, FIELDS)

    # -- What changes the counts -------------------------------------------------------------------------------------

    def add_lasting(self, effects: tuple[Effect, ...]) -> None:
        """Lasting effects and income count from now on (PM-3.2, PM-10.31)."""
        for effect in effects:
            code = effect.code
            if code == INCOME_DOUBLOONS:
                self.counts[COUNT_DOUBLOON_INCOME] += effect.number
            elif code == INCOME_VP:
                self.counts[COUNT_VP_INCOME] += effect.number
            elif code == INCOME_PER_QUEST:
                self.income_per_quest += effect.number
                self.counts[COUNT_DOUBLOON_INCOME] += effect.number * self.counts[COUNT_QUEST]
            elif code == RAID_BONUS:
                self.raid += effect.number
            elif code == DIE_BONUS:
                self.die[effect.kind] += effect.number
            elif code == RAID_ACTION:
                self.raid_actions |= 1 << effect.number
            elif code == EXPLORE_BONUS:
                self.explore += effect.number
            elif code == FEWER_STEPS:
                self.fewer_steps |= 1 << effect.number
            elif code == DISCOUNT:
                self.discount += effect.number
            elif code == SAIL_BONUS:
                self.steps += effect.number
            elif code == REROLL_BONUS:
                self.rerolls += effect.number
            elif code == NEW_QUESTS:
                self.new_quests = 1

    def gain_card(self, number: int, kind: int, has_lightning: bool) -> None:
        self.cards |= 1 << number
        self.counts[COUNT_EQUIPMENT + kind] += 1
        self.counts[COUNT_CARD] += 1
        if has_lightning:
            self.counts[COUNT_LIGHTNING] += 1

    def gain_residence(self, place: int) -> None:
        self.residences |= 1 << place
        self.counts[COUNT_RESIDENCE] += 1
        self.counts[COUNT_CARD] += 1

    def gain_upgrade(self, space: int) -> None:
        self.upgrades |= 1 << space
        self.counts[COUNT_UPGRADE] += 1

    def gain_treasure(self, kind: int) -> None:
        counts = self.counts
        counts[kind] += 1
        counts[COUNT_TREASURE_SET] = min(counts[GOLD], counts[EMERALD], counts[PEARL])

    def in_storage(self, kind: int) -> int:
        """Treasures of a kind above the dig line."""
        return self.counts[kind] - self.counts[COUNT_BURIED_GOLD + kind]

    def count_buried(self, kind: int) -> None:
        self.counts[COUNT_BURIED_GOLD + kind] += 1
        self.counts[COUNT_BURIED] += 1

    def pass_rivers(self, rivers: int) -> None:
        """PM-4.16: once a player, for the rest of the game."""
        self.rivers |= rivers
        self.counts[COUNT_RIVER] = self.rivers.bit_count()

    def gain_quest(self, quest: int) -> None:
        self.quests |= 1 << quest
        self.count_quests()

    def lose_quest(self, quest: int) -> None:
        self.quests ^= 1 << quest
        self.count_quests()

    def count_quests(self) -> None:
        held = self.quests.bit_count()
        self.counts[COUNT_DOUBLOON_INCOME] += self.income_per_quest * (held - self.counts[COUNT_QUEST])
        self.counts[COUNT_QUEST] = held


def new_player(doubloons: int, tiles: int, raid_actions: int) -> Player:
    """PM-1.7"""
    return Player([0] * COUNTED, [0, 0, 0], [], doubloons, tiles=tiles, raid_actions=raid_actions)
