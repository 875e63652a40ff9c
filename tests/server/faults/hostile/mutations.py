"""What a hostile guest sends: values that fit a JSON schema, and what becomes of them when one thing goes wrong.

Everything is drawn from the dice that are handed in, so the same dice make the same thing.
"""

import copy
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import msgspec

from tortuga.server.protocol import FRAME

Schema: TypeAlias = dict[str, Any]
Known: TypeAlias = Callable[[str, Random], Any]
"""A value that means something in this house, for a field of that name; UNKNOWN where there is none."""
UNKNOWN = object()
DEEP = 5_000
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
TEXTS = (
    "",
    " ",
    "\x00",
    "\u202egnp.exe",
    "Zażółć gęślą jaźń",
    "їжак 🏴‍☠️",
    "a\u0301" * 50,
    "\ufeff",
    "\u2028",
    "x" * 5000,
    "%s%n{0}{{",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "draw wreck; draw wreck",
    "bot:random",
    "NaN",
    "-1",
)
NUMBERS = (-1, 0, 1, 2, 15, 16, 255, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 2**64, 10**30, -(10**400))
ODD: tuple[Any, ...] = (None, True, False, 0.5, -0.0, 1e308, [], {}, [[]], {"": None}, ["x"] * 300)


def resolved(schema: Schema, components: Schema) -> Schema:
    while "$ref" in schema:
        schema = components[schema["$ref"].rpartition("/")[2]]
    return schema


def fitting(schema: Schema, components: Schema, dice: Random, known: Known, name: str = "") -> Any:
    """A value as the schema wants it; where the house knows things of that name, mostly one of them."""
    schema = resolved(schema, components)
    if name and dice.random() < 0.9:
        value = known(name, dice)
        if value is not UNKNOWN:
            return value
    if "anyOf" in schema:
        return fitting(dice.choice(schema["anyOf"]), components, dice, known, name)
    if "enum" in schema:
        return dice.choice(schema["enum"])
    match schema.get("type"):
        case "object":
            wanted = set(schema.get("required", ()))
            return {
                field: fitting(part, components, dice, known, field)
                for field, part in schema.get("properties", {}).items()
                if field in wanted or dice.random() < 0.5
            }
        case "array":
            count = dice.randint(schema.get("minItems", 0), min(schema.get("maxItems", 4), 6))
            return [fitting(schema.get("items", {}), components, dice, known, name) for _ in range(count)]
        case "integer":
            low, high = schema.get("minimum", -5), schema.get("maximum", 2**53)
            return dice.choice([low, high, dice.randint(low, high), min(high, low + dice.randrange(20))])
        case "string":
            return _text(schema, dice)
        case "boolean":
            return dice.random() < 0.5
        case "null":
            return None
    return dice.choice(ODD)


def _text(schema: Schema, dice: Random) -> str:
    if "pattern" in schema:
        size = dice.randint(schema.get("minLength", 1), min(schema.get("maxLength", 40), 40))
        return "".join(dice.choice(LETTERS) for _ in range(size))
    return dice.choice(TEXTS)[: schema.get("maxLength", FRAME)]


def encoded(thing: Any) -> bytes:
    """As JSON; a number that JSON libraries of others would send too, however large."""
    try:
        return msgspec.json.encode(thing)
    except OverflowError:
        return repr(thing).replace("'", '"').replace("None", "null").replace("True", "true").encode()


def damaged(thing: Any, dice: Random) -> bytes:
    """JSON of the thing with one thing wrong in it, or no JSON at all."""
    raw = bytearray(encoded(thing))
    match dice.randrange(10):
        case 0:
            raw.insert(dice.randrange(len(raw) + 1), dice.randrange(0x80, 0x100))
        case 1:
            del raw[dice.randrange(len(raw)) :]
        case 2:
            raw *= 2
        case 3:
            depth = dice.choice([50, 900, DEEP])
            at = raw.find(b":") + 1
            raw[at:at] = b"[" * depth + b"]" * dice.choice([0, depth])
        case 4:
            raw = bytearray(dice.randbytes(dice.randrange(400)))
        case 5:  # half of a pair, and a code point that isn't a character
            raw = raw.replace(b'"', b'"' + dice.choice([b"\\ud800", b"\\u0000", b"\\x", b"\xed\xa0\x80"]), 3)
        case _:
            return encoded(_altered(thing, dice))
    return bytes(raw)


def _altered(thing: Any, dice: Random) -> Any:
    """The same with another value somewhere, a field more or a field less."""
    made = copy.deepcopy(thing)
    holders = list(_holders(made))
    if not holders:
        return odd(dice)
    holder = dice.choice(holders)
    keys: list[Any] = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    match dice.randrange(6):
        case 0 if isinstance(holder, dict):
            holder[dice.choice(TEXTS)] = odd(dice)
        case 1:
            del holder[dice.choice(keys)]
        case _:
            holder[dice.choice(keys)] = odd(dice)
    return made


def _holders(thing: Any) -> list[Any]:
    """The thing and all in it that hold something."""
    if not isinstance(thing, dict | list) or not thing:
        return []
    inner = thing.values() if isinstance(thing, dict) else thing
    return [thing, *(holder for part in inner for holder in _holders(part))]


def odd(dice: Random) -> Any:
    return dice.choice([dice.choice(TEXTS), dice.choice(NUMBERS), dice.choice(ODD)])
