"""The rules of Rummikub and Rummi: the whole truth of a match and what may happen to it.

Racks and bank are counts by kind of tile; the table is a tuple of sets. A move is one of DRAW, PASS and EXCHANGE, or
the whole table as the player leaves it (RK-3.7).
"""

from collections.abc import Sequence
from typing import Final, cast, final

from tortuga.games.rummikub import events
from tortuga.games.rummikub.rules.additions import additions
from tortuga.games.rummikub.rules.can_play import can_play, rearranged
from tortuga.games.rummikub.rules.melds import Melds, value_of
from tortuga.games.rummikub.rules.rack_melds import best_melds, melds_from
from tortuga.games.rummikub.rules.ruleset import DRAW_ONLY, EXCHANGE_ONLY, Ruleset
from tortuga.games.rummikub.rules.scoring import rack_value, scores_dry, scores_out
from tortuga.games.rummikub.rules.tiles import COPIES, JOKER, KINDS, NAMES, box, kinds_in, names, number_of
from tortuga.games.rummikub.rules.time_out import legal_part_of_draft
from tortuga.games.rummikub.rules.turns import check_turn, laid_between, with_title_keys
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.state import Listener, Move, State, plain_facts

DRAW: Final = 0
PASS: Final = 1
EXCHANGE: Final = 2
IDLE: Final[tuple[Move, ...]] = (DRAW, EXCHANGE, PASS)
"""The ways to lay nothing."""

_PLACES: Final = [(1 << count) - 1 for count in range(6)]
"""This many tiles of a kind, as a mask."""
RACK: Final = 14
"""Tiles that everyone takes (RK-1.3)."""

PLAYER_FIELDS: Final = ("rack", "melded", "exchanged")
"""What a player is made of, in the order of the constructor and of stored games."""
FIELDS: Final = (
    "bank",
    "table",
    "active",
    "starter",
    "turn_number",
    "round_number",
    "passes",
    "last",
    "rounds",
    "over",
)
"""What a state is made of behind its rules and players, in the order of the constructor and of stored games."""


class Player:
    """A rack, and what everybody knows of its owner in this round."""

    def __init__(self, rack: list[int], melded: bool = False, exchanged: int = 0) -> None:
        self.rack = rack
        self.melded = melded
        self.exchanged = exchanged

    def copy(self) -> "Player":
        return Player(self.rack[:], self.melded, self.exchanged)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Player, self.facts()

    def facts(self) -> tuple[object, ...]:
        """What `Player(*facts)` is made of."""
        return plain_facts(self, PLAYER_FIELDS)

    def size(self) -> int:
        return sum(self.rack)


@final
class RummikubState(State):
    """A match at one moment."""

    def __init__(
        self,
        rules: Ruleset,
        players: list[Player],
        bank: list[int],
        table: Melds,
        active: int,
        starter: int,
        turn_number: int,
        round_number: int,
        passes: int,
        last: tuple[int, tuple[int, ...]],
        rounds: list[list[int]],
        over: bool,
    ) -> None:
        self.rules = rules
        self.players = players
        self.bank = bank
        self.table = table
        self.active = active
        self.starter = starter  # of the round
        self.turn_number = turn_number
        self.round_number = round_number  # from 1
        self.passes = passes  # in a row
        self.last = last  # the seat that laid last, and its tiles; -1 if nobody has in this round
        self.rounds = rounds  # the scores of the rounds that are over, by seat
        self.over = over

    # -- The State interface -----------------------------------------------------------------------------------------

    def due(self) -> list[int]:
        return [] if self.over else [self.active]

    def turn(self) -> int:
        return self.turn_number

    def exhaustive(self, seat: int) -> bool:
        return False

    def moves(self, seat: int) -> list[Move]:
        """A quick proposal: sets of the rack alone, single tiles added to sets, and ways to lay nothing. The solver
        knows more."""
        player = self.players[seat]
        melds = melds_from(player.rack)
        if player.melded:
            tables = [(*self.table, meld) for meld in melds] + additions(self.table, player.rack)
        else:
            least = self.rules.first_meld
            tables = [(*self.table, meld) for meld in melds if value_of(meld) >= least]
            best = tuple(best_melds(player.rack, least))
            if len(best) > 1 and sum([value_of(meld) for meld in best]) >= least:  # a single one is among them already
                tables.append(self.table + best)
        idle = [] if tables and self.rules.must_lay else [move for move in IDLE if self._allows(seat, move)]
        found: list[Move] = [*idle, *tables]
        if not found:  # RT-1.7 asks for a play that takes rearranging
            found += [rearranged(self.table, player.rack, self.rules.joker_rule)]
        return found

    def _allows(self, seat: int, move: Move) -> bool:
        try:
            if isinstance(move, int):
                self._check_idle(seat, move)
            else:
                self._check_table(seat, cast(Melds, move))
        except RuleError:
            return False
        return True

    def check(self, seat: int, move: Move) -> None:
        fault = self.fault(seat, move)
        # RK-3.6: in strict play a wrong table isn't refused but costs the turn.
        costly = self.rules.strict and not isinstance(move, int) and seat in self.due()
        if fault is not None and not costly:
            raise fault

    def fault(self, seat: int, move: Move) -> RuleError | None:
        """What is wrong with a move, in strict play too; None if nothing is."""
        try:
            self._judge(seat, move)
        except RuleError as refused:
            return with_title_keys(self.rules.words, refused)
        return None

    def _judge(self, seat: int, move: Move) -> None:
        if self.over:
            raise RuleError("RK-5.5", "rummikub-game-over")
        if seat != self.active:
            raise RuleError("RK-1.4", "rummikub-not-your-decision")
        if isinstance(move, int):
            self._check_idle(seat, move)
        else:
            self._check_table(seat, cast(Melds, move))

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        if isinstance(move, int):
            if move == EXCHANGE:
                self._exchange(seat, chance, tell)
            else:
                self._draw(seat, 1, False, chance, tell)
        else:
            table = cast(Melds, move)
            if self.rules.strict and not self._allows(seat, table):
                self._fail(seat, table, "wrong-table", chance, tell)
            else:
                self._lay(seat, table, tell)
        self._end_turn(seat, chance, tell)

    def lapse(self, seat: int, draft: Move | None, chance: Chance, tell: Listener | None) -> None:
        """RK-3.5, RK-3.7: the time is up."""
        table = None if draft is None or isinstance(draft, int) else cast(Melds, draft)
        self._fail(seat, table, "time", chance, tell)
        self._end_turn(seat, chance, tell)

    def outcome(self) -> Outcome | None:
        """RK-5.5: the highest total wins, equal totals share."""
        if not self.over:
            return None
        totals = self.totals()
        ranks = [1 + len([other for other in totals if other > mine]) for mine in totals]
        return Outcome(f"{self.rules.words}-over", tuple(totals), tuple(ranks))

    def copy(self) -> "RummikubState":
        return RummikubState(
            self.rules,
            [player.copy() for player in self.players],
            self.bank[:],
            self.table,
            self.active,
            self.starter,
            self.turn_number,
            self.round_number,
            self.passes,
            self.last,
            [scores[:] for scores in self.rounds],
            self.over,
        )

    def facts(self) -> tuple[object, ...]:
        values = dict(zip(FIELDS, plain_facts(self, FIELDS), strict=True))
        values["table"] = tuple([tuple(meld) for meld in self.table])
        values["rounds"] = [scores[:] for scores in self.rounds]
        return (tuple(self.rules), [player.facts() for player in self.players], *values.values())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return RummikubState, (self.rules, self.players, *plain_facts(self, FIELDS))

    # -- What the table shows ----------------------------------------------------------------------------------------

    def totals(self) -> list[int]:
        """RK-5.5: by seat, over all rounds."""
        return [sum([scores[seat] for scores in self.rounds]) for seat in range(len(self.players))]

    def bank_size(self) -> int:
        return sum(self.bank)

    def can_play(self, seat: int) -> bool:
        """Has this player any legal play (RK-5.2, RT-1.7)?"""
        player = self.players[seat]
        return can_play(self.table, player.rack, player.melded, self.rules)

    def may_ask_solver(self) -> bool:
        """Does the next turn, or what is offered after it, ask who can play? That is asked of everybody as soon as the
        bank is empty."""
        return self.rules.must_lay or self.bank_size() <= max(1, self.rules.penalty)

    def can_exchange(self, seat: int) -> bool:
        """RT-1.4, RT-1.8."""
        player = self.players[seat]
        allowed = self.rules.before_meld != DRAW_ONLY and player.exchanged < self.rules.exchanges
        return allowed and not player.melded and self.bank_size() >= player.size()

    # -- RK-3: the turn ----------------------------------------------------------------------------------------------

    def _check_table(self, seat: int, table: Melds) -> None:
        player = self.players[seat]
        check_turn(self.table, player.rack, table, player.melded, self.rules)

    def _check_idle(self, seat: int, move: int) -> None:
        """Laying nothing: RK-3.1, RK-5.2, RT-1.4."""
        if move == EXCHANGE:
            if self.rules.before_meld == DRAW_ONLY:
                raise RuleError("RT-1.4", "rummikub-no-exchange")
            if self.players[seat].melded:
                raise RuleError("RT-1.4", "rummikub-exchange-after-meld")
            if self.players[seat].exchanged >= self.rules.exchanges:
                raise RuleError("RT-1.8", "rummikub-exchanges-spent", most=self.rules.exchanges)
            if not self.can_exchange(seat):
                raise RuleError("RT-1.4", "rummikub-exchange-bank")
        elif move == DRAW:
            if self.bank_size() == 0:
                raise RuleError("RK-5.2", "rummikub-bank-empty")
            if self.rules.before_meld == EXCHANGE_ONLY and self.can_exchange(seat):
                raise RuleError("RT-1.4", "rummikub-exchange-instead")
        elif self.bank_size():
            raise RuleError("RK-3.1", "rummikub-no-pass")
        if self.rules.must_lay and self.can_play(seat):
            raise RuleError("RT-1.7", "rummikub-must-lay")

    def _lay(self, seat: int, table: Melds, tell: Listener | None) -> None:
        player = self.players[seat]
        laid = laid_between(self.table, table)
        if tell is not None:
            bought = check_turn(self.table, player.rack, table, player.melded, self.rules)
            for one in bought:
                tell.tell(events.Bought(seat=seat, tile=NAMES[one.tile], out_of=str(one.meld)))
            shown = tuple([str(meld) for meld in table])
            tiles = names(kinds_in(laid))
            tell.tell(events.Laid(seat=seat, tiles=tiles, table=shown, first_meld=not player.melded))
        for kind in range(KINDS):
            player.rack[kind] -= laid[kind]
        player.melded = True
        self.table = table
        self.last = (seat, kinds_in(laid))
        self.passes = 0  # RK-5.6

    def _draw(self, seat: int, count: int, penalty: bool, chance: Chance, tell: Listener | None) -> None:
        """RK-3.1: one tile; RK-3.5: or so many, as far as there are. None at all is a pass (RK-5.2, RK-5.6)."""
        drawn: list[int] = []
        while len(drawn) < count and self.bank_size():
            drawn.append(take(self.bank, chance))
        for kind in drawn:
            self.players[seat].rack[kind] += 1
        if not drawn:
            self.passes += 1
            if tell is not None:
                tell.tell(events.Passed(seat=seat))
        elif tell is not None:
            public = events.Drew(seat=seat, count=len(drawn), penalty=penalty, tiles=None)
            # In the order of a rack: that in which they came says more than anybody sees afterwards.
            full = events.Drew(seat=seat, count=len(drawn), penalty=penalty, tiles=names(sorted(drawn)))
            tell.tell(public, seat, full)

    def _exchange(self, seat: int, chance: Chance, tell: Listener | None) -> None:
        """RT-1.4: as many tiles are drawn first, then the old ones go into the bank."""
        player = self.players[seat]
        old, count = player.rack, player.size()
        player.rack = [0] * KINDS
        for kind in take_many(self.bank, count, chance):
            player.rack[kind] += 1
        for kind in range(KINDS):
            self.bank[kind] += old[kind]
        player.exchanged += 1
        if tell is not None:
            public = events.Exchanged(seat=seat, count=count, tiles=None)
            tell.tell(public, seat, events.Exchanged(seat=seat, count=count, tiles=names(kinds_in(player.rack))))

    def _fail(self, seat: int, draft: Melds | None, why: str, chance: Chance, tell: Listener | None) -> None:
        """A turn that ran out of time, or in strict play left a wrong table (RK-3.5, RK-3.6, RT-1.3)."""
        if tell is not None:
            tell.tell(events.Failed(seat=seat, why="time" if why == "time" else "wrong-table"))
        if self.rules.penalty:
            self._draw(seat, self.rules.penalty, True, chance, tell)
            return
        player = self.players[seat]
        kept = None if draft is None else legal_part_of_draft(self.table, player.rack, draft, player.melded, self.rules)
        if kept is None:
            self._draw(seat, 1, False, chance, tell)
        else:
            self._lay(seat, kept, tell)

    def _end_turn(self, seat: int, chance: Chance, tell: Listener | None) -> None:
        """RK-1.4: clockwise; unless the round is over."""
        self.turn_number += 1
        if self.players[seat].size() == 0:
            self._end_round("out", scores_out(self._values(), seat), chance, tell)  # RK-5.1
        elif self.passes == len(self.players):
            self._end_round("passes", scores_dry(self._values(), self.starter), chance, tell)
        elif self.bank_size() == 0 and not self._anyone_can_play():  # RK-5.2, RK-5.6
            self._end_round("stuck", scores_dry(self._values(), self.starter), chance, tell)
        else:
            self.active = (seat + 1) % len(self.players)

    def _anyone_can_play(self) -> bool:
        return any(self.can_play(seat) for seat in range(len(self.players)))

    # -- RK-5: the end, which always comes (RK-5.8) ----------------------------------------------------------------

    def _values(self) -> list[int]:
        return [rack_value(player.rack, self.rules.joker_value) for player in self.players]

    def _end_round(self, reason: str, scores: list[int], chance: Chance, tell: Listener | None) -> None:
        self.rounds.append(scores)
        if tell is not None:
            racks = tuple([names(kinds_in(player.rack)) for player in self.players])
            tell.tell(
                events.RoundOver(
                    round=self.round_number,
                    reason="out" if reason == "out" else "passes" if reason == "passes" else "stuck",
                    racks=racks,
                    scores=tuple(scores),
                    totals=tuple(self.totals()),
                )
            )
        if self.round_number < self.rules.rounds:
            self.round_number += 1
            self._set_up(chance, tell)
            return
        self.over = True
        outcome = self.outcome()
        if tell is not None and outcome is not None:
            tell.tell(events.MatchOver(outcome=outcome))

    # -- RK-1: set-up ------------------------------------------------------------------------------------------------

    def _set_up(self, chance: Chance, tell: Listener | None) -> None:
        """RK-1.2, RK-1.3; what is left is the bank (RK-1.5); every round anew (RK-1.6)."""
        seats = len(self.players)
        self.starter = self.active = draw_for_start(self.rules.jokers, seats, chance, tell)
        self.bank = box(self.rules.jokers)
        self.table = ()
        self.passes = 0
        self.last = (-1, ())
        for seat in range(seats):
            rack = [0] * KINDS
            for kind in take_many(self.bank, RACK, chance):
                rack[kind] += 1
            self.players[seat] = Player(rack)
        if tell is not None:
            tell.tell(events.Dealt(round=self.round_number, bank=self.bank_size()))
            for seat, player in enumerate(self.players):
                tell.tell(None, seat, events.Racked(seat=seat, tiles=names(kinds_in(player.rack))))


def set_up(rules: Ruleset, seats: int, chance: Chance, tell: Listener | None) -> RummikubState:
    """A match ready for its first turn."""
    players = [Player([0] * KINDS) for _ in range(seats)]
    state = RummikubState(rules, players, [0] * KINDS, (), 0, 0, 0, 1, 0, (-1, ()), [], False)
    state._set_up(chance, tell)
    return state


def take(pool: list[int], chance: Chance) -> int:
    """A tile out of a face-down pool, by kind."""
    return take_many(pool, 1, chance)[0]


def take_many(pool: list[int], count: int, chance: Chance) -> list[int]:
    """Several tiles out of a face-down pool, by kind, one after the other. Chance sees two places for each number tile,
    then the jokers."""
    mask = 0
    for kind in range(KINDS - 1, -1, -1):
        mask = mask << COPIES | _PLACES[pool[kind]]
    taken: list[int] = []
    for _ in range(count):
        place = chance.draw(mask)
        kind = min(place // COPIES, JOKER)
        pool[kind] -= 1
        mask ^= 1 << kind * COPIES + pool[kind]
        taken.append(kind)
    return taken


def dealt(
    known: Sequence[Sequence[int] | None], sizes: Sequence[int], bank: list[int], chance: Chance
) -> list[list[int]]:
    """Racks of these sizes: those that are known, and others out of the bank."""
    racks: list[list[int]] = []
    for rack, size in zip(known, sizes, strict=True):
        held = [0] * KINDS if rack is None else list(rack)
        if rack is None:
            for kind in take_many(bank, size, chance):
                held[kind] += 1
        racks.append(held)
    return racks


def draw_for_start(jokers: int, seats: int, chance: Chance, tell: Listener | None) -> int:
    """RK-1.2: the highest number starts; a joker is drawn again, and so do those who are tied."""
    pool = box(jokers)
    lots: list[events.Lot] = []
    rivals = list(range(seats))
    while len(rivals) > 1:
        drawn: list[int] = []
        for seat in rivals:
            kind = JOKER
            while kind == JOKER:
                kind = take(pool, chance)
                lots.append(events.Lot(seat, NAMES[kind]))
            drawn.append(number_of(kind))
        rivals = _highest(rivals, drawn)
    if tell is not None:
        tell.tell(events.DrewLots(lots=tuple(lots), first=rivals[0]))
    return rivals[0]


def _highest(seats: Sequence[int], numbers: Sequence[int]) -> list[int]:
    top = max(numbers)
    return [seat for seat, number in zip(seats, numbers, strict=True) if number == top]
