"""Draws the pictures of the terminal in this folder from real games: `.venv/bin/python docs/screenshots/make.py`."""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from tortuga.kernel import Game, Imagined, registry
from tortuga.terminal.table import table_for
from tortuga.texts import Texts

FOLDER = Path(__file__).parent
FORMAT = re.sub(r"@font-face {{.*?}}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""Without the fonts that rich would fetch from elsewhere."""


def good_moment(names: list[str]) -> Game:
    """A three-player game of RUM between bots, stopped when the first seat has a good hand."""
    title = registry.title("rum")
    game = Game.start(title, names, seed="screenshot")
    bots = [registry.bot("random", title, Imagined("0")), *(registry.bot("greedy", title, Imagined(n)) for n in "12")]
    while len(game.records) < 30 or game.state.due() != [0] or len(title.offers(game.state, 0)) < 12:
        seat = game.state.due()[0]
        game.play(seat, bots[seat].choose(title.view(game.state, seat), title.offers(game.state, seat)))
    return game


def rich_table(names: list[str]) -> Game:
    """A three-player game of Rummikub between bots, stopped when much lies on the table."""
    title = registry.title("rummikub")
    game = Game.start(title, names, seed="screenshot", options=title.read_options({"rounds": 3}))
    bots = [registry.bot(kind, title, Imagined("0")) for kind in ("simple", "tiles", "value")]
    while len(game.records) < 30 or game.state.due() != [0] or len(title.offers(game.state, 0)) < 3:
        seat = game.state.due()[0]
        game.play(seat, bots[seat].choose(title.view(game.state, seat), title.offers(game.state, seat)))
    return game


def draw(game: Game, language: str) -> None:
    names = list(game.header.seats)
    title = game.title
    texts = Texts(language, [title.locale], names)
    table = table_for(title, texts)
    console = Console(record=True, width=84, force_terminal=True, color_system="truecolor", file=io.StringIO())
    view = title.view(game.state, 0)
    table.begin(view)
    console.print(table.draw(view))
    console.print(Text(f"\n{texts('status-yours', name=names[0])} {table.asks(view)}", style="bold #f2b544"))
    for number, offer in enumerate(table.sort(view, title.offers(game.state, 0))[:10], start=1):
        console.print(Text.assemble((f"{number:>4}  ", "bold #f2b544"), table.label(view, offer)))
    svg = console.export_svg(title=f"tortuga play {title.name} --lang {language}", code_format=FORMAT)
    suffix = "" if language == "en" else f"-{language}"
    (FOLDER / f"{title.name}-terminal{suffix}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    people = ["Ania", "Calico", "Bonny"]
    for shown in (good_moment(people), rich_table(people)):
        for reader in ("en", "pl", "uk"):
            draw(shown, reader)
