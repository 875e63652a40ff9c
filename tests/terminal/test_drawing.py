"""Which drawing a title gets."""

import io

from rich.console import Console

from terminal.keyboard import texts
from titles.planks import PlanksTitle
from tortuga.games.rum.terminal import RumDrawing
from tortuga.kernel import Imagined, registry
from tortuga.terminal.drawing import PlainDrawing, drawing_for


def test_a_title_without_a_table_of_its_own_is_shown_as_data() -> None:
    title = PlanksTitle()
    state = title.new(title.options_type(), 2, Imagined("1"), None)
    table = drawing_for(title, texts("en", "Ania", "Bartek"))
    assert isinstance(table, PlainDrawing)
    file = io.StringIO()
    Console(file=file, width=80).print(table.draw(title.view(state, 0)))
    assert '"seat": 0' in file.getvalue()
    offers = title.offers(state, state.due()[0])
    assert [table.label(title.view(state, 0), offer).plain for offer in offers] == [offer.do for offer in offers]


def test_a_title_brings_its_table_by_an_entry_point() -> None:
    assert isinstance(drawing_for(registry.title("rum"), texts("en")), RumDrawing)
