"""One game in the terminal: asks people, lets bots play, and writes every record down before going on."""

import re
import shlex
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from tortuga.kernel import registry
from tortuga.kernel.bot import Bot
from tortuga.kernel.chance import Imagined
from tortuga.kernel.errors import NotationError, Refusal, RuleError
from tortuga.kernel.events import Event, heard_by
from tortuga.kernel.game import Game
from tortuga.kernel.records import RecordWriter, save
from tortuga.kernel.system import reason_of
from tortuga.kernel.views import Offer, View
from tortuga.rulebook import RULE_ID, rulebook
from tortuga.seats import SeatPlan
from tortuga.terminal.drawing import Prepared, drawing_for
from tortuga.terminal.keyboard import LONGEST_LINE, PlayerLeft, TimeUp, ask
from tortuga.terminal.layout import (
    ALARM,
    FEWEST_CHOICES,
    GOLD,
    LOW_SCREEN,
    NEWS_ON_LOW_SCREEN,
    SHOWN_CHOICES,
    SHOWN_NEWS,
    SHOWN_ON_LOW_SCREEN,
    height_of,
)
from tortuga.terminal.pager import show_pages
from tortuga.terminal.words import in_order, is_short_for, says, words_of
from tortuga.texts import Texts

FORGET_SCREEN = "\x1b[3J"
"""Lets a terminal drop the lines that have left the screen."""
GRACE = 10
"""Seconds that somebody has at least after the time ran out within a turn."""
SHORT_OF_TIME = 15
"""Seconds; from here on the clock is shown as a warning."""
DIGITS = re.compile(r"\d+")


class Session:
    """A game and the people around one keyboard."""

    def __init__(
        self,
        game: Game,
        plans: list[SeatPlan],
        texts: Texts,
        console: Console,
        path: Path,
        writer: RecordWriter,
        clock: int | None = None,
    ) -> None:
        """`clock` is how many seconds people have for a turn."""
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
        self._clock = clock
        self._clock_of: tuple[int, int] | None = None
        """The seat and the turn that the clock runs for."""
        self._deadline = 0.0
        self._news: list[Text] = []
        self._question = 0
        """Counts the lists of choices that were shown."""
        self._picked: tuple[str, int, str] | None = None
        """The last number that was typed, the list it was for, and what it meant there."""
        self._typed_ahead: str | None = None
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
        self._introduce()
        while self.game.state.due():
            waiting = self.game.state.due()
            bots = [seat for seat in waiting if self.plans[seat].bot is not None]
            if bots:
                self._bot_moves(bots[0])
            else:
                self._person_moves(waiting[0])
        self._news = self._heard()
        self._show_end()

    def _introduce(self) -> None:
        """What one needs to know, before a new game. Whatever is typed there is an answer to the first question."""
        if not self.people or len(self.game.records) > 1 or not self.console.is_terminal:
            return
        self.console.clear()
        title = Text(self.texts(self.game.title.word.id), style=GOLD)
        self.console.print(Group(title, "", *self._introduction()))
        for seat, plan in enumerate(self.plans):
            if plan.bot is not None:
                self.console.print(self.texts("intro-bot", name=self.texts.name(seat), bot=self.texts.bot(plan.bot)))
        typed = ask(self.console, "\n" + self.texts("intro-begin") + " ")
        self._typed_ahead = typed or None

    def _introduction(self) -> list[RenderableType]:
        """With space between the paragraphs."""
        view = self.game.title.view(self.game.state, self._at_keyboard)
        return [part for paragraph in self.drawing.introduction(view) for part in (paragraph, "")]

    # -- Moves -------------------------------------------------------------------------------------------------------

    def _bot_moves(self, seat: int) -> None:
        plan = self.plans[seat]
        assert plan.bot is not None
        self._play(seat, self._bot(seat, plan.bot).choose(*self._known_to(seat)), by=plan.spec)
        if not self.people:
            self._print_news(self._heard())

    def _bot(self, seat: int, kind: str) -> Bot:
        """A bot for this seat. Its chance follows from the game, so a resumed game continues the same way."""
        game = self.game
        return registry.bot(kind, game.title, Imagined(f"{game.header.seed}/{seat}/{len(game.records)}"))

    def _known_to(self, seat: int) -> tuple[View, Sequence[Offer]]:
        title, state = self.game.title, self.game.state
        return title.view(state, seat), title.offers(state, seat)

    def _person_moves(self, seat: int) -> None:
        if seat != self._at_keyboard and not self._hand_over(seat):
            return
        title, state = self.game.title, self.game.state
        view = title.view(state, seat)
        self.drawing.begin(view)
        self._view = view
        self._offers = title.offers(state, seat)
        self._news = self._heard()
        self._start_clock(seat)
        self._show()
        before = len(self.game.records)
        while len(self.game.records) == before:
            try:
                self._answer(seat, self._asked())
            except TimeUp:
                self._time_up(seat)

    def _asked(self) -> str:
        """The next line that somebody types."""
        if self._typed_ahead is not None:
            typed, self._typed_ahead = self._typed_ahead, None
            return typed
        prompt = self.texts("prompt") + ": "
        if self._clock is None:
            return ask(self.console, prompt)
        typed = ask(self.console, prompt, self._seconds_left(), self._clock_face)
        if self._seconds_left() <= 0:
            raise TimeUp
        return typed

    def _width_of_prompt(self) -> int:
        clock = "" if self._clock is None else self._clock_face(self._seconds_left()).plain + " "
        return cell_len(clock + self.texts("prompt") + ": ")

    def _clock_face(self, seconds: float) -> Text:
        left = max(0, round(seconds))
        face = self.texts("clock-left", minutes=left // 60, seconds=f"{left % 60:02}")
        return Text(face, ALARM if left <= SHORT_OF_TIME else "")

    def _start_clock(self, seat: int) -> None:
        """A clock runs for a whole turn, however many decisions that has."""
        running = (seat, self.game.state.turn())
        if self._clock is not None and running != self._clock_of:
            self._clock_of = running
            self._deadline = time.monotonic() + self._clock

    def _seconds_left(self) -> float:
        return self._deadline - time.monotonic()

    def _time_up(self, seat: int) -> None:
        """The rules say what becomes of the turn, and of what was prepared."""
        self.console.print()
        self.console.print(self.texts("clock-up"), style=ALARM)
        self._deadline = time.monotonic() + GRACE
        self.game.lapse(seat, self.drawing.draft())
        self._write_down()

    def _hand_over(self, seat: int) -> bool:
        """Hands the keyboard to another person, who must not see what the last one saw. The last one can still take
        back a secret choice, and then keeps the keyboard."""
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
        self._picked = None
        return True

    def _command(self, word: str) -> str | None:
        return self._words.get(word.casefold())

    def _answer(self, seat: int, typed: str) -> None:
        """A number, a move or a command; whatever else is typed gets a reason, and nothing is lost."""
        word, _, rest = typed.partition(" ")
        if not typed.isdecimal():
            self._picked = None  # other input shows that the new question was read
        command = self._command(word)
        try:
            if not typed:
                self._show()
            elif len(typed) > LONGEST_LINE:
                raise Refusal("line-too-long", most=LONGEST_LINE)
            elif typed.isdecimal():
                self._pick_number(seat, typed)
            elif prepared := self.drawing.prepare(self._view, typed):
                self._go_on(seat, prepared)
            elif command is not None:
                self._commands[command](rest.strip())
            else:
                self._play_typed(seat, typed)
        except Refusal as refusal:
            self.console.print(self.drawing.paint(self.texts.refusal(refusal)), style=ALARM)

    def _pick_number(self, seat: int, typed: str) -> None:
        number = int(typed)
        if not 1 <= number <= len(self._choices):
            raise Refusal("no-such-choice", number=typed, most=len(self._choices))
        label = self.drawing.label(self._view, self._choices[number - 1])
        meaning = DIGITS.sub("", label.plain)
        repeated = self._picked is not None and self._picked[0] == typed and self._picked[1] != self._question
        if repeated and self._picked is not None and self._picked[2] != meaning:
            self.console.print(Text.assemble(self.texts("number-again", number=number), " ", label))
            answer = ask(self.console, self.texts("number-again-sure") + " ", self._seconds_to_answer())
            if answer not in ("", typed):
                self._picked = None
                self._answer(seat, answer)
                return
        self._picked = (typed, self._question, meaning)
        self._pick(seat, number)

    def _seconds_to_answer(self) -> float | None:
        return None if self._clock is None else self._seconds_left()

    def _pick(self, seat: int, number: int) -> None:
        offer = self._choices[number - 1]
        self._go_on(seat, self.drawing.pick(self._view, offer) or Prepared(offer.do, done=True))

    def _play_typed(self, seat: int, typed: str) -> None:
        """A move in notation, with words of any language; or what one of the choices says, or some words of it."""
        move = self.drawing.in_notation(self._view, typed)
        try:
            self._play(seat, move)
        except (NotationError, RuleError) as refusal:
            numbers = self._saying(typed)
            if not numbers and isinstance(refusal, NotationError):
                numbers = self._saying_some(typed, move)
            if not numbers:
                raise
            if len(numbers) > 1:
                listed = ", ".join(map(str, numbers[:SHOWN_ON_LOW_SCREEN]))
                raise Refusal("several-choices", text=typed, numbers=listed) from None
            self._pick(seat, numbers[0])

    def _saying(self, typed: str) -> list[int]:
        """The numbers of the choices that say just this."""
        words = words_of(typed)
        return [number for number, label in self._labels() if says(words, label)]

    def _saying_some(self, typed: str, move: str) -> list[int]:
        """The numbers of those that say this in so many words among others, perhaps after the verb of their move."""
        words, verb = words_of(typed), move.casefold().partition(" ")[0]
        found = [number for number, label in self._labels() if is_short_for(words, label)]
        if found or len(words) < 2:
            return found
        of_verb = [number for number, offer in enumerate(self._choices, 1) if offer.do.partition(" ")[0] == verb]
        return [number for number, label in self._labels() if number in of_verb and in_order(words[1:], label)]

    def _labels(self) -> list[tuple[int, list[str]]]:
        """What the choices say, word by word, with their numbers."""
        labels = [self.drawing.label(self._view, offer).plain for offer in self._choices]
        return [(number, words_of(label)) for number, label in enumerate(labels, start=1)]

    def _go_on(self, seat: int, prepared: Prepared) -> None:
        """A move that is done is played; one in preparation is shown, with what can be said of it."""
        if prepared.done:
            self._play(seat, prepared.move)
            return
        title, state = self.game.title, self.game.state
        assessment = title.assess(state, seat, title.read(state, seat, prepared.move))
        self._show(self.drawing.remark(self._view, assessment))

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

    def _heard(self, whole_story: bool = False) -> list[Text]:
        """What has happened since this reader last heard of it, a line for each sentence."""
        reader = self._at_keyboard
        upto = 0 if whole_story else self._told_upto.get(reader, 0)
        before: list[Event] = []
        news: list[Text] = []
        for kept in self.game.folded:
            for event in heard_by(kept.told, reader):
                if kept.record.n > upto:
                    news += [Text.assemble(("· ", "dim"), told) for told in self.drawing.tell(event, before)]
                before.append(event)
        self._told_upto[reader] = len(self.game.records)
        return news

    def _print_news(self, news: Sequence[Text]) -> None:
        for line in news:
            self.console.print(line)

    def _last_news(self) -> list[RenderableType]:
        """As many of the last sentences as there is room for; a word on where the others are."""
        shown = self._fitting_news()
        left_out = len(self._news) - len(shown)
        if not left_out:
            return list(shown)
        word = self.texts("command-log")
        return [Text(self.texts("news-earlier", count=left_out, word=word), style="dim"), *shown]

    def _fitting_news(self) -> list[Text]:
        most = SHOWN_NEWS if self.console.height >= LOW_SCREEN else NEWS_ON_LOW_SCREEN
        shown = self._news[-most:]
        while len(shown) > 1 and height_of(self.console, Group(*shown)) > most:
            shown = shown[1:]
        return shown

    def _show(self, remark: RenderableType | None = None) -> None:
        """The whole screen: the table, what has happened or what can be said of a draft, what is asked, and choices.
        The table makes room for what is below it; if it cannot, fewer choices are listed."""
        console = self.console
        self._choices = self.drawing.sort(self._view, self._offers)
        self._useful = self.drawing.worth_showing(self._view, self._choices)
        self._question += 1
        low = console.height < LOW_SCREEN
        self._room = SHOWN_ON_LOW_SCREEN if low else SHOWN_CHOICES
        said = [remark] if remark is not None else self._last_news()
        asked = self._status()
        between: list[RenderableType] = [*said, asked] if low or remark is not None else ["", *said, asked]
        fixed = height_of(console, Group(*between)) + self._width_of_prompt() // console.width + 1
        while True:
            below = fixed + height_of(console, Group(*self._listed(1, self._room)))
            picture = self.drawing.draw(self._view, below)
            if not low or self._room <= FEWEST_CHOICES or height_of(console, picture) + below <= console.height:
                break
            self._room -= 1
        console.print(Group(picture, *between))
        self._shown = 0
        self._more("")

    def _status(self) -> Text:
        assert self._view.seat is not None
        yours = (self.texts("status-yours", name=self.texts.name(self._view.seat)), GOLD)
        return Text.assemble(yours, " ", self.drawing.asks(self._view))

    def _listed(self, first: int, room: int) -> list[RenderableType]:
        """Choices from the first one on with their numbers, and how many more there are."""
        last = self._last_listed(first, room)
        parts: list[RenderableType] = [self._grid(first, last)]
        if last < self._useful:
            parts.append(self._left_out("more-choices", self._useful - last))
        elif last < len(self._choices):
            parts.append(self._left_out("more-folded", len(self._choices) - last))
        return parts

    def _last_listed(self, first: int, room: int) -> int:
        """Where a list ends; the line that says how many are left is better used for the only one."""
        end = len(self._choices) if first > self._useful else self._useful
        last = min(first - 1 + room, end)
        return end if end == len(self._choices) == last + 1 else last

    def _left_out(self, key: str, count: int) -> Text:
        return Text("      " + self.texts(key, count=count), style="dim")

    def _grid(self, first: int, last: int) -> Grid:
        """Choices with their numbers, counted from 1."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", min_width=4, style=GOLD)
        grid.add_column()
        for number in range(first, last + 1):
            grid.add_row(str(number), self.drawing.label(self._view, self._choices[number - 1]))
        return grid

    def _show_end(self) -> None:
        """Nobody is left to ask for the log, so all of the news is printed, the last of it below the table."""
        news = self._fitting_news()
        self._print_news(self._news[: len(self._news) - len(news)])
        below = height_of(self.console, Group(*news)) + len(self.plans) + 2
        self.console.print(self.drawing.draw(self.game.title.view(self.game.state, self._at_keyboard), below))
        self.console.print(Group(*news))
        self._show_result()

    def _show_result(self) -> None:
        outcome = self.game.state.outcome()
        assert outcome is not None
        for rank, points, seat in sorted(zip(outcome.ranks, outcome.scores, range(len(outcome.ranks)), strict=True)):
            row = self.texts("result-row", rank=rank, name=self.texts.name(seat), points=self.drawing.points(points))
            self.console.print(row, style="bold" if rank == 1 else "")
        self.console.print(self.texts("record-at", file=shlex.quote(str(self.path))), style="dim", soft_wrap=True)

    def _complain(self, path: Path, error: Exception) -> None:
        said = self.texts("save-failed", file=str(path), reason=reason_of(error))
        self.console.print(said, style=ALARM, soft_wrap=True)

    # -- Commands ----------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        say = self.texts
        move, rule = self.drawing.examples()
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, min_width=12, style=GOLD)
        grid.add_column()
        commands = [(say(f"command-{name}"), say(f"help-{name}", example=rule)) for name in self._commands]
        for word, meaning in (
            *((word, say(f"help-{key}", example=move)) for word, key in (("1, 2, …", "number"), ("…", "move"))),
            *self.drawing.help(),
            ("Enter", say("help-enter")),
            *commands[1:],  # the first command is this one
        ):
            grid.add_row(f"  {word}", self.drawing.paint(meaning))
        title = Text(say("help-title"), style="bold")
        self._show_long(Group(*self._introduction(), title, grid))

    def _show_long(self, what: RenderableType) -> None:
        """Page by page, and then the table again where it was pushed off the screen."""
        show_pages(self.console, what, self.texts)
        if self.console.is_terminal and height_of(self.console, what) >= self.console.height:
            self._show()

    def _more(self, _: str) -> None:
        """The next few choices; after the last ones, the first again."""
        first = self._shown + 1 if self._shown < len(self._choices) else 1
        self.console.print(Group(*self._listed(first, self._room)))
        self._shown = self._last_listed(first, self._room)

    def _hint(self, _: str) -> None:
        kind = registry.adviser(self.game.title)
        if kind == registry.RANDOM or self._at_keyboard is None:
            raise Refusal("hint-none")
        advice = self._bot(self._at_keyboard, kind).advise(*self._known_to(self._at_keyboard))
        self._show_hint(advice.move, self._at_keyboard)
        if advice.why is not None:
            self.console.print(Text.assemble("  ", self.drawing.paint(self.texts.line(advice.why))), style="dim")

    def _show_hint(self, do: str, seat: int) -> None:
        title, state = self.game.title, self.game.state
        steps = self.drawing.hint(self._view, do)
        if steps is None:
            stages = title.stages(state, seat, title.read(state, seat, do))
            steps = [self.drawing.paint(self.texts.line(stage.line)) for stage in stages]
        if steps:
            self.console.print(self.texts("hint", move=""))
            for place, step in enumerate(steps, start=1):
                self.console.print(Text.assemble(f"  {place}. ", step))
            return
        number = next((number for number, offer in enumerate(self._choices, start=1) if offer.do == do), None)
        if number is None:
            self.console.print(self.drawing.paint(self.texts("hint", move=do)))
        else:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_row(
                self.texts("hint", move="").rstrip(),
                Text(str(number), GOLD),
                self.drawing.label(self._view, self._choices[number - 1]),
            )
            self.console.print(grid)

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
        self._print_news(self._heard(whole_story=True))

    def _rules(self, wanted: str) -> None:
        book = rulebook(self.game.title, self.texts.language)
        if not wanted:
            self._show_long(Markdown(book.page))
        elif RULE_ID.fullmatch(wanted):
            self.console.print(Markdown(book.rule(wanted).page))
        else:
            found = book.search(wanted)
            self.console.print(self.texts("rules-found", count=len(found), word=wanted))
            self._show_long(Group(*(Markdown(rule.page) for rule in found)))

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
