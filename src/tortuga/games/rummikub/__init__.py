"""Rummikub and Rummi: one engine for two titles.

`docs/rules/rummikub.md` numbers the rules; modules and tests name them by these numbers (RK and RT).
"""
