"""`tortuga serve`, `work`, `backup`, `check` and `db copy`: runs the house or its bots, and copies, checks or moves its
database."""

import argparse
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tortuga.cli.parser import Parser
from tortuga.kernel.errors import OptionError
from tortuga.server.settings import PORT, from_environment
from tortuga.server.store.backup import backup
from tortuga.server.store.chain import Damage
from tortuga.server.store.checking import Check
from tortuga.server.store.moving import Move
from tortuga.server.store.places import Server, place_of
from tortuga.texts import Texts

DAMAGED = 1


def add_serve(parser: Parser) -> None:
    parser.add_argument("--port", type=int, metavar="N", help=parser.say("usage-serve-port", port=str(PORT)))
    parser.add_argument("--host", metavar="HOST", help=parser.say("usage-serve-host"))
    parser.add_argument("--db", metavar="PLACE", help=parser.say("usage-db-place"))
    parser.add_argument("--bus", metavar="BUS", help=parser.say("usage-serve-bus"))
    parser.add_argument("--no-browser", action="store_true", help=parser.say("usage-serve-no-browser"))
    parser.add_argument(
        "--compile", action=argparse.BooleanOptionalAction, default=None, help=parser.say("usage-serve-compile")
    )
    parser.set_defaults(run=_serve)


def add_work(parser: Parser) -> None:
    parser.add_argument("--db", metavar="PLACE", help=parser.say("usage-work-db"))
    parser.add_argument("--workers", type=int, metavar="N", help=parser.say("usage-work-workers"))
    parser.set_defaults(run=_work)


def add_backup(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=parser.say("usage-backup-file"))
    parser.add_argument("--db", metavar="PLACE", help=parser.say("usage-db-place"))
    parser.set_defaults(run=_backup)


def add_check(parser: Parser) -> None:
    parser.add_argument("--db", metavar="PLACE", help=parser.say("usage-check-db"))
    parser.set_defaults(run=_check)


def add_db(parser: Parser) -> None:
    parser.add_argument("action", choices=["copy"], help=parser.say("usage-db-action"))
    parser.add_argument("source", metavar="FROM", help=parser.say("usage-db-source"))
    parser.add_argument("target", metavar="TO", help=parser.say("usage-db-target"))
    parser.set_defaults(run=_copy)


def _serve(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    from tortuga.server.compiling import prepare  # noqa: PLC0415  (a backup needs no web server)

    settings = from_environment(
        port=args.port,
        host=args.host,
        db=args.db,
        bus=args.bus,
        open_browser=False if args.no_browser else None,
        compile=args.compile,
    )
    compiling = prepare(texts) if settings.compile else None
    from tortuga.server import serve  # noqa: PLC0415  (nor does a process that is about to be replaced)
    from tortuga.server.app import make_app  # noqa: PLC0415

    return serve.run(settings, partial(make_app, compiling=compiling), texts.language)


def _work(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    from tortuga.server import logs  # noqa: PLC0415
    from tortuga.server.workers.thinker import work  # noqa: PLC0415

    settings = from_environment(db=args.db, bot_workers=args.workers)
    if not isinstance(settings.db, Server):
        raise OptionError("option-value", name="db", value=str(settings.db))
    if not settings.bot_workers:
        raise OptionError("option-value", name="workers", value="0")
    with logs.configured(settings.log_format, settings.log_level):
        work(settings.db, settings.bot_workers)
    return 0


def _backup(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    backup(from_environment(db=args.db).db, args.file)
    console.print(texts("backed-up", file=str(args.file)), soft_wrap=True)
    return 0


def _check(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    """What is damaged, line by line, as it is found; the exit status says whether anything is."""
    path = from_environment(db=args.db).db
    check, tables, rows, damages = Check(path), 0, 0, 0
    with _progress() as progress:
        task = progress.add_task(texts("checking"), total=None)
        for looked in check.look():
            for damage in looked.damages:
                console.print(_told(damage, looked.table, texts), soft_wrap=True)
            damages += len(looked.damages)
            rows += looked.rows
            if looked.table is not None:
                tables += 1
                progress.update(task, completed=tables, total=max(tables, check.tables))
    result = "check-damaged" if damages else "check-whole"
    console.print(texts(result, file=str(path), tables=tables, rows=rows, damages=damages), soft_wrap=True)
    return DAMAGED if damages else 0


def _copy(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    """After an interruption, the same command continues where it stopped."""
    source, target = place_of(args.source), place_of(args.target)
    move = Move(source, target)
    with _progress() as progress:
        task = progress.add_task(texts("copying"), total=None)
        for rows in move.run():
            progress.update(task, completed=rows, total=move.rows)
    console.print(texts("copied", file=str(source), to=str(target), rows=move.rows), soft_wrap=True)
    return 0


def _progress() -> Progress:
    """A progress bar at a terminal, nothing elsewhere."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def _told(damage: Damage, table: str | None, texts: Texts) -> str:
    facts = {"first": damage.first, "last": damage.last, "count": damage.last - damage.first + 1}
    if table is None:
        return texts("check-file", reason=damage.reason)
    name = table.encode("ascii", "backslashreplace").decode()
    return texts(f"check-{damage.kind}", table=name, reason=damage.reason, **facts)
