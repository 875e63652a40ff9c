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
from tortuga.kernel.messages import Say, Word

TREASURE_WORDS = {**dict(enumerate(TREASURE_NAMES)), ANY: "any", RAIDED: "raided"}
COUNT_WORDS = {counted: name.replace(" ", "-") for name, counted in COUNT_NAMES.items()}

TRACK_WORDS = ("start", "end", "retirement")
"""Spaces of the exploration track that are called by a word; all others are called by a letter and a number."""

DECLINED = (
    "Acquire",
    "AnyOrder",
    "Build",
    "Bury",
    "ChooseFigurehead",
    "ChooseQuest",
    "Explore",
    "Place",
    "Raid",
    "Residence",
    "Spend",
    "TakeTreasure",
    "Upgrade",
)
"""Steps that have words of their own for doing nothing (more)."""


def track_text(name: str, say: Say) -> str:
    return say(f"maracaibo-track-{name}") if name in TRACK_WORDS else name


def listed(words: Sequence[Word]) -> Word:
    """Several things, one after the other."""
    first, *rest = words
    return Word("maracaibo-list", {"first": first, "rest": listed(rest)}) if rest else first


def effect_phrase(effect: Effect) -> Word:
    """An effect before it has a language."""
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
        return Word(key, {"count": effect.cost, "then": effects_phrase(effect.then)})
    if effect.counted != NOTHING:
        per = Word(f"maracaibo-per-{COUNT_WORDS[effect.counted]}", {"number": effect.each})
        if effect.most == NO_LIMIT:
            return Word(key, {"count": count, "per": per})
        return Word(f"{key}-most", {"count": count, "per": per, "most": effect.most})
    return Word(key, {"count": count})


def effects_phrase(effects: Sequence[Effect]) -> Word:
    return listed([effect_phrase(effect) for effect in effects])


def effect_text(effect: Effect, say: Say) -> str:
    phrase = effect_phrase(effect)
    return say(phrase.id, **phrase.args)


def effects_text(effects: Iterable[Effect], say: Say) -> str:
    return ", ".join(effect_text(effect, say) for effect in effects)


def actions_text(actions: Sequence[Effects], say: Say) -> str:
    """A location's actions; of those separated by a slash only one is used (PM-3.7)."""
    return "; ".join(" / ".join(effect_text(effect, say) for effect in choice) for choice in actions)


def condition_text(needs: Iterable[Need], vp: int, say: Say) -> str:
    """One of the two conditions of a quest."""
    shown = [say(f"maracaibo-need-{COUNT_WORDS[need.counted]}", count=need.number) for need in needs]
    return say("maracaibo-condition", vp=vp, needs=", ".join(shown))
