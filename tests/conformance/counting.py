"""Count files: how many sequences of moves there are from fixed positions, by their length.

A position is a golden game up to one of its records; from there on chance answers in turn.
"""

from pathlib import Path

import msgspec

from conformance.goldens import folder, logs
from conformance.in_turn import InTurn
from tortuga.kernel import Game, State, Title
from tortuga.kernel.records import load

DEPTH = 3
ENOUGH = 1_000
"""Sequences; with this many or more it isn't counted deeper."""


class Count(msgspec.Struct, frozen=True):
    game: str
    after: int
    sequences: tuple[int, ...]


def path(title: Title) -> Path:
    return folder(title) / "counts.json"


def read(title: Title) -> list[Count]:
    return msgspec.json.decode(path(title).read_bytes(), type=list[Count])


def write(title: Title) -> None:
    """Four positions of each golden game."""
    counts = []
    for game in logs(title):
        _, records = load(game)
        afters = sorted({1 + len(records) * part // 4 for part in range(4)})
        counts += [Count(game.name, after, count(title, game.name, after)) for after in afters]
    path(title).write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(one) for one in counts) + b"\n]\n")


def count(title: Title, game: str, after: int) -> tuple[int, ...]:
    header, records = load(folder(title) / game)
    state = Game.fold(title, header, records[:after]).state
    found: list[int] = []
    while len(found) < DEPTH and (not found or found[-1] < ENOUGH):
        found.append(sequences(state, len(found) + 1))
    return tuple(found)


def sequences(state: State, depth: int) -> int:
    if depth == 1:
        return sum(len(state.moves(seat)) for seat in state.due())
    total = 0
    for seat in state.due():
        for move in state.moves(seat):
            after = state.copy()
            after.play(seat, move, InTurn(), None)
            total += sequences(after, depth - 1)
    return total
