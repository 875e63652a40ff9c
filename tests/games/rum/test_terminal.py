"""RUM as it is drawn in the terminal: at any width, with and without colours, for a full hand and at the end."""

import io
from typing import Literal

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.rum.positions import Table as Position
from games.rum.positions import position
from terminal.keyboard import texts
from tortuga.games.rum.components import LETTERS
from tortuga.games.rum.events import Gain, Laid
from tortuga.games.rum.terminal import SHAPES, RumDrawing
from tortuga.kernel import registry
from tortuga.texts import LANGUAGES

RUM = registry.title("rum")
NAMES = ("Ania", "Bartholomew Roberts", "Calico", "Bonny")


def drawn(
    at: Position, seat: int | None = 0, *, width: int = 80, language: str = "en", colours: bool = False, names: str = ""
) -> str:
    """What is printed of a table."""
    file = io.StringIO()
    system: Literal["truecolor"] | None = "truecolor" if colours else None
    console = Console(file=file, width=width, height=60, force_terminal=colours, color_system=system, highlight=False)
    table = RumDrawing(RUM, texts(language, *(names.split() or NAMES)))
    console.print(table.draw(at.view(seat)))
    return file.getvalue()


def full_table() -> Position:
    """Ania holds 15 cards; a card lies face down; captains have all kinds of owners."""
    captains = {"red": (8, 1), "blue": (7, 0), "black": (3, 2), "green": (2, 3)}
    return position(hands=[15, 0, 1, 1], beach="?Roo Ygg Bpp", captains=captains, clock=5)


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_torn_or_lost_at_any_width(language: str, width: int) -> None:
    at = full_table()
    shown = drawn(at, width=width, language=language)
    assert max(cell_len(line) for line in shown.splitlines()) <= width
    assert [card for card in at.view(0).hand if f" {card} ─" not in shown] == []
    assert [letter for letter in LETTERS if f" {SHAPES[letter]}{letter} " not in shown] == []
    for value in ("♥R  8", "▼B  7", "■K  3", "▲G  2", "♦P  1"):
        assert value in shown
    assert texts(language)("cards", count=15) in shown
    assert "[5]" in shown
    assert "▒▒▒▒▒▒▒" in shown


@pytest.mark.parametrize("width", [20, 40])
def test_even_a_very_narrow_terminal_shows_the_hand(width: int) -> None:
    at = full_table()
    shown = drawn(at, width=width)
    assert [card for card in at.view(0).hand if f" {card} ─" not in shown] == []


def test_cards_stand_in_straight_rows() -> None:
    lines = drawn(full_table()).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("Your hand"))
    top, single, double, bottom = lines[start + 1 : start + 5]
    assert top.count("╭") == single.count("│") // 2 == double.count("│") // 2 == bottom.count("╰") == 8
    edges = [[at for at, sign in enumerate(line) if sign in "╭│╰"][:1] for line in (top, single, double, bottom)]
    assert len({tuple(edge) for edge in edges}) == 1


def test_a_colour_is_never_told_by_colour_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    at = full_table()
    coloured = drawn(at, colours=True)
    monkeypatch.setenv("NO_COLOR", "1")
    plain = drawn(at, colours=True)
    assert "\x1b[" in coloured
    assert "38;2" in coloured
    assert "38;2" not in plain
    assert "48;2" not in plain
    assert drawn(at) == drawn(at, colours=False)
    for letter, shape in SHAPES.items():
        assert f"{shape}{letter}" in plain
    assert len(set(SHAPES.values())) == len(SHAPES)


def test_the_parrot_on_the_beach_is_named() -> None:
    at = position(hands=["Kgg Koo Krr", "Gbb Gpp Grr"], beach="Roo ?Bpp ?parrot")
    at.play("draw beach 1", "Opp")
    assert at.view(0).asks == "tide"
    assert "│ PARROT│" in drawn(at)


def test_what_everyone_knows_of_a_hand_stands_beside_it() -> None:
    at = position(hands=["Kgg", "Gbb"], beach="Roo Ygg Bpp")
    at.play("draw beach 1", "Opp")
    [row] = [line for line in drawn(at, 1, names="Ania Bartek").splitlines() if "  Ania " in line]
    assert row.rstrip().endswith("2 cards  Roo")


def test_a_hand_is_drawn_for_its_owner_only() -> None:
    at = position(hands=["Kgg Koo", "Gbb"], beach="Roo Ygg Bpp")
    assert "─ Kgg ─" in drawn(at, 0)
    assert "Kgg" not in drawn(at, 1)
    assert "Kgg" not in drawn(at, None)
    assert "Your hand" not in drawn(at, None)


def test_an_empty_hand_is_called_so() -> None:
    assert "(empty)" in drawn(position(hands=["", "Gbb"]), 0)


def test_at_the_end_everything_is_shown() -> None:
    at = position(hands=["Ygg Kgg Koo", "Gbb Grr"], captains={"red": (8, 0), "blue": (8, 0)}, beach="Roo ?Opp Bpp")
    shown_before = drawn(at, 1, names="Ania Bartek")
    at.play("lay GGy GGk OOk")
    assert at.due == []
    assert "Gbb Grr" not in shown_before
    assert "Gbb Grr" in drawn(at, 0, names="Ania Bartek")
    assert "▒" not in drawn(at, 0)


def test_choices_come_draws_first_and_then_the_best_sets_each_the_smallest_of_its_kind() -> None:
    at = position(hands=["Krr Koo Kgg", "Gbb"], beach="?Roo Ygg Bpp")
    table = RumDrawing(RUM, texts("en", *NAMES))
    in_order = table.sort(at.view(0), at.offers(0))
    labels = [table.label(at.view(0), offer).plain for offer in in_order]
    assert labels[:4] == [
        "take the face-down card from slot 1",
        "take Ygg from slot 2",
        "take Bpp from slot 3",
        "draw from the wreck (15 cards left)",
    ]
    assert labels[4] == "play RRk OOk GGk for a total of 6 points:  ♥R→2  ●O→2  ▲G→2"
    assert sorted(offer.do for offer in in_order) == sorted(offer.do for offer in at.offers(0))
    assert labels.index("play GGk for a total of 2 points:  ▲G→2") < labels.index(
        "play Krr GGk for a total of 2 points:  ▲G→2"
    )


def test_a_choice_says_from_whom_a_captain_is_taken() -> None:
    at = position(hands=["Ygg", "Gbb"], captains={"green": (1, 1), "yellow": (1, 0)}, beach="Roo ?Opp Bpp")
    table = RumDrawing(RUM, texts("en", *NAMES))
    labels = [table.label(at.view(0), offer).plain for offer in at.offers(0)]
    assert "play GGy for a total of 3 points:  ▲G→2 (Bartholomew Roberts)" in labels


def labelled(at: Position, language: str = "en") -> list[str]:
    """The choices of seat 0 that deserve a place in the list."""
    table = RumDrawing(RUM, texts(language, *NAMES))
    offers = table.sort(at.view(0), at.offers(0))
    return [table.label(at.view(0), offer).plain for offer in offers[: table.worth_showing(at.view(0), offers)]]


def test_a_gain_says_which_bottles_lie_on_the_beach() -> None:
    at = position(hands=["Krr", "Gbb"], beach="Roo Ryy Bpp")
    assert "play RRk for a total of 4 points:  ♥R→4 (2 + 2 on the beach)" in labelled(at)
    down = position(hands=["Krr", "Gbb"], beach="?Roo Ryy Bpp")
    assert "play RRk for a total of 3 points:  ♥R→3 (2 + 1 on the beach)" in labelled(down)


def test_a_set_that_wastes_cards_waits_behind_the_others() -> None:
    at = position(hands=["Krr Koo", "Gbb"], beach="?Roo Ygg Bpp")
    shown = labelled(at)
    assert "play RRk for a total of 2 points:  ♥R→2" in shown
    assert not [label for label in shown if label.startswith("play RRk Koo for")]  # which gains no more
    assert [offer for offer in at.offers(0) if offer.do == "lay RRk Koo"]


def test_winning_sets_and_trios_are_marked() -> None:
    captains = {"blue": (8, 0), "green": (8, 0), "purple": (3, 0)}
    winning = position(hands=["Krr Koo", "Gbb"], beach="?Roo Ygg Bpp", captains=captains)
    assert "play RRk for a total of 21 points:  ♥R→2  ★ wins" in labelled(winning)
    trio = position(hands=["Ryy", "Gbb"], beach="Roo Rbb Bpp", captains={"red": (4, 1)})
    assert "play Ryy for a total of 6 points:  ♥R→6 trio (Bartholomew Roberts)" in labelled(trio)
    assert not [label for label in labelled(trio) if "wins" in label]


def test_the_story_says_it_too() -> None:
    table = RumDrawing(RUM, texts("en", *NAMES))
    gains = (
        Gain(colour="red", owner=None, was=1, value=4, trio=False),
        Gain(colour="blue", owner=1, was=1, value=2, trio=False),
        Gain(colour="green", owner=None, was=3, value=5, trio=True),
    )
    laid = Laid(seat=0, cards=("RRk", "BBg", "Gkk"), gains=gains, points=11)
    assert [line.plain for line in table.tell(laid, [])][1:] == [
        "Ania gains the red captain at 4 (2 + 2 on the beach).",
        "Ania takes the blue captain from Bartholomew Roberts, 1 → 2.",
        "Ania gains the green captain at 5 with a rum trio.",
    ]


def test_on_a_low_screen_the_cards_stand_in_lines() -> None:
    at = full_table()
    file = io.StringIO()
    console = Console(file=file, width=80, height=24, highlight=False)
    console.print(RumDrawing(RUM, texts("en", *NAMES)).draw(at.view(0), 20))
    shown = file.getvalue()
    assert shown.count("\n") <= 11
    assert [card for card in at.view(0).hand if card not in shown] == []
    for piece in ("1: ▒▒▒", "2: Ygg", "3: Bpp", "♥R  8", "[5]", "Bonny"):
        assert piece in shown


def test_a_sentence_of_the_story_keeps_its_words_when_its_cards_are_painted() -> None:
    table = RumDrawing(RUM, texts("en", *NAMES))
    sentence = "Ania lays Roo GGy and has 5 points. Roo, OOr (RRo) Rooo xRoo"
    painted = table.paint(sentence)
    assert painted.plain == sentence
    assert "".join(sentence[span.start : span.end] for span in painted.spans) == "RooGGyRooOOrRRo"
