"""Why greedy hints at a move: of that move, from the view alone, by the numbers it was chosen by, in each language."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from games.maracaibo.positions import TITLE, position
from games.maracaibo.seeded import walk
from games.maracaibo.test_bots import choice
from tortuga.games.maracaibo.bots import GreedyBot, HardBot
from tortuga.games.maracaibo.reasons import ONLY, PART_WORDS, reason
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.strategy import evaluation
from tortuga.games.maracaibo.strategy.evaluation import EFFECT_PARTS, PARTS, STEP_PARTS, Evaluation
from tortuga.games.maracaibo.strategy.lookahead import Lookahead, Prospect
from tortuga.games.maracaibo.view import MaracaiboOffer, MaracaiboView
from tortuga.kernel import Advice, Imagined, Message, Word
from tortuga.texts import LANGUAGES, Texts

NAMES = ("Ania", "Borys", "Cyryl", "Daryna")
STEPS = {
    *("FirstQuest", "Sail", "Steer", "Improvement", "Residence", "Acquire", "Upgrade", "AnyOrder", "Explore"),
    *("Raid", "Dice", "RaidAs", "Spend", "TakeTreasure", "ChooseTreasure", "ChooseIsland", "Bury", "ChooseQuest"),
    *("ChooseFigurehead", "Place", "TakeRuby", "SellRuby", "ExchangeRubies"),
}
"""Decisions that come up in a few games."""


def advice(state: MaracaiboState, seed: str = "advice") -> Advice:
    """What a hint says in the seat that owes a decision; it gets the view as JSON would bring it, and nothing else."""
    seat = state.due()[0]
    view = msgspec.json.decode(msgspec.json.encode(TITLE.view(state, seat)), type=MaracaiboView)
    offers = msgspec.json.decode(msgspec.json.encode(TITLE.offers(state, seat)), type=list[MaracaiboOffer])
    return GreedyBot(TITLE, Imagined(seed)).advise(view, offers)


def told(state: MaracaiboState, language: str = "en") -> str:
    why = advice(state).why
    assert why is not None
    texts = Texts(language, [TITLE.locale], NAMES)
    said = texts.line(why)
    assert texts.problems == []
    return said


def moments(games: int, every: int) -> Iterator[MaracaiboState]:
    """Some decisions of games with and without modules, the first of every kind among them."""
    seen: Counter[str] = Counter()
    for number in range(games):
        for at, (state, _) in enumerate(walk(f"why {number}", greedy=True)):
            if not state.due():
                continue
            step = state.steps[-1].name
            seen[step] += 1
            if seen[step] <= 2 or at % every == 0:
                yield state


def test_every_kind_of_decision_has_a_reason_in_each_language() -> None:
    readers = [Texts(language, [TITLE.locale], NAMES) for language in LANGUAGES]
    met = set()
    for state in moments(games=16, every=80):
        found = advice(state)
        assert found.why is not None
        assert found.move in {offer.do for offer in TITLE.offers(state, state.due()[0])}
        said = [reader.line(found.why) for reader in readers]
        assert len(set(said)) == len(LANGUAGES), "else one of them is English"
        met.add(state.steps[-1].name)
    assert [reader.problems for reader in readers] == [[], [], []]
    assert met >= STEPS


def test_beside_a_final_score_only_the_totals_are_compared() -> None:
    """All of a final score is one number: its parts would be set against what is still to come."""
    *_, (before, _), (after, _) = ((state.copy(), chance) for state, chance in walk("the last move", greedy=True))
    assert before.steps
    assert not after.steps
    judge = Evaluation(after, 0)
    over = Prospect(after, judge.account(after))
    goes_on = Prospect(before, [over.worth - 5.0, *([0.0] * (PARTS - 1))])
    why = reason(judge, over, goes_on, Word("maracaibo-choice-done"))
    assert (why.key, why.args["vp"]) == ("maracaibo-hint-score", 5)
    even = reason(judge, goes_on, goes_on, Word("maracaibo-choice-done"))
    assert even.key == "maracaibo-hint-even"


def test_a_reason_is_taken_from_the_numbers_that_the_move_is_chosen_by() -> None:
    """The parts of each move add up to its worth. Greedy hints at what it would play, but where luck that it imagines
    decides."""
    alike = []
    for state in moments(games=3, every=25):
        seat = state.due()[0]
        plan = Lookahead(state, seat, Imagined("parts"))
        for move in state.moves(seat):
            assert isinstance(move, int)
            worth = Lookahead(state, seat, Imagined("parts")).worth(state, move, 1)
            found = Lookahead(state, seat, Imagined("parts")).prospect(state, move, 1)
            assert found.worth == pytest.approx(worth, abs=1e-6)
        assert sum(plan.evaluation.account(state)) == pytest.approx(plan.evaluation.evaluate(state), abs=1e-6)
        alike.append(advice(state).move == choice(state, GreedyBot(TITLE, Imagined("advice"))))
    assert alike.count(False) * 20 < len(alike)


def test_two_truths_with_the_same_view_have_the_same_reason() -> None:
    for number, state in enumerate(moments(games=4, every=30)):
        if state.turn_number:
            twin = TITLE.imagine(TITLE.view(state, state.due()[0]), Imagined(f"twin {number}"))
            assert advice(state) == advice(twin)


def test_hard_says_what_its_search_found_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """What moves come to at once, and what later turns bring beyond that."""
    monkeypatch.setattr(HardBot, "games", 24)
    monkeypatch.setattr(HardBot, "seconds", 60.0)
    readers = [Texts(language, [TITLE.locale], NAMES) for language in LANGUAGES]
    later = 0
    for state in moments(games=3, every=30):
        seat = state.due()[0]
        view, offers = TITLE.view(state, seat), TITLE.offers(state, seat)
        found = HardBot(TITLE, Imagined("hard")).advise(view, offers)
        assert found.move == HardBot(TITLE, Imagined("hard")).choose(view, offers)
        assert found.why is not None
        said = [reader.line(found.why) for reader in readers]
        assert len(set(said)) == len(LANGUAGES), "else one of them is English"
        later += "later turns" in said[0]
    assert later
    assert [reader.problems for reader in readers] == [[], [], []]


def test_every_part_of_a_worth_has_a_name() -> None:
    assert len(PART_WORDS) == PARTS
    assert {*EFFECT_PARTS.values(), *STEP_PARTS.values()} <= set(range(PARTS))
    over = position().state
    assert len(Evaluation(over, 0).account(over)) == PARTS


def test_a_part_is_told_by_the_word_that_stands_at_its_place() -> None:
    places = {name: place for name, place in vars(evaluation).items() if name.startswith("PART_")}
    assert sorted(places.values()) == list(range(PARTS)), "each has a place of its own"
    for name, place in places.items():
        assert PART_WORDS[place] == name.removeprefix("PART_").lower().replace("_", "-"), name


def test_a_card_is_bought_for_what_it_brings_and_at_what_price() -> None:
    table = position(at={"c2r2": "tobacco"}, ships=["c1r2"], doubloons=[20, 0], quests=["rich-income"])
    table.play("sail c2r2")
    assert advice(table.state).move == "acquire c2r2"
    said = told(table.state)
    assert "the next best, “take 5 doubloons”: " in said
    assert "+4 doubloons of income" in said
    assert "−13 doubloons" in said, "8 that it costs, and 5 that are not taken"


def test_what_is_declined_is_named_by_its_card() -> None:
    table = position(at={"c9r2": "hacienda"}, ships=["c8r2"], doubloons=[20, 0], round_number=3)
    table.play("sail c9r2")
    assert advice(table.state).move == "done"
    assert told(table.state).startswith("Compared with the next best, “Hacienda”: +")


def test_where_nothing_else_can_be_done_that_is_the_reason() -> None:
    state = position(ships=["gulf"]).state
    seat = state.due()[0]
    (offer,) = [one for one in TITLE.offers(state, seat) if one.do == "sail maracaibo"]
    assert GreedyBot(TITLE, Imagined("only")).advise(TITLE.view(state, seat), [offer]) == Advice(offer.do, ONLY)


def test_a_hidden_card_is_named_by_its_place() -> None:
    why = advice(position(ships=["c8r4"], fog_locations=True).state).why
    assert isinstance(why, Message)
    other = why.args["other"]
    assert isinstance(other, Word)
    assert other.id == "maracaibo-hint-at"
