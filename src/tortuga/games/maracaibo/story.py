"""Events as sentences: keys of texts and their arguments, for every reader to translate."""

import re

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.components.wording import TRACK_WORDS
from tortuga.games.maracaibo.rules.catalogue import RED_WORDS, SPACE_WORDS, Catalogue
from tortuga.kernel.events import Event
from tortuga.kernel.messages import Arg, Message, Seat, Word

NAMED = {"card": "card", "figurehead": "figurehead", "market": "face"}
"""Sources that have a name, and the messages of these names."""
CARD_SPACE = re.compile(r"c(?P<column>\d+)r(?P<row>\d+)")
SCORED = {"card": "card", "residence": "card", "quest": "quest", "treasure": "treasure"}


def player(seat: int | None) -> Arg:
    return Word("maracaibo-place-redbeard") if seat is None else Seat(seat)


def card(name: str) -> Word:
    """A card, or what lies there instead of one that can be seen."""
    return Word(f"maracaibo-lies-{name}" if name in SPACE_WORDS else f"maracaibo-card-{name}")


def quest(name: str) -> Word:
    return Word(f"maracaibo-quest-{name}")


def place(space: str) -> Word:
    """A harbour by its name, any other space by its column and row."""
    found = CARD_SPACE.fullmatch(space)
    if found is None:
        return Word(f"maracaibo-place-{space}")
    return Word("maracaibo-space", {"column": int(found["column"]), "row": int(found["row"])})


def source(text: str) -> Word:
    """`card sea-chart` by its name, `burial 3` as a burial space."""
    kind, name = text.split(maxsplit=1)
    return Word(f"maracaibo-{NAMED[kind]}-{name}" if kind in NAMED else f"maracaibo-source-{kind}")


def part(name: str) -> Word:
    """A part of a score."""
    kind, _, rest = name.partition(" ")
    return Word(f"maracaibo-{SCORED[kind]}-{rest}" if kind in SCORED else f"maracaibo-part-{name.replace(' ', '-')}")


def sailed(event: events.Sailed) -> Message:
    who: dict[str, Arg] = {"player": player(event.seat)}
    if event.card is None:
        return Message(f"maracaibo-say-sailed-{event.to}", who)
    if event.card == "none":
        return Message("maracaibo-say-sailed-empty", {**who, "place": place(event.to)})
    if event.card in SPACE_WORDS:  # there are more of its kind
        return Message("maracaibo-say-sailed-nameless", {**who, "place": place(event.to), "card": card(event.card)})
    return Message("maracaibo-say-sailed", {**who, "card": card(event.card)})


def fought(event: events.Fought) -> list[Message]:
    """Who won, and what everyone had."""
    won: dict[str, Arg] = {"place": place(event.space), "player": player(event.winner), "points": max(event.strengths)}
    each = zip(event.seats, event.pips, event.bonuses, event.strengths, strict=True)
    return [
        Message("maracaibo-say-fought-tie" if event.tie else "maracaibo-say-fought", won),
        *(
            Message("maracaibo-say-fighter", {"player": player(seat), "n": pips, "bonus": bonus, "points": points})
            for seat, pips, bonus, points in each
        ),
    ]


def say(event: Event, catalogue: Catalogue) -> list[Message]:
    match event:
        case events.SetUp():
            return [Message("maracaibo-say-set-up", {"player": Seat(event.first)})]
        case events.Sailed():
            return [sailed(event)]
        case events.TurnedUp():
            return [Message("maracaibo-say-turned-up", {"place": place(event.space), "card": card(event.card)})]
        case events.Paid():
            if event.to is None:
                return [Message("maracaibo-say-paid-supply", {"player": Seat(event.seat)})]
            return [Message("maracaibo-say-paid", {"player": Seat(event.seat), "from": Seat(event.to)})]
        case events.Fought():
            return fought(event)
        case events.Gained():
            what: dict[str, Arg] = {"player": player(event.seat), "source": source(event.source)}
            if event.vp and event.doubloons:
                return [Message("maracaibo-say-gained-both", {**what, "vp": event.vp, "count": event.doubloons})]
            if event.vp:
                return [Message("maracaibo-say-gained-vp", {**what, "vp": event.vp})]
            return [Message("maracaibo-say-gained-doubloons", {**what, "count": event.doubloons})]
        case events.Acquired():
            bought: dict[str, Arg] = {"player": Seat(event.seat), "card": card(event.card), "count": event.price}
            return [Message("maracaibo-say-acquired", bought)]
        case events.Refilled():
            return [Message("maracaibo-say-refilled", {"place": place(event.space), "card": card(event.card)})]
        case events.Built():
            built: dict[str, Arg] = {"player": player(event.seat), "card": card(event.residence), "count": event.price}
            return [Message("maracaibo-say-built", built)]
        case events.PutCubes():
            cubes: dict[str, Arg] = {"island": Word(f"maracaibo-island-{event.island}"), "count": event.count}
            return [Message("maracaibo-say-put-cubes", {"player": player(event.seat), **cubes})]
        case events.TookTreasure():
            took: dict[str, Arg] = {"player": Seat(event.seat), "treasure": treasure(event.treasure)}
            return [Message("maracaibo-say-took-treasure", took)]
        case events.Buried():
            return [Message("maracaibo-say-buried", {"player": Seat(event.seat), "treasure": treasure(event.treasure)})]
        case events.Upgraded(seat=None):
            kind = Word(f"maracaibo-redbeard-{RED_WORDS[catalogue.redbeard.board[event.space - 1]]}")
            return [Message("maracaibo-say-redbeard-upgraded", {"n": event.space, "upgrade": kind})]
        case events.Upgraded(seat=int(seat)):
            return [Message("maracaibo-say-upgraded", {"player": Seat(seat), "n": event.space})]
        case events.FigureheadTaken():
            tile = Word(f"maracaibo-figurehead-{event.figurehead}")
            return [Message("maracaibo-say-figurehead", {"player": player(event.seat), "figurehead": tile})]
        case events.TilePlaced():
            laid: dict[str, Arg] = {"face": Word(f"maracaibo-face-{event.face}"), "card": card(event.location)}
            return [Message("maracaibo-say-tile-placed", {"player": Seat(event.seat), **laid})]
        case events.Rolled():
            dice = " ".join("-" if pips is None else str(pips) for pips in (event.gold, event.emerald, event.pearl))
            return [Message("maracaibo-say-rolled", {"player": Seat(event.seat), "dice": dice})]
        case events.Raided():
            raid: dict[str, Arg] = {"treasure": treasure(event.treasure), "points": event.points}
            return [Message("maracaibo-say-raided", {"player": Seat(event.seat), **raid})]
        case events.Spent():
            spent: dict[str, Arg] = {"player": Seat(event.seat), "points": event.points, "count": event.left}
            return [Message("maracaibo-say-spent", spent)]
        case events.Explored():
            went: dict[str, Arg] = {"player": player(event.seat), "count": event.rivers}
            if event.to in TRACK_WORDS:
                return [Message(f"maracaibo-say-explored-{event.to}", went)]
            return [Message("maracaibo-say-explored", {**went, "space": event.to})]
        case events.RoundOver():
            return [Message("maracaibo-say-round-over", {"n": event.round})]
        case events.Income():
            got: dict[str, Arg] = {"count": event.doubloons, "vp": event.vp}
            return [Message("maracaibo-say-income", {"player": Seat(event.seat), **got})]
        case events.Scored():
            parts = [
                Message("maracaibo-say-part", {"part": part(each.name), "vp": each.amount}) for each in event.parts
            ]
            return [Message("maracaibo-say-scored", {"player": player(event.seat), "vp": event.score}), *parts]
    return say_quest(event) or say_extra(event)


def say_quest(event: Event) -> list[Message]:
    match event:
        case events.QuestKept():
            return [Message("maracaibo-say-quest-kept", {"player": Seat(event.seat)})]
        case events.QuestOpened(seat=None):
            return [Message("maracaibo-say-quest-opened", {"quest": quest(event.quest)})]
        case events.QuestOpened(seat=int(seat)):
            return [Message("maracaibo-say-quest-replaced", {"player": Seat(seat), "quest": quest(event.quest)})]
        case events.QuestTaken(quest=None):
            return [Message("maracaibo-say-quest-drawn", {"player": player(event.seat)})]
        case events.QuestTaken(quest=str(name)):
            return [Message("maracaibo-say-quest-taken", {"player": player(event.seat), "quest": quest(name)})]
        case events.QuestDiscarded():
            return [Message("maracaibo-say-quest-discarded", {"player": Seat(event.seat)})]
    return []


def say_extra(event: Event) -> list[Message]:
    """Modules and Redbeard."""
    match event:
        case events.RubyTaken():
            return [Message("maracaibo-say-ruby-taken", {"player": player(event.seat)})]
        case events.RubySold():
            return [Message("maracaibo-say-ruby-sold", {"player": player(event.seat), "n": event.space})]
        case events.RubiesExchanged():
            given: dict[str, Arg] = {"count": event.count, "vp": event.vp}
            return [Message("maracaibo-say-rubies-exchanged", {"player": Seat(event.seat), **given})]
        case events.RedbeardCard():
            key = "maracaibo-say-redbeard-card" if event.done else "maracaibo-say-redbeard-card-ignored"
            return [Message(key, {"card": event.card.upper()})]
        case events.RedbeardTookCard():
            return [Message("maracaibo-say-redbeard-took-card", {"card": card(event.card)})]
        case events.RedbeardRaided():
            him: dict[str, Arg] = {"treasure": treasure(event.treasure), "count": event.count, "vp": event.vp}
            return [Message("maracaibo-say-redbeard-raided", {"n": event.pips, **him})]
        case events.RedbeardBegins():
            return [Message(f"maracaibo-say-redbeard-begins-{event.by}")]
        case events.RedbeardTried():
            return [tried(event)]
        case events.RedbeardExtra():
            return [Message("maracaibo-say-redbeard-extra", {"action": red_word(event.action)})]
        case events.RedbeardExplores():
            return [Message("maracaibo-say-redbeard-explores", {"n": event.value, "bonus": event.more})]
        case events.RedbeardAdvanced():
            return [Message("maracaibo-say-redbeard-advanced", {"n": event.to})]
        case events.RedbeardWithout():
            return [Message(f"maracaibo-say-redbeard-without-{event.what}")]
    raise AssertionError(f"no sentence for {event!r}")


def tried(event: events.RedbeardTried) -> Message:
    which = Word(f"maracaibo-redbeard-action-{event.number}")
    action: dict[str, Arg] = {"which": which, "action": red_word(event.action)}
    if event.target is None:
        found = "cards" if event.action == "cards" else "location"
        return Message(f"maracaibo-say-redbeard-no-{event.action if event.why == 'gone' else found}", action)
    if event.card is None:
        return Message("maracaibo-say-redbeard-does-gulf", action)
    return Message("maracaibo-say-redbeard-does", {**action, "card": card(event.card)})


def red_word(action: str) -> Word:
    return Word(f"maracaibo-redbeard-{'a-card' if action == 'cards' else action}")


def treasure(name: str) -> Word:
    return Word(f"maracaibo-treasure-{name}")
