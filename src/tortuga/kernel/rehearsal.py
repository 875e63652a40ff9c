"""Rehearsal: a move is tried on a copy, to compute in advance what it will need."""

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from tortuga.kernel.chance import Imagined
from tortuga.kernel.errors import Refusal
from tortuga.kernel.state import State

if TYPE_CHECKING:
    from tortuga.kernel.title import Title


class Attempt(NamedTuple):
    """What a seat is about to do: a move or, if its time has run out, its draft, in notation. Without a seat nothing
    happens, and only what is offered counts."""

    seat: int | None = None
    move: str | None = None
    lapse: bool = False


def rehearse(title: "Title", state: State, attempt: Attempt) -> None:
    """Judges the attempt and carries it out on a copy, and makes the offers that would come after it. What chance would
    say is imagined."""
    state = state.copy()
    with suppress(Refusal):  # the reason is given when the move is really tried
        _carry_out(title, state, attempt)
    for seat in state.due():
        title.offers(state, seat)


def _carry_out(title: "Title", state: State, attempt: Attempt) -> None:
    if attempt.seat is None or attempt.seat not in state.due():
        return
    chance = Imagined("rehearsal")
    move = None if attempt.move is None else title.read(state, attempt.seat, attempt.move)
    if attempt.lapse:
        state.lapse(attempt.seat, move, chance, None)
    elif move is not None:
        state.check(attempt.seat, move)
        state.play(attempt.seat, move, chance, None)
