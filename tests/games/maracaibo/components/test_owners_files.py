"""An owner of the game can replace any data file, and a bad one is refused with the file, the item and the reason."""

import json
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.maracaibo.components.test_loading import BOX
from rules import rule
from tortuga.games.maracaibo.components.loading import DATA, load_components
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.games.maracaibo.rules.effects import COUNT_NAMES, DISCOUNT
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.games.maracaibo.view import MaracaiboView
from tortuga.kernel import DataError, Game, Imagined, OptionError
from tortuga.kernel.encoding import encode
from tortuga.server.titles import card
from tortuga.texts import LANGUAGES, Texts

ComponentFiles = dict[str, Any]
Change = Callable[[ComponentFiles], object]
FILES = sorted(path.name for path in DATA.glob("*.json"))


def written(folder: Path, name: str, change: Change) -> Path:
    parts: ComponentFiles = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    change(parts)
    file = folder / f"{name}.json"
    file.write_text(json.dumps(parts), "utf-8")
    return file


# -- Good ones -------------------------------------------------------------------------------------------------------


def test_there_is_a_file_for_each_part_of_the_box() -> None:
    parts = "improvements locations residences quests figureheads black-market ship-board hideout exploration islands"
    assert {f"{name}.json" for name in [*parts.split(), "layouts", "redbeard", "rubies"]} == set(FILES)


def test_one_file_replaces_ours_of_the_same_name(tmp_path: Path) -> None:
    def dearer(parts: ComponentFiles) -> None:
        parts["improvements"][0].update(cost=9, origin="rulebook")

    box = load_components(written(tmp_path, "improvements", dearer))
    assert box.catalogue.cards[20].name == "tobacco"
    assert box.catalogue.cards[20].cost == 9
    assert box.fingerprint != BOX.fingerprint
    assert len(box.catalogue.quests) == 25


def test_a_folder_replaces_as_many_files_as_it_holds(tmp_path: Path) -> None:
    written(tmp_path, "quests", lambda parts: parts["quests"][0]["hard"].update(vp=9))
    written(tmp_path, "figureheads", lambda parts: parts["figureheads"][11].update(effects=["discount 3"]))
    (tmp_path / "notes.txt").write_text("Checked against my copy.")
    catalogue = load_components(tmp_path).catalogue
    assert catalogue.quests[0].hard_vp == 9
    assert [(effect.code, effect.number) for effect in catalogue.figureheads[11].lasting] == [(DISCOUNT, 3)]


@pytest.mark.parametrize("name", FILES)
def test_each_file_can_be_replaced_and_remarks_do_not_count(name: str, tmp_path: Path) -> None:
    file = written(tmp_path, Path(name).stem, lambda parts: parts.update(about="Checked against my copy."))
    assert load_components(file).fingerprint == BOX.fingerprint


def test_origins_count_for_the_fingerprint(tmp_path: Path) -> None:
    file = written(tmp_path, "layouts", lambda parts: parts["layouts"][0].update(origin="rulebook"))
    assert load_components(file).fingerprint != BOX.fingerprint


def test_a_figurehead_that_sails_farther_widens_the_ends(tmp_path: Path) -> None:
    file = written(tmp_path, "figureheads", lambda parts: parts["figureheads"][2].update(effects=["+2 sail"]))
    assert len(load_components(file).catalogue.layouts[0].ends) == 6


def test_a_layout_of_ones_own_goes_to_the_end_of_the_list(tmp_path: Path) -> None:
    rows = ["CCCCCCCCC", "CPCCGCCEC", "CCCCCCCCC", ".C..C..C."]
    mine = {"name": "mine", "rows": rows, "origin": "reconstructed"}
    layouts = load_components(
        written(tmp_path, "layouts", lambda parts: parts["layouts"].append(mine))
    ).catalogue.layouts
    assert [layout.name for layout in layouts] == ["standard", "channel", "reef", "mine"]
    assert [layout.number for layout in layouts] == [0, 1, 2, 3]


def only_these(*names: str) -> Change:
    return lambda parts: parts.update(layouts=[parts["layouts"][i] | {"name": name} for i, name in enumerate(names)])


def test_the_layouts_of_a_file_are_those_that_can_be_chosen(tmp_path: Path) -> None:
    title = MaracaiboTitle(path=written(tmp_path, "layouts", only_these("atoll", "bay")))
    option = card(title).options[0]
    assert (option.name, option.kind, option.choices, option.default) == ("layout", "choice", ["atoll", "bay"], "atoll")
    game = Game.start(title, ["Ania", "Bartek"], seed="1", options=title.read_options({"layout": "bay"}))
    view = title.view(game.state, 0)
    assert msgspec.json.decode(encode(view), type=MaracaiboView) == view
    again = Game.fold(title, game.header, game.records).state
    for state in (game.state, again, pickle.loads(pickle.dumps(game.state)), title.imagine(view, Imagined("1"))):
        assert isinstance(state, MaracaiboState)
        assert state.rules.layout.name == "bay"


def test_a_game_of_no_chosen_layout_takes_the_first_of_the_file(tmp_path: Path) -> None:
    title = MaracaiboTitle(path=written(tmp_path, "layouts", only_these("atoll", "standard")))
    assert title.read_options({}) == MaracaiboOptions(layout="atoll")
    assert Game.start(title, ["Ania", "Bartek"], seed="1").header.options["layout"] == "atoll"
    assert MaracaiboTitle().read_options({}) == MaracaiboOptions()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_layout_that_the_file_does_not_hold_is_refused(language: str, tmp_path: Path) -> None:
    title = MaracaiboTitle(path=written(tmp_path, "layouts", only_these("atoll", "bay")))
    with pytest.raises(OptionError) as refused:
        title.check_options(title.read_options({"layout": "standard"}), 2)
    assert refused.value.facts == {"name": "standard", "known": "atoll, bay"}
    texts = Texts(language, [title.locale])
    assert "atoll, bay" in texts.refusal(refused.value)
    assert texts.problems == []


# -- Bad ones --------------------------------------------------------------------------------------------------------


def drop(group: str, number: int = 0) -> Change:
    return lambda parts: parts[group].pop(number)


def change(group: str, number: int, **values: object) -> Change:
    return lambda parts: parts[group][number].update(values)


def need(number: int, **values: object) -> Change:
    return lambda parts: parts["quests"][number]["hard"].update(values)


def face(tile: int, side: int, **values: object) -> Change:
    return lambda parts: parts["tiles"][tile]["faces"][side].update(values)


def space(area: str, treasure: str, *effects: str) -> Change:
    return lambda parts: parts[area][treasure][0].update(effects=list(effects))


def part(name: str, **values: object) -> Change:
    return lambda parts: parts[name].update(values)


COUNTS = ", ".join(name for name in COUNT_NAMES if name != "scored quest")
RED = "raid, explore, quest, level two, cards equipment crew ship"
START, A1, A2, A3, U1, U2 = range(6)
L4, B1, D7 = 9, 10, 35


@rule("PM-11.5")
@pytest.mark.parametrize(
    ("name", "bad", "item", "count", "known"),
    [
        ("locations", drop("locations"), "locations, level 1", 7, 8),
        ("locations", change("locations", 1, value_symbol=True), "locations, value_symbol", 7, 6),
        ("residences", drop("residences"), "residences", 11, 12),
        ("improvements", drop("improvements"), "improvements, level 1", 21, 22),
        ("improvements", drop("improvements", -1), "improvements and locations, level 2", 40, 41),
        ("quests", drop("quests"), "quests", 24, 25),
        ("figureheads", drop("figureheads"), "figureheads", 11, 12),
        ("black-market", drop("tiles"), "tiles", 4, 5),
        ("ship-board", drop("raid_actions"), "raid_actions", 2, 3),
        ("islands", drop("value_tiles"), "value_tiles", 5, 6),
        ("redbeard", drop("cards"), "cards, deck A", 5, 6),
        ("redbeard", drop("cards", -1), "cards, deck B", 5, 6),
        ("redbeard", drop("raids"), "raids", 3, 4),
        ("redbeard", drop("explores"), "explores", 3, 4),
        ("redbeard", part("die", treasures=["gold", "emerald", "pearl"]), "die", 3, 6),
        ("rubies", drop("market"), "market", 5, 6),
    ],
)
def test_a_wrong_number_is_refused(name: str, bad: Change, item: str, count: int, known: int, tmp_path: Path) -> None:
    file = written(tmp_path, name, bad)
    with pytest.raises(DataError) as no:
        load_components(file)
    facts = {"file": str(file), "item": item, "count": count, "known": known}
    assert (no.value.key, no.value.facts) == ("maracaibo-data-count", facts)


REFUSED: list[tuple[str, Change, str, str, dict[str, object]]] = [
    # effects
    ("improvements", change("improvements", 0, effects=["explor 3"]), "effect", "tobacco", {"effect": "explor 3"}),
    ("improvements", change("improvements", 0, effects=["explore 0"]), "effect", "tobacco", {"effect": "explore 0"}),
    (
        "improvements",
        change("improvements", 0, effects=["raid action 2: 2 vp, a parrot"]),
        "effect",
        "tobacco",
        {"effect": "a parrot"},
    ),
    ("residences", change("residences", 0, scores="a fortune"), "effect", "hacienda", {"effect": "a fortune"}),
    # effects that cannot stand there
    ("improvements", change("improvements", 0, effects=["+1 sail"]), "place", "tobacco", {"effect": "+1 sail"}),
    ("improvements", change("improvements", 0, effects=["new quests"]), "place", "tobacco", {"effect": "new quests"}),
    (
        "improvements",
        change("improvements", 0, effects=["1 raided treasure"]),
        "place",
        "tobacco",
        {"effect": "1 raided treasure"},
    ),
    (
        "improvements",
        change("improvements", 0, effects=["1 step less: bury raided"]),
        "place",
        "tobacco",
        {"effect": "bury raided"},
    ),
    (
        "improvements",
        change("improvements", 0, effects=["raid action 2: +1 raid"]),
        "place",
        "tobacco",
        {"effect": "+1 raid"},
    ),
    (
        "improvements",
        change("improvements", 0, effects=["1 vp per scored quest"]),
        "place",
        "tobacco",
        {"effect": "1 vp per scored quest"},
    ),
    (
        "improvements",
        change("improvements", 0, effects=["raid action 2: 1 vp per scored quest"]),
        "place",
        "tobacco",
        {"effect": "1 vp per scored quest"},
    ),
    ("locations", change("locations", 0, actions=["raid / +1 raid"]), "place", "trinidad", {"effect": "+1 raid"}),
    (
        "figureheads",
        change("figureheads", 1, effects=["end 2 vp per buried"]),
        "place",
        "dragon",
        {"effect": "end 2 vp per buried"},
    ),
    ("figureheads", change("figureheads", 6, burial=[["discount 1"]]), "place", "poseidon", {"effect": "discount 1"}),
    ("black-market", face(0, 0, effects=["+1 explore"]), "place", "spade", {"effect": "+1 explore"}),
    ("ship-board", change("raid_actions", 1, effect="1 vp"), "place", "raid_actions 2", {"effect": "1 vp"}),
    ("ship-board", change("spaces", 7, effects=["income 1 vp"]), "place", "2b", {"effect": "income 1 vp"}),
    ("ship-board", change("spaces", 7, effects=["+1 reroll"]), "place", "2b", {"effect": "+1 reroll"}),
    ("hideout", space("storage", "gold", "+1 raid"), "place", "storage gold 1", {"effect": "+1 raid"}),
    ("hideout", space("burial", "pearl", "income 1 vp"), "place", "burial pearl 1", {"effect": "income 1 vp"}),
    ("exploration", part("gulf", effects=["+1 raid"]), "place", "gulf", {"effect": "+1 raid"}),
    ("exploration", part("maracaibo", effects=["income 1 vp"]), "place", "maracaibo", {"effect": "income 1 vp"}),
    ("exploration", change("track", A1, effects=["discount 1"]), "place", "a1", {"effect": "discount 1"}),
    ("rubies", change("market", 5, effects=["bury raided"]), "place", "market 6", {"effect": "bury raided"}),
    # chains without an end
    ("exploration", change("track", A1, effects=["space again"]), "endless", "a1", {"effect": "space again"}),
    ("black-market", face(0, 1, effects=["2 vp", "use market"]), "endless", "caches", {"effect": "use market"}),
    # cards
    ("locations", change("locations", 8, value_symbol=True), "value", "cubagua", {}),
    (
        "residences",
        change("residences", 0, scores="end 2 vp per river"),
        "residence",
        "hacienda",
        {"effect": "end 2 vp per river"},
    ),
    (
        "residences",
        change("residences", 0, scores="1 vp per river max 6"),
        "residence",
        "hacienda",
        {"effect": "1 vp per river max 6"},
    ),
    # names
    ("improvements", change("improvements", 7, name="tobacco"), "twins", "tobacco", {}),
    ("residences", change("residences", 7, name="aruba"), "twins", "aruba", {}),
    ("locations", change("locations", 9, name="sugar"), "twins", "sugar", {}),
    ("quests", change("quests", 3, name="fleet"), "twins", "fleet", {}),
    ("figureheads", change("figureheads", 3, name="lion"), "twins", "lion", {}),
    ("figureheads", change("figureheads", 3, letter="E"), "twins", "E", {}),
    ("black-market", face(4, 1, name="spade"), "twins", "spade", {}),
    ("exploration", change("track", A2, name="a1"), "twins", "a1", {}),
    ("layouts", change("layouts", 2, name="channel"), "twins", "channel", {}),
    # words of notation
    ("quests", change("quests", 3, name="deck"), "own-word", "deck", {}),
    ("quests", change("quests", 3, name="unseen"), "own-word", "unseen", {}),
    ("figureheads", change("figureheads", 0, name="b"), "own-word", "b", {}),
    ("exploration", change("track", A1, name="retirement"), "own-word", "retirement", {}),
    ("residences", change("residences", 0, name="none"), "own-word", "none", {}),
    ("improvements", change("improvements", 0, name="filler"), "own-word", "filler", {}),
    ("locations", change("locations", -1, name="hidden-second"), "own-word", "hidden-second", {}),
    ("redbeard", change("cards", 2, name="a1"), "twins", "a1", {}),
    ("improvements", change("improvements", 0, origins={"price": "rulebook"}), "origins", "tobacco", {"name": "price"}),
    ("islands", change("values", 1, origins={"origin": "rulebook"}), "origins", "values 2", {"name": "origin"}),
    # quests
    ("quests", need(0, needs={"doubloon": 3}), "counted", "gold-collector", {"name": "doubloon", "known": COUNTS}),
    (
        "quests",
        need(0, needs={"scored quest": 3}),
        "counted",
        "gold-collector",
        {"name": "scored quest", "known": COUNTS},
    ),
    ("quests", need(0, needs={}), "no-condition", "gold-collector", {}),
    # the ship board
    ("ship-board", change("locks", 0, upgrades=7), "lock", "locks 1", {"count": 7, "least": 0, "most": 6}),
    ("ship-board", change("locks", 2, upgrades=4), "lock", "locks 3", {"count": 4, "least": 6, "most": 16}),
    ("ship-board", change("spaces", 7, sector=1), "sectors", "1g", {}),
    ("ship-board", lambda parts: parts["spaces"].__delitem__(slice(16, 20)), "empty-sector", "sector 4", {}),
    # the exploration track
    ("exploration", lambda parts: parts["track"].clear(), "track-start", "track", {}),
    ("exploration", change("track", START, effects=["1 vp"]), "track-start", "start", {}),
    ("exploration", change("track", A1, next=[{"to": "z1"}]), "reference", "a1", {"name": "z1"}),
    ("exploration", change("track", B1, next=[{"to": "a1"}]), "track-circle", "a1", {}),
    ("exploration", change("track", A3, next=[{"to": "l1"}]), "track-unreachable", "u1", {}),
    ("exploration", change("track", L4, next=[{"to": "b1"}]), "track-banks", "b1", {}),
    (
        "exploration",
        change("track", U2, next=[{"to": "b1", "river": 2}]),
        "track-river",
        "u2",
        {"count": 2, "known": 1},
    ),
    ("exploration", change("track", D7, next=[{"to": "e1"}]), "track-rivers", "end", {"count": 3, "known": 4}),
    ("exploration", part("retirement", behind="hut"), "reference", "retirement", {"name": "hut"}),
    # the sea
    ("islands", change("values", 0, at_least=1), "values", "values", {}),
    ("islands", change("values", 3, at_least=5), "values", "values", {}),
    ("islands", lambda parts: parts["values"].clear(), "values", "values", {}),
    ("layouts", lambda parts: parts["layouts"].clear(), "no-layout", "layouts", {}),
    ("layouts", change("layouts", 1, rows=["CC", "C"]), "layout-rows", "channel", {}),
    ("layouts", change("layouts", 1, rows=["CC", "CC"]), "layout-cards", "channel", {"count": 4, "known": 27}),
    (
        "layouts",
        change("layouts", 1, rows=["CCCCCCCCC", "CCCCCCCCC", "CCCCCCCCC"]),
        "layout-islands",
        "channel",
        {"count": 0},
    ),
    (
        "layouts",
        change("layouts", 1, rows=["CCCCCC...", "CCCC...CC", "CCCG.EPCC", "CCCCCCCCC", "C........"]),
        "layout-dead-end",
        "channel",
        {"column": 6, "row": 1},
    ),
    (
        "layouts",
        change("layouts", 1, rows=["CCCCCCC.C", "CCCCCCCC.", "CCGCECPC.", "CC...CCCC"]),
        "layout-unreachable",
        "channel",
        {"column": 9, "row": 1},
    ),
    # Redbeard and rubies
    ("redbeard", change("cards", 0, extra="raid"), "redbeard-card", "a1", {}),
    ("redbeard", change("cards", 6, extra=None), "redbeard-card", "b1", {}),
    ("redbeard", change("cards", 0, actions=[]), "redbeard-card", "a1", {}),
    ("redbeard", change("cards", 0, actions=["bury"]), "redbeard-action", "a1", {"name": "bury", "known": RED}),
    (
        "redbeard",
        change("cards", 0, actions=["cards crew ship"]),
        "redbeard-action",
        "a1",
        {"name": "cards crew ship", "known": RED},
    ),
    ("rubies", change("supply", 0, location="atlantis"), "reference", "supply", {"name": "atlantis"}),
]


@rule("PM-2.7", "PM-10.33", "PM-11.5")
@pytest.mark.parametrize(("name", "bad", "reason", "item", "facts"), REFUSED)
def test_what_breaks_the_rules_is_refused(
    name: str, bad: Change, reason: str, item: str, facts: dict[str, object], tmp_path: Path
) -> None:
    file = written(tmp_path, name, bad)
    with pytest.raises(DataError) as no:
        load_components(file)
    assert (no.value.key, no.value.facts) == (f"maracaibo-data-{reason}", {"file": str(file), "item": item, **facts})
    for language in LANGUAGES:
        texts = Texts(language, [MaracaiboTitle.locale])
        said = texts.refusal(no.value)
        assert str(file) in said
        assert item in said
        assert texts.problems == []


@rule("PM-10.33")
def test_two_files_together_can_make_a_chain_without_an_end(tmp_path: Path) -> None:
    written(tmp_path, "black-market", face(0, 0, effects=["space again"]))
    load_components(tmp_path)
    written(tmp_path, "exploration", change("track", A1, effects=["use market"]))
    with pytest.raises(DataError) as no:
        load_components(tmp_path)
    assert no.value.key == "maracaibo-data-endless"
    assert no.value.facts["file"] == str(tmp_path / "exploration.json")
    assert no.value.facts["item"] == "a1"


@pytest.mark.parametrize("name", ["cards.json", "quests.txt", "Quests.json"])
def test_a_file_of_another_name_is_refused(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text("{}")
    with pytest.raises(DataError) as no:
        load_components(file)
    assert no.value.key == "maracaibo-data-file"
    assert no.value.facts["file"] == str(file)
    assert sorted(re.split(", ", str(no.value.facts["known"]))) == FILES


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (lambda parts: parts["quests"][3].pop("origin"), "Object missing required field `origin` - at `$.quests[3]`"),
        (change("quests", 3, origin="guessed"), "Invalid enum value 'guessed' - at `$.quests[3].origin`"),
        (change("quests", 3, worth=3), "Object contains unknown field `worth` - at `$.quests[3]`"),
        (need(3, vp=-1), "Expected `int` >= 0 - at `$.quests[3].hard.vp`"),
    ],
)
def test_another_shape_is_refused_with_the_item(bad: Change, reason: str, tmp_path: Path) -> None:
    file = written(tmp_path, "quests", bad)
    with pytest.raises(DataError) as no:
        load_components(file)
    assert (no.value.key, no.value.facts) == ("data-shape", {"file": str(file), "reason": reason})


def test_a_name_is_one_word(tmp_path: Path) -> None:
    file = written(tmp_path, "quests", change("quests", 3, name="Fleet of fools"))
    with pytest.raises(DataError) as no:
        load_components(file)
    assert no.value.key == "data-shape"
    assert "$.quests[3].name" in str(no.value.facts["reason"])


@pytest.mark.parametrize("content", [b"", b"cards", b'{"quests": [', b"\xff\xfe{}", b"[]"])
def test_what_is_no_data_at_all_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "quests.json"
    file.write_bytes(content)
    with pytest.raises(DataError) as no:
        load_components(file)
    assert no.value.key == "data-shape"
    assert no.value.facts["file"] == str(file)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError) as no:
        load_components(tmp_path / "quests.json")
    assert no.value.key == "data-unreadable"
