"""What is said of a draft: each set by itself, the first meld so far, and why the turn cannot be ended yet."""

import msgspec
import pytest

from games.rummikub.positions import RUMMI, RUMMIKUB, Match, table
from rules import rule
from tortuga.games.rummikub.assessment import assess
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.state import DRAW, EXCHANGE, PASS
from tortuga.games.rummikub.title import RummikubTitle
from tortuga.games.rummikub.view import RummikubAssessment
from tortuga.kernel import Reason, encode
from tortuga.texts import LANGUAGES, Texts

START = table("R4 R5 R6", "B3 K3 O3")


def assessed(
    rack: str, *draft: str, rules: Ruleset = RUMMIKUB, melded: bool = True, bank: str = "R1"
) -> RummikubAssessment:
    match = Match(rack, "K1", table=START, rules=rules, melded=melded, bank=bank)
    return assess(match.state, 0, table(*draft))


def said(why: Reason | None) -> str:
    assert why is not None
    return f"{why.rule} {why.key}"


def test_every_set_is_looked_at_by_itself() -> None:
    draft = assessed("R7 B4 B5 R9", "R4 R5 R6 R7", "B3 K3 O3", "B4 B5", "run: R9")
    assert [(one.kind, one.value) for one in draft.sets] == [("run", 22), ("group", 9), (None, 0), (None, 0)]
    assert draft.sets[0].why is None
    assert said(draft.sets[2].why) == "RK-2.1 rummikub-set-too-short"
    assert said(draft.sets[3].why) == "RK-2.2 rummikub-set-too-short"
    assert draft.laid == ("R7", "R9", "B4", "B5")
    assert (draft.meld, draft.least, draft.ready) == (None, None, False)
    assert draft.why == draft.sets[2].why


def test_a_legal_turn_is_ready() -> None:
    draft = assessed("R7", "R4 R5 R6 R7", "B3 K3 O3")
    assert (draft.ready, draft.why, draft.laid) == (True, None, ("R7",))


@pytest.mark.parametrize(
    ("rack", "draft", "why"),
    [
        ("R7", ("R4 R5 R6", "B3 K3 O3"), "RK-3.3 rummikub-nothing-laid"),
        ("R7", ("R4 R5 R6 R7",), "RK-3.3 rummikub-tile-taken"),
        ("R7", ("R4 R5 R6 R7 R8", "B3 K3 O3"), "RK-4.8 rummikub-tile-not-yours"),
    ],
)
def test_why_a_turn_cannot_be_ended_so(rack: str, draft: tuple[str, ...], why: str) -> None:
    told = assessed(rack, *draft)
    assert not told.ready
    assert said(told.why) == why


@rule("RK-3.2")
def test_the_first_meld_grows() -> None:
    untouched = ("R4 R5 R6", "B3 K3 O3")
    rack = "B10 K10 O10 R7 R1 B1 K1"
    asked = [
        ((), 0, "RK-3.2 rummikub-first-meld-first"),
        (("B10 K10",), 0, "RK-2.1 rummikub-set-too-short"),
        (("R1 B1 K1",), 3, "RK-3.2 rummikub-first-meld-low"),
    ]
    for own, worth, why in asked:
        draft = assessed(rack, *untouched, *own, melded=False)
        assert (draft.meld, draft.least, draft.ready) == (worth, 30, False)
        assert said(draft.why) == why
    draft = assessed(rack, *untouched, "B10 K10 O10", "R1 B1 K1", melded=False)
    assert (draft.meld, draft.ready) == (33, True)
    # A tile added to a set of the table isn't a meld, however much it is worth.
    draft = assessed(rack, "R4 R5 R6 R7", "B3 K3 O3", melded=False)
    assert (draft.meld, said(draft.why)) == (0, "RK-3.2 rummikub-first-meld-first")


@rule("RK-3.8")
def test_a_first_meld_that_is_built_on_counts_as_it_lies() -> None:
    draft = assessed("R7 R8 R9 R10", "R4 R5 R6 R7 R8 R9 R10", "B3 K3 O3", melded=False)
    assert (draft.meld, draft.ready) == (34, True)
    draft = assessed("R7 R8 R9 R10", "R4 R5 R6 R7 R8 R9 R10", "B3 K3 O3", rules=RUMMI, melded=False)
    assert (draft.meld, draft.least) == (0, 40)
    assert said(draft.why) == "RK-3.8 rummi-first-meld-touches"
    draft = assessed("R9 R10 J", "R4 R5 R6", "B3 K3 O3", "J R9 R10", melded=False)
    assert (draft.meld, said(draft.why)) == (27, "RK-3.2 rummikub-first-meld-low")
    draft = assessed("R9 R10 J", "R4 R5 R6", "B3 K3 O3", "R9 R10 J", melded=False)
    assert (draft.meld, draft.ready) == (30, True)


@rule("RK-3.6")
def test_in_strict_play_the_truth_is_told() -> None:
    """Although `check` would let it pass: there a wrong table costs the turn."""
    strict = RUMMIKUB._replace(strict=True)
    match = Match("R9", "K1", table=START, rules=strict)
    wrong = table("R4 R5 R6", "B3 K3 O3", "run: R9")
    match.state.check(0, wrong)
    assert not assess(match.state, 0, wrong).ready
    assert said(assess(match.state, 0, wrong).why) == "RK-2.2 rummikub-set-too-short"
    assert said(assess(match.state, 0, PASS).why) == "RK-3.1 rummikub-no-pass"


def test_who_lays_nothing_has_no_sets() -> None:
    match = Match("R9", "K1", table=START, melded=False)
    draft = assess(match.state, 0, DRAW)
    assert (draft.sets, draft.laid, draft.meld, draft.ready) == ((), (), 0, True)
    assert said(assess(match.state, 0, EXCHANGE).why) == "RT-1.4 rummikub-no-exchange"


def test_reasons_are_in_the_words_of_the_title() -> None:
    draft = assessed("R9", "R4 R5 R6", "B3 K3 O3", "R9", rules=RUMMI)
    assert said(draft.sets[2].why) == said(draft.why) == "RK-2.1 rummi-set-too-short"
    for language in LANGUAGES:
        reader = Texts(language, [RummikubTitle.locale])
        assert draft.why is not None
        assert reader.reason(draft.why).endswith("(RK-2.1)")
        assert reader.problems == []


def test_an_assessment_survives_json() -> None:
    draft = assessed("R9", "R4 R5 R6", "B3 K3 O3", "R9", melded=False)
    assert msgspec.json.decode(encode(draft), type=RummikubAssessment) == draft
