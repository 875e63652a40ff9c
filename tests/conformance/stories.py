"""Golden games that random play would not show: bots play them until all that is wanted has happened in one."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.maracaibo.seeded import MODULES


class Story(NamedTuple):
    bots: tuple[str, ...]
    """One for each seat."""
    options: Mapping[str, object]
    shows: tuple[bytes, ...]
    """Signs of events, as they stand in their JSON form."""
    slip: Callable[[str], str] | None = None
    """What becomes of a move now and then, where the rules let errors through."""


def untidy(text: str) -> str:
    """A table whose last set has lost its first tile, which belongs to no set then."""
    if not text.startswith("lay "):
        return text
    *sets, last = text.removeprefix("lay ").split(" | ")
    tile, *rest = last.replace("group: ", "").replace("run: ", "").split()
    return "lay " + " | ".join([*sets, " ".join(rest), tile])


ENDED_OUT = b'"reason":"out"'
ERRED = (b'"why":"time"', b'"why":"wrong-table"')

STORIES: dict[str, dict[str, Story]] = {
    "maracaibo": {
        "modules": Story(
            ("greedy", "random"),
            dict.fromkeys(MODULES, True),
            tuple(
                b'"type":"%b"' % sign
                for sign in (b"turned-up", b"fought", b"ruby-sold", b"built", b"tile-placed", b"figurehead-taken")
            ),
        ),
        "redbeard": Story(
            ("greedy",),
            {"redbeard": 3, "rubies": True},
            tuple(
                b'"type":"%b"' % sign
                for sign in (b"redbeard-raided", b"redbeard-took-card", b"built", b"buried", b"ruby-taken")
            ),
        ),
    },
    "rummikub": {
        "keen": Story(
            ("value", "tiles"),
            {"wrong_table": "strict", "joker_rule": "strict", "rounds": 2},
            (*ERRED, ENDED_OUT, b'"type":"bought"', b'"penalty":true'),
            untidy,
        ),
    },
    "rummi": {
        "keen": Story(
            ("value", "tiles"),
            {"wrong_table": "strict", "rounds": 2},
            (*ERRED, ENDED_OUT, b'"type":"bought"', b'"type":"exchanged"'),
            untidy,
        ),
    },
}
