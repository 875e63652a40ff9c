"""Pirates of Maracaibo in the terminal: the Caribbean as it is drawn, pages and choices in words, games by typing."""

import io
import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.maracaibo.positions import BOX, CARDS, TITLE, Table, new_table, position
from games.maracaibo.seeded import MODULES
from terminal.keyboard import House, numbers_in, one_line, picker, raw_texts
from tortuga.games.maracaibo.rules import moves
from tortuga.games.maracaibo.rules.catalogue import Card
from tortuga.games.maracaibo.rules.effects import EQUIPMENT, INCOME_DOUBLOONS, Effect
from tortuga.games.maracaibo.rules.moves import VERB
from tortuga.games.maracaibo.terminal.charts import BESIDE, NARROWEST, Track, fitted
from tortuga.games.maracaibo.terminal.descriptions import redbeard_card
from tortuga.games.maracaibo.terminal.drawing import PAGES, TABLE, MaracaiboDrawing
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.games.maracaibo.view import MaracaiboView
from tortuga.kernel import Imagined, NotationError
from tortuga.terminal.drawing import Prepared, drawing_for
from tortuga.terminal.layout import LOW_SCREEN
from tortuga.texts import LANGUAGES, Texts

TALL = 40
NAMES = ("Ania", "Bartholomew Roberts", "Calico", "Bonny")
ALL_MODULES: dict[str, object] = dict.fromkeys(MODULES, True)
A_GAME = 40
"""Decisions; a whole game by chance has more of them for each player."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Desk:
    """A position and its table as the seat has it that is to decide."""

    def __init__(self, at: Table, language: str = "en", seat: int | None = 0) -> None:
        self.at = at
        self.seat = seat
        self.texts = Texts(language, [TITLE.locale], NAMES)
        self.table = MaracaiboDrawing(TITLE, self.texts)

    @property
    def view(self) -> MaracaiboView:
        return self.at.view(self.seat)

    def drawn(self, width: int = 80, height: int = 24) -> str:
        file = io.StringIO()
        below = 10 if height < LOW_SCREEN else 14  # a question with its choices
        Console(file=file, width=width, height=height, highlight=False).print(self.table.draw(self.view, below))
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
    assert isinstance(drawing_for(TITLE, Texts("en", [TITLE.locale])), MaracaiboDrawing)


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
    assert Desk(position(), language).drawn().count("\n") <= 24 - 10


@pytest.mark.parametrize(
    ("language", "seats", "size"),
    [
        ("en", 4, (80, 24)),
        ("pl", 1, (100, 40)),
        ("uk", 4, (80, 24)),
        pytest.param("en", 1, (100, 40), marks=pytest.mark.long),
        pytest.param("pl", 4, (80, 24), marks=pytest.mark.long),
        pytest.param("uk", 1, (100, 40), marks=pytest.mark.long),
    ],
)
def test_table_choices_and_prompt_are_on_one_screen(
    house: House, language: str, seats: int, size: tuple[int, int]
) -> None:
    """As the session prints it, decision by decision, from the first line of the table to the prompt."""
    house.screen_size(*size)
    luck = random.Random(f"{language} {seats}")
    say = Texts(language, [TITLE.locale])
    begins = (say("maracaibo-table-round", n=1, count=3)[:3], say("maracaibo-name"))
    heights = []

    def player(shown: str) -> str:
        lines = shown.splitlines()
        first = [number for number, line in enumerate(lines) if line.startswith(begins)]
        assert max(map(cell_len, lines)) <= size[0]
        if not numbers_in(shown):  # a question about the last answer
            return ""
        heights.append(len(lines) - first[-1])
        return str(luck.choice(numbers_in(shown)))

    words = ("--lang", language, "--seed", "7", "--seats", ",".join(["Ania", *["bot:random"] * (seats - 1)]))
    house.run("play", "maracaibo", "--save", house.home / "game.jsonl", *words, typed=player)
    assert len(heights) > A_GAME
    assert max(heights) <= size[1]


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
    lines = Desk(full_table()).page("map", width=BESIDE + 5 * (NARROWEST + 1)).splitlines()
    assert [line.split() for line in lines if line.strip().startswith("c")] == [
        ["c1", "c2", "c3", "c4", "c5"],
        ["c6", "c7", "c8", "c9"],
    ]


def test_the_numbers_of_players_are_all_there_even_on_a_narrow_screen() -> None:
    shown = one_line(Desk(full_table()).page("boards", width=44))
    assert "►3 Calico Dbl. 111 VP 0" in shown
    assert "Figureh. Sea serpent" in shown


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
    desk = Desk(at)
    hidden = {space.name: space.card for space in desk.view.spaces if space.card.startswith("hidden")}
    assert desk.drawn(140, 50).count("?") == len(hidden)
    for name, lies in hidden.items():
        assert desk.texts(f"maracaibo-lies-{lies}") in desk.page(name)


def test_quests_are_drawn_for_their_owner_alone() -> None:
    at = full_table()
    assert "Full crew" in Desk(at).drawn(100, 40)
    for stranger in (1, None):
        desk = Desk(at, seat=stranger)
        pages = [desk.page(page) for page in (*PAGES[:-1], "cards 1", "hideout 1", "why 1")]
        assert "Full crew" not in desk.drawn(100, 40) + "".join(pages)


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
        assert all(desk.table.descriptions(desk.view).quest(name, desk.view.boards[seat]) in shown for name in quests)
    assert all(str(score) in shown.split() for score in desk.view.scores)
    assert desk.view.outcome is not None
    assert desk.texts(desk.view.outcome.reason) in shown
    assert desk.table.asks(desk.view) == ""


# -- Pages -----------------------------------------------------------------------------------------------------------


def test_pages_say_in_words_what_the_picture_shows_in_signs() -> None:
    desk = Desk(full_table(modules=True))
    descriptions = desk.table.descriptions(desk.view)
    own = one_line(desk.page("cards"))
    assert f"Sea chart {descriptions.card(CARDS['sea-chart'])}" in own
    assert f"Hacienda {descriptions.card(CARDS['hacienda'])}" in own
    assert f"Compass {descriptions.card(CARDS['compass'])}" in one_line(desk.page("cards 2"))
    assert "Hideout: Calico" in desk.page("hideout 3")
    assert desk.table.prepare(desk.view, "cards 5") is None
    assert desk.table.prepare(desk.view, "ship 2") is None
    assert f"{descriptions.upgrade(0)} ✓►1" in desk.page("ship")
    assert f"(needs {BOX.locks[1]} upgrades)" in desk.page("ship")
    assert "storage: □ 2 VP" in desk.page("hideout")
    quests = one_line(desk.page("quests"))
    assert descriptions.quest("fleet", desk.view.boards[0]) in quests
    assert descriptions.quest("of-everything", desk.view.boards[0]) in quests
    assert "l2: 1 gold" in desk.page("track")
    assert "Mermaid: raid action, 2 points: 2 VP, 2 doubloons" in desk.page("markets")
    assert "Ania: 0 rubies" in desk.page("markets")
    assert desk.page("C2R2").startswith(f"c2r2: Tobacco · equipment, {CARDS['tobacco'].cost} doubloons: ")
    assert "Pirates of Maracaibo" in desk.page("map")


@pytest.mark.parametrize(
    ("language", "start", "end", "retirement"),
    [("en", "start", "end", "retirement"), ("pl", "start", "koniec", "emerytura"), ("uk", "старт", "кінець", "пенсія")],
)
def test_the_track_is_read_in_the_reader_s_language(language: str, start: str, end: str, retirement: str) -> None:
    desk = Desk(full_table(modules=True), language)
    shown = desk.page("track")
    assert f"Calico: {start}, " in shown
    assert f" {end}" in shown
    assert f" {retirement}: " in one_line(shown)
    assert f"{start}≈0" in desk.page("boards")
    box = "\n".join(component.name for component in TITLE.components(desk.texts))
    names = {desk.texts("maracaibo-item-track") + f" {name}: " for name in (start, end)}
    assert {name for name in names if name in box} == names
    assert desk.texts("maracaibo-value-behind", name=end) in box
    if language == "uk":
        assert "start" not in shown + box
        assert "end" not in shown + box


def test_numbers_are_taken_apart() -> None:
    desk = Desk(full_table())
    shown = one_line(desk.page("why"))
    state = desk.at.state
    score = sum(amount for _, amount in state.explain(0, "score", 0))
    assert f"Score if the game ended now: {score} = " in shown
    income = [f"{n} ({desk.texts(f'maracaibo-card-{name[5:]}')})" for name, n in state.explain(0, "doubloon income")]
    assert f"Doubloons at each income: {desk.view.boards[0].doubloon_income} = {' + '.join(income)}" in shown
    assert "Score" not in desk.page("why 2"), "it hangs on secret quests"


def test_residences_say_what_they_would_score_but_for_secrets() -> None:
    at = position(
        at={"c2r2": "hacienda", "c3r2": "chapter-house"}, quests=["fleet", "lightning"], open_quests="shipwright"
    )
    shown = one_line(Desk(at).page("residences"))
    assert BOX.cards[CARDS["chapter-house"].number].end[0].text.endswith("scored quest max 24")
    chapter = shown[shown.index("c3r2") :]
    assert "►1 0" in chapter
    assert "►2 ?" in chapter
    assert "?" not in shown[shown.index("c2r2") : shown.index("c3r2")]


def test_islands_say_what_changes_a_treasure_s_worth() -> None:
    shown = one_line(Desk(full_table()).page("islands"))
    assert "4 cubes: 3 VP per treasure · 4 VP at 5 cubes · yours: 1, now 3 VP" in shown
    assert "7 cubes: 5 VP per treasure · yours: 0, now 0 VP" in shown


def test_the_page_of_the_box_says_what_is_made_up() -> None:
    shown = Desk(position()).page("data")
    assert "layout: our reconstruction" in shown
    assert "printed in the rulebook" in shown


@every_language
def test_redbeard_s_cards_are_told_with_what_they_make_him_do(language: str) -> None:
    desk = Desk(position(1), language)
    card = BOX.redbeard.cards[6]
    sentence = desk.texts("maracaibo-say-redbeard-card", card=card.name)
    told = desk.table.paint(sentence).plain
    assert told == f"{sentence.removesuffix('.')} ({redbeard_card(card, desk.texts)})."
    assert desk.texts("maracaibo-redbeard-raid") in told
    assert desk.table.paint("Ania").plain == "Ania"
    assert raw_texts(told) == set()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ania takes ship upgrade 7 (figurehead for 3 doubloons)."),
        ("pl", "Ania wykonuje wzmocnienie okrętu nr 7 (galion za 3 dublony)."),
        ("uk", "Ania робить посилення корабля № 7 (носова фігура за 3 дублони)."),
    ],
)
def test_ship_upgrades_are_told_with_what_they_give(language: str, told: str) -> None:
    desk = Desk(position(), language)
    sentence = desk.texts("maracaibo-say-upgraded", player="Ania", n=7)
    assert desk.table.paint(sentence).plain == told
    everybody = {
        desk.table.paint(desk.texts("maracaibo-say-upgraded", player="Bonny", n=n)).plain for n in range(1, 21)
    }
    assert len(everybody) == len(BOX.upgrades)
    assert all(sentence.endswith(").") for sentence in everybody)
    assert desk.texts.problems == []


def test_the_next_decision_begins_with_the_map() -> None:
    desk = Desk(full_table())
    desk.page("ship")
    desk.table.begin(desk.view)
    assert desk.table.page == TABLE


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
    words = desk.table.descriptions(desk.view).card(card)
    assert words == "equipment, 8 doubloons: income: 4 doubloons; worth 1 VP at the end"


def test_a_quest_says_how_far_one_is() -> None:
    need = BOX.quests[0].easy[0].number
    desk = Desk(position(treasures=[[need, 0, 0]]))
    descriptions, board = desk.table.descriptions(desk.view), desk.view.boards[0]
    _, easy, hard = descriptions.quest("gold-collector", board).split(" · ")
    assert easy.endswith(" ✓")
    assert hard.endswith(f" ({need}/{BOX.quests[0].hard[0].number})")
    assert "easy" not in descriptions.quest("gold-collector", None)


def test_hunters_read_the_condition_that_counts() -> None:
    desk = Desk(position(hunters=True))
    quest = BOX.quests[0]
    words = desk.table.descriptions(desk.view).quest(quest.name, desk.view.boards[0], hunters=True)
    assert f"{2 * quest.hard_vp} VP: " in words
    assert f"{quest.easy_vp} VP: " not in words
    assert words.endswith("otherwise −5 VP")


def test_where_to_sail() -> None:
    at = position(at={"c1r2": "tobacco", "c1r3": "aruba"}, values={"c1r3": "pearl"}, ships=["start", "c1r2"])
    desk = Desk(at)
    assert desk.table.asks(desk.view) == "Sail: choose where to stop."
    tobacco = desk.table.descriptions(desk.view).card(CARDS["tobacco"])
    assert f"c1r2 Tobacco (you pay 1 doubloon: Bartholomew Roberts) · {tobacco}" in desk.choices()
    assert "c1r3 Aruba · location: 1 quest · value of pearl" in desk.choices()


def test_the_map_has_the_numbers_of_the_choices() -> None:
    desk = Desk(position(at={"c1r2": "tobacco", "c9r2": "sugar"}))
    number = next(place for place, choice in enumerate(desk.choices(), start=1) if choice.startswith("c1r2 "))
    shown = desk.drawn()
    assert f"{number}Tobacco" in shown
    assert " Sugar" in shown, "too far to sail"
    assert "1Gulf" in Desk(position(ships=["c9r2"])).drawn()
    stranger = Desk(desk.at, seat=1)
    assert " Tobacco" in stranger.drawn(), "it is not this one's choice"


def test_what_is_too_expensive_says_how_much_is_lacking() -> None:
    desk = Desk(position(at={"c1r2": "tobacco"}, doubloons=[3], figurehead=["unicorn"]))
    cost = CARDS["tobacco"].cost
    assert f"equipment, {cost - 2} doubloons instead of {cost} ({cost - 5} short, so it brings 5)" in desk.choices()[0]


def test_an_exploration_says_how_far_it_goes_with_a_bonus() -> None:
    at = position(ships=["c1r2"], at={"c2r2": "curacao"}, cards=["compass"])
    at.play("sail c2r2")
    at.play("done")
    assert any(choice == "explore 2 · 3 spaces with your bonus" for choice in Desk(at).choices())


def test_without_rerolls_nobody_is_asked_to_roll_again() -> None:
    at = position(ships=["c1r2"], at={"c2r2": "trinidad"})
    at.play("sail c2r2")
    at.play("done")
    at.play("roll", 1, 2, 3)
    desk = Desk(at)
    assert desk.table.asks(desk.view).startswith("Choose a die, or roll again")
    at.play("reroll", 4, 5, 6)
    assert desk.table.asks(desk.view).startswith("Choose a die (")


def test_a_card_has_its_price_and_nothing_comes_last() -> None:
    at = position(at={"c1r2": "tobacco"}, figurehead=["unicorn"], doubloons=[9])
    at.play("sail c1r2")
    desk = Desk(at)
    cost, words = CARDS["tobacco"].cost, desk.table.descriptions(desk.view).gives(CARDS["tobacco"])
    assert desk.choices() == [
        "take 5 doubloons",
        f"acquire for {cost - 2} doubloons: Tobacco (c1r2, equipment: {words})"
        f" · {cost - 2} = {cost} (printed cost) − 2 (Unicorn)",
    ]
    at = position(at={"c1r2": "trinidad"})
    at.play("sail c1r2")
    assert Desk(at).choices()[-1] == "don’t upgrade"


def test_the_turn_stands_below_the_table_line_by_line() -> None:
    at = position(at={"c1r2": "trinidad"})
    at.play("sail c1r2")
    shown = Desk(at).drawn()
    assert "✓ 1. A cube on the island: gold" in shown
    assert "✗ 2. None of your tiles here" in shown
    assert "▶ 3. ship upgrade" in shown
    assert "… 4. raid" in shown
    at.play("done")
    shown = Desk(at).drawn()
    assert "✓ 1. A cube on the island: gold" in shown, "nobody can decline it"
    assert "– 3. ship upgrade (skipped)" in shown


def test_what_an_upgrade_has_set_off_stands_within_it() -> None:
    at = position(at={"c1r2": "trinidad", "c3r2": "aruba"}, doubloons=[9])
    at.plays("sail c1r2", "upgrade 3")
    lines = [line.rstrip() for line in Desk(at).page("turn").splitlines()]
    upgrade = lines.index("  ▾ 3. ship upgrade → 3: place a black market tile for 2 doubloons")
    assert lines[upgrade + 1] == "    ▶ ship board 3: place a black market tile for 2 doubloons"
    assert lines[upgrade + 2] == "  … 4. raid"


def test_on_a_low_screen_what_is_behind_goes_before_the_map_does() -> None:
    at = position(at={"c1r2": "trinidad"})
    at.play("sail c1r2")
    shown = Desk(at).drawn(80, 24)
    assert "▶ 3. ship upgrade" in shown
    assert shown.count("\n") <= 24 - 12


def test_nobody_is_asked_for_the_order_of_a_single_effect() -> None:
    asked = {}
    for table in moments(2, "any order"):
        for seat in table.state.due():
            desk = Desk(table, seat=seat)
            if desk.view.todo[0].step == "AnyOrder":
                asked[len(desk.view.todo[0].effects) > 1] = desk.table.asks(desk.view)
    assert asked[True].startswith("Use the effects in any order")
    assert asked[False].startswith(("Use the effect, or skip it", "Choose one of these, or none"))


def test_nobody_is_asked_to_stop_where_a_move_cannot_end() -> None:
    asked: dict[tuple[bool, bool], set[str]] = {}
    for table in moments(2, "steer", **ALL_MODULES):
        for seat in table.state.due():
            desk = Desk(table, seat=seat)
            if desk.view.todo[0].step == "Steer":
                key = bool(desk.view.deeds), "stop" in table.options
                asked.setdefault(key, set()).add(desk.table.asks(desk.view))
    assert asked == {
        (False, False): {"Sail: choose your first step."},
        (True, False): {"Sail on: your move has to end in a column closer to Maracaibo."},
        (True, True): {"Sail on, or stop."},
    }


def test_where_there_is_one_island_nobody_chooses_among_islands() -> None:
    at = position(ships=["c8r3"], treasures=[[1, 0, 0]])
    at.plays("sail c9r3", "done", "bury gold 3")
    assert at.options == ["done", "cube gold"]
    desk = Desk(at)
    assert desk.table.asks(desk.view).startswith("Add 1 cube to the gold island, or skip it")


@every_language
def test_every_line_of_a_turn_has_words(language: str) -> None:
    told: set[str] = set()
    for at in moments(2, f"lines {language}", **ALL_MODULES):
        for seat in at.state.due():
            desk = Desk(at, language, seat)
            tasks = TITLE.details(desk.view).checklist
            told.update(task.state for task in tasks)
            desk.page("turn")
            assert desk.texts.problems == []
    assert told >= {"done", "left", "impossible", "open", "now", "later"}


def test_a_tile_is_chosen_first_then_its_place() -> None:
    at = position(at={"c1r2": "trinidad", "c3r2": "aruba"}, doubloons=[9])
    at.plays("sail c1r2", "upgrade 3")
    desk = Desk(at)
    view = desk.view
    assert desk.table.asks(view).endswith("(the ship board; costs 2 doubloons).")
    offers = TITLE.offers(at.state, 0)
    first = desk.table.sort(view, offers)
    assert [offer.verb for offer in first] == ["tile"] * len(view.faces) + ["done"]
    assert desk.table.pick(view, first[1]) == Prepared("done", done=False)
    second = desk.table.sort(view, offers)
    assert {offer.do for offer in second[:-1]} == {offer.do for offer in offers if offer.do.startswith("place 2 ")}
    assert desk.table.pick(view, second[0]) is None
    assert desk.table.pick(view, second[-1]) == Prepared("done", done=False)
    assert desk.table.sort(view, offers) == first


def test_a_raid_from_the_dice_to_the_points() -> None:
    at = position(at={"c1r2": "trinidad"}, figurehead=["lion"])
    at.plays("sail c1r2", "done")
    at.play("roll", 2, 4, 6)
    desk = Desk(at)
    assert desk.table.asks(desk.view) == "Choose a die, or roll again (Trinidad)."
    assert desk.choices() == [
        "gold: 4 points (the die shows 2, bonus 2)",
        "emerald: 6 points (the die shows 4, bonus 2)",
        "pearl: 8 points (the die shows 6, bonus 2)",
        "roll again (2 rerolls left)",
    ]
    at.play("die emerald")
    assert desk.table.asks(desk.view) == "Spend your raid points. 6 points left (emerald)."
    assert desk.choices() == [
        "1 point: 1 VP",
        "2 points: 3 doubloons",
        "5 points: 1 emerald",
        "end the raid (you lose the points left)",
    ]
    at.play("spend treasure")
    assert desk.choices() == ["on the bonus space: 2 VP", "into the storage, no bonus"]


@every_language
@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_by_chance_has_words_for_every_choice(language: str, seats: int) -> None:
    """With all modules: no choice without a text of its own, no text without its facts."""
    desk = Desk(new_table(seats), language)
    for at in moments(seats, f"words {seats}", **ALL_MODULES):
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
            offer = TITLE.offer(at.state, 0, move)
            assert desk.table.label(view, offer).plain
    assert desk.texts.problems == []


# -- Whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "seats"), [("en", "bot:random,Ania,Bartek"), ("pl", "Ania,bot:random"), ("uk", "Ania")]
)
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
    assert f"Sector 4 (needs {MaracaiboTitle().data.catalogue.locks[3]} upgrades)" in shown
    assert "See you next time" in shown


@every_language
def test_the_moves_that_the_refusal_names_can_be_typed(language: str) -> None:
    """In the words of the reader, as they stand in the sentence that lists them."""
    desk = Desk(position(), language)
    named = desk.texts("maracaibo-not-a-move", text="x").rpartition(":")[2].strip(" .").split(", ")
    moves = [desk.table.in_notation(desk.view, move) for move in named]
    assert moves == ["sail c4r2", "take 5", "acquire", "upgrade 3", "die gold", "spend treasure", "done"]


def test_a_space_can_be_typed_with_a_ukrainian_keyboard() -> None:
    desk = Desk(position(), "uk")
    assert desk.table.in_notation(desk.view, "пливти с4р2") == "sail c4r2"
