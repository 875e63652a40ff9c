"""Long texts page by page, with a word on how to go on and how to leave."""

from rich.console import Console, RenderableType
from rich.segment import Segments

from tortuga.terminal.keyboard import ask
from tortuga.texts import Texts


def show_pages(console: Console, what: RenderableType, texts: Texts) -> None:
    """All at once where it fits, or where nobody turns pages. Raises InputClosed."""
    lines = console.render_lines(what, pad=False, new_lines=True)
    room = max(1, console.height - 1)
    if not console.is_terminal or len(lines) <= room:
        console.print(what)
        return
    pages = [lines[start : start + room] for start in range(0, len(lines), room)]
    leave, back = texts("pages-leave"), texts("pages-back")
    number = 1
    while number <= len(pages):
        console.print(Segments([segment for line in pages[number - 1] for segment in line]), end="")
        key = "pages-last" if number == len(pages) else "pages-next"
        typed = ask(console, texts(key, n=number, count=len(pages), leave=leave, back=back) + " ").casefold()
        if typed in (leave.casefold(), "q", "quit", texts("command-quit").casefold()):
            return
        number = max(1, number - 1) if typed in (back.casefold(), "b") else number + 1
