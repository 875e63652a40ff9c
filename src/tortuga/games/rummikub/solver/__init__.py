"""The exact best turn.

`solve` is asked for the best turn of a player who has melded, `solve_first` for the best first meld out of the rack,
`solve_building` for the best turn that makes a first meld and builds on the table, `any_turn` for some turn at all.

How it is found, in the order to read it:

1. `problem`: what a search is asked, as counts of tiles that must and may be laid, and what that scores.
2. `group_shares`: which tiles of one number make groups.
3. `colour_graph`: what one colour can do by itself, as a small graph, with a bound on what it can score.
4. `bounded_search`: the best choice of edges over the four graphs. It follows the states with the best bounds first,
   for as long as an `effort` allows.
5. `reconstruction`: the sets that such a choice makes.
6. `origins`: where the pieces of a turn come from, and what sets lack by the joker rule.
7. `origin_search`: the slower search for the few positions where that matters.
8. `best_turn`: the joker rules, as plans for the start sets that hold jokers.
9. `manipulations`: how a turn is done by hand, set by set.

Compiled modules import from `best_turn` and the others directly: this one is not compiled.
"""

from tortuga.games.rummikub.solver.best_turn import any_turn, solve, solve_building, solve_first

__all__ = ["any_turn", "solve", "solve_building", "solve_first"]
