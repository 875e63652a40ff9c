"""Events as sentences: keys of texts and their arguments, for every reader to translate."""

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.components.wording import TRACK_WORDS
from tortuga.games.maracaibo.rules.catalogue import (
    RED_ADVANCE,
    RED_FIGUREHEAD,
    RED_QUEST,
    RED_RESIDENCE,
    SPACE_WORDS,
    Catalogue,
)
from tortuga.kernel.messages import Arg, Line, Seat, Word
from tortuga.kernel.views import Event

NAMED = {"card": "card", "figurehead": "figurehead", "market": "face"}
"""Sources that have a name, and the messages of these names."""
RED_WORDS = {RED_ADVANCE: "advance", RED_QUEST: "quest", RED_FIGUREHEAD: "figurehead", RED_RESIDENCE: "residence"}
"""What the spaces of Redbeard's ship board are called in messages."""
SCORED = {"card": "card", "residence": "card", "quest": "quest", "treasure": "treasure"}


def player(seat: int | None) -> Arg:
    return Word("maracaibo-place-redbeard") if seat is None else Seat(seat)


def card(name: str) -> Word:
    """A card, or what lies there instead of one that can be seen."""
    return Word(f"maracaibo-lies-{name}" if name in SPACE_WORDS else f"maracaibo-card-{name}")


def quest(name: str) -> Word:
    return Word(f"maracaibo-quest-{name}")


def place(space: str) -> Arg:
    return Word(f"maracaibo-place-{space}") if space in ("gulf", "maracaibo", "start") else space


def source(text: str) -> Word:
    """`card sea-chart` by its name, `burial 3` as a burial space."""
    kind, name = text.split(maxsplit=1)
    return Word(f"maracaibo-{NAMED[kind]}-{name}" if kind in NAMED else f"maracaibo-source-{kind}")


def part(name: str) -> Word:
    """A part of a score."""
    kind, _, rest = name.partition(" ")
    return Word(f"maracaibo-{SCORED[kind]}-{rest}" if kind in SCORED else f"maracaibo-part-{name.replace(' ', '-')}")


def sailed(event: events.Sailed) -> Line:
    who: dict[str, Arg] = {"player": player(event.seat)}
    if event.card is None:
        return Line(f"maracaibo-say-sailed-{event.to}", who)
    if event.card == "none":
        return Line("maracaibo-say-sailed-empty", {**who, "place": event.to})
    return Line("maracaibo-say-sailed", {**who, "place": event.to, "card": card(event.card)})


def say(event: Event, box: Catalogue) -> list[Line]:
    match event:
        case events.SetUp():
            return [Line("maracaibo-say-set-up", {"player": Seat(event.first)})]
        case events.Sailed():
            return [sailed(event)]
        case events.TurnedUp():
            return [Line("maracaibo-say-turned-up", {"place": place(event.space), "card": card(event.card)})]
        case events.Paid():
            if event.to is None:
                return [Line("maracaibo-say-paid-supply", {"player": Seat(event.seat)})]
            return [Line("maracaibo-say-paid", {"player": Seat(event.seat), "from": Seat(event.to)})]
        case events.Fought():
            if event.tie:
                return [Line("maracaibo-say-fought-tie", {"place": place(event.space)})]
            points = max(event.strengths)
            return [
                Line(
                    "maracaibo-say-fought",
                    {"place": place(event.space), "player": player(event.winner), "points": points},
                )
            ]
        case events.Gained():
            what: dict[str, Arg] = {"player": player(event.seat), "source": source(event.source)}
            if event.vp and event.doubloons:
                return [Line("maracaibo-say-gained-both", {**what, "vp": event.vp, "count": event.doubloons})]
            if event.vp:
                return [Line("maracaibo-say-gained-vp", {**what, "vp": event.vp})]
            return [Line("maracaibo-say-gained-doubloons", {**what, "count": event.doubloons})]
        case events.Acquired():
            bought: dict[str, Arg] = {"player": Seat(event.seat), "card": card(event.card), "count": event.price}
            return [Line("maracaibo-say-acquired", bought)]
        case events.Refilled():
            return [Line("maracaibo-say-refilled", {"place": place(event.space), "card": card(event.card)})]
        case events.Built():
            built: dict[str, Arg] = {"player": player(event.seat), "card": card(event.residence), "count": event.price}
            return [Line("maracaibo-say-built", built)]
        case events.PutCubes():
            cubes: dict[str, Arg] = {"island": Word(f"maracaibo-island-{event.island}"), "count": event.count}
            return [Line("maracaibo-say-put-cubes", {"player": player(event.seat), **cubes})]
        case events.TookTreasure():
            took: dict[str, Arg] = {"player": Seat(event.seat), "treasure": treasure(event.treasure)}
            return [Line("maracaibo-say-took-treasure", took)]
        case events.Buried():
            return [Line("maracaibo-say-buried", {"player": Seat(event.seat), "treasure": treasure(event.treasure)})]
        case events.Upgraded(seat=None):
            kind = Word(f"maracaibo-redbeard-{RED_WORDS[box.redbeard.board[event.space - 1]]}")
            return [Line("maracaibo-say-redbeard-upgraded", {"n": event.space, "upgrade": kind})]
        case events.Upgraded(seat=int(seat)):
            return [Line("maracaibo-say-upgraded", {"player": Seat(seat), "n": event.space})]
        case events.FigureheadTaken():
            tile = Word(f"maracaibo-figurehead-{event.figurehead}")
            return [Line("maracaibo-say-figurehead", {"player": player(event.seat), "figurehead": tile})]
        case events.TilePlaced():
            laid: dict[str, Arg] = {"face": Word(f"maracaibo-face-{event.face}"), "place": place(event.space)}
            return [Line("maracaibo-say-tile-placed", {"player": Seat(event.seat), **laid})]
        case events.Rolled():
            dice = " ".join("-" if pips is None else str(pips) for pips in (event.gold, event.emerald, event.pearl))
            return [Line("maracaibo-say-rolled", {"player": Seat(event.seat), "dice": dice})]
        case events.Raided():
            raid: dict[str, Arg] = {"treasure": treasure(event.treasure), "points": event.points}
            return [Line("maracaibo-say-raided", {"player": Seat(event.seat), **raid})]
        case events.Spent():
            spent: dict[str, Arg] = {"player": Seat(event.seat), "points": event.points, "count": event.left}
            return [Line("maracaibo-say-spent", spent)]
        case events.Explored():
            went: dict[str, Arg] = {"player": player(event.seat), "count": event.rivers}
            if event.to in TRACK_WORDS:
                return [Line(f"maracaibo-say-explored-{event.to}", went)]
            return [Line("maracaibo-say-explored", {**went, "space": event.to})]
        case events.RoundOver():
            return [Line("maracaibo-say-round-over", {"n": event.round})]
        case events.Income():
            got: dict[str, Arg] = {"count": event.doubloons, "vp": event.vp}
            return [Line("maracaibo-say-income", {"player": Seat(event.seat), **got})]
        case events.Scored():
            parts = [Line("maracaibo-say-part", {"part": part(each.name), "vp": each.amount}) for each in event.parts]
            return [Line("maracaibo-say-scored", {"player": player(event.seat), "vp": event.score}), *parts]
    return say_quest(event) or say_extra(event)


def say_quest(event: Event) -> list[Line]:
    match event:
        case events.QuestKept():
            return [Line("maracaibo-say-quest-kept", {"player": Seat(event.seat)})]
        case events.QuestOpened(seat=None):
            return [Line("maracaibo-say-quest-opened", {"quest": quest(event.quest)})]
        case events.QuestOpened(seat=int(seat)):
            return [Line("maracaibo-say-quest-replaced", {"player": Seat(seat), "quest": quest(event.quest)})]
        case events.QuestTaken(quest=None):
            return [Line("maracaibo-say-quest-drawn", {"player": player(event.seat)})]
        case events.QuestTaken(quest=str(name)):
            return [Line("maracaibo-say-quest-taken", {"player": player(event.seat), "quest": quest(name)})]
        case events.QuestDiscarded():
            return [Line("maracaibo-say-quest-discarded", {"player": Seat(event.seat)})]
    return []


def say_extra(event: Event) -> list[Line]:
    """Modules and Redbeard."""
    match event:
        case events.RubyTaken():
            return [Line("maracaibo-say-ruby-taken", {"player": player(event.seat)})]
        case events.RubySold():
            return [Line("maracaibo-say-ruby-sold", {"player": player(event.seat), "n": event.space})]
        case events.RubiesExchanged():
            given: dict[str, Arg] = {"count": event.count, "vp": event.vp}
            return [Line("maracaibo-say-rubies-exchanged", {"player": Seat(event.seat), **given})]
        case events.RedbeardCard():
            key = "maracaibo-say-redbeard-card" if event.done else "maracaibo-say-redbeard-card-ignored"
            return [Line(key, {"card": event.card})]
        case events.RedbeardTookCard():
            return [Line("maracaibo-say-redbeard-took-card", {"card": card(event.card)})]
        case events.RedbeardRaided():
            him: dict[str, Arg] = {"treasure": treasure(event.treasure), "count": event.count, "vp": event.vp}
            return [Line("maracaibo-say-redbeard-raided", {"n": event.pips, **him})]
    raise AssertionError(f"no sentence for {event!r}")


def treasure(name: str) -> Word:
    return Word(f"maracaibo-treasure-{name}")
