"""`tortuga solve` and `tortuga puzzle`, for Rummikub alone."""

import argparse
import secrets
import sys
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console

from tortuga.cli.parser import Parser
from tortuga.cli.running import FAILED, fail
from tortuga.games.rummikub import commands
from tortuga.games.rummikub.puzzles.desk import JOKER_RULE, PuzzleDesk, resolve_seed
from tortuga.games.rummikub.puzzles.maker import make
from tortuga.games.rummikub.terminal.puzzle_session import PuzzleSession, answer_line, position_line
from tortuga.terminal.keyboard import InputClosed
from tortuga.texts import Texts


def add_solve(parser: Parser) -> None:
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help=parser.say("usage-solve-file"))
    parser.add_argument("--joker", metavar="RULE", help=parser.say("usage-solve-joker"))
    parser.add_argument("--objective", metavar="WHAT", help=parser.say("usage-solve-objective"))
    parser.add_argument("--first-meld", type=int, metavar="N", help=parser.say("usage-solve-first-meld"))
    building = parser.say("usage-solve-building")
    parser.add_argument("--building", action="store_true", default=None, help=building)
    parser.add_argument("--joker-value", type=int, metavar="N", help=parser.say("usage-solve-joker-value"))
    parser.epilog = parser.say("usage-solve-note")
    parser.set_defaults(run=_solve)


def add_puzzle(parser: Parser) -> None:
    parser.add_argument("--level", type=int, default=1, metavar="N", help=parser.say("usage-puzzle-level"))
    parser.add_argument("--seed", metavar="SEED", help=parser.say("usage-puzzle-seed"))
    parser.add_argument("--json", action="store_true", help=parser.say("usage-puzzle-json"))
    parser.add_argument("--solution", action="store_true", help=parser.say("usage-puzzle-solution"))
    parser.epilog = parser.say("usage-puzzle-note")
    parser.set_defaults(run=_puzzle)


def _solve(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    """Every line is answered as soon as it is read, so a program may ask one by one."""
    flags = commands.Asked(args.joker, args.objective, args.first_meld, args.building, args.joker_value)
    with args.file.open(encoding="utf-8", errors="replace") if args.file else nullcontext(sys.stdin) as source:
        for answer in commands.answers(source, flags, texts):
            print(answer, flush=True)
    return 0


def _puzzle(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    seed = resolve_seed(args.seed or secrets.token_hex(4))
    with Console(stderr=True).status(texts("puzzle-making", level=args.level)):
        desk = PuzzleDesk(make(seed, args.level, JOKER_RULE))
    if args.json:
        print(answer_line(desk) if args.solution else position_line(desk))
        return 0
    session = PuzzleSession(desk, Texts(texts.language, [desk.title.locale]), console)
    session.show()
    if args.solution:
        session.tell_solution()
    elif sys.stdin.isatty():
        try:
            session.run()
        except InputClosed:
            return fail(f"\n{texts('input-closed')}", FAILED)
    return 0
