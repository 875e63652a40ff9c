"""From options to rules, and from saved facts back to a table."""

from functools import cache
from pathlib import Path
from typing import Any

from tortuga.games.maracaibo.components.loading import Box, open_box
from tortuga.games.maracaibo.rules.action_step import Acquire, Build, Improvement, Refill, Residence, ValueCube, Visit
from tortuga.games.maracaibo.rules.exploring import Explore
from tortuga.games.maracaibo.rules.maracaibo import Maracaibo, actions_by_code
from tortuga.games.maracaibo.rules.modules.fog_improvements import FogOfImprovements, Steer
from tortuga.games.maracaibo.rules.modules.fog_locations import FogOfLocations
from tortuga.games.maracaibo.rules.modules.hunters import AdventureHunters
from tortuga.games.maracaibo.rules.modules.retirement import Retirement
from tortuga.games.maracaibo.rules.modules.rubies import ExchangeRubies, Rubies, SellRuby, TakeRuby
from tortuga.games.maracaibo.rules.modules.skirmishes import Skirmish, Skirmishes
from tortuga.games.maracaibo.rules.player import Player
from tortuga.games.maracaibo.rules.quests import ChooseQuest, DiscardQuest, FirstQuest
from tortuga.games.maracaibo.rules.raids import Dice, Raid, RaidAs, Spend
from tortuga.games.maracaibo.rules.redbeard import RedbeardTurn
from tortuga.games.maracaibo.rules.rounds import BeginTurn, EndTurn
from tortuga.games.maracaibo.rules.sailing import Pay, Sail
from tortuga.games.maracaibo.rules.ship import ChooseFigurehead, ChooseTile, Place, Upgrade
from tortuga.games.maracaibo.rules.state import AnyOrder, Deed, Due, Module, Rules
from tortuga.games.maracaibo.rules.treasures import Bury, ChooseIsland, ChooseTreasure, TakeTreasure
from tortuga.games.maracaibo.view import MaracaiboOptions
from tortuga.kernel.errors import OptionError

STEPS: dict[str, type[Deed]] = {
    step.name: step
    for step in (
        Acquire,
        AnyOrder,
        BeginTurn,
        Build,
        Bury,
        ChooseFigurehead,
        ChooseIsland,
        ChooseQuest,
        ChooseTile,
        ChooseTreasure,
        Dice,
        DiscardQuest,
        Due,
        EndTurn,
        ExchangeRubies,
        Explore,
        FirstQuest,
        Improvement,
        Pay,
        Place,
        Raid,
        RaidAs,
        RedbeardTurn,
        Refill,
        Residence,
        Sail,
        SellRuby,
        Skirmish,
        Spend,
        Steer,
        TakeRuby,
        TakeTreasure,
        Upgrade,
        ValueCube,
        Visit,
    )
}
"""By name: a step is saved as its name and what it is made of."""

MODULES: dict[str, type[Module]] = {
    "fog_locations": FogOfLocations,
    "fog_improvements": FogOfImprovements,
    "skirmishes": Skirmishes,
    "hunters": AdventureHunters,
    "rubies": Rubies,
    "retirement": Retirement,
}
"""By option, in the order in which their hooks are called."""


def make_rules(box: Box, path: Path | None, options: MaracaiboOptions) -> Rules:
    layouts = [layout.name for layout in box.catalogue.layouts]
    if options.layout not in layouts:
        raise OptionError("maracaibo-no-such-layout", name=options.layout, known=", ".join(layouts))
    return Rules(
        box.catalogue,
        layouts.index(options.layout),
        [module() for name, module in MODULES.items() if getattr(options, name)],
        actions_by_code(),
        options.break_clusters,
        options.residence_five,
        options.redbeard,
        3 if options.hunters else 2,  # PM-9.4
        3 if options.hunters else 2,
        options.retirement,
        table_again,
        (path, options),
    )


@cache
def rules_again(path: Path | None, options: MaracaiboOptions) -> Rules:
    return make_rules(open_box(path), path, options)


def table_again(made_from: tuple[Path | None, MaracaiboOptions], facts: Any) -> Maracaibo:
    """A pickled table."""
    return table_from(rules_again(*made_from), facts)


def table_from(rules: Rules, facts: Any) -> Maracaibo:
    """A table from its facts, straight or after a way through JSON."""
    seats, players, steps, story, deeds, last_deeds, *rest = facts
    first = (rules, seats, [player_from(each) for each in players], [step_from(rules, each) for each in steps])
    memory = (tuple(story), tuple(deeds), tuple(last_deeds))
    fields: Any = (*first, *memory, *[list(value) if isinstance(value, list) else value for value in rest])
    table = Maracaibo(*fields)
    table.get_ready()
    return table


def player_from(facts: Any) -> Player:
    counts, die, burials, *rest = facts
    return Player(list(counts), list(die), list(burials), *rest)


def step_from(rules: Rules, facts: Any) -> Deed:
    name, *numbers = facts
    kind = STEPS[name]
    if kind in (AnyOrder, Due):
        seat, why, entries = numbers
        effects = tuple(tuple(rules.effects[index] for index in entry) for entry in entries)
        return AnyOrder(seat, why, effects) if kind is AnyOrder else Due(seat, why, effects)
    return kind(*numbers)
