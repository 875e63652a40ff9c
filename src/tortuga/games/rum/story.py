"""RUM's events as sentences: keys of texts and their arguments, for every reader to translate."""

from tortuga.games.rum import events
from tortuga.games.rum.events import Gain
from tortuga.kernel.messages import Arg, Line, Seat, Seats, Word
from tortuga.kernel.views import Event


def say(event: Event) -> list[Line]:
    match event:
        case events.Dealt():
            washed = [Line("rum-say-washed-first", {"cards": " ".join(cards)}) for cards in event.washed]
            return [*washed, Line("rum-say-dealt", {"cards": " ".join(event.beach), "player": Seat(event.first)})]
        case events.Drew():
            source: dict[str, Arg] = {"player": Seat(event.seat), "slot": event.slot}
            place = "beach" if event.slot else "wreck"
            if event.card is None:
                return [Line(f"rum-say-drew-{place}", source)]
            return [Line(f"rum-say-drew-{place}-card", {**source, "card": event.card})]
        case events.ParrotDrawn():
            key = "rum-say-parrot-silent" if event.silent else "rum-say-parrot"
            return [Line(key, {"player": Seat(event.seat), "slot": event.slot})]
        case events.WreckEmpty():
            return [Line("rum-say-wreck-empty", {"players": Seats(event.seats), "number": len(event.seats)})]
        case events.Returned():
            args: dict[str, Arg] = {"player": Seat(event.seat), "count": event.count}
            if event.cards is None:
                return [Line("rum-say-returned", args)]
            return [Line("rum-say-returned-cards", {**args, "cards": " ".join(event.cards)})]
        case events.Chose():
            return [Line("rum-say-chose", {"player": Seat(event.seat)})]
        case events.ClockMoved():
            return [Line("rum-say-clock", {"clock": event.clock})]
        case events.Laid():
            laid: dict[str, Arg] = {"player": Seat(event.seat), "cards": " ".join(event.cards)}
            gains = [say_gain(event.seat, gain) for gain in event.gains]
            return [Line("rum-say-laid", {**laid, "points": event.points}), *gains]
        case events.Tide():
            cards = " ".join(card for card in event.cards.values() if card is not None)
            if None not in event.cards.values():
                return [Line("rum-say-tide", {"cards": cards})]
            return [Line("rum-say-tide-parrot", {"cards": cards}) if cards else Line("rum-say-tide-parrot-alone")]
        case events.Washed():
            return [Line("rum-say-washed", {"colour": Word(f"rum-colour-{event.colour}")})]
        case events.Over():
            winners = event.outcome.winners
            points = event.outcome.scores[winners[0]]
            return [
                Line(event.outcome.reason),
                Line("rum-say-winners", {"players": Seats(winners), "number": len(winners), "points": points}),
            ]
    raise AssertionError(f"no sentence for {event!r}")


def say_gain(seat: int, gain: Gain) -> Line:
    """A captain taken from the middle, taken from a player, or raised."""
    args: dict[str, Arg] = {
        "player": Seat(seat),
        "captain": Word(f"rum-captain-{gain.colour}"),
        "was": gain.was,
        "value": gain.value,
        "trio": "yes" if gain.trio else "no",
    }
    if gain.owner is None:
        return Line("rum-say-gained", args)
    if gain.owner == seat:
        return Line("rum-say-raised", args)
    return Line("rum-say-stole", {**args, "from": Seat(gain.owner)})
