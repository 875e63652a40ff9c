"""Positions of Pirates of Maracaibo in words of the game, chance by script: what the tests of its rules are told with.

>>> table = position(at={"c2r2": "tobacco"}, doubloons=[9, 10])
>>> table.play("sail c2r2")
>>> table.options
['take 5', 'acquire c2r2']
>>> table.play("acquire c2r2", "navigator")
>>> table.player(0).doubloons, table.cards(0), table.card_at("c2r2")
(1, ['tobacco'], 'navigator')
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from games.scripted import Scripted
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.games.maracaibo.restore import state_from
from tortuga.games.maracaibo.rules.catalogue import (
    CARD_SPACES,
    HIDDEN_IMPROVEMENT,
    HIDDEN_LOCATION,
    HIDDEN_SECOND,
    SPACE_WORDS,
    Card,
)
from tortuga.games.maracaibo.rules.effects import COUNT_BURIED_GOLD, LOCATION, TREASURE_NAMES
from tortuga.games.maracaibo.rules.moves import mask_of, members
from tortuga.games.maracaibo.rules.player import NONE, Player
from tortuga.games.maracaibo.rules.quests import DREW, KEPT, OPENED
from tortuga.games.maracaibo.rules.redbeard import RedbeardTurn
from tortuga.games.maracaibo.rules.rounds import EndTurn
from tortuga.games.maracaibo.rules.sailing import Sail
from tortuga.games.maracaibo.rules.ship import OWNER
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.games.maracaibo.view import MaracaiboOffer, MaracaiboView
from tortuga.kernel import Announced, Chance, Event, EventLog, Imagined, RuleError, heard_by

E = TypeVar("E", bound=Event)

TITLE = MaracaiboTitle().with_data(Path(__file__).parent / "data")
"""With cards and boards of the tests' own, since reconstructed values may be tuned and rules stay as they are."""
BOX = TITLE.data.catalogue
CARDS: dict[str, Card] = {card.name: card for card in BOX.cards}
QUESTS = {quest.name: quest.number for quest in BOX.quests}
FIGUREHEADS = {tile.name: tile.number for tile in BOX.figureheads}
FACES = {face.name: face.number for face in BOX.market}
RED_CARDS = {card.name: card.number for card in BOX.redbeard.cards}
NODES = {space.name: space.number for space in BOX.track}
RESIDENCES = ("hacienda", "villa", "shipyard", "armoury")
"""Those on the table, unless a position says otherwise."""
NAMES: tuple[dict[str, int], ...] = (
    {name: card.number for name, card in CARDS.items()},
    QUESTS,
    FIGUREHEADS,
    RED_CARDS,
)


class Answers(Scripted):
    """Chance by script: a draw is answered with a component's name (or number), a roll with a number. It is an error to
    be asked for more, or for what is not in the pool."""

    def draw(self, pool: int) -> int:
        answer = self.next_answer(f"a draw from {pool:b}")
        if isinstance(answer, str):
            answer = next((names[answer] for names in NAMES if answer in names and pool >> names[answer] & 1), -1)
        assert answer >= 0
        assert pool >> answer & 1, "that is not in the pool"
        return answer


class Table:
    """A game on the table: play it in notation, read it in names, ask what was heard of the last decision."""

    def __init__(self, state: MaracaiboState) -> None:
        self.state = state
        self.title = TITLE
        self.told: list[Announced] = []

    # -- Playing -----------------------------------------------------------------------------------------------------

    def play(self, text: str, *answers: str | int, seat: int | None = None) -> None:
        """A decision of the seat that owes one, with every answer of chance that it needs, and no other. The same
        happens to a table that was saved before."""
        seat = self.state.due()[0] if seat is None else seat
        move = self.title.read(self.state, seat, text)
        self.state.check(seat, move)
        saved = state_from(self.state.rules, json.loads(json.dumps(self.state.facts())))
        assert saved == self.state
        chance, ear = Answers(*answers), EventLog()
        self.state.play(seat, move, chance, ear)
        assert not chance.script, f"nobody asked for {chance.script}"
        self.told = ear.told
        saved.play(seat, move, Answers(*answers), None)
        assert saved == self.state

    def plays(self, *texts: str) -> None:
        for text in texts:
            self.play(text)

    def refusal(self, text: str, seat: int | None = None) -> RuleError:
        """The no to a decision; it is an error if there is none, or if it changed anything."""
        seat = self.state.due()[0] if seat is None else seat
        before = self.state.copy()
        with pytest.raises(RuleError) as no:
            self.state.check(seat, self.title.read(self.state, seat, text))
        assert self.state == before
        return no.value

    @property
    def options(self) -> list[str]:
        return self.options_of(self.state.due()[0])

    def options_of(self, seat: int) -> list[str]:
        return [self.title.write(self.state, seat, move) for move in self.state.moves(seat)]

    def offer(self, text: str) -> MaracaiboOffer:
        seat = self.state.due()[0]
        return self.title.offer(self.state, seat, self.title.read(self.state, seat, text))

    def begin_turn(self, seat: int, chance: Chance | None = None) -> None:
        """It is this player's turn, whatever was before."""
        g = self.state
        g.active, g.raided = seat, 0
        g.turn_number += 1
        helm = next((step for module in g.rules.modules if (step := module.helm(seat)) is not None), None)
        g.steps = [EndTurn(seat), RedbeardTurn(seat) if seat == g.redbeard() else helm or Sail(seat)]
        g.settle(chance or Imagined("begin"), None)

    def redbeard(self, *answers: str | int) -> None:
        """Redbeard's turn, with the answers of chance that it needs."""
        g = self.state
        g.active = g.redbeard()
        g.steps = [EndTurn(g.redbeard()), RedbeardTurn(g.redbeard())]
        chance, ear = Answers(*answers), EventLog()
        g.settle(chance, ear)
        assert not chance.script, f"nobody asked for {chance.script}"
        self.told = ear.told

    # -- Looking -----------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def cards(self, seat: int) -> list[str]:
        return [BOX.cards[number].name for number in members(self.player(seat).cards)]

    def quests(self, seat: int) -> list[str]:
        return [BOX.quests[number].name for number in members(self.player(seat).quests)]

    def upgrades(self, seat: int) -> list[int]:
        return [space + 1 for space in members(self.player(seat).upgrades)]

    def residences(self, seat: int) -> list[str]:
        return [BOX.cards[BOX.residences[place]].name for place in members(self.player(seat).residences)]

    def treasures(self, seat: int) -> list[int]:
        return self.player(seat).counts[:3]

    def buried(self, seat: int) -> list[int]:
        return self.player(seat).counts[COUNT_BURIED_GOLD : COUNT_BURIED_GOLD + 3]

    def explorer(self, seat: int) -> str:
        return self.state.rules.track_names[self.player(seat).explorer]

    def ship(self, seat: int) -> str:
        return self.state.rules.space_names[self.player(seat).ship]

    def card_at(self, space: str) -> str:
        return self.state.name_at(self.space(space))

    def space(self, name: str) -> int:
        return self.state.rules.space_names.index(name)

    def open_quests(self) -> list[str]:
        return [BOX.quests[quest].name for quest in self.state.open_quests]

    def view(self, seat: int | None) -> MaracaiboView:
        return self.title.view(self.state, seat)

    def explain(self, seat: int, question: str, about: int = 0) -> dict[str, int]:
        return dict(self.state.explain(seat, question, about))

    def heard_by(self, seat: int | None = None) -> list[Event]:
        """What a seat (None: a spectator) heard of the last decision."""
        return heard_by(self.told, seat)

    def all_heard(self, kind: type[E], seat: int | None = None) -> list[E]:
        return [event for event in self.heard_by(seat) if isinstance(event, kind)]


def new_table(seats: int = 2, seed: object = "set-up", **options: object) -> Table:
    """A game just set up, by seed: everyone still chooses a first quest."""
    chosen = TITLE.read_options(options)
    assert isinstance(chosen, MaracaiboOptions)
    return Table(TITLE.new(chosen, seats, Imagined(f"{seed}"), None))


def position(
    seats: int = 2,
    *,
    at: Mapping[str, str] | None = None,
    values: Mapping[str, str] | None = None,
    ships: Sequence[str] = (),
    explorers: Sequence[str] = (),
    doubloons: Sequence[int] = (),
    cards: Sequence[str] = (),
    upgrades: Sequence[Sequence[int]] = (),
    figurehead: Sequence[str | None] = (),
    treasures: Sequence[Sequence[int]] = (),
    quests: Sequence[str] = (),
    open_quests: str = "fleet lightning",
    residences: Sequence[str] = (),
    tiles: Mapping[str, tuple[int, int]] | None = None,
    faces: Sequence[int] = (0, 0, 0, 0, 0),
    islands: Sequence[int] = (4, 4, 4),
    market: str = "mermaid lion whale poseidon",
    round_number: int = 1,
    turn: int = 0,
    last: int | None = None,
    **options: object,
) -> Table:
    """A table in the middle of a game, with seat `turn` about to sail.

    `at` says which cards lie where; all others are laid in the order of the data, improvements first, locations last,
    with value tiles gold, emerald, pearl, gold ... `tiles` are black market tiles by space: seat and tile from 1. A
    seat's treasures lie in the storage beside the bonus space.
    """
    table = new_table(seats, "position", **options)
    g = table.state
    rules = g.rules
    players = g.players
    for player in players:
        player.quests = player.kept = 0
        player.count_quests()
    g.quest_pool = (1 << len(BOX.quests)) - 1
    g.quest_story = ()
    g.steps = []
    _lay_cards(table, at or {}, values or {})
    _hide_cards(table, at or {})
    g.market = [NONE] * CARD_SPACES
    for space, (seat, tile) in (tiles or {}).items():
        g.market[table.space(space)] = seat * OWNER + tile - 1
        players[seat].tiles &= ~(1 << tile - 1)
    g.faces = [2 * tile + side for tile, side in enumerate(faces)]
    g.cubes = list(islands)
    g.figureheads = [FIGUREHEADS[name] for name in market.split()]
    for seat, space in enumerate(ships):
        players[seat].ship = table.space(space)
    for seat, node in enumerate(explorers):
        players[seat].explorer = NODES[node]
        players[seat].pass_rivers(rules.passed[NODES[node]])
    for seat, purse in enumerate(doubloons):
        players[seat].doubloons = purse
    for seat, names in enumerate(cards):
        for name in names.split():
            _gain_card(table, seat, name)
    for seat, spaces in enumerate(upgrades):
        for space_number in spaces:
            players[seat].gain_upgrade(space_number - 1)
            players[seat].add_lasting(BOX.upgrades[space_number - 1].lasting)
    for seat, figure in enumerate(figurehead):
        if figure is not None:
            tile_data = BOX.figureheads[FIGUREHEADS[figure]]
            players[seat].figurehead = tile_data.number
            players[seat].add_lasting(tile_data.lasting + tile_data.income)
            players[seat].tile_burials = [NONE] * len(tile_data.burial)
    for seat, counts in enumerate(treasures):
        for kind, count in enumerate(counts):
            for _ in range(count):
                players[seat].gain_treasure(kind)
    for seat, names in enumerate(residences):
        for name in names.split():
            players[seat].gain_residence(rules.residence_place[CARDS[name].number])
    for seat, names in enumerate(quests):
        for name in names.split():
            g.quest_pool ^= 1 << QUESTS[name]
            players[seat].gain_quest(QUESTS[name])
            g.remember(DREW if seat == g.redbeard() else KEPT, seat, QUESTS[name])
    g.open_quests = [QUESTS[name] for name in open_quests.split()]
    g.quest_pool &= ~mask_of(g.open_quests)
    for quest in g.open_quests:
        g.remember(OPENED, NONE, quest)
    g.round = round_number
    g.last = len(players) - 1 if last is None else last
    table.begin_turn(turn)
    return table


def _lay_cards(table: Table, at: Mapping[str, str], values: Mapping[str, str]) -> None:
    g = table.state
    g.spaces = [-1] * CARD_SPACES
    for space, name in at.items():
        g.spaces[table.space(space)] = -SPACE_WORDS.index(name) if name in SPACE_WORDS else CARDS[name].number
    residences = [name for name in at.values() if name in CARDS and CARDS[name].is_residence()]
    residences += [name for name in RESIDENCES if name not in residences][: 4 - len(residences)]
    waiting = [number for number in BOX.locations if number not in g.spaces]
    waiting += [CARDS[name].number for name in residences if CARDS[name].number not in g.spaces]
    free = [space for space in range(CARD_SPACES) if g.spaces[space] == -1 and g.rules.space_names[space] not in at]
    waiting = waiting[::-1]
    improvements = [number for number in BOX.improvements if number not in g.spaces]
    laid = improvements[: len(free) - len(waiting)] + waiting
    for place, number in zip(free, laid, strict=True):
        g.spaces[place] = number
    seen = mask_of([number for number in g.spaces if number >= 0])
    g.hidden_locations = 0
    g.hidden_improvements = mask_of(BOX.improvements) & ~seen
    g.second = mask_of(BOX.level_two) & ~seen
    g.deck = g.second.bit_count()
    g.values = [NONE] * CARD_SPACES
    g.hidden_values = 0
    for order, number in enumerate(number for number in BOX.locations if BOX.cards[number].has_value):
        g.values[g.spaces.index(number)] = order % 3
    for valued, treasure in values.items():
        g.values[table.space(valued)] = TREASURE_NAMES.index(treasure)


def _hide_cards(table: Table, at: Mapping[str, str]) -> None:
    """With fog, all that `at` does not name lies face down, a doubloon on each location, and so does the top of the
    deck."""
    g = table.state
    g.coins = [0] * CARD_SPACES
    for space in range(CARD_SPACES):
        number = g.spaces[space]
        if number >= 0 and g.rules.space_names[space] not in at:
            kind = BOX.cards[number].kind
            if any(module.hides(kind) for module in g.rules.modules):
                is_location = kind == LOCATION
                g.spaces[space] = HIDDEN_LOCATION if is_location else HIDDEN_IMPROVEMENT
                g.coins[space] = int(is_location)
                if is_location:
                    g.hidden_locations |= 1 << number
                else:
                    g.hidden_improvements |= 1 << number
                if g.values[space] != NONE:
                    kinds = BOX.islands.value_tiles
                    twins = [tile for tile, value in enumerate(kinds) if value == g.values[space]]
                    g.hidden_values |= 1 << next(tile for tile in twins if not g.hidden_values >> tile & 1)
                    g.values[space] = NONE
    if any(module.name == "fog-improvements" for module in g.rules.modules):
        g.top, g.deck_up = HIDDEN_SECOND, 20


def _gain_card(table: Table, seat: int, name: str) -> None:
    """A card acquired earlier; if it lay on the table, another one came there."""
    g, card = table.state, CARDS[name]
    if card.number in g.spaces:
        other = (g.hidden_improvements & -g.hidden_improvements).bit_length() - 1
        g.hidden_improvements ^= 1 << other
        g.spaces[g.spaces.index(card.number)] = other
    elif g.second >> card.number & 1:
        g.second ^= 1 << card.number
        g.deck -= 1
    g.hidden_improvements &= ~(1 << card.number)
    player = g.players[seat]
    player.gain_card(card.number, card.kind, len(card.lightning) > 0)
    player.add_lasting(card.lasting + card.income)


def bury(table: Table, seat: int, kind: str, *spaces: int) -> None:
    """Treasures of a kind that were buried earlier, by their spaces for that kind."""
    player, number = table.player(seat), TREASURE_NAMES.index(kind)
    first = table.state.rules.burial_kind.index(number)
    for space in spaces:
        player.gain_treasure(number)
        player.count_buried(number)
        player.burials |= 1 << first + space - 1


def keep_first(table: Table) -> None:
    """Everyone keeps what they were dealt last."""
    while table.state.turn() == 0:
        seat = table.state.due()[0]
        table.state.play(seat, table.state.moves(seat)[0], Imagined("keep"), None)
