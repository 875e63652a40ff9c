"""The kinds of effects: one row for each code, with how data files write it, the key of its text, and what it starts
(PM-10). A new effect is a code in `effects`, a row here, and a handler in its chapter."""

from typing import Final

from tortuga.games.maracaibo.rules import effects as codes
from tortuga.games.maracaibo.rules.action_step import AcquireOne, BuildOne, Count
from tortuga.games.maracaibo.rules.exploring import ExploreNow, SpaceAgain
from tortuga.games.maracaibo.rules.quests import GetQuest, GiveUpQuest
from tortuga.games.maracaibo.rules.raids import RaidAsRolled, RaidNow
from tortuga.games.maracaibo.rules.ship import GetFigurehead, MakeUpgrade, PlaceTile, UseTile
from tortuga.games.maracaibo.rules.steps import EffectHandler
from tortuga.games.maracaibo.rules.treasures import BuryOne, PlaceCubes, TakeTreasures

NUMBER: Final = r"(?P<number>[1-9][0-9]?)"
COST: Final = r"(?P<cost>[1-9][0-9]?)"
ISLAND: Final = "(?P<kind>gold|emerald|pearl)"
COUNTED: Final = f"(?P<counted>{'|'.join(codes.COUNT_NAMES)})"
PER: Final = f"{NUMBER} vp per (?:(?P<each>[1-9]) )?{COUNTED}(?: max (?P<most>[1-9][0-9]?))?"
THEN: Final = ": (?P<then>.+)"

# By what a text of the same effect differs, so that its key has one more word.
BY_TREASURE: Final = "treasure"
BY_KIND: Final = "kind"


class EffectKind:
    """Everything about the effects of one code."""

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
    EffectKind(codes.VP, f"{NUMBER} vp", "vp", _COUNT),
    EffectKind(codes.DOUBLOONS, f"{NUMBER} doubloons?", "doubloons", _COUNT),
    EffectKind(codes.VP_PER, PER, "vp-per", _COUNT),
    EffectKind(codes.VP_OF_INCOME, "vp of income", "vp-of-income", _COUNT),
    EffectKind(codes.DOUBLOONS_OF_INCOME, "doubloons of income", "doubloons-of-income", _COUNT),
    EffectKind(
        codes.TREASURE,
        f"{NUMBER} (?P<kind>gold|emeralds?|pearls?|(?:raided )?treasures?)",
        "treasure",
        TakeTreasures(),
        BY_TREASURE,
    ),
    EffectKind(codes.CUBE, f"{NUMBER} (?:{ISLAND} )?cubes?", "cube", PlaceCubes(), BY_TREASURE),
    EffectKind(codes.BURY, "bury(?: (?P<kind>raided))?", "bury", BuryOne(), BY_TREASURE),
    EffectKind(codes.UPGRADE, "upgrade", "upgrade", MakeUpgrade()),
    EffectKind(codes.QUEST, "quest", "quest", GetQuest()),
    EffectKind(codes.DISCARD_QUEST, f"discard quest for {NUMBER}", "discard-quest", GiveUpQuest()),
    EffectKind(codes.EXPLORE, f"explore {NUMBER}", "explore", ExploreNow()),
    EffectKind(codes.SPACE_AGAIN, "space again", "space-again", SpaceAgain()),
    EffectKind(codes.RAID, rf"raid(?: \+{NUMBER})?", "raid", _RAID),
    EffectKind(codes.RAID_AS, f"raid as {NUMBER}", "raid-as", RaidAsRolled()),
    EffectKind(codes.RAID_WITH, rf"raid with {ISLAND}(?: \+{NUMBER})?", "raid-with", _RAID, BY_TREASURE),
    EffectKind(
        codes.ACQUIRE,
        rf"acquire (?P<kind>equipment|crew|ship)(?: \+{COST})?",
        "acquire",
        AcquireOne(),
        BY_KIND,
        text_with_cost="-more",
    ),
    EffectKind(codes.BUILD, "build residence", "build", BuildOne()),
    EffectKind(codes.FIGUREHEAD, f"figurehead(?: for {COST})?", "figurehead", GetFigurehead(), text_with_cost="-for"),
    EffectKind(codes.PLACE_MARKET, f"place market(?: for {COST})?", "place-market", PlaceTile(), text_with_cost="-for"),
    EffectKind(codes.USE_MARKET, "use market", "use-market", UseTile()),
    # Lasting effects.
    EffectKind(codes.RAID_BONUS, rf"\+{NUMBER} raid", "raid-bonus"),
    EffectKind(codes.DIE_BONUS, rf"\+{NUMBER} {ISLAND} die", "die-bonus", text_by=BY_TREASURE),
    EffectKind(codes.RAID_ACTION, f"raid action {COST}{THEN}", "raid-action"),
    EffectKind(codes.EXPLORE_BONUS, rf"\+{NUMBER} explore", "explore-bonus"),
    EffectKind(codes.FEWER_STEPS, f"{COST} steps? less{THEN}", "fewer-steps"),
    EffectKind(codes.DISCOUNT, f"discount {NUMBER}", "discount"),
    EffectKind(codes.SAIL_BONUS, r"\+(?P<number>[1-3]) sail", "sail-bonus"),
    EffectKind(codes.REROLL_BONUS, rf"\+{NUMBER} reroll", "reroll-bonus"),
    EffectKind(codes.NEW_QUESTS, "new quests", "new-quests"),
    # Income.
    EffectKind(codes.INCOME_DOUBLOONS, f"income {NUMBER} doubloons?", "income-doubloons"),
    EffectKind(codes.INCOME_VP, f"income {NUMBER} vp", "income-vp"),
    EffectKind(codes.INCOME_PER_QUEST, f"income {NUMBER} doubloons? per quest", "income-per-quest"),
    # At the end of the game.
    EffectKind(codes.END_VP_PER, f"end {PER}", "end-vp-per"),
]
"""By code."""


def handlers_by_code() -> list[EffectHandler]:
    """What effects at once start; the others start nothing."""
    return [kind.handler for kind in EFFECT_KINDS if kind.handler is not None]
