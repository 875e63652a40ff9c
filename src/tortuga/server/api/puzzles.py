"""Positions with one best turn."""

from typing import Any

from tortuga.games.rummikub.puzzles.desk import PuzzleDesk
from tortuga.server.api.attempts import Attempt
from tortuga.server.http import Api, Call
from tortuga.server.replies import worded_assessment
from tortuga.server.workers import puzzles

api = Api()


@api.get(
    "/api/puzzles/{title}/{level}/{seed}",
    answer=puzzles.Posed,
    summary="A position with one best turn; `today` for a seed: the puzzle of the day",
)
async def puzzle(call: Call, title: puzzles.Title, level: puzzles.Level, seed: puzzles.Seed) -> puzzles.Posed:
    """The same seed and level give the same puzzle always. The level is the number of sets that have to be broken
    up."""
    return puzzles.posed(await _puzzle_desk(call, level, seed))


@api.get(
    "/api/puzzles/{title}/{level}/{seed}/draft",
    query=Attempt,
    answer=dict[str, Any] | None,
    statuses=(422,),
    summary="What can be said of a draft of a puzzle's turn?",
)
async def draft_in_puzzle(
    call: Call, title: puzzles.Title, level: puzzles.Level, seed: puzzles.Seed, query: Attempt
) -> Any:
    return worded_assessment((await _puzzle_desk(call, level, seed)).assess(query.move), call.language)


@api.post(
    "/api/puzzles/{title}/{level}/{seed}/check",
    body=Attempt,
    answer=puzzles.Judged,
    statuses=(422,),
    summary="How good is a turn, and is the puzzle solved?",
)
async def check_puzzle(
    call: Call, title: puzzles.Title, level: puzzles.Level, seed: puzzles.Seed, body: Attempt
) -> puzzles.Judged:
    return puzzles.judged(await _puzzle_desk(call, level, seed), body.move)


@api.get("/api/puzzles/{title}/{level}/{seed}/solution", answer=puzzles.Solved, summary="The best turn, step by step")
async def solve_puzzle(call: Call, title: puzzles.Title, level: puzzles.Level, seed: puzzles.Seed) -> puzzles.Solved:
    return puzzles.solved(await _puzzle_desk(call, level, seed), call.language)


async def _puzzle_desk(call: Call, level: int, seed: str) -> PuzzleDesk:
    def may() -> None:
        call.request.app.state.limits.must("puzzle", call.address)

    maker: puzzles.PuzzleMaker = call.request.app.state.puzzles
    return await maker.desk(seed, level, may)
