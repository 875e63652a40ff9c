"""`tortuga review`: looks back at a finished game."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tortuga.cli.long_work import progress_bar, write
from tortuga.cli.parser import Parser
from tortuga.cli.records import plans_of
from tortuga.cli.titles import add_data, title_with
from tortuga.kernel.errors import OptionError, Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.messages import Message
from tortuga.kernel.records import load
from tortuga.review.game_review import GameReview, ReviewedDecision
from tortuga.review.pieces import ask_here, pieces_of
from tortuga.review.summing_up import sum_up
from tortuga.seats import SeatPlan
from tortuga.terminal.drawing import Drawing, drawing_for
from tortuga.texts import Texts

BARS: Final = "▁▂▃▄▅▆▇█"
MOST_SHOWN: Final = 12


def add_review(parser: Parser) -> None:
    add_data(parser)
    parser.add_argument("file", type=Path, metavar="RECORD", help=parser.say("usage-record"))
    parser.add_argument("--seat", type=int, metavar="N", help=parser.say("usage-review-seat"))
    parser.add_argument("--json", type=Path, metavar="OUT", help=parser.say("usage-review-json"))
    parser.set_defaults(run=_review)


def _review(args: argparse.Namespace, _: dict[str, str], texts: Texts, console: Console) -> int:
    header, records = load(args.file)
    game = Game.fold(title_with(header.title, args.data), header, records)
    if game.state.due():
        raise Refusal("review-not-over")
    plans = plans_of(game, texts)
    seat = _seat(args.seat, plans)
    texts = Texts(texts.language, [game.title.locale], [plan.name for plan in plans])
    review = _reviewed(game, seat, texts)
    _show(review, game, drawing_for(game.title, texts), console)
    if args.json is not None:
        write(args.json, msgspec.json.format(msgspec.json.encode(review), indent=2).decode() + "\n")
    return 0


def _seat(asked: int | None, plans: Sequence[SeatPlan]) -> int:
    """The one that was asked for; else that of the first person, or of the first bot where there are no people."""
    if asked is None:
        return next((seat for seat, plan in enumerate(plans) if plan.bot is None), 0)
    if not 1 <= asked <= len(plans):
        raise OptionError("review-no-seat", seat=asked, most=len(plans))
    return asked - 1


def _reviewed(game: Game, seat: int, texts: Texts) -> GameReview:
    pieces = pieces_of(game, seat)
    answers = {}
    with progress_bar() as progress:
        task = progress.add_task(texts("review-progress"), total=len(pieces))
        for piece in pieces:
            answers[piece] = ask_here(game, seat, piece)
            progress.advance(task)
    return sum_up(game, seat, answers)


def _show(review: GameReview, game: Game, drawing: Drawing, console: Console) -> None:
    say = drawing.texts
    console.print(say("review-head", title=game.title.word, player=say.name(review.seat)), style="bold", soft_wrap=True)
    console.print(say("review-sum", count=len(review.decisions)))
    given = sorted((one for one in review.decisions if one.judged.given), key=lambda one: -one.judged.given)
    if not given:
        console.print(say("review-perfect"))
    else:
        shown = sorted(given[:MOST_SHOWN], key=lambda one: one.n)
        console.print(_grid(shown, drawing, in_points=review.points is not None))
        if len(given) > MOST_SHOWN:
            console.print(say("review-and-more", count=len(given) - MOST_SHOWN))
    console.print(say("review-curve"))
    console.print("  " + "".join(_bar(one.chance) for one in review.curve), soft_wrap=True)
    if review.turning_points:
        console.print(say("review-turning"))
    for point in review.turning_points:
        sentences = [line for line in (point.reason, point.why) if line is not None]
        step = say("review-turned", step=point.back_to)
        console.print(Text.assemble("  ", (step, "bold"), " ", _told(drawing, sentences)))
    console.print(say.line(review.about), style="dim")


def _grid(decisions: Sequence[ReviewedDecision], drawing: Drawing, *, in_points: bool) -> Grid:
    say = drawing.texts
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in ("step", "played", "better", "chance", *(["in-points"] * in_points)):
        grid.add_column(say(f"review-{column}"), justify="left" if column in ("played", "better") else "right")
    for one in decisions:
        judged = one.judged
        better = _told(drawing, judged.better_words, judged.better or "")
        if judged.why is not None:
            better.append_text(Text.assemble("\n", (say.line(judged.why), "dim")))
        cells: list[str | Text] = [
            str(one.n),
            _told(drawing, judged.made_words, one.move),
            better,
            _chances(judged.made, judged.best),
        ]
        points = "" if judged.points is None else f"−{judged.points:.1f}"
        grid.add_row(*cells, *([points] * in_points))
    return grid


def _told(drawing: Drawing, lines: Sequence[Message], notation: str = "") -> Text:
    """In sentences, or in notation where there are none."""
    if not lines:
        return Text(notation)
    return Text(" ").join([drawing.paint(drawing.texts.line(line)) for line in lines])


def _chances(made: float, best: float) -> str:
    return f"{100 * made:.0f}% ({100 * best:.0f}%)"


def _bar(chance: float) -> str:
    """
    >>> "".join(map(_bar, (0.0, 0.5, 1.0)))
    '▁▅█'
    """
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]
