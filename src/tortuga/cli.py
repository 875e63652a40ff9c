"""The command line: `tortuga play rum --seats me,bot:greedy`, and the other commands of the house."""

import argparse
import json
import secrets
import signal
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import NoReturn

import msgspec
from platformdirs import user_data_path
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid

import tortuga
from tortuga.bench import measure
from tortuga.kernel import registry
from tortuga.kernel.errors import OptionError, RecordError, Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.log import Pen, load
from tortuga.kernel.title import Title
from tortuga.rulebook import rulebook
from tortuga.terminal.replay import show_replay
from tortuga.terminal.seats import Sitter, read_seats
from tortuga.terminal.session import InputClosed, Left, Session
from tortuga.texts import LANGUAGES, Texts, reader_language

REFUSED = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command. Every refusal is one sentence in the reader's language and a non-zero exit."""
    args, rest = _parser().parse_known_args(argv)
    console = Console(highlight=False)
    language = args.lang or reader_language()
    try:
        texts = Texts(language)
    except Refusal as refusal:
        return _refuse(Texts("en"), refusal)
    signal.signal(signal.SIGTERM, _hang_up)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, _hang_up)
    try:
        result: int = args.run(args, _options(args, rest), texts, console)
    except Refusal as refusal:
        titles = [registry.title(name).locale for name in registry.titles()]
        return _refuse(Texts(language, titles), refusal)
    except KeyboardInterrupt:
        print(f"\n{texts('interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return result


def _refuse(texts: Texts, refusal: Refusal) -> int:
    print(texts.refusal(refusal), file=sys.stderr)
    return REFUSED


def _hang_up(number: int, _: FrameType | None) -> NoReturn:
    sys.exit(128 + number)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tortuga", description="A house for tabletop games.", allow_abbrev=False)
    build = "compiled" if tortuga.compiled else "pure Python"
    parser.add_argument("--version", action="version", version=f"tortuga {tortuga.__version__} ({build})")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    everywhere = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    everywhere.add_argument("--lang", help=f"language: {', '.join(LANGUAGES)}")
    data = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    data.add_argument("--data", type=Path, metavar="FILE", help="your own component file")

    play = commands.add_parser("play", parents=[everywhere, data], help="play in the terminal", allow_abbrev=False)
    play.add_argument("title", nargs="?", default="rum")
    play.add_argument("--seats", default="me,bot:greedy", help="who plays, such as me,bot:greedy or Ania,Bartek")
    play.add_argument("--seed", help="the same seed deals the same game")
    play.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was kept")
    play.epilog = "Options of the title follow by name, such as --edition pl; `tortuga games` lists them."
    play.set_defaults(run=_play)

    replay = commands.add_parser(
        "replay", parents=[everywhere, data], help="verify and show a recorded game", allow_abbrev=False
    )
    replay.add_argument("file", type=Path)
    replay.add_argument("--at", type=int, metavar="N", help="also draw the table after record N")
    replay.set_defaults(run=_replay)

    games = commands.add_parser("games", parents=[everywhere], help="what there is to play", allow_abbrev=False)
    games.set_defaults(run=_games)

    rules = commands.add_parser("rules", parents=[everywhere], help="the rules of a title", allow_abbrev=False)
    rules.add_argument("what", help="a title, or the id of a rule such as RUM-4.7")
    rules.add_argument("--components", action="store_true", help="its components, and how certain each is")
    rules.set_defaults(run=_rules)

    bench = commands.add_parser("bench", parents=[everywhere], help="how fast its rules are", allow_abbrev=False)
    bench.add_argument("title")
    bench.add_argument("--seconds", type=float, default=4.0, help="CPU seconds to spend")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=_bench)
    return parser


def _options(args: argparse.Namespace, rest: list[str]) -> dict[str, str]:
    """The title's own options: `--edition pl` or `--edition=pl`. Other commands have none."""
    options: dict[str, str] = {}
    words = iter(rest)
    for word in words:
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or args.run is not _play:
            raise OptionError("argument-unknown", word=word)
        if not equals:
            value = next(words, "")
            if not value or value.startswith("--"):
                raise OptionError("option-no-value", name=name)
        options[name.replace("-", "_")] = value
    return options


def _title(name: str, data: Path | None) -> Title:
    title = registry.title(name)
    return title if data is None else title.with_data(data)


def _play(args: argparse.Namespace, options: dict[str, str], texts: Texts, console: Console) -> int:
    if args.resume is not None:
        game, path = _resumed(args.resume, args.data), args.resume
        pen = Pen(path, append=True)
        sitters = read_seats(game.header.seats, game.title)
    else:
        title = _title(args.title, args.data)
        sitters = read_seats(args.seats.split(","), title)
        chosen = title.read_options(options)
        title.check_options(chosen, len(sitters))
        seed = args.seed or secrets.token_hex(16)
        game = Game.start(title, [sitter.spec for sitter in sitters], seed=seed, options=chosen)
        path = args.save or _own_file(title)
        pen = _begin(path, game)
    texts = Texts(texts.language, [game.title.locale], [sitter.name for sitter in sitters])
    if args.resume is not None:
        console.print(texts("resumed", title=game.title.name, n=len(game.records)))
    return _sit_down(Session(game, sitters, texts, console, path, pen), pen)


def _sit_down(session: Session, pen: Pen) -> int:
    texts, path = session.texts, str(session.path)
    try:
        session.run()
    except Left:
        session.console.print(texts("goodbye"))
        session.console.print(texts("kept", file=path))
    except (KeyboardInterrupt, InputClosed) as end:
        closed = isinstance(end, InputClosed)
        reason = texts("input-closed" if closed else "interrupted")
        print(f"\n{reason} {texts('kept', file=path)}", file=sys.stderr)
        return 1 if closed else INTERRUPTED
    finally:
        pen.close()
    return 0


def _resumed(path: Path, data: Path | None) -> Game:
    header, records = load(path)
    return Game.fold(_title(header.title, data), header, records)


def _own_file(title: Title) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return user_data_path("tortuga", appauthor=False) / "games" / f"{title.name}-{stamp}-{secrets.token_hex(2)}.jsonl"


def _begin(path: Path, game: Game) -> Pen:
    """The game's file, with its header and deal on the disk before anyone plays."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        pen = Pen(path)
        pen.write(game.header)
        for record in game.records:
            pen.write(record)
    except FileExistsError:
        raise OptionError("save-exists", file=str(path)) from None
    except OSError as error:
        raise OptionError("store-failed", file=str(path), reason=error.strerror or str(error)) from None
    return pen


def _replay(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    game = _resumed(args.file, args.data)
    names = [sitter.name for sitter in _names(game)]
    show_replay(game, str(args.file), args.at, Texts(texts.language, [game.title.locale], names), console)
    return 0


def _names(game: Game) -> list[Sitter]:
    """A record may name bots that are not installed here; it can be read all the same."""
    try:
        return read_seats(game.header.seats, game.title)
    except Refusal:
        return [Sitter(spec, spec, None) for spec in game.header.seats]


def _games(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    for name in registry.titles():
        title = registry.title(name)
        say = Texts(texts.language, [title.locale])
        console.print(f"[bold]{name}[/]  {say(f'{name}-name')}: {say(f'{name}-about')}")
        console.print("  " + say("games-seats", least=title.seats[0], most=title.seats[-1]))
        console.print("  " + say("games-bots", bots=", ".join(f"bot:{bot}" for bot in registry.bots(name))))
        fields = msgspec.structs.fields(title.options_type)
        console.print("  " + say("games-options", options=", ".join(f"--{field.name}" for field in fields)))
    return 0


def _rules(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    if args.what in registry.titles():
        title = registry.title(args.what)
        if args.components:
            console.print(_components(title, texts))
        else:
            console.print(Markdown(rulebook(title, texts.language).page))
        return 0
    for name in registry.titles():
        book = rulebook(registry.title(name), texts.language)
        if args.what.upper() in book.rules:
            rule = book.rule(args.what)
            console.print(Markdown(f"**{rule.id}** {rule.chapter}: {rule.text}"))
            return 0
    raise RecordError("unknown-rule-or-title", name=args.what, known=", ".join(registry.titles()))


def _components(title: Title, texts: Texts) -> Grid:
    grid = Grid(title=texts("components-title", title=title.name))
    for column in ("group", "name", "origin"):
        grid.add_column(texts(f"components-{column}"))
    for component in title.components():
        grid.add_row(component.group, component.name, texts(f"origin-{component.origin}"))
    return grid


def _bench(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    figures = measure(args.title, args.seconds)
    if args.json:
        print(json.dumps(msgspec.to_builtins(figures)))
        return 0
    numbers = {
        "steps": round(figures.steps_per_cpu_s),
        "games": round(figures.games_per_cpu_s),
        "copies": round(figures.copies_per_cpu_s),
    }
    console.print(texts("bench-figures", title=args.title, compiled="yes" if figures.compiled else "no", **numbers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
