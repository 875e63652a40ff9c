"""From options to a ruleset, and from stored facts back to a state."""

from functools import cache
from pathlib import Path
from typing import Any

from tortuga.games.maracaibo.components.loading import MaracaiboComponents, load_components
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.games.maracaibo.rules import (
    action_step,
    exploring,
    quests,
    raids,
    redbeard,
    rounds,
    sailing,
    ship,
    steps,
    treasures,
)
from tortuga.games.maracaibo.rules.effect_kinds import handlers_by_code
from tortuga.games.maracaibo.rules.modules import fog_improvements, rubies, skirmishes
from tortuga.games.maracaibo.rules.modules.fog_improvements import FogOfImprovements
from tortuga.games.maracaibo.rules.modules.fog_locations import FogOfLocations
from tortuga.games.maracaibo.rules.modules.hunters import AdventureHunters
from tortuga.games.maracaibo.rules.modules.module import Module
from tortuga.games.maracaibo.rules.modules.retirement import Retirement
from tortuga.games.maracaibo.rules.modules.rubies import Rubies
from tortuga.games.maracaibo.rules.modules.skirmishes import Skirmishes
from tortuga.games.maracaibo.rules.player import Player
from tortuga.games.maracaibo.rules.ruleset import Ruleset
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.rules.steps import MaracaiboStep
from tortuga.kernel.errors import OptionError

CHAPTERS = (
    steps,
    sailing,
    action_step,
    raids,
    exploring,
    treasures,
    quests,
    ship,
    rounds,
    redbeard,
    fog_improvements,
    rubies,
    skirmishes,
)
STEPS: dict[str, type[MaracaiboStep]] = {step.name: step for chapter in CHAPTERS for step in chapter.STEPS}
"""By name: a step is kept as its name and its parts."""

MODULES: dict[str, type[Module]] = {
    "fog_locations": FogOfLocations,
    "fog_improvements": FogOfImprovements,
    "skirmishes": Skirmishes,
    "hunters": AdventureHunters,
    "rubies": Rubies,
    "retirement": Retirement,
}
"""By option, in the order in which their hooks are called."""


def ruleset_for(data: MaracaiboComponents, path: Path | None, options: MaracaiboOptions, asks_always: bool) -> Ruleset:
    layouts = [layout.name for layout in data.catalogue.layouts]
    if options.layout not in layouts:
        raise OptionError("maracaibo-no-such-layout", name=options.layout, known=", ".join(layouts))
    return Ruleset(
        data.catalogue,
        layouts.index(options.layout),
        [module() for name, module in MODULES.items() if getattr(options, name)],
        handlers_by_code(),
        options.break_clusters,
        options.residence_five,
        options.redbeard,
        3 if options.hunters else 2,  # PM-9.4
        3 if options.hunters else 2,
        options.retirement,
        asks_always,
        pickled_state,
        (path, options, asks_always),
    )


@cache
def _ruleset(path: Path | None, options: MaracaiboOptions, asks_always: bool) -> Ruleset:
    return ruleset_for(load_components(path), path, options, asks_always)


def pickled_state(made_from: tuple[Path | None, MaracaiboOptions, bool], facts: Any) -> MaracaiboState:
    return state_from(_ruleset(*made_from), facts)


def state_from(rules: Ruleset, facts: Any) -> MaracaiboState:
    """A state from its facts, straight or after a way through JSON."""
    seats, players, waiting, story, turn_moves, last_turn_moves, *rest = facts
    first = (rules, seats, [player_from(each) for each in players], [step_from(rules, each) for each in waiting])
    memory = (tuple(story), tuple(turn_moves), tuple(last_turn_moves))
    fields: Any = (*first, *memory, *[list(value) if isinstance(value, list) else value for value in rest])
    state = MaracaiboState(*fields)
    state.get_ready()
    return state


def player_from(facts: Any) -> Player:
    counts, die, burials, *rest = facts
    return Player(list(counts), list(die), list(burials), *rest)


def step_from(rules: Ruleset, facts: Any) -> MaracaiboStep:
    name, *parts = facts
    kind: Any = STEPS[name]
    if "effects" in kind.parts:
        *parts, entries = parts
        parts.append(tuple(tuple(rules.effects[index] for index in entry) for entry in entries))
    made: MaracaiboStep = kind(*parts)
    return made
