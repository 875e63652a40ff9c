"""The command line: `tortuga play rum --seats me,bot:greedy`, and the other commands of the house."""

import argparse
import io
import json
import math
import os
import re
import secrets
import shlex
import signal
import sys
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import NoReturn, TextIO

import msgspec
from platformdirs import user_data_path
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

import tortuga
from tortuga.bench import measure
from tortuga.games.rummikub import commands
from tortuga.games.rummikub.puzzles.desk import JOKER_RULE, PuzzleDesk, resolve_seed
from tortuga.games.rummikub.puzzles.maker import make
from tortuga.kernel import registry
from tortuga.kernel.errors import OptionError, RecordError, Refusal, UnknownName
from tortuga.kernel.game import Game
from tortuga.kernel.records import Pen, load
from tortuga.kernel.title import Title
from tortuga.rulebook import rulebook
from tortuga.seats import SeatPlan, read_seats
from tortuga.server.settings import PORT, from_environment
from tortuga.terminal.replay import show_replay
from tortuga.terminal.session import InputClosed, PlayerLeft, Session
from tortuga.texts import LANGUAGES, Texts, reader_language

FAILED = 1
REFUSED = 2
INTERRUPTED = 130
STOPS = [signal.SIGTERM, signal.SIGHUP] if hasattr(signal, "SIGHUP") else [signal.SIGTERM]
TITLE_OPTION = "option "
"""Opens the names under which argparse keeps the options of titles."""
BYTES = re.compile("[\ud800-\udfff]")
"""How Python shows what was no text in the system's encoding."""


class Stopped(BaseException):
    """The terminal was closed, or the system wants the program to end."""

    def __init__(self, signal_number: int) -> None:
        super().__init__(signal_number)
        self.status = 128 + signal_number


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command. Every refusal is one sentence in the reader's language and a non-zero exit."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes or signs that the terminal's encoding has no place for
    words = (sys.argv[1:] if argv is None else argv) or ["serve"]
    args, rest = _parser(words).parse_known_args(words)
    try:
        texts = Texts(args.lang or reader_language())
    except Refusal as refusal:
        return _fail(Texts(reader_language()).refusal(refusal), REFUSED)
    before = {number: signal.signal(number, _stop) for number in STOPS}
    try:
        console = Console(highlight=False, markup=False, emoji=False)
        result: int = args.run(args, _options(args, words, rest), texts, console)
    except Refusal as refusal:
        titles = [registry.title(name).locale for name in registry.titles()]
        return _fail(Texts(texts.language, titles).refusal(refusal), REFUSED)
    except KeyboardInterrupt:
        return _fail(f"\n{texts('interrupted')}", INTERRUPTED)
    except Stopped as stopped:
        return _fail(f"\n{texts('stopped')}", stopped.status)
    except BrokenPipeError:  # whoever was reading has seen enough
        _silence(sys.stdout)
        return FAILED
    except OSError as error:
        _silence(sys.stdout)
        return _fail(texts("system-failed", reason=str(error)), FAILED)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return result


def _fail(sentence: str, status: int) -> int:
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:  # nobody is left to read it
        _silence(sys.stderr)
    return status


def _silence(stream: TextIO) -> None:
    """What still waits to be written cannot be; Python would complain about it at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _stop(number: int, _: FrameType | None) -> NoReturn:
    raise Stopped(number)


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
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
    for word in words:  # which options a title has is known only with the title, so all names may be some
        name = word.partition("=")[0]
        if name.startswith("--") and name != "--":
            with suppress(argparse.ArgumentError):  # it is one of those above
                play.add_argument(name, dest=TITLE_OPTION + name, nargs="?", const="", help=argparse.SUPPRESS)
    play.set_defaults(run=_play)

    replay = commands.add_parser(
        "replay", parents=[everywhere, data], help="verify and show a recorded game", allow_abbrev=False
    )
    replay.add_argument("file", type=Path)
    replay.add_argument("--at", type=int, metavar="N", help="also draw the table after record N")
    replay.set_defaults(run=_replay)

    verify = commands.add_parser(
        "verify", parents=[everywhere, data], help="prove that a finished game was dealt fairly", allow_abbrev=False
    )
    verify.add_argument("file", type=Path)
    verify.add_argument("--hash", metavar="HASH", help="the hash of the seed, as it was shown at the start")
    verify.set_defaults(run=_verify)

    serve = commands.add_parser("serve", parents=[everywhere], help="open the house", allow_abbrev=False)
    serve.add_argument("--port", type=int, help=f"default {PORT}; 0 takes any that is free")
    serve.add_argument("--host", help="default 127.0.0.1; 0.0.0.0 lets others in the network come in")
    serve.add_argument("--db", type=Path, metavar="FILE", help="where the tables are kept")
    serve.add_argument("--no-browser", action="store_true", help="do not open the browser")
    serve.set_defaults(run=_serve)

    backup = commands.add_parser("backup", parents=[everywhere], help="copy the house's tables", allow_abbrev=False)
    backup.add_argument("file", type=Path, help="the copy to write; the house may be open meanwhile")
    backup.add_argument("--db", type=Path, metavar="FILE", help="where the tables are kept")
    backup.set_defaults(run=_backup)

    commands.add_parser("games", parents=[everywhere], help="what there is to play", allow_abbrev=False).set_defaults(
        run=_games
    )

    rules = commands.add_parser("rules", parents=[everywhere], help="the rules of a title", allow_abbrev=False)
    rules.add_argument("what", help="a title, or the id of a rule such as RUM-4.7")
    rules.add_argument("--components", action="store_true", help="its components, and how certain each is")
    rules.set_defaults(run=_rules)

    bench = commands.add_parser("bench", parents=[everywhere], help="how fast its rules are", allow_abbrev=False)
    bench.add_argument("title")
    bench.add_argument("--seconds", type=float, default=4.0, help="CPU seconds to spend")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=_bench)

    _add_solve(
        commands.add_parser(
            "solve", parents=[everywhere], help="the best turns of Rummikub positions", allow_abbrev=False
        )
    )
    _add_puzzle(
        commands.add_parser(
            "puzzle", parents=[everywhere], help="a Rummikub position with one best turn", allow_abbrev=False
        )
    )
    return parser


def _add_puzzle(puzzle: argparse.ArgumentParser) -> None:
    puzzle.add_argument("--level", type=int, default=1, metavar="N", help="sets to be broken up: 1 (default) to 5")
    puzzle.add_argument("--seed", help="the same seed poses the same puzzle; `today`: the puzzle of the day")
    puzzle.add_argument("--json", action="store_true", help="the position as a line for `tortuga solve`")
    puzzle.add_argument("--solution", action="store_true", help="the best turn too; with --json, instead")
    puzzle.epilog = "In a terminal it can be solved there; otherwise it is only shown."
    puzzle.set_defaults(run=_puzzle)


def _add_solve(solve: argparse.ArgumentParser) -> None:
    solve.add_argument("file", type=Path, nargs="?", help="positions as JSON lines; default: standard input")
    solve.add_argument("--joker", help="joker rule: free (default), release, strict or bound")
    solve.add_argument("--objective", help="what counts first: tiles (default) or value")
    solve.add_argument("--first-meld", type=int, metavar="N", help="a first meld of at least N, from the rack alone")
    solve.add_argument(
        "--building", action="store_true", default=None, help="with a first meld: the same turn may build on the table"
    )
    solve.add_argument("--joker-value", type=int, metavar="N", help="what a joker on the rack counts; default 30")
    solve.epilog = "Flags hold for the lines that do not say it themselves."
    solve.set_defaults(run=_solve)


def _options(args: argparse.Namespace, words: Sequence[str], rest: list[str]) -> dict[str, str]:
    """The title's own options: `--edition pl` or `--edition=pl`."""
    for word in words:
        if BYTES.search(word):
            raise OptionError("argument-not-text", word=word)
    if rest:
        raise OptionError("argument-unknown", word=rest[0])
    options: dict[str, str] = {}
    for key, value in vars(args).items():
        if key.startswith(TITLE_OPTION) and value is not None:
            name = key.removeprefix(TITLE_OPTION + "--")
            if not value:
                raise OptionError("option-no-value", name=name)
            options[name.replace("-", "_")] = value
    return options


def _title(name: str, data: Path | None) -> Title:
    title = registry.title(name)
    return title if data is None else title.with_data(data)


def _play(args: argparse.Namespace, options: dict[str, str], texts: Texts, console: Console) -> int:
    if args.resume is not None:
        path: Path = args.resume
        _refuse_change(args, options)
        game, pen = _resume(path, args.data)
    else:
        title = _title(args.title, args.data)
        chosen = title.read_options(options)
        seats = [plan.spec for plan in read_seats(args.seats.split(","), title)]
        title.check_options(chosen, len(seats))
        game = Game.start(title, seats, seed=args.seed or secrets.token_hex(16), options=chosen)
        path = args.save or _own_file(title)
        pen = _begin(path, game)
    plans = read_seats(game.header.seats, game.title)
    texts = Texts(texts.language, [game.title.locale], [plan.name for plan in plans])
    if pen.torn:
        console.print(texts("resumed-torn", line=pen.torn))
    if args.resume is not None:
        console.print(texts("resumed", title=game.title.word, n=len(game.records)))
    return _sit_down(Session(game, plans, texts, console, path, pen), pen)


def _sit_down(session: Session, pen: Pen) -> int:
    """Plays to the end, or until somebody leaves in whatever way."""
    texts = session.texts
    kept = texts("kept", file=shlex.quote(str(session.path)))
    try:
        session.run()
    except PlayerLeft:
        session.console.print(f"{texts('goodbye')} {kept}", soft_wrap=True)
    except InputClosed:
        return _fail(f"\n{texts('input-closed')} {kept}", FAILED)
    except KeyboardInterrupt:
        return _fail(f"\n{texts('interrupted')} {kept}", INTERRUPTED)
    except Stopped as stopped:
        return _fail(f"\n{texts('stopped')} {kept}", stopped.status)
    finally:
        pen.close()
    return 0


def _refuse_change(args: argparse.Namespace, options: dict[str, str]) -> None:
    """A game goes on as it began. (Whether its seats were named again cannot be told from their default.)"""
    given = [name for name in ("seed", "save") if getattr(args, name) is not None] + list(options)
    if given:
        raise OptionError("resume-as-begun", name=given[0].replace("_", "-"))


def _resume(path: Path, data: Path | None) -> tuple[Game, Pen]:
    """The game as far as it is written down, and the pen that goes on with it."""
    try:
        pen = Pen(path, append=True)
    except OSError as error:
        raise OptionError("resume-failed", file=str(path), reason=error.strerror or str(error)) from None
    try:
        header, records = load(path, mend=True)
        if header.seed is None:
            raise OptionError("game-without-seed")
        return Game.fold(_title(header.title, data), header, records), pen
    except Refusal:
        pen.close()
        raise


def _own_file(title: Title) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return user_data_path("tortuga", appauthor=False) / "games" / f"{title.name}-{stamp}-{secrets.token_hex(2)}.jsonl"


def _begin(path: Path, game: Game) -> Pen:
    """The game's file, with its header and deal on the disk before anyone plays."""
    try:
        if not path.parent.is_dir():
            path.parent.mkdir(parents=True)
        pen = Pen(path)
        pen.write(game.header)
        for record in game.records:
            pen.write(record)
    except OSError as error:
        if isinstance(error, FileExistsError) and path.exists():
            raise OptionError("save-exists", file=str(path)) from None
        raise OptionError("store-failed", file=str(path), reason=error.strerror or str(error)) from None
    return pen


def _replay(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    header, records = load(args.file)
    game = Game.fold(_title(header.title, args.data), header, records)
    names = [plan.name for plan in _names(game)]
    show_replay(game, str(args.file), args.at, Texts(texts.language, [game.title.locale], names), console)
    return 0


def _verify(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    """The seed's hash at the start against the seed at the end, and every answer of chance against the seed."""
    header, records = load(args.file)
    if header.seed is None or header.seed_hash is None:
        raise RecordError("verify-without-seed", line=1)
    if args.hash is not None and args.hash.lower() != header.seed_hash:
        raise RecordError("verify-other-hash", line=1, found=header.seed_hash, known=args.hash)
    game = Game.fold(_title(header.title, args.data), header, records)
    answers = sum(len(record.chance) for record in game.records[header.after :])
    say = Texts(texts.language, [game.title.locale])
    console.print(say("verified", file=str(args.file), title=game.title.word, count=answers), soft_wrap=True)
    console.print(say("verified-hash", hash=header.seed_hash), soft_wrap=True)
    if header.after:
        console.print(say("verified-after", count=header.after), soft_wrap=True)
    return 0


def _serve(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    from tortuga.server import serve  # noqa: PLC0415  (who plays in the terminal need not wait for a web server)
    from tortuga.server.app import make_app  # noqa: PLC0415

    settings = from_environment(
        port=args.port, host=args.host, db=args.db, open_browser=False if args.no_browser else None
    )
    return serve.run(settings, make_app, texts.language)


def _backup(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    from tortuga.server.store.backup import backup  # noqa: PLC0415

    backup(from_environment(db=args.db).db, args.file)
    console.print(texts("backed-up", file=str(args.file)), soft_wrap=True)
    return 0


def _names(game: Game) -> list[SeatPlan]:
    """A record may name bots that are not installed here; it can be read all the same."""
    try:
        return read_seats(game.header.seats, game.title)
    except Refusal:
        return [SeatPlan(spec, spec, None) for spec in game.header.seats]


def _games(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    for name in registry.titles():
        title = registry.title(name)
        say = Texts(texts.language, [title.locale])
        console.print(Text.assemble((name, "bold"), f"  {say(f'{name}-name')}: {say(f'{name}-about')}"))
        console.print("  " + say("games-seats", least=title.seats[0], most=title.seats[-1]))
        console.print("  " + say("games-bots", bots=", ".join(f"bot:{bot}" for bot in registry.bots(name))))
        fields = msgspec.structs.fields(title.options_type)
        console.print("  " + say("games-options", options=", ".join(_flag(field.name) for field in fields)))
    return 0


def _flag(option: str) -> str:
    return "--" + option.replace("_", "-")


def _rules(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    if args.what in registry.titles():
        title = registry.title(args.what)
        if args.components:
            console.print(_components(title, Texts(texts.language, [title.locale])))
        else:
            console.print(Markdown(rulebook(title, texts.language).page))
        return 0
    for name in registry.titles():
        book = rulebook(registry.title(name), texts.language)
        if args.what.upper() in book.rules:
            console.print(Markdown(book.rule(args.what).page))
            return 0
    raise UnknownName("unknown-rule-or-title", name=args.what, known=", ".join(registry.titles()))


def _components(title: Title, texts: Texts) -> Grid:
    grid = Grid(title=texts("components-title", title=title.word))
    for column in ("group", "name", "origin"):
        grid.add_column(texts(f"components-{column}"))
    for component in title.components(texts):
        grid.add_row(
            texts(f"{title.name}-component-{component.group}"), component.name, texts(f"origin-{component.origin}")
        )
    return grid


def _bench(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    if not 0 < args.seconds < math.inf:
        raise OptionError("option-value", name="seconds", value=str(args.seconds))
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


def _solve(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    """Every line is answered as soon as it is read, so a program may ask one by one."""
    flags = commands.Asked(args.joker, args.objective, args.first_meld, args.building, args.joker_value)
    with args.file.open(encoding="utf-8", errors="replace") if args.file else nullcontext(sys.stdin) as source:
        for answer in commands.answers(source, flags, texts):
            print(answer, flush=True)
    return 0


def _puzzle(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    from tortuga.terminal import puzzles  # noqa: PLC0415  (the other commands need no table of Rummikub)

    seed = resolve_seed(args.seed or secrets.token_hex(4))
    with Console(stderr=True).status(texts("puzzle-making", level=args.level)):
        desk = PuzzleDesk(make(seed, args.level, JOKER_RULE))
    if args.json:
        print(puzzles.answer_line(desk) if args.solution else puzzles.position_line(desk))
        return 0
    session = puzzles.PuzzleSession(desk, Texts(texts.language, [desk.title.locale]), console)
    session.show()
    if args.solution:
        session.tell_solution()
    elif sys.stdin.isatty():
        try:
            session.run()
        except InputClosed:
            return _fail(f"\n{texts('input-closed')}", FAILED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
