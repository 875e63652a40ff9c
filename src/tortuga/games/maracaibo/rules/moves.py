"""Moves as numbers: what is done in the lowest five bits, with what in the bits above. `notation` writes them as text.

The same number means the same in every step, so a move can be read without knowing the current question.
"""

from typing import Final

DONE: Final = 0  # decline, or no more of it
SAIL_TO: Final = 1  # the space where the move ends
STEP_TO: Final = 2  # the next space of a move that goes step by step (PM-2.8)
STOP: Final = 3
PAY_TO: Final = 4  # a seat
TAKE_FIVE: Final = 5
ACQUIRE_AT: Final = 6  # a space
BUILD_AT: Final = 7  # a space
USE: Final = 8  # an effect
UPGRADE_AT: Final = 9  # a space of the ship board
ROLL: Final = 10
REROLL: Final = 11
CHOOSE_DIE: Final = 12  # a treasure
SPEND_ON: Final = 13  # a raid action
CHOOSE_TREASURE: Final = 14
STORE_AT: Final = 15  # a bonus space of the storages, or the storage itself: bonus spaces + treasure
CUBE_ON: Final = 16  # an island
BURY_AT: Final = 17  # a burial space * 4 + treasure
EXPLORE_TO: Final = 18  # a space of the track
GO_FEWER: Final = 19  # one of Catalogue.fewer_steps
TAKE_QUEST: Final = 20  # an open quest, or UNSEEN
NEW_OPEN: Final = 21
DISCARD: Final = 22  # a quest
KEEP: Final = 23  # a mask of quests
CHOOSE_FIGUREHEAD: Final = 24
PLACE_AT: Final = 25  # a market tile * 32 + space
USE_TILE_AT: Final = 26  # the space of an own market tile
TAKE_RUBY: Final = 27
SELL_RUBY_ON: Final = 28  # a space of the ruby market
EXCHANGE: Final = 29  # a number of rubies

BITS: Final = 5
VERB: Final = (1 << BITS) - 1

UNSEEN: Final = 1023
"""TAKE_QUEST: the top card of the deck."""
FROM_DECK: Final = "deck"
ANY_QUEST: Final = "unseen"
QUEST_WORDS: Final = (FROM_DECK, ANY_QUEST)
"""What notation calls UNSEEN after `quest` and after `discard`; no quest has such a name."""
SECRET_DISCARD: Final = UNSEEN << BITS | DISCARD
"""What others see of a DISCARD."""


def optional(may: bool, moves: list[int]) -> list[int]:
    """The options of a step: with `may` it can be declined."""
    return [DONE, *moves] if may else moves


def mask_of(numbers: list[int]) -> int:
    """A mask with a bit for each number.

    >>> mask_of([0, 2, 3])
    13
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> list[int]:
    """The numbers in a mask, rising.

    >>> members(0b1101)
    [0, 2, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
