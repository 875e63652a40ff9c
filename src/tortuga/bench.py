"""How fast a title's rules are, and whether two builds play the same games: random play, for any title."""

from hashlib import blake2b
from time import process_time

import msgspec

import tortuga
from tortuga.kernel import registry
from tortuga.kernel.chance import Chance, Imagined
from tortuga.kernel.encoding import digest
from tortuga.kernel.playout import random_playout
from tortuga.kernel.state import State
from tortuga.kernel.title import Title


class Figures(msgspec.Struct, frozen=True):
    """What one CPU core did in one second, driven from Python, including setting up the games."""

    steps_per_cpu_s: float
    games_per_cpu_s: float
    copies_per_cpu_s: float
    compiled: bool


def measure(title_name: str, seconds: float) -> Figures:
    """Plays random games for three quarters of the CPU seconds, then copies states from the middle of games."""
    title = registry.title(title_name)
    chance = Imagined("bench")
    games = steps = 0
    spent = 0.0
    start = process_time()
    while spent < 0.75 * seconds or not games:
        steps += random_playout(_new(title, games, chance), chance)
        games += 1
        spent = process_time() - start
    return Figures(
        steps_per_cpu_s=round(steps / spent, 1),
        games_per_cpu_s=round(games / spent, 1),
        copies_per_cpu_s=round(_copies_per_cpu_s(title, 0.25 * seconds), 1),
        compiled=tortuga.compiled,
    )


def checksum(title_name: str, games: int) -> str:
    """A fingerprint of so many seeded random games: how each ended and after how many steps. Every build and
    every Python gives the same."""
    title = registry.title(title_name)
    total = blake2b(digest_size=16)
    for number in range(games):
        chance = Imagined(str(number))
        state = _new(title, number, chance)
        steps = random_playout(state, chance)
        total.update(f"{steps} {digest(state)}\n".encode())
    return total.hexdigest()


def _new(title: Title, number: int, chance: Chance) -> State:
    """A game with the usual options; the numbers of seats take turns."""
    return title.new(title.read_options({}), title.seats[number % len(title.seats)], chance, None)


def _copies_per_cpu_s(title: Title, seconds: float) -> float:
    middles = []
    for number in range(8 * len(title.seats)):
        chance = Imagined(str(number))
        length = random_playout(_new(title, number, chance), chance)
        chance = Imagined(str(number))
        state = _new(title, number, chance)
        random_playout(state, chance, length // 2)
        middles.append(state)
    copies = 0
    spent = 0.0
    start = process_time()
    while spent < seconds or not copies:
        for state in middles:
            state.copy()
        copies += len(middles)
        spent = process_time() - start
    return copies / spent
