"""Rum cards and clock as data, reconstructed (RUM-1.3) and replaceable by an owner's own file, and the notation of a
card.

A card is named by its two ends, single end first: `Roo` holds one red bottle and two orange ones.
"""

from functools import cached_property
from pathlib import Path

import msgspec

from tortuga.games.rum.rules.bottles import COLOURS
from tortuga.games.rum.rules.cards import CARDS
from tortuga.games.rum.rules.state import CLOCK_END
from tortuga.kernel.components import Origin, fingerprint, read_components
from tortuga.kernel.errors import DataError

COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple", "black")
LETTERS = "ROYGBPK"
"""Of the colours, the same in all languages."""
BOX_FILE = Path(__file__).parent / "data" / "rum.json"
WEIGHTS_FILE = Path(__file__).parent / "data" / "strategy.json"


class RumCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    single: str
    double: str
    origin: Origin


class ClockPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: int
    returns: int
    origin: Origin


class RumComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Cards are numbered by their place in the list: new ones would go to the end."""

    cards: tuple[RumCard, ...]
    clock: tuple[ClockPosition, ...]
    about: str = ""

    @property
    def names(self) -> list[str]:
        """By card number, in notation."""
        return [self._letter(card.single) + 2 * self._letter(card.double).lower() for card in self.cards]

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.names)}

    @property
    def fingerprint(self) -> str:
        return fingerprint(msgspec.structs.replace(self, about=""))

    @staticmethod
    def _letter(colour: str) -> str:
        return LETTERS[COLOUR_NAMES.index(colour)]


def load_weights() -> dict[int, list[float]]:
    """Of what a position is worth, by the number of players."""
    return msgspec.json.decode(WEIGHTS_FILE.read_bytes(), type=dict[int, list[float]])


def load_components(path: Path = BOX_FILE) -> RumComponents:
    """Reads and validates a box; raises DataError with what is wrong in it."""
    box = read_components(path, RumComponents)
    file = str(path)
    if len(box.cards) != CARDS:
        raise DataError("rum-data-card-count", file=file, count=len(box.cards), known=CARDS)
    ends_before: dict[tuple[str, str], int] = {}
    for number, card in enumerate(box.cards, start=1):
        for colour in (card.single, card.double):
            if colour not in COLOUR_NAMES:
                known = ", ".join(COLOUR_NAMES)
                raise DataError("rum-data-colour", file=file, item=number, colour=colour, known=known)
        if card.single == card.double:
            raise DataError("rum-data-one-colour", file=file, item=number, colour=card.single)
        twin = ends_before.setdefault((card.single, card.double), number)
        if twin != number:
            raise DataError("rum-data-twins", file=file, item=number, twin=twin)
    for colour in COLOUR_NAMES:
        singles = sum(card.single == colour for card in box.cards)
        doubles = sum(card.double == colour for card in box.cards)
        if singles != 3:  # RUM-1.2
            raise DataError("rum-data-singles", file=file, colour=colour, count=singles)
        if doubles != 3:
            raise DataError("rum-data-doubles", file=file, colour=colour, count=doubles)
    if [step.position for step in box.clock] != list(range(1, CLOCK_END)):
        raise DataError("rum-data-clock-positions", file=file, known=CLOCK_END - 1)
    for step in box.clock:
        if step.returns not in (2, 3):  # RUM-1.4
            raise DataError("rum-data-clock-returns", file=file, item=step.position, count=step.returns)
    assert len(COLOUR_NAMES) == COLOURS
    return box
