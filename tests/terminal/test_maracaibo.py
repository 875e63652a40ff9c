"""Pirates of Maracaibo in the terminal: the Caribbean as it is drawn, pages and choices in words, games by typing."""

import io
import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.maracaibo.positions import BOX, CARDS, TITLE, Table, new_table, position
from terminal.keyboard import House, one_line, picker, raw_texts
from tortuga.games.maracaibo import moves
from tortuga.games.maracaibo.catalogue import Card
from tortuga.games.maracaibo.charts import NARROWEST, TALL, Track, fitted
from tortuga.games.maracaibo.effects import EQUIPMENT, INCOME_DOUBLOONS, Effect
from tortuga.games.maracaibo.moves import VERB
from tortuga.games.maracaibo.terminal import PAGES, MaracaiboTable
from tortuga.games.maracaibo.wire import MaracaiboOffer, MaracaiboView
from tortuga.kernel import Imagined, NotationError
from tortuga.terminal.table import Prepared, table_for
from tortuga.texts import Texts

NAMES = ("Ania", "Bartholomew Roberts", "Calico", "Bonny")
MODULES: dict[str, object] = {
    "fog_locations": True,
    "fog_improvements": True,
    "skirmishes": True,
    "hunters": True,
    "rubies": True,
    "retirement": True,
}
every_language = pytest.mark.parametrize("language", ["en", "pl", "uk"])


class Desk:
    """A position and its table as the seat has it that is to decide."""

    def __init__(self, at: Table, language: str = "en", seat: int | None = 0) -> None:
        self.at = at
        self.seat = seat
        self.texts = Texts(language, [TITLE.locale], NAMES)
        self.table = MaracaiboTable(TITLE, self.texts)

    @property
    def view(self) -> MaracaiboView:
        return self.at.view(self.seat)

    def drawn(self, width: int = 80, height: int = 24) -> str:
        file = io.StringIO()
        Console(file=file, width=width, height=height, highlight=False).print(self.table.draw(self.view))
        return file.getvalue()

    def choices(self) -> list[str]:
        assert self.seat is not None
        offers = self.table.sort(self.view, TITLE.offers(self.at.state, self.seat))
        return [self.table.label(self.view, offer).plain for offer in offers]

    def page(self, word: str, width: int = 80) -> str:
        assert self.table.prepare(self.view, word) == Prepared("done", done=False)
        return self.drawn(width)


def moments(seats: int, seed: str, **options: object) -> Iterator[Table]:
    """A game played by chance, before every decision; and its end."""
    at = new_table(seats, seed, **options)
    luck, chance = random.Random(seed), Imagined(seed)
    while at.state.due():
        yield at
        seat = at.state.due()[0]
        at.state.play(seat, luck.choice(at.state.moves(seat)), chance, None)
    yield at


def full_table(modules: bool = False) -> Table:
    return position(
        4,
        at={"c2r2": "tobacco", "c4r2": "grappling-hooks", "c5r1": "hacienda"},
        ships=["c2r2", "c2r2", "gulf", "c4r2"],
        explorers=["b2", "l3", "start", "d1"],
        doubloons=[9, 10, 111, 12],
        cards=["sea-chart cook sloop", "compass"],
        upgrades=[[1, 2, 8], [3]],
        figurehead=[None, "sea-serpent"],
        treasures=[[1, 2, 0], [0, 0, 3]],
        quests=["fleet full-crew", "lightning"],
        open_quests="of-everything shipwright",
        residences=["hacienda"],
        islands=(4, 5, 7),
        rubies=modules,
        retirement=modules,
    )


# -- The picture -----------------------------------------------------------------------------------------------------


def test_it_is_the_table_of_the_title() -> None:
    assert isinstance(table_for(TITLE, Texts("en", [TITLE.locale])), MaracaiboTable)


@every_language
@pytest.mark.parametrize("width", [40, 60, 80, 100, 120])
@pytest.mark.parametrize("height", [24, 40])
def test_nothing_is_torn_at_any_size(language: str, width: int, height: int) -> None:
    desk = Desk(full_table(modules=True), language)
    shown = desk.drawn(width, height)
    for page in PAGES[:-1]:
        shown += desk.page(page, width)
    assert max(cell_len(line) for line in shown.splitlines()) <= width
    assert desk.texts.problems == []


@every_language
def test_a_table_for_two_leaves_room_for_choices_on_a_small_screen(language: str) -> None:
    assert Desk(position(), language).drawn().count("\n") <= 14


@every_language
def test_all_of_it_is_on_a_tall_screen(language: str) -> None:
    desk = Desk(full_table(), language)
    shown = desk.drawn(100, 40)
    assert shown.count("\n") <= 40 - 14
    for card in ("sea-chart", "cook", "sloop", "hacienda"):
        assert desk.texts(f"maracaibo-card-{card}") in shown
    assert desk.texts("maracaibo-table-your-quests") in shown
    assert f"│{BOX.locks[2]}│" in shown


def test_cards_islands_and_ships_lie_where_they_are() -> None:
    lines = Desk(full_table()).drawn().splitlines()
    names = next(number for number, line in enumerate(lines) if line.startswith("r2"))
    columns = lines[1]
    assert lines[names][columns.index("c2") :].startswith("Tobacco")
    assert lines[names + 1][columns.index("c2") :].startswith(f"■{CARDS['tobacco'].cost}►12")
    assert lines[names][columns.index("c4") :].startswith("Grappl…")
    assert lines[names + 1][columns.index("c4") :].startswith(f"■{CARDS['grappling-hooks'].cost}►4")
    assert lines[names + 2][columns.index("c7") :].startswith("EMERALD")
    assert lines[names + 3][columns.index("c7") :].startswith("▪5 4 VP")
    assert any("Gulf ►3" in line for line in lines)
    assert any(f"⌂{CARDS['hacienda'].cost}✓1" in line for line in lines), "a residence shows who has built there"


def test_a_narrow_screen_shows_the_caribbean_in_bands() -> None:
    lines = Desk(full_table()).drawn(width=2 + 5 * (NARROWEST + 1)).splitlines()
    assert [line.split() for line in lines if line.strip().startswith("c")] == [
        ["c1", "c2", "c3", "c4", "c5"],
        ["c6", "c7", "c8", "c9"],
    ]


def test_the_numbers_of_players_are_all_there_even_on_a_narrow_screen() -> None:
    shown = one_line(Desk(full_table()).drawn(width=44))
    assert "►3 Calico Dbl 111 VP 0" in shown
    assert "Figure Sea serpent" in shown


def test_explorers_stand_on_the_track_and_rivers_cross_it() -> None:
    first, second = [line for line in Desk(full_table()).drawn(100, 40).splitlines() if " a2" in line or " l1" in line]
    assert first.startswith("3 a1 a2 a3 u1 u2 ── ──≈b1 1 ")
    assert "≈4" in first, "behind the third river"
    assert second.split()[:4] == ["l1", "l2", "2", "l4"]


def test_a_track_of_any_shape_can_be_drawn() -> None:
    track = Track(["s", "a", "b", "c", "d", "e"], [[1, 2, 3], [4], [4], [5], [5], []], [0, 0, 0, 0, 0, 1])
    file = io.StringIO()
    Console(file=file, width=30).print(track)
    assert [line.rstrip() for line in file.getvalue().splitlines()] == ["s a d ≈e", "  b", "  c ──"]


def test_names_are_shortened_to_what_fits() -> None:
    assert fitted("Los Roques", 9, 2) == ["Los", "Roques"]
    assert fitted("Klabautermanns", 7, 2) == ["Klabau-", "terman…"]


def test_fog_hides_what_it_hides() -> None:
    at = new_table(2, "fog", fog_locations=True, fog_improvements=True)
    shown = Desk(at).drawn(140, 50)
    assert "a hidden" in shown
    assert "improvement" in shown
    assert "location " in shown


def test_quests_are_drawn_for_their_owner_alone() -> None:
    at = full_table()
    assert "Full crew" in Desk(at).drawn(100, 40)
    for stranger in (1, None):
        desk = Desk(at, seat=stranger)
        assert "Full crew" not in desk.drawn(100, 40) + desk.page("quests")


@every_language
def test_alone_redbeard_is_at_the_table(language: str) -> None:
    desk = Desk(position(1, ships=["c2r2", "c3r2"], redbeard=2), language)
    name, mark = desk.texts("maracaibo-place-redbeard"), desk.texts("maracaibo-mark-redbeard")
    assert f"►{mark} {name}" in one_line(desk.drawn())
    assert desk.texts("maracaibo-red-advance") in desk.page("redbeard")
    assert desk.texts.problems == []


def test_with_others_there_is_no_redbeard_to_look_at() -> None:
    desk = Desk(position())
    assert desk.table.prepare(desk.view, "redbeard") is None


@pytest.mark.parametrize("seats", [1, 2])
def test_the_end_shows_totals_and_how_it_went(seats: int) -> None:
    *_, at = moments(seats, "end")
    desk = Desk(at)
    desk.table.page = "ship"
    shown = one_line(desk.drawn(100, TALL))
    assert "Total" in shown
    truth = desk.view.truth
    assert truth is not None
    for seat, quests in enumerate(truth.quests):
        assert all(desk.table.speech(desk.view).quest(name, desk.view.boards[seat]) in shown for name in quests)
    assert all(str(score) in shown.split() for score in desk.view.scores)
    assert desk.view.outcome is not None
    assert desk.texts(desk.view.outcome.reason) in shown
    assert desk.table.asks(desk.view) == ""


# -- Pages -----------------------------------------------------------------------------------------------------------


def test_pages_say_in_words_what_the_picture_shows_in_signs() -> None:
    desk = Desk(full_table(modules=True))
    speech = desk.table.speech(desk.view)
    own = one_line(desk.page("cards"))
    assert f"Sea chart · {speech.card(CARDS['sea-chart'])}" in own
    assert f"Hacienda · {speech.card(CARDS['hacienda'])}" in own
    assert f"{speech.upgrade(0)} ✓►1" in desk.page("ship")
    assert f"from {BOX.locks[1]} upgrades on" in desk.page("ship")
    assert "storage: □ 2 VP" in desk.page("hideout")
    quests = one_line(desk.page("quests"))
    assert speech.quest("fleet", desk.view.boards[0]) in quests
    assert speech.quest("of-everything", desk.view.boards[0]) in quests
    assert "l2: 1 gold" in desk.page("track")
    assert "Mermaid: raid action, 2 points: 2 VP, 2 doubloons" in desk.page("markets")
    assert "Ania: 0 rubies" in desk.page("markets")
    assert desk.page("C2R2").startswith(f"c2r2: Tobacco · equipment, {CARDS['tobacco'].cost} doubloons: ")
    assert "Pirates of Maracaibo" in desk.page("map")


def test_the_next_decision_begins_with_the_map() -> None:
    desk = Desk(full_table())
    desk.page("ship")
    desk.table.begin(desk.view)
    assert desk.table.page == "map"


@every_language
def test_pages_are_called_in_each_language_and_in_english(language: str) -> None:
    desk = Desk(position(1), language)
    words = [desk.texts(f"maracaibo-word-{page}") for page in PAGES]
    assert [desk.page(word) for word in words] == [desk.page(page) for page in PAGES]
    house = {desk.texts(f"command-{name}") for name in ("help", "more", "hint", "undo", "takeback", "log", "rules")}
    assert house.isdisjoint(words)
    for word in words:
        with pytest.raises(NotationError):
            TITLE.read(desk.at.state, 0, word)
    assert [meaning for _, meaning in desk.table.help() if not meaning] == []
    assert desk.texts.problems == []


# -- Choices ---------------------------------------------------------------------------------------------------------


def test_a_card_in_words() -> None:
    card = Card(0, "x", 1, EQUIPMENT, 8, 1, (), (), (Effect(0, "", INCOME_DOUBLOONS, 4),), (), (), False, False)
    desk = Desk(position())
    words = desk.table.speech(desk.view).card(card)
    assert words == "equipment, 8 doubloons: income: 4 doubloons; worth 1 VP at the end"


def test_a_condition_that_is_met_has_a_tick() -> None:
    desk = Desk(position(treasures=[[BOX.quests[0].easy[0].number, 0, 0]]))
    easy, hard = desk.table.speech(desk.view).quest("gold-collector", desk.view.boards[0]).split(" / ")
    assert easy.endswith(" ✓")
    assert not hard.endswith("✓")


def test_where_to_sail() -> None:
    desk = Desk(position(at={"c1r2": "tobacco", "c1r3": "aruba"}, values={"c1r3": "pearl"}, ships=["start", "c1r2"]))
    assert desk.table.asks(desk.view) == "Sail: choose where your move ends."
    tobacco = desk.table.speech(desk.view).card(CARDS["tobacco"])
    assert f"c1r2: Tobacco · {tobacco} · ship of Bartholomew Roberts" in desk.choices()
    assert "c1r3: Aruba · location: 1 quest · value of pearl" in desk.choices()


def test_a_card_has_its_price_and_nothing_comes_last() -> None:
    at = position(at={"c1r2": "tobacco"}, figurehead=["unicorn"], doubloons=[9])
    at.play("sail c1r2")
    desk = Desk(at)
    price, words = CARDS["tobacco"].cost - 2, desk.table.speech(desk.view).card(CARDS["tobacco"])
    assert desk.choices() == ["take 5 doubloons", f"acquire for {price} doubloons: Tobacco (c1r2; {words})"]
    at = position(at={"c1r2": "trinidad"})
    at.play("sail c1r2")
    assert Desk(at).choices()[-1] == "nothing (more) of this"


def test_a_raid_from_the_dice_to_the_points() -> None:
    at = position(at={"c1r2": "trinidad"}, figurehead=["lion"])
    at.plays("sail c1r2", "done")
    at.play("roll", 2, 4, 6)
    desk = Desk(at)
    assert desk.table.asks(desk.view) == "Choose a die, or roll again. (Trinidad)"
    assert desk.choices() == [
        "gold: 4 points (the die shows 2)",
        "emerald: 6 points (the die shows 4)",
        "pearl: 8 points (the die shows 6)",
        "roll again (2 rerolls left)",
    ]
    at.play("die emerald")
    assert desk.table.asks(desk.view) == "Spend your raid points. 6 points left (emerald)."
    assert desk.choices() == ["1 point: 1 VP", "2 points: 3 doubloons", "5 points: 1 emerald", "nothing (more) of this"]
    at.play("spend treasure")
    assert desk.choices() == ["on the bonus space: 2 VP", "into the storage, no bonus"]


@every_language
@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_by_chance_has_words_for_every_choice(language: str, seats: int) -> None:
    """With all modules: no choice without a text of its own, no text without its facts."""
    desk = Desk(new_table(seats), language)
    for at in moments(seats, f"words {seats}", **MODULES):
        desk.at, desk.seat = at, at.state.due()[0] if at.state.due() else 0
        if at.state.due():
            choices = desk.choices()
            assert all(choices)
            assert len(set(choices)) == len(choices), "two choices that read alike"
            assert desk.table.asks(desk.view)
        if at.state.turn_number % 9 == 0:
            assert raw_texts(desk.drawn(100, TALL)) == set()
    assert raw_texts(desk.drawn(100, TALL)) == set()
    assert desk.texts.problems == []


NEED_A_RAID = (moves.REROLL, moves.CHOOSE_DIE, moves.SPEND_ON)


@every_language
def test_every_move_that_can_be_written_has_words(language: str) -> None:
    at = position(at={"c2r2": "aruba"}, figurehead=["poseidon"], tiles={"c2r2": (0, 2)}, rubies=True, retirement=True)
    desk = Desk(at, language)
    view, notation = desk.view, TITLE.notation(at.state)
    for move, do in notation.text.items():
        verb = move & VERB
        if verb not in NEED_A_RAID and (verb != moves.USE_TILE_AT or do == "activate c2r2"):
            offer = MaracaiboOffer(do=do, verb=do.partition(" ")[0])
            assert desk.table.label(view, offer).plain
    assert desk.texts.problems == []


# -- Whole games -----------------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("seats", ["Ania", "Ania,bot:random", "bot:random,Ania,Bartek"])
def test_a_game_is_played_to_the_end_by_typing(house: House, language: str, seats: str) -> None:
    words = ("--lang", language, "--seed", "3", "--seats", seats)
    played = house.run("play", "maracaibo", "--save", house.home / "game.jsonl", *words, typed=picker(language))
    assert (played.status, played.err) == (0, "")
    assert house.game().state.outcome() is not None
    assert raw_texts(played.out) == set()


def test_help_and_pages_are_for_typing(house: House) -> None:
    typed = ["?", "1", "ship", "c2r2", "map", "quit"]
    words = ("--save", house.home / "game.jsonl", "--seed", "3", "--seats", "Ania,bot:random")
    shown = one_line(house.run("play", "maracaibo", *words, typed=typed).out)
    assert "sail c4r2" in shown
    assert f"Sector 4, from {BOX.locks[3]} upgrades on" in shown
    assert "Until next time" in shown
