"""`tortuga play`: one game in the terminal, begun or resumed, and kept in a file."""

import argparse
import secrets
import shlex
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console

from tortuga.cli.parser import Parser
from tortuga.cli.running import FAILED, INTERRUPTED, Stopped, fail
from tortuga.cli.title_options import complete_with
from tortuga.cli.titles import add_data, title_with
from tortuga.kernel import registry
from tortuga.kernel.errors import OptionError, Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.records import RecordWriter, load
from tortuga.kernel.system import reason_of
from tortuga.kernel.title import Title
from tortuga.seats import bot_spec, read_seats
from tortuga.terminal.keyboard import InputClosed, PlayerLeft
from tortuga.terminal.session import Session
from tortuga.texts import Texts

LEAST_CLOCK = 5
MOST_CLOCK = 3600
"""Seconds for a turn."""


def add_play(parser: Parser) -> None:
    add_data(parser)
    say = parser.say
    title = parser.add_argument("title", nargs="?", default="rum", metavar="TITLE", help=say("usage-play-title"))
    complete_with(title, registry.titles())
    seats = parser.add_argument("--seats", metavar="NAMES", help=say("usage-play-seats"))
    complete_with(
        seats, [f"me,{bot_spec(bot)}" for bot in sorted({b for t in registry.titles() for b in registry.bots(t)})]
    )
    parser.add_argument("--seed", metavar="SEED", help=say("usage-play-seed"))
    parser.add_argument("--clock", type=int, metavar="N", help=say("usage-play-clock"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=say("usage-play-save"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("usage-play-resume"))
    parser.epilog = say("usage-play-note")
    parser.set_defaults(run=_play)


def _play(args: argparse.Namespace, options: dict[str, str], texts: Texts, console: Console) -> int:
    if args.clock is not None and not LEAST_CLOCK <= args.clock <= MOST_CLOCK:
        raise OptionError("clock-unfit", least=LEAST_CLOCK, most=MOST_CLOCK)
    if args.resume is not None:
        path: Path = args.resume
        _refuse_change(args, options)
        game, writer = _resume(path, args.data)
    else:
        title = title_with(args.title, args.data)
        chosen = title.read_options(options)
        wanted = f"me,{bot_spec(registry.gentlest(title))}" if args.seats is None else args.seats
        seats = [plan.spec for plan in read_seats(wanted.split(","), title)]
        title.check_options(chosen, len(seats))
        game = Game.start(title, seats, seed=args.seed or secrets.token_hex(16), options=chosen)
        path = args.save or _own_file(title)
        writer = _begin(path, game)
    plans = read_seats(game.header.seats, game.title, texts.bot_names())
    texts = Texts(texts.language, [game.title.locale], [plan.name for plan in plans])
    if writer.torn:
        console.print(texts("resumed-torn", line=writer.torn))
    if args.resume is not None:
        console.print(texts("resumed", title=game.title.word, n=len(game.records)))
    return _sit_down(Session(game, plans, texts, console, path, writer, args.clock), writer)


def _sit_down(session: Session, writer: RecordWriter) -> int:
    """Plays to the end, or until somebody leaves in whatever way."""
    texts = session.texts
    kept = texts("kept", file=shlex.quote(str(session.path)))
    try:
        session.run()
    except PlayerLeft:
        session.console.print(f"{texts('goodbye')} {kept}", soft_wrap=True)
    except InputClosed:
        return fail(f"\n{texts('input-closed')} {kept}", FAILED)
    except KeyboardInterrupt:
        return fail(f"\n{texts('interrupted')} {kept}", INTERRUPTED)
    except Stopped as stopped:
        return fail(f"\n{texts('stopped')} {kept}", stopped.status)
    finally:
        writer.close()
    return 0


def _refuse_change(args: argparse.Namespace, options: dict[str, str]) -> None:
    """A game goes on as it began. (Its title and seats may be named again, which changes nothing.)"""
    given = [name for name in ("seed", "save") if getattr(args, name) is not None] + list(options)
    if given:
        raise OptionError("resume-as-begun", name=given[0].replace("_", "-"))


def _resume(path: Path, data: Path | None) -> tuple[Game, RecordWriter]:
    """The game as far as it is written down, and the writer that goes on with it."""
    try:
        writer = RecordWriter(path, append=True)
    except OSError as error:
        raise OptionError("resume-failed", file=str(path), reason=reason_of(error)) from None
    try:
        header, records = load(path, mend=True)
        if header.seed is None:
            raise OptionError("game-without-seed")
        return Game.fold(title_with(header.title, data), header, records), writer
    except Refusal:
        writer.close()
        raise


def _own_file(title: Title) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return user_data_path("tortuga", appauthor=False) / "games" / f"{title.name}-{stamp}-{secrets.token_hex(2)}.jsonl"


def _begin(path: Path, game: Game) -> RecordWriter:
    """The game's file, with its header and deal on the disk before anyone plays."""
    try:
        if not path.parent.is_dir():
            path.parent.mkdir(parents=True)
        writer = RecordWriter(path)
        writer.write(game.header)
        for record in game.records:
            writer.write(record)
    except OSError as error:
        if isinstance(error, FileExistsError) and path.exists():
            raise OptionError("save-exists", file=str(path)) from None
        raise OptionError("store-failed", file=str(path), reason=reason_of(error)) from None
    return writer
