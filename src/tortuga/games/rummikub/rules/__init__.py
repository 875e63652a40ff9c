"""The rules of Rummikub and Rummi, one module per chapter of the rulebook. Read `tiles`, `melds`, `jokers` and `turns`,
then `state`."""
