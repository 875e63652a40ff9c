"""One table's rules: its options as plain values."""

from typing import Final, NamedTuple

DRAW_ONLY: Final = "draw"
EXCHANGE_ONLY: Final = "exchange"
EITHER: Final = "either"


class Ruleset(NamedTuple):
    jokers: int
    first_meld: int
    """What it is worth at least (RK-3.2)."""
    penalty: int
    """Tiles that a time-out costs (RK-3.5); 0: the draft is kept as far as it goes (RT-1.3)."""
    strict: bool
    """A wrong table is treated as a time-out (RK-3.6)."""
    joker_value: int
    joker_rule: str
    building: bool
    """May a player build on the table in the turn of the first meld (RK-3.8)?"""
    before_meld: str
    """What a player who does not meld does: draws, exchanges, or either (RT-1.4)."""
    exchanges: int
    must_lay: bool
    rounds: int
    words: str
    """The title, whose texts speak of tiles or of cards."""
