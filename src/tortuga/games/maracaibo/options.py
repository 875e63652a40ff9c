"""How a table of Pirates of Maracaibo wants to play."""

from typing import Annotated

import msgspec

from tortuga.kernel.title import Options


class MaracaiboOptions(Options, frozen=True, kw_only=True):
    """How a table plays; alone at it, against Redbeard."""

    layout: str = "standard"
    """By its name in the data."""
    break_clusters: bool = True
    """PM-1.13: groups of four or more locations are broken up."""
    residence_five: bool = False
    """PM-3.14: ending on a residence and not building there gives 5 doubloons."""
    redbeard: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """PM-8.2: how many of Redbeard's six cards are B cards."""
    fog_locations: bool = False  # PM-9.1
    fog_improvements: bool = False  # PM-9.2
    skirmishes: bool = False  # PM-9.3
    hunters: bool = False  # PM-9.4
    rubies: bool = False  # PM-9.5
    retirement: bool = False  # PM-9.6
