"""Draws the pictures of the terminal in this folder from real games: `.venv/bin/python docs/screenshots/make.py`."""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tortuga.kernel import Game, Imagined, registry
from tortuga.terminal.drawing import drawing_for
from tortuga.terminal.layout import GOLD
from tortuga.texts import Texts

FOLDER = Path(__file__).parent
PEOPLE = ["Ania", "Calico", "Bonny"]
FORMAT = re.sub(r"@font-face {{.*?}}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""Without the fonts that rich would fetch from elsewhere."""


def good_moment(name: str, bots: list[str], records: int, offers: int, **options: object) -> Game:
    """A three-player game between bots, stopped when much lies on the table and the first seat has a choice."""
    title = registry.title(name)
    game = Game.start(title, PEOPLE, seed="screenshot", options=title.read_options(options))
    players = [registry.bot(kind, title, Imagined(str(seat))) for seat, kind in enumerate(bots)]
    while len(game.records) < records or game.state.due() != [0] or len(title.offers(game.state, 0)) < offers:
        seat = game.state.due()[0]
        game.play(seat, players[seat].choose(title.view(game.state, seat), title.offers(game.state, seat)))
    return game


def draw(game: Game, language: str, width: int) -> None:
    names = list(game.header.seats)
    title = game.title
    texts = Texts(language, [title.locale], names)
    table = drawing_for(title, texts)
    console = Console(
        record=True, width=width, height=40, force_terminal=True, color_system="truecolor", file=io.StringIO()
    )
    view = title.view(game.state, 0)
    table.begin(view)
    console.print(table.draw(view))
    console.print(Text(f"\n{texts('status-yours', name=names[0])} {table.asks(view)}", style=GOLD))
    choices = Grid.grid(padding=(0, 2, 0, 0))
    choices.add_column(justify="right", min_width=4, style=GOLD)
    for number, offer in enumerate(table.sort(view, title.offers(game.state, 0))[:10], start=1):
        choices.add_row(str(number), table.label(view, offer))
    console.print(choices)
    console.print(Text(f"{texts('prompt')}: ", style="bold"))
    svg = console.export_svg(title=f"tortuga play {title.name} --lang {language}", code_format=FORMAT)
    suffix = "" if language == "en" else f"-{language}"
    (FOLDER / f"{title.name}-terminal{suffix}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    for shown, columns in (
        (good_moment("rum", ["random", "greedy", "greedy"], 30, 12), 84),
        (good_moment("rummikub", ["simple", "tiles", "value"], 30, 3, rounds=3), 84),
        (good_moment("maracaibo", ["greedy"] * 3, 110, 5), 100),
    ):
        for reader in ("en", "pl", "uk"):
            draw(shown, reader, columns)
