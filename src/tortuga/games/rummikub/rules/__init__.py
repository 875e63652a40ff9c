"""The rules of Rummikub and Rummi, a chapter of the rulebook a module. Read `tiles`, `melds`, `jokers` and `turns`,
then `state`."""
