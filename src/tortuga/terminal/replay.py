"""A recorded game, verified and told as a story, including what players could not see."""

from rich.console import Console
from rich.text import Text

from tortuga.kernel.errors import OptionError
from tortuga.kernel.events import Announced
from tortuga.kernel.game import Game
from tortuga.kernel.records import Record, seat_in
from tortuga.terminal.drawing import Drawing, drawing_for
from tortuga.texts import Texts, printable


def show_replay(game: Game, file: str, at: int | None, texts: Texts, console: Console) -> None:
    """The fold has verified the game; this says so, and tells it record by record."""
    title = game.title
    drawing = drawing_for(title, texts)
    if at is not None and not 1 <= at <= len(game.records):
        raise OptionError("replay-no-moment", n=at, count=len(game.records))
    told = {kept.record.n: kept.told for kept in game.folded}
    for record in game.records:
        _show_record(game, record, told.get(record.n), drawing, console)
        if record.n == at:
            moment = Game.fold(title, game.header, game.records[:at])
            console.print(drawing.draw(title.view(moment.state, None)))
    verified = texts("replay-verified", file=file, title=title.word, count=len(game.records))
    console.print(verified, style="bold", soft_wrap=True)
    console.print(texts("replay-unproved" if game.header.seed is None else "replay-proved"))
    outcome = game.state.outcome()
    if outcome is None:
        console.print(texts("replay-unfinished"))


def _show_record(game: Game, record: Record, told: list[Announced] | None, drawing: Drawing, console: Console) -> None:
    say = drawing.texts
    number = Text(f"{record.n:>4}  ", style="dim")
    if record.back is not None:
        seat = seat_in(record.by or "")
        if seat is None:
            sentence = say("replay-back-all", n=record.back)
        else:
            sentence = say("replay-back", who=say.name(seat), n=record.back)
        console.print(number + Text(sentence))
    elif record.house is not None:
        console.print(number + Text(say("replay-house", what=record.house)))
    else:
        done = say("replay-deal") if record.seat is None else f"{say.name(record.seat)}: {printable(record.do or '')}"
        if record.lapse and record.seat is not None:
            done = say("replay-lapse", name=say.name(record.seat))
        style = "bold" if told is not None else "strike dim"  # taken back later
        console.print(number + Text(done, style=style))
        for one in told or ():
            event = one.full or one.event
            if event is not None:
                for line in game.title.say(event):
                    console.print("      " + "· ", end="", style="dim")
                    console.print(drawing.paint(say.line(line)))
