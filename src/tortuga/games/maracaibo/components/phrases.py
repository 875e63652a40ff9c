"""Phrases: how data files write effects, for instance `explore 3`, `+1 raid` or `raid action 2: 2 vp, 2 doubloons`."""

import re

from tortuga.games.maracaibo.rules.effect_kinds import EFFECT_KINDS
from tortuga.games.maracaibo.rules.effects import (
    ANY,
    COUNT_NAMES,
    CREW,
    EMERALD,
    EQUIPMENT,
    FEWER_STEPS,
    GOLD,
    NO_LIMIT,
    NOTHING,
    PEARL,
    RAID_ACTION,
    RAIDED,
    SHIP,
    Effect,
)

KINDS = {
    "gold": GOLD,
    "emerald": EMERALD,
    "emeralds": EMERALD,
    "pearl": PEARL,
    "pearls": PEARL,
    "treasure": ANY,
    "treasures": ANY,
    "raided treasure": RAIDED,
    "raided treasures": RAIDED,
    "raided": RAIDED,
    "equipment": EQUIPMENT,
    "crew": CREW,
    "ship": SHIP,
}

PATTERNS = tuple((kind.code, re.compile(kind.phrase)) for kind in EFFECT_KINDS)


class PhraseError(Exception):
    """A phrase that isn't an effect."""

    def __init__(self, phrase: str) -> None:
        super().__init__(phrase)
        self.phrase = phrase


class Phrases:
    """Reads phrases and keeps all effects; raid actions and steps given up are numbered apart, one for each source.

    >>> phrases = Phrases()
    >>> phrases.read("explore 3") is phrases.read("explore 3")
    True
    >>> phrases.read("raid action 2: 2 vp, 2 doubloons").then
    (<2 vp>, <2 doubloons>)
    """

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.raid_actions: list[Effect] = []
        self.fewer_steps: list[Effect] = []
        self._known: dict[str, Effect] = {}

    def read(self, phrase: str) -> Effect:
        """Raises PhraseError."""
        if phrase in self._known:
            return self._known[phrase]
        for code, pattern in PATTERNS:
            match = pattern.fullmatch(phrase)
            if match:
                return self._make(code, phrase, match.groupdict())
        raise PhraseError(phrase)

    def _make(self, code: int, phrase: str, found: dict[str, str | None]) -> Effect:
        then = tuple(self.read(part) for part in (found.get("then") or "").split(", ") if part)
        kind = found.get("kind")
        counted = found.get("counted")
        number = int(found.get("number") or 0)
        sources = {RAID_ACTION: self.raid_actions, FEWER_STEPS: self.fewer_steps}.get(code)
        effect = Effect(
            index=len(self.effects),
            text=phrase,
            code=code,
            number=number if sources is None else len(sources),
            kind=ANY if kind is None else KINDS[kind],
            cost=int(found.get("cost") or 0),
            counted=NOTHING if counted is None else COUNT_NAMES[counted],
            each=int(found.get("each") or 1),
            most=int(found.get("most") or NO_LIMIT),
            then=then,
        )
        self.effects.append(effect)
        if sources is None:
            self._known[phrase] = effect
        else:
            sources.append(effect)
        return effect
