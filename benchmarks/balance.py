"""How Pirates of Maracaibo plays with our data: games of its own bot, measured against what the game should be like.

    python benchmarks/balance.py                  the report, as text
    python benchmarks/balance.py --write docs     also docs/balance.md and its plots
    python benchmarks/balance.py --data my-copy/  with other data files

Most values of the cards and boards are reconstructed, so this says whether they make a game; only such values are
tuned. Bots see views only. Games go by seed: the same numbers of games give the same report.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from tortuga.games.maracaibo.rules.effects import COUNT_CARD, COUNT_RESIDENCE, COUNT_RIVER, COUNT_UPGRADE
from tortuga.games.maracaibo.rules.moves import members
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.scoring import is_met, score_parts
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.kernel import Imagined, registry

SOURCES = ("play", "rivers", "doubloons", "card", "residence", "treasure", "buried", "quest", "many")
SOURCE_NAMES = {
    "play": "during the game",
    "rivers": "rivers",
    "doubloons": "doubloons",
    "card": "improvements",
    "residence": "residences",
    "treasure": "treasures",
    "buried": "burying",
    "quest": "quests",
    "many": "six quests",
}
LEAST_KEPT = 5
"""A quest kept less often says nothing."""


class Played(NamedTuple):
    """What one game tells; by seat, Redbeard last."""

    scores: list[int]
    first: int
    turns: float
    parts: list[dict[str, int]]
    quests: list[tuple[str, bool, bool]]
    """Kept ones: is the easier, is the harder condition met?"""
    rivers: list[int]
    upgrades: list[int]
    improvements: list[int]
    residences: list[int]
    figureheads: list[bool]


class Target(NamedTuple):
    what: str
    least: float
    most: float
    found: float
    give_or_take: float
    unit: str = ""

    def is_met(self) -> bool:
        return self.least <= self.found <= self.most

    def words(self) -> list[str]:
        unit = self.unit
        span = f"{self.least:g} to {self.most:g}{unit}"
        found = f"{self.found:.1f}{unit} ± {self.give_or_take:.1f}"
        return [self.what, span, found, "yes" if self.is_met() else "no"]


@cache
def title(data: Path | None) -> MaracaiboTitle:
    return MaracaiboTitle() if data is None else MaracaiboTitle().with_data(data)


def play(seats: int, b_cards: int, seed: str, data: Path | None) -> Played:
    game, chance = title(data), Imagined(seed)
    state = game.new(game.read_options({"redbeard": b_cards}), seats, chance, None)
    bots = [registry.bot("greedy", game, Imagined(f"{seed}, seat {seat}")) for seat in range(seats)]
    while due := state.due():
        seat = due[0]
        move = game.read(state, seat, bots[seat].choose(game.view(state, seat), game.offers(state, seat)))
        state.play(seat, move, chance, None)
    return told(state)


def told(state: MaracaiboState) -> Played:
    people = state.players[: state.seats]
    parts = []
    for seat in range(state.seats):
        by_source: Counter[str] = Counter()
        for name, vp in score_parts(state, seat):
            by_source[name.split()[0]] += vp
        parts.append(dict(by_source))
    quests = state.rules.catalogue.quests
    return Played(
        scores=state.scores[:],
        first=(state.last + 1) % len(state.players),
        turns=state.turn_number / len(state.players),
        parts=parts,
        quests=[
            (
                quests[number].name,
                is_met(player.counts, quests[number].easy),
                is_met(player.counts, quests[number].hard),
            )
            for player in people
            for number in members(player.quests)
        ],
        rivers=[player.counts[COUNT_RIVER] for player in people],
        upgrades=[player.counts[COUNT_UPGRADE] for player in people],
        improvements=[player.counts[COUNT_CARD] - player.counts[COUNT_RESIDENCE] for player in people],
        residences=[player.counts[COUNT_RESIDENCE] for player in people],
        figureheads=[player.figurehead != NONE for player in people],
    )


def play_many(seats: int, b_cards: int, games: int, data: Path | None, jobs: int) -> list[Played]:
    seeds = [f"balance {seats} {b_cards} {number}" for number in range(games)]
    if jobs == 1:
        return [play(seats, b_cards, seed, data) for seed in seeds]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(play, repeat(seats), repeat(b_cards), seeds, repeat(data), chunksize=4))


# -- What is asked of the games --------------------------------------------------------------------------------------


class Sample(NamedTuple):
    """All games of a report."""

    three: list[Played]
    two: list[Played]
    all_a: list[Played]
    all_b: list[Played]


def targets(sample: Sample) -> list[Target]:
    three = sample.three
    winners = [float(max(game.scores)) for game in three]
    behind = [100.0 * min(game.scores) / max(game.scores) for game in three]
    kept = [quest for game in three for quest in game.quests]
    easy = [100.0 * is_easy for _, is_easy, _ in kept]
    hard = [100.0 * is_hard for _, _, is_hard in kept]
    rivers = [float(count) for game in three for count in game.rivers]
    first = [100.0 * _won(game.scores, game.first) for game in sample.two]
    return [
        _target("winner's score, 3 players", 180, 250, winners),
        _target("last one's score, of the winner's", 75, 100, behind, " %"),
        _target("easier condition of a kept quest met", 60, 70, easy, " %"),
        _target("harder condition met", 25, 35, hard, " %"),
        _target("rivers crossed", 2, 3, rivers),
        _target("first player wins, 2 players", 45, 55, first, " %"),
        _target("Redbeard with six A cards", 140, 170, [float(game.scores[-1]) for game in sample.all_a]),
        _target("Redbeard with six B cards", 180, 210, [float(game.scores[-1]) for game in sample.all_b]),
    ]


def _won(scores: Sequence[int], seat: int) -> float:
    best = [each for each, score in enumerate(scores) if score == max(scores)]
    return 1 / len(best) if seat in best else 0.0


def _target(what: str, least: float, most: float, values: Sequence[float], unit: str = "") -> Target:
    """Give or take two standard errors."""
    middle = mean(values)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    return Target(what, least, most, middle, 2 * spread / sqrt(len(values)), unit)


def sources(games: Sequence[Played]) -> dict[str, float]:
    boards = [parts for game in games for parts in game.parts]
    return {name: mean(parts.get(name, 0) for parts in boards) for name in SOURCES}


def quest_rates(games: Iterable[Played]) -> list[tuple[str, int, float, float]]:
    """By quest: how often kept, and the share of times that each condition was met."""
    kept: dict[str, list[tuple[bool, bool]]] = {}
    for game in games:
        for name, easy, hard in game.quests:
            kept.setdefault(name, []).append((easy, hard))
    found = []
    for name, times in sorted(kept.items()):
        found.append((name, len(times), mean(easy for easy, _ in times), mean(hard for _, hard in times)))
    return found


# -- The report ------------------------------------------------------------------------------------------------------


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def report(sample: Sample) -> str:
    three = sample.three
    own = [
        ("turns of a player", mean(game.turns for game in three)),
        ("improvements", mean(count for game in three for count in game.improvements)),
        ("residences", mean(count for game in three for count in game.residences)),
        ("ship upgrades", mean(count for game in three for count in game.upgrades)),
        ("quests kept", mean(len(game.quests) / 3 for game in three)),
        ("have a figurehead", mean(has for game in three for has in game.figureheads)),
        ("our score against six A cards", mean(game.scores[0] for game in sample.all_a)),
        ("our score against six B cards", mean(game.scores[0] for game in sample.all_b)),
    ]
    rates = [
        [name, str(count), f"{easy:.0%}", f"{hard:.0%}"]
        for name, count, easy, hard in quest_rates([*three, *sample.two])
        if count >= LEAST_KEPT
    ]
    return "\n\n".join(
        [
            table(["target", "asked", "found", "met"], [target.words() for target in targets(sample)]),
            table(["on average, 3 players", ""], [[name, f"{value:.1f}"] for name, value in own]),
            table(["quest", "kept", "easier met", "harder met"], rates),
        ]
    )


PAGE = """# Pirates of Maracaibo: balance

The rulebook prints few values of cards and boards; the rest is reconstructed (`tortuga rules maracaibo --components`).
This is how the game plays with them: {count} games of the bot `greedy` against itself (and, alone, against Redbeard),
which sees no more than a person would; ± is two standard errors. Made by
`python benchmarks/balance.py --games {games} --write docs`.

The bot looks one turn ahead and has no long plans, so people will score differently: it serves to compare data, and is
no promise. Only values marked `reconstructed` are tuned.

{report}

![Scores of three players](balance-scores.svg)

![Where the points come from](balance-sources.svg)

## What was tuned

- **Improvements.** A turn on a location (an upgrade and an action) was worth far more than a card, so players bought
  fewer than three a game. They now cost less or bring more, each about as much as a turn on a location by the judgement
  of the bot; rates of the quests for cards follow from that. Most residences cost 1 to 3 doubloons less.
- **The ship board.** Later lock lines (6 and 11), dearer black market tiles, raid bonuses and cheap treasures later:
  nearly the whole board was filled in every game, and treasures were a third of all points.
- **The first player** had 62 % of wins. The bot followed others onto their cards and paid them; it now reckons that a
  doubloon paid to a rival is lost twice (57 %). Cards of more equal worth and a later figurehead, behind the second
  lock line, did the rest: the first choice is worth less.
- **Quests** ask for more treasures, upgrades and rivers and for fewer ships and residences.
- **Rivers**: eight more spaces on the track. **Redbeard**: 8 spaces on his board instead of 15, and four of his B cards
  have an upgrade as their extra action.

Income quests stay easy: their numbers are reported by players, not ours.
"""


def write(folder: Path, sample: Sample) -> None:
    count = sum(len(games) for games in sample)
    (folder / "balance.md").write_text(
        PAGE.format(count=count, games=len(sample.three), report=report(sample)), encoding="utf-8"
    )
    winners = [max(game.scores) for game in sample.three]
    others = [score for game in sample.three for score in sorted(game.scores)[:-1]]
    (folder / "balance-scores.svg").write_text(histogram(winners, others), encoding="utf-8")
    (folder / "balance-sources.svg").write_text(bars(sources(sample.three)), encoding="utf-8")


# -- Plots -----------------------------------------------------------------------------------------------------------

WIDTH, HEIGHT, EDGE = 720, 320, 48
INK, WINNERS, OTHERS = "#333", "#b8860b", "#4682b4"
CLASS = 10
"""Points in one class of the histogram."""


def picture(heading: str, marks: Sequence[str], height: int = HEIGHT) -> str:
    open_tag = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">'
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    return "\n".join([open_tag, ground, words(EDGE, 24, heading, size=15), *marks, "</svg>", ""])


def words(x: float, y: float, text: str, anchor: str = "start", size: int = 12, fill: str = INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{fill}">{text}</text>'


def box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"/>'


def histogram(winners: Sequence[int], others: Sequence[int]) -> str:
    low = min([*winners, *others]) // CLASS
    high = max([*winners, *others]) // CLASS
    by_class = [Counter(score // CLASS for score in scores) for scores in (winners, others)]
    most = max(max(each.values()) for each in by_class)
    step = (WIDTH - 2 * EDGE) / (high - low + 1)
    floor = HEIGHT - EDGE
    marks = [box(EDGE, floor, WIDTH - 2 * EDGE, 1, INK)]
    for place in range(low, high + 1):
        x = EDGE + (place - low) * step
        for half, (counts, colour) in enumerate(zip(by_class, (WINNERS, OTHERS), strict=True)):
            tall = counts[place] / most * (floor - 2 * EDGE)
            marks.append(box(x + half * step / 2 + 1, floor - tall, step / 2 - 2, tall, colour))
        if (place - low) % 2 == 0:
            marks.append(words(x, floor + 16, str(place * CLASS), "middle"))
    marks.append(words(WIDTH - EDGE, 24, f"winners, {mean(winners):.0f} on average", "end", fill=WINNERS))
    marks.append(words(WIDTH - EDGE, 42, f"others, {mean(others):.0f} on average", "end", fill=OTHERS))
    marks.append(words(WIDTH - EDGE, floor + 34, "points", "end"))
    return picture("Scores of three players", marks)


def bars(by_source: dict[str, float]) -> str:
    most = max(by_source.values())
    row = 26
    marks = []
    for place, (name, vp) in enumerate(by_source.items()):
        y = EDGE + place * row
        long = max(1.0, vp / most * (WIDTH - 260))
        marks.append(words(150, y + 14, SOURCE_NAMES[name], "end"))
        marks.append(box(160, y, long, row - 8, OTHERS))
        marks.append(words(166 + long, y + 14, f"{vp:.1f}"))
    return picture("Where the points of a player come from", marks, EDGE + len(by_source) * row + 16)


def main() -> None:
    parser = argparse.ArgumentParser(description="How Pirates of Maracaibo plays with our data.")
    parser.add_argument("--games", type=int, default=200, help="of three; of two five times as many, alone half")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--data", type=Path, help="a folder or file that replaces our data")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="where balance.md and its plots go")
    given = parser.parse_args()
    games = max(2, given.games)
    sample = Sample(
        play_many(3, 0, games, given.data, given.jobs),
        play_many(2, 0, 5 * games, given.data, given.jobs),
        play_many(1, 0, max(2, games // 2), given.data, given.jobs),
        play_many(1, 6, max(2, games // 2), given.data, given.jobs),
    )
    print(report(sample))
    if given.write is not None:
        write(given.write, sample)


if __name__ == "__main__":
    main()
