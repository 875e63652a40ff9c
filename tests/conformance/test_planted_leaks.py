"""Planted faults: tiny titles made leaky on purpose, each of which the leak tests must find."""

from collections.abc import Callable
from typing import ClassVar, TypeVar, cast

import msgspec
import pytest

from conformance.leaks import Leak, compare_secret_answers, listen_to_step, look_at_redeal
from conformance.positions import moments, texts
from titles import planks, skirmish
from tortuga import kernel
from tortuga.games.rummikub.rules.state import RummikubState
from tortuga.games.rummikub.rules.tiles import kinds_in, names
from tortuga.games.rummikub.title import RummikubTitle, RummiTitle
from tortuga.games.rummikub.view import RummikubOffer, RummikubView
from tortuga.kernel import EVERYONE, Chance, Listener, Move, RuleError, State, Title


class Megaphone(Listener):
    """Tells everyone what was meant for one seat."""

    def __init__(self, ear: Listener) -> None:
        self.ear = ear

    def tell(self, event: object, only: int = EVERYONE, full: object = None) -> None:
        self.ear.tell(event if full is None else full)


class LoudPlanks(planks.Planks):
    """Everyone hears which plank was drawn."""

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        super().play(seat, move, chance, None if tell is None else Megaphone(tell))

    def copy(self) -> "LoudPlanks":
        return remade(LoudPlanks, self)


class TellTalePlanks(planks.Planks):
    """A refusal says who has the plank."""

    def check(self, seat: int, move: Move) -> None:
        holders = [rack for rack in self.racks if rack & planks.all_of(cast(planks.Table, move))]
        if len(holders) > 1:
            raise RuleError("PLK-2.2", "planks-not-yours", seat=self.racks.index(holders[-1]))
        super().check(seat, move)


P = TypeVar("P", bound=planks.Planks)


def remade(shape: type[P], state: State) -> P:
    return shape(*state.facts())  # type: ignore[arg-type]


class Remade(planks.PlanksTitle):
    """Planks with other rules."""

    rules: type[planks.Planks]

    def new(self, options: kernel.Options, seats: int, chance: Chance, tell: Listener | None) -> State:
        return remade(self.rules, super().new(options, seats, chance, tell))

    def imagine(self, view: kernel.View, chance: Chance) -> State:
        return remade(self.rules, super().imagine(view, chance))


class Loud(Remade):
    rules = LoudPlanks


class TellTale(Remade):
    rules = TellTalePlanks


class OpenView(planks.View, frozen=True, kw_only=True):
    hidden: tuple[int, ...]


class OpenStack(planks.PlanksTitle):
    """The view holds the stack."""

    view_type: ClassVar[type[kernel.View]] = OpenView

    def view(self, state: State, seat: int | None) -> OpenView:
        assert isinstance(state, planks.Planks)
        return OpenView(**msgspec.structs.asdict(super().view(state, seat)), hidden=(state.stack,))


class HandsBack(OpenStack):
    """The view holds all racks, and the redeal gives them back: it looks right and moves nothing."""

    def view(self, state: State, seat: int | None) -> OpenView:
        assert isinstance(state, planks.Planks)
        return OpenView(**msgspec.structs.asdict(planks.PlanksTitle.view(self, state, seat)), hidden=(*state.racks,))

    def imagine(self, view: kernel.View, chance: Chance) -> State:
        assert isinstance(view, OpenView)
        state = super().imagine(view, chance)
        assert isinstance(state, planks.Planks)
        state.stack = (state.stack | sum(state.racks)) & ~sum(view.hidden)
        state.racks = list(view.hidden)
        return state


class KnowingOffers(planks.PlanksTitle):
    """An offer counts what could be drawn."""

    def offer(self, state: State, seat: int, move: Move) -> planks.Offer:
        assert isinstance(state, planks.Planks)
        return msgspec.structs.replace(super().offer(state, seat, move), laid=planks.named(state.stack))


class Announced(kernel.Assessment, frozen=True, kw_only=True):
    next: tuple[str, ...]


class KnowingAssessments(planks.PlanksTitle):
    """An assessment names what is left to draw."""

    def assess(self, state: State, seat: int, move: Move) -> Announced:
        assert isinstance(state, planks.Planks)
        return Announced(next=planks.named(state.stack))


class KnowingSteps(planks.PlanksTitle):
    """A sentence on how a move is made names what is left to draw."""

    def stages(self, state: State, seat: int, move: Move) -> list[kernel.Stage]:
        assert isinstance(state, planks.Planks)
        line = kernel.Message("planks-over", {"next": " ".join(planks.named(state.stack))})
        return [kernel.Stage(line, self.write(state, seat, move))]


class LoudRummikub(State):
    """Everyone hears which tiles were drawn. The rules may be compiled, so this is a state around theirs."""

    def __init__(self, inner: RummikubState) -> None:
        self.inner = inner

    def due(self) -> list[int]:
        return self.inner.due()

    def turn(self) -> int:
        return self.inner.turn()

    def moves(self, seat: int) -> list[Move]:
        return self.inner.moves(seat)

    def exhaustive(self, seat: int) -> bool:
        return self.inner.exhaustive(seat)

    def check(self, seat: int, move: Move) -> None:
        self.inner.check(seat, move)

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        self.inner.play(seat, move, chance, None if tell is None else Megaphone(tell))

    def lapse(self, seat: int, draft: Move | None, chance: Chance, tell: Listener | None) -> None:
        self.inner.lapse(seat, draft, chance, tell)

    def outcome(self) -> kernel.Outcome | None:
        return self.inner.outcome()

    def copy(self) -> "LoudRummikub":
        return LoudRummikub(self.inner.copy())

    def facts(self) -> tuple[object, ...]:
        return self.inner.facts()


class LoudTiles(RummikubTitle):
    def new(self, options: kernel.Options, seats: int, chance: Chance, tell: Listener | None) -> State:  # type: ignore[override]
        return LoudRummikub(super().new(options, seats, chance, tell))

    def imagine(self, view: kernel.View, chance: Chance) -> State:  # type: ignore[override]
        return LoudRummikub(super().imagine(view, chance))

    def view(self, state: State, seat: int | None) -> RummikubView:
        assert isinstance(state, LoudRummikub)
        return super().view(state.inner, seat)


class OpenRacks(RummikubTitle):
    """All racks are in sight while the round goes on, and nobody believes it."""

    def view(self, state: State, seat: int | None) -> RummikubView:
        assert isinstance(state, RummikubState)
        racks = tuple(names(kinds_in(player.rack)) for player in state.players)
        return msgspec.structs.replace(super().view(state, seat), shown=racks)

    def imagine(self, view: kernel.View, chance: Chance) -> RummikubState:
        return super().imagine(msgspec.structs.replace(view, shown=None), chance)


class KnowingCards(RummiTitle):
    """An offer says what could be drawn."""

    def offer(self, state: State, seat: int, move: Move) -> RummikubOffer:
        assert isinstance(state, RummikubState)
        return msgspec.structs.replace(super().offer(state, seat, move), tiles=names(kinds_in(state.bank)))


class Forgetful(skirmish.SkirmishTitle):
    """The view forgets what its seat has spied."""

    def view(self, state: State, seat: int | None) -> skirmish.View:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, known=tuple(() for _ in view.known))


class Contradicts(skirmish.SkirmishTitle):
    """The redeal forgets what its seat has spied."""

    def imagine(self, view: kernel.View, chance: Chance) -> State:
        assert isinstance(view, skirmish.View)
        return super().imagine(msgspec.structs.replace(view, known=tuple(() for _ in view.known)), chance)


class OpenBids(skirmish.SkirmishTitle):
    """The view shows bids before all are in, and the redeal believes it."""

    def view(self, state: State, seat: int | None) -> skirmish.View:
        assert isinstance(state, skirmish.Skirmish)
        return msgspec.structs.replace(super().view(state, seat), bids=tuple(state.bids))


def redeals(title: Title) -> float:
    foreign = texts(title, "planted")
    moved = [
        look_at_redeal(position, viewer, foreign)
        for position in moments(title, "planted", games=20)
        if position.state.due()
        for viewer in position.viewers
    ]
    return sum(moved) / len(moved)


def secrets(title: Title) -> float:
    return sum(
        compare_secret_answers(position)
        for position in moments(title, "planted", games=20)
        if len(position.state.due()) > 1
    )


def tellings(title: Title) -> float:
    return sum(
        listen_to_step(position, viewer)
        for position in moments(title, "planted", games=20)
        if position.state.due()
        for viewer in position.viewers
    )


@pytest.mark.parametrize(
    ("title", "look", "found"),
    [
        pytest.param(OpenStack(), redeals, "^view", id="a view that holds the stack"),
        pytest.param(OpenBids(), secrets, "^secret", id="a view that shows secret bids"),
        pytest.param(Contradicts(), redeals, "^view", id="a redeal that contradicts what was spied"),
        pytest.param(KnowingOffers(), redeals, "^offers", id="an offer that depends on the stack"),
        pytest.param(KnowingAssessments(), redeals, "^assessment", id="an assessment that depends on the stack"),
        pytest.param(KnowingSteps(), redeals, "^assessment", id="a step that depends on the stack"),
        pytest.param(TellTale(), redeals, "^refusal", id="a refusal that says who has the plank"),
        pytest.param(Loud(), tellings, "^told", id="a drawn plank told to everyone"),
        pytest.param(LoudTiles(), tellings, "^told", id="a drawn tile told to everyone"),
        pytest.param(OpenRacks(), redeals, "^view", id="a view that shows all racks"),
        pytest.param(KnowingCards(), redeals, "^offers", id="an offer that depends on the pile"),
        pytest.param(Forgetful(), tellings, "^told", id="a view that forgets what was told"),
    ],
)
def test_a_leak_is_found(title: Title, look: Callable[[Title], float], found: str) -> None:
    with pytest.raises(Leak, match=found):
        look(title)


def test_a_redeal_that_moves_nothing_is_found() -> None:
    assert redeals(HandsBack()) == 0


@pytest.mark.parametrize("title", [planks.PlanksTitle(), skirmish.SkirmishTitle()], ids=["planks", "skirmish"])
def test_the_same_looks_find_nothing_in_clean_titles(title: Title) -> None:
    assert redeals(title) > 0.6
    assert tellings(title) > 0
