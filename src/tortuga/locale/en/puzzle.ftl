## Puzzles: what the house and the terminal say.

puzzle-busy = A lot of puzzles are being made right now; please try again in a moment.

# The terminal.
puzzle-making = Looking for a puzzle of level { $level }…
puzzle-again = To see it again: { $command }
puzzle-prompt = Your turn (? for help)
puzzle-solved = Solved!
puzzle-hint-step = { $n } of { $count }: { $step }
puzzle-help-solution = the best turn
puzzle-help-quit = leave

# The words that people type; English ones always work too.
puzzle-word-solution = solution
