"""`tortuga replay` and `tortuga verify`: what a recorded game was, and whether it was dealt fairly."""

import argparse
from pathlib import Path

from rich.console import Console

from tortuga.cli.parser import Parser
from tortuga.cli.titles import add_data, title_with
from tortuga.kernel.errors import RecordError, Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.records import load
from tortuga.seats import SeatPlan, read_seats
from tortuga.terminal.replay import show_replay
from tortuga.texts import Texts


def add_replay(parser: Parser) -> None:
    add_data(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help=parser.say("usage-record"))
    parser.add_argument("--at", type=int, metavar="N", help=parser.say("usage-replay-at"))
    parser.set_defaults(run=_replay)


def add_verify(parser: Parser) -> None:
    add_data(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help=parser.say("usage-record"))
    parser.add_argument("--hash", metavar="HASH", help=parser.say("usage-verify-hash"))
    parser.set_defaults(run=_verify)


def _replay(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    header, records = load(args.file)
    game = Game.fold(title_with(header.title, args.data), header, records)
    names = [plan.name for plan in plans_of(game, texts)]
    show_replay(game, str(args.file), args.at, Texts(texts.language, [game.title.locale], names), console)
    return 0


def _verify(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    """The seed's hash at the start against the seed at the end, and every answer of chance against the seed."""
    header, records = load(args.file)
    if header.seed is None or header.seed_hash is None:
        raise RecordError("verify-without-seed", line=1)
    if args.hash is not None and args.hash.lower() != header.seed_hash:
        raise RecordError("verify-other-hash", line=1, found=header.seed_hash, known=args.hash)
    game = Game.fold(title_with(header.title, args.data), header, records)
    answers = sum(len(record.chance) for record in game.records[header.after :])
    say = Texts(texts.language, [game.title.locale])
    console.print(say("verified", file=str(args.file), title=game.title.word, count=answers), soft_wrap=True)
    console.print(say("verified-hash", hash=header.seed_hash), soft_wrap=True)
    if header.after:
        console.print(say("verified-after", count=header.after), soft_wrap=True)
    return 0


def plans_of(game: Game, texts: Texts) -> list[SeatPlan]:
    """A record may name bots that are not installed here; it can be read all the same."""
    try:
        return read_seats(game.header.seats, game.title, texts.bot_names())
    except Refusal:
        return [SeatPlan(spec, spec, None) for spec in game.header.seats]
