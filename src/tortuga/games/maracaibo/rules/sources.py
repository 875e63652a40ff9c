"""Sources: what causes an action or a gain. A source is one number: its kind, and which one of that kind."""

from typing import Final

from tortuga.games.maracaibo.rules.catalogue import Catalogue

WHY: Final = 256
BY_TURN: Final = 0
BY_CARD: Final = 1 * WHY
BY_UPGRADE: Final = 2 * WHY
BY_FIGUREHEAD: Final = 3 * WHY
BY_MARKET: Final = 4 * WHY  # a face
BY_TRACK: Final = 5 * WHY
BY_STORAGE: Final = 6 * WHY
BY_BURIAL: Final = 7 * WHY
BY_RAID: Final = 8 * WHY  # a raid action
BY_FEWER_STEPS: Final = 9 * WHY
BY_GULF: Final = 10 * WHY
BY_MARACAIBO: Final = 11 * WHY
BY_RUBIES: Final = 12 * WHY
BY_RETIREMENT: Final = 13 * WHY
BY_IGNORING: Final = 14 * WHY  # PM-3.1, PM-3.14
BY_FOG: Final = 15 * WHY  # PM-9.1
BY_SKIRMISH: Final = 16 * WHY
BY_REDBEARD: Final = 17 * WHY  # PM-8.3
BY_EXPLORING: Final = 18 * WHY  # PM-8.7

WHY_WORDS: Final = [
    "turn",
    "card",
    "upgrade",
    "figurehead",
    "market",
    "track",
    "storage",
    "burial",
    "raid",
    "steps",
    "gulf",
    "maracaibo",
    "rubies",
    "retirement",
    "ignoring",
    "fog",
    "skirmish",
    "redbeard",
    "exploring",
]


def source(catalogue: Catalogue, track_names: list[str], why: int) -> str:
    """What something comes from, in words of the data: `card sea-chart`."""
    kind, number = why // WHY * WHY, why % WHY
    if kind == BY_CARD:
        return f"card {catalogue.cards[number].name}"
    if kind == BY_UPGRADE:
        return f"upgrade {number + 1}"
    if kind == BY_FIGUREHEAD:
        return f"figurehead {catalogue.figureheads[number].name}"
    if kind == BY_MARKET:
        return f"market {catalogue.market[number].name}"
    if kind == BY_TRACK:
        return f"track {track_names[number]}"
    if kind == BY_RAID:
        return f"raid {number + 1}"
    if kind == BY_FEWER_STEPS:
        return f"steps {number + 1}"
    return f"{WHY_WORDS[kind // WHY]} {number + 1}"
