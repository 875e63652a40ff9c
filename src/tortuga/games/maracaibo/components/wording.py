"""Components in people's words: effects, actions and conditions as texts of their language.

The names are messages: `maracaibo-card-sea-chart`, `maracaibo-quest-fleet`, `maracaibo-figurehead-lion`.
"""

from collections.abc import Iterable, Sequence

from tortuga.games.maracaibo.rules.catalogue import Effects, Need
from tortuga.games.maracaibo.rules.effect_kinds import BY_KIND, BY_TREASURE, EFFECT_KINDS
from tortuga.games.maracaibo.rules.effects import (
    ANY,
    COUNT_NAMES,
    KIND_NAMES,
    NO_LIMIT,
    NOTHING,
    RAID,
    RAIDED,
    TREASURE_NAMES,
    Effect,
)
from tortuga.kernel.messages import Say

TREASURE_WORDS = {**dict(enumerate(TREASURE_NAMES)), ANY: "any", RAIDED: "raided"}
COUNT_WORDS = {counted: name.replace(" ", "-") for name, counted in COUNT_NAMES.items()}

TRACK_WORDS = ("start", "end", "retirement")
"""Spaces of the exploration track that are called by a word; all others are called by a letter and a number."""


def track_text(name: str, say: Say) -> str:
    return say(f"maracaibo-track-{name}") if name in TRACK_WORDS else name


def effect_text(effect: Effect, say: Say) -> str:
    row = EFFECT_KINDS[effect.code]
    key = f"maracaibo-effect-{row.text}"
    count = effect.number
    if row.text_by == BY_TREASURE:
        key += f"-{TREASURE_WORDS[effect.kind]}"
    elif row.text_by == BY_KIND:
        key += f"-{KIND_NAMES[effect.kind]}"
    if row.text_with_cost:
        key += row.text_with_cost if effect.cost else ""
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
