"""Nonsense typed in: a reason is printed, nothing is lost, and nothing that was typed is obeyed by the terminal."""

import re
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from terminal.keyboard import CONTROL, House, follower, numbers_in
from tortuga.texts import LANGUAGES

FILES = (f"game {number}.jsonl" for number in count(1))
WORDS = re.findall(
    r"\S+",
    """
    draw lay return pass wreck beach Roo OOr Kgg KKg xyz rules RUM-4.7 RUM-99.9 save undo takeback hint more log ? help
    0 1 -1 99999999999999 ² ٣ bid at e2e4 R5 [bold] [/] [link=x] :pirate_flag: \\ %s {x} 🏴 ﷽
""",
)
ESCAPES = ("\x1b[2J", "\x1b]0;title\x07", "\x9b31m", "\x00", "\r", "\b", "\x7f", "\u202e", "\ufeff", "\udce9")

sentences = st.lists(st.sampled_from([*WORDS, *ESCAPES]), min_size=1, max_size=6).map(" ".join)
anything = st.text(st.characters(blacklist_characters="\n/"), max_size=60)
very_long = st.sampled_from(WORDS).flatmap(lambda word: st.integers(200, 20_000).map(lambda times: f"{word} " * times))
lines = st.lists(st.one_of(sentences, anything, very_long), min_size=5, max_size=30)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(typed=lines, language=st.sampled_from(sorted(LANGUAGES)))
def test_nonsense_neither_crashes_nor_loses_the_game(house: House, typed: list[str], language: str) -> None:
    file = next(FILES)
    words = ("--lang", language, "--seats", "Ania,bot:greedy", "--seed", file)
    played = house.play(*words, typed=[*typed, "quit", "quit"], file=file)
    game = house.game(file)
    assert played.status == 0
    assert game.records[0].seat is None
    assert CONTROL.search(played.out) is None
    assert "\u202e" not in played.out

    resumed = house.run("play", "--resume", house.home / file, typed=["quit"])
    assert resumed.status == 0


def test_after_nonsense_the_game_goes_on(house: House) -> None:
    rubbish = iter([*WORDS, *ESCAPES] * 2)

    def player(shown: str) -> str:
        if numbers_in(shown):
            line = next(rubbish, "hint")
            return "beach" if line in ("takeback", "1") else line
        return follower(shown) or "hint"

    assert house.play("--seats", "Ania,bot:greedy", "--seed", "on", typed=player).status == 0
    assert house.game().state.outcome() is not None


@pytest.mark.parametrize("typed", ["[bold red]x[/]", "rules [/nothing]", "rules [red]x[/red]", "save [x]/y", ":dog:"])
def test_what_is_typed_is_shown_back_as_typed(house: House, typed: str) -> None:
    played = house.play(typed=[typed, "quit"])
    assert played.status == 0
    assert typed.split(" ", 1)[-1] in played.out


@pytest.mark.parametrize("escape", ESCAPES)
def test_what_is_typed_gives_the_terminal_no_orders(house: House, escape: str) -> None:
    typed = [
        f"a{escape}b",
        f"rules a{escape}b",
        f"RUM-1{escape}",
        f"rules RUM-1{escape}",
        f"{escape}",
        f"save no/a{escape}b",
    ]
    played = house.play(typed=[*typed, "quit"])
    assert played.status == 0
    assert CONTROL.search(played.out) is None
    assert escape not in played.out


def test_a_very_long_line_is_not_shown_back(house: House) -> None:
    played = house.play(typed=["9" * 100_000, "lay " + "Roo " * 10_000, "quit"])
    assert played.status == 0
    assert len(played.out) < 10_000
    assert played.out.count("too long") == 2


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("0", "There’s no choice 0"),
        ("99", "There’s no choice 99"),
        ("-1", "“-1” isn’t a move"),
        ("fire the cannons", "“fire the cannons” isn’t a move"),
        ("draw", "“draw” isn’t a move"),
        ("draw beach 4", "no slot 4"),
        ("lay", "“lay” isn’t a move"),
        ("lay Rop", "“Rop” isn’t a rum card"),
        ("lay Kgg", "Kgg isn’t in your hand. (RUM-4.1)"),
        ("lay Ybb Ybb", "You named a card twice"),
        ("lay Ybb BBy", "can’t be played both ways up"),
        ("return Ybb", "There’s nothing to return"),
        ("pass", "You can’t pass"),
    ],
)
def test_the_reason_is_printed(house: House, typed: str, reason: str) -> None:
    played = house.play("--seed", "5", "--seats", "Ania,bot:greedy", typed=[typed, "quit"])
    assert reason in played.out
    assert len(house.game().records) == 1
