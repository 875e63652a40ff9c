## Puzzles in the browser.

web-puzzles-title = Zagadki Rummikub
web-puzzles-about = Pozycje z jednym najlepszym ruchem, codziennie nowa
web-puzzles-loading = Szukam zagadki …
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
web-puzzles-goal-out = Wyłóż w jednym ruchu całą tabliczkę: { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}. Jest tylko jeden sposób.
web-puzzles-goal-some = Wyłóż w jednym ruchu { $count } z { $rack } kostek. Jest tylko jeden sposób, a więcej wyłożyć się nie da.
web-puzzles-breaks = Trzeba rozbić { $count ->
    [one] { $count } układ
    [few] { $count } układy
    [many] { $count } układów
   *[other] { $count } układu
} na stole.
web-puzzles-joker = Joker ze stołu musi zostać wymieniony albo leżeć na końcu obok kostki, którą wykładasz.
web-puzzles-help = Przeciągaj kostki albo zaznacz je i dotknij miejsca, gdzie mają leżeć. Bez pośpiechu: nikt nie czeka.

# What is done, and what is said of it.
web-puzzles-check = Sprawdź
web-puzzles-less = To dozwolone: { $count } z { $best }. Ale da się wyłożyć więcej.
web-puzzles-solved = Rozwiązane!
web-puzzles-solved-helped = Właśnie tak. Czy następną rozwiążesz bez pomocy?
web-puzzles-hint-sets = { $count ->
    [one] Ten układ trzeba rozbić: { $sets }
    [few] Te układy trzeba rozbić: { $sets }
    [many] Te układy trzeba rozbić: { $sets }
   *[other] Te układy trzeba rozbić: { $sets }
}
web-puzzles-show = Pokaż
web-puzzles-told = Rozwiązanie jest właśnie pokazywane.
