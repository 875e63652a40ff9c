"""`tortuga rules`: the rules of a title, and its components."""

import argparse
import sys
from contextlib import suppress

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid

from tortuga.cli.parser import Parser
from tortuga.cli.title_options import complete_with
from tortuga.kernel import registry
from tortuga.kernel.errors import UnknownName
from tortuga.kernel.title import Title
from tortuga.rulebook import rulebook
from tortuga.terminal.keyboard import InputClosed
from tortuga.terminal.pager import show_pages
from tortuga.texts import Texts


def add_rules(parser: Parser) -> None:
    complete_with(parser.add_argument("what", metavar="TITLE", help=parser.say("usage-rules-what")), registry.titles())
    parser.add_argument("--components", action="store_true", help=parser.say("usage-rules-components"))
    parser.set_defaults(run=_rules)


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
