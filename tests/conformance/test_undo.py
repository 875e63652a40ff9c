"""Undo: a seat goes back alone within its own turn, never past chance, a reveal or another seat; all together go
anywhere. Nothing leaves the log, and chance never repeats itself."""

from typing import NamedTuple

import pytest

from conformance.positions import batches, every_title, live_game, many, pick, random_decision
from tortuga.kernel import Chance, Game, Live, Title, UndoError, digest


class Passed(NamedTuple):
    """A record that counts: whose it was, whether it can be taken back at all, its turn, and what it led to."""

    n: int
    seat: int | None
    free: bool
    turn: int
    after: str


class Table:
    """A game beside a plain memory of what happened, by which the rule of undo is told once more."""

    def __init__(self, title: Title, seed: str) -> None:
        self.game, self.chance = live_game(title, seed)
        self.passed = [Passed(1, None, False, 0, digest(self.game.state))]
        self.stood = [self.passed[0].after]
        """The moment after each record, also of those that were taken back."""

    def decide(self) -> None:
        turn = self.game.state.turn()
        seat, text = random_decision(self.game, self.chance)
        played = self.game.lapse(seat) if self.chance.roll(15) == 1 else self.game.play(seat, text)
        free = not played.record.chance and not any(one.reveals for one in played.told)
        self.passed.append(Passed(len(self.game.records), seat, free, turn, digest(self.game.state)))
        self.stood.append(self.passed[-1].after)

    def floor(self, seat: int) -> int:
        """How far back a seat may go by itself, as an index into what passed."""
        at = len(self.passed) - 1
        here = self.game.state.turn()
        while self.game.state.due() and self.passed[at].seat == seat and self.passed[at].free:
            if self.passed[at].turn != here:
                break
            at -= 1
        return at

    def all_go_back(self) -> None:
        """To one of the last moments, whatever lies between."""
        at = pick(self.chance, range(max(0, len(self.passed) - 6), len(self.passed) - 1))
        record = self.game.take_back(self.passed[at].n)
        assert record.by == "all"
        self.back_to(at)

    def back_to(self, at: int) -> None:
        """What must be true after going back."""
        del self.passed[at + 1 :]
        assert digest(self.game.state) == self.passed[at].after
        assert [kept.record.n for kept in self.game.folded] == [one.n for one in self.passed]
        self.stood.append(self.passed[at].after)

    def look_back(self) -> None:
        """Every moment is found again."""
        assert [digest(self.game.state_after(n)) for n in range(1, len(self.stood) + 1)] == self.stood


@every_title
@batches(2)
def test_a_seat_goes_back_as_far_as_the_rule_lets_it(title: Title, batch: int) -> None:
    for number in range(many(title, 30)):
        table = Table(title, f"undo {batch} {number}")
        game, chance = table.game, table.chance
        while game.state.due() and len(game.records) < 150:
            table.decide()
            for seat in range(len(game.header.seats)):
                at, here = table.floor(seat), len(table.passed) - 1
                reach = game.undo_reach(seat)
                assert (reach.floor, reach.steps) == (table.passed[at].n, here - at)
                if at == here:
                    with pytest.raises(UndoError) as told:
                        game.undo(seat)
                    assert told.value.key == reach.stop
                    continue
                if chance.roll(2) == 1:
                    whole = chance.roll(2) == 1
                    record = game.undo(seat, whole_turn=whole)
                    table.back_to(at if whole else here - 1)
                    assert record == game.records[-1]
                    assert record.by == f"seat {seat}"
            if chance.roll(10) == 1 and len(table.passed) > 1:
                table.all_go_back()
        table.look_back()
        assert digest(Game.fold(title, game.header, game.records).state) == digest(game.state)


def answers_given(game: Game) -> int:
    """All that chance ever answered, taken back or not."""
    return sum(len(record.chance) for record in game.records)


def replay(game: Game, seat: int, text: str) -> list[int]:
    """Plays, and proves that chance went on from where the log ends."""
    assert game.header.seed is not None
    foreseen, twin = Live(game.header.seed, answers_given(game)), game.state.copy()
    twin.play(seat, game.title.read(twin, seat, text), foreseen, None)
    game.play(seat, text)
    assert game.records[-1].chance == foreseen.answers
    assert digest(game.state) == digest(twin)
    return foreseen.answers


def go_back_and_repeat(game: Game, chance: Chance) -> tuple[list[int], list[int]]:
    """A decision, taken back by all, and made again: what chance answered first, and then."""
    seat, text = random_decision(game, chance)
    before = digest(game.state)
    first = replay(game, seat, text)
    game.take_back(game.folded[-2].record.n)
    assert digest(game.state) == before
    assert game.records[-2].chance == first, "nothing leaves the log"
    return first, replay(game, seat, text)


@every_title
def test_a_take_back_never_repeats_chance(title: Title) -> None:
    asked = other = 0
    for number in range(many(title, 10)):
        game, chance = live_game(title, f"foresee {number}")
        while game.state.due() and len(game.records) < 150:
            first, then = go_back_and_repeat(game, chance)
            asked += first != []
            other += first != then
        assert digest(Game.fold(title, game.header, game.records).state) == digest(game.state)
    assert other > asked / 2


@every_title
def test_all_together_go_back_to_any_moment(title: Title) -> None:
    for number in range(many(title, 20)):
        table = Table(title, f"back {number}")
        game = table.game
        for _ in range(3):
            while game.state.due() and len(table.passed) < 15:
                table.decide()
            table.all_go_back()
        with pytest.raises(UndoError):
            game.take_back(len(game.records) + 1)
        with pytest.raises(UndoError):
            game.take_back(game.folded[-1].record.n)
        assert digest(Game.fold(title, game.header, game.records).state) == digest(game.state)
