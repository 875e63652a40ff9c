"""A puzzle in the terminal: shown, solved line by line with some help on the way, or with its solution."""

import shlex
from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.text import Text

from tortuga.games.rummikub.commands import Position, written
from tortuga.games.rummikub.puzzles.desk import PuzzleDesk
from tortuga.games.rummikub.rules.tiles import counts_of, names
from tortuga.games.rummikub.terminal.drawing import RummikubDrawing
from tortuga.games.rummikub.terminal.workbench import Workbench
from tortuga.kernel.errors import Refusal
from tortuga.terminal.keyboard import LONGEST_LINE, PlayerLeft, ask
from tortuga.terminal.layout import ALARM
from tortuga.texts import Texts

GOLD = "bold #f2b544"


def position_line(desk: PuzzleDesk) -> str:
    """The position in the form that `tortuga solve` takes."""
    puzzle = desk.puzzle
    position = Position(
        id=_id(desk),
        table=[list(names(meld.tiles)) for meld in puzzle.table],
        rack=list(names(puzzle.rack)),
        joker=puzzle.rule,
    )
    return msgspec.json.encode({name: value for name, value in msgspec.to_builtins(position).items() if value}).decode()


def answer_line(desk: PuzzleDesk) -> str:
    """The best turn in the form of an answer of `tortuga solve`."""
    puzzle = desk.puzzle
    answer = {
        "id": _id(desk),
        "tiles": len(puzzle.laid),
        "placed": names(puzzle.laid),
        "table": [names(meld.tiles) for meld in puzzle.end],
        "steps": [written(manipulation) for manipulation in puzzle.manipulations()],
    }
    return msgspec.json.encode(answer).decode()


def _id(desk: PuzzleDesk) -> str:
    return f"{desk.puzzle.level}-{desk.puzzle.seed}"


class PuzzleSession:
    """A puzzle and somebody at the keyboard."""

    def __init__(self, desk: PuzzleDesk, texts: Texts, console: Console) -> None:
        self.desk = desk
        self.texts = texts
        self.console = console
        self.view = desk.view()
        self.drawing = RummikubDrawing(desk.title, texts)
        self.drawing.bench = Workbench(desk.title.name, desk.puzzle.table, counts_of(desk.puzzle.rack))
        self.solved = False
        self._told = 0
        """How many hints were given."""
        self._commands: dict[str, Callable[[], None]] = {
            texts("command-help"): self._help,
            texts("command-hint"): self._hint,
            texts("puzzle-word-solution"): self.tell_solution,
            texts("command-quit"): self._quit,
            "help": self._help,
            "hint": self._hint,
            "solution": self.tell_solution,
            "quit": self._quit,
            "?": self._help,
        }

    def show(self) -> None:
        """The position and the task."""
        say, puzzle = self.texts, self.desk.puzzle
        self._print(say("puzzle-title", level=puzzle.level, seed=puzzle.seed), style=GOLD)
        key = "puzzle-goal-out" if puzzle.rack == puzzle.laid else "puzzle-goal-some"
        self._print(say(key, count=len(puzzle.laid), rack=len(puzzle.rack)))
        self._print(say("puzzle-breaks", count=puzzle.level))
        self.console.print(self.drawing.board(self.view))
        again = f"tortuga puzzle --level {puzzle.level} --seed {shlex.quote(puzzle.seed)}"
        self._print(say("puzzle-again", command=again), style="dim")

    def run(self) -> None:
        """Until it is solved or given up."""
        while not self.solved:
            typed = ask(self.console, self.texts("puzzle-prompt") + ": ")
            try:
                self._answer(typed)
            except PlayerLeft:
                return
            except Refusal as refusal:
                self.console.print(self.drawing.paint(self.texts.refusal(refusal)), style=ALARM)

    def tell_solution(self) -> None:
        solution = self.desk.solution()
        for number, stage in enumerate(solution.stages, start=1):
            self._tell_step(number, len(solution.stages), self.texts.line(stage.line))
        self._print(self.texts("puzzle-end"), style="bold")
        for meld in self.desk.puzzle.end:
            self.console.print(Text("  ").append_text(self.drawing.paint(str(meld))))

    def _answer(self, typed: str) -> None:
        if len(typed) > LONGEST_LINE:
            raise Refusal("line-too-long", most=LONGEST_LINE)
        command = self._commands.get(typed.casefold())
        if command is not None:
            command()
        elif typed:
            self._prepare(typed)

    def _prepare(self, typed: str) -> None:
        """A line of a turn in preparation, its end, or a whole table in notation."""
        prepared = self.drawing.prepare(self.view, typed)
        if prepared is None:
            self._check(typed)
        elif prepared.done:
            self._check(prepared.move)
        else:
            self.console.print(self.drawing.board(self.view))
            self.console.print(self.drawing.remark(self.view, self.desk.assess(prepared.move)))

    def _check(self, turn: str) -> None:
        verdict = self.desk.judge(turn)
        self.solved = verdict.solved
        if verdict.solved:
            self._print(self.texts("puzzle-solved"), style=GOLD)
        else:
            self._print(self.texts("puzzle-less", count=len(verdict.laid), best=verdict.best))

    def _hint(self) -> None:
        """First which sets, then one step more each time."""
        solution = self.desk.solution()
        if self._told == 0:
            sets = " · ".join(str(self.desk.puzzle.table[at]) for at in solution.broken)
            self.console.print(self.drawing.paint(self.texts("puzzle-hint-sets", sets=sets)))
        else:
            number = min(self._told, len(solution.stages))
            self._tell_step(number, len(solution.stages), self.texts.line(solution.stages[number - 1].line))
        self._told += 1

    def _tell_step(self, number: int, count: int, step: str) -> None:
        self.console.print(self.drawing.paint(self.texts("puzzle-hint-step", n=number, count=count, step=step)))

    def _help(self) -> None:
        say = self.texts
        self._print(say("help-title"), style="bold")
        rows = [row for row in self.drawing.help() if row[0] not in self._idle_words()]
        rows.append(("lay R4 R5 R6 | …", say("puzzle-help-turn")))
        rows.append((say("command-hint"), say("puzzle-help-hint")))
        rows.append((say("puzzle-word-solution"), say("puzzle-help-solution")))
        rows.append((say("command-quit"), say("puzzle-help-quit")))
        for word, meaning in rows:
            self.console.print(f"  {word:<17}", style=GOLD, end="")
            self.console.print(meaning)

    def _idle_words(self) -> set[str]:
        return {self.drawing.say(f"word-{word}") for word in ("draw", "pass", "exchange")}

    def _quit(self) -> None:
        raise PlayerLeft

    def _print(self, sentence: str, style: str = "") -> None:
        self.console.print(sentence, style=style, soft_wrap=False)
