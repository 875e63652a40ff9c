"""RUM in writing: `draw wreck`, `draw beach 2`, `lay Roo GGy`, `return Roo Ybb`.

A card is written with the end that is up first; letter case and spacing are free when read.
"""

from tortuga.games.rum.components import RumComponents
from tortuga.games.rum.rules.cards import CARDS, LAY, WRECK, laid_cards
from tortuga.games.rum.rules.state import PASS, RumState
from tortuga.kernel.errors import NotationError


def write_move(state: RumState, move: int) -> str:
    if move == WRECK:
        return "draw wreck"
    if move == PASS:
        return "pass"
    if move < 0:
        return f"draw beach {-move}"
    if move >= LAY:
        return " ".join(("lay", *state.rules.laid(move)))
    return " ".join(("return", *state.rules.shown(move)))


def read_move(data: RumComponents, text: str) -> int:
    """A move from its notation; raises NotationError. Whether it is legal, `check` says."""
    words = text.split()
    match [word.lower() for word in words]:
        case ["draw", "wreck"]:
            return WRECK
        case ["pass"]:
            return PASS
        case ["draw", "beach", slot] if slot in ("1", "2", "3"):
            return -int(slot)
        case ["draw", "beach", slot]:
            raise NotationError("rum-no-such-slot", slot=slot)
        case ["lay", _, *_]:
            return LAY | _gather([_end_up(data, word) for word in words[1:]])
        case ["return", _, *_]:
            return _gather([laid_cards(_end_up(data, word)) for word in words[1:]])
    raise NotationError("rum-not-a-move", text=text)


def _end_up(data: RumComponents, text: str) -> int:
    """One laid card as a play: `Roo` with the single end up, `OOr` with the double end up."""
    letters = text.upper()
    if len(letters) == 3:
        doubled_first = letters[0] == letters[1]
        name = letters[2] + letters[:2].lower() if doubled_first else letters[0] + letters[1:].lower()
        if name in data.numbers:
            return 1 << data.numbers[name] + (CARDS if doubled_first else 0)
    raise NotationError("rum-not-a-card", text=text)


def _gather(ends: list[int]) -> int:
    play = 0
    for end in ends:
        if play & end:
            raise NotationError("rum-card-written-twice")
        play |= end
    return play
