## Rummikub puzzles: what the house and the terminal say.

puzzle-lay-only = In a puzzle you lay tiles: there is no drawing and no passing.
puzzle-title = Rummikub puzzle, level { $level }, seed { $seed }
puzzle-goal-out = Lay your whole rack in one turn: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}. There is only one way.
puzzle-goal-some = Lay { $count } of your { $rack } tiles in one turn. There is only one way, and no more can be laid.
puzzle-breaks = It takes breaking up { $count ->
    [one] { $count } set
   *[other] { $count } sets
} of the table.
puzzle-end = The table after the best turn
puzzle-less = That is legal: { $count } of { $best }. But more can be laid.
puzzle-hint-sets = These sets are broken up: { $sets }.
puzzle-help-turn = the whole table after your turn
puzzle-help-hint = a little help: first which sets, then step by step
