"""`tortuga games`, `rules` and `bench`: what there is to play, by which rules, and how fast these are."""

import argparse
import json
import math
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from tortuga.bench import measure
from tortuga.cli.parser import Parser
from tortuga.cli.title_options import complete_with
from tortuga.kernel import registry
from tortuga.kernel.errors import OptionError, UnknownName
from tortuga.kernel.title import Title
from tortuga.rulebook import rulebook
from tortuga.seats import bot_spec
from tortuga.terminal.keyboard import InputClosed
from tortuga.terminal.pager import show_pages
from tortuga.texts import Texts


def add_games(parser: Parser) -> None:
    parser.set_defaults(run=_games)


def add_rules(parser: Parser) -> None:
    complete_with(parser.add_argument("what", metavar="TITLE", help=parser.say("usage-rules-what")), registry.titles())
    parser.add_argument("--components", action="store_true", help=parser.say("usage-rules-components"))
    parser.set_defaults(run=_rules)


def add_bench(parser: Parser) -> None:
    complete_with(parser.add_argument("title", metavar="TITLE", help=parser.say("usage-title")), registry.titles())
    parser.add_argument("--seconds", type=float, default=4.0, metavar="N", help=parser.say("usage-bench-seconds"))
    parser.add_argument("--json", action="store_true", help=parser.say("usage-bench-json"))
    parser.set_defaults(run=_bench)


def add_data(parser: Parser) -> None:
    parser.add_argument("--data", type=Path, metavar="FILE", help=parser.say("usage-data"))


def title_with(name: str, data: Path | None) -> Title:
    """A title by its name, with somebody's own component file where one is given."""
    title = registry.title(name)
    return title if data is None else title.with_data(data)


def _games(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    for name in registry.titles():
        title = registry.title(name)
        say = Texts(texts.language, [title.locale])
        console.print(Text.assemble((name, "bold"), f"  {say(f'{name}-name')}: {say(f'{name}-about')}"))
        console.print("  " + say("games-seats", least=title.seats[0], most=title.seats[-1]))
        console.print("  " + say("games-bots", bots=", ".join(_bot(bot, say) for bot in registry.bots(name))))
        fields = msgspec.structs.fields(title.options_type)
        console.print("  " + say("games-options", options=", ".join(_flag(field.name) for field in fields)))
    return 0


def _bot(bot: str, say: Texts) -> str:
    """As it is typed, and how well it plays."""
    return bot_spec(bot) if say.bot(bot) == bot else f"{bot_spec(bot)} ({say.bot(bot)})"


def _flag(option: str) -> str:
    return "--" + option.replace("_", "-")


def _rules(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    if args.what in registry.titles():
        title = registry.title(args.what)
        if args.components:
            console.print(_components(title, Texts(texts.language, [title.locale])))
        else:
            page = Markdown(rulebook(title, texts.language).page)
            if sys.stdin.isatty():
                with suppress(InputClosed):
                    show_pages(console, page, texts)
            else:
                console.print(page)
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
