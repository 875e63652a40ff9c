"""Writes golden games and count files anew: `cd tests && python -m conformance.regenerate [TITLE ...]`.

Read the difference before you keep it: it is what a change has done to the games.
"""

import sys

from conformance import counting, goldens
from conformance.positions import TITLES

if __name__ == "__main__":
    for name in sys.argv[1:] or TITLES:
        goldens.write(TITLES[name])
        counting.write(TITLES[name])
