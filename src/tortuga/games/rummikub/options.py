"""The options of a Rummikub or Rummi table, and the rules that result from them."""

from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.kernel.title import OptionForm, Options

JokerRule: TypeAlias = Literal["free", "release", "strict", "bound"]
BeforeMeld: TypeAlias = Literal["draw", "exchange", "either"]
Rounds: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10), OptionForm(main=True)]

PENALTY = 3
"""Tiles (RK-3.5)."""


class RummikubOptions(Options, frozen=True, kw_only=True):
    """The differences between the two titles; a host can set each separately."""

    jokers: Annotated[int, msgspec.Meta(ge=0, le=4)] = 2
    first_meld: Annotated[int, msgspec.Meta(ge=1, le=60)] = 30
    """What the first meld is worth at least (RK-3.2)."""
    time_out: Literal["penalty", "keep"] = "penalty"
    """The table is restored and three tiles are drawn (RK-3.5), or what is finished of the turn is kept (RT-1.3)."""
    wrong_table: Literal["friendly", "strict"] = "friendly"
    """A wrong table is refused, or treated as a time-out (RK-3.6)."""
    joker_value: Annotated[int, msgspec.Meta(ge=0, le=50)] = 30
    """What a joker left on a rack counts."""
    joker_rule: JokerRule = "release"
    building: bool = True
    """May the table be built on in the turn of the first meld (RK-3.8)?"""
    before_meld: BeforeMeld = "draw"
    """What a player who does not meld does (RT-1.4)."""
    exchanges: Annotated[int, msgspec.Meta(ge=0, le=10)] = 3
    """A player and round, at most (RT-1.8)."""
    must_lay: bool = False
    """RT-1.7: must players lay something when they can?"""
    rounds: Rounds = 1


class RummiOptions(RummikubOptions, frozen=True, kw_only=True):
    """The same, as the travel version has them."""

    jokers: Annotated[int, msgspec.Meta(ge=0, le=4)] = 4
    first_meld: Annotated[int, msgspec.Meta(ge=1, le=60)] = 40  # RT-1.2
    time_out: Literal["penalty", "keep"] = "keep"
    joker_value: Annotated[int, msgspec.Meta(ge=0, le=50)] = 25
    joker_rule: JokerRule = "bound"
    building: bool = False  # RT-1.5
    before_meld: BeforeMeld = "either"
    rounds: Rounds = 3


@lru_cache(maxsize=256)
def ruleset_for(options: RummikubOptions, words: str = "rummikub") -> Ruleset:
    """`words` is the title whose texts are used."""
    return Ruleset(
        jokers=options.jokers,
        first_meld=options.first_meld,
        penalty=PENALTY if options.time_out == "penalty" else 0,
        strict=options.wrong_table == "strict",
        joker_value=options.joker_value,
        joker_rule=options.joker_rule,
        building=options.building,
        before_meld=options.before_meld,
        exchanges=options.exchanges,
        must_lay=options.must_lay,
        rounds=options.rounds,
        words=words,
    )


@lru_cache(maxsize=256)
def options_of(rules: Ruleset) -> RummikubOptions:
    """All that a table has settled, whichever title it plays."""
    plain = rules._asdict()
    plain["time_out"] = "penalty" if plain.pop("penalty") else "keep"
    plain["wrong_table"] = "strict" if plain.pop("strict") else "friendly"
    del plain["words"]
    return msgspec.convert(plain, RummikubOptions)
