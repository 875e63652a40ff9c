## Puzzles in the browser.

web-puzzles-loading = Looking for a puzzle…
web-puzzles-loading-more = The hardest ones take a few seconds.
web-puzzles-none = There’s no such puzzle.

# Which one.
web-puzzles-levels = Which puzzle
web-puzzles-level = Level { $n }
web-puzzles-done = solved
web-puzzles-today = Puzzle of the day
web-puzzles-another = Another one
web-puzzles-next = Next puzzle
web-puzzles-name = Level { $level } · { $seed }
web-puzzles-count = Solved in this browser: { $count }
web-puzzles-share = Anyone with this link gets the same puzzle.

# What is asked.
web-puzzles-task = Your task

# What is done, and what is said of it.
web-puzzles-check = Check
web-puzzles-solved = Solved!
web-puzzles-solved-helped = That’s how it’s done. Can you solve the next one on your own?
web-puzzles-show = Show me
web-puzzles-told = Showing the solution.
