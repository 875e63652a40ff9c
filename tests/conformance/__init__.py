"""What every title of the house must keep, run on all that are registered and on the two tiny ones.

One file for each subject. A title is taken as it is: the suite knows no rule of any game, except for the recount of
its scores (`recounts.py`). `TORTUGA_TEST_SCALE=10` plays twenty times as many games. `python -m conformance.regenerate`
(in this folder's parent) writes the count files and golden games anew, for a person to read the difference.
"""
