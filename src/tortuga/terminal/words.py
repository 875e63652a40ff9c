"""Turns what people type, in their own language and with their own keyboard, into the notation."""

import re
from collections.abc import Mapping, Sequence

LOOK_ALIKES = str.maketrans("АВЕІЈКМНОРСТУХавеіјкмнорстух", "ABEIJKMHOPCTYXabeijkmhopctyx")
"""Cyrillic letters by the Latin ones that they look like."""
WORD = re.compile(r"[^\W_]+")


def latin(text: str) -> str:
    """With Latin letters where Cyrillic ones look the same.

    >>> latin("В8 К13")
    'B8 K13'
    """
    return text.translate(LOOK_ALIKES)


def words_of(text: str) -> list[str]:
    """Its words and numbers, without signs and whatever the case.

    >>> words_of("take Opp from slot 1: ●O→2")
    ['take', 'opp', 'from', 'slot', '1', 'o', '2']
    """
    return WORD.findall(latin(text).casefold())


def says(typed: Sequence[str], label: Sequence[str]) -> bool:
    """Do these words say all of the label, except the numbers at its end?

    >>> says(["lay", "r4"], ["lay", "r4", "4", "points"]), says(["lay", "r4"], ["lay", "r4", "r5"])
    (True, False)
    """
    rest = label[len(typed) : len(typed) + 1]
    return list(label[: len(typed)]) == list(typed) and all(word.isdecimal() for word in rest)


def is_short_for(typed: Sequence[str], label: Sequence[str]) -> bool:
    """Do these words begin as the label does and follow each other in it? A single word says too little.

    >>> is_short_for(["draw", "wreck"], ["draw", "from", "the", "wreck"])
    True
    """
    return len(typed) > 1 and typed[:1] == label[:1] and in_order(typed, label)


def in_order(words: Sequence[str], label: Sequence[str]) -> bool:
    """Do these words follow each other in the label?"""
    rest = iter(label)
    return all(word in rest for word in words)


def vocabulary(known: Mapping[str, str]) -> dict[str, str]:
    """Which word of the notation each word means; `known` has several of them, separated by commas, by the notation's.

    >>> vocabulary({"draw": "weź, dobierz"})
    {'draw': 'draw', 'weź': 'draw', 'dobierz': 'draw'}
    """
    found: dict[str, str] = {}
    for word, spoken in known.items():
        found |= {one.strip().casefold(): word for one in (word, *spoken.split(","))}
    return found
