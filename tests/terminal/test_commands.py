"""What people can type besides moves: help, more, hint, log, rules, save, undo, takeback, quit, in their language."""

import re

import pytest

from terminal.keyboard import House, Ran, numbers_in, one_line, texts
from tortuga.kernel.records import load
from tortuga.texts import LANGUAGES

COMMANDS = ("help", "more", "hint", "undo", "takeback", "log", "rules", "save", "quit")
ALONE = ("--seats", "Ania,bot:greedy", "--seed", "5")
"""Ania begins, and holds Ybb; the beach shows Opp Prr Pkk."""


def answers(played: Ran, language: str = "en") -> list[str]:
    """What was printed after each line that was typed."""
    return played.out.split(texts(language)("prompt") + ": ")[1:]


def after(played: Ran, language: str = "en") -> list[str]:
    """The same, each as one line."""
    return [one_line(answer) for answer in answers(played, language)]


@pytest.mark.parametrize("asked", ["?", "help", "HELP", "  help  ", "help me"])
def test_help_lists_every_command(house: House, asked: str) -> None:
    answer = after(house.play(*ALONE, typed=[asked, "quit"]))[0]
    assert answer.startswith("Collect rum bottles to win captains.")
    assert "What you can type" in answer
    assert [word for word in COMMANDS[1:] if f" {word} " not in answer] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_words_in_each_language_and_english_ones_work_too(house: House, language: str) -> None:
    say = texts(language)
    own = [say(f"command-{name}") for name in COMMANDS[:-1]]
    with_own = house.play(*ALONE, "--lang", language, typed=[*own, say("command-quit")], file="own.jsonl")
    with_english = house.play(*ALONE, "--lang", language, typed=COMMANDS, file="english.jsonl")
    assert with_own.status == with_english.status == 0
    assert after(with_own, language)[:-2] == after(with_english, language)[:-2]
    assert say("goodbye") in with_own.out


def test_no_word_means_two_commands() -> None:
    for language in LANGUAGES:
        words = [(texts(language)(f"command-{name}").casefold(), name) for name in COMMANDS]
        assert len({word for word, _ in words}) == len(COMMANDS)
        assert [word for word, name in words if word in COMMANDS and word != name] == []


def test_more_shows_the_next_choices_and_then_the_first_again(house: House) -> None:
    draws = ["draw beach 1", "draw wreck"]
    played = house.play("--seats", "Ania,bot:random", "--seed", "3", typed=[*draws, *["more"] * 20, "quit"])
    pages = [numbers_in(answer) for answer in answers(played)][len(draws) - 1 :]
    first_again = pages.index(pages[0], 1)
    shown = [number for page in pages[:first_again] for number in page]
    assert shown == list(range(1, len(shown) + 1))
    assert pages[first_again + 1] == pages[1]
    assert max(len(page) for page in pages) <= 8


def test_a_high_screen_shows_more_choices(house: House) -> None:
    house.screen_size(120, 50)
    played = house.play(
        "--seats", "Ania,bot:random", "--seed", "3", typed=[*["draw beach 1", "draw wreck"] * 3, "quit"]
    )
    assert max(len(numbers_in(answer)) for answer in answers(played)) == 12


def test_a_number_from_further_down_is_the_choice_that_more_shows(house: House) -> None:
    draws = ["draw beach 1", "draw wreck", "draw wreck"]
    words = ("--seats", "Ania,bot:random", "--seed", "3")
    listed = house.play(*words, typed=[*draws, "more", "quit"], file="listed.jsonl")
    [tenth] = re.findall(r"^ +10  play (.*?) for a total of", listed.out, re.MULTILINE)
    house.play(*words, typed=[*draws, "10", "quit"])
    assert f"lay {tenth}" in [record.do for record in house.game().records]


def test_a_hint_names_a_choice_and_plays_nothing(house: House) -> None:
    answer = after(house.play(*ALONE, typed=["hint", "hint", "quit"]))
    assert re.match(r"Hint: \d+ \w+", answer[0])
    assert re.search(r"this wins about \d+% of the time, and the next best move \d+%\.$", answer[0])
    assert answer[0] == answer[1]
    assert len(house.game().records) == 1


def test_the_log_tells_the_whole_story_again(house: House) -> None:
    played = house.play(*ALONE, typed=["draw wreck", "draw wreck", "log", "quit"])
    story = after(played)[2]
    assert story.startswith("· The beach shows Opp Prr Pkk.")
    assert (
        story.index("Ania starts.") < story.index("· Ania draws Gbb") < story.index("· Calico plays") < len(story) - 1
    )


# -- Rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("rules RUM-4.7", "RUM-4.7 Playing a set: Rum trio: if your set holds the 3 single bottles"),
        ("rules rum-4.7", "RUM-4.7 Playing a set: Rum trio"),
        ("rules RUM-99.9", "There’s no rule “RUM-99.9”. Available: RUM-1.1"),
        ("rules parrot", "rules mention “parrot”:"),
        ("rules face-down", "mention “face-down”:"),
        ("rules submarine", "No rule mentions “submarine”."),
        ("rules", "RUM: the rules"),
    ],
)
def test_rules_by_number_by_word_or_all(house: House, asked: str, answer: str) -> None:
    assert answer in after(house.play(*ALONE, typed=[asked, "quit"]))[0]


@pytest.mark.parametrize(
    ("language", "word", "found"),
    [
        ("pl", "zasady papuga", "papugę"),
        ("uk", "правила папуга", "папугу"),
        ("uk", "правила капітанами", "капітана"),
        ("en", "rules captains", "captain "),
    ],
)
def test_a_word_is_found_in_its_other_forms(house: House, language: str, word: str, found: str) -> None:
    answer = after(house.play(*ALONE, "--lang", language, typed=[word, "quit"]), language)[0]
    assert found in answer


def test_rules_in_the_language_of_the_reader(house: House) -> None:
    answer = after(house.play(*ALONE, "--lang", "pl", typed=["zasady papuga", "quit"]), "pl")[0]
    assert "RUM-5.1" in answer
    assert "papug" in answer


# -- Save ------------------------------------------------------------------------------------------------------------


def test_save_says_where_the_game_is_kept(house: House) -> None:
    path = house.home / "game.jsonl"
    assert (
        f"Saved as {path}. To continue: tortuga play --resume {path}" in house.play(*ALONE, typed=["save", "quit"]).out
    )


def test_save_writes_a_copy_that_can_be_played_on(house: House) -> None:
    played = house.play(*ALONE, typed=["draw wreck", "save copy.jsonl", "draw wreck", "quit"])
    assert "Saved as copy.jsonl." in played.out
    assert load(house.home / "copy.jsonl")[1] == house.game().records[:3]
    resumed = house.run("play", "--resume", "copy.jsonl", typed=["draw wreck", "quit"])
    assert resumed.status == 0
    assert house.game("copy.jsonl").records == house.game().records


def test_a_file_name_with_spaces_is_quoted_for_the_shell(house: House) -> None:
    assert "Saved as 'my game.jsonl'." in house.play(*ALONE, typed=["save my game.jsonl", "quit"]).out
    assert load(house.home / "my game.jsonl")[1] == house.game().records


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("there.txt", "there.txt already exists"),
        ("game.jsonl", "game.jsonl already exists"),
        (
            "no/such/folder.jsonl",
            "folder.jsonl: there’s no such file or folder. The game goes on.",
        ),
        ("there.txt/game", "Can’t write there.txt/game: part of the path isn’t a folder."),
        (".", "already exists"),
        ("x" * 300, "the name is too long"),
        ("~nosuchuser/game", "Can’t write ~nosuchuser/game:"),
        ("a\0b", "Can’t write a�b:"),
    ],
)
def test_save_never_overwrites_and_never_ends_the_game(house: House, name: str, reason: str) -> None:
    (house.home / "there.txt").write_text("mine")
    played = house.play(*ALONE, typed=[f"save {name}", "draw wreck", "quit"])
    assert reason in after(played)[0]
    assert (house.home / "there.txt").read_text() == "mine"
    assert len(house.game().records) == 3


# -- Taking back -----------------------------------------------------------------------------------------------------


def test_undo_gives_its_reason_and_a_tip_against_bots(house: House) -> None:
    told = after(house.play(*ALONE, typed=["undo", "draw wreck", "undo", "quit"]))
    assert told[0].startswith("There’s nothing to take back yet.")
    assert "You can’t take that back: another player has moved since." in told[2]
    assert "takeback" in told[2]


def test_bots_agree_to_a_take_back_and_chance_answers_anew(house: House) -> None:
    played = house.play(*ALONE, typed=["takeback", "draw wreck", "takeback", "draw wreck", "quit"])
    game = house.game()
    assert after(played)[0].startswith("There’s nothing of yours to take back yet")
    assert "You’re back at your last decision" in played.out
    assert [record.back for record in game.records] == [None, None, None, 1, None, None]
    assert game.records[1].do == game.records[4].do
    assert game.records[1].chance != game.records[4].chance


def test_other_people_are_not_asked_to_agree_here(house: House) -> None:
    played = house.play("--seats", "Ania,Bartek,bot:greedy", "--seed", "3", typed=["", "takeback", "quit"])
    assert "Other people are playing at this table" in played.out


def test_to_quit_is_to_keep_the_game(house: House) -> None:
    played = house.play(*ALONE, typed=["draw wreck", "quit"])
    path = house.home / "game.jsonl"
    assert played.status == 0
    kept = f"The game is saved in {path}. To continue: tortuga play --resume {path}"
    assert played.out.endswith(f"See you next time. {kept}\n")
