"""Ruleset: what one table plays by."""

from typing import TYPE_CHECKING, Final

from tortuga.games.maracaibo.rules.catalogue import GULF, MARACAIBO, NO_RIVER, START, Catalogue, Effects, Layout
from tortuga.games.maracaibo.rules.effects import EMERALD, GOLD, PEARL, RAIDED, TREASURE_NAMES, Effect
from tortuga.games.maracaibo.rules.moves import BITS, SAIL_TO
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.sources import source

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.modules.module import Module
    from tortuga.games.maracaibo.rules.steps import EffectHandler

RETIREMENT_TILE: Final = "retirement"
"""Its name among the track spaces."""


class Ruleset:
    """One table's rules: the components and the options, and what follows from them, computed in advance. It never
    changes."""

    def __init__(
        self,
        catalogue: Catalogue,
        layout: int,
        modules: "list[Module]",
        handlers: "list[EffectHandler]",
        break_clusters: bool,
        residence_five: bool,
        b_cards: int,
        quests_dealt: int,
        open_quests: int,
        retirement: bool,
        asks_always: bool,
        made_by: object,
        made_from: object,
    ) -> None:
        self.catalogue = catalogue
        self.layout: Layout = catalogue.layouts[layout]
        self.modules = modules
        self.handlers = handlers
        """By the code of an effect."""
        self.break_clusters = break_clusters
        self.residence_five = residence_five
        self.b_cards = b_cards
        self.quests_dealt = quests_dealt
        self.open_quests = open_quests
        self.asks_always = asks_always
        """As version 1 did: also about gains, and whether to close a raid that can buy nothing."""
        self.made_by = made_by
        """What makes a table of these rules again from `made_from` and the table's facts, for pickles."""
        self.made_from = made_from

        self.cards = catalogue.cards
        self.lightning = [one_entry_each(card.lightning) for card in catalogue.cards]
        self.sails = [[[end << BITS | SAIL_TO for end in ends] for ends in by_space] for by_space in self.layout.ends]
        self.space_names = [self._space_name(space) for space in range(START + 1)]
        self.effects = catalogue.effects[:]
        """Those of the catalogue, and those in which a raid's colour is known."""
        self.raid_then = [
            [self._in_colour(action.then, kind) for kind in (GOLD, EMERALD, PEARL)] for action in catalogue.raid_actions
        ]
        """By raid action and colour of the raid: what it does (PM-4.1)."""
        storage, burial = catalogue.hideout.storage, catalogue.hideout.burial
        self.storage_kind = [kind for kind in (GOLD, EMERALD, PEARL) for _ in storage[kind]]
        self.storage_bonus = [bonus for kind in (GOLD, EMERALD, PEARL) for bonus in storage[kind]]
        self.burial_kind = [kind for kind in (GOLD, EMERALD, PEARL) for _ in burial[kind]]
        self.burial_bonus = [bonus for kind in (GOLD, EMERALD, PEARL) for bonus in burial[kind]]
        self.storage_of = [_places(self.storage_kind, kind) for kind in (GOLD, EMERALD, PEARL)]
        self.burial_of = [_places(self.burial_kind, kind) for kind in (GOLD, EMERALD, PEARL)]
        """By treasure, the mask of its spaces."""
        self.unlocked = [self._unlocked(count) for count in range(len(catalogue.upgrades) + 1)]
        """By the number of upgrades made."""
        self.track_effects = [space.effects for space in catalogue.track]
        self.track_names = [space.name for space in catalogue.track]
        self.onward = [space.onward[:] for space in catalogue.track]
        self.passed = self._rivers_passed(catalogue)
        """By track space: the rivers on every way to it."""
        self.retirement = NONE
        """The number of the half-price tile among the track spaces (PM-9.6)."""
        if retirement:
            self.retirement = len(catalogue.track)
            self.track_effects.append(())
            self.track_names.append(RETIREMENT_TILE)
            self.onward.append(self.onward[catalogue.retirement])
            self.onward[catalogue.retirement] = [self.retirement]
            self.passed.append(self.passed[catalogue.retirement])
        self.residence_place = _places_by_number(catalogue.residences, len(catalogue.cards))

    def _space_name(self, space: int) -> str:
        if space == GULF:
            return "gulf"
        if space == MARACAIBO:
            return "maracaibo"
        if space == START:
            return "start"
        return f"c{self.layout.column[space]}r{self.layout.row[space] + 1}"

    def _in_colour(self, effects: Effects, kind: int) -> Effects:
        return tuple([self._coloured(effect, kind) if effect.kind == RAIDED else effect for effect in effects])

    def _coloured(self, effect: Effect, kind: int) -> Effect:
        for known in self.effects:
            if known.code == effect.code and known.number == effect.number and known.kind == kind:
                return known
        text = effect.text.replace("raided", TREASURE_NAMES[kind])
        made = Effect(len(self.effects), text, effect.code, effect.number, kind)
        self.effects.append(made)
        return made

    def _unlocked(self, count: int) -> int:
        """PM-5.1: the spaces of the ship board that so many upgrades give access to."""
        spaces = 0
        for space in self.catalogue.upgrades:
            if self.catalogue.locks[space.sector] <= count:
                spaces |= 1 << space.number
        return spaces

    def _rivers_passed(self, catalogue: Catalogue) -> list[int]:
        passed = [0] * len(catalogue.track)
        waiting = [0]
        while waiting:
            space = catalogue.track[waiting.pop()]
            for node, river in zip(space.onward, space.rivers, strict=True):
                passed[node] = passed[space.number] | (0 if river == NO_RIVER else 1 << river)
                waiting.append(node)
        return passed

    def source(self, why: int) -> str:
        """What something comes from, in words of the data: `card sea-chart`."""
        return source(self.catalogue, self.track_names, why)


def one_entry_each(effects: Effects) -> tuple[Effects, ...]:
    """Effects of which each may be used: each in an entry of its own, equal ones too (PM-10.32)."""
    return tuple([(effect,) for effect in effects])


def _places_by_number(numbers: list[int], count: int) -> list[int]:
    """Where each of `count` numbers stands among these, or NONE."""
    places = [NONE] * count
    for place, number in enumerate(numbers):
        places[number] = place
    return places


def _places(kinds: list[int], wanted: int) -> int:
    mask = 0
    for place, kind in enumerate(kinds):
        if kind == wanted:
            mask |= 1 << place
    return mask
