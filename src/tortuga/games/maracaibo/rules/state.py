"""The table: the whole truth of a game, the steps still to be done, and what every chapter of the rules needs.

Chapters push steps (`Deed`) on the table's stack; what an effect does is an `Action`, what a module changes are the
hooks of a `Module`. `rules.py` puts them together.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.catalogue import (
    CARD_SPACES,
    GULF,
    MARACAIBO,
    NO_RIVER,
    START,
    Card,
    Catalogue,
    Effects,
    Layout,
)
from tortuga.games.maracaibo.rules.effects import DOUBLOONS, EMERALD, GOLD, PEARL, RAIDED, VP, Effect
from tortuga.games.maracaibo.rules.moves import BITS, DONE, SAIL_TO, USE
from tortuga.games.maracaibo.rules.player import NONE, Player
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.state import Listener, Move
from tortuga.kernel.steps import Step, SteppedState

# What may lie on a space instead of a card. Hidden cards have no identity before they are turned up.
NO_CARD: Final = -1
FILLER: Final = -2  # PM-3.5
HIDDEN_LOCATION: Final = -3  # PM-9.1
HIDDEN_IMPROVEMENT: Final = -4  # PM-9.2, of level I
HIDDEN_SECOND: Final = -5  # PM-9.2, of level II

ALONE: Final = [[0], [1], [2], [3]]
"""By seat, who owes a decision when nobody else does."""
NOTHING_TO_CHOOSE: Final[list[int]] = []

# Why something is to be done: what it comes from, by kind and number.
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

TREASURE_NAMES: Final = ["gold", "emerald", "pearl"]

# The memory of quests, one entry for each time that a quest changed its place; `redeal` says what it is for.
KEPT: Final = 0  # by a seat, of the first ones: secret
RETURNED: Final = 1  # by a seat, of the first ones: secret
OPENED: Final = 2  # from the deck to the open ones
TOOK: Final = 3  # by a seat, an open one
DREW: Final = 4  # by a seat, from the deck: secret
DISCARDED: Final = 5  # by a seat, to the bottom: secret
BURIED: Final = 6  # an open one, to the bottom


class Deed(Step):
    """A step of this game. It asks its seat if there is more than one option; else it runs on by itself.

    A deed never changes: copies of a table share it. `numbers` is what it is made of.
    """

    name: ClassVar[str] = ""
    """In stored games, views and texts. It stays, whatever the class is called."""
    rule: ClassVar[str] = "PM-3.8"
    """What a move that is no option breaks."""
    patient: ClassVar[bool] = False
    """Asks even if there is only one option."""
    shared: ClassVar[bool] = False
    """Several seats answer it at once."""

    def __init__(self, seat: int, why: int = BY_TURN) -> None:
        self.seat: Final = seat
        self.why: Final = why

    @abstractmethod
    def options(self, g: "Table") -> list[int]:
        """The legal moves; none if there is nothing to choose, and `run` goes on."""

    def answer(self, g: "Table", seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        """Carries out one of the options; the step is off the stack already."""
        raise AssertionError("nothing was asked")

    def run(self, g: "Table", chance: Chance, tell: Listener | None) -> None:
        """Goes on where there is nothing to choose."""

    @abstractmethod
    def numbers(self) -> tuple[object, ...]: ...

    def effects_due(self) -> tuple[Effects, ...]:
        """The effects that it is about, if any."""
        return ()

    def due(self) -> list[int]:
        return ALONE[self.seat]

    def moves(self, state: SteppedState, seat: int) -> list[Move]:
        assert isinstance(state, Table)
        return [*self.options(state)]

    def check(self, state: SteppedState, seat: int, move: Move) -> None:
        if move not in self.moves(state, seat):
            raise RuleError(self.rule, "maracaibo-no-option")

    def take(self, state: SteppedState, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        assert isinstance(state, Table)
        assert isinstance(move, int)
        self.answer(state, seat, move, chance, tell)

    def facts(self) -> tuple[object, ...]:
        return (self.name, *self.numbers())


class Action(ABC):
    """What the effects of one code do."""

    asks: ClassVar[bool] = True
    """Its step lets the player decline, so nobody need ask before."""

    @abstractmethod
    def possible(self, g: "Table", seat: int, effect: Effect) -> bool: ...

    @abstractmethod
    def start(
        self, g: "Table", seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        """Begins a possible effect; with `may` the player can still decline it."""


class Module:
    """An optional module (PM-9): hooks that the chapters call, each doing nothing unless a module says otherwise."""

    name: ClassVar[str] = ""

    def hides(self, kind: int) -> bool:
        """Are level I cards of this kind laid face down?"""
        return False

    def set_up(self, g: "Table", chance: Chance) -> None:
        """When all is laid out."""

    def helm(self, seat: int) -> "Deed | None":
        """The step with which a turn begins, instead of Sail."""
        return None

    def on_enter(self, g: "Table", seat: int, space: int, chance: Chance, tell: Listener | None) -> None:
        """A ship moves onto a space, and may sail on."""

    def on_stop(self, g: "Table", seat: int, space: int, chance: Chance, tell: Listener | None) -> None:
        """A move has ended, before anything is paid (PM-2.9)."""

    def after_payment(self, g: "Table", seat: int, space: int) -> "Deed | None":
        return None

    def at_location(self, g: "Table", seat: int, card: Card) -> "Deed | None":
        """Before step (1) of PM-3.7."""
        return None

    def in_gulf(self, g: "Table", seat: int) -> "list[Deed]":
        """Before PM-6.1."""
        return []

    def from_deck(self, g: "Table", chance: Chance) -> int:
        """The next card of level II as it comes to the table, if the module knows better than chance: else NO_CARD."""
        return NO_CARD

    def skips(self, g: "Table", seat: int, node: int) -> bool:
        """Is a track space none for this seat?"""
        return False

    def on_explored(self, g: "Table", seat: int, node: int) -> None:
        """An explorer has come to a track space. What is pushed here comes before the effects of the space."""

    def on_income(self, g: "Table") -> None: ...

    def easy_counts(self) -> bool:
        """Does the easier condition of a quest score?"""
        return True

    def quest_vp(self, vp: int, scores: bool) -> int:
        """What a revealed quest scores, from what it would score without the module."""
        return vp

    # Redbeard, in solo play.

    def redbeard_turns_up(self, g: "Table", space: int) -> bool:
        """Does he turn up this hidden card on his way?"""
        return False

    def redbeard_turned_up(self, g: "Table", tell: Listener | None) -> None:
        """He has turned up such a card."""

    def redbeard_stops(self, g: "Table", space: int, chance: Chance, tell: Listener | None) -> None:
        """He has ended a move on a card, and the payment is over."""

    def redbeard_at_location(self, g: "Table", card: Card, tell: Listener | None) -> None:
        """Before the value cube."""

    def redbeard_in_gulf(self, g: "Table", chance: Chance, tell: Listener | None) -> None:
        """Before his upgrade there."""

    def redbeard_score(self, g: "Table") -> int:
        """More VP for him at the end."""
        return 0


class Rules:
    """One table's rules: the box and the options, with what follows from them worked out ahead. It never changes."""

    def __init__(
        self,
        catalogue: Catalogue,
        layout: int,
        modules: list[Module],
        actions: list[Action],
        break_clusters: bool,
        residence_five: bool,
        b_cards: int,
        quests_dealt: int,
        open_quests: int,
        retirement: bool,
        made_by: object,
        made_from: object,
    ) -> None:
        self.box = catalogue
        self.layout: Layout = catalogue.layouts[layout]
        self.modules = modules
        self.actions = actions
        """By the code of an effect."""
        self.break_clusters = break_clusters
        self.residence_five = residence_five
        self.b_cards = b_cards
        self.quests_dealt = quests_dealt
        self.open_quests = open_quests
        self.made_by = made_by
        """What makes a table of these rules again from `made_from` and the table's facts, for pickles."""
        self.made_from = made_from

        self.cards = catalogue.cards
        self.apart = [apart(card.lightning) for card in catalogue.cards]
        self.sails = [[[end << BITS | SAIL_TO for end in ends] for ends in by_space] for by_space in self.layout.ends]
        self.space_names = [self._space_name(space) for space in range(START + 1)]
        self.effects = catalogue.effects[:]
        """Those of the catalogue, and those in which a raid's colour is known."""
        self.raid_then = [
            [self._in_colour(action.then, kind) for kind in (GOLD, EMERALD, PEARL)] for action in catalogue.raid_actions
        ]
        """By raid action and colour of the raid: what it does (PM-4.1)."""
        self.storage_kind: list[int] = []
        self.storage_bonus: list[Effects] = []
        self.burial_kind: list[int] = []
        self.burial_bonus: list[Effects] = []
        for kind in (GOLD, EMERALD, PEARL):
            for bonus in catalogue.hideout.storage[kind]:
                self.storage_kind.append(kind)
                self.storage_bonus.append(bonus)
            for bonus in catalogue.hideout.burial[kind]:
                self.burial_kind.append(kind)
                self.burial_bonus.append(bonus)
        self.storage_of = [_places(self.storage_kind, kind) for kind in (GOLD, EMERALD, PEARL)]
        self.burial_of = [_places(self.burial_kind, kind) for kind in (GOLD, EMERALD, PEARL)]
        """By treasure, the mask of its spaces."""
        self.unlocked = [self._unlocked(count) for count in range(len(catalogue.upgrades) + 1)]
        """By the number of upgrades made."""
        self.track_effects = [space.effects for space in catalogue.track]
        self.track_names = [space.name for space in catalogue.track]
        self.onward = [space.onward[:] for space in catalogue.track]
        self.passed = self._rivers_passed(catalogue)
        """By track space: the rivers on every way to it."""
        self.retirement = NONE
        """The number of the half-price tile among the track spaces (PM-9.6)."""
        if retirement:
            self.retirement = len(catalogue.track)
            self.track_effects.append(())
            self.track_names.append(RETIREMENT_TILE)
            self.onward.append(self.onward[catalogue.retirement])
            self.onward[catalogue.retirement] = [self.retirement]
            self.passed.append(self.passed[catalogue.retirement])
        self.residence_place = [NONE] * len(catalogue.cards)
        for place, number in enumerate(catalogue.residences):
            self.residence_place[number] = place

    def _space_name(self, space: int) -> str:
        if space == GULF:
            return "gulf"
        if space == MARACAIBO:
            return "maracaibo"
        if space == START:
            return "start"
        return f"c{self.layout.column[space]}r{self.layout.row[space] + 1}"

    def _in_colour(self, effects: Effects, kind: int) -> Effects:
        return tuple([self._coloured(effect, kind) if effect.kind == RAIDED else effect for effect in effects])

    def _coloured(self, effect: Effect, kind: int) -> Effect:
        for known in self.effects:
            if known.code == effect.code and known.number == effect.number and known.kind == kind:
                return known
        text = effect.text.replace("raided", TREASURE_NAMES[kind])
        made = Effect(len(self.effects), text, effect.code, effect.number, kind)
        self.effects.append(made)
        return made

    def _unlocked(self, count: int) -> int:
        """PM-5.1: the spaces of the ship board that so many upgrades give access to."""
        spaces = 0
        for space in self.box.upgrades:
            if self.box.locks[space.sector] <= count:
                spaces |= 1 << space.number
        return spaces

    def _rivers_passed(self, catalogue: Catalogue) -> list[int]:
        passed = [0] * len(catalogue.track)
        waiting = [0]
        while waiting:
            space = catalogue.track[waiting.pop()]
            for node, river in zip(space.onward, space.rivers, strict=True):
                passed[node] = passed[space.number] | (0 if river == NO_RIVER else 1 << river)
                waiting.append(node)
        return passed

    def source(self, why: int) -> str:
        """What something comes from, in words of the data: `card sea-chart`."""
        kind, number = why // WHY * WHY, why % WHY
        box = self.box
        if kind == BY_CARD:
            return f"card {box.cards[number].name}"
        if kind == BY_UPGRADE:
            return f"upgrade {number + 1}"
        if kind == BY_FIGUREHEAD:
            return f"figurehead {box.figureheads[number].name}"
        if kind == BY_MARKET:
            return f"market {box.market[number].name}"
        if kind == BY_TRACK:
            return f"track {self.track_names[number]}"
        if kind == BY_RAID:
            return f"raid {number + 1}"
        if kind == BY_FEWER_STEPS:
            return f"steps {number + 1}"
        return f"{WHY_WORDS[kind // WHY]} {number + 1}"


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


def apart(effects: Effects) -> tuple[Effects, ...]:
    """Effects of which each may be used: each in an entry of its own."""
    return tuple([(effect,) for effect in effects])


def _places(kinds: list[int], wanted: int) -> int:
    mask = 0
    for place, kind in enumerate(kinds):
        if kind == wanted:
            mask |= 1 << place
    return mask


class Table(SteppedState):
    """A game at one moment. `players` are the seats, and in solo play Redbeard behind them."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        players: list[Player],
        steps: list[Step],
        quest_story: tuple[int, ...],
        deeds: tuple[int, ...],
        last_deeds: tuple[int, ...],
        round_number: int,
        turn_number: int,
        active: int,
        last: int,
        raided: int,
        spaces: list[int],
        values: list[int],
        market: list[int],
        coins: list[int],
        cubes: list[int],
        faces: list[int],
        hidden_locations: int,
        hidden_improvements: int,
        second: int,
        hidden_values: int,
        deck: int,
        deck_up: int,
        top: int,
        fillers: int,
        figureheads: list[int],
        quest_pool: int,
        quest_bottom: list[int],
        open_quests: list[int],
        red_cards: int,
        red_deck: int,
        ruby_market: list[int],
        scored: list[int],
        scores: list[int],
    ) -> None:
        super().__init__(steps)
        self.rules = rules
        self.seats = seats
        self.players = players
        self.round = round_number
        self.turn_number = turn_number
        self.active = active
        self.last = last  # PM-1.12
        self.raided = raided  # raid actions used in this turn, whatever the raid (PM-4.3)
        # The Caribbean, by space.
        self.spaces = spaces  # a card, or one of NO_CARD, FILLER, HIDDEN_...
        self.values = values  # the treasure of the value tile, or NONE
        self.market = market  # the black market tile: seat * 8 + tile, or NONE
        self.coins = coins  # doubloons on a hidden location
        self.cubes = cubes  # by island
        self.faces = faces  # by black market tile: the face that is up (PM-1.8)
        # What is not seen yet: identities are drawn when a card is turned up.
        self.hidden_locations = hidden_locations
        self.hidden_improvements = hidden_improvements  # of level I, unused ones too
        self.second = second  # level II
        self.hidden_values = hidden_values
        self.deck = deck  # how many cards of level II are in the deck
        self.deck_up = deck_up  # PM-9.2: how many of them lie face up, without the top one
        self.top = top  # PM-9.8: the top card; HIDDEN_SECOND if face down, NO_CARD if nobody sees
        self.fillers = fillers  # unused cards of level I left (PM-3.5)
        self.figureheads = figureheads  # the market
        self.quest_pool = quest_pool  # the deck, shuffled ...
        self.quest_bottom = quest_bottom  # ... and below it those put there, in order
        self.open_quests = open_quests
        self.quest_story = quest_story  # see remember()
        # What all saw the active player decide in this turn, and whoever was before in theirs.
        self.deeds = deeds
        self.last_deeds = last_deeds
        # Modules and solo.
        self.red_cards = red_cards  # Redbeard's six
        self.red_deck = red_deck  # those not revealed since he shuffled
        self.ruby_market = ruby_market  # by space: who sold there, or NONE
        # After the end, by player: the quests that scored, and the final scores.
        self.scored = scored
        self.scores = scores
        self.ready: list[int] = NOTHING_TO_CHOOSE  # the options of the step on top; it follows from the rest

    # -- The stack ---------------------------------------------------------------------------------------------------

    def settle(self, chance: Chance, tell: Listener | None) -> None:
        """Runs on until somebody has something to choose, or the game is over."""
        steps = self.steps
        while steps:
            step = steps[-1]
            assert isinstance(step, Deed)
            if step.shared:
                self.ready = NOTHING_TO_CHOOSE
                return
            options = step.options(self)
            if len(options) > 1 or (options and step.patient):
                self.ready = options
                return
            steps.pop()
            if options:
                step.answer(self, step.seat, options[0], chance, tell)
            else:
                step.run(self, chance, tell)
        self.ready = NOTHING_TO_CHOOSE

    def get_ready(self) -> None:
        """After the stack was laid by hand: what the step on top offers."""
        self.ready = NOTHING_TO_CHOOSE
        if self.steps:
            step = self.steps[-1]
            assert isinstance(step, Deed)
            if not step.shared:
                self.ready = step.options(self)

    # -- What effects do ---------------------------------------------------------------------------------------------

    def possible(self, seat: int, effect: Effect) -> bool:
        """PM-3.9: an effect that is impossible when its turn comes is lost."""
        return self.rules.actions[effect.code].possible(self, seat, effect)

    def start(self, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None) -> None:
        self.rules.actions[effect.code].start(self, seat, effect, why, may, chance, tell)

    def owe(self, seat: int, effects: tuple[Effects, ...], why: int, tell: Listener | None) -> None:
        """Effects that come due together now: fixed gains first, then all others in the player's order (PM-3.9).
        Of each entry only one may be used."""
        others: list[Effects] = []
        vp = doubloons = 0
        for entry in effects:
            effect = entry[0]
            if effect.code > DOUBLOONS or len(entry) > 1:
                others.append(entry)
            elif effect.code == VP:
                vp += effect.number
            else:
                doubloons += effect.number
        if vp or doubloons:
            self.gain(seat, vp, doubloons, why, tell)
        if others:
            self.steps.append(AnyOrder(seat, why, tuple(others)))

    def gain(self, seat: int, vp: int, doubloons: int, why: int, tell: Listener | None) -> None:
        player = self.players[seat]
        player.vp += vp
        player.doubloons += doubloons
        if tell is not None:
            tell.tell(events.Gained(seat=self.who(seat), vp=vp, doubloons=doubloons, source=self.rules.source(why)))

    # -- What the table shows ----------------------------------------------------------------------------------------

    def redbeard(self) -> int:
        """His number among the players, or NONE."""
        return self.seats if len(self.players) > self.seats else NONE

    def who(self, seat: int) -> int | None:
        """A player as events name them."""
        return seat if seat < self.seats else None

    def price(self, seat: int, card: Card, surcharge: int) -> int:
        """PM-4.18, PM-10.6"""
        price = card.cost + surcharge - self.players[seat].discount
        return price if price > 0 else 0

    def card_at(self, space: int) -> Card | None:
        """The card that lies open there."""
        number = self.spaces[space]
        return self.rules.cards[number] if number >= 0 else None

    def name_at(self, space: int) -> str:
        number = self.spaces[space]
        return self.rules.cards[number].name if number >= 0 else SPACE_WORDS[-number]

    def tell_sailed(self, seat: int, space: int, tell: Listener | None) -> None:
        if tell is not None:
            card = self.name_at(space) if space < CARD_SPACES else None
            tell.tell(events.Sailed(seat=self.who(seat), to=self.rules.space_names[space], card=card))

    def opponents_at(self, space: int, seat: int) -> list[int]:
        """Whose ships are there too."""
        found = []
        for other, player in enumerate(self.players):
            if player.ship == space and other != seat:
                found.append(other)
        return found

    def quests_in_deck(self) -> int:
        return self.quest_pool.bit_count() + len(self.quest_bottom)

    # -- Cards that come to the table --------------------------------------------------------------------------------

    def turn_up(self, space: int, chance: Chance, tell: Listener | None) -> int:
        """A hidden card gets its identity, a location its value tile. Returns the doubloons that lay there."""
        hidden = self.spaces[space]
        if hidden == HIDDEN_LOCATION:
            number = chance.draw(self.hidden_locations)
            self.hidden_locations ^= 1 << number
        elif hidden == HIDDEN_IMPROVEMENT:
            number = chance.draw(self.hidden_improvements)
            self.hidden_improvements ^= 1 << number
        else:
            number = self.draw_second(chance)
        self.spaces[space] = number
        if self.rules.cards[number].has_value:
            self.lay_value_tile(space, chance)
        coins = self.coins[space]
        self.coins[space] = 0
        if tell is not None:
            value = self.values[space]
            tell.tell(
                events.TurnedUp(
                    space=self.rules.space_names[space],
                    card=self.rules.cards[number].name,
                    value=None if value == NONE else TREASURE_NAMES[value],
                )
            )
        return coins

    def lay_value_tile(self, space: int, chance: Chance) -> None:
        """PM-1.5"""
        tile = chance.draw(self.hidden_values)
        self.hidden_values ^= 1 << tile
        self.values[space] = self.rules.box.islands.value_tiles[tile]

    def draw_second(self, chance: Chance) -> int:
        """A card of level II that nobody has seen."""
        number = chance.draw(self.second)
        self.second ^= 1 << number
        return number

    def from_deck(self, chance: Chance) -> int:
        """The top card of level II as it comes to the table; the deck must not be empty."""
        self.deck -= 1
        for module in self.rules.modules:
            card = module.from_deck(self, chance)
            if card != NO_CARD:
                return card
        return self.draw_second(chance)

    def refill(self, space: int, chance: Chance, tell: Listener | None) -> None:
        """PM-3.3, PM-3.5"""
        if self.deck:
            self.spaces[space] = self.from_deck(chance)
        elif self.fillers:
            self.fillers -= 1
            self.spaces[space] = FILLER
        if tell is not None:
            tell.tell(events.Refilled(space=self.rules.space_names[space], card=self.name_at(space)))

    def remember(self, kind: int, seat: int, quest: int) -> None:
        """What people at the table remember of quests: who moved which, or saw that somebody moved one."""
        self.quest_story = (*self.quest_story, kind << 16 | (seat + 1) << 8 | quest)


SPACE_WORDS: Final = ["", "none", "filler", "hidden-location", "hidden-improvement", "hidden-second"]
"""By minus the number of what lies on a space instead of a card."""
RETIREMENT_TILE: Final = "retirement"
"""Its name among the track spaces."""


class AnyOrder(Deed):
    """Effects due together, in the player's order, each optional; of each entry only one (PM-3.2, PM-3.7, PM-3.9)."""

    name: ClassVar[str] = "AnyOrder"
    rule: ClassVar[str] = "PM-3.9"

    def __init__(self, seat: int, why: int, effects: tuple[Effects, ...]) -> None:
        super().__init__(seat, why)
        self.effects: Final = effects

    def numbers(self) -> tuple[object, ...]:
        return (self.seat, self.why, tuple([tuple([effect.index for effect in entry]) for entry in self.effects]))

    def effects_due(self) -> tuple[Effects, ...]:
        return self.effects

    def alone(self) -> Effect | None:
        """The one effect that is left, if its own step can ask whether it shall be used."""
        if len(self.effects) == 1 and len(self.effects[0]) == 1:
            return self.effects[0][0]
        return None

    def options(self, g: Table) -> list[int]:
        actions = g.rules.actions
        alone = self.alone()
        if alone is not None and actions[alone.code].asks:
            return NOTHING_TO_CHOOSE
        found = [DONE]
        for entry in self.effects:
            for effect in entry:
                move = effect.index << BITS | USE
                if move not in found and actions[effect.code].possible(g, self.seat, effect):
                    found.append(move)
        return found

    def answer(self, g: Table, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        for place, entry in enumerate(self.effects):
            for effect in entry:
                if effect.index == move >> BITS:
                    left = self.effects[:place] + self.effects[place + 1 :]
                    if left:
                        g.steps.append(AnyOrder(seat, self.why, left))
                    g.start(seat, effect, self.why, False, chance, tell)
                    return

    def run(self, g: Table, chance: Chance, tell: Listener | None) -> None:
        alone = self.alone()
        assert alone is not None
        if g.possible(self.seat, alone):
            g.start(self.seat, alone, self.why, True, chance, tell)


class Auto(Deed):
    """A step without a choice."""

    def options(self, g: Table) -> list[int]:
        return NOTHING_TO_CHOOSE


class Due(Auto):
    """Effects that come due when what lies above is done; then as AnyOrder, fixed gains first."""

    name: ClassVar[str] = "Due"

    def __init__(self, seat: int, why: int, effects: tuple[Effects, ...]) -> None:
        super().__init__(seat, why)
        self.effects: Final = effects

    def numbers(self) -> tuple[object, ...]:
        return (self.seat, self.why, tuple([tuple([effect.index for effect in entry]) for entry in self.effects]))

    def effects_due(self) -> tuple[Effects, ...]:
        return self.effects

    def run(self, g: Table, chance: Chance, tell: Listener | None) -> None:
        g.owe(self.seat, self.effects, self.why, tell)
