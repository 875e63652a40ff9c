"""The box for people to look at: every item of the data in one line, with how certain we are of it."""

from collections.abc import Iterator

import msgspec

from tortuga.games.maracaibo.parts import Item, Parts
from tortuga.kernel.title import Component

NOT_SHOWN = ("origin", "origins", "about")


def components(parts: Parts) -> list[Component]:
    """File by file, one row an item; values that are more certain than their item have a row of their own."""
    found = []
    for field in msgspec.structs.fields(Parts):
        for place, item in _items("", getattr(parts, field.name)):
            name = getattr(item, "name", place)
            found.append(Component(field.encode_name, f"{name}: {_values(item)}", item.origin))
            for value, origin in item.origins.items():
                what = _shown(value, getattr(item, value))
                found.append(Component(field.encode_name, f"{name}, {value}: {what}", origin))
    return found


def _items(place: str, part: object) -> Iterator[tuple[str, Item]]:
    """The items in a part; those without a name are called by their place in it, `storage gold 1`."""
    if isinstance(part, Item):
        yield place, part
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from _items(f"{place} {name}".strip(), getattr(part, name))
    elif isinstance(part, tuple):
        for number, one in enumerate(part, start=1):
            yield from _items(f"{place} {number}", one)


def _values(item: msgspec.Struct) -> str:
    fields = [name for name in item.__struct_fields__ if name not in (*NOT_SHOWN, "name")]
    shown = [_shown(name, getattr(item, name)) for name in fields]
    return ", ".join(text for text in shown if text) or "-"


def _shown(name: str, value: object) -> str:
    label = name.replace("_", " ")
    match value:
        case None | () | "":
            return ""
        case bool():
            return label if value else f"no {label}"
        case int():
            return f"{label} {value}"
        case str():
            return f"{label} {value}" if name in ("extra", "behind", "to") else value
        case tuple():
            return ("; " if name in ("faces", "columns") else ", ").join(_shown("", one).strip() for one in value)
        case dict():
            return ", ".join(f"{key} {number}" for key, number in value.items())
        case msgspec.Struct():
            inside = f"{getattr(value, 'name', '')} {_values(value)}".strip()
            return f"{label} ({inside})" if label else inside
    return str(value)
