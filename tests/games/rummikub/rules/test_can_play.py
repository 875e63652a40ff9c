"""What the solver found is remembered, for this process and for others."""

import pytest

from games.rummikub.positions import RUMMIKUB, Match, table, tiles
from tortuga.games.rummikub.rules import can_play as module
from tortuga.games.rummikub.rules.can_play import REARRANGEMENTS, Question, Rearrangements, can_play
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.kernel import registry
from tortuga.kernel.rehearsal import Attempt

START = table("R4 B4 K4 O4", "R5 B5 K5 O5", "R1 R2 R3 R4")
EASY, HARD, NONE = ((START, tuple(tiles(rack)), "free") for rack in ("R6", "B6", "O9"))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """What the solver is asked from now on; nothing is remembered from before."""
    solve, heard = module._rearranged, []

    def overheard(*question: object) -> object:
        heard.append(question)
        return solve(*question)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "_rearranged", overheard)
    monkeypatch.setattr(REARRANGEMENTS, "found", {})
    return heard  # type: ignore[return-value]


def test_the_same_is_asked_once(asked: list[Question]) -> None:
    memory = Rearrangements()
    assert memory.find(HARD) is not None
    assert memory.find(NONE) is None
    assert [memory.find(HARD), memory.find(NONE)] == [memory.found[HARD], None]
    assert asked == [HARD, NONE], "that nothing was found is an answer too"


def test_what_was_asked_longest_ago_is_forgotten(asked: list[Question], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ANSWERS", 2)
    memory = Rearrangements()
    for question in (EASY, HARD, EASY, NONE):
        memory.find(question)
    assert list(memory.found) == [EASY, NONE]
    memory.learn({HARD: None})
    assert list(memory.found) == [NONE, HARD]


def test_notes_have_what_was_asked_meanwhile_also_what_was_known(asked: list[Question]) -> None:
    memory = Rearrangements()
    memory.find(EASY)
    memory.begin_notes()
    memory.find(EASY)
    memory.find(NONE)
    notes = memory.end_notes()
    memory.find(HARD)
    assert list(notes) == [EASY, NONE]

    other = Rearrangements()
    other.learn(notes)
    asked.clear()
    assert other.find(EASY) == memory.find(EASY)
    assert asked == []


def test_before_a_first_meld_nothing_takes_long(asked: list[Question]) -> None:
    assert can_play((), tiles("R10 B10 K10"), False, RUMMIKUB)
    assert asked == []


@pytest.mark.parametrize(
    ("bank", "rules", "takes_long"),
    [
        ("B1 B2 B3 B4", RUMMIKUB, False),
        ("B1 B2 B3", RUMMIKUB, True),  # a time-out may take them all
        ("B1 B2", RUMMIKUB._replace(penalty=0), False),
        ("B1", RUMMIKUB._replace(penalty=0), True),
        ("", RUMMIKUB, True),
        ("B1 B2 B3 B4", RUMMIKUB._replace(must_lay=True), True),
    ],
)
def test_only_where_somebody_may_be_unable_to_play_the_solver_is_asked(
    bank: str, rules: Ruleset, takes_long: bool
) -> None:
    match = Match("O9", "K1", table=START, bank=bank, rules=rules)
    assert registry.title("rummikub").may_take_long(match.state) is takes_long


def test_a_move_that_was_worked_out_asks_nothing_any_more(asked: list[Question]) -> None:
    title = registry.title("rummikub")
    match = Match("O9 K1", "B1 B13", table=START, bank="O1", rules=RUMMIKUB._replace(must_lay=True))
    answers = title.work_out(match.state, Attempt(0, "draw"))
    assert asked
    assert match.state.due() == [0], "nothing has happened"
    REARRANGEMENTS.found.clear()
    title.learn(answers)
    asked.clear()
    match.play(title.read(match.state, 0, "draw"), "O1")
    for seat in match.state.due():
        title.offers(match.state, seat)
    assert asked == []
