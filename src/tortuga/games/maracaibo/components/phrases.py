"""Phrases: how data files write effects, for instance `explore 3`, `+1 raid` or `raid action 2: 2 vp, 2 doubloons`."""

import re
from collections.abc import Callable
from typing import TypeAlias

from tortuga.games.maracaibo.rules.effects import (
    ACQUIRE,
    ANY,
    BUILD,
    BURY,
    COUNT_BURIED,
    COUNT_BURIED_EMERALD,
    COUNT_BURIED_GOLD,
    COUNT_BURIED_PEARL,
    COUNT_CARD,
    COUNT_CREW,
    COUNT_DOUBLOON_INCOME,
    COUNT_EMERALD,
    COUNT_EQUIPMENT,
    COUNT_GOLD,
    COUNT_LIGHTNING,
    COUNT_PEARL,
    COUNT_QUEST,
    COUNT_RESIDENCE,
    COUNT_RIVER,
    COUNT_SCORED_QUEST,
    COUNT_SHIP,
    COUNT_TREASURE_SET,
    COUNT_UPGRADE,
    COUNT_VP_INCOME,
    COUNTED,
    CREW,
    CUBE,
    DIE_BONUS,
    DISCARD_QUEST,
    DISCOUNT,
    DOUBLOONS,
    DOUBLOONS_OF_INCOME,
    EMERALD,
    END_VP_PER,
    EQUIPMENT,
    EXPLORE,
    EXPLORE_BONUS,
    FEWER_STEPS,
    FIGUREHEAD,
    GOLD,
    INCOME_DOUBLOONS,
    INCOME_PER_QUEST,
    INCOME_VP,
    NEW_QUESTS,
    NO_LIMIT,
    NOTHING,
    PEARL,
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
    SHIP,
    SPACE_AGAIN,
    TREASURE,
    UPGRADE,
    USE_MARKET,
    VP,
    VP_OF_INCOME,
    VP_PER,
    Effect,
)

TREASURE_NAMES = ("gold", "emerald", "pearl")
KIND_NAMES = ("equipment", "crew", "ship", "location", "residence")
COUNT_NAMES: dict[str, int] = {
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
assert sorted(COUNT_NAMES.values()) == list(range(COUNTED))

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

NUMBER = r"(?P<number>[1-9][0-9]?)"
COST = r"(?P<cost>[1-9][0-9]?)"
ISLAND = "(?P<kind>gold|emerald|pearl)"
PER = f"{NUMBER} vp per (?:(?P<each>[1-9]) )?(?P<counted>{'|'.join(COUNT_NAMES)})(?: max (?P<most>[1-9][0-9]?))?"
THEN = ": (?P<then>.+)"

GRAMMAR: tuple[tuple[int, str], ...] = (
    (VP, f"{NUMBER} vp"),
    (DOUBLOONS, f"{NUMBER} doubloons?"),
    (VP_PER, PER),
    (VP_OF_INCOME, "vp of income"),
    (DOUBLOONS_OF_INCOME, "doubloons of income"),
    (TREASURE, f"{NUMBER} (?P<kind>gold|emeralds?|pearls?|(?:raided )?treasures?)"),
    (CUBE, f"{NUMBER} (?:{ISLAND} )?cubes?"),
    (BURY, "bury(?: (?P<kind>raided))?"),
    (UPGRADE, "upgrade"),
    (QUEST, "quest"),
    (DISCARD_QUEST, f"discard quest for {NUMBER}"),
    (EXPLORE, f"explore {NUMBER}"),
    (SPACE_AGAIN, "space again"),
    (RAID, rf"raid(?: \+{NUMBER})?"),
    (RAID_AS, f"raid as {NUMBER}"),
    (RAID_WITH, rf"raid with {ISLAND}(?: \+{NUMBER})?"),
    (ACQUIRE, rf"acquire (?P<kind>equipment|crew|ship)(?: \+{COST})?"),
    (BUILD, "build residence"),
    (FIGUREHEAD, f"figurehead(?: for {COST})?"),
    (PLACE_MARKET, f"place market(?: for {COST})?"),
    (USE_MARKET, "use market"),
    (RAID_BONUS, rf"\+{NUMBER} raid"),
    (DIE_BONUS, rf"\+{NUMBER} {ISLAND} die"),
    (RAID_ACTION, f"raid action {COST}{THEN}"),
    (EXPLORE_BONUS, rf"\+{NUMBER} explore"),
    (FEWER_STEPS, f"{COST} steps? less{THEN}"),
    (DISCOUNT, f"discount {NUMBER}"),
    (SAIL_BONUS, r"\+(?P<number>[1-3]) sail"),
    (REROLL_BONUS, rf"\+{NUMBER} reroll"),
    (NEW_QUESTS, "new quests"),
    (INCOME_DOUBLOONS, f"income {NUMBER} doubloons?"),
    (INCOME_VP, f"income {NUMBER} vp"),
    (INCOME_PER_QUEST, f"income {NUMBER} doubloons? per quest"),
    (END_VP_PER, f"end {PER}"),
)
PATTERNS = tuple((code, re.compile(pattern)) for code, pattern in GRAMMAR)

Allowed: TypeAlias = Callable[[Effect], bool]


class PhraseError(Exception):
    """A phrase that is no effect."""

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
