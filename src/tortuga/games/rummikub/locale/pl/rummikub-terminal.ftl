## In the terminal: the first screen, words to be typed, and what choices say.

rummikub-intro-aim = Wyłóż wszystkie kostki przed innymi. Kto zostaje z kostkami, traci tyle punktów, ile są warte.
rummikub-intro-turn = Na wejście do gry potrzebujesz układów z własnej tabliczki wartych co najmniej { $least } pkt. Potem możesz dokładać do każdego układu na stole i przebudowywać stół, byle na koniec ruchu leżały tam same serie i grupy. Jeśli nic nie wykładasz, dobierasz kostkę.
rummikub-intro-sets = Seria to co najmniej 3 kolejne liczby w jednym kolorze: R4 R5 R6. Grupa to ta sama liczba w 3 albo 4 kolorach: B3 K3 O3. Joker zastępuje dowolną kostkę.
rummikub-letter-r = czerwony
rummikub-letter-b = niebieski
rummikub-letter-k = czarny
rummikub-letter-o = pomarańczowy
rummikub-letter-j = joker
rummikub-intro-typing = Wpisz numer albo przygotuj ruch wiersz po wierszu: R4 R5 R6 wykłada układ, B8 > 3 dokłada do układu 3, 3: R6 R7 wyjmuje kostki z układu 3. „gotowe” kończy ruch, „cofnij” cofa wiersz.
rummikub-table-joker-rule = Jokery: { $rule }
rummikub-table-joker-free = dowolne
rummikub-table-joker-release = uwalniane
rummikub-table-joker-strict = zablokowane
rummikub-table-joker-bound = związane
rummikub-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
rummikub-choice-out = koniec rundy
rummikub-say-rearranged = Na stole: { $gone } → { $come }
rummikub-hint-done = Potem wpisz „{ $word }”.
rummikub-hint-reset = Z twojego szkicu nie da się tam dojść: najpierw wpisz „{ $word }”.
rummikub-words-lay = wyłóż, wykładam
rummikub-words-run = seria
rummikub-words-group = grupa
