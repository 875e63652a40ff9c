## Puzzles: what the house and the terminal say.

puzzle-busy = Właśnie powstaje wiele zagadek; spróbuj ponownie za chwilę.

# The terminal.
puzzle-making = Szukam zagadki na poziomie { $level }…
puzzle-again = Ta sama zagadka jeszcze raz: { $command }
puzzle-prompt = Twój ruch (? – pomoc)
puzzle-solved = Rozwiązane!
puzzle-hint-step = { $n } z { $count }: { $step }
puzzle-help-solution = najlepszy ruch
puzzle-help-quit = wyjście

# The words that people type; English ones always work too.
puzzle-word-solution = rozwiązanie
