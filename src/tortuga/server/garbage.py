"""Looking for garbage in circles, in portions that nobody notices.

Python frees almost everything as soon as nobody refers to it; only circles of objects wait until they are looked for.
A full search looks at everything that a program keeps, while nothing else can run: with a thousand tables in memory
that is a second. So whatever survives one full search is set aside (`gc.freeze`) and never looked at again. It is still
freed when nobody refers to it; what stays for good is a circle that is given up only after it was set aside. The house
makes none of its tables and connections (tests/server/test_garbage.py).
"""

import gc
from typing import Final

NEW: Final = 10_000
"""After this many new objects, the newest are searched."""
SEARCHES_OF_NEW: Final = 5
SEARCHES_OF_YOUNG: Final = 2
"""After this many such searches, the next older generation is searched: a full one every 220,000 new objects."""
OLDEST: Final = 2
"""Generation: a full search."""


def search_in_portions() -> None:
    """From now on; what the program consists of so far stays for as long as it runs."""
    gc.set_threshold(NEW, SEARCHES_OF_NEW, SEARCHES_OF_YOUNG)
    gc.freeze()
    gc.callbacks.append(_set_aside)


def _set_aside(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == OLDEST:
        gc.freeze()
