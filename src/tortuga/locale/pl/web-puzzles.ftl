## Puzzles in the browser.

web-puzzles-loading = Szukam zagadki…
web-puzzles-loading-more = Najtrudniejsze wymagają kilku sekund.
web-puzzles-none = Nie ma takiej zagadki.

# Which one.
web-puzzles-levels = Która zagadka
web-puzzles-level = Poziom { $n }
web-puzzles-done = rozwiązana
web-puzzles-today = Zagadka dnia
web-puzzles-another = Inna zagadka
web-puzzles-next = Następna zagadka
web-puzzles-name = Poziom { $level } · { $seed }
web-puzzles-count = Rozwiązane w tej przeglądarce: { $count }
web-puzzles-share = Kto ma ten link, dostanie tę samą zagadkę.

# What is asked.
web-puzzles-task = Twoje zadanie

# What is done, and what is said of it.
web-puzzles-check = Sprawdź
web-puzzles-solved = Rozwiązane!
web-puzzles-solved-helped = Właśnie tak. Rozwiążesz następną bez pomocy?
web-puzzles-show = Pokaż
web-puzzles-told = Pokazujemy rozwiązanie.
