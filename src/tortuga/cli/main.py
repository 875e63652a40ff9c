"""The command line: `tortuga play rum --seats me,bot:greedy`, and the other commands.

Only the command that is asked for is imported, so that `tortuga --version` need not wait for all of them.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tortuga.cli.parser import Parser


class Subcommand(NamedTuple):
    """A command of the module `tortuga.cli.<module>`, whose function `add_<command>` names its arguments; what it does
    is the text `usage-<command>`."""

    module: str
    takes_title_options: bool = False


COMMANDS = {
    "play": Subcommand("play", takes_title_options=True),
    "replay": Subcommand("records"),
    "review": Subcommand("review"),
    "verify": Subcommand("records"),
    "serve": Subcommand("house"),
    "work": Subcommand("house"),
    "backup": Subcommand("house"),
    "check": Subcommand("house"),
    "db": Subcommand("house"),
    "games": Subcommand("titles"),
    "rules": Subcommand("rules"),
    "bench": Subcommand("titles"),
    "arena": Subcommand("arena", takes_title_options=True),
    "solve": Subcommand("rummikub"),
    "puzzle": Subcommand("rummikub"),
}
COMPLETING = "_ARGCOMPLETE"
"""Set by a shell that asks for completions."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; without any it opens the house."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes or signs that the terminal's encoding has no place for
    words = list(sys.argv[1:] if argv is None else argv) or ["serve"]
    if words[0] == "--version":
        _show_version()  # which needs no texts, no titles and no terminal
        return 0
    if COMPLETING in os.environ:
        _complete()
    from tortuga.cli.running import run  # noqa: PLC0415

    return run(words, lambda: _parser(words))


def _show_version() -> None:
    import tortuga  # noqa: PLC0415

    build = "compiled" if tortuga.compiled else "pure Python"
    print(f"tortuga {tortuga.__version__} ({build})")


def _complete() -> None:
    """Tells a shell how the line could be completed, and exits. The line decides which arguments there are."""
    try:
        import argcomplete  # noqa: PLC0415
    except ImportError:  # an extra
        return
    argcomplete.autocomplete(_parser(os.environ.get("COMP_LINE", "").split()[1:]))


class _ShowVersion(argparse.Action):
    """Looked up only when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        _show_version()
        parser.exit()


def _parser(words: list[str]) -> argparse.ArgumentParser:
    """Commands named on the command line get their arguments, the others only their line in the help."""
    from tortuga.cli.parser import Parser, language_in  # noqa: PLC0415
    from tortuga.texts import Texts  # noqa: PLC0415

    say = Texts(language_in(words))
    parser = Parser(say=say, prog="tortuga", description=say("usage-about"))
    parser.add_argument("--version", action=_ShowVersion, nargs=0, help=say("usage-version"))
    commands = parser.add_subparsers(title=say("usage-commands"), metavar=say("usage-command"), required=True)
    for name, command in COMMANDS.items():
        added = commands.add_parser(name, say=say, help=say(f"usage-{name}"), description=say(f"usage-{name}"))
        if name in words:
            getattr(import_module(f"tortuga.cli.{command.module}"), f"add_{name}")(added)
            _add_language(added)
            if command.takes_title_options:
                from tortuga.cli.title_options import add_title_options  # noqa: PLC0415

                add_title_options(added, words)
    return parser


def _add_language(parser: "Parser") -> None:
    from tortuga.cli.title_options import complete_with  # noqa: PLC0415
    from tortuga.texts import LANGUAGES  # noqa: PLC0415

    codes = ", ".join(LANGUAGES)
    complete_with(parser.add_argument("--lang", metavar="LANG", help=parser.say("usage-lang", codes=codes)), LANGUAGES)


if __name__ == "__main__":
    sys.exit(main())
