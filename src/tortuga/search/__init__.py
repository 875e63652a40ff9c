"""Search for bots of any title: which move does best in games imagined to the end.

`worlds` holds what a search may know, `halving` compares moves, `bot` makes levels of it.
"""
