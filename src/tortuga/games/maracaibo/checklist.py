"""The checklist of a turn: what it has brought so far, what is asked now, what is waiting, and what triggered each.

A view tells what was decided in this turn and what is still due, but not what triggered what, nor what was impossible.
So the moves of the turn are replayed on a copy of the twin, from the arrival on. The copy already has all of that
behind it, so its numbers mean nothing; only the steps that each move pushes do. For a step without a move, both
possibilities are tried (it was impossible, or it answered itself): the right one ends with the steps that are due.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Literal, TypeAlias

import msgspec

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules import moves
from tortuga.games.maracaibo.rules.action_step import ValueCube, Visit
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES, Effects
from tortuga.games.maracaibo.rules.effects import DOUBLOONS
from tortuga.games.maracaibo.rules.moves import BITS, VERB, members
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.raids import Spend
from tortuga.games.maracaibo.rules.sailing import Pay
from tortuga.games.maracaibo.rules.sources import BY_CARD, BY_RAID
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.rules.steps import AnyOrder, Automatic, EffectsStep, MaracaiboStep
from tortuga.games.maracaibo.view import MaracaiboOffer
from tortuga.kernel.chance import Imagined
from tortuga.kernel.state import EVERYONE, Listener

TaskState: TypeAlias = Literal["done", "left", "impossible", "open", "now", "later"]
"""`left`: declined. `open`: begun, and something within it is still to be done. `now`: asked."""

ARRIVING = (moves.SAIL_TO, moves.STEP_TO, moves.STOP)
SECRET = (moves.TAKE_QUEST, moves.DISCARD)
"""Moves with quests of which the twin knows nothing; they push nothing."""
ANSWERS: dict[str, tuple[int, ...]] = {
    "Pay": (moves.PAY_TO,),
    "Improvement": (moves.ACQUIRE_AT, moves.TAKE_FIVE),
    "Residence": (moves.BUILD_AT, moves.TAKE_FIVE),
    "Acquire": (moves.ACQUIRE_AT,),
    "Build": (moves.BUILD_AT,),
    "Upgrade": (moves.UPGRADE_AT,),
    "Raid": (moves.ROLL,),
    "Dice": (moves.CHOOSE_DIE, moves.REROLL),
    "RaidAs": (moves.CHOOSE_DIE,),
    "Spend": (moves.SPEND_ON,),
    "ChooseTreasure": (moves.CHOOSE_TREASURE,),
    "TakeTreasure": (moves.STORE_AT,),
    "ChooseIsland": (moves.CUBE_ON,),
    "Bury": (moves.BURY_AT,),
    "Explore": (moves.EXPLORE_TO, moves.GO_FEWER),
    "ChooseQuest": (moves.TAKE_QUEST, moves.NEW_OPEN),
    "DiscardQuest": (moves.DISCARD,),
    "ChooseFigurehead": (moves.CHOOSE_FIGUREHEAD,),
    "Place": (moves.PLACE_AT,),
    "ChooseTile": (moves.USE_TILE_AT,),
    "TakeRuby": (moves.TAKE_RUBY,),
    "SellRuby": (moves.SELL_RUBY_ON,),
    "ExchangeRubies": (moves.EXCHANGE,),
}
"""By step: the moves that can answer it, besides DONE."""
LOCATION_STEPS = ("value-cube", "own-tile", "upgrade", "actions")  # PM-3.7
MOST_TRIES = 300
"""Five times what any of 3,160 moments of games needed. The house serves nobody else meanwhile: rather no checklist
than a slow one."""


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the checklist."""

    depth: int
    """How far within what set it off; those within a line follow it."""
    state: TaskState
    part: str
    """`value-cube`, `own-tile`, `upgrade` or `actions` of a location, the step that asks, `gain`, or `effect`."""
    number: int | None = None
    """Where the rules have an order; None: in the player's."""
    source: str
    effects: tuple[str, ...] = ()
    """What it is about; of several only one."""
    moves: tuple[MaracaiboOffer, ...] = ()
    """How it was decided."""
    card: str | None = None
    """What was acquired, where that is certain."""
    vp: int = 0
    doubloons: int = 0


@dataclass(frozen=True)
class Line:
    """A line under construction. `within` is the one that triggered it."""

    within: int
    part: str
    source: str
    number: int | None = None
    effects: Effects = ()
    state: TaskState = "later"
    moves: tuple[int, ...] = ()
    card: int = NONE
    vp: int = 0
    doubloons: int = 0


@dataclass(frozen=True)
class Frame:
    """A waiting step and its lines: one for each entry of effects."""

    step: MaracaiboStep
    lines: tuple[int, ...]


Lines: TypeAlias = tuple[Line, ...]
Way: TypeAlias = "tuple[MaracaiboState, list[Frame], Lines]"
TOP = -1


class Gains(Listener):
    """Collects what is gained without a decision."""

    def __init__(self) -> None:
        self.heard: list[events.Gained] = []

    def tell(self, event: object, only: int = EVERYONE, full: object = None) -> None:
        if isinstance(event, events.Gained):
            self.heard.append(event)


class Checklist:
    """The checklist of the active player's turn, from a twin."""

    def __init__(self, twin: MaracaiboState) -> None:
        self.g = twin
        self.seat = twin.active
        self.tries = 0
        self.barred = NONE
        """A card that must not have been acquired in this turn."""

    def lines(self) -> Lines:
        """Nothing before the arrival, and none of Redbeard's turns; nothing either if it cannot be told for certain."""
        g = self.g
        deeds = list(g.turn_moves)
        while deeds and deeds[0] & VERB in ARRIVING:
            deeds.pop(0)
        arrived = len(deeds) < len(g.turn_moves) and g.steps and g.steps[-1].name not in ("Sail", "Steer")
        if not arrived or self.seat == g.redbeard():
            return ()
        found = self._go(*self._arrival(), deeds) or ()
        for card in {line.card for line in found if line.card != NONE}:
            if self._could_be_another(card, deeds):
                return ()
        return found

    def _could_be_another(self, card: int, deeds: list[int]) -> bool:
        """Does the turn make sense without this card? Then its name, and what it would have set off, is a guess."""
        self.barred = card
        return self._go(*self._arrival(), deeds) is not None or self.tries > MOST_TRIES

    def tasks(self, offer: Callable[[int], MaracaiboOffer]) -> tuple[Task, ...]:
        """What sets something off before what it sets off."""
        lines = self.lines()
        return tuple(self._told(lines, TOP, 0, offer))

    def _told(self, lines: Lines, within: int, depth: int, offer: Callable[[int], MaracaiboOffer]) -> Iterator[Task]:
        here = [number for number, line in enumerate(lines) if line.within == within]
        for number in sorted(here, key=lambda one: lines[one].number or 0):
            line = lines[number]
            yield Task(
                depth=depth,
                state=line.state,
                part=line.part,
                number=line.number,
                source=line.source,
                effects=tuple(effect.text for effect in line.effects),
                moves=tuple(offer(move) for move in line.moves),
                card=None if line.card == NONE else self.g.rules.cards[line.card].name,
                vp=line.vp,
                doubloons=line.doubloons,
            )
            yield from self._told(lines, number, depth + 1, offer)

    # -- The arrival --------------------------------------------------------------------------------------------------

    def _arrival(self) -> Way:
        """The action step, before anything is decided in it (PM-2.9, PM-3)."""
        g = self.g.copy()
        space = g.players[self.seat].ship
        placed = [move >> BITS for move in g.turn_moves if move & VERB == moves.PLACE_AT]
        if space < CARD_SPACES and space in [number % 32 for number in placed]:
            g.market[space] = NONE
        pushed, _ = self._pushed(g, Visit(self.seat, space))
        lines: Lines = ()
        frames: list[Frame] = []
        card = g.card_at(space) if space < CARD_SPACES else None
        at_location = card is not None and card.is_location()
        for step in reversed(pushed):
            part = self._part(step) if at_location else step.name
            lines, frame = self._laid(lines, step, TOP, part)
            frames.insert(0, frame)
        if at_location:
            known = {line.part for line in lines}
            why = lines[-1].source
            missing = [Line(TOP, part, why, state="impossible") for part in LOCATION_STEPS if part not in known]
            lines = tuple(
                replace(line, number=LOCATION_STEPS.index(line.part) + 1 if line.part in LOCATION_STEPS else None)
                for line in (*lines, *missing)
            )
        elif len(pushed) > 1:  # PM-6.1, PM-9.11
            lines = tuple(replace(line, number=number + 1) for number, line in enumerate(lines))
        others = self.g.opponents_at(space, self.seat) if space < CARD_SPACES else []
        if len(others) > 1:
            frames.append(Frame(Pay(self.seat, moves.mask_of(others)), ()))
        return g, frames, lines

    def _part(self, step: MaracaiboStep) -> str:
        if isinstance(step, ValueCube):
            return "value-cube"
        if not isinstance(step, EffectsStep):
            return step.name
        if step.effects == ((self.g.rules.catalogue.upgrade,),) and isinstance(step, AnyOrder):
            return "upgrade"
        return "own-tile" if self.g.rules.source(step.why).startswith("market") else "actions"

    # -- Once more through the turn -----------------------------------------------------------------------------------

    def _go(self, g: MaracaiboState, frames: list[Frame], lines: Lines, deeds: list[int]) -> Lines | None:
        self.tries += 1
        if self.tries > MOST_TRIES:
            return None
        if not deeds and self._is_due(frames):
            return self._as_it_is(frames, lines)
        if not frames:
            return None
        *below, top = frames
        answered = ((way, deeds[1:]) for way in self._answered(g, top, lines, deeds[0])) if deeds else ()
        passed = ((way, deeds) for way in self._passed(g, top, lines))
        for (after, more, told), left in chain(answered, passed):
            found = self._go(after, [*below, *more], told, left)
            if found is not None:
                return found
        return None

    def _is_due(self, frames: list[Frame]) -> bool:
        return [_signature(frame.step) for frame in frames] == [_signature(step) for step in self.g.steps[1:]]

    def _as_it_is(self, frames: list[Frame], lines: Lines) -> Lines:
        """What is asked now, and what is begun because something within it waits."""
        waiting: set[int] = set()
        for frame in frames[:-1]:
            waiting.update(frame.lines)
        asked = set(frames[-1].lines) if frames else set()
        marked = list(lines)
        for number, line in enumerate(lines):
            if number in asked:
                marked[number] = replace(line, state="now")
            elif number in waiting and line.state != "later":
                marked[number] = replace(line, state="open")
        for number in asked | waiting:
            within = lines[number].within
            while within != TOP:
                marked[within] = replace(marked[within], state="open")
                within = lines[within].within
        return tuple(marked)

    def _answered(self, g: MaracaiboState, top: Frame, lines: Lines, move: int) -> Iterator[Way]:
        """The ways in which a move may have answered a step."""
        step, verb, number = top.step, move & VERB, move >> BITS
        if isinstance(step, AnyOrder):
            yield from self._used(g, top, lines, move)
            return
        if move == moves.DONE:
            spent = any(lines[one].moves for one in top.lines)
            if getattr(step, "may", True) and not isinstance(step, Automatic):
                yield g, [], _with(lines, top.lines, state="done" if spent else "left")
            return
        if verb not in ANSWERS.get(step.name, ()):
            return
        done = _with(lines, top.lines, state="done", move=move)
        if verb in SECRET:
            yield g, [], done
            return
        if verb == moves.NEW_OPEN:
            yield g, [top], done
            return
        if verb == moves.ACQUIRE_AT:
            yield from self._acquired(g, top, done, move)
            return
        again = g.copy()
        if verb == moves.CHOOSE_FIGUREHEAD:
            again.figureheads.append(number)
        yield self._following(again, top, done, *self._pushed(again, step, move))

    def _acquired(self, g: MaracaiboState, top: Frame, lines: Lines, move: int) -> Iterator[Way]:
        """Once another card lies there, nobody can tell which one it was. So a card without lightning is tried first,
        then each that may have set off what follows; the card is named only if it must be this one."""
        cards = [g.rules.cards[number] for number in members(g.players[self.seat].cards)]
        fitting = [card for card in cards if card.kind == getattr(top.step, "kind", card.kind)]
        plain = [card for card in fitting if not card.lightning]
        due = {step.why for step in self.g.steps if isinstance(step, MaracaiboStep)}
        for card in (*plain[:1], *(card for card in fitting if card.lightning)):
            if card.number == self.barred:
                continue
            again = g.copy()
            again.spaces[move >> BITS] = card.number
            pushed, gains = self._pushed(again, top.step, move)
            # what it has set off names it as the source, also when that is behind; `lines` looks for others
            certain = len(fitting) == 1 or BY_CARD + card.number in due or bool(card.lightning)
            yield self._following(
                again, top, _named(lines, top.lines, card.number) if certain else lines, pushed, gains
            )

    def _used(self, g: MaracaiboState, top: Frame, lines: Lines, move: int) -> Iterator[Way]:
        """An effect of several, or none of them any more."""
        step = top.step
        assert isinstance(step, AnyOrder)
        if move == moves.DONE:
            yield g, [], _with(lines, top.lines, state="left")
            return
        for place, entry in enumerate(step.effects):
            for effect in entry:
                if move != effect.index << BITS | moves.USE:
                    continue
                again = g.copy()
                pushed, gains = self._pushed(again, step, move)
                left = tuple(one for one in top.lines if one != top.lines[place])
                rest = [Frame(pushed.pop(0), left)] if left else []
                line = (top.lines[place],)
                chosen = tuple(
                    replace(one, effects=(effect,)) if number in line else one
                    for number, one in enumerate(_with(lines, line, state="done"))
                )
                after, more, told = self._following(again, Frame(step, line), chosen, pushed, gains)
                yield after, [*rest, *more], told
                return

    def _passed(self, g: MaracaiboState, top: Frame, lines: Lines) -> Iterator[Way]:
        """The ways in which a step may have gone by without a decision."""
        step = top.step
        if isinstance(step, AnyOrder):
            if step.goes_on(g):
                again, gains = g.copy(), Gains()
                again.steps = []
                for entry in step.effects:  # it was possible then, whatever is now
                    again.start(self.seat, entry[0], step.why, True, Imagined("once more"), gains)
                told = _with(lines, top.lines, state="done") if gains.heard else lines
                yield self._following(again, top, told, _pushed_steps(again), gains)
            yield g, [], _with(lines, top.lines, state="impossible")
            return
        again = g.copy()
        if isinstance(step, EffectsStep):
            pushed, gains = self._pushed(again, step)
            others = tuple(
                line
                for line, entry in zip(top.lines, step.effects, strict=True)
                if len(entry) > 1 or entry[0].code > DOUBLOONS
            )
            fixed = tuple(line for line in top.lines if line not in others)
            yield again, [Frame(one, others) for one in pushed], _with(lines, fixed, state="done")
            return
        options = step.options(again, self.seat)
        if len(options) == 1 and step.name != "Spend":
            pushed, gains = self._pushed(again, step, options[0])
            state: TaskState = "impossible" if options[0] == moves.DONE else "done"
            yield self._following(again, top, _with(lines, top.lines, state=state), pushed, gains)
            return
        if not options:
            pushed, gains = self._pushed(again, step)
            yield self._following(again, top, _with(lines, top.lines, state="done"), pushed, gains)
            return
        if not getattr(step, "may", False):
            yield g, [], _with(lines, top.lines, state="done")

    # -- What a step leads to -----------------------------------------------------------------------------------------

    def _pushed(
        self, g: MaracaiboState, step: MaracaiboStep, move: int | None = None
    ) -> tuple[list[MaracaiboStep], Gains]:
        """The steps that a step leads to, and what it brings at once."""
        gains, chance = Gains(), Imagined("once more")
        g.steps = []
        if move is None:
            step.run(g, chance, gains)
        else:
            step.answer(g, self.seat, move, chance, gains)
        return _pushed_steps(g), gains

    def _following(self, g: MaracaiboState, top: Frame, lines: Lines, pushed: list[MaracaiboStep], gains: Gains) -> Way:
        """Steps that go on with the same thing share its line; what it has set off gets lines within it."""
        within = top.lines[0] if top.lines else TOP
        for gain in gains.heard:
            told = Line(within, "gain", gain.source, state="done", vp=gain.vp, doubloons=gain.doubloons)
            lines = (*lines, told)
        frames: list[Frame] = []
        for step in reversed(pushed):
            goes_on = step.why == top.step.why and not isinstance(step, EffectsStep) and step.name != "Refill"
            if goes_on:
                frames.insert(0, Frame(step, top.lines))
            else:
                lines, frame = self._laid(lines, step, within, step.name)
                if isinstance(top.step, Spend) and not isinstance(step, EffectsStep):
                    bought = g.rules.raid_then[step.why - BY_RAID][top.step.treasure]
                    lines = (*lines[:-1], replace(lines[-1], part="effect", effects=bought))
                frames.insert(0, frame)
        return g, frames, lines

    def _laid(self, lines: Lines, step: MaracaiboStep, within: int, part: str) -> tuple[Lines, Frame]:
        """Lines for a step that waits."""
        source = self.g.rules.source(step.why)
        if not isinstance(step, EffectsStep):
            return (*lines, Line(within, part, source)), Frame(step, (len(lines),))
        if len(step.effects) > 1 and within == TOP and part in LOCATION_STEPS:
            lines = (*lines, Line(TOP, part, source))
            within, part = len(lines) - 1, "effect"
        entries = tuple(Line(within, part if within == TOP else "effect", source, effects=one) for one in step.effects)
        return (*lines, *entries), Frame(step, tuple(range(len(lines), len(lines) + len(entries))))


def _pushed_steps(g: MaracaiboState) -> list[MaracaiboStep]:
    return [step for step in g.steps if isinstance(step, MaracaiboStep)]


def _signature(step: object) -> tuple[object, ...]:
    """What two steps have in common that are the same decision."""
    assert isinstance(step, MaracaiboStep)
    return step.name, step.why, step.effects_due(), getattr(step, "count", 0), getattr(step, "declared", 0)


def _with(lines: Lines, changed: tuple[int, ...], *, state: TaskState, move: int | None = None) -> Lines:
    more = () if move is None else (move,)
    return tuple(
        replace(line, state=state, moves=(*line.moves, *more)) if number in changed else line
        for number, line in enumerate(lines)
    )


def _named(lines: Lines, changed: tuple[int, ...], card: int) -> Lines:
    return tuple(replace(line, card=card) if number in changed else line for number, line in enumerate(lines))
