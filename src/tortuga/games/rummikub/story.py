"""The events of Rummikub and Rummi as sentences: keys of texts and their arguments, for every reader to translate."""

from tortuga.games.rummikub import events
from tortuga.kernel.messages import Arg, Line, Seat, Seats
from tortuga.kernel.views import Event


def say(words: str, event: Event) -> list[Line]:
    """In the words of one of the titles, which speak of tiles or of cards."""
    match event:
        case events.DrewLots():
            lots = [Line(f"{words}-say-lot", {"player": Seat(lot.seat), "tile": lot.tile}) for lot in event.lots]
            return [*lots, Line(f"{words}-say-starts", {"player": Seat(event.first)})]
        case events.Dealt():
            return [Line(f"{words}-say-dealt", {"n": event.round, "count": event.bank})]
        case events.Racked():
            return [Line(f"{words}-say-racked", {"player": Seat(event.seat), "tiles": " ".join(event.tiles)})]
        case events.Laid():
            key = "say-first-meld" if event.first_meld else "say-laid"
            return [Line(f"{words}-{key}", {"player": Seat(event.seat), "tiles": " ".join(event.tiles)})]
        case events.Bought():
            args: dict[str, Arg] = {"player": Seat(event.seat), "tile": event.tile, "set": event.out_of}
            return [Line(f"{words}-say-bought", args)]
        case events.Drew():
            key = "say-penalty" if event.penalty else "say-drew"
            drawn: dict[str, Arg] = {"player": Seat(event.seat), "count": event.count}
            if event.tiles is None:
                return [Line(f"{words}-{key}", drawn)]
            return [Line(f"{words}-{key}-tiles", {**drawn, "tiles": " ".join(event.tiles)})]
        case events.Exchanged():
            changed: dict[str, Arg] = {"player": Seat(event.seat), "count": event.count}
            if event.tiles is None:
                return [Line(f"{words}-say-exchanged", changed)]
            return [Line(f"{words}-say-exchanged-tiles", {**changed, "tiles": " ".join(event.tiles)})]
        case events.Passed():
            return [Line(f"{words}-say-passed", {"player": Seat(event.seat)})]
        case events.Failed():
            return [Line(f"{words}-say-failed-{event.why}", {"player": Seat(event.seat)})]
        case events.RoundOver():
            over = Line(f"{words}-say-round-{event.reason}", {"n": event.round})
            return [over, *[_score(words, event, seat) for seat in range(len(event.scores))]]
        case events.MatchOver():
            winners = event.outcome.winners
            points = event.outcome.scores[winners[0]]
            won: dict[str, Arg] = {"players": Seats(winners), "number": len(winners), "points": points}
            return [Line(event.outcome.reason), Line(f"{words}-say-winners", won)]
    raise AssertionError(f"no sentence for {event!r}")


def _score(words: str, event: events.RoundOver, seat: int) -> Line:
    tiles = " ".join(event.racks[seat]) or "-"
    return Line(f"{words}-say-score", {"player": Seat(seat), "tiles": tiles, "points": event.scores[seat]})
