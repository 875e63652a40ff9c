"""The events of Rummikub and Rummi as sentences: keys of texts and their arguments, for every reader to translate."""

from tortuga.games.rummikub import events
from tortuga.kernel.events import Event
from tortuga.kernel.messages import Arg, Message, Seat, Seats


def say(words: str, event: Event) -> list[Message]:
    """In the words of one of the titles, which speak of tiles or of cards."""
    match event:
        case events.DrewLots():
            lots = [Message(f"{words}-say-lot", {"player": Seat(lot.seat), "tile": lot.tile}) for lot in event.lots]
            return [*lots, Message(f"{words}-say-starts", {"player": Seat(event.first)})]
        case events.Dealt():
            return [Message(f"{words}-say-dealt", {"n": event.round, "count": event.bank})]
        case events.Racked():
            return [Message(f"{words}-say-racked", {"player": Seat(event.seat), "tiles": " ".join(event.tiles)})]
        case events.Laid():
            key = "say-first-meld" if event.first_meld else "say-laid"
            return [Message(f"{words}-{key}", {"player": Seat(event.seat), "tiles": " ".join(event.tiles)})]
        case events.Bought():
            args: dict[str, Arg] = {"player": Seat(event.seat), "tile": event.tile, "set": event.out_of}
            return [Message(f"{words}-say-bought", args)]
        case events.Drew():
            key = "say-penalty" if event.penalty else "say-drew"
            drawn: dict[str, Arg] = {"player": Seat(event.seat), "count": event.count}
            if event.tiles is None:
                return [Message(f"{words}-{key}", drawn)]
            return [Message(f"{words}-{key}-tiles", {**drawn, "tiles": " ".join(event.tiles)})]
        case events.Exchanged():
            changed: dict[str, Arg] = {"player": Seat(event.seat), "count": event.count}
            if event.tiles is None:
                return [Message(f"{words}-say-exchanged", changed)]
            return [Message(f"{words}-say-exchanged-tiles", {**changed, "tiles": " ".join(event.tiles)})]
        case events.Passed():
            return [Message(f"{words}-say-passed", {"player": Seat(event.seat)})]
        case events.Failed():
            return [Message(f"{words}-say-failed-{event.why}", {"player": Seat(event.seat)})]
        case events.RoundOver():
            over = Message(f"{words}-say-round-{event.reason}", {"n": event.round})
            return [over, *[_score(words, event, seat) for seat in range(len(event.scores))]]
        case events.MatchOver():
            winners = event.outcome.winners
            points = event.outcome.scores[winners[0]]
            won: dict[str, Arg] = {"players": Seats(winners), "number": len(winners), "points": points}
            return [Message(event.outcome.reason), Message(f"{words}-say-winners", won)]
    raise AssertionError(f"no sentence for {event!r}")


def _score(words: str, event: events.RoundOver, seat: int) -> Message:
    args: dict[str, Arg] = {"player": Seat(seat), "points": event.scores[seat]}
    if not event.racks[seat]:
        return Message(f"{words}-say-out", args)
    return Message(f"{words}-say-score", {**args, "tiles": " ".join(event.racks[seat])})
