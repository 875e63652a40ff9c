"""The box as a file: an owner of the game can replace it, and a bad file is refused with the reason (RUM-1.3)."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.rum.positions import TITLE, new_table, pick_any, rest_of_game
from rules import rule
from tortuga.games.rum.components import BOX_FILE
from tortuga.kernel import DataError, Game, Imagined, RecordError
from tortuga.kernel.messages import Word

Parts = dict[str, Any]
Change = Callable[[Parts], None]


def parts() -> Parts:
    read: Parts = json.loads(BOX_FILE.read_text())
    return read


@pytest.fixture
def owners_file(tmp_path: Path) -> Path:
    return tmp_path / "rum.json"


def turned_round(box: Parts) -> None:
    """Every card with its ends exchanged: as good a list as ours, but another one."""
    for card in box["cards"]:
        card["single"], card["double"] = card["double"], card["single"]


def written(file: Path, change: Change) -> Path:
    box = parts()
    change(box)
    file.write_text(json.dumps(box))
    return file


# -- A good one ------------------------------------------------------------------------------------------------------


@rule("RUM-1.3")
def test_an_owners_list_is_played_with(owners_file: Path) -> None:
    title = TITLE.with_data(written(owners_file, turned_round))
    assert [part.name for part in title.components(str)[:3]] == ["Orr", "Yrr", "Brr"]
    chance = Imagined("owner")
    table = new_table(chance, 3, title=title)
    for moment in rest_of_game(table, chance, pick_any):
        assert set(moment.beach_cards) <= {*title.data.names, "parrot"}
        assert not set(moment.beach_cards) & set(TITLE.data.names)
    assert table.state.outcome() is not None


@rule("RUM-1.3")
def test_records_tell_the_lists_apart(owners_file: Path) -> None:
    title = TITLE.with_data(written(owners_file, turned_round))
    assert title.fingerprint != TITLE.fingerprint
    game = Game.start(title, ["Ania", "Bartek"], seed="1")
    Game.fold(title, game.header, game.records)
    with pytest.raises(RecordError):
        Game.fold(TITLE, game.header, game.records)


@rule("RUM-1.3")
def test_our_own_list_in_other_words_is_the_same_list(owners_file: Path) -> None:
    def remark(box: Parts) -> None:
        box["about"] = "Checked against my copy of the game."

    assert TITLE.with_data(written(owners_file, remark)).fingerprint == TITLE.fingerprint


@rule("RUM-1.4")
def test_an_owners_clock_is_played_with(owners_file: Path) -> None:
    def three_from_the_start(box: Parts) -> None:
        for step in box["clock"]:
            step.update(returns=3, origin="rulebook")

    title = TITLE.with_data(written(owners_file, three_from_the_start))
    assert title.fingerprint != TITLE.fingerprint
    assert new_table(Imagined("clock"), title=title).view().number == 3
    assert title.components(str)[-1].origin == "rulebook"


# -- Bad ones --------------------------------------------------------------------------------------------------------


def no_card(box: Parts) -> None:
    box["cards"].clear()


def one_card_less(box: Parts) -> None:
    del box["cards"][20]


def one_card_more(box: Parts) -> None:
    box["cards"].append(box["cards"][0])


def pink_single(box: Parts) -> None:
    box["cards"][4]["single"] = "pink"


def pink_double(box: Parts) -> None:
    box["cards"][4]["double"] = "pink"


def red_on_both_ends(box: Parts) -> None:
    box["cards"][2]["double"] = "red"


def twins(box: Parts) -> None:
    box["cards"][1] = box["cards"][0]


def four_red_singles(box: Parts) -> None:
    box["cards"][11].update(single="red", double="green")


def two_orange_doubles(box: Parts) -> None:
    box["cards"][0]["double"] = "green"


def short_clock(box: Parts) -> None:
    del box["clock"][6]


def clock_out_of_order(box: Parts) -> None:
    box["clock"].reverse()


def clock_of_eight(box: Parts) -> None:
    box["clock"].append({"position": 8, "returns": 3, "origin": "rulebook"})


def four_to_return(box: Parts) -> None:
    box["clock"][4]["returns"] = 4


COLOURS = "red, orange, yellow, green, blue, purple, black"


@rule("RUM-1.2", "RUM-1.3", "RUM-1.4")
@pytest.mark.parametrize(
    ("change", "key", "facts"),
    [
        (no_card, "rum-data-card-count", {"count": 0, "known": 21}),
        (one_card_less, "rum-data-card-count", {"count": 20, "known": 21}),
        (one_card_more, "rum-data-card-count", {"count": 22, "known": 21}),
        (pink_single, "rum-data-colour", {"item": 5, "colour": "pink", "known": COLOURS}),
        (pink_double, "rum-data-colour", {"item": 5, "colour": "pink", "known": COLOURS}),
        (red_on_both_ends, "rum-data-one-colour", {"item": 3, "colour": "red"}),
        (twins, "rum-data-twins", {"item": 2, "twin": 1}),
        (four_red_singles, "rum-data-singles", {"colour": "red", "count": 4}),
        (two_orange_doubles, "rum-data-doubles", {"colour": "orange", "count": 2}),
        (short_clock, "rum-data-clock-positions", {"known": 7}),
        (clock_out_of_order, "rum-data-clock-positions", {"known": 7}),
        (clock_of_eight, "rum-data-clock-positions", {"known": 7}),
        (four_to_return, "rum-data-clock-returns", {"item": 5, "count": 4}),
    ],
)
def test_a_list_that_breaks_the_rules_is_refused(
    change: Change, key: str, facts: dict[str, object], owners_file: Path
) -> None:
    with pytest.raises(DataError) as no:
        TITLE.with_data(written(owners_file, change))
    assert (no.value.key, no.value.facts) == (key, {"file": str(owners_file), **facts})


def without_origin(box: Parts) -> None:
    del box["cards"][7]["origin"]


def guessed(box: Parts) -> None:
    box["cards"][7]["origin"] = "guessed"


def misspelt(box: Parts) -> None:
    box["cards"][7]["singel"] = "red"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (without_origin, "Object missing required field `origin` - at `$.cards[7]`"),
        (guessed, "Invalid enum value 'guessed' - at `$.cards[7].origin`"),
        (misspelt, "Object contains unknown field `singel` - at `$.cards[7]`"),
    ],
)
def test_a_list_of_another_shape_is_refused_with_the_item(change: Change, reason: str, owners_file: Path) -> None:
    with pytest.raises(DataError) as no:
        TITLE.with_data(written(owners_file, change))
    assert (no.value.key, no.value.facts) == ("data-shape", {"file": str(owners_file), "reason": reason})


@pytest.mark.parametrize("content", [b"", b"Roo Ryy Rbb", b'{"cards": [', b"\xff\xfe{}", b"[]"])
def test_what_is_no_list_at_all_is_refused(content: bytes, owners_file: Path) -> None:
    owners_file.write_bytes(content)
    with pytest.raises(DataError) as no:
        TITLE.with_data(owners_file)
    assert no.value.key == "data-shape"
    assert no.value.facts["file"] == str(owners_file)
    assert no.value.facts["reason"]


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path, reason in ((tmp_path / "none.json", "no-file"), (tmp_path, "is-folder")):
        with pytest.raises(DataError) as no:
            TITLE.with_data(path)
        assert (no.value.key, no.value.facts) == (
            "data-unreadable",
            {"file": str(path), "reason": Word(f"system-{reason}")},
        )
