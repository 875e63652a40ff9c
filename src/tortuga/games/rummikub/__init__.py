"""Rummikub and Rummi: one engine for two titles.

`docs/rules/rummikub.md` numbers the rules; modules and tests name them by these numbers (RK and RT). Read `rules`, a
chapter of the rulebook a module, then `title`; `solver` finds the exact best turn, `puzzles` makes positions that have
only one.
"""
