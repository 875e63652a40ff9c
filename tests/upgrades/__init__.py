"""The net under stored games: what earlier versions of the house wrote must fold today, moment by moment.

Nothing in this folder is ever written anew. A test here that fails means that people lose the games that they have on,
or that owners' records are refused: keep the words on disk (`docs/glossary.md`), or raise the title's `version` on
purpose. `cd tests && python -m upgrades.write` adds what is missing, and touches nothing that is there.
"""
