"""The result of a match as a picture (SVG): a row for each bot, its share of wins as a dot and the interval as a bar,
and a line where all would be even. It reads the object that `--json` writes."""

from collections.abc import Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape

WIDTH, ROW, EDGE, FOOT = 720, 44, 24, 64
LEFT, RIGHT = 190, 80
"""The margins of the axis: names to its left, figures to its right."""
INK, FAINT, BAR, DOT = "#333", "#ccc", "#4682b4", "#b8860b"
TICKS = (0, 25, 50, 75, 100)


def plot(report: Mapping[str, Any], heading: str, axis: str) -> str:
    """With its heading and what is measured, in the reader's language."""
    bots: Sequence[Mapping[str, Any]] = report["bots"]
    top, floor = EDGE + 40, EDGE + 40 + len(bots) * ROW
    height = floor + FOOT
    marks = [_words(EDGE, EDGE + 6, heading, size=15)]
    marks += [_line(_x(tick / 100), top, _x(tick / 100), floor, FAINT) for tick in TICKS]
    marks += [_words(_x(tick / 100), floor + 18, str(tick), "middle") for tick in TICKS]
    marks.append(_words(_x(0.5), floor + 40, axis, "middle"))
    marks.append(_line(_x(1 / len(bots)), top - 6, _x(1 / len(bots)), floor, INK, dashes="4 3"))
    for place, bot in enumerate(bots):
        y = top + (place + 0.5) * ROW
        low, high, rate = _x(bot["low"]), _x(bot["high"]), _x(bot["rate"])
        marks.append(_words(LEFT - 14, y + 4, bot["bot"], "end"))
        marks.append(f'<rect x="{low:.1f}" y="{y - 5:.1f}" width="{high - low:.1f}" height="10" rx="3" fill="{BAR}"/>')
        marks.append(f'<circle cx="{rate:.1f}" cy="{y:.1f}" r="7" fill="{DOT}" stroke="#fff" stroke-width="1.5"/>')
        marks.append(_words(WIDTH - RIGHT + 14, y + 4, f"{100 * bot['rate']:.1f}"))
    open_tag = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" role="img">'
    )
    title = f"<title>{escape(heading)}</title>"
    return "\n".join([open_tag, title, f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>', *marks, "</svg>", ""])


def _x(rate: float) -> float:
    return LEFT + rate * (WIDTH - LEFT - RIGHT)


def _words(x: float, y: float, text: str, anchor: str = "start", size: int = 13) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{INK}">{escape(text)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{colour}"{dashed}/>'
