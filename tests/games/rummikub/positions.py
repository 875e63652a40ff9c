"""Positions in the notation: `table("R4 B4 J", "K1 K2 K3")`, `tiles("K4 O4")`, and what the judge of turns says."""

from typing import Any, TypeVar

import pytest

from tortuga.games.rummikub.rules.jokers import BOUND, FREE, RELEASE, Purchase
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, meld_of
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.state import Player, RummikubState
from tortuga.games.rummikub.rules.tiles import JOKER, KIND_OF, counts_of, kinds_in, names
from tortuga.games.rummikub.rules.turns import check_turn
from tortuga.kernel import Chance, Event, EventLog, RuleError, heard_by
from tortuga.kernel.chance import nth_bit

E = TypeVar("E", bound=Event)


def kinds(text: str) -> list[int]:
    return [KIND_OF[word] for word in text.split()]


def tiles(text: str) -> list[int]:
    """By kind."""
    return counts_of(kinds(text))


def lie(text: str) -> Meld:
    """Tiles lying together, a set or not; `run:` or `group:` in front says what they are meant to be."""
    if ":" in text:
        kind, some = text.split(":")
        return Meld(RUN if kind == "run" else GROUP, tuple(kinds(some)))
    found = meld_of(kinds(text))
    return Meld(GROUP, tuple(kinds(text))) if found is None else found


def table(*melds: str) -> tuple[Meld, ...]:
    return tuple(lie(meld) for meld in melds)


def turn(
    start: tuple[Meld, ...],
    rack: str,
    end: tuple[Meld, ...],
    joker: str = FREE,
    *,
    melded: bool = True,
    **rules: Any,
) -> list[Purchase]:
    """Other `rules` than Rummikub's are named as in the Ruleset."""
    return check_turn(start, tiles(rack), end, melded, RUMMIKUB._replace(joker_rule=joker, **rules))


def legal(start: tuple[Meld, ...], rack: str, end: tuple[Meld, ...], joker: str = FREE) -> bool:
    try:
        turn(start, rack, end, joker)
    except RuleError:
        return False
    return True


def refused(
    rule: str, start: tuple[Meld, ...], rack: str, end: tuple[Meld, ...], joker: str = FREE, **others: Any
) -> dict[str, object]:
    """The facts of the refusal, which names this rule."""
    with pytest.raises(RuleError) as caught:
        turn(start, rack, end, joker, **others)
    assert caught.value.rule == rule
    return {**caught.value.facts}


class Stacked(Chance):
    """A bank whose next tiles are known; after them the lowest comes first."""

    def __init__(self, text: str = "") -> None:
        self.next = kinds(text)

    def draw(self, pool: int) -> int:
        if not self.next:
            return nth_bit(pool, 0)
        kind = self.next.pop(0)
        for place in range(kind * 2, kind * 2 + (4 if kind == JOKER else 2)):
            if pool >> place & 1:
                return place
        raise AssertionError(f"{kind} is not there")

    def roll(self, sides: int) -> int:
        raise AssertionError("nobody rolls dice here")


RUMMIKUB = Ruleset(
    jokers=2,
    first_meld=30,
    penalty=3,
    strict=False,
    joker_value=30,
    joker_rule=RELEASE,
    building=True,
    before_meld="draw",
    exchanges=0,
    must_lay=False,
    rounds=1,
    words="rummikub",
)
RUMMI = RUMMIKUB._replace(
    jokers=4,
    first_meld=40,
    penalty=0,
    joker_value=25,
    joker_rule=BOUND,
    building=False,
    before_meld="either",
    exchanges=3,
    words="rummi",
)


class Match:
    """A match in the notation: racks, table and bank as texts; seat 0 is to play, and all have melded."""

    def __init__(
        self,
        *racks: str,
        table: tuple[Meld, ...] = (),
        bank: str = "R1 R2 R3 R4",
        rules: Ruleset = RUMMIKUB,
        melded: bool = True,
    ) -> None:
        players = [Player(tiles(rack), melded) for rack in racks]
        self.state = RummikubState(rules, players, tiles(bank), table, 0, 0, 0, 1, 0, (-1, ()), [], False)
        self.ear = EventLog()

    def play(self, move: object, chance: str = "") -> None:
        """The seat whose turn it is does this; `chance` are the next tiles."""
        self.state.check(self.state.active, move)
        self.state.play(self.state.active, move, Stacked(chance), self.ear)

    def lay(self, *melds: str) -> None:
        """These sets beside those of the table."""
        self.play((*self.state.table, *table(*melds)))

    def lapse(self, *draft: str, chance: str = "") -> None:
        move = table(*draft) if draft else None
        self.state.lapse(self.state.active, move, Stacked(chance), self.ear)

    def refusal(self, move: object) -> str:
        with pytest.raises(RuleError) as caught:
            self.state.check(self.state.active, move)
        return caught.value.rule

    def rack(self, seat: int) -> str:
        return " ".join(names(kinds_in(self.state.players[seat].rack)))

    def table(self) -> list[str]:
        return [str(meld) for meld in self.state.table]

    def heard_by(self, kind: type[E], seat: int | None = None) -> list[E]:
        return [event for event in heard_by(self.ear.told, seat) if isinstance(event, kind)]
