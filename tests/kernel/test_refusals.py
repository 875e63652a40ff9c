"""Refusals travel: between processes, and into a log of the house, with key, rule and facts."""

import pickle

import pytest

from tortuga.kernel import NotationError, Reason, RecordError, Refusal, RuleError, Seat


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("game-over"),
        NotationError("planks-no-plank", text="x9"),
        RecordError("record-number", line=3, found=7, known=2),
        RuleError("PLK-3.1", "planks-no-raft", raft="r1 g2", seat=Seat(1)),
    ],
    ids=lambda refusal: type(refusal).__name__,
)
def test_a_refusal_survives_pickling(refusal: Refusal) -> None:
    back = pickle.loads(pickle.dumps(refusal))
    assert type(back) is type(refusal)
    assert str(back) == str(refusal)
    assert back.facts == refusal.facts


def test_a_refusal_reads_as_rule_key_and_facts() -> None:
    assert str(Refusal("game-over")) == "game-over"
    assert str(RuleError("PLK-3.1", "planks-no-raft", raft="r1 g2")) == "PLK-3.1: planks-no-raft (raft='r1 g2')"


def test_a_refusal_can_be_told_instead_of_being_raised() -> None:
    assert Refusal("game-over").reason == Reason("game-over")
    told = RuleError("PLK-3.1", "planks-no-raft", raft="r1 g2").reason
    assert told == Reason("planks-no-raft", {"raft": "r1 g2"}, "PLK-3.1")
