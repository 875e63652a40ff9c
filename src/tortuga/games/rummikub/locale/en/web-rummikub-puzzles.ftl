## Rummikub puzzles in the browser.

web-puzzles-title = Rummikub puzzles
web-puzzles-about = Positions with one best turn, a new one every day
web-puzzles-goal-out = Lay your whole rack in one turn: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}. There is only one way.
web-puzzles-goal-some = Lay { $count } of your { $rack } tiles in one turn. There is only one way, and no more can be laid.
web-puzzles-breaks = It takes breaking up { $count ->
    [one] { $count } set
   *[other] { $count } sets
} of the table.
web-puzzles-joker = A joker of the table must be bought, or end beside a tile that you lay.
web-puzzles-help = Drag tiles, or choose them and tap where they shall lie. Take your time: nobody is waiting.
web-puzzles-less = That is legal: { $count } of { $best }. But more can be laid.
web-puzzles-hint-sets = { $count ->
    [one] This set is broken up: { $sets }
   *[other] These sets are broken up: { $sets }
}
