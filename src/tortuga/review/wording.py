"""Moves in the words of the story, as it would have told them."""

from typing import Final

from tortuga.kernel.chance import Imagined
from tortuga.kernel.events import Announced, Event, EventLog
from tortuga.kernel.messages import Message, Seat
from tortuga.kernel.state import Move
from tortuga.kernel.title import Title
from tortuga.kernel.views import View

TELLINGS: Final = 5
"""Imagined worlds in which a move is told: what most of them agree on is the move, and the rest is luck."""


def told_of(title: Title, view: View, move: Move) -> tuple[Message, ...]:
    """What happens at once when the seat moves so, whatever luck it has; empty where that can't be said in words."""
    assert view.seat is not None
    tellings = [_first_told(title, view, move, f"telling {number}") for number in range(TELLINGS)]
    for hearer in (view.seat, None):
        heard = [None if told is None else told.heard_by(hearer) for told in tellings]
        event = max(heard, key=heard.count)
        if 2 * heard.count(event) > TELLINGS:
            return _about(title, event, view.seat)
    return ()


def _first_told(title: Title, view: View, move: Move, luck: str) -> Announced | None:
    assert view.seat is not None
    state, log = title.imagine(view, Imagined(luck)), EventLog()
    state.play(view.seat, move, Imagined(luck), log)
    return log.told[0] if log.told else None


def _about(title: Title, event: Event | None, seat: int) -> tuple[Message, ...]:
    """Its sentences, if they are about the seat: after declining something comes whatever is next, or nothing."""
    sentences = () if event is None else tuple(title.say(event))
    named = [getattr(arg, "seat", None) for line in sentences for arg in line.args.values()]
    return sentences if seat in named else (Message("review-left-it", {"player": Seat(seat)}),)
