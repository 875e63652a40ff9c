"""Options: what sets the two titles apart."""

from rules import rule
from tortuga.games.rummikub.options import RummikubOptions, RummiOptions
from tortuga.games.rummikub.title import RummikubTitle, RummiTitle


@rule("RT-1.1", "RT-1.2")
def test_the_titles_differ_by_named_options() -> None:
    ours, theirs = RummikubOptions(), RummiOptions()
    differences = {
        name: (getattr(ours, name), getattr(theirs, name))
        for name in ours.__struct_fields__
        if getattr(ours, name) != getattr(theirs, name)
    }
    assert differences == {
        "jokers": (2, 4),
        "first_meld": (30, 40),
        "time_out": ("penalty", "keep"),
        "joker_value": (30, 25),
        "joker_rule": ("release", "bound"),
        "building": (True, False),
        "before_meld": ("draw", "either"),
        "rounds": (1, 3),
    }
    assert (RummikubTitle.turn_seconds, RummiTitle.turn_seconds) == (60, 120)
