"""Rummikub and Rummi in the terminal: the table as it is drawn, turns prepared line by line, whole rounds by typing."""

import io
from collections.abc import Callable

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.rummikub.positions import RUMMI, RUMMIKUB, Match, table
from terminal.keyboard import House, Ran, one_line, raw_texts
from tortuga.games.rummikub.events import Laid
from tortuga.games.rummikub.notation import write_move
from tortuga.games.rummikub.options import RummikubOptions, ruleset_for
from tortuga.games.rummikub.terminal.drawing import FRESH, RummikubDrawing, fresh_places
from tortuga.games.rummikub.title import RummikubTitle, RummiTitle
from tortuga.kernel import Imagined, Refusal
from tortuga.terminal.drawing import Prepared
from tortuga.texts import LANGUAGES, Texts

TITLES = {"rummikub": RummikubTitle(), "rummi": RummiTitle()}
RULES = {"rummikub": RUMMIKUB, "rummi": RUMMI}
NAMES = ("Ania", "Bartholomew Roberts", "Calico", "Bonny")
every_title = pytest.mark.parametrize("title", TITLES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Desk:
    """A position, its table as seat 0 has it, and what is printed of it."""

    def __init__(self, match: Match, language: str = "en") -> None:
        self.title = TITLES[match.state.rules.words]
        self.state = match.state
        self.view = self.title.view(match.state, 0)
        self.texts = Texts(language, [self.title.locale], NAMES)
        self.table = RummikubDrawing(self.title, self.texts)
        self.table.begin(self.view)

    def drawn(self, width: int = 80, seat: int | None = 0) -> str:
        file = io.StringIO()
        Console(file=file, width=width, highlight=False).print(self.table.draw(self.title.view(self.state, seat)))
        return file.getvalue()

    def type(self, *lines: str) -> Prepared | None:
        prepared = None
        for line in lines:
            prepared = self.table.prepare(self.view, line)
        return prepared

    def choices(self) -> list[str]:
        offers = self.table.sort(self.view, self.title.offers(self.state, 0))
        return [self.table.label(self.view, offer).plain for offer in offers]

    def pick(self, number: int) -> Prepared | None:
        offers = self.table.sort(self.view, self.title.offers(self.state, 0))
        return self.table.pick(self.view, offers[number - 1])

    def remark(self, prepared: Prepared | None) -> str:
        assert prepared is not None
        move = self.title.read(self.state, 0, prepared.move)
        return str(self.table.remark(self.view, self.title.assess(self.state, 0, move)))


def full_table(title: str) -> Match:
    sets = [f"{letter}{low} {letter}{low + 1} {letter}{low + 2}" for letter in "RBKO" for low in (1, 4, 7, 10)]
    match = Match(
        "R1 R13 R13 B2 B3 B4 B9 K5 K6 K10 K11 K12 O1 O8 O13 J",
        "B13",
        "K13 J",
        "O2 O3 O4",
        table=table(*sets, "R5 B5 K5 J"),
        rules=RULES[title],
    )
    match.state.last = (1, (0, 17))  # R1 and B5
    return match


# -- The picture -----------------------------------------------------------------------------------------------------


@every_title
@every_language
@pytest.mark.parametrize("width", [60, 80, 120])
def test_nothing_is_torn_or_lost_at_any_width(title: str, language: str, width: int) -> None:
    desk = Desk(full_table(title), language)
    shown = desk.drawn(width)
    assert max(cell_len(line) for line in shown.splitlines()) <= width
    for tile in desk.view.rack:
        assert tile in shown.split()
    for number in range(1, len(desk.view.table) + 1):
        assert f"{number} " in shown
    assert shown.count("\n") < 24
    assert desk.texts.problems == []


def test_the_tiles_of_the_last_turn_are_marked() -> None:
    shown = Desk(full_table("rummikub")).drawn()
    assert shown.count(FRESH) == 2
    assert f"{FRESH}R1 " in shown
    assert f"{FRESH}B5 " in shown


def test_of_equal_tiles_the_later_one_is_taken_as_fresh() -> None:
    assert fresh_places([("R1", "R2", "R3"), ("R1", "B1", "K1")], ["R1"]) == [[False] * 3, [True, False, False]]


def test_a_colour_is_never_told_by_colour_alone() -> None:
    shown = Desk(full_table("rummikub")).drawn()
    assert " R5  B5  K5  J " in shown.replace(FRESH, " ")


def test_a_rack_is_drawn_for_its_owner_only_and_all_at_the_end() -> None:
    match = Match("R13 B13", "K11 K12 K13", table=table("R1 R2 R3"))
    desk = Desk(match)
    assert " R13  " in desk.drawn()
    assert "R13" not in desk.drawn(seat=1)
    assert "R13" not in desk.drawn(seat=None)
    match.state.over = True
    assert "K11 K12 K13" in desk.drawn(seat=None)


def test_scores_stand_round_by_round() -> None:
    match = Match("R13", "K11", rules=RUMMI._replace(rounds=3))
    match.state.rounds = [[24, -24], [-6, 6]]
    match.state.round_number = 3
    shown = Desk(match).drawn()
    assert "Round 3 of 3" in shown
    assert "+24  −6" in shown
    assert "+18" in shown


# -- A turn in preparation -------------------------------------------------------------------------------------------


def desk(*rack: str) -> Desk:
    return Desk(Match(" ".join(rack), "R1 R1", table=table("B4 B5 B6", "R8 K8 O8")))


def test_a_turn_is_prepared_seen_and_ended() -> None:
    at = desk("B3 B8 K1 K2 K3 O13")
    assert "to end it" in at.remark(at.type("B3 > 1", "b8 > 2", "K1 K2 K3"))
    assert "1 •B3 B4 B5 B6 2 R8 •B8 K8 O8 3 •K1 •K2 •K3 Your rack" in one_line(at.drawn())
    assert at.type("done") == Prepared("lay B3 B4 B5 B6 | R8 B8 K8 O8 | K1 K2 K3", done=True)


def test_what_is_wrong_with_it_is_said_on_the_way() -> None:
    at = desk("B3 K1 K2")
    assert "K1 K2 is too short: a set has at least 3 tiles. (RK-2.2)" in at.remark(at.type("K1 K2"))
    assert "back as it was" in at.remark(at.type("undo"))


def test_undo_and_reset_are_about_the_preparation_first() -> None:
    at = desk("B3 B7 K1")
    at.type("B3 > 1", "B7 > 1", "undo")
    assert f"{FRESH}B7" not in at.drawn()
    at.type("reset")
    assert FRESH not in at.drawn()
    assert at.type("undo") is None, "now it is the game's undo"


@every_language
def test_words_can_be_typed_in_each_language_and_in_english(language: str) -> None:
    at = Desk(Match("B3", "R1", table=table("B4 B5 B6")), language)
    for word in ("draw", "pass", "exchange"):
        assert at.type(word) == at.type(at.table.say(f"word-{word}")) == Prepared(word, done=True)
    with pytest.raises(Refusal, match="nothing-prepared"):
        at.type(at.table.say("word-done"))
    assert [meaning for _, meaning in at.table.help() if not meaning] == []
    assert at.texts.problems == []


def test_choices_prepare_and_then_offer_what_can_follow() -> None:
    at = desk("B3 B7 K1 K2 K3 O13")
    assert at.choices() == [
        "draw a tile (4 tiles left)",
        "play K1 K2 K3",
        "add B3 to set 1: B3 B4 B5 B6",
        "add B7 to set 1: B4 B5 B6 B7",
    ]
    prepared = at.pick(3)
    assert prepared == Prepared("lay B3 B4 B5 B6 | R8 K8 O8", done=False)
    assert at.choices() == [
        "end your turn by playing B3",
        "play K1 K2 K3",
        "add B7 to set 1: B3 B4 B5 B6 B7",
    ]
    at.pick(3)
    assert at.pick(1) == Prepared("lay B3 B4 B5 B6 B7 | R8 K8 O8", done=True)
    at.type("reset")
    assert at.pick(1) is None, "a draw is played as it is"


def test_an_end_that_would_be_refused_is_not_offered() -> None:
    at = desk("B3 K1 K2")
    at.type("K1 K2")
    assert not any(choice.startswith("end the turn") for choice in at.choices())


def test_before_the_first_meld_nothing_is_added_where_that_comes_later() -> None:
    match = Match("K11 K12 K13 B7 B1 B2 B3", "R1", table=table("B4 B5 B6"), rules=RUMMI, melded=False)
    at = Desk(match)
    at.type("K11 K12 K13")
    assert at.choices() == ["play B1 B2 B3 (42 points)"]


def test_tiles_and_kinds_can_be_typed_with_a_ukrainian_keyboard() -> None:
    at = Desk(Match("B3 K1 K2 K3 R9 B9 J", "R1", table=table("B4 B5 B6")), "uk")
    assert at.type("В3 > 1") == Prepared("lay B3 B4 B5 B6", done=False)
    assert at.type("к1 К2 K3") == Prepared("lay B3 B4 B5 B6 | K1 K2 K3", done=False)
    assert at.type("група: Р9 В9 Ј") == Prepared("lay B3 B4 B5 B6 | K1 K2 K3 | R9 B9 J", done=False)


@every_language
def test_what_the_menu_says_is_prepared_as_its_number_is(language: str) -> None:
    at = Desk(Match("K1 K2 K3 O9", "R1", table=table("B4 B5 B6")), language)
    said = at.table.say("choice-lay", tiles="K1 K2 K3")
    assert at.type(said) == Prepared("lay B4 B5 B6 | K1 K2 K3", done=False)


def test_a_set_that_is_part_of_a_longer_one_waits_behind_it() -> None:
    at = desk("K1 K2 K3 K4 O13")
    offers = at.table.sort(at.view, at.title.offers(at.state, 0))
    shown = at.choices()[: at.table.worth_showing(at.view, offers)]
    assert shown == ["draw a tile (4 tiles left)", "play K1 K2 K3 K4"]
    assert {"play K1 K2 K3", "play K2 K3 K4"} <= set(at.choices())


def test_the_last_tiles_of_a_rack_are_marked() -> None:
    assert "play K1 K2 K3  ★ goes out" in desk("K1 K2 K3").choices()
    assert "play K1 K2 K3" in desk("K1 K2 K3 O13").choices()


@every_title
@pytest.mark.parametrize("rule", ["free", "release", "strict", "bound"])
def test_the_joker_rule_is_on_the_screen(title: str, rule: str) -> None:
    match = Match("K1", "R1", table=table("B4 B5 B6"), rules=RULES[title])
    options = TITLES[title].read_options({"joker_rule": rule})
    assert isinstance(options, RummikubOptions)
    match.state.rules = ruleset_for(options)
    for language in LANGUAGES:
        at = Desk(match, language)
        assert at.table.say("table-joker-rule", rule=at.table.say(f"table-joker-{rule}")) in at.drawn().splitlines()[0]


# -- What others did, and hints --------------------------------------------------------------------------------------


def told(*tables: tuple[str, ...]) -> list[str]:
    at = desk("K1")
    events = [Laid(seat=1, tiles=("B7",), table=lies, first_meld=False) for lies in tables]
    return [line.plain for line in at.table.tell(events[-1], events[:-1])]


def test_rearranging_is_told() -> None:
    before = ("B4 B5 B6 B7", "R8 K8 O8")
    assert told(before, ("B4 B5 B6", "R8 K8 O8", "R7 B7 K7")) == [
        "Bartholomew Roberts plays B7.",
        "On the table: B4 B5 B6 B7 → B4 B5 B6 | R7 B7 K7",
    ]
    assert told(before, (*before, "K1 K2 K3")) == ["Bartholomew Roberts plays B7."]
    assert told(("B4 B5 B6",)) == ["Bartholomew Roberts plays B7."]


def hinted(at: Desk, do: str) -> list[str] | None:
    steps = at.table.hint(at.view, do)
    return None if steps is None else [step.plain for step in steps]


def test_a_hint_goes_on_from_the_draft() -> None:
    at = desk("B3 K1 K2 K3 O13")
    best = "lay B3 B4 B5 B6 | R8 K8 O8 | K1 K2 K3"
    assert hinted(at, best) is None  # nothing is prepared: the whole turn is told
    at.type("B3 > 1")
    assert hinted(at, best) == ["Play K1 K2 K3 from your rack.", "Then type “done”."]
    at.type("K1 K2 K3")
    assert hinted(at, best) == ["Then type “done”."]


def test_a_hint_that_needs_another_beginning_says_so() -> None:
    at = desk("B3 K1 K2 K3 O13")
    at.type("O13")
    steps = hinted(at, "lay B3 B4 B5 B6 | R8 K8 O8")
    assert steps is not None
    assert steps[0] == "Your draft doesn’t lead there: type “reset” first."
    assert len(steps) == 2
    assert hinted(at, "draw") == steps[:1]


# -- Whole rounds ----------------------------------------------------------------------------------------------------


def typist(title: str, language: str) -> Callable[[str], str]:
    """Prepares what is offered and ends its turns; draws if there is nothing."""
    say = Texts(language, [TITLES[title].locale])
    ready = one_line(say(f"{title}-remark-ready", word=say(f"{title}-word-done")))

    def answer(shown: str) -> str:
        if ready in one_line(shown):
            return say(f"{title}-word-done")
        lays = [line.split()[0] for line in shown.splitlines() if line[:4].strip().isdecimal()]
        return lays[-1] if lays else ""

    return answer


@every_title
@every_language
def test_a_round_is_played_to_the_end_by_typing(house: House, title: str, language: str) -> None:
    words = ("--lang", language, "--seed", "3", "--rounds", "1", "--seats", "Ania,bot:simple")
    played = house.run("play", title, "--save", house.home / "game.jsonl", *words, typed=typist(title, language))
    assert (played.status, played.err) == (0, "")
    game = house.game()
    outcome = game.state.outcome()
    assert outcome is not None
    assert any(record.seat == 0 and (record.do or "").startswith("lay ") for record in game.records)
    bot, *_ = Texts(language)("bot-names").split(", ")
    say = Texts(language, [TITLES[title].locale], ("Ania", bot))
    points = say(f"{title}-points", count=max(outcome.scores))
    assert say("result-row", rank=1, name=say.name(outcome.winners[0]), points=points) in played.out
    assert raw_texts(played.out) == set()


@every_title
def test_help_and_hint_speak_of_this_table(house: House, title: str) -> None:
    played: Ran = house.run(
        "play", title, "--save", house.home / "game.jsonl", "--seed", "3", "--seats", "Ania,bot:simple",
        typed=["?", "hint", "quit"],
    )  # fmt: skip
    shown = one_line(played.out)
    assert "B8 > 3" in shown
    assert "Hint: 1. " in shown
    assert "for example: lay R4 R5 R6 | B3 K3 J" in shown
    assert raw_texts(played.out) == set()


@every_title
def test_an_example_is_in_words_that_can_be_typed(title: str) -> None:
    of = TITLES[title]
    polish = RummikubDrawing(of, Texts("pl", [of.locale]))
    view = of.view(of.new(of.read_options({}), 2, Imagined("x"), None), 0)
    polish.begin(view)
    example, _ = polish.examples()
    assert example == "wyłóż R4 R5 R6 | B3 K3 J"
    assert polish.in_notation(view, example) == "lay R4 R5 R6 | B3 K3 J"


def test_a_draft_in_the_notation_of_the_game_is_what_is_sent(house: House) -> None:
    at = desk("B3 J")
    prepared = at.type("B3 > 1", "J > 2")
    assert prepared is not None
    assert prepared.move == write_move(at.state.table, at.title.read(at.state, 0, prepared.move))
