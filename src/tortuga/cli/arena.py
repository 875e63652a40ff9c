"""`tortuga arena`: bots play many games against each other, and the result says how certain their strength is."""

import argparse
import json
import secrets
import shlex
from collections.abc import Mapping, Sequence
from datetime import datetime
from math import isfinite
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from babel.numbers import format_decimal, format_percent
from platformdirs import user_data_path
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from tortuga.arena import match
from tortuga.arena.plan import SAME_GAMES, Plan, deals_for, new_plan, versions
from tortuga.arena.plot import plot
from tortuga.arena.report import report
from tortuga.arena.results import Results
from tortuga.arena.standings import Standings
from tortuga.arena.workers import play_in
from tortuga.cli.long_work import progress_bar, write
from tortuga.cli.parser import Parser
from tortuga.cli.running import FAILED, INTERRUPTED, Stopped, fail
from tortuga.cli.title_options import complete_with
from tortuga.cli.titles import add_data, title_with
from tortuga.kernel import registry
from tortuga.kernel.errors import OptionError, Refusal
from tortuga.kernel.system import reason_of
from tortuga.kernel.title import Title
from tortuga.seats import bot_in
from tortuga.texts import Texts

GAMES = 200
LOOK_S = 0.5
LOOK_SHARE = 30
"""Between two updates of the figures beside the progress bar: at least this long, in seconds, and this many times
what the last update took."""


def add_arena(parser: Parser) -> None:
    add_data(parser)
    say = parser.say
    title = parser.add_argument("title", nargs="?", metavar="TITLE", help=say("usage-title"))
    complete_with(title, registry.titles())
    bots = parser.add_argument("--bots", metavar="A,B", help=say("usage-arena-bots"))
    complete_with(bots, sorted({bot for title in registry.titles() for bot in registry.bots(title)}))
    parser.add_argument("--games", type=int, metavar="N", help=say("usage-arena-games", games=GAMES))
    parser.add_argument("--seed", metavar="SEED", help=say("usage-arena-seed"))
    parser.add_argument("--options", nargs="+", metavar="NAME=VALUE", help=say("usage-arena-options"))
    parser.add_argument("--stop-when-sure", action="store_true", help=say("usage-arena-stop-when-sure"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("usage-arena-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("usage-arena-ray"))
    parser.add_argument("--json", type=Path, metavar="OUT", help=say("usage-arena-json"))
    parser.add_argument("--plot", type=Path, metavar="OUT.svg", help=say("usage-arena-plot"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=say("usage-arena-save"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("usage-arena-resume"))
    parser.set_defaults(run=_arena)


def _arena(args: argparse.Namespace, options: dict[str, str], texts: Texts, console: Console) -> int:
    if args.games is not None and args.games < 1:
        raise OptionError("option-value", name="games", value=str(args.games))
    players = _players(args)
    with _resumed(args, options) if args.resume is not None else _begun(args, options) as results:
        _refuse_other_versions(results.plan)
        standings = Standings(results.plan)
        status = _play(results, standings, players, args.data, texts)
        texts = Texts(texts.language, [registry.title(results.plan.title).locale])
        told = report(standings)
        _show(standings, told, texts, console)
        if args.json is not None:
            write(args.json, json.dumps(told, indent=2, ensure_ascii=False) + "\n")
        if args.plot is not None:
            write(args.plot, plot(told, _heading(standings, texts), texts("arena-axis")))
        console.print(texts("arena-kept", file=str(results.path)), soft_wrap=True)
    return status


def _players(args: argparse.Namespace) -> match.Players:
    """Who plays: this process, several, or a cluster."""
    if args.workers is not None and args.ray is not None:
        raise OptionError("arena-one-place")
    if args.ray is not None:
        from tortuga.arena.cluster import play_on  # noqa: PLC0415

        return play_on(args.ray)
    if args.workers is not None and args.workers < 1:
        raise OptionError("option-value", name="workers", value=str(args.workers))
    return match.play_here if args.workers in (None, 1) else play_in(args.workers)


def _begun(args: argparse.Namespace, options: dict[str, str]) -> Results:
    for name in ("title", "bots"):
        if getattr(args, name) is None:
            raise OptionError("argument-missing", name=name if name == "title" else f"--{name}")
    title = title_with(args.title, args.data)
    chosen = title.read_options(options | _pairs(args.options or ()))
    bots = [word.strip() for word in args.bots.split(",")]
    bots = [bot_in(word) or word for word in bots]
    for bot in bots:
        registry.bot_entry(bot, title)
    if len(bots) < 2:
        raise OptionError("arena-one-bot")
    title.check_options(chosen, len(bots))
    seed = args.seed or secrets.token_hex(8)
    plan = new_plan(title, chosen, bots, games=args.games or GAMES, seed=seed, stop_when_sure=args.stop_when_sure)
    return Results.begin(args.save or _own_file(title), plan)


def _pairs(words: Sequence[str]) -> dict[str, str]:
    """Options of a title as `name=value`, several with spaces or commas between them."""
    pairs = {}
    for pair in (part for word in words for part in word.split(",") if part):
        name, _, value = pair.partition("=")
        if not value:
            raise OptionError("option-no-value", name=name)
        pairs[name.replace("-", "_")] = value
    return pairs


def _resumed(args: argparse.Namespace, options: dict[str, str]) -> Results:
    """A match goes on as it began, but it may be given more games."""
    given = [name for name in ("bots", "seed", "options", "save") if getattr(args, name) is not None]
    given += [*options, *(["stop_when_sure"] if args.stop_when_sure else [])]
    if given:
        raise OptionError("arena-resume-as-begun", name=given[0].replace("_", "-"))
    try:
        results = Results.resume(args.resume)
    except OSError as error:
        raise OptionError("resume-failed", file=str(args.resume), reason=reason_of(error)) from None
    if args.games is not None:
        results.plan = msgspec.structs.replace(results.plan, deals=deals_for(args.games, len(results.plan.bots)))
    return results


def _refuse_other_versions(plan: Plan) -> None:
    """Games by other code would be other games. (Pythons and builds play the same ones.)"""
    here = versions(registry.title(plan.title, plan.rules), plan.bots)
    for name in (plan.versions | here).keys() - SAME_GAMES:
        if plan.versions.get(name) != here.get(name):
            found, known = (f"{name} {which.get(name, '-')}" for which in (plan.versions, here))
            raise OptionError("arena-other-versions", found=found, known=known)


def _play(results: Results, standings: Standings, players: match.Players, data: Path | None, texts: Texts) -> int:
    """Until the end, or until somebody stops it; what is finished counts either way."""
    plan, kept = results.plan, {"file": shlex.quote(str(results.path))}
    with progress_bar() as progress:
        task = progress.add_task("", total=plan.games, visible=False)
        look_at = 0.0
        try:
            for _ in match.run(results, standings, players, data):
                if standings.deals and not progress.disable and (began := monotonic()) >= look_at:
                    done = standings.deals * len(plan.bots)
                    progress.update(task, description=_so_far(standings, texts), completed=done, visible=True)
                    look_at = began + max(LOOK_S, LOOK_SHARE * (monotonic() - began))
        except KeyboardInterrupt:
            return fail(f"\n{texts('arena-interrupted', **kept)}", INTERRUPTED)
        except Stopped as stopped:
            return fail(f"\n{texts('arena-interrupted', **kept)}", stopped.status)
        except Refusal:  # of a bot that failed, or a cluster that is gone: the file can go on without it
            fail(texts("arena-kept", **kept), FAILED)
            raise
    return 0


def _so_far(standings: Standings, texts: Texts) -> str:
    low, high = standings.interval(0)
    return f"{standings.plan.bots[0]} {_percent(standings.shares[0].mean, texts)} [{_between(low, high, texts)}]"


def _heading(standings: Standings, texts: Texts) -> str:
    title, games, seed = registry.title(standings.plan.title).word, len(standings.played), standings.plan.seed
    return texts("arena-head", title=title, deals=standings.deals, games=games, seed=seed)


def _show(standings: Standings, told: Mapping[str, Any], texts: Texts, console: Console) -> None:
    console.print(_heading(standings, texts), soft_wrap=True)
    if standings.deals:
        console.print(_grid(standings, told, texts))
        console.print(texts("arena-even", rate=_percent(standings.even, texts)), soft_wrap=True)
    if standings.plan.stop_when_sure:
        console.print(texts(_verdict(standings), bot=standings.plan.bots[0]), soft_wrap=True)
    if told["ratings"] is None:
        console.print(texts("arena-no-ratings"), soft_wrap=True)


def _verdict(standings: Standings) -> str:
    if not standings.is_sure:
        return "arena-unsure"
    return "arena-stronger" if standings.shares[0].mean > standings.even else "arena-weaker"


def _grid(standings: Standings, told: Mapping[str, Any], texts: Texts) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    columns = ["bot", "wins", "draws", "rate", "interval", "margin", "median", "p95"]
    for column in columns + ["rating"] * (told["ratings"] is not None):
        grid.add_column(texts(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for entry, row in enumerate(told["bots"]):
        cells = [row["bot"], str(row["wins"]), str(row["draws"])]
        cells += [_percent(row["rate"], texts), _between(row["low"], row["high"], texts)]
        half = _decimal(standings.margin_half_width(entry), 1, texts)
        cells.append(f"{_decimal(row['margin'], 1, texts)}±{half}")
        cells += [_decimal(row[name], 2, texts) for name in ("ms_median", "ms_p95")]
        if told["ratings"] is not None:
            cells.append(_decimal(told["ratings"][entry]["mu"], 1, texts))
        grid.add_row(*cells)
    return grid


def _between(low: float, high: float, texts: Texts) -> str:
    return f"{_decimal(100 * low, 1, texts)}–{_decimal(100 * high, 1, texts)}"


def _percent(rate: float, texts: Texts) -> str:
    return format_percent(rate, "#,##0.0\u00a0%", locale=texts.language)


def _decimal(number: float, digits: int, texts: Texts) -> str:
    if not isfinite(number):
        return "∞"
    return format_decimal(number, f"#,##0.{'0' * digits}", locale=texts.language).replace("-", "−")


def _own_file(title: Title) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return user_data_path("tortuga", appauthor=False) / "arena" / f"{title.name}-{stamp}-{secrets.token_hex(2)}.jsonl"
