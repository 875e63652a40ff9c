"""The titles of the house as data: seats, options, bots, languages. All of it comes from the title itself, so a
third party's title is listed like ours."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal, get_type_hints

import msgspec
from msgspec import Struct, inspect

from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.kernel.title import OptionForm, Title
from tortuga.texts import LANGUAGES, Texts


class OptionCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option of a title and what it takes; `text` stands for whatever has no better form.

    Its texts are the title's own: `label_key` with the attribute `help`, and for each choice `<label_key>-<choice>`.
    """

    name: str
    kind: Literal["switch", "choice", "number", "text"]
    default: Any = None
    choices: list[str | int] = []
    least: int | float | None = None
    most: int | float | None = None
    label_key: str
    help_key: str
    none_key: str | None = None
    """Where it may stay unset (null): the text of what happens then."""
    group_key: str | None = None
    """The heading that it shares with others."""
    only_alone: bool = False
    """Does it change nothing unless somebody plays alone?"""
    only_with: dict[str, Any] = {}
    """The value of another option without which this one may not be set."""
    levels: bool = False
    """Of a number: does each have a name, `<label_key>-<number>`, with the attribute `help`?"""
    main: bool = False
    """Is everybody asked for it, not only people who want to see more options?"""
    sketches: dict[str, list[list[str]]] = {}
    """Of a choice: what each looks like, row by row; in every cell a word such as `card`, or nothing."""


class SeatRange(Struct, frozen=True):
    least: int
    most: int


class TitleCard(Struct, frozen=True, kw_only=True):
    """A title as the API lists it."""

    name: str
    name_key: str
    about_key: str
    rules: str
    """The version of its rules."""
    seats: SeatRange
    turn_seconds: int | None
    """What its rules give for a turn, if they do."""
    bots: list[str]
    adviser: str
    """The bot that gives hints, and plays for somebody who left."""
    gentlest: str
    """The bot for a first game."""
    levels: list[str]
    """The bots from the weakest to the strongest."""
    options: list[OptionCard]
    lesson: bool
    """Does it have a lesson?"""
    languages: list[str]
    """Those in which it has texts of its own; in the others it speaks English."""


def card(title: Title) -> TitleCard:
    return TitleCard(
        name=title.name,
        name_key=title.word.id,
        about_key=f"{title.name}-about",
        rules=title.version,
        seats=SeatRange(title.seats[0], title.seats[-1]),
        turn_seconds=title.turn_seconds,
        bots=registry.bots(title.name),
        adviser=registry.adviser(title),
        gentlest=registry.gentlest(title),
        levels=registry.levels(title),
        options=options(title),
        lesson=title.lesson is not None,
        languages=[code for code in LANGUAGES if (title.locale / code / f"{title.name}.ftl").exists()],
    )


def options(title: Title) -> list[OptionCard]:
    """The options of a title, in the order in which it names them."""
    shape = inspect.type_info(title.options_type)
    assert isinstance(shape, inspect.StructType)
    defaults = msgspec.json.decode(msgspec.json.encode(title.read_options({})))
    hints = get_type_hints(title.options_type, include_extras=True)
    return [
        _option(title, field.name, field.type, defaults[field.name], _asked(hints[field.name]))
        for field in shape.fields
    ]


def _asked(hint: Any) -> OptionForm:
    notes = getattr(hint, "__metadata__", ())
    return next((note for note in notes if isinstance(note, OptionForm)), OptionForm())


def _option(title: Title, name: str, shape: inspect.Type, default: Any, asked: OptionForm) -> OptionCard:
    label = f"{title.name}-option-{name.replace('_', '-')}"
    kinds, unset = _kinds(shape)
    sketches = {choice: [list(row) for row in title.sketch(name, choice)] for choice in title.choices(name)}
    return OptionCard(
        name=name,
        default=default,
        label_key=label,
        help_key=f"{label}.help",
        none_key=f"{label}-none" if unset else None,
        group_key=asked.group and f"{title.name}-options-{asked.group}",
        only_alone=asked.only_alone,
        only_with=dict([asked.only_with] if asked.only_with else ()),
        levels=asked.levels,
        main=asked.main,
        sketches={choice: rows for choice, rows in sketches.items() if rows},
        **(_choice(title.choices(name)) if title.choices(name) else _form(kinds[0] if len(kinds) == 1 else shape)),
    )


def _kinds(shape: inspect.Type) -> tuple[list[inspect.Type], bool]:
    """The kinds of value that an option takes, apart from null; and whether it takes null too."""
    kinds = list(shape.types) if isinstance(shape, inspect.UnionType) else [shape]
    kinds = [_plain(kind) for kind in kinds]
    values = [kind for kind in kinds if not isinstance(kind, inspect.NoneType)]
    return values, len(values) < len(kinds)


def _plain(shape: inspect.Type) -> inspect.Type:
    return _plain(shape.type) if isinstance(shape, inspect.Metadata) else shape


def _choice(values: Iterable[Any]) -> dict[str, Any]:
    return {"kind": "choice", "choices": list(values)}


def _form(shape: inspect.Type) -> dict[str, Any]:
    match shape:
        case inspect.BoolType():
            return {"kind": "switch"}
        case inspect.LiteralType(values=values):
            return _choice(values)
        case inspect.EnumType(cls=cls):
            return _choice(map(msgspec.to_builtins, cls))
        case inspect.IntType(gt=gt, ge=ge, lt=lt, le=le):
            least = ge if gt is None else gt + 1
            most = le if lt is None else lt - 1
            return {"kind": "number", "least": least, "most": most}
        case inspect.FloatType(gt=gt, ge=ge, lt=lt, le=le):
            return {"kind": "number", "least": ge if gt is None else gt, "most": le if lt is None else lt}
    return {"kind": "text"}


@cache
def box(title: Title, language: str) -> Struct:
    """A title's components in a language; Refusal `box-unknown` where they are not drawn from data."""
    found = title.box(Texts(language, (title.locale,)))
    if found is None:
        raise Refusal("box-unknown")
    return found
