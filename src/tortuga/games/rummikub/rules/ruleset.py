"""What a table's options settle, as plain values that the rules go by."""

from typing import Final, NamedTuple

from tortuga.games.rummikub.rules.turns import Fashion

DRAW_ONLY: Final = "draw"
EXCHANGE_ONLY: Final = "exchange"
EITHER: Final = "either"


class Settings(NamedTuple):
    jokers: int
    first_meld: int
    penalty: int
    """Tiles that a time-out costs (RK-3.5); 0: the draft is kept as far as it goes (RT-1.3)."""
    strict: bool
    """A wrong table is treated as a time-out (RK-3.6)."""
    joker_value: int
    joker_rule: str
    building: bool
    before_meld: str
    """What a player who does not meld does: draws, exchanges, or either (RT-1.4)."""
    exchanges: int
    must_lay: bool
    rounds: int
    words: str
    """The title, whose texts speak of tiles or of cards."""

    @property
    def fashion(self) -> Fashion:
        return Fashion(self.joker_rule, self.first_meld, self.building)
