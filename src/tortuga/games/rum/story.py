"""RUM's events as sentences: keys of texts and their arguments, for every reader to translate."""

from tortuga.games.rum import events
from tortuga.games.rum.events import Gain
from tortuga.kernel.events import Event
from tortuga.kernel.messages import Arg, Message, Seat, Seats, Word


def say(event: Event) -> list[Message]:
    match event:
        case events.Dealt():
            washed = [Message("rum-say-washed-first", {"cards": " ".join(cards)}) for cards in event.washed]
            return [*washed, Message("rum-say-dealt", {"cards": " ".join(event.beach), "player": Seat(event.first)})]
        case events.Drew():
            source: dict[str, Arg] = {"player": Seat(event.seat), "slot": event.slot}
            place = "beach" if event.slot else "wreck"
            if event.card is None:
                return [Message(f"rum-say-drew-{place}", source)]
            return [Message(f"rum-say-drew-{place}-card", {**source, "card": event.card})]
        case events.ParrotDrawn():
            key = "rum-say-parrot-silent" if event.silent else "rum-say-parrot"
            return [Message(key, {"player": Seat(event.seat), "slot": event.slot})]
        case events.WreckEmpty():
            return [Message("rum-say-wreck-empty", {"players": Seats(event.seats), "number": len(event.seats)})]
        case events.Returned():
            args: dict[str, Arg] = {"player": Seat(event.seat), "count": event.count}
            if event.cards is None:
                return [Message("rum-say-returned", args)]
            return [Message("rum-say-returned-cards", {**args, "cards": " ".join(event.cards)})]
        case events.Chose():
            return [Message("rum-say-chose", {"player": Seat(event.seat)})]
        case events.ClockMoved():
            return [Message("rum-say-clock", {"clock": event.clock})]
        case events.Laid():
            laid: dict[str, Arg] = {"player": Seat(event.seat), "cards": " ".join(event.cards)}
            gains = [say_gain(event.seat, gain) for gain in event.gains]
            return [Message("rum-say-laid", {**laid, "points": event.points}), *gains]
        case events.Tide():
            cards = " ".join(card for card in event.cards.values() if card is not None)
            if None not in event.cards.values():
                return [Message("rum-say-tide", {"cards": cards})]
            return [Message("rum-say-tide-parrot", {"cards": cards}) if cards else Message("rum-say-tide-parrot-alone")]
        case events.Washed():
            return [Message("rum-say-washed", {"colour": Word(f"rum-colour-{event.colour}")})]
        case events.Over():
            winners = event.outcome.winners
            points = event.outcome.scores[winners[0]]
            return [
                Message(event.outcome.reason),
                Message("rum-say-winners", {"players": Seats(winners), "number": len(winners), "points": points}),
            ]
    raise AssertionError(f"no sentence for {event!r}")


def say_gain(seat: int, gain: Gain) -> Message:
    """A captain taken from the middle, taken from a player, or raised."""
    args: dict[str, Arg] = {
        "player": Seat(seat),
        "captain": Word(f"rum-captain-{gain.colour}"),
        "was": gain.was,
        "value": gain.value,
        "trio": "yes" if gain.trio else "no",
    }
    if gain.owner is None:
        return Message("rum-say-gained", args)
    if gain.owner == seat:
        return Message("rum-say-raised", args)
    return Message("rum-say-stole", {**args, "from": Seat(gain.owner)})
