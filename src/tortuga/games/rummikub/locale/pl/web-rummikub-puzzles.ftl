## Rummikub puzzles in the browser.

web-puzzles-title = Zagadki Rummikub
web-puzzles-about = Pozycje z jednym najlepszym ruchem, codziennie nowa
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
web-puzzles-joker = Joker ze stołu musi zostać wymieniony albo trafić obok kostki, którą wykładasz.
web-puzzles-help = Przeciągaj kostki albo zaznacz je i dotknij miejsca, gdzie mają leżeć. Bez pośpiechu: nikt nie czeka.
web-puzzles-less = To zgodne z zasadami: { $count } z { $best }. Ale da się wyłożyć więcej.
web-puzzles-hint-sets = { $count ->
    [one] Ten układ trzeba rozbić: { $sets }
    [few] Te układy trzeba rozbić: { $sets }
    [many] Te układy trzeba rozbić: { $sets }
   *[other] Te układy trzeba rozbić: { $sets }
}
