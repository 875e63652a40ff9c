"""Where the suite looks: random games of every title, with all its options and seats, from seeds."""

import os
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

import msgspec
import pytest

from titles.planks import PlanksTitle
from titles.skirmish import SkirmishTitle
from tortuga.kernel import (
    Chance,
    Game,
    Imagined,
    Listener,
    NotationError,
    OptionError,
    Options,
    Refusal,
    RuleError,
    State,
    Title,
    registry,
)

T = TypeVar("T")

SCALE = int(os.environ.get("TORTUGA_TEST_SCALE", "1"))
COSTLY: dict[str, int] = {"maracaibo": 10, "rummi": 25, "rummikub": 25}
"""Titles of which one game takes as long as this many of the others: fewer of them are played."""
DRAWN_FROM: dict[str, Sequence[object]] = {"rounds": (1, 1, 2), "must_lay": (*[False] * 15, True)}
"""Options of some titles, and what the suite draws them from: long matches show nothing new, and where laying is a
duty every turn asks the solver."""
MANY_JOKERS = 3
"""With this many, and laying a duty, a random game of Rummikub can take a minute."""
NAMES = ("Ania", "Bartek", "Cyryl", "Daria", "Ewa", "Fedir")
TITLES: dict[str, Title] = {name: registry.title(name) for name in registry.titles()} | {
    title.name: title for title in (PlanksTitle(), SkirmishTitle())
}

every_title = pytest.mark.parametrize("title", list(TITLES.values()), ids=list(TITLES))


def batches(count: int) -> pytest.MarkDecorator:
    """Splits a long test, so that several processes share it."""
    return pytest.mark.parametrize("batch", range(count))


class Position(NamedTuple):
    """A moment of a random game; `chance` is at the test's disposal."""

    title: Title
    state: State
    seats: int
    chance: Imagined

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.seats)]


def pick(chance: Chance, things: Sequence[T]) -> T:
    return things[chance.roll(len(things)) - 1]


def many(title: Title, count: int) -> int:
    """How many games of a title are played where others play this many; in the usual run half as many."""
    games = count * SCALE if SCALE > 1 else count // 2
    return max(1, games // COSTLY.get(title.name, 1))


def values(kind: msgspec.inspect.Type) -> list[object]:
    """What a field of options may hold; a few, where it could be any number."""
    match kind:
        case msgspec.inspect.LiteralType(values=literals):
            return list(literals)
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.IntType(ge=ge, le=le):
            return list(range(1 if ge is None else ge, 3 if le is None else le + 1))
        case msgspec.inspect.NoneType():
            return [None]
        case msgspec.inspect.UnionType(types=types):
            return [value for one in types for value in values(one)]
    raise NotImplementedError(f"teach the suite to choose options of {kind}")


def random_options(title: Title, seats: int, chance: Chance) -> Options:
    """Half of the fields as they are by default, the others anyhow, so long as they fit together."""
    shape = msgspec.inspect.type_info(title.options_type)
    assert isinstance(shape, msgspec.inspect.StructType)
    while True:
        chosen = {
            field.name: pick(chance, DRAWN_FROM.get(field.name) or title.choices(field.name) or values(field.type))
            for field in shape.fields
            if field.name in DRAWN_FROM or chance.roll(2) == 1
        }
        try:
            options = title.read_options(chosen)
            title.check_options(options, seats)
        except OptionError:
            continue
        if not (getattr(options, "must_lay", False) and getattr(options, "jokers", 0) >= MANY_JOKERS):
            return options


def random_table(title: Title, chance: Chance) -> tuple[Options, int]:
    seats = pick(chance, title.seats)
    return random_options(title, seats, chance), seats


def opening(title: Title, seed: object, tell: Listener | None = None) -> Position:
    """A game just dealt."""
    chance = Imagined(f"{title.name} {seed}")
    options, seats = random_table(title, chance)
    return Position(title, title.new(options, seats, chance, tell), seats, chance)


def step(position: Position, tell: Listener | None = None) -> None:
    """A random decision of a seat that owes one; now and then its clock runs out."""
    _, state, _, chance = position
    seat = pick(chance, state.due())
    move = pick(chance, state.moves(seat))
    if chance.roll(20) > 1:
        state.play(seat, move, chance, tell)
    else:
        state.lapse(seat, move if chance.roll(2) == 1 else None, chance, tell)


def walk(title: Title, seed: object, tell: Listener | None = None) -> Iterator[Position]:
    """Every moment of a random game, the last one too. Always the same state, which goes on after the yield."""
    position = opening(title, seed, tell)
    yield position
    while position.state.due():
        step(position, tell)
        yield position


def moments(title: Title, seed: object, games: int, every: int = 1) -> Iterator[Position]:
    """One in `every` moments of this many random games."""
    for number in range(games):
        for position in walk(title, f"{seed} {number}"):
            if position.chance.roll(every) == 1:
                yield position


def decisions(title: Title, seed: object, games: int, every: int = 1) -> Iterator[tuple[Position, int]]:
    """Unfinished moments, each with a seat that owes a decision."""
    for position in moments(title, seed, games, every):
        if due := position.state.due():
            yield position, pick(position.chance, due)


def texts(title: Title, seed: object, count: int = 30) -> list[str]:
    """Moves of other games in notation, and things that nobody would say."""
    found = [
        title.write(position.state, seat, move)
        for position, seat in decisions(title, f"texts {seed}", games=3)
        for move in position.state.moves(seat)
    ]
    chance = Imagined(f"texts {seed}")
    nonsense = ["", " ", "draw nothing", "7", "😀", "R" * 1000, found[0] * 2, found[0] + " " + found[-1]]
    return [*nonsense, *(pick(chance, found) for _ in range(count))]


def refusal(title: Title, state: State, seat: int, text: str) -> Refusal | None:
    """Why a text isn't a legal move right now, or None if it is."""
    try:
        state.check(seat, title.read(state, seat, text))
    except (NotationError, RuleError) as refused:
        return refused
    return None


def live_game(title: Title, seed: object) -> tuple[Game, Imagined]:
    """A real game just dealt, and chance to choose its decisions by."""
    chance = Imagined(f"table {title.name} {seed}")
    options, seats = random_table(title, chance)
    return Game.start(title, NAMES[:seats], seed=f"{seed}", options=options), chance


def random_decision(game: Game, chance: Chance) -> tuple[int, str]:
    """A seat that owes one, and a move for it in notation."""
    seat = pick(chance, game.state.due())
    return seat, game.title.write(game.state, seat, pick(chance, game.state.moves(seat)))


def happen(game: Game, chance: Chance) -> None:
    """One random thing that may happen at a table: mostly a decision, else a clock, a take-back or the house."""
    seat, text = random_decision(game, chance)
    match chance.roll(20):
        case 1:
            game.lapse(seat)
        case 2:
            game.lapse(seat, text)
        case 3 if len(game.folded) > 1:
            game.take_back(pick(chance, game.folded[-4:-1]).record.n)
        case 4:
            game.house("takeover", seat, "bot:random")
        case _:
            game.play(seat, text, by="bot:random" if chance.roll(4) == 1 else None)
