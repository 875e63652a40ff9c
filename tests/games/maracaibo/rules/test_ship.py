"""The ship board, figureheads and the black market (PM-5)."""

from games.maracaibo.positions import BOX, Table, position
from rules import rule
from tortuga.games.maracaibo.events import FigureheadTaken, TilePlaced


def upgrades_offered(table: Table) -> list[int]:
    return [int(option.split()[1]) for option in table.options if option.startswith("upgrade")]


@rule("PM-5.1")
def test_sectors_open_when_enough_upgrades_are_on_the_board() -> None:
    """Six spaces left of the first line, which asks for two upgrades; then five, then nine."""
    for made, most in (([], 6), ([1], 6), ([1, 2], 11), ([1, 2, 4, 5, 6], 16), ([1, 2, 4, 5, 6, 7, 8, 9, 10], 20)):
        table = position(ships=["gulf"], upgrades=[made])
        table.play("sail maracaibo")
        assert upgrades_offered(table) == [space for space in range(1, most + 1) if space not in made]


@rule("PM-5.1")
def test_a_space_that_is_taken_or_locked_is_refused() -> None:
    table = position(ships=["gulf"], upgrades=[[1]])
    table.play("sail maracaibo")
    assert table.refusal("upgrade 1").key == "maracaibo-space-taken"
    locked = table.refusal("upgrade 7")
    assert (locked.rule, locked.key, locked.facts) == ("PM-5.1", "maracaibo-locked", {"count": 2})


@rule("PM-5.2")
def test_beige_spaces_work_at_once_and_red_ones_for_good() -> None:
    beige = position(ships=["gulf"], doubloons=[0])
    beige.plays("sail maracaibo", "upgrade 4")
    assert beige.player(0).doubloons == 4
    red = position(ships=["gulf"])
    red.plays("sail maracaibo", "upgrade 2")
    assert (red.player(0).raid, red.explain(0, "raid")) == (1, {"upgrade 2": 1})


@rule("PM-5.3", "PM-10.14")
def test_a_figurehead_costs_three_and_is_kept() -> None:
    table = position(ships=["gulf"], upgrades=[[1, 2]], doubloons=[5], market="mermaid hawk lion whale")
    table.plays("sail maracaibo", "upgrade 7")
    assert table.options == ["done", "figurehead mermaid", "figurehead hawk", "figurehead lion", "figurehead whale"]
    assert table.offer("figurehead a").price == 3
    table.play("figurehead hawk")
    assert table.player(0).doubloons == 2
    assert table.all_heard(FigureheadTaken) == [FigureheadTaken(seat=0, figurehead="hawk", price=3)]
    assert table.options[1:] == ["treasure gold", "treasure emerald", "treasure pearl"], "lightning at once"


@rule("PM-5.4", "PM-10.30")
def test_a_black_market_tile_is_placed_on_a_location_without_one_and_activated_at_once() -> None:
    """Upgrade 3 asks for 2 doubloons."""
    table = position(ships=["gulf"], doubloons=[5], tiles={"c9r2": (1, 3)}, treasures=[[1, 0, 0]])
    table.plays("sail maracaibo", "upgrade 3")
    spaces = {option.split()[-1] for option in table.options[1:]}
    assert spaces == {"c7r2", "c7r4", "c8r2", "c8r3", "c8r4", "c9r3", "c9r4"}, "not c9r2, nor the Gulf"
    assert {option.split()[1] for option in table.options[1:]} == {"1", "2", "3", "4", "5"}
    table.play("place 1 c9r3")
    assert table.player(0).doubloons == 3
    assert table.all_heard(TilePlaced) == [TilePlaced(seat=0, face="spade", space="c9r3", location="tobago", price=2)]
    assert table.options == ["done", *(f"bury gold {n}" for n in (1, 2, 3, 4))], "the spade buries one"
    assert table.view(0).boards[0].tiles == (2, 3, 4, 5)


@rule("PM-5.4", "PM-1.8")
def test_tiles_show_the_side_that_was_turned_up_and_are_never_flipped() -> None:
    table = position(ships=["gulf"], doubloons=[5], faces=[1, 0, 0, 0, 0])
    table.plays("sail maracaibo", "upgrade 3", "place 1 c9r3")
    tile = table.view(0).spaces[table.space("c9r3")].tile
    assert tile is not None
    assert (tile.face, table.view(0).faces[0]) == ("caches", "caches")
    assert table.state.faces == [1, 2, 4, 6, 8]


@rule("PM-5.5")
def test_a_red_number_is_paid_in_full_or_the_action_is_not_there() -> None:
    poor = position(ships=["gulf"], doubloons=[1])
    poor.plays("sail maracaibo", "upgrade 3")
    assert poor.state.active == 1
    assert (poor.upgrades(0), poor.player(0).doubloons) == ([3], 1)
    figure = position(ships=["gulf"], upgrades=[[1, 2]], doubloons=[2])
    figure.plays("sail maracaibo", "upgrade 7")
    assert figure.player(0).figurehead == -1


@rule("PM-5.5")
def test_the_supply_has_no_end() -> None:
    table = position(ships=["c8r4"], values={"c9r4": "gold"}, islands=[40, 0, 0])
    table.play("sail c9r4")
    assert table.state.cubes == [41, 0, 0]


@rule("PM-5.6")
def test_a_cube_may_go_where_the_effect_cannot_or_shall_not_be_used() -> None:
    nothing_to_bury = position(ships=["gulf"])
    nothing_to_bury.plays("sail maracaibo", "upgrade 5")
    assert nothing_to_bury.upgrades(0) == [5]
    declined = position(ships=["gulf"], doubloons=[9])
    declined.plays("sail maracaibo", "upgrade 3", "done")
    assert (declined.upgrades(0), declined.player(0).doubloons) == ([3], 9)
    owned = position(ships=["gulf"], upgrades=[[1, 2]], figurehead=["lion"], doubloons=[9])
    owned.plays("sail maracaibo", "upgrade 7")
    assert (owned.player(0).doubloons, owned.state.active) == (9, 1), "nothing is asked"


@rule("PM-5.6", "PM-10.32")
def test_an_upgrade_counts_for_the_locks_at_once_also_for_one_inside_an_upgrade() -> None:
    """The Brig: two upgrades. The second may use the line that the first has opened."""
    table = position(ships=["c1r2"], at={"c2r2": "brig"}, upgrades=[[1]], doubloons=[20])
    table.plays("sail c2r2", "acquire")
    assert table.options == ["done", "use upgrade"], "the same effect twice is one choice"
    table.play("use upgrade")
    assert max(upgrades_offered(table)) == 6
    table.play("upgrade 2")
    assert table.options[0] == "done"
    assert max(upgrades_offered(table)) == 11
    table.play("upgrade 8", "navigator")
    assert table.upgrades(0) == [1, 2, 8]


@rule("PM-5.6")
def test_a_full_board_has_no_upgrade() -> None:
    table = position(ships=["gulf"], upgrades=[list(range(1, len(BOX.upgrades) + 1))])
    table.play("sail maracaibo")
    assert table.state.active == 1


@rule("PM-5.7")
def test_placing_needs_an_own_tile_and_a_free_face_up_location() -> None:
    table = position(ships=["gulf"], doubloons=[9])
    table.player(0).tiles = 0
    table.plays("sail maracaibo", "upgrade 3")
    assert table.state.active == 1
    everywhere = dict.fromkeys(("c7r2", "c7r4", "c8r2", "c8r3", "c8r4", "c9r2", "c9r3", "c9r4"), (1, 1))
    full = position(ships=["gulf"], doubloons=[9], tiles=everywhere)
    full.plays("sail maracaibo", "upgrade 3")
    assert full.state.active == 1
    hidden = position(ships=["gulf"], doubloons=[9], fog_locations=True, at={"c8r3": "curacao"})
    hidden.plays("sail maracaibo", "upgrade 3")
    assert {option.split()[-1] for option in hidden.options[1:]} == {"c8r3"}


@rule("PM-5.7", "PM-10.13")
def test_an_own_placed_tile_is_used_from_afar_and_nothing_of_its_location() -> None:
    """Smuggled goods activate one own tile."""
    table = position(
        ships=["c1r2"],
        at={"c2r2": "smuggled-goods"},
        tiles={"c9r4": (0, 1), "c9r2": (1, 1), "c8r4": (0, 2)},
        treasures=[[1, 0, 0]],
        quests=["four-rivers"],
        doubloons=[20],
    )
    table.plays("sail c2r2", "acquire")
    assert table.options == ["done", "activate c8r4", "activate c9r4"], "another player's tile never"
    table.play("activate c9r4")
    table.play("bury gold 1", "navigator")
    assert (table.buried(0), table.state.cubes) == ([1, 0, 0], [4, 4, 4]), "no value cube, no upgrade, no raid"
    assert table.state.active == 1


@rule("PM-10.13")
def test_an_only_tile_is_used_and_one_that_does_nothing_is_not_offered() -> None:
    """Its face counts quests."""
    for tiles, options in (
        ({"c9r4": (0, 2)}, ["done", "activate c9r4"]),
        ({"c9r4": (0, 2), "c8r4": (0, 1)}, ["done", "activate c9r4"]),
        ({}, []),
    ):
        table = position(
            ships=["c1r2"], at={"c2r2": "smuggled-goods"}, tiles=tiles, quests=["four-rivers"], doubloons=[20]
        )
        table.play("sail c2r2")
        if options:
            table.play("acquire")
            assert table.options == options
        else:
            table.play("acquire", "navigator")
            assert table.state.active == 1


@rule("PM-5.7")
def test_a_tile_placed_during_the_visit_is_not_used_once_more() -> None:
    """Step (2) is for tiles that lay there on arrival; the upgrade of step (3) places one and activates it once."""
    table = position(ships=["c8r3"], doubloons=[2], quests=["four-rivers"])
    table.plays("sail c9r3", "upgrade 3", "place 2 c9r3")
    assert table.player(0).vp == 1
    assert table.state.active == 1


@rule("PM-5.8")
def test_the_figurehead_market_is_never_refilled_and_one_a_player() -> None:
    table = position(ships=["gulf", "gulf"], upgrades=[[1, 2], [1, 2]], doubloons=[9, 9], market="lion", round_number=3)
    table.plays("sail maracaibo", "upgrade 7", "figurehead lion")
    assert table.view(None).figureheads == ()
    table.plays("sail maracaibo", "upgrade 7")
    assert table.state.outcome() is not None, "for the second player there is none left"
    assert table.player(1).figurehead == -1
