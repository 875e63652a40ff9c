"""Pirates of Maracaibo, with solo play against Redbeard and six modules.

`docs/rules/maracaibo.md` numbers the rules; modules and tests name them by these numbers (PM). Read `rules`, a chapter
of the rulebook a module, then `title`; `components` reads what is in `data`, `strategy` says what a position is worth.
"""
