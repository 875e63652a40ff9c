"""The state: the whole truth of a game, and what every chapter of the rules needs of it.

Read `effects` and `catalogue` first (what there is), then this, then the chapters as the rulebook has them: `sailing`,
`action_step`, `raids`, `exploring`, `treasures`, `quests`, `ship`, `rounds`, `scoring`; `redbeard` and `modules` last.
Chapters push steps (`steps.MaracaiboStep`) on the stack; what an effect does is an `EffectHandler`
(`effect_kinds`), what a module changes are the hooks of a `Module`.
"""

from typing import Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.catalogue import (
    CARD_SPACES,
    FILLER,
    HIDDEN_IMPROVEMENT,
    HIDDEN_LOCATION,
    NO_CARD,
    SPACE_WORDS,
    Card,
    Effects,
)
from tortuga.games.maracaibo.rules.effects import COUNT_BURIED, DOUBLOONS, TREASURE_NAMES, VP, Effect
from tortuga.games.maracaibo.rules.explain import explain
from tortuga.games.maracaibo.rules.moves import DISCARD, DONE, SECRET_DISCARD, TAKE_FIVE, VERB
from tortuga.games.maracaibo.rules.player import NONE, Player
from tortuga.games.maracaibo.rules.ruleset import Ruleset
from tortuga.games.maracaibo.rules.scoring import ScoreParts
from tortuga.games.maracaibo.rules.steps import AnyOrder
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.state import Listener, Move, plain_facts
from tortuga.kernel.steps import AnyStep, SteppedState

FIELDS: Final = (
    "quest_story",
    "turn_moves",
    "last_turn_moves",
    "round",
    "turn_number",
    "active",
    "last",
    "raided",
    "spaces",
    "values",
    "market",
    "coins",
    "cubes",
    "faces",
    "hidden_locations",
    "hidden_improvements",
    "second",
    "hidden_values",
    "deck",
    "deck_up",
    "top",
    "fillers",
    "figureheads",
    "quest_pool",
    "quest_bottom",
    "open_quests",
    "red_cards",
    "red_deck",
    "ruby_market",
    "scored",
    "scores",
)
"""What a state is made of behind its seats, players and steps, in the order of its constructor and of stored games."""


class MaracaiboState(SteppedState):
    """A game at one moment. `players` are the seats, and in solo play Redbeard behind them."""

    def __init__(
        self,
        rules: Ruleset,
        seats: int,
        players: list[Player],
        steps: list[AnyStep],
        quest_story: tuple[int, ...],
        turn_moves: tuple[int, ...],
        last_turn_moves: tuple[int, ...],
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
        self.turn_moves = turn_moves
        self.last_turn_moves = last_turn_moves
        # Modules and solo.
        self.red_cards = red_cards  # Redbeard's six
        self.red_deck = red_deck  # those not revealed since he shuffled
        self.ruby_market = ruby_market  # by space: who sold there, or NONE
        # After the end, by player: the quests that scored, and the final scores.
        self.scored = scored
        self.scores = scores

    # -- The State interface -----------------------------------------------------------------------------------------

    def turn(self) -> int:
        return self.turn_number

    def check(self, seat: int, move: Move) -> None:
        if not self.steps:
            raise RuleError("PM-6.3", "maracaibo-game-over")
        if seat not in self.due():
            raise RuleError("PM-3.8", "maracaibo-not-your-decision")
        super().check(seat, move)

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        assert isinstance(move, int)
        if not self.steps[-1].shared:
            self.turn_moves = (*self.turn_moves, SECRET_DISCARD if move & VERB == DISCARD else move)
        super().play(seat, move, chance, tell)

    def lapse(self, seat: int, draft: Move | None, chance: Chance, tell: Listener | None) -> None:
        """House rule: what the seat was about to do is done if it's legal; of the rest of its turn, only what is
        compulsory."""
        turn = self.turn_number
        options = self.moves(seat)
        self.play(seat, draft if draft in options else self._least(options), chance, tell)
        while turn and turn == self.turn_number and seat in self.due():
            self.play(seat, self._least(self.moves(seat)), chance, tell)

    def _least(self, options: list[Move]) -> Move:
        for modest in (DONE, TAKE_FIVE):
            if modest in options:
                return modest
        return options[0]

    def outcome(self) -> Outcome | None:
        if self.steps:
            return None
        scores, ranks = tuple(self.scores[: self.seats]), tuple(self.ranks()[: self.seats])
        if self.redbeard() < 0:
            return Outcome("maracaibo-over", scores, ranks)
        return Outcome("maracaibo-over-won" if ranks[0] == 1 else "maracaibo-over-lost", scores, ranks)

    def ranks(self) -> list[int]:
        """At the end, with Redbeard's behind those of the seats."""
        if self.redbeard() >= 0:  # PM-8.14: a tie is his
            return [1, 2] if self.scores[0] > self.scores[self.redbeard()] else [2, 1]
        standings = [(score, self.players[seat].counts[COUNT_BURIED]) for seat, score in enumerate(self.scores)]
        return [1 + len([other for other in standings if other > mine]) for mine in standings]  # PM-7.10

    def copy(self) -> "MaracaiboState":
        twin = MaracaiboState(
            self.rules,
            self.seats,
            [player.copy() for player in self.players],
            self.steps[:],
            self.quest_story,
            self.turn_moves,
            self.last_turn_moves,
            self.round,
            self.turn_number,
            self.active,
            self.last,
            self.raided,
            self.spaces[:],
            self.values[:],
            self.market[:],
            self.coins[:],
            self.cubes[:],
            self.faces,
            self.hidden_locations,
            self.hidden_improvements,
            self.second,
            self.hidden_values,
            self.deck,
            self.deck_up,
            self.top,
            self.fillers,
            self.figureheads[:],
            self.quest_pool,
            self.quest_bottom[:],
            self.open_quests[:],
            self.red_cards,
            self.red_deck,
            self.ruby_market[:],
            self.scored[:],
            self.scores[:],
        )
        twin.ready = self.ready
        return twin

    def facts(self) -> tuple[object, ...]:
        players = [player.facts() for player in self.players]
        return (self.seats, players, [step.facts() for step in self.steps], *plain_facts(self, FIELDS))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self.rules.made_by, (self.rules.made_from, self.facts())

    # -- What effects do ---------------------------------------------------------------------------------------------

    def possible(self, seat: int, effect: Effect) -> bool:
        """PM-3.9: an effect that is impossible when its turn comes is lost."""
        return self.rules.handlers[effect.code].possible(self, seat, effect)

    def start(self, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None) -> None:
        self.rules.handlers[effect.code].start(self, seat, effect, why, may, chance, tell)

    def push_effects(self, seat: int, effects: tuple[Effects, ...], why: int, tell: Listener | None) -> None:
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

    def explain(self, seat: int, question: str, about: int = 0) -> ScoreParts:
        """Where a number comes from, as named parts; `explain.QUESTIONS` lists what can be asked."""
        return explain(self, seat, question, about)

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
        self.values[space] = self.rules.catalogue.islands.value_tiles[tile]

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
        """PM-3.3, PM-3.5; which card a filler is, nobody will ever see (PM-3.12)."""
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
