"""Record files to bring in: real ones, very long ones, and some that were tampered with."""

from random import Random

import msgspec

from conformance.positions import NAMES, happen
from server.faults.hostile.mutations import TEXTS, encoded, odd
from server.faults.players import Json
from tortuga.kernel import Game, Imagined, registry
from tortuga.kernel.records import _Chain, dump

SOME_MOVES = 80
LONG_GAME = 3_000
"""Records of a game that goes back and forth."""


def some_game(title: str, seed: str) -> str:
    """A game by chance, not always to its end."""
    chance = Imagined(f"{title} {seed}")
    game = Game.start(registry.title(title), NAMES[:2], seed=f"record {seed}")
    for _ in range(SOME_MOVES):
        if not game.state.due():
            break
        happen(game, chance)
    return dump(game.header, game.records).decode()


def long_game(seed: str) -> str:
    """A game in which people change their minds thousands of times."""
    chance = Imagined(f"long {seed}")
    game = Game.start(registry.title("rum"), NAMES[:3], seed=f"long {seed}")
    while len(game.records) < LONG_GAME and game.state.due():
        happen(game, chance)
        if len(game.folded) > 20:
            game.take_back(game.folded[chance.roll(10)].record.n)
    return dump(game.header, game.records).decode()


def tampered(record: str, dice: Random) -> str:
    """With something else in it: some by somebody who knows how its sums are made."""
    lines = record.splitlines()
    match dice.randrange(7):
        case 0:
            at = dice.randrange(len(record))
            return record[:at] + dice.choice(TEXTS)[:50] + record[at + 1 :]
        case 1:
            return record[: dice.randrange(len(record))]
        case 2:
            dice.shuffle(lines)
            return "\n".join(lines) + "\n"
        case 3:
            return "\n".join(lines[: dice.randrange(4)]) + "\n"
    chosen = 0 if dice.random() < 0.3 else dice.randrange(len(lines))
    told: list[Json] = [msgspec.json.decode(line) for line in lines]
    for line in told:
        del line["sum"]
    field = dice.choice(list(told[chosen]))
    told[chosen][field] = dice.choice([odd(dice), [0] * 50, [2**31 - 1] * 5, 10**9, "seat 0"])
    if dice.random() < 0.3:
        told.insert(dice.randrange(1, len(told) + 1), dice.choice(told))
    return _summed(told)


def _summed(lines: list[Json]) -> str:
    chain, written = _Chain(), []
    for line in lines:
        body = encoded(line)
        written.append(body[:-1] + b',"sum":"' + chain.add(body).encode() + b'"}\n')
    return b"".join(written).decode("utf-8", "replace")
