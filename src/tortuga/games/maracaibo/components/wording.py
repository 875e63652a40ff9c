"""Components in people's words: effects, actions and conditions as texts of their language.

The names are messages: `maracaibo-card-sea-chart`, `maracaibo-quest-fleet`, `maracaibo-figurehead-lion`.
"""

from collections.abc import Iterable, Sequence

from tortuga.games.maracaibo.components.phrases import COUNT_NAMES, KIND_NAMES, TREASURE_NAMES
from tortuga.games.maracaibo.rules.catalogue import Effects, Need
from tortuga.games.maracaibo.rules.effects import (
    ACQUIRE,
    ANY,
    BUILD,
    BURY,
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
    NO_LIMIT,
    NOTHING,
    PLACE_MARKET,
    QUEST,
    RAID,
    RAID_ACTION,
    RAID_AS,
    RAID_BONUS,
    RAID_WITH,
    RAIDED,
    REROLL_BONUS,
    SAIL_BONUS,
    SPACE_AGAIN,
    TREASURE,
    UPGRADE,
    USE_MARKET,
    VP,
    VP_OF_INCOME,
    VP_PER,
    Effect,
)
from tortuga.kernel.messages import Say

MESSAGES: dict[int, str] = {
    VP: "vp",
    DOUBLOONS: "doubloons",
    VP_PER: "vp-per",
    VP_OF_INCOME: "vp-of-income",
    DOUBLOONS_OF_INCOME: "doubloons-of-income",
    TREASURE: "treasure",
    CUBE: "cube",
    BURY: "bury",
    UPGRADE: "upgrade",
    QUEST: "quest",
    DISCARD_QUEST: "discard-quest",
    EXPLORE: "explore",
    SPACE_AGAIN: "space-again",
    RAID: "raid",
    RAID_AS: "raid-as",
    RAID_WITH: "raid-with",
    ACQUIRE: "acquire",
    BUILD: "build",
    FIGUREHEAD: "figurehead",
    PLACE_MARKET: "place-market",
    USE_MARKET: "use-market",
    RAID_BONUS: "raid-bonus",
    DIE_BONUS: "die-bonus",
    RAID_ACTION: "raid-action",
    EXPLORE_BONUS: "explore-bonus",
    FEWER_STEPS: "fewer-steps",
    DISCOUNT: "discount",
    SAIL_BONUS: "sail-bonus",
    REROLL_BONUS: "reroll-bonus",
    NEW_QUESTS: "new-quests",
    INCOME_DOUBLOONS: "income-doubloons",
    INCOME_VP: "income-vp",
    INCOME_PER_QUEST: "income-per-quest",
    END_VP_PER: "end-vp-per",
}
OF_A_TREASURE = (TREASURE, CUBE, BURY, RAID_WITH, DIE_BONUS)
WITH_A_PRICE = {ACQUIRE: "-more", FIGUREHEAD: "-for", PLACE_MARKET: "-for"}
TREASURE_WORDS = {**dict(enumerate(TREASURE_NAMES)), ANY: "any", RAIDED: "raided"}
COUNT_WORDS = {counted: name.replace(" ", "-") for name, counted in COUNT_NAMES.items()}

TRACK_WORDS = ("start", "end", "retirement")
"""Spaces of the exploration track that are called by a word; all others are called by a letter and a number."""


def track_text(name: str, say: Say) -> str:
    return say(f"maracaibo-track-{name}") if name in TRACK_WORDS else name


def effect_text(effect: Effect, say: Say) -> str:
    key = f"maracaibo-effect-{MESSAGES[effect.code]}"
    count = effect.number
    if effect.code in OF_A_TREASURE:
        key += f"-{TREASURE_WORDS[effect.kind]}"
    if effect.code == ACQUIRE:
        key += f"-{KIND_NAMES[effect.kind]}"
    if effect.code in WITH_A_PRICE:
        key += WITH_A_PRICE[effect.code] if effect.cost else ""
        count = effect.cost
    if effect.code == RAID and effect.number:
        key += "-more"
    if effect.then:
        return say(key, count=effect.cost, then=effects_text(effect.then, say))
    if effect.counted != NOTHING:
        per = say(f"maracaibo-per-{COUNT_WORDS[effect.counted]}", number=effect.each)
        if effect.most == NO_LIMIT:
            return say(key, count=count, per=per)
        return say(f"{key}-most", count=count, per=per, most=effect.most)
    return say(key, count=count)


def effects_text(effects: Iterable[Effect], say: Say) -> str:
    return ", ".join(effect_text(effect, say) for effect in effects)


def actions_text(actions: Sequence[Effects], say: Say) -> str:
    """A location's actions; of those parted by a slash only one is used (PM-3.7)."""
    return "; ".join(" / ".join(effect_text(effect, say) for effect in choice) for choice in actions)


def condition_text(needs: Iterable[Need], vp: int, say: Say) -> str:
    """One of the two conditions of a quest."""
    shown = [say(f"maracaibo-need-{COUNT_WORDS[need.counted]}", count=need.number) for need in needs]
    return say("maracaibo-condition", vp=vp, needs=", ".join(shown))
