"""Quick moves for RUM, and the chance to win from a position: what a search imagines games with.

A move costs about as much as to carry it out. It depends on the seat's own hand and on what lies open.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from tortuga.games.rum.rules.bottles import COLOURS, FLAGS, FLAGS_OF, bottles_of, singles_of
from tortuga.games.rum.rules.captains import TOP_VALUE, new_value
from tortuga.games.rum.rules.cards import CARDS, LAY, WRECK, count_of, laid_cards
from tortuga.games.rum.rules.ruleset import Ruleset
from tortuga.games.rum.rules.state import CLOCK_END, NOBODY, SLOTS, TURN, Player, RumState
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Move, State
from tortuga.kernel.strategy import Strategy, share_of_win

CARD: Final = 0.3
"""What a laid card costs, in points."""
NEARNESS: Final = [1.0, 0.42, 0.18, 0.08, 0.04, 0.02, 0.0, 0.0, 0.0, 0.0]
"""How much of a captain's worth counts by the bottles that are still missing."""
HORIZON: Final = 6
"""Turns of a rollout; what comes later says less about a move than the position does."""
UNSEEN: Final = 0.9
"""What an unknown card promises."""


@final
class ColourCards:
    """The cards that show a colour, as masks."""

    def __init__(self, rules: Ruleset, colour: int) -> None:
        self.singles: i64 = sum([1 << card for card in range(CARDS) if rules.singles[card] == colour])
        self.doubles: i64 = sum([1 << card for card in range(CARDS) if rules.doubles[card] == colour])


@final
class RumStrategy(Strategy):
    """By the weights of its features, fitted to games of its own, by the number of players."""

    def __init__(self, weights: dict[int, list[float]]) -> None:
        self.weights = weights
        self.horizon = HORIZON
        self._rules: Ruleset | None = None
        self._colours: list[ColourCards] = []

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        assert isinstance(state, RumState)
        if state.phase != TURN:
            return self._to_return(state, seat)
        play = self.best_set(state, seat)
        return play if play != LAY else self._to_draw(state, seat)

    def priors(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """A set by the points that it wins and that others lose; anything else lies in between."""
        assert isinstance(state, RumState)
        return [self._prior(state, seat, move) for move in moves]

    def _prior(self, g: RumState, seat: int, move: Move) -> float:
        assert isinstance(move, int)
        if move < LAY:
            return 0.5
        brings = 0.0
        for colour, value, _ in g.gains(seat, move):
            owner, was = g.owner[colour], g.value[colour]
            brings += value - was if owner == seat else value
            if owner not in (NOBODY, seat):
                brings += was / (len(g.players) - 1)
        cards: int = count_of(laid_cards(move))
        brings -= CARD * cards
        share = 0.5 + brings / (2 * g.goal())
        return share if share < 1.0 else 1.0

    # -- Sets --------------------------------------------------------------------------------------------------------

    def best_set(self, g: RumState, seat: int) -> int:
        """A good set: the colour that brings most with all cards that show it, then the next one with the cards that
        are left. LAY (no cards) if none is worth it."""
        player = g.players[seat]
        tally = g.bar_for(seat)
        if not tally + player.bottles & FLAGS or not player.hand:
            return LAY
        colours = self._cards_by_colour(g.rules)
        left = player.hand
        open_bottles = g.open
        laid: i64 = 0
        tried: i64 = 0
        while True:
            best = 0.0
            best_colour: i64 = -1
            for colour in range(COLOURS):
                if tried >> colour & 1 or not tally + player.bottles & FLAGS_OF[colour]:
                    continue
                cards = colours[colour]
                singles = cards.singles & left
                doubles = cards.doubles & left
                if not singles | doubles:
                    continue
                worth = self._worth(g, seat, colour, open_bottles, singles, doubles)
                if worth > best:
                    best, best_colour = worth, colour
            if best_colour < 0:
                break
            cards = colours[best_colour]
            singles = cards.singles & left
            doubles = cards.doubles & left
            laid |= singles | doubles << CARDS
            left &= ~(singles | doubles)
            tried |= 1 << best_colour
        return LAY | laid

    def _worth(self, g: RumState, seat: int, colour: i64, open_bottles: i64, singles: i64, doubles: i64) -> float:
        """Points won by all these cards of a colour, what others lose by it, and what the cards cost."""
        one: int = count_of(singles)
        two: int = count_of(doubles)
        bottles = bottles_of(open_bottles, colour) + one + 2 * two
        was, owner = g.value[colour], g.owner[colour]
        value: int = new_value(was, bottles, singles_of(open_bottles, colour) + one)
        if value <= 0 or (owner == seat and value <= was):
            return 0.0
        worth = float(value) - CARD * (one + two)
        if owner == seat:
            return worth - was
        if owner != NOBODY:
            return worth + was / (len(g.players) - 1)
        return worth

    # -- Draws and returns -------------------------------------------------------------------------------------------

    def _to_draw(self, g: RumState, seat: int) -> int:
        """The open card that brings a captain nearer, or one that nobody knows."""
        player = g.players[seat]
        best, best_move = UNSEEN, WRECK
        for slot in range(SLOTS):
            if g.face_up >> slot & 1:
                card = g.beach[slot]
                two, one = g.rules.doubles[card], g.rules.singles[card]
                brings = self._nearer(g, seat, player, two, 2) + 0.25 * self._nearer(g, seat, player, one, 1)
                if brings > best:
                    best, best_move = brings, -1 - slot
        return best_move

    def _nearer(self, g: RumState, seat: int, player: Player, colour: i64, bottles: i64) -> float:
        """What so many bottles more of a colour promise."""
        missing = self._missing(g, player, colour)
        after = missing - bottles
        return self._prize(g, seat, colour) * (NEARNESS[after if after > 0 else 0] - NEARNESS[missing])

    def _missing(self, g: RumState, player: Player, colour: i64) -> i64:
        """How many bottles the hand lacks for the captain."""
        missing: i64 = g.value[colour] + 1 - bottles_of(g.open, colour) - bottles_of(player.bottles, colour)
        return missing if missing > 0 else 0

    def _prize(self, g: RumState, seat: int, colour: i64) -> float:
        """What the captain brings when it is gained next."""
        value, owner = g.value[colour], g.owner[colour]
        if owner == seat:
            return 1.5 if value < TOP_VALUE else 0.0
        prize = value + 1.0 if value < TOP_VALUE else 0.0 + value
        return prize + value / (len(g.players) - 1) if owner != NOBODY else prize

    def _to_return(self, g: RumState, seat: int) -> int:
        """The cards whose colours promise least."""
        player = g.players[seat]
        chosen = 0
        worths: list[float] = []
        cards = g.rules.cards_of(player.hand)
        for card in cards:
            two, one = g.rules.doubles[card.number], g.rules.singles[card.number]
            worths.append(self._further(g, seat, player, two, 2) + self._further(g, seat, player, one, 1))
        for _ in range(g.number()):
            least = 0
            for place in range(len(cards)):
                if worths[place] < worths[least]:
                    least = place
            chosen |= cards[least].bit
            worths[least] = 1e9
        return chosen

    def _further(self, g: RumState, seat: int, player: Player, colour: i64, bottles: i64) -> float:
        """What so many bottles less of a colour cost."""
        missing = self._missing(g, player, colour)
        return self._prize(g, seat, colour) * (NEARNESS[missing] - NEARNESS[min(missing + bottles, 9)])

    # -- Positions ---------------------------------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        """By the lead over the best of the others; after the end, by who has won."""
        assert isinstance(state, RumState)
        if not state.due():
            return share_of_win(state, seat)
        features = self.features(state, seat)
        weights = self.weights[len(state.players)]
        score = weights[len(features)]
        for place, feature in enumerate(features):
            score += weights[place] * feature
        return 1.0 / (1.0 + exp(-score))

    def features(self, g: RumState, seat: int) -> list[float]:
        """What the chance to win follows from: points and prospects ahead of the others, and how near the end is."""
        mine = self._standing(g, seat)
        best: list[float] = []
        for other in range(len(g.players)):
            if other != seat:
                theirs = self._standing(g, other)
                if not best or theirs[0] + theirs[1] > best[0] + best[1]:
                    best = theirs
        goal = float(g.goal())
        points = max(mine[0], best[0]) / goal
        clock = float(g.clock) / CLOCK_END
        late = points if points > clock else clock
        lead = (mine[0] - best[0]) / goal
        turn = 0.5 if g.active == seat else -0.5 / (len(g.players) - 1)
        return [
            lead,
            lead * late * late,
            (mine[1] - best[1]) / goal,
            (mine[1] - best[1]) / goal * late,
            (mine[2] - best[2]) / 10.0,
            turn,
            turn * late,
        ]

    def _standing(self, g: RumState, seat: int) -> list[float]:
        """Points, prospects by colour, cards."""
        player = g.players[seat]
        prospects = 0.0
        for colour in range(COLOURS):
            missing = self._missing(g, player, colour)
            if missing < 6:
                prospects += NEARNESS[missing] * self._prize(g, seat, colour)
        return [float(player.points), prospects, float(count_of(player.hand))]

    def _cards_by_colour(self, rules: Ruleset) -> list[ColourCards]:
        if self._rules is not rules:
            self._rules = rules
            self._colours = [ColourCards(rules, colour) for colour in range(COLOURS)]
        return self._colours
