"""What the titles say in each language: events, refusals and rules."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from games.rummikub.positions import lie
from games.rummikub.seeded import every_title, moments
from tortuga.games import rummikub
from tortuga.games.rummikub.rules.jokers import JOKER_RULES
from tortuga.games.rummikub.rules.tiles import NAMES, kinds_in, names
from tortuga.games.rummikub.title import RummikubTitle
from tortuga.kernel import EventLog, Imagined, RuleError, encode, heard_by
from tortuga.rulebook import rulebook
from tortuga.texts import LANGUAGES, Texts


def keys(language: str, title: RummikubTitle) -> set[str]:
    source = (title.locale / language / f"{title.name}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


@every_title
def test_every_event_can_be_read_in_each_language(title: RummikubTitle) -> None:
    ear, chance = EventLog(), Imagined("story")
    state = title.new(title.options_type(rounds=2, first_meld=10), 3, chance, ear)
    for turn in range(40):
        moves = state.moves(state.active)
        if turn % 7:
            state.play(state.active, moves[-1], chance, ear)
        else:
            state.lapse(state.active, moves[-1], chance, ear)
    lines = [line for seat in (None, 0, 1, 2) for event in heard_by(ear.told, seat) for line in title.say(event)]
    for language in LANGUAGES:
        reader = Texts(language, [title.locale], ("Ania", "Bartek", "Cyryl"))
        assert all(reader.line(line) for line in lines)
        assert reader.problems == []
        assert {line.key for line in lines} <= keys(language, title)


@every_title
def test_every_refusal_has_a_text_in_each_language(title: RummikubTitle) -> None:
    """The keys as they stand in the sources."""
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(rummikub.__file__).parent.rglob("*.py"))
    named = set(re.findall(r'"rummikub-([a-z-]+)"', sources)) | set(re.findall(r'{words}-([a-z-]+)"', sources))
    named |= {f"joker-{rule}" for rule in JOKER_RULES if rule != "free"}
    for language in LANGUAGES:
        assert {f"{title.name}-{key}" for key in named} - keys(language, title) == set()


@every_title
def test_the_rules_have_the_same_ids_in_each_language(title: RummikubTitle) -> None:
    english = list(rulebook(title, "en").rules)
    assert len(english) == 47
    for language in LANGUAGES:
        assert list(rulebook(title, language).rules) == english


@every_title
def test_a_refused_table_names_the_rule_and_what_offends(title: RummikubTitle) -> None:
    """Random tables made wrong in some way: a refusal points at a set of the draft or of the table, or at a tile."""
    named = 0
    for state, chance in moments(title, "refused", turns=30):
        seat = state.active
        rack = kinds_in(state.players[seat].rack)
        piles = [*[meld.tiles for meld in state.table], tuple(rack[:3]), tuple(rack[-2:])]
        draft = tuple(lie(" ".join(names(pile[chance.roll(2) - 1 :]))) for pile in piles)
        before = encode(state.facts())
        with pytest.raises(RuleError) as caught:  # two tiles aren't a set
            state.check(seat, draft)
        refused = caught.value
        assert encode(state.facts()) == before
        assert refused.rule in rulebook(title, "en").rules
        assert refused.key.startswith(f"{title.name}-")
        known = [str(meld) for meld in (*draft, *state.table)]
        assert refused.facts.get("set", known[0]) in known
        assert refused.facts.get("tile", "") in ("", *NAMES)
        named += "set" in refused.facts or "tile" in refused.facts
    assert named == 30
