"""Refusals tell the rule and the facts."""

import pytest

from games.maracaibo.positions import TITLE, position
from games.maracaibo.seeded import walk
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.kernel import RuleError
from tortuga.texts import LANGUAGES, Texts


def test_refusals_tell_the_rule_and_the_facts() -> None:
    table = position(ships=["c6r3"], at={"c5r2": "tobacco"}, figurehead=["harpy"])
    assert table.refusal("sail c5r2").facts == {"space": "c5r2", "count": 4}
    table.play("sail c7r2")
    assert table.refusal("acquire").rule == "PM-5.1"
    assert table.refusal("use raid").key == "maracaibo-no-option"
    with pytest.raises(RuleError, match="not-your-decision"):
        table.state.check(1, TITLE.read(table.state, 1, "sail c1r2"))


def test_why_a_card_cannot_be_acquired_from_afar() -> None:
    table = position(ships=["c6r4"], at={"c1r2": "tobacco", "c1r3": "cook", "c1r4": "filler"}, doubloons=[8])
    table.plays("sail c7r4", "done")
    dear = table.refusal("acquire c1r2")
    assert (dear.rule, dear.facts) == ("PM-4.18", {"price": 11, "doubloons": 8})
    assert table.refusal("acquire c1r4").key == "maracaibo-no-card-there"
    assert table.refusal("acquire c7r4").key == "maracaibo-no-card-there", "a location"
    assert table.refusal("acquire c1r3").key == "maracaibo-other-kind"


def test_why_a_residence_cannot_be_built() -> None:
    at = {"c1r2": "hacienda", "c1r3": "villa", "c1r4": "chapter-house", "c2r2": "shipyard"}
    table = position(ships=["c9r2"], at=at, residences=["hacienda"], doubloons=[16])
    table.plays("sail gulf", "done", "use build residence")
    assert table.options == ["build c1r4", "build c2r2"]
    assert table.refusal("build c1r2").rule == "PM-3.6"
    assert table.refusal("build c1r3").facts == {"price": 17, "doubloons": 16}
    assert table.refusal("build c2r3").key == "maracaibo-no-residence-there"
    assert table.refusal("done").key == "maracaibo-obligatory", "it was chosen"


def test_every_decision_has_a_sentence_that_asks_for_it() -> None:
    """For table and terminal: `maracaibo-asks-<step>`, in each language."""
    steps = {TITLE.view(g, None).todo[0].step for n in range(25) for g, _ in walk(f"asks {n}", greedy=True) if g.due()}
    for language in LANGUAGES:
        texts = Texts(language, [MaracaiboTitle.locale])
        assert all(texts(f"maracaibo-asks-{step}") for step in steps)
        assert texts.problems == []


def test_nobody_acts_after_the_end() -> None:
    *_, (g, _) = walk("over")
    with pytest.raises(RuleError, match="game-over"):
        g.check(0, 0)
