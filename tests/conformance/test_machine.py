"""Anything in any order: hypothesis plays, errs, sleeps, undoes, saves and loads, and shrinks what goes wrong."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from conformance.positions import NAMES, SCALE, every_title, random_options, refusal
from tortuga.kernel import Game, Imagined, Refusal, Title, UndoError, digest, encode
from tortuga.kernel.records import load, save

CHOICE = st.integers(0, 2**16)
"""Which of the things that there are right now, counted round."""


class House(RuleBasedStateMachine):
    """One table of one title, beside a list of the moments that count."""

    title: ClassVar[Title]

    @initialize(seed=CHOICE, seats=CHOICE)
    def deal(self, seed: int, seats: int) -> None:
        count = self.title.seats[seats % len(self.title.seats)]
        options = random_options(self.title, count, Imagined(f"{seed}"))
        self.game = Game.start(self.title, NAMES[:count], seed=f"{seed}", options=options)
        self.moments = [digest(self.game.state)]

    def unfinished(self) -> bool:
        return bool(self.game.state.due())

    def decision(self, seat: int, move: int) -> tuple[int, str]:
        due = self.game.state.due()
        seat = due[seat % len(due)]
        moves = self.game.state.moves(seat)
        return seat, self.title.write(self.game.state, seat, moves[move % len(moves)])

    @precondition(unfinished)
    @rule(seat=CHOICE, move=CHOICE)
    def play(self, seat: int, move: int) -> None:
        self.game.play(*self.decision(seat, move))
        self.moments.append(digest(self.game.state))

    @precondition(unfinished)
    @rule(seat=CHOICE, move=CHOICE, drafted=st.booleans())
    def lapse(self, seat: int, move: int, drafted: bool) -> None:
        sleeper, text = self.decision(seat, move)
        self.game.lapse(sleeper, text if drafted else None)
        self.moments.append(digest(self.game.state))

    @precondition(unfinished)
    @rule(seat=CHOICE, text=st.text(max_size=20))
    def talk_nonsense(self, seat: int, text: str) -> None:
        due = self.game.state.due()
        speaker = due[seat % len(due)]
        if refusal(self.title, self.game.state, speaker, text) is not None:
            try:
                self.game.play(speaker, text)
            except Refusal:
                return
            raise AssertionError(f"{text!r} was played")

    @rule(seat=CHOICE, whole_turn=st.booleans())
    def undo(self, seat: int, whole_turn: bool) -> None:
        try:
            self.game.undo(seat % len(self.game.header.seats), whole_turn=whole_turn)
        except UndoError:
            return
        assert len(self.game.folded) < len(self.moments)
        del self.moments[len(self.game.folded) :]

    @precondition(lambda self: len(self.moments) > 1)
    @rule(to=CHOICE)
    def take_back(self, to: int) -> None:
        at = to % (len(self.moments) - 1)
        self.game.take_back(self.game.folded[at].record.n)
        del self.moments[at + 1 :]

    @rule()
    def pause(self) -> None:
        self.game.house("pause")

    @rule()
    def save_and_load(self) -> None:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "game.jsonl"
            save(path, self.game.header, self.game.records)
            self.game = Game.fold(self.title, *load(path))

    @invariant()
    def the_moment_is_the_last_one_that_counts(self) -> None:
        assert digest(self.game.state) == self.moments[-1]
        assert len(self.game.folded) == len(self.moments)

    @invariant()
    def somebody_owes_a_decision_or_it_is_over(self) -> None:
        state = self.game.state
        assert (state.outcome() is None) == bool(state.due())
        for seat in state.due():
            assert 0 < self.game.decision(seat) <= len(self.game.records)

    @invariant()
    def everyone_can_see_the_table(self) -> None:
        for viewer in (None, *range(len(self.game.header.seats))):
            encode(self.title.view(self.game.state, viewer))


@every_title
def test_anything_in_any_order(title: Title) -> None:
    run_state_machine_as_test(
        type("House", (House,), {"title": title}),
        settings=settings(
            max_examples=30 * SCALE,
            stateful_step_count=40,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        ),
    )
