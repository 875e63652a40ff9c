"""The kinds of effects: one row for each code, with how data files write it, the key of its text, and what it starts
(PM-10). A new effect is a code in `effects`, a row here, and a handler in its chapter."""

from typing import Final

from tortuga.games.maracaibo.rules.action_step import AcquireOne, BuildOne, Count
from tortuga.games.maracaibo.rules.effects import (
    ACQUIRE,
    BUILD,
    BURY,
    COUNT_NAMES,
    CUBE,
    DIE_BONUS,
    DISCARD_QUEST,
    DISCOUNT,
    DOUBLOONS,
    DOUBLOONS_OF_INCOME,
    END_VP_PER,
    EXPLORE,
    EXPLORE_BONUS,
    FEWER_STEPS,
    FIGUREHEAD,
    INCOME_DOUBLOONS,
    INCOME_PER_QUEST,
    INCOME_VP,
    NEW_QUESTS,
    PLACE_MARKET,
    QUEST,
    RAID,
    RAID_ACTION,
    RAID_AS,
    RAID_BONUS,
    RAID_WITH,
    REROLL_BONUS,
    SAIL_BONUS,
    SPACE_AGAIN,
    TREASURE,
    UPGRADE,
    USE_MARKET,
    VP,
    VP_OF_INCOME,
    VP_PER,
)
from tortuga.games.maracaibo.rules.exploring import ExploreNow, SpaceAgain
from tortuga.games.maracaibo.rules.quests import GetQuest, GiveUpQuest
from tortuga.games.maracaibo.rules.raids import RaidAsRolled, RaidNow
from tortuga.games.maracaibo.rules.ship import GetFigurehead, MakeUpgrade, PlaceTile, UseTile
from tortuga.games.maracaibo.rules.steps import EffectHandler
from tortuga.games.maracaibo.rules.treasures import BuryOne, PlaceCubes, TakeTreasures

NUMBER: Final = r"(?P<number>[1-9][0-9]?)"
COST: Final = r"(?P<cost>[1-9][0-9]?)"
ISLAND: Final = "(?P<kind>gold|emerald|pearl)"
PER: Final = f"{NUMBER} vp per (?:(?P<each>[1-9]) )?(?P<counted>{'|'.join(COUNT_NAMES)})(?: max (?P<most>[1-9][0-9]?))?"
THEN: Final = ": (?P<then>.+)"

# By what a text of the same effect differs, so that its key has one more word.
BY_TREASURE: Final = "treasure"
BY_KIND: Final = "kind"


class EffectKind:
    """All that there is to say of the effects of one code."""

    def __init__(
        self,
        code: int,
        phrase: str,
        text: str,
        handler: EffectHandler | None = None,
        text_by: str = "",
        text_with_cost: str = "",
    ) -> None:
        self.code: Final = code
        self.phrase: Final = phrase
        """How data files write it, as a regular expression."""
        self.text: Final = text
        """The key of its text, behind `maracaibo-effect-`."""
        self.handler: Final = handler
        """What it starts; None where it lasts, pays at each income, or counts at the end."""
        self.text_by: Final = text_by
        self.text_with_cost: Final = text_with_cost
        """What the key ends with where the effect has a cost, which the text then tells instead of the number."""


_COUNT: Final = Count()
_RAID: Final = RaidNow()

EFFECT_KINDS: Final = [
    EffectKind(VP, f"{NUMBER} vp", "vp", _COUNT),
    EffectKind(DOUBLOONS, f"{NUMBER} doubloons?", "doubloons", _COUNT),
    EffectKind(VP_PER, PER, "vp-per", _COUNT),
    EffectKind(VP_OF_INCOME, "vp of income", "vp-of-income", _COUNT),
    EffectKind(DOUBLOONS_OF_INCOME, "doubloons of income", "doubloons-of-income", _COUNT),
    EffectKind(
        TREASURE,
        f"{NUMBER} (?P<kind>gold|emeralds?|pearls?|(?:raided )?treasures?)",
        "treasure",
        TakeTreasures(),
        BY_TREASURE,
    ),
    EffectKind(CUBE, f"{NUMBER} (?:{ISLAND} )?cubes?", "cube", PlaceCubes(), BY_TREASURE),
    EffectKind(BURY, "bury(?: (?P<kind>raided))?", "bury", BuryOne(), BY_TREASURE),
    EffectKind(UPGRADE, "upgrade", "upgrade", MakeUpgrade()),
    EffectKind(QUEST, "quest", "quest", GetQuest()),
    EffectKind(DISCARD_QUEST, f"discard quest for {NUMBER}", "discard-quest", GiveUpQuest()),
    EffectKind(EXPLORE, f"explore {NUMBER}", "explore", ExploreNow()),
    EffectKind(SPACE_AGAIN, "space again", "space-again", SpaceAgain()),
    EffectKind(RAID, rf"raid(?: \+{NUMBER})?", "raid", _RAID),
    EffectKind(RAID_AS, f"raid as {NUMBER}", "raid-as", RaidAsRolled()),
    EffectKind(RAID_WITH, rf"raid with {ISLAND}(?: \+{NUMBER})?", "raid-with", _RAID, BY_TREASURE),
    EffectKind(
        ACQUIRE,
        rf"acquire (?P<kind>equipment|crew|ship)(?: \+{COST})?",
        "acquire",
        AcquireOne(),
        BY_KIND,
        text_with_cost="-more",
    ),
    EffectKind(BUILD, "build residence", "build", BuildOne()),
    EffectKind(FIGUREHEAD, f"figurehead(?: for {COST})?", "figurehead", GetFigurehead(), text_with_cost="-for"),
    EffectKind(PLACE_MARKET, f"place market(?: for {COST})?", "place-market", PlaceTile(), text_with_cost="-for"),
    EffectKind(USE_MARKET, "use market", "use-market", UseTile()),
    # Lasting effects.
    EffectKind(RAID_BONUS, rf"\+{NUMBER} raid", "raid-bonus"),
    EffectKind(DIE_BONUS, rf"\+{NUMBER} {ISLAND} die", "die-bonus", text_by=BY_TREASURE),
    EffectKind(RAID_ACTION, f"raid action {COST}{THEN}", "raid-action"),
    EffectKind(EXPLORE_BONUS, rf"\+{NUMBER} explore", "explore-bonus"),
    EffectKind(FEWER_STEPS, f"{COST} steps? less{THEN}", "fewer-steps"),
    EffectKind(DISCOUNT, f"discount {NUMBER}", "discount"),
    EffectKind(SAIL_BONUS, r"\+(?P<number>[1-3]) sail", "sail-bonus"),
    EffectKind(REROLL_BONUS, rf"\+{NUMBER} reroll", "reroll-bonus"),
    EffectKind(NEW_QUESTS, "new quests", "new-quests"),
    # Income.
    EffectKind(INCOME_DOUBLOONS, f"income {NUMBER} doubloons?", "income-doubloons"),
    EffectKind(INCOME_VP, f"income {NUMBER} vp", "income-vp"),
    EffectKind(INCOME_PER_QUEST, f"income {NUMBER} doubloons? per quest", "income-per-quest"),
    # At the end of the game.
    EffectKind(END_VP_PER, f"end {PER}", "end-vp-per"),
]
"""By code."""


def handlers_by_code() -> list[EffectHandler]:
    """What effects at once start; the others start nothing."""
    return [kind.handler for kind in EFFECT_KINDS if kind.handler is not None]
