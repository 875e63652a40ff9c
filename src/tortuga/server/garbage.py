"""Looking for garbage in circles, in portions that nobody notices.

Python frees almost everything as soon as nobody refers to it; only circles of objects wait until they are looked for.
A full search looks at everything that a program keeps, while nothing else can run: with a thousand tables in memory
that is a second. So whatever survives a search is set aside (`gc.freeze`) and never looked at again: each object once.
It is still freed when nobody refers to it; what stays for good is a circle that is given up only after it was set
aside. The house makes none of its tables and connections (tests/server/test_garbage.py).
"""

import gc
from typing import Final

NEW: Final = 50_000
"""After this many new objects, these are searched, which takes 10 to 40 ms. A busy house has some thousands more at one
moment than at the next: with fewer, it would search all the time."""


def search_in_portions() -> None:
    """From now on; what the program consists of so far stays for as long as it runs."""
    gc.set_threshold(NEW)
    gc.freeze()
    gc.callbacks.append(_set_aside)


def _set_aside(phase: str, _: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
