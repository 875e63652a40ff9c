"""One game in the terminal: asks people, lets bots play, and writes every record down before going on."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from tortuga.kernel import registry
from tortuga.kernel.bot import Bot
from tortuga.kernel.chance import Imagined
from tortuga.kernel.errors import Refusal
from tortuga.kernel.events import heard_by
from tortuga.kernel.game import Game
from tortuga.kernel.records import RecordWriter, save
from tortuga.kernel.views import Offer, View
from tortuga.rulebook import RULE_ID, rulebook
from tortuga.seats import SeatPlan
from tortuga.terminal.drawing import Prepared, drawing_for
from tortuga.terminal.keyboard import LONGEST_LINE, PlayerLeft, ask
from tortuga.terminal.layout import ALARM, LOW_SCREEN, SHOWN_CHOICES, SHOWN_ON_LOW_SCREEN
from tortuga.texts import Texts

FORGET_SCREEN = "\x1b[3J"
"""Lets a terminal drop the lines that have left the screen."""


class Session:
    """A game and the people around one keyboard."""

    def __init__(
        self, game: Game, plans: list[SeatPlan], texts: Texts, console: Console, path: Path, writer: RecordWriter
    ) -> None:
        self.game = game
        self.plans = plans
        self.texts = texts
        self.console = console
        self.path = path
        self.drawing = drawing_for(game.title, texts)
        self.people = [seat for seat, plan in enumerate(plans) if plan.bot is None]
        self._writer = writer
        self._written = len(game.records)
        self._told_upto = self._heard_before()
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
        self._words = {texts(f"command-{name}").casefold(): name for name in self._commands}
        self._words |= {name: name for name in self._commands} | {"?": "help"}

    def run(self) -> None:
        """Plays to the end. Raises PlayerLeft, InputClosed or KeyboardInterrupt; every move made until then is kept."""
        while self.game.state.due():
            waiting = self.game.state.due()
            bots = [seat for seat in waiting if self.plans[seat].bot is not None]
            if bots:
                self._bot_moves(bots[0])
            else:
                self._person_moves(waiting[0])
        self._tell()
        self.console.print(self.drawing.draw(self.game.title.view(self.game.state, self._at_keyboard)))
        self._show_result()

    # -- Moves -------------------------------------------------------------------------------------------------------

    def _bot_moves(self, seat: int) -> None:
        plan = self.plans[seat]
        assert plan.bot is not None
        self._play(seat, self._bot(seat, plan.bot).choose(*self._known_to(seat)), by=plan.spec)
        if not self.people:
            self._tell()

    def _bot(self, seat: int, kind: str) -> Bot:
        """A bot for this seat. Its luck follows from the game, so a resumed game goes on alike."""
        game = self.game
        return registry.bot(kind, game.title, Imagined(f"{game.header.seed}/{seat}/{len(game.records)}"))

    def _known_to(self, seat: int) -> tuple[View, Sequence[Offer]]:
        title, state = self.game.title, self.game.state
        return title.view(state, seat), title.offers(state, seat)

    def _person_moves(self, seat: int) -> None:
        if seat != self._at_keyboard and not self._hand_over(seat):
            return
        self._tell()
        title, state = self.game.title, self.game.state
        view = title.view(state, seat)
        self.drawing.begin(view)
        self.console.print(self.drawing.draw(view))
        yours = (self.texts("status-yours", name=self.texts.name(seat)), "bold #f2b544")
        self.console.print(Text.assemble("\n", yours, " ", self.drawing.asks(view)))
        self._view = view
        self._offers = title.offers(state, seat)
        self._choose_anew()
        before = len(self.game.records)
        while len(self.game.records) == before:
            self._answer(seat, ask(self.console, self.texts("prompt") + ": "))

    def _choose_anew(self) -> None:
        self._choices = self.drawing.sort(self._view, self._offers)
        self._shown = 0
        self._more("")

    def _hand_over(self, seat: int) -> bool:
        """The keyboard goes to another person, who must not see what the last one saw. Whoever gives it away can
        still take a secret choice back; then it stays."""
        assert self._at_keyboard is not None
        self._wipe()
        prompt = self.texts("status-next-person", name=self.texts.name(seat)) + " "
        if self.game.undo_reach(self._at_keyboard).steps:
            prompt += self.texts("status-undo-first") + " "
        before = len(self.game.records)
        command = self._command(ask(self.console, prompt))
        while command == "undo":
            self._undo("")
            if len(self.game.records) > before:
                return False
            command = self._command(ask(self.console, prompt))
        if command == "quit":
            raise PlayerLeft
        self._wipe()
        self._at_keyboard = seat
        return True

    def _command(self, word: str) -> str | None:
        return self._words.get(word.casefold())

    def _answer(self, seat: int, typed: str) -> None:
        """A number, a move or a command; whatever else is typed gets a reason, and nothing is lost."""
        word, _, rest = typed.partition(" ")
        command = self._command(word)
        try:
            if not typed:
                return
            if len(typed) > LONGEST_LINE:
                raise Refusal("line-too-long", most=LONGEST_LINE)
            if typed.isdecimal():
                number = int(typed)
                if not 1 <= number <= len(self._choices):
                    raise Refusal("no-such-choice", number=typed, most=len(self._choices))
                offer = self._choices[number - 1]
                self._go_on(seat, self.drawing.pick(self._view, offer) or Prepared(offer.do, done=True))
            elif prepared := self.drawing.prepare(self._view, typed):
                self._go_on(seat, prepared)
            elif command is not None:
                self._commands[command](rest.strip())
            else:
                self._play(seat, typed)
        except Refusal as refusal:
            self.console.print(self.drawing.paint(self.texts.refusal(refusal)), style=ALARM)

    def _go_on(self, seat: int, prepared: Prepared) -> None:
        """A move that is done is played; one in preparation is shown, with what can be said of it."""
        if prepared.done:
            self._play(seat, prepared.move)
            return
        title, state = self.game.title, self.game.state
        self.console.print(self.drawing.draw(self._view))
        review = title.review(state, seat, title.read(state, seat, prepared.move))
        self.console.print(self.drawing.remark(self._view, review))
        self._choose_anew()

    def _play(self, seat: int, text: str, by: str | None = None) -> None:
        self.game.play(seat, text, by)
        self._write_down()

    def _write_down(self) -> None:
        """Every record reaches the disk before anything else happens; one that could not is tried again with the
        next."""
        try:
            while self._written < len(self.game.records):
                self._writer.write(self.game.records[self._written])
                self._written += 1
        except OSError as error:
            self._complain(self.path, error)

    # -- What people see ---------------------------------------------------------------------------------------------

    def _heard_before(self) -> dict[int | None, int]:
        """In a game that was resumed, everyone has heard the story up to their own last decision."""
        return {kept.record.seat: kept.record.n - 1 for kept in self.game.folded}

    def _wipe(self) -> None:
        """Clears the screen, and what a reader could scroll back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCREEN)
            self.console.file.flush()

    def _tell(self) -> None:
        """The story since this reader last heard it."""
        reader = self._at_keyboard
        upto = self._told_upto.get(reader, 0)
        for kept in self.game.folded:
            if kept.record.n > upto:
                for event in heard_by(kept.told, reader):
                    for line in self.game.title.say(event):
                        self.console.print(Text.assemble(("· ", "dim"), self.drawing.paint(self.texts.line(line))))
        self._told_upto[reader] = len(self.game.records)

    def _show_choices(self, start: int, end: int) -> None:
        """Choices with their numbers, counted from 1."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", min_width=4, style="bold #f2b544")
        for number in range(start, end):
            grid.add_row(str(number), self.drawing.label(self._view, self._choices[number - 1]))
        self.console.print(grid)

    def _show_result(self) -> None:
        outcome = self.game.state.outcome()
        assert outcome is not None
        for rank, points, seat in sorted(zip(outcome.ranks, outcome.scores, range(len(outcome.ranks)), strict=True)):
            row = self.texts(
                "result-row", rank=rank, name=self.texts.name(seat), points=self.texts("points", count=points)
            )
            self.console.print(row, style="bold" if rank == 1 else "")
        self.console.print(self.texts("record-at", file=shlex.quote(str(self.path))), style="dim", soft_wrap=True)

    def _complain(self, path: Path, error: Exception) -> None:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        self.console.print(self.texts("save-failed", file=str(path), reason=reason), style=ALARM, soft_wrap=True)

    # -- Commands ----------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        say = self.texts
        move, rule = self.drawing.examples()
        self.console.print(say("help-title"), style="bold")
        self.console.print(f"  {say('help-number')}\n  {say('help-move', example=move)}")
        commands = [(say(f"command-{name}"), say(f"help-{name}", example=rule)) for name in self._commands]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, min_width=12, style="bold #f2b544")
        for word, meaning in (*self.drawing.help(), *commands[1:]):  # the first command is this one
            grid.add_row(f"  {word}", meaning)
        self.console.print(grid, highlight=False)

    def _more(self, _: str) -> None:
        """The next few choices; after the last ones, the first again."""
        first = self._shown + 1 if self._shown < len(self._choices) else 1
        room = SHOWN_CHOICES if self.console.height >= LOW_SCREEN else SHOWN_ON_LOW_SCREEN
        self._shown = min(first - 1 + room, len(self._choices))
        self._show_choices(first, self._shown + 1)
        left = len(self._choices) - self._shown
        if left:
            self.console.print(Text("      " + self.texts("more-choices", count=left), style="dim"))

    def _hint(self, _: str) -> None:
        kind = registry.strongest(self.game.title)
        if kind == registry.RANDOM or self._at_keyboard is None:
            raise Refusal("hint-none")
        advice = self._bot(self._at_keyboard, kind).advise(*self._known_to(self._at_keyboard))
        self._show_hint(advice.move, self._at_keyboard)
        if advice.why is not None:
            self.console.print(Text.assemble("  ", self.drawing.paint(self.texts.line(advice.why))), style="dim")

    def _show_hint(self, do: str, seat: int) -> None:
        title, state = self.game.title, self.game.state
        steps = title.stages(state, seat, title.read(state, seat, do))
        if steps:
            self.console.print(self.texts("hint", move=""))
            for place, step in enumerate(steps, start=1):
                self.console.print(Text.assemble(f"  {place}. ", self.drawing.paint(self.texts.line(step.line))))
            return
        number = next((number for number, offer in enumerate(self._choices, start=1) if offer.do == do), None)
        if number is None:
            self.console.print(self.drawing.paint(self.texts("hint", move=do)))
        else:
            self.console.print(self.texts("hint", move=""), end="")
            self._show_choices(number, number + 1)

    def _undo(self, _: str) -> None:
        assert self._at_keyboard is not None
        try:
            self.game.undo(self._at_keyboard)
        except Refusal as refusal:
            self.console.print(self.texts.refusal(refusal), style=ALARM)
            if len(self.people) == 1:
                self.console.print(self.texts("take-back-tip"), style="dim")
            return
        self._write_down()
        self.console.print(self.texts("undone", count=self.game.undo_reach(self._at_keyboard).steps))

    def _take_back(self, _: str) -> None:
        if len(self.people) > 1:
            raise Refusal("take-back-people")
        kept = self.game.folded
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
                self.console.print(Markdown(book.page))
        elif RULE_ID.fullmatch(wanted):
            self.console.print(Markdown(book.rule(wanted).page))
        else:
            found = book.search(wanted)
            self.console.print(self.texts("rules-found", count=len(found), word=wanted))
            for rule in found:
                self.console.print(Markdown(rule.page))

    def _save(self, name: str) -> None:
        path = self.path
        if name:
            try:
                path = Path(name).expanduser()
                save(path, self.game.header, self.game.records)
            except FileExistsError:
                raise Refusal("save-exists", file=str(path)) from None
            except (OSError, RuntimeError, ValueError) as error:  # no such folder, no such home, no such name
                self._complain(Path(name), error)
                return
        self.console.print(self.texts("saved", file=shlex.quote(str(path))), soft_wrap=True)

    def _quit(self, _: str) -> None:
        raise PlayerLeft
