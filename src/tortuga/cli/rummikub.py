"""`tortuga solve` and `tortuga puzzle`, for Rummikub alone."""

import argparse
import secrets
import sys
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console

from tortuga.cli.running import FAILED, fail
from tortuga.games.rummikub import commands
from tortuga.games.rummikub.puzzles.desk import JOKER_RULE, PuzzleDesk, resolve_seed
from tortuga.games.rummikub.puzzles.maker import make
from tortuga.games.rummikub.terminal.puzzle_session import PuzzleSession, answer_line, position_line
from tortuga.terminal.keyboard import InputClosed
from tortuga.texts import Texts


def add_solve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, nargs="?", help="positions as JSON lines; default: standard input")
    parser.add_argument("--joker", help="joker rule: free (default), release, strict or bound")
    parser.add_argument("--objective", help="what counts first: tiles (default) or value")
    parser.add_argument("--first-meld", type=int, metavar="N", help="a first meld of at least N, from the rack alone")
    parser.add_argument(
        "--building", action="store_true", default=None, help="with a first meld: the same turn may build on the table"
    )
    parser.add_argument("--joker-value", type=int, metavar="N", help="what a joker on the rack counts; default 30")
    parser.epilog = "Flags hold for the lines that do not say it themselves."
    parser.set_defaults(run=_solve)


def add_puzzle(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--level", type=int, default=1, metavar="N", help="sets to be broken up: 1 (default) to 5")
    parser.add_argument("--seed", help="the same seed poses the same puzzle; `today`: the puzzle of the day")
    parser.add_argument("--json", action="store_true", help="the position as a line for `tortuga solve`")
    parser.add_argument("--solution", action="store_true", help="the best turn too; with --json, instead")
    parser.epilog = "In a terminal it can be solved there; otherwise it is only shown."
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
