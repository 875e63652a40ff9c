## Rummikub puzzles: what the house and the terminal say.

puzzle-lay-only = In a puzzle you play tiles: there’s no drawing and no passing.
puzzle-title = Rummikub puzzle, level { $level }, seed { $seed }
puzzle-goal-out = Play your whole rack in one turn: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}. There’s only one way.
puzzle-goal-some = Play { $count } of your { $rack } tiles in one turn. There’s only one way, and nobody can play more.
puzzle-breaks = You’ll have to break up { $count ->
    [one] { $count } set
   *[other] { $count } sets
} on the table.
puzzle-end = The table after the best turn
puzzle-less = That’s legal: { $count } of { $best }. But you can play more.
puzzle-hint-sets = Break up these sets: { $sets }.
puzzle-help-turn = the whole table after your turn
puzzle-help-hint = a little help: first which sets, then step by step
