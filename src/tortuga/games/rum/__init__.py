"""RUM: sets of rum bottles for seven captains, in the English and the Polish edition.

`docs/rules/rum.md` numbers the rules; modules and tests name them by these numbers (RUM). Read `rules/state.py` first,
which follows its chapters; `rules/bottles.py` counts. `view` and `notation` are what others see, `redeal` remembers and
imagines, `components` reads the cards, `title` ties them together.
"""
