"""One game in the terminal: asks people, lets bots play, and writes every record down before going on."""

import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tortuga.kernel import registry
from tortuga.kernel.chance import Imagined
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.log import Pen, save
from tortuga.kernel.wire import heard
from tortuga.rulebook import rulebook
from tortuga.terminal.seats import Sitter
from tortuga.terminal.table import Choice, table_for
from tortuga.texts import Texts

SHOWN_CHOICES = 12
RULE_ID = re.compile(r"[A-Za-z]+-[\d.]+")
HINT_BOTS = ("expert", "greedy")
"""Whose move a hint shows, the best first."""


class Left(Exception):
    """Somebody left the table; the game is kept."""


class InputClosed(Exception):
    """Nobody is there to type any more; the game is kept."""


class Session:
    """A game and the people around one keyboard."""

    def __init__(self, game: Game, sitters: list[Sitter], texts: Texts, console: Console, path: Path, pen: Pen) -> None:
        self.game = game
        self.sitters = sitters
        self.texts = texts
        self.console = console
        self.path = path
        self.table = table_for(game.title, texts)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self._pen = pen
        self._written = len(game.records)
        self._told_upto: dict[int | None, int] = {}
        self._at_keyboard = self.people[0] if self.people else None
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "more": self._more,
            "hint": self._hint,
            "undo": self._undo,
            "takeback": self._take_back,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
        }
        self._words = {texts(f"command-{name}"): name for name in self._commands}
        self._words |= {name: name for name in self._commands} | {"?": "help"}

    def run(self) -> None:
        """Plays to the end. Raises Left, InputClosed or KeyboardInterrupt; every move made until then is kept."""
        while self.game.state.due():
            waiting = self.game.state.due()
            bots = [seat for seat in waiting if self.sitters[seat].bot is not None]
            if bots:
                self._bot_moves(bots[0])
            else:
                self._person_moves(waiting[0])
        self._tell()
        self.console.print(self.table.draw(self.game.title.view(self.game.state, self._at_keyboard)))
        self._show_result()

    # -- Moves -------------------------------------------------------------------------------------------------------

    def _bot_moves(self, seat: int) -> None:
        sitter = self.sitters[seat]
        assert sitter.bot is not None
        self._play(seat, self._advice(seat, sitter.bot), by=sitter.spec)
        if not self.people:
            self._tell()

    def _advice(self, seat: int, kind: str) -> str:
        """What a bot would do in this seat. Its luck follows from the game, so a resumed game goes on alike."""
        game = self.game
        bot = registry.bot(kind, game.title, Imagined(f"{game.header.seed}/{seat}/{len(game.records)}"))
        return bot.choose(game.title.view(game.state, seat), game.title.offers(game.state, seat))

    def _person_moves(self, seat: int) -> None:
        if seat != self._at_keyboard:
            self.console.clear()
            self._ask(self.texts("status-next-person", name=self.texts.name(seat)))
            self.console.clear()
            self._at_keyboard = seat
        self._tell()
        title, state = self.game.title, self.game.state
        view = title.view(state, seat)
        self.console.print(self.table.draw(view))
        self.console.print(
            Text(f"\n{self.texts('status-yours', name=self.texts.name(seat))} ", style="bold #f2b544"), end=""
        )
        self.console.print(self.table.asks(view))
        self._choices = self.table.choices(view, title.offers(state, seat))
        self._show_choices(self._choices[:SHOWN_CHOICES])
        before = len(self.game.records)
        while len(self.game.records) == before:
            self._answer(seat, self._ask(self.texts("prompt") + ": ").strip())

    def _answer(self, seat: int, typed: str) -> None:
        """A number, a move or a command; whatever else is typed gets a reason, and nothing is lost."""
        word, _, rest = typed.partition(" ")
        command = self._words.get(word.casefold())
        try:
            if not typed:
                return
            if typed.isdecimal():
                number = int(typed[:9])
                if not 1 <= number <= len(self._choices):
                    raise Refusal("no-such-choice", number=typed, most=len(self._choices))
                self._play(seat, self._choices[number - 1].do)
            elif command is not None:
                self._commands[command](rest.strip())
            else:
                self._play(seat, typed)
        except Refusal as refusal:
            self.console.print(self.table.paint(self.texts.refusal(refusal)), style="#d9534f")

    def _play(self, seat: int, text: str, by: str | None = None) -> None:
        self.game.play(seat, text, by)
        self._write_down()

    def _write_down(self) -> None:
        """Every record reaches the disk before anything else happens; one that could not is tried again next time."""
        try:
            while self._written < len(self.game.records):
                self._pen.write(self.game.records[self._written])
                self._written += 1
        except OSError as error:
            self._complain("save-failed", self.path, error)

    # -- What people see ---------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """The story since this reader last heard it."""
        reader = self._at_keyboard
        upto = self._told_upto.get(reader, 0)
        for kept in self.game.kept:
            if kept.record.n > upto:
                for event in heard(kept.told, reader):
                    for line in self.game.title.say(event):
                        self.console.print(Text("· ", style="dim") + self.table.paint(self.texts.line(line)))
        self._told_upto[reader] = len(self.game.records)

    def _show_choices(self, choices: list[Choice]) -> None:
        for number, choice in enumerate(choices, start=1):
            self.console.print(Text(f"{number:>4}  ", style="bold #f2b544") + choice.label)
        left = len(self._choices) - len(choices)
        if left:
            self.console.print(Text("      " + self.texts("more-choices", count=left), style="dim"))

    def _show_result(self) -> None:
        outcome = self.game.state.outcome()
        assert outcome is not None
        for rank, points, seat in sorted(zip(outcome.ranks, outcome.scores, range(len(outcome.ranks)), strict=True)):
            row = self.texts(
                "result-row", rank=rank, name=self.texts.name(seat), points=self.texts("points", count=points)
            )
            self.console.print(row, style="bold" if rank == 1 else "")

    def _ask(self, prompt: str) -> str:
        try:
            return self.console.input(Text(prompt, style="bold"))
        except EOFError:
            raise InputClosed from None
        except UnicodeDecodeError:
            return ""

    def _complain(self, key: str, path: Path, error: OSError) -> None:
        reason = error.strerror or str(error)
        self.console.print(self.texts(key, file=str(path), reason=reason), style="#d9534f")

    # -- Commands ----------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        say = self.texts
        move, rule = self.table.examples()
        self.console.print(say("help-title"), style="bold")
        self.console.print(f"  {say('help-number')}\n  {say('help-move', example=move)}")
        for name in self._commands:
            if name != "help":
                word = say(f"command-{name}")
                self.console.print(f"  {word:<12}", style="bold #f2b544", end="")
                self.console.print(say(f"help-{name}", example=rule), highlight=False)

    def _more(self, _: str) -> None:
        self._show_choices(self._choices)

    def _hint(self, _: str) -> None:
        known = registry.bots(self.game.title.name)
        kind = next((kind for kind in HINT_BOTS if kind in known), None)
        if kind is None or self._at_keyboard is None:
            raise Refusal("hint-none")
        do = self._advice(self._at_keyboard, kind)
        number = [choice.do for choice in self._choices].index(do)
        label = self._choices[number].label
        self.console.print(Text(self.texts("hint", move=f"{number + 1}  ")) + label)

    def _undo(self, _: str) -> None:
        assert self._at_keyboard is not None
        try:
            self.game.undo(self._at_keyboard)
        except Refusal as refusal:
            self.console.print(self.texts.refusal(refusal), style="#d9534f")
            if len(self.people) == 1:
                self.console.print(self.texts("take-back-tip"), style="dim")
            return
        self._write_down()
        self.console.print(self.texts("undone"))

    def _take_back(self, _: str) -> None:
        if len(self.people) > 1:
            raise Refusal("take-back-people")
        kept = self.game.kept
        mine = [place for place, one in enumerate(kept) if one.record.seat == self._at_keyboard]
        if not mine:
            raise Refusal("take-back-nothing")
        self.game.take_back(kept[mine[-1] - 1].record.n)
        self._write_down()
        self.console.print(self.texts("taken-back"))

    def _log(self, _: str) -> None:
        self._told_upto[self._at_keyboard] = 0
        self._tell()

    def _rules(self, wanted: str) -> None:
        book = rulebook(self.game.title, self.texts.language)
        if not wanted:
            with self.console.pager():
                self.console.print(book.page)
        elif RULE_ID.fullmatch(wanted):
            rule = book.rule(wanted)
            self.console.print(Text.assemble((rule.id, "bold"), f" {rule.chapter}: ") + self.table.paint(rule.text))
        else:
            found = book.search(wanted)
            self.console.print(self.texts("rules-found", count=len(found), word=wanted))
            for rule in found:
                self.console.print(Text.assemble((rule.id, "bold"), " ") + self.table.paint(rule.text))

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        if name:
            try:
                save(path, self.game.header, self.game.records)
            except FileExistsError:
                raise Refusal("save-exists", file=str(path)) from None
            except OSError as error:
                self._complain("save-failed", path, error)
                return
        self.console.print(self.texts("saved", file=str(path)))

    def _quit(self, _: str) -> None:
        raise Left
