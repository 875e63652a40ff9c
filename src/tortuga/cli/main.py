"""The command line: `tortuga play rum --seats me,bot:greedy`, and the other commands.

Only the command that is asked for is imported, so that `tortuga --version` need not wait for all of them.
"""

import argparse
import io
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, NamedTuple


class Subcommand(NamedTuple):
    """A command of the module `tortuga.cli.<module>`, whose function `add_<command>` names its arguments."""

    module: str
    help: str
    takes_title_options: bool = False


COMMANDS = {
    "play": Subcommand("play", "play in the terminal", takes_title_options=True),
    "replay": Subcommand("records", "verify and show a recorded game"),
    "verify": Subcommand("records", "prove that a finished game was dealt fairly"),
    "serve": Subcommand("house", "open the house"),
    "backup": Subcommand("house", "copy the house's tables"),
    "check": Subcommand("house", "look for damage in the house's tables"),
    "db": Subcommand("house", "move the house to another database"),
    "games": Subcommand("titles", "what there is to play"),
    "rules": Subcommand("titles", "the rules of a title"),
    "bench": Subcommand("titles", "how fast its rules are"),
    "solve": Subcommand("rummikub", "the best turns of Rummikub positions"),
    "puzzle": Subcommand("rummikub", "a Rummikub position with one best turn"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; without any it opens the house."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes or signs that the terminal's encoding has no place for
    words = (sys.argv[1:] if argv is None else argv) or ["serve"]
    args, rest = _parser(words).parse_known_args(words)  # `--version` and `--help` end here
    from tortuga.cli.running import run  # noqa: PLC0415  (they need no texts, no titles and no terminal)

    return run(args, words, rest)


class _ShowVersion(argparse.Action):
    """Looked up only when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        import tortuga  # noqa: PLC0415

        build = "compiled" if tortuga.compiled else "pure Python"
        print(f"tortuga {tortuga.__version__} ({build})")
        parser.exit()


class _TitleOption(argparse.Action):
    """An option of the title: `--joker-rule free` becomes `joker_rule` among the `title_options`."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs="?", const="", default=argparse.SUPPRESS, help=argparse.SUPPRESS)

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        given: dict[str, str] = getattr(namespace, "title_options", {})
        name = self.option_strings[0].removeprefix("--")
        namespace.title_options = {**given, name.replace("-", "_"): values}


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """The commands that stand among the words have their arguments, the others only their line in the help."""
    parser = argparse.ArgumentParser(prog="tortuga", description="A house for tabletop games.", allow_abbrev=False)
    parser.add_argument("--version", action=_ShowVersion, nargs=0, help="show program's version number and exit")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        added = commands.add_parser(name, help=command.help, allow_abbrev=False)
        if name in words:
            getattr(import_module(f"tortuga.cli.{command.module}"), f"add_{name}")(added)
            _add_language(added)
            if command.takes_title_options:
                _add_title_options(added, words)
    return parser


def _add_language(parser: argparse.ArgumentParser) -> None:
    from tortuga.texts import LANGUAGES  # noqa: PLC0415

    parser.add_argument("--lang", help=f"language: {', '.join(LANGUAGES)}")


def _add_title_options(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """Which options a title has is known only with the title, so all names may be some."""
    for word in words:
        name = word.partition("=")[0]
        if name.startswith("--") and name != "--":
            with suppress(argparse.ArgumentError):  # it is one that the command has itself
                parser.add_argument(name, action=_TitleOption, dest="title_options")


if __name__ == "__main__":
    sys.exit(main())
