"""The plot: a picture that any reader of SVG takes, with every bot, its rate and its interval in the right place."""

from xml.etree import ElementTree

from arena.matches import game, plan_of
from tortuga.arena.plot import LEFT, RIGHT, WIDTH, plot
from tortuga.arena.report import report
from tortuga.arena.standings import Standings

SVG = "{http://www.w3.org/2000/svg}"


def test_each_bot_has_its_rate_and_its_interval() -> None:
    standings = Standings(plan_of(["greedy", "random"], games=8))
    for deal in range(1, 5):
        standings.add(game(deal, 0, [1, 0]))
        standings.add(game(deal, 1, [deal % 2, 1]))
    told = report(standings)
    picture = ElementTree.fromstring(plot(told, "A & B <head>", "share"))
    words = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"A & B <head>", "share", "greedy", "random", "62.5", "37.5"} <= set(words)
    span = WIDTH - LEFT - RIGHT
    dots = [(float(dot.get("cx", "")) - LEFT) / span for dot in picture.iter(f"{SVG}circle")]
    assert [round(dot, 3) for dot in dots] == [0.625, 0.375]
    _, *bars = picture.iter(f"{SVG}rect")
    for bar, row in zip(bars, told["bots"], strict=True):
        low = (float(bar.get("x", "")) - LEFT) / span
        high = low + float(bar.get("width", "")) / span
        assert (round(low, 3), round(high, 3)) == (round(row["low"], 3), round(row["high"], 3))
