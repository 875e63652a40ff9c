"""The stored games: which there are, and the digest of each of their moments."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from conformance.positions import NAMES, happen, pick, random_decision
from tortuga.kernel import Game, Imagined, UndoError, registry
from tortuga.kernel.encoding import digest
from tortuga.kernel.records import load

FOLDER = Path(__file__).parent / "records"
CHECKSUMS = Path(__file__).parent / "checksums.txt"
"""Of seeded random games, as `make test-compiled` prints them."""

MODULES = ("fog_locations", "fog_improvements", "skirmishes", "hunters", "rubies", "retirement")
ALL_MODULES = dict.fromkeys(MODULES, True)


class StoredGame(NamedTuple):
    """How a stored game was played: `random` decisions alone, `lively` with clocks, take-backs and the house's own
    lines, or a bot's choices, so that it gets further."""

    title: str
    name: str
    seats: int
    play: str
    options: Mapping[str, object] = {}

    @property
    def record(self) -> Path:
        return FOLDER / f"{self.title}-{self.name}.jsonl"

    @property
    def digests(self) -> Path:
        """A line for each record."""
        return self.record.with_suffix(".digests")


STORED = (
    StoredGame("rum", "english", 3, "lively", {"edition": "en"}),
    StoredGame("rum", "polish", 4, "lively", {"edition": "pl"}),
    StoredGame("rum", "switched", 2, "greedy", {"wash_first_beach": True, "hand_must_show_colour": False}),
    *(
        StoredGame("rummikub", rule, 2, "tiles", {"joker_rule": rule, "jokers": 4})
        for rule in ("free", "release", "bound", "strict")
    ),
    StoredGame("rummikub", "four-lively", 4, "lively", {"wrong_table": "strict", "time_out": "keep"}),
    StoredGame("rummikub", "two-rounds", 3, "value", {"rounds": 2, "before_meld": "either", "must_lay": True}),
    StoredGame("rummi", "usual", 3, "tiles", {"rounds": 1}),
    StoredGame("rummi", "lively", 2, "lively", {"rounds": 2}),
    StoredGame("maracaibo", "two", 2, "greedy"),
    StoredGame("maracaibo", "four-lively", 4, "lively", {"break_clusters": False}),
    *(StoredGame("maracaibo", module.replace("_", "-"), 2, "random", {module: True}) for module in MODULES),
    StoredGame("maracaibo", "skirmish-0", 4, "random", {"skirmishes": True}),  # who is poor chooses whom to pay
    StoredGame("maracaibo", "all-modules", 3, "greedy", {**ALL_MODULES, "residence_five": True}),
    StoredGame("maracaibo", "all-modules-random", 4, "random", ALL_MODULES),
    StoredGame("maracaibo", "solo", 1, "greedy", {"redbeard": 2}),
    StoredGame("maracaibo", "solo-all-modules", 1, "greedy", {"redbeard": 6, **ALL_MODULES}),
    StoredGame("maracaibo", "solo-random", 1, "random", {"rubies": True, "fog_locations": True}),
    StoredGame("maracaibo", "less-asked", 3, "greedy", {**ALL_MODULES, "residence_five": True}),  # from version 2 on
    StoredGame("maracaibo", "less-asked-solo", 1, "greedy", {"redbeard": 4}),
    StoredGame("maracaibo", "less-asked-lively", 2, "lively"),
)


def play(stored: StoredGame) -> Game:
    """The game to be stored."""
    title = registry.title(stored.title)
    seed = f"stored {stored.title} {stored.name}"
    chance = Imagined(seed)
    options = title.read_options(stored.options)
    game = Game.start(title, NAMES[: stored.seats], seed=seed, options=options)
    while due := game.state.due():
        match stored.play:
            case "random":
                game.play(*random_decision(game, chance))
            case "lively":
                happen(game, chance)
                if chance.roll(4) == 1:
                    try:
                        game.undo(pick(chance, range(stored.seats)))
                    except UndoError:
                        continue
            case bot:
                seat, state = due[0], game.state
                chosen = registry.bot(bot, title, chance).choose(title.view(state, seat), title.offers(state, seat))
                game.play(seat, chosen)
    return game


def moments(stored: StoredGame) -> Iterator[Game]:
    """The stored game after each of its records."""
    header, records = load(stored.record)
    game = Game.empty(registry.title(header.title, header.rules), header)
    for record in records:
        game.append(record)
        yield game


def digests(stored: StoredGame) -> list[str]:
    return [digest(game.state) for game in moments(stored)]
