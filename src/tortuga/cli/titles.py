"""`tortuga games` and `bench`: what there is to play, and how fast its rules are."""

import argparse
import json
import math
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from tortuga.bench import measure
from tortuga.cli.parser import Parser
from tortuga.cli.title_options import complete_with
from tortuga.kernel import registry
from tortuga.kernel.errors import OptionError
from tortuga.kernel.title import Title
from tortuga.seats import bot_spec
from tortuga.texts import Texts


def add_games(parser: Parser) -> None:
    parser.set_defaults(run=_games)


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
