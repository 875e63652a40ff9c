"""Scores counted again, from nothing but the spectator's view of a finished game, the data files and the rules' words.

For `conformance.recounts`.
"""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import tortuga.games.maracaibo

DATA = Path(tortuga.games.maracaibo.__file__).parent / "data"
TREASURES = ("gold", "emerald", "pearl")


def _read(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


CARDS = {card["name"]: card for card in _read("improvements")["improvements"]}
RESIDENCES = {card["name"]: card for card in _read("residences")["residences"]}
QUESTS = {quest["name"]: quest for quest in _read("quests")["quests"]}
FIGUREHEADS = {tile["name"]: tile for tile in _read("figureheads")["figureheads"]}
COUNTED = ("equipment", "crew", "ship", "doubloon income", "vp income")
NOT_LIGHTNING = ("+", "income", "end", "discount", "raid action", "1 step less")


def maracaibo(view: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """PM-7; in solo play PM-8.14."""
    if view.seats == 1:
        you, him = _score(view, 0), _redbeard(view)
        return (you,), (1 if you > him else 2,)
    scores = tuple(_score(view, seat) for seat in range(view.seats))
    standings = [(score, sum(view.boards[seat].buried)) for seat, score in enumerate(scores)]
    return scores, tuple(1 + sum(other > mine for other in standings) for mine in standings)


def _value(cubes: int) -> int:
    return 2 if cubes <= 2 else 3 if cubes <= 4 else 4 if cubes <= 6 else 5


def _treasures(view: Any, board: Any) -> int:
    return sum(count * _value(cubes) for count, cubes in zip(board.treasures, view.islands, strict=True))


def _redbeard(view: Any) -> int:
    him, quests = view.boards[-1], len(view.truth.quests[-1])
    score: int = him.vp + 4 * len(him.rivers) + 6 * len(him.cards) + 15 * len(him.residences) + _treasures(view, him)
    score += 5 * quests + (10 if quests >= 6 else 0) + 2 * him.rubies
    return score


def _score(view: Any, seat: int) -> int:
    board, quests = view.boards[seat], view.truth.quests[seat]
    counts = _counts(board, len(quests))
    met = {name: _met(QUESTS[name], counts) for name in quests}
    scored = [name for name, level in met.items() if level == "hard" or (level == "easy" and not view.options.hunters)]
    assert sorted(scored) == sorted(view.truth.scored[seat])
    counts["scored quest"] = len(scored)
    score: int = (
        board.vp + 4 * len(board.rivers) + board.doubloons // 5 + _treasures(view, board) + 2 * sum(board.buried)
    )
    for name in board.cards:
        score += CARDS[name]["vp"] + sum(_end(effect, counts) for effect in CARDS[name]["effects"])
    for name in board.residences:
        score += _end(RESIDENCES[name]["scores"], counts)
    for name, level in met.items():
        if view.options.hunters:
            score += 2 * QUESTS[name]["hard"]["vp"] if level == "hard" else -5
        elif level is not None:
            score += QUESTS[name][level]["vp"]
    return score + (10 if len(scored) >= 6 else 0)


def _counts(board: Any, quests: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    for kind, had, buried in zip(TREASURES, board.treasures, board.buried, strict=True):
        counts[kind], counts[f"buried {kind}"] = had, buried
    counts["buried"], counts["treasure set"] = sum(board.buried), min(board.treasures)
    counts["river"], counts["residence"] = len(board.rivers), len(board.residences)
    counts["upgrade"], counts["quest"] = len(board.upgrades), quests
    counts["card"] = len(board.cards) + len(board.residences)
    effects = [effect for name in board.cards for effect in CARDS[name]["effects"]]
    effects += FIGUREHEADS[board.figurehead]["effects"] if board.figurehead else []
    for effect in effects:
        words = effect.split()
        if words[0] == "income":
            each = quests if "per" in words else 1
            counts["doubloon income" if words[2].startswith("doubloon") else "vp income"] += int(words[1]) * each
    for name in board.cards:
        counts[CARDS[name]["kind"]] += 1
        counts["lightning"] += not all(effect.startswith(NOT_LIGHTNING) for effect in CARDS[name]["effects"])
    return counts


def _end(effect: str, counts: Counter[str]) -> int:
    """`end 7 vp per 3 gold`, `end 2 vp per doubloon income max 24`; nothing for any other effect."""
    found = re.fullmatch(r"end (\d+) vp per (?:(\d+) )?([a-z ]+?)(?: max (\d+))?", effect)
    if found is None:
        return 0
    vp, each, counted, most = found.groups()
    assert counted in counts or counted in COUNTED
    return min(int(most or 10**6), int(vp) * (counts[counted] // int(each or 1)))


def _met(quest: Any, counts: Counter[str]) -> str | None:
    for level in ("hard", "easy"):
        needs = quest[level]["needs"]
        if all(counts[counted] >= number for counted, number in needs.items()):
            return level
    return None
