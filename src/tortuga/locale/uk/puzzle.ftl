## Puzzles: what the house and the terminal say.

puzzle-busy = Саме складається багато задач; спробуйте ще раз за мить.

# The terminal.
puzzle-making = Шукаю задачу рівня { $level }…
puzzle-again = Та сама задача ще раз: { $command }
puzzle-prompt = Ваш хід (? — допомога)
puzzle-solved = Розв’язано!
puzzle-hint-step = { $n } з { $count }: { $step }
puzzle-help-solution = найкращий хід
puzzle-help-quit = вийти

# The words that people type; English ones always work too.
puzzle-word-solution = розв’язок
