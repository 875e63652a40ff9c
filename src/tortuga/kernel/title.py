"""Title: the interface of a game to the outside. The rules themselves are its State."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, TypeAlias, get_args

import msgspec

from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import DataError, OptionError, UnknownName
from tortuga.kernel.events import Event
from tortuga.kernel.messages import Message, Say, Word
from tortuga.kernel.rehearsal import Attempt
from tortuga.kernel.state import Listener, Move, State
from tortuga.kernel.strategy import Strategy
from tortuga.kernel.views import Assessment, Details, Offer, Stage, View


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table wants to play; every title adds its own named fields, all with a default."""


class OptionForm(msgspec.Struct, frozen=True, kw_only=True):
    """How a form asks for an option. It annotates the field: `Annotated[bool, OptionForm(group="modules")]`."""

    group: str | None = None
    """Options of a group stand under one heading, the text `<title>-options-<group>`."""
    only_alone: bool = False
    """Does it change nothing unless somebody plays alone?"""
    only_with: tuple[str, Any] | None = None
    """Another option and the value without which this one may not be set."""
    levels: bool = False
    """Does each of its numbers have a name, the text `<title>-option-<option>-<number>`, with `help` to say more?"""
    main: bool = False
    """Is everybody asked for it, not only people who want to see more options?"""


YES = frozenset(("yes", "y", "true", "on", "1", "tak", "так"))
NO = frozenset(("no", "n", "false", "off", "0", "nie", "ні"))
"""What people type for an option that is yes or no, in any of our languages."""
Sketch: TypeAlias = Sequence[Sequence[str]]
"""A small picture, row by row: what lies in each cell as a word (`card`, `gold`), or nothing."""


class Component(msgspec.Struct, frozen=True):
    """One item of a title's data for people to look at, with how certain we are of it."""

    group: str
    name: str
    origin: str


class Title(ABC):
    """A game that can be played. Third parties register theirs under the entry point group `tortuga.games`."""

    name: ClassVar[str]
    """How commands and records call it."""
    version: ClassVar[str]
    """Of the rules; pinned in every record. It changes when an old record would fold differently."""
    seats: ClassVar[range]
    turn_seconds: ClassVar[int | None] = None
    """What its rules give for a turn; None where they are silent."""
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    offer_type: ClassVar[type[Offer]]
    assessment_type: ClassVar[type[Assessment] | None] = None
    """Where drafts are assessed."""
    details_type: ClassVar[type[Details] | None] = None
    """Where a view leaves something to be worked out."""
    box_type: ClassVar[type[msgspec.Struct] | None] = None
    """Where components are drawn from data."""
    event_types: ClassVar[tuple[type[Event], ...]]
    locale: ClassVar[Path]
    """A folder with `en/`, `pl/` and `uk/`, each with `<name>.ftl` and the rules as `<name>.rules.md`."""
    levels: ClassVar[tuple[str, ...]] = ("easy", "medium", "hard", "expert")
    """Its bots for people, from the weakest to the strongest; these four play any title (`tortuga.search`)."""
    gentlest: ClassVar[str] = "easy"
    """Its bot for somebody's first game."""
    adviser: ClassVar[str] = "hard"
    """Its bot that hints come from, and that plays for somebody who left; it must not take long."""
    first_seat_begins: ClassVar[bool] = False
    """Does the first seat begin every game? Then people move on by one seat in a rematch, so that each begins once."""
    lesson: ClassVar[Path | None] = None
    """A folder with a first game that teaches: its record `lesson.jsonl` and its steps `lesson.json`."""

    fingerprint: str = ""
    """Of its component data; pinned in every record."""

    @property
    def word(self) -> Word:
        """What people call it: the message `<name>-name` of its texts."""
        return Word(f"{self.name}-name")

    @abstractmethod
    def new(self, options: Options, seats: int, chance: Chance, tell: Listener | None) -> State:
        """A game set up and ready for its first decision."""

    @abstractmethod
    def read(self, state: State, seat: int, text: str) -> Move:
        """A move from its notation; raises NotationError. Warning: what it returns need not be legal."""

    @abstractmethod
    def write(self, state: State, seat: int, move: Move) -> str:
        """A move in notation; `read` gives it back."""

    @abstractmethod
    def offer(self, state: State, seat: int, move: Move) -> Offer:
        """A legal move of a seat, with what it would bring as far as the seat can know."""

    def offers(self, state: State, seat: int) -> Sequence[Offer]:
        """The moves of a seat that owes a decision, for people and bots to choose from."""
        return [self.offer(state, seat, move) for move in state.moves(seat)]

    def assess(self, state: State, seat: int, move: Move) -> Assessment | None:
        """What can be said of a draft of a seat that owes a decision, as far as the seat can know; the move need not be
        legal. None where a title says no more of a draft than that it is one."""
        return None

    def stages(self, state: State, seat: int, move: Move) -> Sequence[Stage]:
        """How a legal move is done by hand, one thing after the other; the last stage leaves the move itself. Empty
        where a move is a single thing to do."""
        return ()

    def same_lesson_move(self, state: State, one: Move, other: Move) -> bool:
        """Do two legal moves of a moment come to the same for somebody who learns the game? A lesson that asks for one
        is content with the other."""
        return one == other

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What a seat (None: a spectator) may know."""

    def details(self, view: View) -> Details | None:
        """What follows from a view and no client should have to work out: sums, paths, what is missing. It gets nothing
        but the view, so it cannot tell what a seat may not know."""
        return None

    def standing(self, state: State) -> Sequence[int] | None:
        """The points of each seat if all were counted now, hidden ones too: for looking back at a game that is over.
        None where points only come at the end."""
        return None

    def may_take_long(self, state: State) -> bool:
        """May the next move, or what is offered after it, take so long to judge that nobody else should wait for it?
        Where it may, a house lets a worker `work_out` the slow part first, and `learn`s it."""
        return False

    def work_out(self, state: State, attempt: Attempt) -> Any:
        """The answers that take long, of all that is asked in an attempt; what it returns can be pickled."""
        return None

    def learn(self, answers: Any) -> None:
        """Remembers what the same title computed in another process."""
        assert answers is None

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> State:
        """Some state that looks like this view from there. It gets nothing else, so it cannot hand back the truth."""

    def imagine_many(self, view: View, count: int, chance: Chance) -> list[State]:
        """Several of them, as calls of `imagine` one after another would give them. Here a title can read the view just
        once."""
        return [self.imagine(view, chance) for _ in range(count)]

    def strategy(self) -> Strategy:
        """How a search plays its imagined games; at random unless a title knows better."""
        return Strategy()

    @abstractmethod
    def say(self, event: Event) -> list[Message]:
        """The event as sentences of the log."""

    def components(self, say: Say) -> Sequence[Component]:
        """The title's data, item by item, in a reader's language."""
        return ()

    def box(self, say: Say) -> msgspec.Struct | None:
        """All components as they are drawn, with their names and effects in a reader's language."""
        return None

    def with_data(self, path: Path) -> "Title":
        """The same title played with an owner's own component file; raises DataError with what is wrong in it."""
        raise DataError("data-none", title=self.word, file=str(path))

    def choices(self, option: str) -> Sequence[str]:
        """What an option may be, where the component data says it and not its type; by default it is the first one.
        Anything else `check_options` must refuse."""
        return ()

    def sketch(self, option: str, choice: str) -> Sketch:
        """What a choice looks like, where a picture tells more than its name."""
        return ()

    def check_options(self, options: Options, seats: int) -> None:
        """Raises OptionError where options do not fit each other or the number of seats."""
        if seats not in self.seats:
            raise OptionError("option-seats", title=self.word, count=seats, least=self.seats[0], most=self.seats[-1])

    def read_options(self, raw: Mapping[str, Any]) -> Options:
        """Options from JSON values or from words of a command line; of nothing, what is played by default."""
        fields = {field.name: field for field in msgspec.structs.fields(self.options_type)}
        for name in raw:
            if name not in fields:
                known = ", ".join(map(_written, fields)) or "-"
                raise UnknownName("unknown-option", name=_written(name), title=self.word, known=known)
        meant = {name: _yes_or_no(value, fields[name].type) for name, value in raw.items()}
        for name, value in meant.items():
            try:
                msgspec.convert(value, fields[name].type, strict=False)
            except msgspec.ValidationError:
                raise OptionError("option-value", name=_written(name), value=str(value)) from None
        first = {name: choices[0] for name in fields if (choices := self.choices(name))}
        return msgspec.convert({**first, **meant}, self.options_type, strict=False)


def _written(option: str) -> str:
    """An option as people write it.

    >>> _written("joker_rule")
    'joker-rule'
    """
    return option.replace("_", "-")


def _yes_or_no(value: Any, kind: Any) -> Any:
    """For an option that is yes or no, the words that people have for it.

    >>> _yes_or_no("tak", bool), _yes_or_no("no", bool | None), _yes_or_no("no", str)
    (True, False, 'no')
    """
    if not isinstance(value, str) or bool not in (kind, *get_args(kind)):
        return value
    word = value.strip().casefold()
    return True if word in YES else False if word in NO else value
