"""`tortuga solve`: positions as JSON lines in, best turns as JSON lines out. A wrong line is answered with the reason,
and the others continue."""

from collections.abc import Iterable, Iterator
from time import process_time
from typing import Any

import msgspec

from tortuga.games.rummikub.rules.jokers import FREE, JOKER_RULES
from tortuga.games.rummikub.rules.melds import Meld, meld_of
from tortuga.games.rummikub.rules.tiles import COPIES, JOKER, NAMES, counts_of, names, read_tile
from tortuga.games.rummikub.solver.best_turn import (
    JOKER_VALUE,
    OBJECTIVES,
    TILES,
    Turn,
    solve,
    solve_building,
    solve_first,
)
from tortuga.games.rummikub.solver.manipulations import Manipulation
from tortuga.games.rummikub.solver.problem import MOST_VALUE
from tortuga.kernel.errors import NotationError, OptionError, Refusal
from tortuga.texts import Texts

MOST_JOKERS = 4
"""Rummi's (RT-1.1)."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a line or, by flags, of all lines that don't have them."""

    joker: str | None = None
    objective: str | None = None
    first_meld: int | None = None
    building: bool | None = None
    """With a first meld: may the same turn build on the table (RK-3.8)?"""
    joker_value: int | None = None


class Position(Asked, frozen=True, forbid_unknown_fields=True):
    """One line. A run is written in rising order with J in its place, a group in any order (RK-2.5)."""

    id: str | int | None = None
    table: list[list[str]] = []
    rack: list[str] = []


class Answer(msgspec.Struct, frozen=True):
    id: str | int | None
    tiles: int
    value: int
    placed: tuple[str, ...]
    table: list[tuple[str, ...]]
    steps: list[dict[str, Any]]
    cpu_ms: float


class Wrong(msgspec.Struct, frozen=True):
    id: str | int | None
    error: str


def answers(lines: Iterable[str], flags: Asked, texts: Texts) -> Iterator[str]:
    """An answer for every line that is not empty."""
    checked(flags)
    for line in lines:
        if line.strip():
            yield msgspec.json.encode(_answer(line, flags, texts)).decode()


def checked(asked: Asked) -> None:
    """Refuses what no position can be solved for."""
    for name, value, known in (("joker", asked.joker, JOKER_RULES), ("objective", asked.objective, OBJECTIVES)):
        if value is not None and value not in known:
            raise OptionError("option-value", name=name, value=value)
    for name, number, most in (
        ("first_meld", asked.first_meld, MOST_VALUE),
        ("joker_value", asked.joker_value, 100),
    ):
        if number is not None and not 0 <= number <= most:
            raise OptionError("option-value", name=name, value=str(number))


def _answer(line: str, flags: Asked, texts: Texts) -> Answer | Wrong:
    name = None
    try:
        fields = msgspec.json.decode(line)
        if isinstance(fields, dict) and isinstance(fields.get("id"), str | int):
            name = fields["id"]
        return solved(msgspec.convert(fields, Position), flags)
    except msgspec.MsgspecError as error:
        return Wrong(name, texts("solve-wrong-line", reason=str(error)))
    except Refusal as refusal:
        return Wrong(name, texts.refusal(refusal))


def solved(position: Position, flags: Asked) -> Answer:
    """The best turn of a position. The flags fill in what it doesn't say itself."""
    checked(position)
    start = process_time()
    table = [_read_set(tiles) for tiles in position.table]
    rack = [_read(text) for text in position.rack]
    _check_copies([one for meld in table for one in meld.tiles] + rack)
    joker_value = _first(position.joker_value, flags.joker_value, JOKER_VALUE)
    objective = position.objective or flags.objective or TILES
    least = position.first_meld if position.first_meld is not None else flags.first_meld
    rule = position.joker or flags.joker or FREE
    if least is None:
        turn = solve(table, rack, rule, objective, joker_value)
    elif flags.building if position.building is None else position.building:
        turn = solve_building(table, rack, least, rule, objective, joker_value)
    else:
        turn = solve_first(rack, least, objective, joker_value)
        turn = Turn(turn.laid, turn.value, (*table, *turn.table), turn.manipulations)
    return Answer(
        position.id,
        len(turn.laid),
        turn.value,
        names(turn.laid),
        [names(meld.tiles) for meld in turn.table],
        [written(manipulation) for manipulation in turn.manipulations],
        round((process_time() - start) * 1000, 3),
    )


def _first(*values: int | None) -> int:
    return next(value for value in values if value is not None)


def written(manipulation: Manipulation) -> dict[str, Any]:
    """`make` is the set that is put together, `rack` and `from` where its tiles come from."""
    written: dict[str, Any] = {"make": names(manipulation.meld.tiles)}
    if manipulation.rack:
        written["rack"] = names(manipulation.rack)
    if manipulation.parts:
        written["from"] = [{"set": names(part.start.tiles), "tiles": names(part.tiles)} for part in manipulation.parts]
    return written


def _read(text: str) -> int:
    kind = read_tile(text)
    if kind is None:
        raise NotationError("solve-no-tile", text=text)
    return kind


def _read_set(texts: list[str]) -> Meld:
    meld = meld_of([_read(text) for text in texts])
    if meld is None:
        raise NotationError("solve-no-set", text=" ".join(texts))
    return meld


def _check_copies(tiles: list[int]) -> None:
    for kind, count in enumerate(counts_of(tiles)):
        most = MOST_JOKERS if kind == JOKER else COPIES
        if count > most:
            raise NotationError("solve-too-many", tile=NAMES[kind], count=count, most=most)
