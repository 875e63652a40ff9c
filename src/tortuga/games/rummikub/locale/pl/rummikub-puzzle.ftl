## Rummikub puzzles: what the house and the terminal say.

puzzle-lay-only = W zagadce wykłada się kostki: nie można dobierać ani pasować.
puzzle-title = Zagadka Rummikub, poziom { $level }, ziarno { $seed }
puzzle-goal-out = Wyłóż w jednym ruchu całą tabliczkę: { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}. Jest tylko jeden sposób.
puzzle-goal-some = Wyłóż w jednym ruchu { $count } z { $rack } kostek. Jest tylko jeden sposób, a więcej wyłożyć się nie da.
puzzle-breaks = Trzeba rozbić { $count ->
    [one] { $count } układ
    [few] { $count } układy
    [many] { $count } układów
   *[other] { $count } układu
} na stole.
puzzle-end = Stół po najlepszym ruchu
puzzle-less = To zgodne z zasadami: { $count } z { $best }. Ale da się wyłożyć więcej.
puzzle-hint-sets = Trzeba rozbić te układy: { $sets }.
puzzle-help-turn = cały stół po twoim ruchu
puzzle-help-hint = mała pomoc: najpierw które układy, potem krok po kroku
