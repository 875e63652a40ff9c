"""The assessment of a draft, piece by piece. The rules themselves judge; here their answers are only collected."""

from typing import cast

from tortuga.games.rummikub.rules.first_meld import value_as_it_lies
from tortuga.games.rummikub.rules.melds import Meld, Melds, meld_as, value_of
from tortuga.games.rummikub.rules.state import RummikubState
from tortuga.games.rummikub.rules.tiles import kinds_in, names
from tortuga.games.rummikub.rules.time_out import laid_of_rack, own_sets
from tortuga.games.rummikub.rules.turns import fault_in, with_title_keys
from tortuga.games.rummikub.view import MELD_KINDS, RummikubAssessment, SetAssessment
from tortuga.kernel.state import Move


def assess(state: RummikubState, seat: int, move: Move) -> RummikubAssessment:
    """The assessment of a seat's draft; a draft that plays nothing has no sets."""
    draft = () if isinstance(move, int) else cast(Melds, move)
    player = state.players[seat]
    laid = laid_of_rack(state.table, player.rack, draft)
    fault = state.fault(seat, move)
    return RummikubAssessment(
        sets=tuple([_set_assessment(state.rules.words, meld) for meld in draft]),
        laid=names(kinds_in(laid)),
        meld=None if player.melded else _worth(state, draft, laid),
        least=None if player.melded else state.rules.first_meld,
        ready=fault is None,
        why=None if fault is None else fault.reason,
    )


def _set_assessment(words: str, meld: Meld) -> SetAssessment:
    fault = fault_in(meld)
    if fault is not None:
        return SetAssessment(None, 0, with_title_keys(words, fault).reason)
    return SetAssessment(MELD_KINDS[meld.kind], value_of(meld), None)


def _worth(state: RummikubState, draft: Melds, laid: list[int]) -> int:
    """What the first meld is worth so far, as it lies (RK-3.8): in sets of the table too, where building is allowed."""
    if not state.rules.building:
        return sum([value_of(meld) for meld in own_sets(draft, laid)])
    proper = [meld_as(meld.kind, meld.tiles) for meld in draft]
    return value_as_it_lies([meld for meld in proper if meld is not None], laid)
