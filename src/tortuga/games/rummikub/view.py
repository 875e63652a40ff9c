"""What Rummikub and Rummi show of a table: views, offers and assessments. Tiles are in notation.

A `Sight` is what a turn depends on in a view, with tiles as the rules have them: for bots and the terminal.
"""

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from tortuga.games.rummikub.options import RummikubOptions, ruleset_for
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, Melds
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.tiles import counts_of, kinds_of
from tortuga.games.rummikub.rules.turns import check_turn, laid_between
from tortuga.kernel.errors import RuleError
from tortuga.kernel.messages import Reason
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.views import Assessment, Offer, View

MeldKind: TypeAlias = Literal["run", "group"]
MELD_KINDS: tuple[MeldKind, ...] = ("run", "group")
"""By the number of the kind."""
LAST_TILES: Final = 3
"""An opponent with so few is about to go out; then a joker on the rack only costs points."""


class SetOnTable(msgspec.Struct, frozen=True):
    kind: MeldKind
    tiles: tuple[str, ...]
    value: int


class Rack(msgspec.Struct, frozen=True):
    """What everyone knows of a player in this round."""

    size: int
    melded: bool
    exchanged: int


class LastTurn(msgspec.Struct, frozen=True):
    """The tiles that were laid last."""

    seat: int
    tiles: tuple[str, ...]


class RummikubView(View, frozen=True, kw_only=True, tag="rummikub"):
    """The table as one seat sees it."""

    options: RummikubOptions
    turn: int
    round: int
    active: int
    starter: int
    due: tuple[int, ...]
    table: tuple[SetOnTable, ...]
    bank: int
    racks: tuple[Rack, ...]
    passes: int
    last: LastTurn | None
    rounds: tuple[tuple[int, ...], ...]
    """The scores of the rounds that are over, by seat."""
    totals: tuple[int, ...]
    rack: tuple[str, ...] = ()
    outcome: Outcome | None = None
    shown: tuple[tuple[str, ...], ...] | None = None
    """All racks, once the match is over (RK-6.2)."""


class RummikubOffer(Offer, frozen=True, kw_only=True, tag="rummikub"):
    """A move: laying these tiles of the rack, or one of the ways to lay nothing."""

    kind: Literal["draw", "pass", "exchange", "lay"]
    tiles: tuple[str, ...] = ()


class SetAssessment(msgspec.Struct, frozen=True):
    """Tiles that lie together in a draft: a set of this kind, or why they aren't a set."""

    kind: MeldKind | None
    value: int
    why: Reason | None


class RummikubAssessment(Assessment, frozen=True, kw_only=True, tag="rummikub"):
    """What can be said of a draft; its sets are in the order of the draft."""

    sets: tuple[SetAssessment, ...]
    laid: tuple[str, ...]
    """The tiles of the rack in it."""
    meld: int | None
    """Before the first meld: what its sets of laid tiles alone are worth."""
    least: int | None
    """And what they must be worth (RK-3.2)."""
    ready: bool
    """Is it a legal turn?"""
    why: Reason | None
    """Why not."""


@lru_cache(maxsize=8_192)
def _meld_of(shown: SetOnTable) -> Meld:
    return Meld(RUN if shown.kind == "run" else GROUP, kinds_of(shown.tiles))


def table_of(view: RummikubView) -> Melds:
    """The sets of the table, as the rules have them."""
    return tuple([_meld_of(one) for one in view.table])


class Sight(NamedTuple):
    """What a turn depends on, as the solver takes it."""

    table: Melds
    rack: tuple[int, ...]
    melded: bool
    rules: Ruleset
    hurry: bool
    """It may be the last turn: somebody has few tiles left, or the bank is empty."""

    def without_jokers(self, count: int) -> "Sight":
        """The same with so many jokers of the rack left out of account; they are the last of its tiles."""
        return self._replace(rack=self.rack[: len(self.rack) - count])

    def after(self, table: Melds) -> "Sight":
        """The same once the player has left this table, as if the turn went on."""
        laid = laid_between(self.table, table)
        rest = list(self.rack)
        for kind, count in enumerate(laid):
            for _ in range(count):
                rest.remove(kind)
        return self._replace(table=table, rack=tuple(rest), melded=True)

    def allows(self, table: Melds) -> bool:
        try:
            check_turn(self.table, counts_of(self.rack), table, self.melded, self.rules)
        except RuleError:
            return False
        return True


def sight_of(view: RummikubView) -> Sight:
    assert view.seat is not None
    others = [rack.size for seat, rack in enumerate(view.racks) if seat != view.seat]
    return Sight(
        table_of(view),
        tuple(sorted(kinds_of(view.rack))),
        view.racks[view.seat].melded,
        ruleset_for(view.options),
        view.bank == 0 or min(others) <= LAST_TILES,
    )
