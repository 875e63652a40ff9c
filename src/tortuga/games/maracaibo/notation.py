"""Pirates of Maracaibo in writing: `sail c4r2`, `take 5`, `acquire c4r2`, `upgrade 3`, `die gold`, `spend treasure`,
`use explore 3`, `bury pearl 2`, `explore b1`, `quest deck`, `keep fleet`, `done`.

A move is written in one way only; letter case and spacing are free when read, and `acquire` or `build` alone mean the
space where one's ship is.
"""

from tortuga.games.maracaibo.rules import moves
from tortuga.games.maracaibo.rules.catalogue import (
    BASE_RAID_ACTIONS,
    CARD_SPACES,
    START,
    Card,
    Figurehead,
    UpgradeSpace,
)
from tortuga.games.maracaibo.rules.effects import TREASURE_NAMES, TREASURES, USE_MARKET, Effect
from tortuga.games.maracaibo.rules.moves import BITS, VERB, members
from tortuga.games.maracaibo.rules.ruleset import Ruleset
from tortuga.kernel.errors import NotationError

BASE_ACTIONS = ("vp", "doubloons", "treasure")
"""What the raid actions that everyone has are called."""
MOST_RUBIES = 99
SEATS = 5


class Notation:
    """Reads and writes the moves of tables with the same rules: all but a few are simply listed."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.quests = {quest.name: quest.number for quest in rules.catalogue.quests}
        self.spend_words = self._source_words(rules.catalogue.raid_actions)
        self.fewer_words = self._source_words(rules.catalogue.fewer_steps)
        self.text: dict[int, str] = {}
        self._list_moves()
        self.move = {text: move for move, text in self.text.items()}
        for tile in rules.catalogue.figureheads:
            self.move[f"figurehead {tile.letter.lower()}"] = tile.number << BITS | moves.CHOOSE_FIGUREHEAD

    def write(self, move: int) -> str:
        if move & VERB == moves.KEEP:
            names = [self.rules.catalogue.quests[quest].name for quest in members(move >> BITS)]
            return " ".join(("keep", *names))
        return self.text[move]

    def read(self, text: str, ship: int) -> int:
        """A move from its notation; raises NotationError. Whether it is legal, `check` says."""
        words = text.lower().split()
        plain = " ".join(words)
        if plain in self.move:
            return self.move[plain]
        if plain in ("acquire", "build") and ship < CARD_SPACES:
            return ship << BITS | (moves.ACQUIRE_AT if plain == "acquire" else moves.BUILD_AT)
        if len(words) > 1 and words[0] == "keep":
            return self._kept(words[1:]) << BITS | moves.KEEP
        raise NotationError("maracaibo-not-a-move", text=text)

    def _kept(self, names: list[str]) -> int:
        kept = 0
        for name in names:
            if name not in self.quests:
                raise NotationError("maracaibo-not-a-quest", text=name)
            kept |= 1 << self.quests[name]
        return kept

    def _source_words(self, effects: list[Effect]) -> list[str]:
        """What each source of a raid action, or of a bonus for fewer steps, is called: a card, tile or board space.
        Those of one name, which an owner's data may have, are numbered."""
        catalogue = self.rules.catalogue
        words = [BASE_ACTIONS[place] if place < BASE_RAID_ACTIONS else str(place) for place in range(len(effects))]
        sources: list[Card | Figurehead | UpgradeSpace] = [
            *catalogue.cards,
            *catalogue.figureheads,
            *catalogue.upgrades,
        ]
        for source in sources:
            for effect in source.lasting:
                if effect in effects:
                    upgrade = isinstance(source, UpgradeSpace)
                    word = f"upgrade {source.number + 1}" if upgrade else source.name
                    twins = [known for known in words if known == word or known.startswith(f"{word} ")]
                    words[effects.index(effect)] = f"{word} {len(twins) + 1}" if twins else word
        return words

    def _list_moves(self) -> None:
        catalogue, rules = self.rules.catalogue, self.rules
        spaces = list(enumerate(rules.space_names[:START]))
        treasures = list(enumerate(TREASURE_NAMES))
        quests = [(number, name) for name, number in self.quests.items()]
        for verb, word in (
            (moves.DONE, "done"),
            (moves.STOP, "stop"),
            (moves.TAKE_FIVE, "take 5"),
            (moves.ROLL, "roll"),
            (moves.REROLL, "reroll"),
            (moves.NEW_OPEN, "replace"),
            (moves.TAKE_RUBY, "ruby"),
        ):
            self.text[verb] = word
        for verb, word, objects in (
            (moves.SAIL_TO, "sail", spaces),
            (moves.STEP_TO, "step", spaces),
            (moves.PAY_TO, "pay", [(seat, str(seat + 1)) for seat in range(SEATS)]),
            (moves.ACQUIRE_AT, "acquire", spaces[:CARD_SPACES]),
            (moves.BUILD_AT, "build", spaces[:CARD_SPACES]),
            (moves.USE, "use", [(effect.index, effect.text) for effect in rules.effects if effect.code <= USE_MARKET]),
            (moves.UPGRADE_AT, "upgrade", [(space.number, str(space.number + 1)) for space in catalogue.upgrades]),
            (moves.CHOOSE_DIE, "die", treasures),
            (moves.SPEND_ON, "spend", list(enumerate(self.spend_words))),
            (moves.CHOOSE_TREASURE, "treasure", treasures),
            (moves.STORE_AT, "store", self._storages()),
            (moves.CUBE_ON, "cube", treasures),
            (moves.BURY_AT, "bury", self._burials()),
            (moves.EXPLORE_TO, "explore", list(enumerate(rules.track_names))),
            (moves.GO_FEWER, "fewer", list(enumerate(self.fewer_words))),
            (moves.TAKE_QUEST, "quest", [(moves.UNSEEN, moves.FROM_DECK), *quests]),
            (moves.DISCARD, "discard", [(moves.UNSEEN, moves.ANY_QUEST), *quests]),
            (moves.CHOOSE_FIGUREHEAD, "figurehead", [(tile.number, tile.name) for tile in catalogue.figureheads]),
            (
                moves.PLACE_AT,
                "place",
                [
                    (tile * 32 + space, f"{tile + 1} {name}")
                    for tile in range(len(catalogue.market) // 2)
                    for space, name in spaces[:CARD_SPACES]
                ],
            ),
            (moves.USE_TILE_AT, "activate", spaces[:CARD_SPACES]),
            (moves.SELL_RUBY_ON, "sell", [(space, str(space + 1)) for space in range(len(catalogue.ruby_market))]),
            (moves.EXCHANGE, "exchange", [(count, str(count)) for count in range(1, MOST_RUBIES + 1)]),
        ):
            for number, name in objects:
                self.text[number << BITS | verb] = f"{word} {name}"

    def _storages(self) -> list[tuple[int, str]]:
        """`gold` is the storage itself, `gold bonus 1` its first bonus space."""
        kinds = self.rules.storage_kind
        found = [(len(kinds) + kind, name) for kind, name in enumerate(TREASURE_NAMES)]
        for space, kind in enumerate(kinds):
            found.append((space, f"{TREASURE_NAMES[kind]} bonus {1 + kinds[:space].count(kind)}"))
        return found

    def _burials(self) -> list[tuple[int, str]]:
        """`gold 2` is the second space for gold below the dig line, `gold tile 2` the second of the figurehead."""
        kinds = self.rules.burial_kind
        found = []
        for space, kind in enumerate(kinds):
            found.append((space * 4 + kind, f"{TREASURE_NAMES[kind]} {1 + kinds[:space].count(kind)}"))
        most = max(len(tile.burial) for tile in self.rules.catalogue.figureheads)
        return found + [
            ((len(kinds) + place) * 4 + kind, f"{TREASURE_NAMES[kind]} tile {place + 1}")
            for place in range(most)
            for kind in range(TREASURES)
        ]
