"""JSON schemas of all that the house and the browser say to each other, from which the browser's types are made; and
constants that both have to know.

`python -m tortuga.server.schema web/schema` writes them; a test fails when they are not those of the structs.
"""

import sys
from collections.abc import Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from tortuga.kernel import registry
from tortuga.kernel.records import Header
from tortuga.kernel.title import Title
from tortuga.lessons import Lesson, LessonAnswer
from tortuga.server import pages, protocol, titles
from tortuga.server.api.guests import Me
from tortuga.server.api.history import GameCurve, ReplayMoment
from tortuga.server.api.house import HouseFacts
from tortuga.server.api.links import Link
from tortuga.server.api.lists import TableLine
from tortuga.server.api.tables import OpenedTable
from tortuga.server.api.titles import RulesPage
from tortuga.server.text_answers import TextSources
from tortuga.server.workers import puzzles, reviews
from tortuga.texts import LANGUAGES

UNIONS: dict[str, Any] = {"Command": protocol.AnyCommand, "Reply": protocol.Reply, "Clock": protocol.Clock}
HOUSE: tuple[Any, ...] = (
    protocol.OpenTable,
    protocol.Now,
    protocol.Bye,
    Me,
    Link,
    OpenedTable,
    TableLine,
    ReplayMoment,
    GameCurve,
    reviews.ReviewSoFar,
    TextSources,
    RulesPage,
    Lesson,
    puzzles.Posed,
    puzzles.Judged,
    puzzles.Solved,
    LessonAnswer,
    titles.TitleCard,
    Header,
    HouseFacts,
)


def schemas() -> dict[str, dict[str, Any]]:
    """By name: `house`, and each title's own views, offers and events."""
    titles = {name: _of_title(registry.title(name)) for name in registry.titles()}
    return {"house": _schema("House", HOUSE, UNIONS), **titles}


def _of_title(title: Title) -> dict[str, Any]:
    always = (title.options_type, title.view_type, title.offer_type)
    some = (title.assessment_type, title.details_type, title.box_type)
    types = (*always, *(one for one in some if one is not None))
    return _schema(title.name.title(), types, {"Event": reduce(or_, title.event_types)})


def _schema(name: str, types: tuple[Any, ...], unions: dict[str, Any]) -> dict[str, Any]:
    """Structs have a name of their own; unions are given one."""
    made, definitions = msgspec.json.schema_components([*unions.values(), *types], ref_template="#/definitions/{name}")
    definitions |= zip(unions, made, strict=False)
    for struct in _structs(inspect.multi_type_info([*unions.values(), *types]), set()):
        shape = definitions[struct.__name__]
        if _is_written(struct):
            shape["required"] = [one.encode_name for one in msgspec.structs.fields(struct)]
            if struct.__struct_config__.tag is not None:
                shape["required"].insert(0, struct.__struct_config__.tag_field)
    return {"title": name, "type": "object", "definitions": _with_tuples(definitions)}


def _with_tuples(schema: Any) -> Any:
    """Arrays of a fixed length as earlier drafts wrote them: what makes the browser's types knows no `prefixItems`."""
    if isinstance(schema, list):
        return [_with_tuples(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {name: _with_tuples(one) for name, one in schema.items()}
    if "prefixItems" in made:
        made |= {"items": made.pop("prefixItems"), "additionalItems": False}
    return made


def _is_written(struct: type[msgspec.Struct]) -> bool:
    """Does the house write it, with every field? What refuses unknown fields, it only reads."""
    config = struct.__struct_config__
    return not config.omit_defaults and not config.forbid_unknown_fields


def _structs(found: object, known: set[type[msgspec.Struct]]) -> Iterator[type[msgspec.Struct]]:
    """All that these types are made of, each once: some hold their own kind."""
    if isinstance(found, list | tuple):
        for one in found:
            yield from _structs(one, known)
    elif isinstance(found, inspect.Type | inspect.Field):
        if isinstance(found, inspect.StructType):
            if found.cls in known:
                return
            known.add(found.cls)
            yield found.cls
        for name in found.__struct_fields__:
            yield from _structs(getattr(found, name), known)


def constants() -> dict[str, Any]:
    """By name: languages as their speakers call them, the numbers of each clock, the addresses of pages, and how long
    texts of people may be."""
    clocks = {clock.__struct_config__.tag: _numbers(clock) for clock in get_args(protocol.Clock)}
    longest = {"name": protocol.NAME, "chat": protocol.CHAT}
    return {"LANGUAGES": LANGUAGES, "CLOCKS": clocks, "PAGES": pages.ADDRESSES, "LONGEST": longest}


def _numbers(clock: type[msgspec.Struct]) -> dict[str, Any]:
    found = inspect.type_info(clock)
    assert isinstance(found, inspect.StructType)
    return {field.name: _limits(field) for field in found.fields}


def _limits(field: inspect.Field) -> dict[str, Any]:
    assert isinstance(field.type, inspect.IntType)
    return {"least": field.type.ge, "most": field.type.le, "usual": field.default}


def files() -> dict[str, str]:
    """By name, all that is written into the folder."""
    return {**{f"{name}.json": text(schema) for name, schema in schemas().items()}, "constants.ts": module(constants())}


def text(schema: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2).decode() + "\n"


def module(values: dict[str, Any]) -> str:
    """Constants as a module of TypeScript, which knows their very values and not only their types."""
    lines = (f"export const {name} = {_written(value)} as const;\n" for name, value in values.items())
    return "".join(("// Made from the structs of the house.\n", *lines))


def _written(value: Any) -> str:
    """Lists in one line."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2 if isinstance(value, dict) else 0).decode()


def main(folder: Path) -> None:
    for name, content in files().items():
        (folder / name).write_text(content, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
