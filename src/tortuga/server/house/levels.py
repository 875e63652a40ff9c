"""Levels: the same opponents again, a little easier or harder."""

from typing import NamedTuple

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.kernel.title import Title
from tortuga.seats import bot_spec
from tortuga.server import titles
from tortuga.server.protocol import Setup
from tortuga.server.table.rows import Chair


class Opponents(NamedTuple):
    """How a table is set up, and who sits there."""

    setup: Setup
    chairs: list[Chair]


def other_level(title: Title, opponents: Opponents, by: int) -> Opponents:
    """Every bot a level up (1) or down (-1), as far as there is one; for a solo player, the level of the game itself.
    Raises a Refusal where nothing would be different."""
    if len(opponents.chairs) == 1:
        return _alone(title, opponents, by)
    levels = registry.levels(title)
    chairs = [_moved(chair, levels, by) for chair in opponents.chairs]
    if chairs == opponents.chairs:
        raise Refusal("no-such-level")
    plans = [
        plan if chair.bot is None else bot_spec(chair.bot)
        for plan, chair in zip(opponents.setup.seats, chairs, strict=True)
    ]
    return Opponents(msgspec.structs.replace(opponents.setup, seats=plans), chairs)


def _moved(chair: Chair, levels: list[str], by: int) -> Chair:
    if chair.bot not in levels:
        return chair
    place = levels.index(chair.bot) + by
    return Chair(bot=levels[place]) if 0 <= place < len(levels) else chair


def _alone(title: Title, opponents: Opponents, by: int) -> Opponents:
    """If a title has levels for solo games, they are an option."""
    options = dict(opponents.setup.options)
    for option in titles.options(title):
        if not (option.levels and option.only_alone):
            continue
        wanted = options.get(option.name, option.default) + by
        if option.least is not None and option.most is not None and option.least <= wanted <= option.most:
            options[option.name] = wanted
            return Opponents(msgspec.structs.replace(opponents.setup, options=options), opponents.chairs)
    raise Refusal("no-such-level")
