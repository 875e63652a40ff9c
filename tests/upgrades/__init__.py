"""The net under stored games: what earlier versions of the house wrote must fold today, moment by moment.

A test here that fails means that people lose the games that they have on, or that owners' records are refused: keep
the words on disk (`docs/glossary.md`). Only where a title's rules or data change on purpose, what was stored of that
title is replaced, in a commit that says so. `cd tests && python -m upgrades.write` adds what is missing, and touches
nothing that is there.
"""
