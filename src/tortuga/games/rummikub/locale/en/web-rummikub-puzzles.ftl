## Rummikub puzzles in the browser.

web-puzzles-title = Rummikub puzzles
web-puzzles-about = Positions with one best turn, a new one every day
web-puzzles-goal-out = Play your whole rack in one turn: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}. There’s only one way.
web-puzzles-goal-some = Play { $count } of your { $rack } tiles in one turn. There’s only one way, and nobody can play more.
web-puzzles-breaks = You’ll have to break up { $count ->
    [one] { $count } set
   *[other] { $count } sets
} on the table.
web-puzzles-joker = A joker on the table has to be replaced, or end up next to a tile you play.
web-puzzles-help = Drag tiles, or select them and tap where they should go. Take your time: nobody’s waiting.
web-puzzles-less = That’s legal: { $count } of { $best }. But you can play more.
web-puzzles-hint-sets = { $count ->
    [one] Break up this set: { $sets }
   *[other] Break up these sets: { $sets }
}
