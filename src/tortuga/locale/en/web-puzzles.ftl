## Puzzles in the browser.

web-puzzles-title = Rummikub puzzles
web-puzzles-about = Positions with one best turn, a new one every day
web-puzzles-loading = Looking for a puzzle …
web-puzzles-loading-more = The hardest ones take a few seconds.
web-puzzles-none = There is no such puzzle.

# Which one.
web-puzzles-levels = Which puzzle
web-puzzles-level = Level { $n }
web-puzzles-done = solved
web-puzzles-today = Puzzle of the day
web-puzzles-another = Another one
web-puzzles-next = Next puzzle
web-puzzles-name = Level { $level } · { $seed }
web-puzzles-count = Solved in this browser: { $count }
web-puzzles-share = Whoever has this link gets the same puzzle.

# What is asked.
web-puzzles-task = Your task
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

# What is done, and what is said of it.
web-puzzles-check = Check
web-puzzles-less = That is legal: { $count } of { $best }. But more can be laid.
web-puzzles-solved = Solved!
web-puzzles-solved-helped = So it goes. Will you find the next one alone?
web-puzzles-hint-sets = { $count ->
    [one] This set is broken up: { $sets }
   *[other] These sets are broken up: { $sets }
}
web-puzzles-show = Show me
web-puzzles-told = The solution is being shown.
