"""What is on the screen at once: a first screen, the table with what has happened, the question; pages; the clock."""

import re

import pytest
from rich.cells import cell_len

from terminal.keyboard import House, numbers_in, one_line, picker, texts
from terminal.process import BEGIN, PROMPT, Terminal
from tortuga.texts import LANGUAGES, Texts

ALONE = ("--seats", "Ania,bot:greedy", "--seed", "5")
"""Ania begins, and holds Ybb; the beach shows Opp Prr Pkk."""
SCREEN = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def plain(screen: str) -> str:
    """Without colours and other orders to the terminal."""
    return SCREEN.sub("", screen).replace("\r", "")


# -- The table, what has happened, and the question -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("others", [1, 3])
def test_table_news_and_choices_are_on_one_screen(house: House, language: str, others: int) -> None:
    """Whole games, decision by decision: from the first line of the table to the prompt, with what others did."""
    say = texts(language)
    pick = picker(f"{language} {others}")
    decisions = 0

    def player(shown: str) -> str:
        nonlocal decisions
        lines = shown.splitlines()
        first = [number for number, line in enumerate(lines) if line.startswith(f"{say('rum-name')}  ·")]
        if first:
            decisions += 1
            screen = lines[first[-1] :]
            assert len(screen) <= 24
            assert max(map(cell_len, screen)) <= 80
            told = [line for line in screen if line.startswith("· ")]
            assert 1 <= len(told) <= 4
        return pick(shown)

    seats = ",".join(["Ania", *["bot:greedy"] * others])
    assert house.play("--seats", seats, "--seed", "8", "--lang", language, typed=player).status == 0
    assert decisions > 5


def test_what_is_left_out_of_the_news_is_in_the_log(house: House) -> None:
    seen: list[str] = []

    def player(shown: str) -> str:
        seen.append(shown)
        return "4" if len(seen) < 6 else "quit"

    house.play("--seats", "Ania,bot:greedy,bot:greedy,bot:greedy", "--seed", "8", typed=player)
    assert any("before this: type “log”." in one_line(shown) for shown in seen)


def test_enter_shows_the_table_again(house: House) -> None:
    shown: list[str] = []

    def player(screen: str) -> str:
        shown.append(screen)
        return ["", "hint", "", "quit"][len(shown) - 1]

    house.play(*ALONE, typed=player)
    assert shown[0].endswith(shown[1])
    assert shown[1] == shown[3] != shown[2]


# -- A number that means something else by now -----------------------------------------------------------------------


def test_a_number_that_is_repeated_for_another_question_is_asked_about(house: House) -> None:
    played = house.play(*ALONE, typed=["1", "1", "2", "quit"])
    asked = one_line(played.out)
    assert asked.count("The question has changed. Now 1 means: take ") == 1
    assert [record.do for record in house.game().records if record.seat == 0] == ["draw beach 1", "draw beach 2"]


def test_enter_or_the_same_number_takes_it(house: House) -> None:
    for sure in ("", "1"):
        house.play(*ALONE, typed=["1", "1", sure, "quit"], file=f"sure{sure}.jsonl")
        game = house.game(f"sure{sure}.jsonl")
        assert [record.do for record in game.records if record.seat == 0] == ["draw beach 1", "draw beach 1"]


def test_nobody_is_asked_where_it_means_the_same_or_after_another_look(house: House) -> None:
    for typed in (["4", "4"], ["1", "hint", "1"], ["1", "", "1"]):
        played = house.play(*ALONE, typed=[*typed, "quit"], file=f"{''.join(typed)}.jsonl")
        assert "The question has changed" not in played.out


# -- What the menu says can be typed ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_typed_as_it_stands(house: House, language: str) -> None:
    """The words of its line, up to the first sign."""
    lines: list[str] = []

    def player(shown: str) -> str:
        found = [line for line in shown.splitlines() if numbers_in(line)]
        lines.extend(line[6:] for line in found)
        return "quit"

    house.play(*ALONE, "--lang", language, typed=player)
    assert len(lines) == 5
    moves = []
    for place, line in enumerate(lines):
        said = re.split(r" \(|, |:| and ", line)[0]
        file = f"{place}.jsonl"
        house.play(*ALONE, "--lang", language, typed=[said, "quit"], file=file)
        moves.append(house.game(file).records[1].do)
    assert moves == ["draw beach 1", "draw beach 2", "draw beach 3", "draw wreck", "lay BBy"]


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("en", "take 2", "draw beach 2"),
        ("en", "take prr", "draw beach 2"),
        ("pl", "weź Opp", "draw beach 1"),
        ("pl", "dobierz z plaży 3", "draw beach 3"),
        ("pl", "wyłóż BBy", "lay BBy"),
        ("uk", "взяти з трюму", "draw wreck"),
        ("uk", "викласти ВВу", "lay BBy"),  # all of it in Cyrillic
        ("uk", "узяти Орр", "draw beach 1"),
    ],
)
def test_moves_are_typed_in_the_words_of_the_reader(house: House, language: str, typed: str, move: str) -> None:
    house.play(*ALONE, "--lang", language, typed=[typed, "quit"])
    assert house.game().records[1].do == move


def test_words_that_fit_several_choices_are_not_played(house: House) -> None:
    played = house.play(
        "--seats", "Ania,bot:random", "--seed", "3", "--lang", "pl", typed=["dobierz z miejsca", "wyjdź"]
    )
    assert "1, 2, 3" in one_line(played.out)
    assert len(house.game().records) == 1


# -- At a real terminal ----------------------------------------------------------------------------------------------


def test_a_new_game_begins_with_what_it_is_about(house: House) -> None:
    with Terminal("play", *ALONE, "--save", house.home / "game.jsonl") as terminal:
        terminal.wait_for(BEGIN)
        first = one_line(plain(terminal.screen))
        assert "Collect rum bottles to win captains." in first
        assert re.search(r"♥R\s+red .* ■K\s+black", first)
        assert "draw wreck · draw beach 2 · lay Roo GGy" in first
        assert "Calico is a bot: greedy." in first
        assert plain(terminal.screen).count("\n") <= 24
        assert "gains the" in plain(terminal.enter("lay BBy"))  # which answers the first question
    assert house.game().records[1].do == "lay BBy"


@pytest.mark.parametrize("title", ["rum", "rummikub", "rummi", "maracaibo"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_of_every_title_fits(house: House, title: str, language: str) -> None:
    words = ("play", title, "--lang", language, "--save", house.home / "game.jsonl")
    with Terminal(*words) as terminal:
        terminal.wait_for(Texts(language)("intro-begin"))
        assert plain(terminal.screen).count("\n") <= 24


def test_rules_are_read_page_by_page_and_left_in_a_word(house: House) -> None:
    with Terminal("play", *ALONE, "--save", house.home / "game.jsonl") as terminal:
        terminal.begin()
        start = len(terminal.screen)
        terminal.press("rules\n")
        terminal.wait_for("q: leave", start)
        page = plain(terminal.screen[start:])
        assert "Page 1 of" in page
        assert page.count("\n") <= 24
        start = len(terminal.screen)
        terminal.press("\n")
        terminal.wait_for("Page 2 of", start)
        start = len(terminal.screen)
        terminal.press("b\n")
        terminal.wait_for("Page 1 of", start)
        assert texts("en")("rum-asks-turn") in plain(terminal.enter("q"))  # the table is there again


def test_a_hint_that_is_too_long_for_a_line_is_broken_between_words(house: House) -> None:
    words = ("maracaibo", "--seats", "Ania,bot:greedy", "--seed", "e1", "--save", house.home / "game.jsonl")
    played = house.run("play", *words, typed=["hint", "quit"])
    hint = played.out[played.out.index("Hint: ") :].partition(PROMPT)[0].splitlines()
    assert max(map(cell_len, hint)) <= 80
    assert hint[1].startswith(" " * 8)


def test_a_turn_that_takes_too_long_is_decided_by_the_rules(house: House) -> None:
    words = ("rummikub", "--seats", "Ania,bot:simple", "--seed", "3", "--clock", "5")
    with Terminal("play", *words, "--save", house.home / "game.jsonl") as terminal:
        terminal.begin()
        assert re.search(r"\[0:0[45]\] " + re.escape(PROMPT), plain(terminal.screen))
        start = len(terminal.screen)
        terminal.press("half a li")
        terminal.wait_for("[0:02]", start)  # it ticks beside what is typed
        assert "half a li" in plain(terminal.screen[start:]).partition("[0:02]")[0]
        terminal.wait_for("Your time is up.", start)
        terminal.wait_for(PROMPT, start)
        assert "half a li" not in plain(terminal.screen[start:]).rpartition(PROMPT)[2]
    lapsed = [record for record in house.game().records if record.lapse]
    assert [record.seat for record in lapsed] == [0]
