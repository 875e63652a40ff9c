"""`tortuga serve` and `tortuga backup`: the house opens, and its database is copied."""

import argparse
from pathlib import Path

from rich.console import Console

from tortuga.server.settings import PORT, from_environment
from tortuga.server.store.backup import backup
from tortuga.texts import Texts


def add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, help=f"default {PORT}; 0 takes any that is free")
    parser.add_argument("--host", help="default 127.0.0.1; 0.0.0.0 lets others in the network come in")
    parser.add_argument("--db", type=Path, metavar="FILE", help="where the tables are kept")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.set_defaults(run=_serve)


def add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the copy to write; the house may be open meanwhile")
    parser.add_argument("--db", type=Path, metavar="FILE", help="where the tables are kept")
    parser.set_defaults(run=_backup)


def _serve(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    from tortuga.server import serve  # noqa: PLC0415  (a backup needs no web server)
    from tortuga.server.app import make_app  # noqa: PLC0415

    settings = from_environment(
        port=args.port, host=args.host, db=args.db, open_browser=False if args.no_browser else None
    )
    return serve.run(settings, make_app, texts.language)


def _backup(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    backup(from_environment(db=args.db).db, args.file)
    console.print(texts("backed-up", file=str(args.file)), soft_wrap=True)
    return 0
