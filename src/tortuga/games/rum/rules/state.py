"""The rules of RUM, in the order of the rulebook: the whole truth of a game and what may happen to it.

A card is its number in the box, several cards are a bit mask; bit 21 of the wreck is the parrot. A move is a number:
0 draws from the wreck and -1 to -3 from a beach slot; LAY marks a set, with the cards whose single end is up in the
lowest 21 bits and those whose double end is up in the next 21; any other positive number is cards to return.

The state also keeps what people at the table remember (RUM-9.2); how that is used stands in `redeal`.
"""

from bisect import insort
from typing import Final, final

from mypy_extensions import i64

from tortuga.games.rum import events
from tortuga.games.rum.rules.bottles import (
    COLOURS,
    COUNT_BITS,
    FLAGS,
    FLAGS_OF,
    LANES,
    bottles_of,
    singles_of,
    start_tally,
)
from tortuga.games.rum.rules.captains import TOP_VALUE, new_value
from tortuga.games.rum.rules.cards import ALL_CARDS, CARDS, DRAWS, LAY, PARROT, PARROT_BIT, WRECK, count_of, laid_cards
from tortuga.games.rum.rules.ruleset import Ruleset
from tortuga.games.rum.rules.sets import MOST_CARDS, moves_with_sets
from tortuga.games.rum.rules.unbeaten_sets import UnbeatenSets
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.messages import Word
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.state import Listener, Move, State, plain_facts

SLOTS: Final = 3
NOBODY: Final = -1

PASS: Final = -4

TURN: Final = 0  # the active player owes an action
FOR_PARROT: Final = 1  # the active player drew the parrot and owes a return
FOR_TIDE: Final = 2  # a tide brought the parrot: several players owe a return
OVER: Final = 3

ALONE: Final = [[0], [1], [2], [3]]  # by seat, who owes a decision when nobody else does
CLOCK_END: Final = 8
GOALS: Final = {2: 21, 3: 18, 4: 15}  # RUM-8.1, by number of players

PLAYER_FIELDS: Final = ("hand", "drawn", "returned", "sure", "maybe", "chosen")
"""What a player is made of, in the order of the constructor."""
FIELDS: Final = (
    "wreck",
    "beach",
    "face_up",
    "owner",
    "value",
    "clock",
    "active",
    "turn_number",
    "phase",
    "seen",
    "filled",
)
"""What a state is made of behind its rules and players, in the order of the constructor."""
STORED: Final = ("hand", *FIELDS[:9], "chosen", "seen", "returned", "sure", "maybe", "drawn", "filled")
"""The same in the order of stored games; a field of players is there a list by seat."""


@final
class Player:
    """A hand, and what people remember of it. Turns are numbers, 0 is the deal, -1 is never."""

    def __init__(
        self,
        hand: i64,
        drawn: list[int],
        returned: list[int],
        sure: i64 = 0,
        maybe: i64 = 0,
        chosen: i64 = 0,
        bottles: i64 = 0,
        points: i64 = 0,
    ) -> None:
        self.hand = hand
        self.drawn = drawn  # the turns in which its unknown cards left the wreck, rising
        self.returned = returned  # by card, the turn in which the player returned it unseen
        self.sure = sure  # cards that all know to be in the hand
        self.maybe = maybe  # cards that were, before the player returned some unseen
        self.chosen = chosen  # what the player returns once all have chosen; 0: not chosen
        # Counted ahead by Rum, because every turn asks for it.
        self.bottles = bottles  # both ends of the whole hand, as a tally
        self.points = points

    def copy(self) -> "Player":
        drawn, returned = self.drawn[:], self.returned[:]
        return Player(self.hand, drawn, returned, self.sure, self.maybe, self.chosen, self.bottles, self.points)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Player, plain_facts(self, PLAYER_FIELDS)


@final
class RumState(State):
    """A game of RUM at one moment."""

    def __init__(
        self,
        rules: Ruleset,
        players: list[Player],
        wreck: int,
        beach: list[int],
        face_up: int,
        owner: list[int],
        value: list[int],
        clock: int,
        active: int,
        turn_number: int,
        phase: int,
        seen: list[int],
        filled: list[int],
        bar: i64 = 0,
        open_bottles: i64 = 0,
        tops: i64 = 0,
    ) -> None:
        self.rules = rules
        self.players = players
        self.wreck = wreck
        self.beach = beach
        self.face_up = face_up  # bit of each slot whose card lies face up
        self.owner = owner
        self.value = value
        self.clock = clock
        self.active = active
        self.turn_number = turn_number
        self.phase = phase
        self.seen = seen  # by card, the turn in which all saw it go to the wreck, or lost sight of it
        self.filled = filled  # by slot, the turn in which its card left the wreck
        # Counted ahead, because every turn asks for it. All of it follows from the above.
        self.bar = bar  # the start tally of all captains; 0: not counted yet
        self.open = open_bottles  # the bottles on the face-up beach cards
        self.tops = tops  # captains at the top value, a bit for each colour
        if bar == 0:
            self._count_hands()
            self._count_captains()
            self._count_beach()

    def _count_hands(self) -> None:
        for player in self.players:
            player.bottles = self.rules.both_ends.of(player.hand)

    def _count_captains(self) -> None:
        for player in self.players:
            player.points = 0
        for colour, owner in enumerate(self.owner):
            value = self.value[colour]
            self.bar += start_tally(colour, value)
            if value == TOP_VALUE:
                self.tops |= 1 << colour
            if owner != NOBODY:
                self.players[owner].points += value

    def _count_beach(self) -> None:
        """RUM-4.2: the single bottles of the face-up beach cards."""
        for slot in range(SLOTS):
            if self.face_up >> slot & 1:
                self.open += self.rules.single_tally[self.beach[slot]]

    # -- The State interface ---------------------------------------------------------------------------------------

    def due(self) -> list[int]:
        if self.phase <= FOR_PARROT:
            return ALONE[self.active]
        if self.phase == FOR_TIDE:
            return [seat for seat in range(len(self.players)) if self.owes(seat)]
        return []

    def turn(self) -> int:
        return self.turn_number

    def moves(self, seat: int) -> list[Move]:
        if self.phase != TURN:
            return self._returns(seat)
        player = self.players[seat]
        start = self.bar + self.open
        beach_wins = False
        if self.tops or start & FLAGS:
            beach_wins = start & FLAGS != 0
            start = self.bar_for(seat)
        reach = start + player.bottles & FLAGS
        if not reach or not player.hand:
            return DRAWS  # RUM-3.6: there is always a card to draw
        return moves_with_sets(
            self.rules, seat, self.owner, self.value, self.open, start, beach_wins, player.hand, reach
        )

    def best_moves(self, seat: int) -> list[Move]:
        """`moves`, of its sets only those that no other set beats (see `unbeaten_sets`): all of them, however large the
        hand is. Only to be read."""
        if self.phase != TURN:
            return self._returns(seat)
        player = self.players[seat]
        start = self.bar_for(seat)
        if not start + player.bottles & FLAGS or not player.hand:
            return DRAWS
        return DRAWS + UnbeatenSets(self.rules, self.value, self.open, start).of(player.hand)

    def exhaustive(self, seat: int) -> bool:
        size = count_of(self.players[seat].hand)
        return self.phase != TURN or MOST_CARDS[size] == size

    def check(self, seat: int, move: Move) -> None:
        if self.phase == OVER:
            raise RuleError("RUM-8.1", "rum-game-over")
        if not 0 <= seat < len(self.players) or not self.owes(seat):
            raise RuleError("RUM-3.1", "rum-not-your-decision")
        assert isinstance(move, int)
        if self.phase != TURN:
            self._check_return(seat, move)
        elif move == PASS:
            raise RuleError("RUM-3.1", "rum-no-pass")
        elif move >= LAY:
            self._check_set(seat, move)
        elif move > 0:
            raise RuleError("RUM-3.1", "rum-nothing-to-return")
        elif move < -SLOTS:
            raise RuleError("RUM-3.2", "rum-no-such-slot", slot=-move)

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        assert isinstance(move, int)
        if self.phase == TURN:
            if move > 0:
                self._lay(seat, move, tell)
            else:
                self._draw(seat, -move, chance, tell)
        elif self.phase == FOR_PARROT:
            self._return_for_parrot(seat, move, tell)
            self._end_turn(chance, tell)
        else:
            self._choose(seat, move, chance, tell)

    def lapse(self, seat: int, draft: Move | None, chance: Chance, tell: Listener | None) -> None:
        """House rule: a player who runs out of time draws from the wreck; an owed return is picked by chance."""
        if self.phase == TURN:
            self._draw(seat, WRECK, chance, tell)
            return
        picked = 0
        for _ in range(self.number()):
            picked |= 1 << chance.draw(self.players[seat].hand & ~picked)
        self.play(seat, picked, chance, tell)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        points = [self.points(seat) for seat in range(len(self.players))]
        standings = [self._standing(seat) for seat in range(len(self.players))]
        ranks = [1 + len([other for other in standings if other > mine]) for mine in standings]  # RUM-8.3
        reason = "rum-over-clock" if self.clock == CLOCK_END else "rum-over-goal"
        return Outcome(reason, tuple(points), tuple(ranks))

    def copy(self) -> "RumState":
        return RumState(
            self.rules,
            [player.copy() for player in self.players],
            self.wreck,
            self.beach[:],
            self.face_up,
            self.owner[:],
            self.value[:],
            self.clock,
            self.active,
            self.turn_number,
            self.phase,
            self.seen[:],
            self.filled[:],
            self.bar,
            self.open,
            self.tops,
        )

    def facts(self) -> tuple[object, ...]:
        values = dict(zip(FIELDS, plain_facts(self, FIELDS), strict=True))
        players = [plain_facts(player, PLAYER_FIELDS) for player in self.players]
        for place, field in enumerate(PLAYER_FIELDS):
            values[field] = [player[place] for player in players]
        values["returned"] = [turn for player in self.players for turn in player.returned]
        return tuple([values[field] for field in STORED])

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return RumState, (self.rules, self.players, *plain_facts(self, FIELDS))

    # -- What the table shows ----------------------------------------------------------------------------------------

    def owes(self, seat: int) -> bool:
        """Does this seat owe a decision?"""
        if self.phase == FOR_TIDE:
            player = self.players[seat]
            return player.hand != 0 and player.chosen == 0
        return self.phase != OVER and seat == self.active

    def number(self) -> int:
        """How many cards a parrot currently makes a player return."""
        return self.rules.clock[self.clock]

    def goal(self) -> int:
        return GOALS[len(self.players)]

    def points(self, seat: int) -> int:
        """RUM-8.1: the sum of the values of the captains that a player owns; others count for nobody (RUM-8.4)."""
        return self.players[seat].points

    def _standing(self, seat: int) -> int:
        """RUM-8.3: points, then captains, then the highest captain, as one number to compare."""
        owned = [self.value[colour] for colour in range(COLOURS) if self.owner[colour] == seat]
        return sum(owned) * 100 + len(owned) * 10 + max(owned, default=0)

    # -- RUM-3: the turn ---------------------------------------------------------------------------------------------

    def _draw(self, seat: int, slot: int, chance: Chance, tell: Listener | None) -> None:
        """RUM-3.2 and RUM-3.3, in the order of RUM-3.5."""
        card = chance.draw(self.wreck)
        self.wreck ^= 1 << card
        left_wreck = self.turn_number
        was_up = False
        if slot != WRECK:  # that card fills the place of the one that is drawn
            place = slot - 1
            filling, card = card, self.beach[place]
            self.beach[place] = filling
            left_wreck, self.filled[place] = self.filled[place], left_wreck
            if self.face_up >> place & 1:
                was_up = True
                self.face_up ^= 1 << place
                self.open -= self.rules.single_tally[card]
        if tell is not None:
            self._tell_drawn(seat, card, slot, was_up, tell)
        parrot = card == PARROT
        if not parrot:  # which is only shown (RUM-5.2)
            player = self.players[seat]
            player.hand |= 1 << card
            player.bottles += self.rules.both_tally[card]
            if was_up:
                player.sure |= 1 << card
            elif player.drawn and player.drawn[-1] > left_wreck:
                insort(player.drawn, left_wreck)
            else:
                player.drawn.append(left_wreck)
        if self.wreck == 0:
            self._empty_wreck(tell)
            if self.phase == OVER:
                return
            if parrot and self.rules.parrot_silent_when_last:  # RUM-6.2
                self._parrot_leaves()
                parrot = False
        if parrot:
            self._parrot(seat, tell)
            if self.phase != TURN:
                return
        if self.face_up:
            self._next_player()
        else:
            self._end_turn(chance, tell)

    def _fill(self, place: int, chance: Chance) -> None:
        """A card from the wreck comes to a place of the beach."""
        card = chance.draw(self.wreck)
        self.wreck ^= 1 << card
        self.beach[place] = card
        self.filled[place] = self.turn_number

    def _tell_drawn(self, seat: int, card: int, slot: int, was_up: bool, tell: Listener) -> None:
        if card == PARROT:
            silent = self.wreck == 0 and self.rules.parrot_silent_when_last
            tell.tell(events.ParrotDrawn(seat=seat, slot=slot, silent=silent))
            return
        named = events.Drew(seat=seat, slot=slot, card=self.rules.names[card])
        if was_up:
            tell.tell(named)
        else:
            tell.tell(events.Drew(seat=seat, slot=slot, card=None), seat, named)

    def _end_turn(self, chance: Chance, tell: Listener | None) -> None:
        if self.face_up == 0:
            self._turn_up_beach(tell)
            self._tide(chance, tell)
        else:
            self._next_player()

    def _next_player(self) -> None:
        following = self.active + 1
        self.active = following if following < len(self.players) else 0
        self.turn_number += 1

    # -- RUM-4: playing a set ----------------------------------------------------------------------------------------

    def gains(self, seat: int, play: int) -> list[tuple[int, int, bool]]:
        """What a set brings, several captains too (RUM-4.5), also own ones (RUM-4.6): colour, new value and whether a
        trio did it, all from the values before (RUM-4.13). RUM-4.10 has examples."""
        laid: i64 = self.rules.tally(play)
        passed = (self.bar_for(seat) + laid) & FLAGS
        in_set = self.open + laid
        gains = []
        for colour, flags in enumerate(FLAGS_OF):
            if passed & flags:
                gains.append(self._gain(colour, in_set))
                passed &= ~flags
                if not passed:
                    break
        return gains

    def _gain(self, colour: int, in_set: int) -> tuple[int, int, bool]:
        bottles = bottles_of(in_set, colour)
        value = new_value(self.value[colour], bottles, singles_of(in_set, colour))
        return colour, value, value > bottles  # only a trio brings more than the bottles show

    def bar_for(self, seat: int) -> i64:
        """What the captains ask for with the beach already counted, as this player meets them; another's captain at 8
        can still be gained (RUM-4.8)."""
        start = self.bar + self.open
        if self.tops:
            for colour in range(COLOURS):
                if self.tops >> colour & 1 and self.owner[colour] == seat:
                    start &= ~LANES[colour]  # RUM-4.11: 9 bottles or 3 singles from here reach no flag
        if start & FLAGS and self.rules.hand_must_show_colour:
            for colour in range(COLOURS):
                if start & FLAGS_OF[colour]:  # RUM-4.12: the beach alone is not enough, one laid bottle is
                    start = start & ~LANES[colour] | start_tally(colour, 0)
        return start

    def _check_set(self, seat: int, play: int) -> None:
        rules = self.rules
        singles, doubles = play & ALL_CARDS, play >> CARDS & ALL_CARDS
        if play >= 2 * LAY or not singles | doubles:
            raise RuleError("RUM-4.1", "rum-lay-at-least-one")
        if singles & doubles:
            raise RuleError("RUM-4.1", "rum-card-twice", card=rules.shown(singles & doubles)[0])
        missing = (singles | doubles) & ~self.players[seat].hand
        if missing:
            raise RuleError("RUM-4.1", "rum-card-not-in-hand", card=rules.shown(missing)[0])
        if not self.gains(seat, play):
            raise self._why_not(seat, play)

    def _why_not(self, seat: int, play: int) -> RuleError:
        """Why a set gains nothing: what it lacks in the laid colour that comes closest."""
        laid = self.rules.tally(play)
        tally = self.open + laid
        laid_colours = [colour for colour in range(COLOURS) if bottles_of(laid, colour)]
        best = max(laid_colours, key=lambda colour: bottles_of(tally, colour) - self.value[colour])
        for colour in range(COLOURS):
            wins = self._gain(colour, tally)[1] > 0
            if wins and self.owner[colour] == seat and self.value[colour] == TOP_VALUE:
                return RuleError("RUM-4.11", "rum-own-captain-at-top", captain=self._word(colour))
            if wins and bottles_of(laid, colour) == 0:
                return RuleError("RUM-4.12", "rum-beach-alone", captain=self._word(colour))
        count, value = bottles_of(tally, best), self.value[best]
        return RuleError("RUM-4.3", "rum-set-gains-nothing", captain=self._word(best), count=count, value=value)

    def _word(self, colour: int) -> Word:
        return Word("rum-captain-" + self.rules.colours[colour])

    def _lay(self, seat: int, play: int, tell: Listener | None) -> None:
        told: list[events.Gain] = []
        player = self.players[seat]
        for colour, value, trio in self.gains(seat, play):
            owner, was = self.owner[colour], self.value[colour]
            if tell is not None:
                from_seat = None if owner == NOBODY else owner
                told.append(events.Gain(self.rules.colours[colour], from_seat, was, value, trio))
            rise: i64 = value - was
            self.bar -= rise << COUNT_BITS * colour
            if owner != NOBODY:
                self.players[owner].points -= was
            player.points += value
            self.owner[colour] = seat  # RUM-8.6: never without an owner again, and never at a lower value
            self.value[colour] = value
            if value == TOP_VALUE:
                self.tops |= 1 << colour
        self._lay_off(player, laid_cards(play))
        if tell is not None:
            tell.tell(events.Laid(seat=seat, cards=self.rules.laid(play), gains=tuple(told), points=player.points))
        if player.points >= self.goal():
            self._over(tell)
        else:
            self._next_player()

    def _lay_off(self, player: Player, laid: i64) -> None:
        """RUM-4.9; all have seen the cards go."""
        self.wreck |= laid
        player.hand ^= laid
        unknown = laid & ~player.sure
        player.sure &= ~laid
        for card in self.rules.cards_of(laid):
            player.bottles -= card.both
            self.seen[card.number] = self.turn_number
            if unknown & ~player.maybe & card.bit and player.drawn:
                del player.drawn[0]
        if unknown & player.maybe:
            self._trim_drawn(player)
        self._no_longer_maybe(laid)

    # -- RUM-5: parrot and clock -------------------------------------------------------------------------------------

    def _parrot(self, seat: int, tell: Listener | None) -> None:
        """RUM-5.1; the turn goes on with phase TURN, or waits for the return. The number is read from the clock before
        the parrot's own step (RUM-5.4)."""
        if self._clock_would_end(tell):
            return
        hand = self.players[seat].hand
        if count_of(hand) > self.number():
            self.phase = FOR_PARROT
        else:
            self._return_for_parrot(seat, hand, tell)  # RUM-5.5

    def _return_for_parrot(self, seat: int, cards: int, tell: Listener | None) -> None:
        self._return(seat, cards, tell)
        self._parrot_leaves()
        self._clock_on(tell)
        self.phase = TURN

    def _parrot_leaves(self) -> None:
        self.wreck |= PARROT_BIT
        self.seen[PARROT] = self.turn_number

    def _returns(self, seat: int) -> list[Move]:
        """Every choice of the owed number of cards."""
        cards = self.rules.cards_of(self.players[seat].hand)
        if self.number() == 2:  # RUM-1.4: it is two or three
            return [one.bit | two.bit for last, two in enumerate(cards) for one in cards[:last]]
        return [
            one.bit | two.bit | three.bit
            for last, three in enumerate(cards)
            for middle, two in enumerate(cards[:last])
            for one in cards[:middle]
        ]

    def _check_return(self, seat: int, cards: int) -> None:
        number = self.number()
        if cards < 0 or cards > ALL_CARDS:
            raise RuleError("RUM-5.1", "rum-must-return", count=number)
        missing = cards & ~self.players[seat].hand
        if missing:
            raise RuleError("RUM-5.1", "rum-card-not-in-hand", card=self.rules.shown(missing)[0])
        if cards.bit_count() != number:
            raise RuleError("RUM-5.1", "rum-must-return", count=number)

    def _return(self, seat: int, cards: int, tell: Listener | None) -> None:
        """Cards go from a hand to the wreck unseen (RUM-5.3). The wreck is a mask without an order, so it is shuffled
        all the time (RUM-3.4)."""
        if not cards:
            return
        turn = self.turn_number
        player = self.players[seat]
        player.hand ^= cards
        self.wreck |= cards
        for card in self.rules.cards_of(cards):
            player.bottles -= card.both
            player.returned[card.number] = turn
        for card in self.rules.cards_of(player.sure):
            self.seen[card.number] = turn
        player.maybe = player.maybe | player.sure if player.hand else 0
        player.sure = 0
        self._trim_drawn(player)
        if tell is not None:
            count = cards.bit_count()
            public = events.Returned(seat=seat, count=count, cards=None)
            tell.tell(public, seat, events.Returned(seat=seat, count=count, cards=self.rules.shown(cards)))

    def _clock_would_end(self, tell: Listener | None) -> bool:
        """RUM-8.2, RUM-8.5: the step to 8 ends the game at once, before any return."""
        if self.clock + 1 < CLOCK_END:
            return False
        self._clock_on(tell)
        self._over(tell)
        return True

    def _clock_on(self, tell: Listener | None) -> None:
        self.clock += 1
        if tell is not None:
            tell.tell(events.ClockMoved(clock=self.clock))

    # -- RUM-6: the empty wreck --------------------------------------------------------------------------------------

    def _empty_wreck(self, tell: Listener | None) -> None:
        """RUM-6.1, after a card drawn this turn has come to the hand (RUM-6.3). So many cards come back that it acts
        once a turn at most (RUM-6.4)."""
        sizes = [count_of(player.hand) for player in self.players]
        losers = [seat for seat in range(len(sizes)) if sizes[seat] == max(sizes)]
        if tell is not None:
            tell.tell(events.WreckEmpty(seats=tuple(losers)))
        if self._clock_would_end(tell):
            return
        for seat in losers:
            self._return(seat, self.players[seat].hand, tell)
        self._clock_on(tell)

    # -- RUM-7: the tide ---------------------------------------------------------------------------------------------

    def _turn_up_beach(self, tell: Listener | None) -> None:
        """RUM-7.1"""
        self.face_up = (1 << SLOTS) - 1
        self._show_beach(self.face_up, tell)

    def _show_beach(self, slots: int, tell: Listener | None) -> None:
        """The cards of these slots have come to lie face up."""
        shown = 0
        for slot in range(SLOTS):
            if slots >> slot & 1:
                card = self.beach[slot]
                shown |= 1 << card
                self.open += self.rules.single_tally[card]
        self._no_longer_maybe(shown)
        if tell is not None:
            cards: dict[int, str | None] = {}
            for slot in range(SLOTS):
                if slots >> slot & 1:
                    up = self.beach[slot]
                    cards[slot + 1] = None if up == PARROT else self.rules.names[up]
            tell.tell(events.Tide(cards=cards))

    def _tide(self, chance: Chance, tell: Listener | None) -> None:
        """Goes on until the beach is at rest (RUM-7.7), or waits for returns. It cannot take the wreck's last card
        (RUM-7.5)."""
        while True:
            if PARROT in self.beach:
                if self._clock_would_end(tell):
                    return
                self._ask_all()
                if self.due():
                    return
                self._after_returns(chance, tell)
            elif self._beach_is_trio():
                self._wash(chance, tell)
            else:
                break
        self._next_player()

    def _ask_all(self) -> None:
        """RUM-7.2; players who hold no more than the number aren't asked (RUM-5.5)."""
        self.phase = FOR_TIDE
        number = self.number()
        for player in self.players:
            player.chosen = player.hand if count_of(player.hand) <= number else 0

    def _choose(self, seat: int, cards: int, chance: Chance, tell: Listener | None) -> None:
        """RUM-7.6: chosen in secret; the tide goes on with the last one."""
        self.players[seat].chosen = cards
        if tell is not None:
            full = events.Chose(seat=seat, cards=self.rules.shown(cards))
            tell.tell(events.Chose(seat=seat, cards=None), seat, full)
        if not self.due():
            self._after_returns(chance, tell)
            self._tide(chance, tell)

    def _after_returns(self, chance: Chance, tell: Listener | None) -> None:
        for seat, player in enumerate(self.players):
            self._return(seat, player.chosen, tell)
            player.chosen = 0
        self._clock_on(tell)
        slot = self.beach.index(PARROT)
        self._parrot_leaves()
        self._fill(slot, chance)  # RUM-7.3
        self._show_beach(1 << slot, tell)
        self.phase = TURN

    def _beach_is_trio(self) -> bool:
        first, second, third = self.beach
        singles = self.rules.singles
        return singles[first] == singles[second] == singles[third]

    def _wash(self, chance: Chance, tell: Listener | None) -> None:
        """RUM-7.4"""
        trio = 1 << self.beach[0] | 1 << self.beach[1] | 1 << self.beach[2]
        self.wreck |= trio
        for card in self.beach:
            self.seen[card] = self.turn_number
        self.open = 0
        if tell is not None:
            tell.tell(events.Washed(colour=self.rules.colours[self.rules.singles[self.beach[0]]]))
        for slot in range(SLOTS):
            self._fill(slot, chance)
        self._show_beach((1 << SLOTS) - 1, tell)

    # -- RUM-8: the end ----------------------------------------------------------------------------------------------

    def _over(self, tell: Listener | None) -> None:
        self.phase = OVER
        if tell is not None:
            outcome = self.outcome()
            assert outcome is not None
            tell.tell(events.Over(outcome=outcome))

    # -- RUM-9: what people remember ---------------------------------------------------------------------------------

    def _no_longer_maybe(self, cards: i64) -> None:
        for player in self.players:
            if player.maybe & cards:
                player.maybe &= ~cards

    def _trim_drawn(self, player: Player) -> None:
        """Nobody can tell which unknown cards left a hand. To forget the earliest turns rules nothing true out:
        a card that left the wreck later could have been more cards."""
        unknown = count_of(player.hand & ~player.sure)
        if len(player.drawn) > unknown:
            del player.drawn[: len(player.drawn) - unknown]


def set_up(rules: Ruleset, seats: int, first: int, chance: Chance, tell: Listener | None) -> RumState:
    """RUM-2: a game ready for its first turn; `first` is the start player."""
    wreck = ALL_CARDS
    washed: list[tuple[str, ...]] = []
    while True:
        beach = []
        for _ in range(SLOTS):  # RUM-2.2
            beach.append(chance.draw(wreck))
            wreck ^= 1 << beach[-1]
        colours = {rules.singles[card] for card in beach}
        if len(colours) > 1 or not rules.wash_first_beach:
            break
        washed.append(tuple([rules.names[card] for card in beach]))  # RUM-2.6
        wreck = ALL_CARDS
    players = []
    for _ in range(seats):  # RUM-2.3
        card = chance.draw(wreck)
        wreck ^= 1 << card
        players.append(Player(1 << card, [0], [-1] * CARDS))
    game = RumState(
        rules,
        players,
        wreck | PARROT_BIT,  # RUM-2.4
        beach,
        (1 << SLOTS) - 1,
        [NOBODY] * COLOURS,
        [1] * COLOURS,  # RUM-2.1
        1,
        first,
        1,
        TURN,
        [-1] * CARDS + [0],
        [0] * SLOTS,
    )
    if tell is not None:
        shown = tuple([rules.names[card] for card in beach])
        tell.tell(events.Dealt(beach=shown, first=first, washed=tuple(washed)))
        for seat, player in enumerate(players):
            tell.tell(None, seat, events.Drew(seat=seat, slot=0, card=rules.shown(player.hand)[0]))
    return game
