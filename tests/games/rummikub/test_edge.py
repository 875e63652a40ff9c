"""What others see: options, notation, views and redeals. RK-6: what is hidden."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from games.rummikub.positions import Match, kinds, lie, table
from rules import rule
from tortuga.games import rummikub
from tortuga.games.rummikub.notation import read_move, write_move
from tortuga.games.rummikub.options import RummikubOptions, RummiOptions
from tortuga.games.rummikub.rules.jokers import JOKER_RULES
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld
from tortuga.games.rummikub.rules.state import DRAW, EXCHANGE, PASS, RummikubState
from tortuga.games.rummikub.rules.tiles import NAMES, kinds_in, names
from tortuga.games.rummikub.title import RummikubTitle, RummiTitle
from tortuga.games.rummikub.view import RummikubView
from tortuga.kernel import Ear, Imagined, NotationError, RuleError, encode, heard
from tortuga.rulebook import rulebook
from tortuga.texts import LANGUAGES, Texts

TITLES = [RummikubTitle(), RummiTitle()]
every_title = pytest.mark.parametrize("title", TITLES, ids=["rummikub", "rummi"])


def moments(
    title: RummikubTitle, seed: str, seats: int = 3, turns: int = 40
) -> Iterator[tuple[RummikubState, Imagined]]:
    """Moments of a random game, while there is a bank."""
    chance = Imagined(f"{title.name} {seed}")
    options = title.options_type(first_meld=12)
    state = title.new(options, seats, chance, None)
    for _ in range(turns):
        yield state, chance
        moves = state.moves(state.active)
        state.play(state.active, moves[chance.roll(len(moves)) - 1], chance, None)


@rule("RT-1.1", "RT-1.2")
def test_the_titles_differ_by_named_options() -> None:
    ours, theirs = RummikubOptions(), RummiOptions()
    differences = {
        name: (getattr(ours, name), getattr(theirs, name))
        for name in ours.__struct_fields__
        if getattr(ours, name) != getattr(theirs, name)
    }
    assert differences == {
        "jokers": (2, 4),
        "first_meld": (30, 40),
        "time_out": ("penalty", "keep"),
        "joker_value": (30, 25),
        "joker_rule": ("release", "bound"),
        "building": (True, False),
        "before_meld": ("draw", "either"),
        "rounds": (1, 3),
    }
    assert (RummikubTitle.turn_seconds, RummiTitle.turn_seconds) == (60, 120)


@pytest.mark.parametrize(("text", "move"), [("draw", DRAW), ("Pass", PASS), (" exchange ", EXCHANGE)])
def test_ways_to_lay_nothing_in_writing(text: str, move: int) -> None:
    assert read_move("rummikub", (), text) == move


def test_a_table_in_writing() -> None:
    move = read_move("rummikub", (), "lay r4 R5 R6|k3 B3 J")
    assert move == table("R4 R5 R6", "B3 K3 J")
    assert write_move((), move) == "lay R4 R5 R6 | B3 K3 J"


@pytest.mark.parametrize("text", ["", "lay", "lay R4 R5 |", "lay R14 R5 R6", "lay heap: R4 R5 R6", "put R4", "lay |"])
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        read_move("rummikub", (), text)


@rule("RK-2.5")
def test_a_set_keeps_its_kind_in_writing() -> None:
    group = Meld(GROUP, tuple(kinds("R3 J J")))
    run = Meld(RUN, tuple(kinds("R3 J J")))
    assert write_move((), (group,)) == "lay group: R3 J J"
    assert read_move("rummikub", (), "lay group: J R3 J") == (group,)
    assert read_move("rummikub", (), "lay R3 J J") == (run,)
    # The group lies on the table already.
    assert read_move("rummikub", (group,), "lay R3 J J") == (group,)
    assert write_move((group,), (group,)) == "lay R3 J J"
    assert read_move("rummikub", (group,), write_move((group,), (run,))) == (run,)


@every_title
def test_moves_are_legal_distinct_and_can_be_written(title: RummikubTitle) -> None:
    for state, _ in moments(title, "moves"):
        seat = state.active
        moves = state.moves(seat)
        assert len(set(moves)) == len(moves) > 0
        for move in moves:
            state.check(seat, move)
            assert title.read(state, seat, title.write(state, seat, move)) == move
        assert [offer.do for offer in title.offers(state, seat)] == [title.write(state, seat, move) for move in moves]
        assert state.copy() == state


@rule("RK-6.1")
@every_title
def test_a_redeal_looks_the_same_from_there(title: RummikubTitle) -> None:
    for state, chance in moments(title, "redeal"):
        for viewer in (None, 0, 1, 2):
            view = title.view(state, viewer)
            wired = msgspec.json.decode(encode(view), type=RummikubView)
            twin = title.imagine(wired, chance)
            assert encode(title.view(twin, viewer)) == encode(view)
            assert twin.due() == state.due()
            assert sum(twin.bank) == sum(state.bank)
            if viewer == state.active:
                assert twin.moves(viewer) == state.moves(viewer)


@rule("RK-6.1")
def test_a_view_shows_sizes_and_the_own_rack() -> None:
    match = Match("R7 O1", "K1", table=table("R4 R5 R6"))
    view = RummikubTitle().view(match.state, 1)
    assert view.rack == ("K1",)
    assert [rack.size for rack in view.racks] == [2, 1]
    assert view.bank == 4
    assert view.shown is None
    assert b"O1" not in encode(view)
    match.play(table("R4 R5 R6 R7"))
    view = RummikubTitle().view(match.state, 1)
    assert view.last is not None
    assert (view.last.seat, view.last.tiles) == (0, ("R7",))


@rule("RK-6.2")
def test_at_the_end_the_racks_are_shown() -> None:
    match = Match("R7", "K1", table=table("R4 R5 R6"))
    match.play(table("R4 R5 R6 R7"))
    view = RummikubTitle().view(match.state, None)
    assert view.shown == ((), ("K1",))
    assert view.totals == (1, -1)


def keys(language: str, title: RummikubTitle) -> set[str]:
    source = (title.locale / language / f"{title.name}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


@every_title
def test_every_event_can_be_read_in_each_language(title: RummikubTitle) -> None:
    ear, chance = Ear(), Imagined("story")
    state = title.new(title.options_type(rounds=2, first_meld=10), 3, chance, ear)
    for turn in range(40):
        moves = state.moves(state.active)
        if turn % 7:
            state.play(state.active, moves[-1], chance, ear)
        else:
            state.lapse(state.active, moves[-1], chance, ear)
    lines = [line for seat in (None, 0, 1, 2) for event in heard(ear.told, seat) for line in title.say(event)]
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
        with pytest.raises(RuleError) as caught:  # two tiles are no set
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
