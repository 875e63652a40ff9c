"""What follows from a view, computed for people: sums with their parts, paths, what is missing.

It is made from the view alone. The rules are asked about a twin, a state that looks the same from that seat; only what
is the same for every such state is told.
"""

from collections import deque
from collections.abc import Iterator, Sequence

import msgspec

from tortuga.games.maracaibo.checklist import Checklist, Task
from tortuga.games.maracaibo.components.wording import COUNT_WORDS
from tortuga.games.maracaibo.events import ScorePart
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.rules import moves
from tortuga.games.maracaibo.rules.action_step import FIVE, Count
from tortuga.games.maracaibo.rules.catalogue import (
    BASE_RAID_ACTIONS,
    CARD_SPACES,
    GULF,
    HIDDEN_LOCATION,
    HIDDEN_SECOND,
    RED_WORDS,
    Card,
    Effects,
    Need,
)
from tortuga.games.maracaibo.rules.effects import (
    COUNT_SCORED_QUEST,
    COUNTED,
    TREASURE_NAMES,
    TREASURES,
    VP,
    VP_OF_INCOME,
    VP_PER,
)
from tortuga.games.maracaibo.rules.explain import price_parts, sources
from tortuga.games.maracaibo.rules.exploring import Explore, ahead, is_skipped
from tortuga.games.maracaibo.rules.modules.fog_improvements import Steer
from tortuga.games.maracaibo.rules.moves import BITS, VERB, members
from tortuga.games.maracaibo.rules.raids import Dice, RaidAs, Spend
from tortuga.games.maracaibo.rules.redbeard import NOWHERE, next_upgrade, redbeard_parts
from tortuga.games.maracaibo.rules.scoring import ScoreParts, decide_quests, end_vp, is_met, score_parts, total
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.view import MaracaiboView
from tortuga.games.maracaibo.view_builder import named
from tortuga.kernel.views import Details

COUNTS_VP = (VP, VP_PER, VP_OF_INCOME)


class Sum(msgspec.Struct, frozen=True):
    """A number and the parts that add up to it, as `explain` names them."""

    total: int
    parts: tuple[ScorePart, ...] = ()


class SpaceDetails(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the Caribbean for this seat."""

    price: Sum | None = None
    """What its card costs this seat now."""
    lacking: int = 0
    """Doubloons that it does not have for that."""
    instead: int = 0
    """Doubloons for whoever stops there and leaves its card (PM-3.1, PM-3.14)."""
    worth: int | None = None
    """What a residence would score now."""
    path: tuple[str, ...] = ()
    """The way there, where this seat may sail now; the space itself is the last."""
    pays: tuple[int, ...] = ()
    """Whom it would have to pay there; Redbeard counts as the seat behind the last."""


class SeatDetails(msgspec.Struct, frozen=True, kw_only=True):
    """A player, or Redbeard behind the seats."""

    score: Sum
    """If the game ended now; without the quests that the viewer does not know."""
    quests_counted: bool
    columns: int
    """To the Gulf."""
    turns: int
    """That it takes to get there, at least."""
    doubloon_income: Sum
    vp_income: Sum
    discount: Sum
    raid: Sum
    explore: Sum
    locked: tuple[int, ...]
    """By sector of the ship board: the upgrades missing to open it."""
    counts: dict[str, int]
    """What quests and effects can count, by its name in the keys of texts."""


class Condition(msgspec.Struct, frozen=True):
    """One of the conditions of a quest that count at this table, and how far along the viewer is; spectators have
    nothing."""

    vp: int
    met: bool
    needs: tuple[tuple[str, int, int], ...]
    """What is counted, how many there are, how many it takes."""


class Die(msgspec.Struct, frozen=True, kw_only=True):
    """A die of a raid that can be chosen."""

    treasure: str
    pips: int | None
    """None where nothing is rolled (PM-10.7)."""
    points: Sum
    actions: "tuple[RaidAction, ...]"
    """What its points could be spent on."""


class RaidAction(msgspec.Struct, frozen=True, kw_only=True):
    do: str
    """The move that spends points on it."""
    cost: int
    lacking: int
    """Points that are missing for it."""
    source: str
    """`board`, or whatever gives it: `card sea-chart`."""
    effects: tuple[str, ...]
    used: bool


class Exploration(msgspec.Struct, frozen=True, kw_only=True):
    """How far an explorer may go, and which spaces it skips without counting them."""

    steps: Sum
    skipped: tuple[str, ...]
    crosses: dict[str, int]
    """By space that can be reached: how many rivers are crossed on the way."""
    far: dict[str, int]
    """By space that can be reached: the steps that it takes."""
    given_up: tuple[str, ...]
    """The effects for which steps are given up."""


class RedbeardDetails(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of Redbeard's next turns."""

    cards: int
    """That he has yet to reveal; without any he shuffles all of them before his next turn (PM-8.2)."""
    next_space: int | None
    """Of his ship board, by its number: what his next upgrade covers (PM-8.11); None once it is full."""
    next_upgrade: str | None
    """What that space brings him, by its word."""


class MaracaiboDetails(Details, frozen=True, kw_only=True, tag="maracaibo"):
    spaces: dict[str, SpaceDetails]
    """By name, with the Gulf and Maracaibo where this seat may sail there."""
    seats: tuple[SeatDetails, ...]
    quests: dict[str, tuple[Condition, ...]]
    """This seat's own quests and the open ones."""
    island_values: tuple[tuple[int, int | None, int | None], ...]
    """By treasure: VP each, and at how many cubes which VP come next."""
    islands_after: tuple[tuple[int, int], ...]
    """By treasure: the cubes on its island and VP each, once somebody takes one."""
    faces: dict[str, int]
    """By face of a black market tile that brings VP: how many this seat would get now."""
    dice: tuple[Die, ...] = ()
    raid_actions: tuple[RaidAction, ...] = ()
    """In a raid of this seat: all that it has."""
    exploration: Exploration | None = None
    steps_left: int | None = None
    """Of a move that is made step by step (PM-2.8), where this seat makes one."""
    gains: dict[str, tuple[str, ...]]
    """By move that is offered or was made in this turn: the effects that it brings at once, where it does."""
    checklist: tuple[Task, ...] = ()
    """What the turn brings to the active player."""
    redbeard: RedbeardDetails | None = None


def details_of(twin: MaracaiboState, view: MaracaiboView, notation: Notation) -> MaracaiboDetails:
    return _Details(twin, view, notation).made()


class _Details:
    """Details under construction."""

    def __init__(self, twin: MaracaiboState, view: MaracaiboView, notation: Notation) -> None:
        self.g = twin
        self.view = view
        self.notation = notation
        self.rules = twin.rules
        self.asked = view.seat if view.seat is not None and view.seat in view.due else None
        """This seat, if it has something to decide."""

    def made(self) -> MaracaiboDetails:
        g, seat, asked = self.g, self.view.seat, self.asked
        step = g.steps[-1] if g.steps else None
        names = dict.fromkeys((*self.view.quests, *self.view.open_quests))
        return MaracaiboDetails(
            spaces=self._spaces(),
            seats=tuple(self._seat(number) for number in range(len(g.players))),
            quests={name: self._conditions(name) for name in names},
            island_values=tuple(self._island(g.cubes[kind]) for kind in range(TREASURES)),
            islands_after=tuple(self._island_after(g.cubes[kind]) for kind in range(TREASURES)),
            faces=dict(self._faces(seat)) if seat is not None else {},
            dice=self._dice(asked, step) if asked is not None and isinstance(step, Dice | RaidAs) else (),
            raid_actions=self._raid_actions(),
            exploration=self._exploration(asked, step) if asked is not None and isinstance(step, Explore) else None,
            steps_left=step.steps_left(g) if asked is not None and isinstance(step, Steer) else None,
            gains=dict(self._gains(asked)),
            checklist=Checklist(g).tasks(lambda move: named(g, move, self.notation)),
            redbeard=self._redbeard() if len(g.players) > self.view.seats else None,
        )

    # -- The Caribbean ------------------------------------------------------------------------------------------------

    def _spaces(self) -> dict[str, SpaceDetails]:
        g, rules, seat = self.g, self.rules, self.view.seat
        ends = self._ends()
        found = {}
        for space in range(GULF + 2):
            card = g.card_at(space) if space < CARD_SPACES else None
            priced = seat is not None and card is not None and not card.is_location()
            parts = price_parts(g, seat, space) if priced and seat is not None else []
            path = ends.get(space, ())
            if not parts and not path and not (card is not None and card.is_residence()):
                continue
            pays_five = space < CARD_SPACES and self._offers_five(space, card)
            pays_five = pays_five or (card is not None and card.is_residence() and rules.residence_five)
            price = total(parts)
            found[rules.space_names[space]] = SpaceDetails(
                price=_sum(parts) if priced else None,
                lacking=max(0, price - g.players[seat].doubloons) if priced and seat is not None else 0,
                instead=FIVE if pays_five else 0,
                worth=self._worth(card) if card is not None and seat is not None else None,
                path=tuple(rules.space_names[one] for one in path),
                pays=tuple(g.opponents_at(space, seat)) if path and seat is not None and space < CARD_SPACES else (),
            )
        return found

    def _offers_five(self, space: int, card: Card | None) -> bool:
        """PM-3.1, PM-3.5; what is hidden does, unless it is a location or may be one (PM-9.1, PM-9.8)."""
        if card is None:
            return self.g.spaces[space] not in (HIDDEN_LOCATION, HIDDEN_SECOND)
        return card.is_improvement()

    def _worth(self, card: Card) -> int | None:
        assert self.view.seat is not None
        if not card.is_residence():
            return None
        counts = self.g.players[self.view.seat].counts[:]
        counts[COUNT_SCORED_QUEST] = decide_quests(self.g, self.view.seat).bit_count()
        return end_vp(card, counts)

    def _ends(self) -> dict[int, tuple[int, ...]]:
        """Where this seat may sail now, each with a shortest way there (PM-2.1)."""
        if self.asked is None:
            return {}
        offered = [move for move in self.g.moves(self.asked) if isinstance(move, int)]
        ends = {move >> BITS for move in offered if move & VERB in (moves.SAIL_TO, moves.STEP_TO)}
        if not ends:
            return {}
        start = self.g.players[self.asked].ship
        ways: dict[int, tuple[int, ...]] = {start: ()}
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            if here >= CARD_SPACES and here != start:
                continue  # PM-2.6
            for there in self.rules.layout.touching[here]:
                if there not in ways:
                    ways[there] = (*ways[here], there)
                    waiting.append(there)
        return {end: ways[end] for end in ends}

    def _island(self, cubes: int) -> tuple[int, int | None, int | None]:
        islands = self.rules.catalogue.islands
        following = [(band, vp) for band, vp in zip(islands.bands, islands.values, strict=True) if band > cubes]
        band, vp = following[0] if following else (None, None)
        return islands.value(cubes), band, vp

    def _island_after(self, cubes: int) -> tuple[int, int]:
        left = max(0, cubes - 1)  # PM-4.4
        return left, self.rules.catalogue.islands.value(left)

    def _faces(self, seat: int) -> Iterator[tuple[str, int]]:
        market, count = self.rules.catalogue.market, Count()
        for face in (market[number] for number in self.g.faces):
            worth = [count.worth(self.g, seat, effect) for effect in face.effects if effect.code in COUNTS_VP]
            if worth:
                yield face.name, sum(worth)

    # -- Players ------------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> SeatDetails:
        g, player, layout = self.g, self.g.players[seat], self.rules.layout
        columns = max(0, layout.columns + 1 - layout.column[player.ship])
        made, counts = player.upgrades.bit_count(), player.counts
        known = seat == self.view.seat or self.view.truth is not None
        return SeatDetails(
            score=self._score(seat, known),
            quests_counted=known or seat == g.redbeard(),
            columns=columns,
            turns=-(-columns // max(1, player.steps)),
            doubloon_income=_sum(g.explain(seat, "doubloon income")),
            vp_income=_sum(g.explain(seat, "vp income")),
            discount=_sum(g.explain(seat, "discount")),
            raid=_sum(g.explain(seat, "raid")),
            explore=_sum(g.explain(seat, "explore")),
            locked=tuple(max(0, lock - made) for lock in self.rules.catalogue.locks),
            counts={COUNT_WORDS[one]: counts[one] for one in range(COUNTED) if one != COUNT_SCORED_QUEST},
        )

    def _redbeard(self) -> RedbeardDetails:
        g, space = self.g, next_upgrade(self.g)
        word = None if space == NOWHERE else RED_WORDS[self.rules.catalogue.redbeard.board[space]]
        return RedbeardDetails(
            cards=g.red_deck.bit_count(),
            next_space=None if space == NOWHERE else space + 1,
            next_upgrade=word,
        )

    def _score(self, seat: int, known: bool) -> Sum:
        g = self.g
        if self.view.turn == 0:
            return Sum(0)  # the first quests are still being chosen
        if seat == g.redbeard():
            return _sum(redbeard_parts(g))
        if known:
            return _sum(score_parts(g, seat))
        # What the twin holds as this player's quests is made up: it must not count for anything.
        blind = g.copy()
        blind.players[seat].quests = 0
        return _sum(score_parts(blind, seat))

    def _conditions(self, name: str) -> tuple[Condition, ...]:
        quest = next(quest for quest in self.rules.catalogue.quests if quest.name == name)
        both = (Condition(quest.easy_vp, *self._needs(quest.easy)), Condition(quest.hard_vp, *self._needs(quest.hard)))
        if not self.view.options.hunters:
            return both
        return (msgspec.structs.replace(both[1], vp=2 * quest.hard_vp),)  # PM-9.4

    def _needs(self, needs: Sequence[Need]) -> tuple[bool, tuple[tuple[str, int, int], ...]]:
        seat = self.view.seat
        counts = self.g.players[seat].counts if seat is not None else [0] * COUNTED
        told = tuple((COUNT_WORDS[need.counted], counts[need.counted], need.number) for need in needs)
        return is_met(counts, tuple(needs)), told

    # -- Decisions ----------------------------------------------------------------------------------------------------

    def _dice(self, seat: int, step: Dice | RaidAs) -> tuple[Die, ...]:
        g = self.g
        chosen = [move >> BITS for move in g.moves(seat) if isinstance(move, int) and move & VERB == moves.CHOOSE_DIE]
        found = []
        for kind in chosen:
            if isinstance(step, Dice):
                parts: ScoreParts = [("die", step.pips(kind)), ("effect", step.plus)]
                parts += [*g.explain(seat, "raid"), *g.explain(seat, "die", kind)]
            else:
                parts = [("effect", step.points), *g.explain(seat, "raid")]
            points = _sum([part for part in parts if part[1]])
            found.append(
                Die(
                    treasure=TREASURE_NAMES[kind],
                    pips=step.pips(kind) if isinstance(step, Dice) else None,
                    points=points,
                    actions=self._actions(seat, kind, points.total),
                )
            )
        return tuple(found)

    def _raid_actions(self) -> tuple[RaidAction, ...]:
        """While points of this seat are left, those of a raid within which something else is done too."""
        raid = next((step for step in reversed(self.g.steps) if isinstance(step, Spend)), None)
        if raid is None or raid.seat != self.view.seat:
            return ()
        return self._actions(raid.seat, raid.treasure, raid.points)

    def _actions(self, seat: int, treasure: int, points: int) -> tuple[RaidAction, ...]:
        """All raid actions of a seat, in a raid of this colour with so many points."""
        catalogue, g = self.rules.catalogue, self.g
        given = {
            effect.number: name
            for name, effects in sources(g, seat)
            for effect in effects
            if effect in catalogue.raid_actions
        }
        return tuple(
            RaidAction(
                do=self.notation.write(number << BITS | moves.SPEND_ON),
                cost=catalogue.raid_actions[number].cost,
                lacking=max(0, catalogue.raid_actions[number].cost - points),
                source="board" if number < BASE_RAID_ACTIONS else given[number],
                effects=_phrases(self.rules.raid_then[number][treasure]),
                used=bool(g.raided >> number & 1),
            )
            for number in members(g.players[seat].raid_actions)
        )

    def _exploration(self, seat: int, step: Explore) -> Exploration:
        g, rules = self.g, self.rules
        bonus = g.explain(seat, "explore")
        fewer = [
            (f"steps {number + 1}", -rules.catalogue.fewer_steps[number].cost) for number in members(step.declared)
        ]
        printed = step.steps - total(bonus) - total(fewer)
        far: dict[int, int] = {}
        for steps in range(1, step.steps + 1):
            for node in ahead(g, seat, steps):
                far.setdefault(node, steps)
        rivers = g.players[seat].rivers
        return Exploration(
            steps=_sum([("printed", printed), *bonus, *fewer]),
            skipped=tuple(name for node, name in enumerate(rules.track_names) if node and is_skipped(g, seat, node)),
            crosses={rules.track_names[node]: (rules.passed[node] & ~rivers).bit_count() for node in far},
            far={rules.track_names[node]: steps for node, steps in far.items()},
            given_up=_phrases(tuple(rules.catalogue.fewer_steps[number] for number in members(step.declared))),
        )

    def _gains(self, asked: int | None) -> Iterator[tuple[str, tuple[str, ...]]]:
        offered = [] if asked is None else [(asked, move) for move in self.g.moves(asked)]
        for seat, move in (*offered, *((self.g.active, move) for move in self.g.turn_moves)):
            assert isinstance(move, int)
            effects = self._effects_of(seat, move & VERB, move >> BITS)
            if effects:
                yield self.notation.write(move), _phrases(effects)

    def _effects_of(self, seat: int, verb: int, number: int) -> Effects:
        rules, catalogue = self.rules, self.rules.catalogue
        match verb:
            case moves.STORE_AT if number < len(rules.storage_bonus):
                return rules.storage_bonus[number]
            case moves.BURY_AT if number // 4 < len(rules.burial_bonus):
                return rules.burial_bonus[number // 4]
            case moves.BURY_AT:
                tile = catalogue.figureheads[self.g.players[seat].figurehead]
                return tile.burial[number // 4 - len(rules.burial_bonus)]
            case moves.UPGRADE_AT:
                return catalogue.upgrades[number].at_once + catalogue.upgrades[number].lasting
            case moves.EXPLORE_TO:
                return rules.track_effects[number]
            case moves.GO_FEWER:
                return catalogue.fewer_steps[number].then
            case moves.SELL_RUBY_ON:
                return catalogue.ruby_market[number]
        return ()


def _sum(parts: ScoreParts) -> Sum:
    return Sum(total(parts), tuple(ScorePart(name, amount) for name, amount in parts))


def _phrases(effects: Effects) -> tuple[str, ...]:
    return tuple(effect.text for effect in effects)
