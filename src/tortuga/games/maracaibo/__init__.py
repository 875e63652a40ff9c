"""Pirates of Maracaibo, with solo play against Redbeard and six modules.

`docs/rules/maracaibo.md` numbers the rules; modules and tests name them by these numbers (PM).
"""
