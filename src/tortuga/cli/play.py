"""`tortuga play`: one game in the terminal, begun or resumed, and kept in a file."""

import argparse
import secrets
import shlex
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console

from tortuga.cli.running import FAILED, INTERRUPTED, Stopped, fail
from tortuga.cli.titles import add_data, title_with
from tortuga.kernel.errors import OptionError, Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.records import RecordWriter, load
from tortuga.kernel.title import Title
from tortuga.seats import read_seats
from tortuga.terminal.keyboard import InputClosed, PlayerLeft
from tortuga.terminal.session import Session
from tortuga.texts import Texts


def add_play(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument("title", nargs="?", default="rum")
    parser.add_argument("--seats", default="me,bot:greedy", help="who plays, such as me,bot:greedy or Ania,Bartek")
    parser.add_argument("--seed", help="the same seed deals the same game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was kept")
    parser.epilog = "Options of the title follow by name, such as --edition pl; `tortuga games` lists them."
    parser.set_defaults(run=_play)


def _play(args: argparse.Namespace, options: dict[str, str], texts: Texts, console: Console) -> int:
    if args.resume is not None:
        path: Path = args.resume
        _refuse_change(args, options)
        game, writer = _resume(path, args.data)
    else:
        title = title_with(args.title, args.data)
        chosen = title.read_options(options)
        seats = [plan.spec for plan in read_seats(args.seats.split(","), title)]
        title.check_options(chosen, len(seats))
        game = Game.start(title, seats, seed=args.seed or secrets.token_hex(16), options=chosen)
        path = args.save or _own_file(title)
        writer = _begin(path, game)
    plans = read_seats(game.header.seats, game.title)
    texts = Texts(texts.language, [game.title.locale], [plan.name for plan in plans])
    if writer.torn:
        console.print(texts("resumed-torn", line=writer.torn))
    if args.resume is not None:
        console.print(texts("resumed", title=game.title.word, n=len(game.records)))
    return _sit_down(Session(game, plans, texts, console, path, writer), writer)


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
    """A game goes on as it began. (Whether its seats were named again cannot be told from their default.)"""
    given = [name for name in ("seed", "save") if getattr(args, name) is not None] + list(options)
    if given:
        raise OptionError("resume-as-begun", name=given[0].replace("_", "-"))


def _resume(path: Path, data: Path | None) -> tuple[Game, RecordWriter]:
    """The game as far as it is written down, and the pen that goes on with it."""
    try:
        writer = RecordWriter(path, append=True)
    except OSError as error:
        raise OptionError("resume-failed", file=str(path), reason=error.strerror or str(error)) from None
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
        raise OptionError("store-failed", file=str(path), reason=error.strerror or str(error)) from None
    return writer
