"""The components as a list for people: one line per item of the data, in their language, and how certain we are of
it."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from tortuga.games.maracaibo.components.files import ComponentFiles, Condition, Face, Item, RedbeardCardItem, Way
from tortuga.games.maracaibo.components.phrases import Phrases
from tortuga.games.maracaibo.components.wording import actions_text, condition_text, effects_text, track_text
from tortuga.games.maracaibo.rules.catalogue import Need
from tortuga.games.maracaibo.rules.effects import COUNT_NAMES
from tortuga.kernel.messages import Say
from tortuga.kernel.title import Component

NOT_SHOWN = ("origin", "origins", "name")
NAMED = {
    "locations": "card",
    "residences": "card",
    "improvements": "card",
    "quests": "quest",
    "figureheads": "figurehead",
    "layouts": "layout",
}
"""Groups whose items have a name of their own in each language, and how its message begins."""
EFFECTS = ("effect", "effects", "scores")


class ListedItem(msgspec.Struct, frozen=True):
    group: str
    """Its file."""
    place: tuple[str, ...]
    """Where it stands there: storage, gold, 1."""
    key: str
    """Its name in the data; empty if it has none."""
    name: str
    words: str
    """Its values."""
    origin: str
    certain: tuple[tuple[str, str], ...]
    """Values that are more certain than the item, in words, and the origin of each."""


def components(parts: ComponentFiles, say: Say) -> list[Component]:
    """File by file, one row an item; values that are more certain than their item have a row of their own."""
    found = []
    for item in items(parts, say):
        found.append(Component(item.group, f"{item.name}: {item.words}", item.origin))
        found += [Component(item.group, f"{item.name}, {what}", origin) for what, origin in item.certain]
    return found


def items(parts: ComponentFiles, say: Say) -> Iterator[ListedItem]:
    """All items of the data, file by file."""
    words = _Words(say)
    for field in msgspec.structs.fields(ComponentFiles):
        group = field.encode_name
        for place, item in _items((), getattr(parts, field.name)):
            certain = tuple((words.certain(item, value), origin) for value, origin in item.origins.items())
            name = words.name(group, place, item)
            yield ListedItem(group, place, words.key(item), name, words.item(item), item.origin, certain)


def _items(place: tuple[str, ...], part: object) -> Iterator[tuple[tuple[str, ...], Item]]:
    """The items in a part, each with its place there: storage, gold, 1."""
    if isinstance(part, Item):
        yield place, part
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from _items((*place, name), getattr(part, name))
    elif isinstance(part, tuple):
        for number, one in enumerate(part, start=1):
            yield from _items((*place, str(number)), one)


class _Words:
    """Items and their values in one language."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.phrases = Phrases()

    @staticmethod
    def key(item: Item) -> str:
        return getattr(item, "name", "")

    def name(self, group: str, place: Sequence[str], item: Item) -> str:
        name = self.key(item)
        if group in NAMED:
            return self.called(NAMED[group], name)
        if name:
            shown = track_text(name, self.say) if place[0] == "track" else name
            return f"{self.say(f'maracaibo-item-{place[0]}')} {shown}"
        first, *rest = place
        told = [one if one.isdecimal() else self.say(f"maracaibo-treasure-{one}") for one in rest]
        return " ".join([self.say(f"maracaibo-item-{first.replace('_', '-')}"), *told])

    def called(self, kind: str, name: str) -> str:
        """An owner's own component may have no message; it goes by its name in the data."""
        key = f"maracaibo-{kind}-{name}"
        said = self.say(key)
        return name if said == key else said

    def item(self, item: Item) -> str:
        shown = [self.value(item, field) for field in item.__struct_fields__ if field not in NOT_SHOWN]
        return ", ".join(text for text in shown if text) or "-"

    def certain(self, item: Item, field: str) -> str:
        return self.say("maracaibo-item-name") if field == "name" else self.value(item, field)

    def value(self, item: Item, field: str) -> str:
        value = getattr(item, field)
        key = f"maracaibo-value-{field.replace('_', '-')}"
        match value:
            case None | ():
                return ""
            case bool():
                return self.say(key if value else f"{key}-not")
            case int():
                return self.say(key, count=value)
            case Condition(vp, needs):
                what = [Need(COUNT_NAMES[counted], number) for counted, number in needs.items()]
                return self.say(key, condition=condition_text(what, vp, self.say))
            case str():
                return self.effects([value]) if field in EFFECTS else self.word(key, field, value)
            case tuple():
                return self.listed(item, field, key, value)
        raise NotImplementedError(f"teach it to tell {field}")

    def word(self, key: str, field: str, value: str) -> str:
        match field:
            case "kind" | "treasure":
                return self.say(f"maracaibo-{field}-{value}")
            case "behind":
                return self.say(key, name=track_text(value, self.say))
            case "location":
                return self.called("card", value)
            case "extra":
                return self.say(key, action=self.redbeard(value))
        return self.say(key, name=value)

    def listed(self, item: Item, field: str, key: str, value: tuple[object, ...]) -> str:
        if field in EFFECTS:
            return self.effects(map(str, value))
        if field == "actions" and isinstance(item, RedbeardCardItem):
            return ", ".join(map(self.redbeard, item.actions))
        match field:
            case "actions":
                choices = [tuple(map(self.phrases.read, str(action).split(" / "))) for action in value]
                return actions_text(choices, self.say)
            case "columns":
                return "; ".join(map(self.column, value))
            case "rows":
                return " ".join(map(str, value))
            case "treasures":
                return ", ".join(self.say(f"maracaibo-treasure-{one}") for one in value)
        return self.say(key, what="; ".join(map(self.part, value)))

    def part(self, part: object) -> str:
        match part:
            case Face(name, effects):
                return f"{self.called('face', name)} ({self.effects(effects)})"
            case Way(to, None):
                return track_text(to, self.say)
            case Way(to, river):
                return self.say("maracaibo-value-river", name=track_text(to, self.say), count=river)
            case tuple():
                return self.effects(part)
        raise NotImplementedError(f"teach it to tell {part}")

    def effects(self, phrases: Iterable[str]) -> str:
        return effects_text([self.phrases.read(phrase) for phrase in phrases], self.say)

    def column(self, column: object) -> str:
        assert isinstance(column, tuple)
        return ", ".join(self.say(f"maracaibo-redbeard-{what}") for what in column)

    def redbeard(self, action: str) -> str:
        """`cards crew ship equipment`, in the order in which he looks for them."""
        first, *rest = action.split()
        if first == "cards":
            kinds = ", ".join(self.say(f"maracaibo-kind-{kind}") for kind in rest)
            return self.say("maracaibo-redbeard-cards", kinds=kinds)
        return self.say(f"maracaibo-redbeard-{action.replace(' ', '-')}")
