"""How a table of Pirates of Maracaibo wants to play."""

from typing import Annotated, TypeAlias

import msgspec

from tortuga.kernel.title import OptionForm, Options

Module: TypeAlias = Annotated[bool, OptionForm(group="modules")]


class MaracaiboOptions(Options, frozen=True, kw_only=True):
    """How a table plays; alone at it, against Redbeard."""

    layout: str = "standard"
    """By its name in the data."""
    break_clusters: bool = True
    """PM-1.13: groups of four or more locations are broken up."""
    residence_five: bool = False
    """PM-3.14: ending on a residence and not building there gives 5 doubloons."""
    redbeard: Annotated[int, msgspec.Meta(ge=0, le=6), OptionForm(only_alone=True, levels=True, main=True)] = 0
    """PM-8.2: how many of Redbeard's six cards are B cards."""
    fog_locations: Module = False  # PM-9.1
    fog_improvements: Module = False  # PM-9.2
    skirmishes: Module = False  # PM-9.3
    hunters: Module = False  # PM-9.4
    rubies: Module = False  # PM-9.5
    retirement: Module = False  # PM-9.6
